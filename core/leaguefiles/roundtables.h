// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/sheet/showntable.h"

#include <QSet>

namespace dugout {

// Who meets whom, as every surface shows it.

/// What is shown of fixtures besides what everybody sees.
struct FixtureSight
{
    bool drawn = false; ///< rounds that are drawn and not published
    bool notes = false; ///< who signed, what the commissioner wrote, what is being played
    QSet<FixtureId> ended{}; ///< over here, and the league does not know it yet

    bool operator==(const FixtureSight &) const = default;
};

/// A round: who against whom, how it ended, when and where.
[[nodiscard]] ShownTable roundTable(const LeagueLook &look, const LeagueRound &round,
                                    const Competition *of = nullptr);
/// All rounds under their names, and the challenges where coaches find their opponents themselves.
[[nodiscard]] ShownTable fixturesTable(const LeagueLook &look, const Competition &competition,
                                       const FixtureSight &sight = {});
/// The row of a challenge, by its place in the competition.
[[nodiscard]] QString challengeRow(size_t challenge);
/// -1 where it is the row of none.
[[nodiscard]] int challengeOfRow(const QString &row);

/// The matches of one team in all competitions, the newest round last.
[[nodiscard]] ShownTable teamFixturesTable(const LeagueLook &look, const EntrantId &team);
/// A round of a bracket for paper, and before the final the match for third place.
[[nodiscard]] std::vector<ShownTable> stageTables(const LeagueLook &look,
                                                  const BracketStage &stage);

} // namespace dugout
