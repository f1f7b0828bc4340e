// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/journal/leagueevent.h"
#include "core/team/team.h"

namespace dugout {

// What comes after a season.

/// The prizes that follow from the tables of a season, for the commissioner to give: the winner of
/// every competition and the wooden spoon. Nothing for what is not decided.
[[nodiscard]] std::vector<Prize> usualPrizes(const League &league, const Season &season);

/// The trophies that were won in a season and are not given yet, one for every competition that a
/// team has won; it holds them until they are won anew (crp L2692-2697).
[[nodiscard]] std::vector<Prize> trophiesOf(const League &league, const Season &season);

/// The option of an edition by which a prize may be more than an honour or a trophy.
[[nodiscard]] QString perksOption();
[[nodiscard]] bool allowsPerks(const LeagueRules &rules);

/// The entries of the next season: of every division the last so many change places with the first
/// of the one below it. Divisions are those of the first phase, the highest first; one who has left
/// the competition or the league is not among them.
[[nodiscard]] Result<std::vector<CompetitionEntry>>
promoted(const League &league, const Competition &competition, int places);

/// The events of one action: a competition like an earlier one, with those who are still in the
/// league in the divisions they have earned.
[[nodiscard]] Result<std::vector<LeagueEvent>> promotion(const League &league,
                                                         const CompetitionId &id,
                                                         const CompetitionId &earlier, int places,
                                                         const QString &name, RandomSource &lot);

/// What the commissioner says of a team that is drafted anew.
struct Redraft
{
    int downtime = 0; ///< gold raised between the seasons
    bool keepsWon = false; ///< rostered star, sponsors, stadium and trophies stay; they end else
};

/// A team drafted anew: under construction again with the same name, coach and fan factor, and with
/// the gold it had besides the budget and what was raised in downtime. Its players stand among the
/// former ones until they are bought back.
[[nodiscard]] Result<Team> redrafted(const Team &old, const Ruleset &ruleset, int budget,
                                     const Redraft &how);
/// A sheet with what a prize of gold or fan factor brings, or takes back with a negative amount. A
/// team under construction gets it as budget: its treasury is only what building leaves, and its
/// fan factor is paid from the budget.
[[nodiscard]] Team withPrize(Team team, PrizeKind kind, int amount, const Ruleset &ruleset);
/// Whether a member of a league was drafted anew and is not registered again yet.
[[nodiscard]] bool isDraftedAnew(const LeagueTeam &team);
/// Such a team has no sheet to play with: it enters no competition and begins no match.
[[nodiscard]] Result<void> checkDrafted(const League &league, const EntrantId &team);
/// The budget it may be built with; nothing of one that an earlier release drafted.
[[nodiscard]] std::optional<int> draftGold(const LeagueTeam &team);
/// Whether a former player was on the roster until the team was drafted anew: not one who died, was
/// let go, or only helped out.
[[nodiscard]] bool canComeBack(const Player &player);
/// Takes one of the former players of a team under construction back, at the price of the league's
/// formula; see buyback.h.
[[nodiscard]] Result<Team> boughtBack(Team team, const PlayerId &player, const Ruleset &ruleset,
                                      const QString &formula = {});

} // namespace dugout
