// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/coachedits.h"

#include "core/team/hiring.h"
#include "core/team/teamvalue.h"

namespace dugout {

namespace {

constexpr int nameFlavours = 3;

} // namespace

Result<Team> takeOn(Team team, const Ruleset &ruleset, const PositionId &position,
                    const QString &name)
{
    return team.founded ? hire(std::move(team), ruleset, position, name)
                        : addPlayer(std::move(team), ruleset, position, name);
}

Result<Team> bringTo(Team team, const Ruleset &ruleset, TeamAsset asset, int count)
{
    if (!team.founded || count <= team.count(asset))
        return setCount(std::move(team), asset, count);
    Result<Team> richer = std::move(team);
    while (richer && richer->count(asset) < count)
        richer = buy(*std::move(richer), ruleset, asset);
    return richer;
}

int goldOf(const Team &team)
{
    return team.founded ? team.treasury : team.budget;
}

Result<Team> setGold(Team team, int gold)
{
    return team.founded ? setTreasury(std::move(team), gold) : setBudget(std::move(team), gold);
}

Result<Team> sendAway(Team team, const std::vector<PlayerId> &players)
{
    const bool founded = team.founded;
    Result<Team> left = std::move(team);
    for (const PlayerId &player : players) {
        if (left)
            left = founded ? letGo(*std::move(left), player, PlayerStatus::Fired)
                           : removePlayer(*std::move(left), player);
    }
    return left;
}

Result<Team> fillWithJourneymen(Team team, const Ruleset &ruleset)
{
    Result<Team> filled = std::move(team);
    for (int needed = journeymenNeeded(*filled, ruleset); filled && needed > 0; --needed)
        filled = addJourneyman(*std::move(filled), ruleset);
    return filled;
}

Result<Team> inventNames(Team team, const NameGenerator &names, RandomSource &dice)
{
    const int flavour = dice.roll(nameFlavours) - 1;
    const std::vector<Player> players = team.players;
    Result<Team> named = std::move(team);
    for (const Player &player : players) {
        if (named && player.name.isEmpty()) {
            const QString name = names.nameFor(*named, player.position, flavour, dice);
            named = renamePlayer(*std::move(named), player.id, name);
        }
    }
    return named;
}

} // namespace dugout
