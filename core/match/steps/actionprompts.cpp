// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/actionprompts.h"

#include "core/match/lasting.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/ballhelp.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/dangerhelp.h"
#include "core/match/steps/hazardhelp.h"
#include "core/match/steps/promptlist.h"
#include "core/match/steps/rerollhelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

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

/// One player a turn goes through the trapdoors.
bool hasTeleported(const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.usedThisTurn.contains(teleport);
    });
}

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

/// Skills that let a player roll again or act in a special way, each once a turn.
QStringList skillChoices(const MatchContext &context, const MatchState &state)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(state.active).players) {
        if (!player.canAct())
            continue;
        const bool cursed = !player.boons.empty() && boonValue(context, player, noOwnRerolls) > 0;
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

bool isArmed(const MatchPlayer &player)
{
    if (player.boons.empty())
        return player.who->armed;
    return player.has(u"stab") || player.has(u"chainsaw") || player.has(u"bombardier");
}

/// Those who can act for a side and satisfy a test.
template<typename Test>
QStringList able(const MatchState &state, Seat seat, Test test)
{
    return state.refs(seat, [&test](const MatchPlayer &player) {
        return player.canAct() && !player.isTurncoat() && test(player);
    }) + state.refs(MatchState::otherSeat(seat), [&test](const MatchPlayer &player) {
        return player.canAct() && player.isTurncoat() && test(player);
    });
}

/// Without those whom a card keeps from it.
QStringList allowed(const MatchContext &context, const MatchState &state, const QString &ban)
{
    return able(state, state.active, [&](const MatchPlayer &player) {
        return player.boons.empty() || boonValue(context, player, ban) == 0;
    });
}

/// Who plays for the other side for a while cannot score for it.
QStringList scorers(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.canAct() && !player.isTurncoat();
    }) + QStringList{somebody};
}

bool isThirsty(const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(u"blood-lust");
    });
}

/// Nobody is made to: who lies there may want to stay.
void offerStandUp(PromptList &prompts, const MatchState &state)
{
    Prompt *prompt = prompts.offer(u"stand-up"_s, state.active, [&state] {
        return state.refs(state.active, [](const MatchPlayer &player) {
            return player.isOnPitch() && player.posture == Posture::Prone;
        });
    });
    if (prompt)
        prompt->atMost = static_cast<int>(prompt->choices.size());
}

/// A card may let a side lose the ball as it likes.
QStringList turnoverCauses(const MatchContext &context, const MatchState &state)
{
    QStringList causes = context.turnoverCauses();
    if (state.lastingSum(state.active, u"fumbles-allowed"_s) > 0) {
        for (const QString &cause : {u"ball-not-caught"_s, u"pick-up-failed"_s, u"fumble"_s})
            causes.removeAll(cause);
    }
    return causes;
}

/// Before anything is done in it a turn may still be given up; the opponent may look at the marker
/// as long as it lasts.
void offerTurnStart(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    if (state.extraTurn)
        return;
    if (state.uses.actions == 0)
        prompts.confirm(u"concede"_s, state.active, true);
    prompts.offerAside(u"illegal-procedure"_s, MatchState::otherSeat(state.active), [&context] {
        const bool known = context.table(u"illegal-procedure"_s)
            && !context.isSwitchedOff(u"illegal-procedure"_s);
        return known ? QStringList{u"called"_s, u"wrongly-called"_s} : QStringList();
    });
}

QString carrierAmong(const MatchState &state, const QStringList &players)
{
    const QString carrier = state.carrier.isValid() ? state.carrier.toString() : QString();
    return players.contains(carrier) ? carrier : QString();
}

/// Players of a side, with the one who has the ball as the likely answer.
template<typename Choices>
void offerToCarrier(PromptList &prompts, const MatchState &state, const QString &id,
                    const Choices &choices)
{
    if (Prompt *prompt = prompts.offer(id, state.active, choices))
        prompt->usual = carrierAmong(state, prompt->choices);
}

/// One pass a turn; one who is about to be blocked may get rid of the ball as well.
void offerPasses(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    if (state.uses.completions < mostPasses(context, state))
        offerToCarrier(prompts, state, u"completion"_s,
                       [&] { return allowed(context, state, u"may-not-pass"_s); });
    const Seat other = MatchState::otherSeat(state.active);
    prompts.offerAside(u"completion.other"_s, other, [&state, other] {
        return state.refs(other, [](const MatchPlayer &player) {
            return player.canAct() && player.posture == Posture::Standing
                && player.has(u"dump-off");
        });
    });
}

