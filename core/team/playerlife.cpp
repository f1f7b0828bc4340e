// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/playerlife.h"

#include "core/team/hiring.h"
#include "core/team/playerstats.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PlayerLife
{
    Q_DECLARE_TR_FUNCTIONS(PlayerLife)
};

constexpr int mostAchievements = 9'999;

/// How many of `wanted` points the limits let this player lose.
int effectiveLoss(Stat stat, int wanted, const Player &player, const Team &team,
                  const Ruleset &ruleset)
{
    const TeamRules rules = teamRules(ruleset, team.options);
    constexpr int unlimited = std::numeric_limits<int>::max();
    const int now = statOf(profileOf(player, team, ruleset), stat);
    const int byCount
        = rules.mostLoss ? *rules.mostLoss - statOf(player.injuries.losses, stat) : unlimited;
    const int byFloor = now - rules.lowestStat.value_or(0);
    return std::clamp(wanted, 0, std::max(0, std::min(byCount, byFloor)));
}

} // namespace

InjuryEffect injuryEffect(const TableRow &row)
{
    InjuryEffect effect;
    effect.missesNextMatch = row.value(u"miss-next"_s) > 0;
    effect.niggling = row.value(u"niggling"_s);
    for (const Stat stat : allStats)
        effect.losses = withStat(effect.losses, stat, -row.value(statKey(stat)));
    effect.dead = row.value(u"dead"_s) > 0;
    return effect;
}

Result<Team> addAchievements(Team team, const PlayerId &player, Achievement achievement, int count)
{
    const Player *found = team.player(player);
    if (!found)
        return noSuchPlayer(player);
    Player changed = *found;
    const int sum
        = std::clamp(changed.achievements.count(achievement) + count, 0, mostAchievements);
    changed.achievements = changed.achievements.with(achievement, sum);
    return replacePlayer(std::move(team), changed);
}

Result<Team> applyInjury(Team team, const Ruleset &ruleset, const PlayerId &player,
                         const InjuryEffect &effect)
{
    const Player *found = team.player(player);
    if (!found)
        return noSuchPlayer(player);
    if (effect.dead)
        return letGo(std::move(team), player, PlayerStatus::Dead);
    Player hurt = *found;
    hurt.missesNextMatch = hurt.missesNextMatch || effect.missesNextMatch;
    hurt.injuries.niggling = std::min(hurt.injuries.niggling + effect.niggling, mostAchievements);
    for (const Stat stat : allStats) {
        const int loss = effectiveLoss(stat, statOf(effect.losses, stat), hurt, team, ruleset);
        hurt.injuries.losses
            = withStat(hurt.injuries.losses, stat, statOf(hurt.injuries.losses, stat) + loss);
    }
    return replacePlayer(std::move(team), hurt);
}

Team serveAbsences(Team team)
{
    for (Player &player : team.players)
        player.missesNextMatch = false;
    return team;
}

std::optional<int> agingTarget(const Player &player, const Ruleset &ruleset)
{
    const Table *aging = ruleset.tables().find(u"aging"_s);
    const TableRow *level = levelOf(player, ruleset);
    if (!aging || !level || player.improvements.empty())
        return std::nullopt;
    const TableRow *row = aging->lookUp(level->value(u"level"_s));
    return row ? std::optional(row->value(u"target"_s)) : std::nullopt;
}

Result<Team> recordAging(Team team, const Ruleset &ruleset, const PlayerId &player,
                         const DicePair &dice, const InjuryEffect &effect)
{
    const Player *found = team.player(player);
    if (!found)
        return noSuchPlayer(player);
    const auto target = agingTarget(*found, ruleset);
    if (!target || !dice.isPossible())
        return Error{
            ErrorCode::NoAging, PlayerLife::tr("No aging roll is due for this player."), {}};
    Player rolled = *found;
    const bool aged = dice.total() < *target;
    rolled.improvements.back().aging = AgingRoll{dice, *target, aged};
    auto recorded = replacePlayer(std::move(team), rolled);
    if (!recorded || !aged)
        return recorded;
    return applyInjury(*std::move(recorded), ruleset, player, effect);
}

} // namespace dugout
