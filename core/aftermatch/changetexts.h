// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/afterstate.h"
#include "core/rules/ruleset.h"

#include <functional>

namespace dugout {

/// The language something is told in: a window tells in its own, a printed sheet in any.
struct Speech
{
    Language language = Language::English;
    /// Translates a source text that is marked with QT_TRANSLATE_NOOP("SheetWords", …).
    std::function<QString(const char *)> word;

    /// The language of the moment.
    [[nodiscard]] static Speech ofTheMoment();
    [[nodiscard]] QString localized(const LocalizedText &text) const { return text.in(language); }
    [[nodiscard]] QString number(int value) const { return groupedNumber(value, language); }
};

/// One line of what changed, in words: what it is, how it was and is, and why.
struct ChangeText
{
    QString what;
    QString before; ///< empty where there is nothing to compare
    QString after;
    QString why;
    QString who{}; ///< the player in it; empty for the whole team
    QString thing{}; ///< the rest of it

    /// "Treasury: 50,000 → 90,000 (Winnings)"
    [[nodiscard]] QString line() const;
    bool operator==(const ChangeText &) const = default;
};

/// Whether anything is other than it was. A count that stayed is no news; something learned is,
/// even where the book has its price; achievements are once the coach has entered their points.
[[nodiscard]] bool isNews(const TeamChange &change);

/// `team` knows the players by now, also those who are gone.
[[nodiscard]] ChangeText changeText(const TeamChange &change, const Team &team,
                                    const Ruleset &ruleset, const Speech &speech);

/// A stadium's peculiarity, a sponsor or an award of the hall of fame by its name.
[[nodiscard]] QString homeRowName(const QString &row, const Ruleset &ruleset, const Speech &speech);

/// What an achievement is called.
[[nodiscard]] QString achievementText(Achievement achievement, const Ruleset &ruleset,
                                      const Speech &speech);

} // namespace dugout
