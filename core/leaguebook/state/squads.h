// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/drawnround.h"
#include "core/leaguebook/state/league.h"

namespace dugout {

// Squads are drawn against each other and meet board by board. To draws, tables and brackets a
// squad is an entrant like any other; without squads, everybody is one for himself.

/// Those who play together, the first board first.
struct Squad
{
    EntrantId id{};
    QString name{};
    std::vector<EntrantId> members{}; ///< those who have left too
    std::vector<EntrantId> active{};

    bool operator==(const Squad &) const = default;
};

/// In the order in which their first members joined; empty where there are none.
[[nodiscard]] std::vector<Squad> squadsOf(const Competition &competition);
/// The entrant a team plays for: its squad, or itself.
[[nodiscard]] EntrantId entrantOf(const Competition &competition, const EntrantId &team);
/// Squads as those who play for them, others as they are.
[[nodiscard]] std::vector<EntrantId> withMembers(const Competition &competition,
                                                 const std::vector<EntrantId> &entrants);
/// Who can be drawn: those who have not left, or the squads of them.
[[nodiscard]] std::vector<CompetitionEntry> fieldOf(const Competition &competition);
/// A pair board by board; somebody whom nobody sits opposite has a bye.
[[nodiscard]] std::vector<Pairing> boardsOf(const Competition &competition, const Pairing &pair);
/// Refused where a squad is not complete.
[[nodiscard]] Result<void> checkSquads(const Competition &competition);

/// Two who met in a round as entrants: the boards of squads as one result, others as they are.
struct Meeting
{
    FixtureResult result{};
    int stage = 0; ///< as in LeagueFixture
    std::vector<EntrantId> teams{}; ///< of all its boards

    bool operator==(const Meeting &) const = default;
};
/// Those of a round whose every board is decided. Squads who are level in a knock-out are parted by
/// the tie-breaks of the competition that one meeting can tell.
[[nodiscard]] std::vector<Meeting> meetingsOf(const Competition &competition,
                                              const LeagueRound &round);

} // namespace dugout
