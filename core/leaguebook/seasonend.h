// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"
#include "core/team/team.h"

namespace dugout {

// What comes after a season.

/// The prizes that follow from the tables of a season, for the commissioner to give: the winner of
/// every competition and the wooden spoon. Nothing for what is not decided.
[[nodiscard]] std::vector<Prize> usualPrizes(const League &league, const Season &season);

/// The entries of the next season: of every division the last so many change places with the first
/// of the one below it. Divisions are those of the first phase, the highest first; who has left is
/// not among them.
[[nodiscard]] Result<std::vector<CompetitionEntry>>
promoted(const League &league, const Competition &competition, int places);

/// A team drafted anew: under construction again with the same name, coach and fan factor, and with
/// the gold it had besides the budget and what was raised in downtime. Its players stand among the
/// former ones until they are bought back.
[[nodiscard]] Result<Team> redrafted(const Team &old, const Ruleset &ruleset, int budget,
                                     int downtime);
/// Takes one of the former players of a team under construction back, at his value.
[[nodiscard]] Result<Team> boughtBack(Team team, const PlayerId &player, const Ruleset &ruleset);

} // namespace dugout
