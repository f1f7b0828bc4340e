// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/skillchoices.h"

#include "core/match/effects.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/rerollhelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// While their captain stands, all of a famous team but its troll are professionals near him.
bool isInspired(const MatchState &state, const MatchPlayer &player)
{
    if (!isLegend(state, state.active, u"chaos-all-stars"))
        return false;
    const auto isMorg
        = [](const MatchPlayer &one) { return one.who->player.star.text() == u"morg-n-thorg"; };
    const auto &mates = state.side(state.active).players;
    const bool stands = std::any_of(mates.begin(), mates.end(), [&](const MatchPlayer &mate) {
        return isMorg(mate) && mate.isOnPitch() && mate.posture == Posture::Standing;
    });
    return stands && !isMorg(player) && !player.has(u"pro")
        && !player.who->player.position.text().endsWith(u"troll");
}

/// All that are used by saying so let him roll again, but for these.
bool isRerollSkill(const QString &skill)
{
    return skill != u"leap"_s && skill != u"break-tackle"_s;
}

bool isCursed(const MatchContext &context, const MatchPlayer &player)
{
    return !player.boons.empty() && boonValue(context, player, noOwnRerolls) > 0;
}

/// A professional rolls again even where he lies, and in the opponent's turn.
bool isProReady(const MatchContext &context, const MatchPlayer &player)
{
    return player.isOnPitch() && player.has(u"pro") && !player.usedThisTurn.contains(u"pro"_s)
        && !isCursed(context, player);
}

} // namespace

QStringList skillChoices(const MatchContext &context, const MatchState &state)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(state.active).players) {
        if (!player.canAct()) {
            if (isProReady(context, player))
                choices.append(player.ref() + u"/pro"_s);
            continue;
        }
        const bool cursed = isCursed(context, player);
        if (!cursed && isInspired(state, player) && !player.usedThisTurn.contains(u"pro"_s))
            choices.append(player.ref() + u"/pro"_s);
        for (const QString &use : player.skillUses()) {
            const QString skill = use.section(u'/', 1);
            if (!player.usedThisTurn.contains(skill) && !(cursed && isRerollSkill(skill)))
                choices.append(use);
        }
    }
    return choices;
}

QStringList otherSkillChoices(const MatchContext &context, const MatchState &state)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(MatchState::otherSeat(state.active)).players) {
        if (isProReady(context, player))
            choices.append(player.ref() + u"/pro"_s);
    }
    return choices;
}

QStringList rerollChoices(const MatchContext &context, const MatchState &state)
{
    const SideState &side = state.side(state.active);
    QStringList choices;
    if (side.rerolls.usedThisTurn >= mostRerolls(context, state))
        return choices;
    if (isAnybodyCursed(context, state, state.active)
        && whoMayRollAgain(context, state, state.active).isEmpty())
        return choices;
    const bool loners = std::any_of(side.players.begin(), side.players.end(), [](const auto &one) {
        return one.isOnPitch() && one.has(u"loner");
    });
    if (side.rerolls.team() > 0)
        choices.append(u"team"_s);
    if (side.rerolls.leader && isLeaderOnPitch(side))
        choices.append(u"leader"_s);
    if (loners && !choices.isEmpty())
        choices.append(u"loner"_s);
    return choices;
}

} // namespace dugout
