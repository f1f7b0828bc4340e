// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamvalue.h"

#include "core/team/teamperks.h"

#include <algorithm>

namespace dugout {

int assetValue(TeamAsset asset, const Team &team, const Ruleset &ruleset)
{
    if (asset != TeamAsset::Reroll)
        return teamRules(ruleset, team.options).asset(asset).cost;
    const Roster *roster = rosterOf(team, ruleset);
    return roster ? roster->rerollCost : 0;
}

int assetPrice(TeamAsset asset, const Team &team, const Ruleset &ruleset)
{
    const int price = assetValue(asset, team, ruleset);
    if (asset != TeamAsset::Reroll || !team.founded)
        return price;
    return price * teamRules(ruleset, team.options).laterRerollFactor;
}

std::optional<int> assetLimit(TeamAsset asset, const Team &team, const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, team.options);
    const Roster *roster = rosterOf(team, ruleset);
    if (asset == TeamAsset::Apothecary && roster && !roster->apothecary)
        return 0;
    if (asset == TeamAsset::FanFactor) {
        if (team.founded)
            return std::nullopt;
        const auto most = rules.freeFanFactor ? rules.freeFanFactor : rules.asset(asset).max;
        return most ? std::optional(std::max(*most, team.keptFanFactor)) : std::nullopt;
    }
    return rules.asset(asset).max;
}

namespace {

/// Everything the team owns besides players, at its value.
int assetsValue(const Team &team, const Ruleset &ruleset)
{
    int value = 0;
    for (const TeamAsset asset : allTeamAssets)
        value += team.count(asset) * assetValue(asset, team, ruleset);
    return value;
}

} // namespace

int teamValue(const Team &team, const Ruleset &ruleset)
{
    int value = assetsValue(team, ruleset)
        + trophyRerolls(team) * assetValue(TeamAsset::Reroll, team, ruleset);
    for (const Player &player : team.players) {
        if (player.canPlayNextMatch())
            value += playerValue(player, team, ruleset);
    }
    return value;
}

int worthInGold(const Team &team, const Ruleset &ruleset)
{
    if (!teamRules(ruleset, team.options).ratingGoldDivisor)
        return teamValue(team, ruleset);
    int gold = assetsValue(team, ruleset);
    for (const Player &player : team.players)
        gold += playerValue(player, team, ruleset);
    return gold;
}

std::optional<int> teamRating(const Team &team, const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, team.options);
    if (!rules.ratingGoldDivisor)
        return std::nullopt;
    const int gold = worthInGold(team, ruleset) + goldLeft(team, ruleset);
    int points = 0;
    for (const Player &player : team.players)
        points += starPlayerPoints(player, ruleset);
    return gold / *rules.ratingGoldDivisor + points / rules.ratingPointsDivisor;
}

int creationCost(const Team &team, const Ruleset &ruleset)
{
    int cost = assetsValue(team, ruleset);
    for (const Player &player : team.players) {
        if (player.kind == PlayerKind::Rostered || player.kind == PlayerKind::Star)
            cost += hiringPrice(player, team, ruleset);
    }
    return cost;
}

int goldLeft(const Team &team, const Ruleset &ruleset)
{
    return team.founded ? team.treasury : team.budget - creationCost(team, ruleset);
}

int rosteredPlayers(const Team &team)
{
    return static_cast<int>(
        std::count_if(team.players.begin(), team.players.end(), [](const Player &player) {
            return player.kind == PlayerKind::Rostered || player.kind == PlayerKind::Star;
        }));
}

int playersAvailable(const Team &team)
{
    return static_cast<int>(
        std::count_if(team.players.begin(), team.players.end(),
                      [](const Player &each) { return each.canPlayNextMatch(); }));
}

int playersIn(const PositionId &position, const Team &team)
{
    return static_cast<int>(
        std::count_if(team.players.begin(), team.players.end(), [&position](const Player &player) {
            return player.kind == PlayerKind::Rostered && player.position == position;
        }));
}

int journeymenNeeded(const Team &team, const Ruleset &ruleset)
{
    const int upTo = teamRules(ruleset, team.options).journeymenUpTo;
    return std::max(0, upTo - playersAvailable(team));
}

std::vector<PositionId> journeymanPositions(const Team &team, const Ruleset &ruleset)
{
    const Roster *roster = rosterOf(team, ruleset);
    if (!roster)
        return {};
    const TeamRules rules = teamRules(ruleset, team.options);
    for (const int maximum : rules.journeymanMaxima) {
        std::vector<PositionId> found;
        for (const Position &position : roster->positions) {
            if (position.max == maximum)
                found.push_back(position.id);
        }
        if (!found.empty())
            return found;
    }
    return {};
}

} // namespace dugout
