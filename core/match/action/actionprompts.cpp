// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionprompts.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/cardboons.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/lasting.h"
#include "core/match/effects/promptlist.h"
#include "core/match/extras/dangerhelp.h"
#include "core/match/extras/hazardhelp.h"
#include "core/match/state/entered.h"

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
        if (!player.canAct()) {
            if (isProReady(context, player))
                choices.append(player.ref() + u"/pro"_s);
            continue;
        }
        const bool cursed = isCursed(context, player);
        if (!cursed && isInspired(context, state, player)
            && !player.usedThisTurn.contains(u"pro"_s))
            choices.append(player.ref() + u"/pro"_s);
        for (const QString &use : player.skillUses()) {
            const QString skill = use.section(u'/', 1);
            if (!player.usedThisTurn.contains(skill) && !(cursed && isRerollSkill(skill)))
                choices.append(use);
        }
    }
    return choices;
}

/// What the resting side can use: no team re-roll, but its professionals roll again.
QStringList otherSkillChoices(const MatchContext &context, const MatchState &state)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(MatchState::otherSeat(state.active)).players) {
        if (isProReady(context, player))
            choices.append(player.ref() + u"/pro"_s);
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

/// He may still declare an action other than a move: nobody has two in a turn.
bool isFresh(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    return !hasActed(state, player) && !context.behaves(player, u"moves-only"_s);
}

/// Without those whom a card keeps from it, and those who have had their action.
QStringList allowed(const MatchContext &context, const MatchState &state, const QString &ban)
{
    return able(state, state.active, [&](const MatchPlayer &player) {
        return isFresh(context, state, player)
            && (player.boons.empty() || boonValue(context, player, ban) == 0);
    });
}

/// Who throws has to carry the ball first.
QStringList throwers(const MatchContext &context, const MatchState &state)
{
    QStringList players = allowed(context, state, u"may-not-pass"_s);
    players.removeIf([&](const QString &ref) {
        return !canHoldBall(context, *state.find(PlayerRef::fromString(ref)));
    });
    return players;
}

/// Who plays for the other side for a while cannot score for it.
QStringList scorers(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.canAct() && !player.isTurncoat() && canHoldBall(context, player);
    }) + QStringList{somebody};
}

bool isThirsty(const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(u"blood-lust");
    });
}

/// Those whom a hungry team-mate may eat when he means to throw them.
QStringList morsels(const MatchContext &context, const MatchState &state)
{
    const auto &players = state.side(state.active).players;
    const bool hungry = std::any_of(players.begin(), players.end(), [&](const MatchPlayer &one) {
        return one.canAct() && context.behaves(one, u"eats-team-mate"_s);
    });
    if (!hungry)
        return {};
    return state.refs(state.active, [&context](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Standing
            && context.behaves(player, u"may-be-thrown"_s);
    });
}