/// Balls that do something to whoever could not hold them.
template<typename Players>
void offerBalls(PromptList &prompts, const MatchState &state, const Players &players)
{
    if (isBall(state, u"extra-spiky-ball") || lasts(state, u"spiked"_s))
        prompts.offer(u"spiked"_s, noSeat, players);
    if (isBall(state, u"warpstone-brazier"))
        prompts.offer(u"brazier"_s, noSeat, players);
}

QStringList upright(const MatchState &state, Seat seat)
{
    return able(state, seat,
                [](const MatchPlayer &player) { return player.posture == Posture::Standing; });
}

/// Who has to stand up, or just did, cannot block any more, unless he jumps up.
QStringList blockers(const MatchState &state, Seat seat)
{
    return able(state, seat, [](const MatchPlayer &player) {
        return player.has(u"jump-up")
            || (player.posture == Posture::Standing && !player.usedThisTurn.contains(stoodUp));
    });
}

/// Who is stunned can be fouled, and shot at, though not blocked.
void offerAttacks(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    const Seat own = state.active;
    const auto isOpponent = [&state, own](auto test) {
        const auto &players = state.side(MatchState::otherSeat(own)).players;
        return std::any_of(players.begin(), players.end(), [&](const MatchPlayer &player) {
            return player.isOnPitch() && test(player);
        });
    };
    if (isOpponent([](const auto &one) { return !one.isTurncoat() && one.isAwake(); })) {
        prompts.offer(u"block"_s, own, [&] { return blockers(state, own); });
        if (state.uses.blitzes < mostBlitzes(context, state))
            prompts.offer(u"blitz"_s, own, [&] { return state.ableToAct(own); });
    }
    if (!isOpponent([](const auto &) { return true; }))
        return;
    if (mayFoul(context, state) && state.uses.fouls < mostFouls(context, state))
        prompts.offer(u"foul"_s, own, [&] { return allowed(context, state, u"may-not-foul"_s); });
    prompts.offer(u"weapon"_s, own, [&] { return able(state, own, isArmed); });
}

/// What every coach records: what scores, hurts or ends the turn.
void offerUsual(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    prompts.confirm(u"end-turn"_s, own);
    if (state.lastingSum(own, u"no-turnover"_s) == 0)
        prompts.offer(u"turnover"_s, own, [&] { return turnoverCauses(context, state); });
    offerToCarrier(prompts, state, u"touchdown"_s, [&] { return scorers(state, own); });
    prompts.offer(u"re-roll"_s, own, [&] { return rerollChoices(context, state); });
    offerPasses(prompts, context, state);
    if (!context.isSwitchedOff(u"interceptions"_s))
        prompts.offer(u"interception"_s, other, [&] { return upright(state, other); });
    prompts.offer(u"casualty.victim"_s, noSeat,
                  [&] { return state.onPitch(other) + state.onPitch(own); });
    offerAttacks(prompts, context, state);
    prompts.offer(u"fall"_s, own, [&] { return state.ableToAct(own); });
}

void offerHelpers(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    if (state.uses.actions > 0)
        return;
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    prompts.offer(u"helper"_s, own, [&] { return helpersReady(context, state, own); });
    prompts.offer(u"helper.other"_s, other, [&] { return helpersReady(context, state, other); });
}

/// What stands in a menu of its own.
void offerAsides(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    prompts.offerAside(u"bite"_s, own,
                       [&] { return isThirsty(state, own) ? state.onPitch(own) : QStringList(); });
    prompts.offerAside(u"skill"_s, own, [&] { return skillChoices(context, state); });
    prompts.offerAside(u"touchdown.other"_s, other,
                       [&] { return upright(state, other) + QStringList{somebody}; });
    offerTurnStart(prompts, context, state);
}

} // namespace

std::vector<Prompt> actionPromptsFor(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &id)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    const auto ours = [&] { return state.ableToAct(own); };
    PromptList prompts(id);
    offerUsual(prompts, context, state);
    if (isLegend(state, own, u"celestial-comets") && !hasTeleported(state, own))
        prompts.offer(teleport, own, ours);
    offerHelpers(prompts, context, state);
    prompts.offer(u"crowd"_s, noSeat, [&] { return state.onPitch(own) + state.onPitch(other); });
    offerBalls(prompts, state, [&] { return ours() + upright(state, other); });
    offerDangers(prompts, state);
    offerHazards(prompts, context, state);
    offerStandUp(prompts, state);
    offerAsides(prompts, context, state);
    if (step.detail == u"hurry-up"_s)
        prompts.offer(u"hurry-up.acted"_s, own, ours);
    return prompts.take();
}

std::vector<Prompt> actionPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return actionPromptsFor(context, state, step, {});
}

} // namespace dugout
