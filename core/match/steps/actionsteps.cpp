// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/ballhelp.h"
#include "core/match/steps/hurryhelp.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What may happen in a turn, side by side: coaches record as much of it as they like.

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

const QString teleport = u"teleport"_s;

/// One player a turn goes through the trapdoors.
bool hasTeleported(const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.usedThisTurn.contains(teleport);
    });
}

/// The ball stays behind, and with it the turn.
Result<void> useTeleport(MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    act(state, player);
    state.find(player)->usedThisTurn.append(teleport);
    if (state.carrier == player) {
        state.carrier = {};
        pushTurnover(state);
    }
    return {};
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

/// Skills that let a player roll again or act in a special way, each once a turn.
QStringList skillChoices(const MatchState &state)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(state.active).players) {
        if (!player.canAct())
            continue;
        if (isInspired(state, player) && !player.usedThisTurn.contains(u"pro"_s))
            choices.append(player.ref() + u"/pro"_s);
        for (const QString &use : player.who->skillUses) {
            if (player.usedThisTurn.isEmpty()
                || !player.usedThisTurn.contains(use.section(u'/', 1)))
                choices.append(use);
        }
    }
    return choices;
}

QStringList upright(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Standing;
    });
}

/// Who has to stand up, or just did, cannot block any more, unless he jumps up.
QStringList blockers(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        const bool ready
            = player.posture == Posture::Standing && !player.usedThisTurn.contains(stoodUp);
        return player.canAct() && (ready || player.has(u"jump-up"));
    });
}

QStringList armed(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.canAct()
            && (player.who->armed || (!player.boons.empty() && player.has(u"stab")));
    });
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
void addPasses(std::vector<Prompt> &prompts, const MatchContext &context, const MatchState &state,
               const QStringList &ours)
{
    if (state.uses.completions < mostPasses(context, state))
        addIf(prompts, u"completion"_s, state.active, ours);
    if (!prompts.empty() && prompts.back().id == u"completion"_s)
        prompts.back().usual = carrierAmong(state, ours);
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

/// Who is stunned can be fouled, and shot at, though not blocked.
void addAttacks(std::vector<Prompt> &prompts, const MatchContext &context, const MatchState &state,
                const QStringList &ours)
{
    const Seat own = state.active;
    const Seat other = MatchState::otherSeat(own);
    if (!state.ableToAct(other).isEmpty()) {
        addIf(prompts, u"block"_s, own, blockers(state, own));
        if (state.uses.blitzes < mostBlitzes(context, state))
            addIf(prompts, u"blitz"_s, own, ours);
    }
    if (state.onPitch(other).isEmpty())
        return;
    if (mayFoul(context, state) && state.uses.fouls < mostFouls(context, state))
        addIf(prompts, u"foul"_s, own, ours);
    addIf(prompts, u"weapon"_s, own, armed(state, own));
}

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
        addIf(prompts, u"turnover"_s, own, context.turnoverCauses());
    addIf(prompts, u"touchdown"_s, own, ours + QStringList{somebody});
    prompts.back().usual = carrierAmong(state, ours);
    addIf(prompts, u"re-roll"_s, own, rerollChoices(context, state));
    addPasses(prompts, context, state, ours);
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
    addStandUp(prompts, state, own);
    if (isThirsty(state, own))
        prompts.push_back(asAside(choicePrompt(u"bite"_s, own, state.onPitch(own))));
    if (const QStringList skills = skillChoices(state); !skills.isEmpty())
        prompts.push_back(asAside(choicePrompt(u"skill"_s, own, skills)));
    prompts.push_back(
        asAside(choicePrompt(u"touchdown.other"_s, other, theirs + QStringList{somebody})));
    addTurnStart(prompts, context, state, own);
    if (step.detail == u"hurry-up"_s)
        addIf(prompts, u"hurry-up.acted"_s, own, ours);
    return prompts;
}

void endTurn(MatchState &state)
{
    popTo(state, u"turn-end");
}

Result<void> useReroll(MatchState &state, const Event &event)
{
    ++state.uses.actions;
    SideState &side = state.side(state.active);
    const bool onlyLeader = side.rerolls.team() == 0;
    spendReroll(side, event.choice() == u"leader"_s || onlyLeader);
    if (event.choice() == u"loner"_s)
        push(state, {u"roll"_s, state.active, {}, {}, u"loner"_s});
    return {};
}

Result<void> completion(MatchState &state, const Event &event)
{
    const PlayerRef thrower = chosenPlayer(event);
    act(state, thrower);
    if (thrower.seat == state.active)
        ++state.uses.completions;
    ++state.find(thrower)->deeds.completions;
    if (state.carrier == thrower)
        state.carrier = {};
    return {};
}