/// Nobody is made to: who lies there may want to stay.
void offerStandUp(PromptList &prompts, const MatchState &state)
{
    Prompt *prompt = prompts.offer(u"stand-up"_s, state.active, [&state] {
        return state.refs(state.active, [&state](const MatchPlayer &player) {
            return player.isOnPitch() && player.posture == Posture::Prone
                && !hasActed(state, player);
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
        offerToCarrier(prompts, state, u"completion"_s, [&] { return throwers(context, state); });
    const Seat other = MatchState::otherSeat(state.active);
    prompts.offerAside(u"completion.other"_s, other, [&context, &state, other] {
        return state.refs(other, [&context](const MatchPlayer &player) {
            return player.canAct() && player.posture == Posture::Standing && player.has(u"dump-off")
                && canHoldBall(context, player);
        });
    });
}

/// Balls that do something to whoever could not hold them.
template<typename Players>
void offerBalls(PromptList &prompts, const MatchContext &context, const MatchState &state,
                const Players &players)
{
    if (isDone(context, state, Doer::Ball, u"stabs-holder") || lasts(state, u"spiked"_s))
        prompts.offer(u"spiked"_s, noSeat, players);
    if (isDone(context, state, Doer::Ball, u"changes-holder"))
        prompts.offer(u"brazier"_s, noSeat, players);
}

QStringList upright(const MatchState &state, Seat seat)
{
    return able(state, seat,
                [](const MatchPlayer &player) { return player.posture == Posture::Standing; });
}

QStringList interceptors(const MatchContext &context, const MatchState &state, Seat seat)
{
    return able(state, seat, [&context](const MatchPlayer &player) {
        return player.posture == Posture::Standing
            && !context.alwaysFails(player, u"interception"_s);
    });
}

/// Some block a second time in the same action, right after the first.
bool blocksAgain(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const TurnUses &uses = state.uses;
    return uses.attacker.toString() == player.ref() && uses.acted.count(player.ref()) == 1
        && (uses.attack == u"block"_s || uses.attack == u"blitz"_s)
        && (context.behaves(player, u"blocks-twice"_s) || context.behaves(player, u"blocks-two"_s));
}

/// Who has to stand up, or just did, cannot block any more, unless he jumps up. Who can only move
/// blocks whoever is in his way, as often as that happens; who has a saw has to use it.
QStringList blockers(const MatchContext &context, const MatchState &state, Seat seat)
{
    return able(state, seat, [&](const MatchPlayer &player) {
        const bool ready = player.has(u"jump-up")
            || (player.posture == Posture::Standing && !player.usedThisTurn.contains(stoodUp));
        const bool sawsInstead = context.behaves(player, u"attacks-instead"_s);
        return ready && (!sawsInstead || isOfFirstRelease(context))
            && (!hasActed(state, player) || blocksAgain(context, state, player)
                || context.behaves(player, u"moves-only"_s));
    });
}

/// Who walks into others, with somebody there to walk into.
QStringList walkers(const MatchContext &context, const MatchState &state, Seat seat)
{
    return able(state, seat, [&context](const MatchPlayer &player) {
        return player.posture == Posture::Standing && context.behaves(player, u"moves-only"_s);
    });
}

QStringList armed(const MatchContext &context, const MatchState &state, Seat seat)
{
    return able(state, seat, [&](const MatchPlayer &player) {
        const bool ready
            = player.posture == Posture::Standing || player.has(u"stab") || player.has(u"chainsaw");
        return ready && isArmed(player) && isFresh(context, state, player);
    });
}

/// Only who stands is blocked, and only who lies there fouled.
void offerAttacks(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    const Seat own = state.active;
    const auto isAnybody = [](const std::vector<MatchPlayer> &players, bool standing) {
        return std::any_of(players.begin(), players.end(), [standing](const MatchPlayer &player) {
            return player.isOnPitch() && (player.posture == Posture::Standing) == standing;
        });
    };
    const auto &opponents = state.side(MatchState::otherSeat(own)).players;
    if (!state.blockableBy(own).isEmpty()) {
        prompts.offer(u"block"_s, own, [&] { return blockers(context, state, own); });
        if (state.uses.blitzes < mostBlitzes(context, state))
            prompts.offer(u"blitz"_s, own, [&] {
                return able(state, own, [&](const MatchPlayer &player) {
                    return isFresh(context, state, player);
                });
            });
    }
    if (isAnybody(opponents, false) || isAnybody(state.side(own).players, false))
        prompts.offer(u"trample"_s, own, [&] { return walkers(context, state, own); });
    const bool lies = isAnybody(opponents, false) || isOfFirstRelease(context);
    if (lies && mayFoul(context, state) && state.uses.fouls < mostFouls(context, state))
        prompts.offer(u"foul"_s, own, [&] { return allowed(context, state, u"may-not-foul"_s); });
    if (lies || isAnybody(opponents, true))
        prompts.offer(u"weapon"_s, own, [&] { return armed(context, state, own); });
}

/// What every coach records: what scores, hurts or ends the turn.
void offerUsual(PromptList &prompts, const MatchContext &context, const MatchState &state)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    prompts.confirm(u"end-turn"_s, own);
    if (state.lastingSum(own, u"no-turnover"_s) == 0)
        prompts.offer(u"turnover"_s, own, [&] { return turnoverCauses(context, state); });
    offerToCarrier(prompts, state, u"touchdown"_s, [&] { return scorers(context, state, own); });
    prompts.offer(u"re-roll"_s, own, [&] { return rerollChoices(context, state); });
    offerPasses(prompts, context, state);
    if (!context.isSwitchedOff(u"interceptions"_s))
        prompts.offer(u"interception"_s, other,
                      [&] { return interceptors(context, state, other); });
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
    prompts.offerAside(u"eaten"_s, own, [&] { return morsels(context, state); });
    prompts.offerAside(u"skill"_s, own, [&] { return skillChoices(context, state); });
    prompts.offerAside(u"skill.other"_s, other, [&] { return otherSkillChoices(context, state); });
    prompts.offerAside(u"touchdown.other"_s, other, [&] {
        return able(state, other,
                    [&context](const MatchPlayer &player) {
                        return player.posture == Posture::Standing && canHoldBall(context, player);
                    })
            + QStringList{somebody};
    });
    offerTurnStart(prompts, context, state);
}

} // namespace

std::vector<Prompt> actionPromptsFor(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &id)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    const auto ours = [&] { return state.ableToAct(own); };
    const auto fresh = [&] {
        return able(state, own,
                    [&](const MatchPlayer &player) { return !hasActed(state, player); });
    };
    PromptList prompts(id);
    offerUsual(prompts, context, state);
    if (isDone(context, state, Doer::Legend, u"teleports", own) && !hasTeleported(state, own))
        prompts.offer(teleport, own, fresh);
    offerHelpers(prompts, context, state);
    prompts.offer(u"crowd"_s, noSeat, [&] { return state.onPitch(own) + state.onPitch(other); });
    offerBalls(prompts, context, state, [&] { return ours() + upright(state, other); });
    offerDangers(prompts, state);
    offerHazards(prompts, context, state);
    offerStandUp(prompts, state);
    offerAsides(prompts, context, state);
    if (step.detail == u"hurry-up"_s)
        prompts.offer(u"hurry-up.acted"_s, own, fresh);
    return prompts.take();
}

std::vector<Prompt> actionPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return actionPromptsFor(context, state, step, {});
}

std::vector<Prompt> formerActionPrompts(const MatchContext &, const MatchState &state, const Step &,
                                        const QString &id)
{
    static const QStringList ours{u"block"_s,      u"blitz"_s,    u"foul"_s,
                                  u"weapon"_s,     u"stand-up"_s, u"touchdown"_s,
                                  u"completion"_s, teleport,      u"hurry-up.acted"_s};
    static const QStringList theirs{u"interception"_s, u"touchdown.other"_s, u"completion.other"_s};
    const bool own = ours.contains(id);
    if (!own && !theirs.contains(id))
        return {};
    const Seat seat = own ? state.active : MatchState::otherSeat(state.active);
    Prompt prompt = choicePrompt(id, seat, state.ableToAct(seat));
    prompt.atMost = id == u"stand-up"_s ? static_cast<int>(prompt.choices.size()) : 1;
    return {prompt};
}

} // namespace dugout
