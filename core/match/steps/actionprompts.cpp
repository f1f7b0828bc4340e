// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/actionprompts.h"

#include "core/match/steps/actionhelp.h"
#include "core/match/steps/ballhelp.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/dangerhelp.h"
#include "core/match/steps/hazardhelp.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList rerollChoices(const MatchContext &context, const MatchState &state)
{
    const SideState &side = state.side(state.active);
    QStringList choices;
    if (side.rerolls.usedThisTurn >= mostRerolls(context, state))
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

Prompt asAside(Prompt prompt)
{
    prompt.aside = true;
    return prompt;
}

void addIf(std::vector<Prompt> &prompts, const QString &id, Seat seat, const QStringList &choices)
{
    if (!choices.isEmpty())
        prompts.push_back(choicePrompt(id, seat, choices));
}

/// Nobody is made to: who lies there may want to stay.
void addStandUp(std::vector<Prompt> &prompts, const MatchState &state, Seat own)
{
    const QStringList prone = state.refs(own, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Prone;
    });
    addIf(prompts, u"stand-up"_s, own, prone);
    if (!prone.isEmpty())
        prompts.back().atMost = static_cast<int>(prone.size());
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
void addTurnStart(std::vector<Prompt> &prompts, const MatchContext &context,
                  const MatchState &state, Seat own)
{
    if (state.extraTurn)
        return;
    if (state.uses.actions == 0)
        prompts.push_back(asAside(confirmPrompt(u"concede"_s, own)));
    const bool procedure
        = context.table(u"illegal-procedure"_s) && !context.isSwitchedOff(u"illegal-procedure"_s);
    if (procedure)
        prompts.push_back(asAside(choicePrompt(u"illegal-procedure"_s, MatchState::otherSeat(own),
                                               {u"called"_s, u"wrongly-called"_s})));
}

QString carrierAmong(const MatchState &state, const QStringList &players)
{
    const QString carrier = state.carrier.isValid() ? state.carrier.toString() : QString();
    return players.contains(carrier) ? carrier : QString();
}

/// One pass a turn; one who is about to be blocked may get rid of the ball as well.
void addPasses(std::vector<Prompt> &prompts, const MatchContext &context, const MatchState &state)
{
    if (state.uses.completions < mostPasses(context, state))
        addIf(prompts, u"completion"_s, state.active, allowed(context, state, u"may-not-pass"_s));
    if (!prompts.empty() && prompts.back().id == u"completion"_s)
        prompts.back().usual = carrierAmong(state, prompts.back().choices);
    const Seat other = MatchState::otherSeat(state.active);
    const QStringList quick = state.refs(other, [](const MatchPlayer &player) {
        return player.canAct() && player.posture == Posture::Standing && player.has(u"dump-off");
    });
    if (!quick.isEmpty())
        prompts.push_back(asAside(choicePrompt(u"completion.other"_s, other, quick)));
}

/// Balls that do something to whoever could not hold them.
void addBalls(std::vector<Prompt> &prompts, const MatchState &state, const QStringList &players)
{
    const int spiked = state.lastingSum(0, u"spiked"_s) + state.lastingSum(1, u"spiked"_s);
    if (spiked > 0 || isBall(state, u"extra-spiky-ball"))
        addIf(prompts, u"spiked"_s, noSeat, players);
    if (isBall(state, u"warpstone-brazier"))
        addIf(prompts, u"brazier"_s, noSeat, players);
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
void addAttacks(std::vector<Prompt> &prompts, const MatchContext &context, const MatchState &state,
                const QStringList &ours)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    if (!state.blockableBy(own).isEmpty()) {
        addIf(prompts, u"block"_s, own, blockers(state, own));
        if (state.uses.blitzes < mostBlitzes(context, state))
            addIf(prompts, u"blitz"_s, own, ours);
    }
    if (state.onPitch(other).isEmpty())
        return;
    if (mayFoul(context, state) && state.uses.fouls < mostFouls(context, state))
        addIf(prompts, u"foul"_s, own, allowed(context, state, u"may-not-foul"_s));
    addIf(prompts, u"weapon"_s, own, able(state, own, isArmed));
}

} // namespace

std::vector<Prompt> actionPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    const QStringList ours = state.ableToAct(own);
    const QStringList theirs = upright(state, other);
    std::vector<Prompt> prompts;
    prompts.reserve(20);
    prompts.push_back(confirmPrompt(u"end-turn"_s, own));
    if (state.lastingSum(own, u"no-turnover"_s) == 0)
        addIf(prompts, u"turnover"_s, own, turnoverCauses(context, state));
    addIf(prompts, u"touchdown"_s, own, scorers(state, own));
    prompts.back().usual = carrierAmong(state, prompts.back().choices);
    addIf(prompts, u"re-roll"_s, own, rerollChoices(context, state));
    addPasses(prompts, context, state);
    if (!context.isSwitchedOff(u"interceptions"_s))
        addIf(prompts, u"interception"_s, other, theirs);
    addIf(prompts, u"casualty.victim"_s, noSeat, state.onPitch(other) + state.onPitch(own));
    addAttacks(prompts, context, state, ours);
    addIf(prompts, u"fall"_s, own, ours);
    if (isLegend(state, own, u"celestial-comets") && !hasTeleported(state, own))
        addIf(prompts, teleport, own, ours);
    if (state.uses.actions == 0) {
        addIf(prompts, u"helper"_s, own, helpersReady(context, state, own));
        addIf(prompts, u"helper.other"_s, other, helpersReady(context, state, other));
    }
    addIf(prompts, u"crowd"_s, noSeat, state.onPitch(own) + state.onPitch(other));
    addBalls(prompts, state, ours + theirs);
    addDangerPrompts(prompts, state, ours);
    addHazardPrompts(prompts, context, state, ours);
    addStandUp(prompts, state, own);
    if (isThirsty(state, own))
        prompts.push_back(asAside(choicePrompt(u"bite"_s, own, state.onPitch(own))));
    if (const QStringList skills = skillChoices(context, state); !skills.isEmpty())
        prompts.push_back(asAside(choicePrompt(u"skill"_s, own, skills)));
    prompts.push_back(
        asAside(choicePrompt(u"touchdown.other"_s, other, theirs + QStringList{somebody})));
    addTurnStart(prompts, context, state, own);
    if (step.detail == u"hurry-up"_s)
        addIf(prompts, u"hurry-up.acted"_s, own, ours);
    return prompts;
}

} // namespace dugout