Result<void> interception(MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    ++state.uses.actions;
    ++state.find(player)->deeds.interceptions;
    state.carrier = player;
    pushTurnover(state);
    if (usesLeft(state, player.seat, u"galandril-silverwater"_s) > 0)
        push(state, {u"roll"_s, player.seat, {}, {}, u"galandril-silverwater"_s});
    return {};
}

Result<void> useSkill(const MatchContext &context, MatchState &state, const Event &event)
{
    const qsizetype slash = event.choice().indexOf(u'/');
    const PlayerRef player = PlayerRef::fromString(event.choice().left(slash));
    const QString skill = event.choice().mid(slash + 1);
    act(state, player);
    state.find(player)->usedThisTurn.append(skill);
    if (skill == u"pro"_s && context.table(skill))
        push(state, {u"roll"_s, player.seat, player, {}, skill});
    return {};
}

Result<void> illegalProcedure(const MatchContext &context, MatchState &state, const Event &event)
{
    const Seat caller = MatchState::otherSeat(state.active);
    if (event.choice() == u"called"_s) {
        push(state, {u"procedure-called"_s, state.active});
        return {};
    }
    const int gain
        = context.number(u"illegal-procedure"_s, u"wrongly-called"_s, u"opponent-re-rolls"_s, 1);
    if (state.side(caller).rerolls.team() > 0)
        loseRerolls(state.side(caller), 1);
    else
        gainRerolls(state.side(state.active), gain, Until::Half);
    return {};
}

Result<void> actionAnswer(const MatchContext &context, MatchState &state, const Step &,
                          const Event &event)
{
    const QString &what = event.prompt;
    const Seat own = state.active;
    if (what == u"end-turn"_s) {
        endTurn(state);
        push(state, {u"moment"_s, own, {}, {}, u"own-turn-end"_s});
        return {};
    }
    if (what == u"turnover"_s) {
        pushTurnover(state);
        return {};
    }
    if (what == u"touchdown"_s && isProvisional(state)) {
        noteProvisional(state, event.choice());
        return {};
    }
    if (what == u"hurry-up.acted"_s || what == u"stand-up"_s) {
        for (const QString &choice : event.choices)
            act(state, PlayerRef::fromString(choice));
        return {};
    }
    if (what == u"touchdown"_s || what == u"touchdown.other"_s) {
        const Seat seat = what == u"touchdown"_s ? own : MatchState::otherSeat(own);
        scoreTouchdown(context, state, seat, chosenPlayer(event));
        return {};
    }
    if (what == u"concede"_s) {
        // That is said before the marker moves.
        moveMarker(context, state, own, -1);
        --state.side(own).turnsPlayed;
        concede(context, state, own, false);
        return {};
    }
    if (what == u"re-roll"_s)
        return useReroll(state, event);
    if (what == u"completion"_s || what == u"completion.other"_s)
        return completion(state, event);
    if (what == u"interception"_s)
        return interception(state, event);
    if (what == u"helper"_s || what == u"helper.other"_s) {
        const Seat seat = what == u"helper"_s ? own : MatchState::otherSeat(own);
        push(state, {u"helper"_s, seat, {}, {}, event.choice()});
        return {};
    }
    if (what == teleport)
        return useTeleport(state, event);
    if (what == u"skill"_s)
        return useSkill(context, state, event);
    if (what == u"illegal-procedure"_s)
        return illegalProcedure(context, state, event);
    // The rest are chains of their own: block, blitz, foul, weapon, fall, crowd, casualty, odd
    // balls.
    push(state, {u"act-"_s + what, own, {}, chosenPlayer(event), what});
    return {};
}

/// The coach who forgot his marker ends the turn or pays with a re-roll.
std::vector<Prompt> procedurePrompts(const MatchContext &, const MatchState &state,
                                     const Step &step)
{
    const bool pays = state.side(step.seat).rerolls.team() > 0;
    return {choicePrompt(u"illegal-procedure.answer"_s, step.seat,
                         {u"end-turn"_s, pays ? u"lose-re-roll"_s : u"opponent-gains"_s})};
}

Result<void> procedureAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    pop(state);
    if (event.choice() == u"end-turn"_s) {
        endTurn(state);
    } else if (event.choice() == u"lose-re-roll"_s) {
        // It is the one of this turn, unless that was used already.
        Rerolls &has = state.side(step.seat).rerolls;
        loseRerolls(state.side(step.seat), 1);
        has.usedThisTurn = std::max(1, has.usedThisTurn);
    } else
        gainRerolls(
            state.side(MatchState::otherSeat(step.seat)),
            context.number(u"illegal-procedure"_s, u"none-left"_s, u"opponent-re-rolls"_s, 1),
            Until::Half);
    return {};
}

constexpr StepRule rules[]{
    {u"turn-actions", hurryEnter, actionPrompts, actionAnswer},
    {u"procedure-called", nullptr, procedurePrompts, procedureAnswer},
};

} // namespace

std::span<const StepRule> actionSteps()
{
    return rules;
}

} // namespace dugout
