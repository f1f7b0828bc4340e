// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/inventedteam.h"

#include "core/team/coachedits.h"
#include "core/team/hiring.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int sideSize = 11;

std::vector<Position> cheapestFirst(const Roster &roster)
{
    std::vector<Position> positions(roster.positions.begin(), roster.positions.end());
    std::stable_sort(
        positions.begin(), positions.end(),
        [](const Position &one, const Position &other) { return one.cost < other.cost; });
    return positions;
}

/// The first of them that the team can have and pay.
bool hireFirst(Team &team, const Ruleset &ruleset, const std::vector<Position> &positions)
{
    for (const Position &position : positions) {
        if (auto hired = hire(team, ruleset, position.id)) {
            team = *std::move(hired);
            return true;
        }
    }
    return false;
}

/// Any of them, as long as the gold left is enough for a whole side of the cheapest.
void hireSide(Team &team, const Ruleset &ruleset, const std::vector<Position> &positions,
              RandomSource &dice)
{
    while (static_cast<int>(team.players.size()) < sideSize) {
        const auto pick = static_cast<size_t>(dice.roll(static_cast<int>(positions.size())) - 1);
        const int missing = sideSize - static_cast<int>(team.players.size()) - 1;
        auto hired = hire(team, ruleset, positions[pick].id);
        if (hired && goldLeft(*hired, ruleset) >= missing * positions.front().cost)
            team = *std::move(hired);
        else if (!hireFirst(team, ruleset, positions))
            return;
    }
}

void spendRest(Team &team, const Ruleset &ruleset, RandomSource &dice)
{
    constexpr int mostRerolls = 3;
    constexpr int mostFans = 4;
    for (int i = dice.roll(mostRerolls); i > 0; --i) {
        if (auto bought = buy(team, ruleset, TeamAsset::Reroll))
            team = *std::move(bought);
    }
    for (int i = dice.roll(mostFans); i > 0; --i) {
        if (auto bought = buy(team, ruleset, TeamAsset::FanFactor))
            team = *std::move(bought);
    }
}

} // namespace

Result<Team> inventTeam(const Ruleset &ruleset, const NameGenerator &names, const TeamId &id,
                        const QString &name, RandomSource &dice, const RosterId &list)
{
    const auto lists = static_cast<int>(ruleset.rosters().size());
    const Roster *wanted = ruleset.rosters().find(list);
    const Roster &roster
        = wanted ? *wanted : ruleset.rosters()[static_cast<size_t>(dice.roll(lists) - 1)];
    auto made = newTeam({id, name, {}, roster.id, {}, {}}, ruleset);
    if (!made)
        return made;
    Team team = *std::move(made);
    hireSide(team, ruleset, cheapestFirst(roster), dice);
    spendRest(team, ruleset, dice);
    auto named = inventNames(std::move(team), names, dice);
    if (!named)
        return named;
    named->coach = NameGenerator::name(names.familyOf({}), 0, dice);
    return foundTeam(*std::move(named), ruleset);
}

Team restocked(Team team, const Ruleset &ruleset)
{
    const Roster *roster = rosterOf(team, ruleset);
    if (!roster)
        return team;
    const std::vector<Position> positions = cheapestFirst(*roster);
    while (playersAvailable(team) < sideSize && hireFirst(team, ruleset, positions)) { }
    return team;
}

} // namespace dugout
