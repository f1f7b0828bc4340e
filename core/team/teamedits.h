// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

namespace dugout {

// The editor's free hand: a team in, the changed team out. Only what makes no sense at all is
// refused; what the rules say about the outcome is told by checkTeam() and blocks nothing here.

inline constexpr qsizetype longestName = 80;
inline constexpr qsizetype longestNotes = 20'000;
inline constexpr int highestNumber = 99;
inline constexpr int mostOfAnything = 99; ///< re-rolls, cheerleaders…
inline constexpr int mostGoldPieces = 100'000'000;

/// What a new team is made from. The id comes from outside, as all randomness does.
struct TeamPlan
{
    TeamId id;
    QString name;
    QString coach;
    RosterId roster;
    std::optional<int> budget; ///< the edition's own when not said
    OptionChoices options;
};

[[nodiscard]] Result<Team> newTeam(const TeamPlan &plan, const Ruleset &ruleset);
/// Ends the building: what is left of the budget becomes the treasury.
[[nodiscard]] Result<Team> foundTeam(Team team, const Ruleset &ruleset);

[[nodiscard]] Result<Team> renameTeam(Team team, const QString &name);
[[nodiscard]] Result<Team> setCoach(Team team, const QString &coach);
[[nodiscard]] Result<Team> setNotes(Team team, const QString &notes);
[[nodiscard]] Result<Team> setBudget(Team team, int budget);
[[nodiscard]] Result<Team> setTreasury(Team team, int treasury);
[[nodiscard]] Result<Team> setBadge(Team team, Badge badge);
/// How many re-rolls, cheerleaders… there are, without paying or getting anything for it.
[[nodiscard]] Result<Team> setCount(Team team, TeamAsset asset, int count);

/// A player of any position of the list, with the first free number, whatever the limits say.
[[nodiscard]] Result<Team> addPlayer(Team team, const Ruleset &ruleset, const PositionId &position,
                                     const QString &name = {});
[[nodiscard]] Result<Team> renamePlayer(Team team, const PlayerId &player, const QString &name);
[[nodiscard]] Result<Team> renumberPlayer(Team team, const PlayerId &player, int number);
[[nodiscard]] Result<Team> setPosition(Team team, const Ruleset &ruleset, const PlayerId &player,
                                       const PositionId &position);
[[nodiscard]] Result<Team> setPlayerNotes(Team team, const PlayerId &player, const QString &notes);
/// Puts a player at a row of the sheet, counted from 0.
[[nodiscard]] Result<Team> movePlayer(Team team, const PlayerId &player, int row);
/// Puts everybody in this order, who must be exactly the players of the team. The numbers stay with
/// their places: the first of the order gets the lowest that is worn.
[[nodiscard]] Result<Team> putInOrder(Team team, const std::vector<PlayerId> &order);
/// Numbers from 1 on in this order, without a gap.
[[nodiscard]] Result<Team> numberInOrder(Team team, const std::vector<PlayerId> &order);
/// Removes a player without a trace.
[[nodiscard]] Result<Team> removePlayer(Team team, const PlayerId &player);
/// Replaces a player by an edited copy of the same id.
[[nodiscard]] Result<Team> replacePlayer(Team team, const Player &player);

/// The lowest number nobody wears.
[[nodiscard]] int freeNumber(const Team &team);
[[nodiscard]] Error noSuchPlayer(const PlayerId &player);
[[nodiscard]] Error noSuchPosition(const PositionId &position);

} // namespace dugout
