// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterdesk.h"

#include "core/match/state/changekinds.h"
#include "core/team/hiring.h"
#include "core/team/improvement.h"
#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<void> AfterDesk::has(const PlayerId &player) const
{
    return team().player(player) ? Result<void>() : noSuchPlayer(player);
}

void AfterDesk::put(Result<Team> changed)
{
    Q_ASSERT_X(changed, "AfterDesk", "a player who is not in the team was to be changed");
    mine().team = *std::move(changed);
}

int AfterDesk::earn(int gold, const QString &reason, const QString &subject)
{
    Team &team = mine().team;
    const int before = team.treasury;
    team.treasury = std::clamp(before + gold, std::min(before, 0), mostGoldPieces);
    if (team.treasury != before)
        note({ChangeKind::Treasury, {}, subject, before, team.treasury, reason});
    return team.treasury - before;
}

void AfterDesk::changeFanFactor(int by, const QString &reason)
{
    Team &team = mine().team;
    const int before = team.fanFactor;
    team.fanFactor = std::clamp(before + by, 0, mostOfAnything);
    if (team.fanFactor != before)
        note({ChangeKind::FanFactor, {}, {}, before, team.fanFactor, reason});
}

void AfterDesk::addPoints(const PlayerId &player, Achievement achievement, int count)
{
    if (count == 0)
        return;
    const int before = starPlayerPoints(*team().player(player), ruleset());
    put(addAchievements(team(), player, achievement, count));
    note({ChangeKind::Points, player, achievementName(achievement), before,
          starPlayerPoints(*team().player(player), ruleset()), QString::number(count)});
}

Result<void> AfterDesk::learn(const PlayerId &player, const DicePair &dice, const Gain &gain)
{
    const Player *who = team().player(player);
    const int before = who ? playerValue(*who, team(), ruleset()) : 0;
    auto changed = improve(team(), ruleset(), player, dice, gain);
    if (!changed)
        return changed.error();
    mine().team = *std::move(changed);
    note({ChangeKind::Improvement, player, gainKey(gain), before,
          playerValue(*team().player(player), team(), ruleset()),
          u"%1 %2"_s.arg(dice.first).arg(dice.second)});
    return {};
}

void AfterDesk::injuryLines(const Player &before, const PlayerId &player, const QString &reason,
                            const QString &subject)
{
    const Player &now = *team().player(player);
    if (now.injuries.niggling != before.injuries.niggling)
        note({ChangeKind::Injury, player, u"niggling"_s, before.injuries.niggling,
              now.injuries.niggling, subject.isEmpty() ? reason : subject});
    const Profile was = profileOf(before, team(), ruleset());
    const Profile is = profileOf(now, team(), ruleset());
    for (const Stat stat : allStats) {
        if (statOf(was, stat) != statOf(is, stat))
            note({ChangeKind::Injury, player, statKey(stat), statOf(was, stat), statOf(is, stat),
                  subject.isEmpty() ? reason : subject});
    }
    if (now.missesNextMatch && !before.missesNextMatch)
        note({ChangeKind::Misses, player, {}, 0, 1, subject.isEmpty() ? reason : subject});
}

void AfterDesk::hurt(const PlayerId &player, const InjuryEffect &effect, const QString &reason,
                     const QString &subject)
{
    // The dead stay on the sheet until the sequence strikes them off.
    if (effect.dead) {
        if (!isDead(player))
            mine().dead.append(player.text());
        return;
    }
    const Player before = *team().player(player);
    put(applyInjury(team(), ruleset(), player, effect));
    injuryLines(before, player, reason, subject);
}

void AfterDesk::missNext(const PlayerId &player, const QString &reason)
{
    InjuryEffect effect;
    effect.missesNextMatch = true;
    hurt(player, effect, reason, {});
}

void AfterDesk::letGo(const PlayerId &player, PlayerStatus why, const QString &reason)
{
    const int value = playerValue(*team().player(player), team(), ruleset());
    put(dugout::letGo(team(), player, why));
    note({ChangeKind::Gone, player, playerStatusName(why), value, 0, reason});
}

Result<void> AfterDesk::take(Result<Team> changed, TeamChange change)
{
    if (!changed)
        return changed.error();
    const int before = team().treasury;
    const int players = team().nextPlayer;
    mine().team = *std::move(changed);
    const bool hired = change.player.isEmpty() && team().nextPlayer > players;
    if (hired)
        change.player = PlayerId(QString::number(players));
    if (team().treasury != before)
        note({ChangeKind::Treasury, change.player, change.subject, before, team().treasury,
              change.reason});
    note(change);
    // Some stars come as a pair.
    for (int next = players + 1; hired && next < team().nextPlayer; ++next) {
        change.player = PlayerId(QString::number(next));
        note(change);
    }
    return {};
}

void AfterDesk::noteHome(const KindOfChange &what, const RowId &subject, bool gained,
                         const QString &reason)
{
    note({what, {}, subject.text(), gained ? 0 : 1, gained ? 1 : 0, reason});
}

} // namespace dugout
