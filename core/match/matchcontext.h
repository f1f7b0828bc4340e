// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchstate.h"
#include "core/rules/optionchoices.h"

#include <memory>

namespace dugout {

/// What a match starts from. It never changes while it is played.
struct MatchSetup {
    RulesetId ruleset;
    OptionChoices options;
    std::array<Team, 2> teams;
    bool league = false; ///< league steps are asked; else it is a one-off game

    bool operator==(const MatchSetup &) const = default;
};

/// The rules and the setup, as the steps of a match ask for them.
class MatchContext
{
public:
    MatchContext(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup);

    [[nodiscard]] const Ruleset &ruleset() const { return *m_ruleset; }
    [[nodiscard]] const MatchSetup &setup() const { return m_setup; }
    [[nodiscard]] const Team &team(Seat seat) const { return m_setup.teams.at(static_cast<size_t>(seat)); }
    [[nodiscard]] bool isOn(const QString &option) const;
    /// The chosen id of an option that is a choice.
    [[nodiscard]] QString chosen(const QString &option) const;

    /// Null when the edition has no such table.
    [[nodiscard]] const Table *table(const QString &id) const;
    /// A number of a plain list, such as `("turn-structure", "turns", "count")`.
    [[nodiscard]] int number(const QString &table, const QString &row, const QString &key,
                             int fallback = 0) const;
    /// The row that a result means; null when the edition has no such table or result.
    [[nodiscard]] const TableRow *row(const QString &table, int result) const;

    /// A roster player as he joins the match.
    [[nodiscard]] MatchPlayer joined(const Player &player, Seat seat) const;

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    MatchSetup m_setup;
};

} // namespace dugout
