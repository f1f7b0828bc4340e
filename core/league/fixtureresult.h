// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"
#include "core/text/result.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// How a result came about.
enum class ResultKind {
    Played,
    Awarded, ///< given by the commissioner or by a declined challenge; counts as played
    Forfeit, ///< one side did not come: the other wins
    DoubleForfeit, ///< neither came: both lose
    Bye, ///< there was no opponent
};

enum class FixtureSide { Neither, Home, Away };

/// A count of a league's own, such as completions, for both sides of a match. A fact about the
/// match itself, such as its being a derby, is the same for both.
struct ResultColumn
{
    QString name;
    int home = 0;
    int away = 0;

    bool operator==(const ResultColumn &) const = default;
};

/// What a fixture ended with. The counts "against" are those of the away side.
struct FixtureResult
{
    int round = 1;
    EntrantId home;
    EntrantId away; ///< empty: a bye
    ResultKind kind = ResultKind::Played;
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    /// Who won where the score does not say it: after a shoot-out, or because the other conceded.
    FixtureSide winner = FixtureSide::Neither;
    FixtureSide conceded = FixtureSide::Neither;
    std::vector<ResultColumn> columns;
    bool drawn = false; ///< nobody won whatever the score: of squads, whose boards are added up

    bool operator==(const FixtureResult &) const = default;
};

/// Columns of ours that say of a match how it was decided, the same for both sides.
namespace resultfact {
inline constexpr QStringView extraTime = u"extraTime";
inline constexpr QStringView shootOut = u"shootOut";
} // namespace resultfact
[[nodiscard]] bool hasFact(const FixtureResult &result, QStringView name);

/// "played", "awarded", "forfeit", "double-forfeit" and "bye", as in files.
[[nodiscard]] QString resultKindId(ResultKind kind);
[[nodiscard]] std::optional<ResultKind> resultKindFromId(QStringView id);
[[nodiscard]] const QStringList &resultKindIds();

/// Who won: by what is said, else by touchdowns. Nobody wins a double forfeit or a bye.
[[nodiscard]] FixtureSide winnerOf(const FixtureResult &result);

/// Whether a result makes sense in itself: two different sides or a bye, counts that can be, a
/// forfeit that somebody won.
[[nodiscard]] Result<void> checkResult(const FixtureResult &result);

} // namespace dugout
