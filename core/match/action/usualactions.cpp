// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/hurriedturns.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/thirststeps.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What every coach records: what scores, hurts or ends the turn.

ActionOffer endTurnOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return ActionOffer::confirmed(state.active);
}

Result<void> endTurn(const MatchContext &, MatchState &state, const Event &)
{
    const Seat own = state.active;
    popTo(state, StepKind::TurnEnd);
    push(state, {StepKind::Moment, own, {}, {}, TimingId(When::OwnTurnEnd)});
    askToFeed(state, Fed::Everybody);
    return {};
}

ActionOffer turnoverOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    static const QStringList handling{Choice::BallNotCaught, Choice::PickUpFailed, Choice::Fumble};
    static const QStringList carrying{Choice::NoHands, Choice::SpellOnCarrier,
                                      Choice::ThrownCarrier};
    if (state.ongoingSum(state.active, Lasts::NoTurnover) != 0)
        return {};
    const bool noBall = isNoBallInPlay(state);
    QStringList causes = context.turnoverCauses();
    causes.removeIf([&](const QString &cause) {
        return (noBall && carrying.contains(cause))
            || ((noBall || mayFumble(state)) && handling.contains(cause));
    });
    return {state.active, causes};
}

/// As a coach names it, who saw it on the board.
TurnoverCause causeNamed(const QString &choice)
{
    static const QMap<QString, TurnoverCause> causes{
        {Key::KnockedDown, TurnoverCause::KnockedDown},
        {u"player-down"_s, TurnoverCause::KnockedDown},
        {Choice::BallNotCaught, TurnoverCause::BallNotCaught},
        {u"pass-not-caught"_s, TurnoverCause::BallNotCaught},
        {Choice::PickUpFailed, TurnoverCause::PickUpFailed},
        {Choice::Fumble, TurnoverCause::Fumble},
        {Choice::ThrownCarrier, TurnoverCause::ThrownCarrier},
        {Choice::SentOff, TurnoverCause::SentOff},
        {u"no-bite"_s, TurnoverCause::NoBite},
        {u"bomb"_s, TurnoverCause::Bomb},
        {Choice::NoHands, TurnoverCause::NoHands},
        {Choice::SpellOnCarrier, TurnoverCause::SpellOnCarrier},
        {u"illegal-procedure"_s, TurnoverCause::IllegalProcedure}};
    return causes.value(choice, TurnoverCause::Unsaid);
}

Result<void> turnover(const MatchContext &, MatchState &state, const Event &event)
{
    pushTurnover(state, causeNamed(event.choice()));
    return {};
}

/// Players of a side, with the one who has the ball as the likely answer.
ActionOffer likelyTheCarrier(const MatchState &state, const QStringList &players)
{
    const QString carrier = state.carrier.isValid() ? state.carrier.toString() : QString();
    return {state.active, players, players.contains(carrier) ? carrier : QString()};
}

/// Who plays for the other side for a while cannot score for it. Who lies there gets up first, so
/// he comes last; once he has acted he stays down.
ActionOffer touchdownOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const auto scores = [&context](const MatchPlayer &player) {
        return player.canAct() && !player.isTurncoat() && canHoldBall(context, player);
    };
    const auto stands = [&](const MatchPlayer &player) {
        return scores(player) && player.posture == Posture::Standing;
    };
    const auto getsUp = [&](const MatchPlayer &player) {
        return scores(player) && player.posture != Posture::Standing && !hasActed(state, player);
    };
    return likelyTheCarrier(state,
                            state.refs(state.active, stands) + state.refs(state.active, getsUp)
                                + QStringList{somebody});
}

Result<void> touchdown(const MatchContext &context, MatchState &state, const Event &event)
{
    const PlayerRef scorer = chosenPlayer(event);
    if (!hasToFeed(state, scorer)) {
        recordOwnTouchdown(context, state, scorer);
        return {};
    }
    push(state, {StepKind::FedTouchdown, state.active, {}, scorer});
    pushFeeding(state, scorer);
    return {};
}

ActionOffer rerollOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const SideState &side = state.side(state.active);
    if (side.rerolls.usedThisTurn >= mostRerolls(context, state))
        return {};
    if (isAnybodyCursed(context, state, state.active)
        && whoMayRollAgain(context, state, state.active).isEmpty())
        return {};
    const bool loners = std::any_of(side.players.begin(), side.players.end(), [](const auto &one) {
        return one.isOnPitch() && one.has(Skills::Loner);
    });
    QStringList choices;
    if (side.rerolls.team() > 0)
        choices.append(Choice::Team);
    if (side.rerolls.leader && isLeaderOnPitch(side))
        choices.append(Choice::Leader);
    if (loners && !choices.isEmpty())
        choices.append(Choice::Loner);
    return {state.active, choices};
}

Result<void> useReroll(const MatchContext &, MatchState &state, const Event &event)
{
    ++state.uses.actions;
    const bool onlyLeader = state.side(state.active).rerolls.team() == 0;
    spendReroll(state, state.active, event.choice() == Choice::Leader || onlyLeader);
    if (event.choice() == Choice::Loner)
        push(state, {StepKind::Roll, state.active, {}, {}, TableId(Tables::Loner)});
    push(state, {StepKind::ReRollFor, state.active});
    return {};
}

/// One pass a turn. A pass proves that its side has the ball, whatever was entered last.
ActionOffer completionOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (isBallBurst(state) || state.uses.completions >= mostPasses(context, state))
        return {};
    QStringList players = allowed(context, state, Key::MayNotPass);
    players.removeIf([&](const QString &ref) {
        return !canHoldBall(context, *state.find(PlayerRef::fromString(ref)));
    });
    return likelyTheCarrier(state, players);
}

/// One who is about to be blocked may get rid of the ball as well, unless somebody else is known to
/// have it.
ActionOffer dumpOffOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const Seat other = MatchState::otherSeat(state.active);
    const bool known = isBallWith(state, state.active) || isBallWith(state, other);
    return {other, state.refs(other, [&](const MatchPlayer &player) {
                return player.canAct() && player.posture == Posture::Standing
                    && (!known || state.carrier.isNamed(player.ref()))
                    && player.has(Skills::DumpOff) && canHoldBall(context, player);
            })};
}

Result<void> completion(const MatchContext &, MatchState &state, const Event &event)
{
    const PlayerRef thrower = chosenPlayer(event);
    if (!hasToFeed(state, thrower)) {
        recordCompletion(state, thrower);
        return {};
    }
    push(state, {StepKind::FedCompletion, state.active, {}, thrower});
    pushFeeding(state, thrower);
    return {};
}

ActionOffer interceptionOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    // Only what the other side throws is intercepted (crp.es.txt:1728-1731,
    // bb2016.en.txt:1747-1750). A pass that was completed was not, and there is no other in this
    // turn.
    if (isBallBurst(state) || context.isSwitchedOff(Options::Interceptions)
        || state.uses.completions >= mostPasses(context, state))
        return {};
    const Seat other = MatchState::otherSeat(state.active);
    return {other, able(state, other, [&](const MatchPlayer &player) {
                return player.posture == Posture::Standing && !player.isDazed()
                    && !context.alwaysFails(player, Rolls::Interception);
            })};
}

void noteInterception(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    countInterception(state, player);
    state.carrier = player;
    pushTurnover(state, TurnoverCause::Interception, player);
    pushRuleEffects(context, state, EffectSource::Helper, player.seat, At::OwnInterception);
}

/// His coach may still play a card for it.
Result<void> interception(const MatchContext &, MatchState &state, const Event &event)
{
    const PlayerRef player = chosenPlayer(event);
    ++state.uses.actions;
    push(state, {StepKind::InterceptionNoted, player.seat, {}, player});
    push(state, {StepKind::Moment, player.seat, {}, {}, TimingId(When::BeforeInterceptionRoll)});
    return {};
}

/// With a card the die decides, whatever was noted (bb2016.en.txt:5805-5812).
void notedEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const bool isKnown = isBallWith(state, state.active);
    if (state.ongoingSum(step.seat, Key::InterceptionTarget) > 0)
        pushRoll(context, state, RollId(Rolls::Interception), step.by,
                 isKnown ? state.carrier : PlayerRef{});
    else
        noteInterception(context, state, step.by);
}

constexpr StepRule usualStepRules[]{
    {StepKind::InterceptionNoted, notedEnter},
};

ActionOffer casualtyOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {noSeat,
            state.onPitch(MatchState::otherSeat(state.active)) + state.onPitch(state.active)};
}

constexpr TurnAction actions[]{
    {{Asks::EndTurn, QT_TRANSLATE_NOOP("Match", "End of the turn"),
      QT_TRANSLATE_NOOP("Match", "end of the turn")},
     endTurnOffer,
     endTurn,
     u'E',
     ActionReach::Final},
    {{Asks::Turnover, QT_TRANSLATE_NOOP("Match", "Turnover"),
      QT_TRANSLATE_NOOP("Match", "turnover: {choice}"),
      QT_TRANSLATE_NOOP("Match", "Why is the turn lost?")},
     turnoverOffer,
     turnover,
     u'O',
     ActionReach::Final},
    withBall({.text = {Asks::Touchdown, QT_TRANSLATE_NOOP("Match", "Touchdown"),
                       QT_TRANSLATE_NOOP("Match", "touchdown by {choice}"),
                       QT_TRANSLATE_NOOP("Match", "Who scores?")},
              .offer = touchdownOffer,
              .answer = touchdown,
              .key = u'T',
              .reach = ActionReach::Final}),
    {.text
     = {Asks::ReRoll, QT_TRANSLATE_NOOP("Match", "Re-roll used"),
        QT_TRANSLATE_NOOP("Match", "{choice} used"), QT_TRANSLATE_NOOP("Match", "Which re-roll?")},
     .offer = rerollOffer,
     .answer = useReroll,
     .key = u'R'},
    withBall({.text = {Asks::Completion, QT_TRANSLATE_NOOP("Match", "Completion"),
                       QT_TRANSLATE_NOOP("Match", "completion by {choice}"),
                       QT_TRANSLATE_NOOP("Match", "Who threw the pass?")},
              .offer = completionOffer,
              .answer = completion,
              .key = u'C'}),
    withBall({.text = {Asks::CompletionOther,
                       QT_TRANSLATE_NOOP("Match", "{team}: a completed pass before the block"),
                       QT_TRANSLATE_NOOP("Match", "completion by {choice}")},
              .offer = dumpOffOffer,
              .answer = completion,
              .reach = ActionReach::Note,
              .alwaysOffered = true}),
    withBall({.text = {Asks::Interception, QT_TRANSLATE_NOOP("Match", "Interception"),
                       QT_TRANSLATE_NOOP("Match", "interception by {choice}"),
                       QT_TRANSLATE_NOOP("Match", "Who intercepts the ball?")},
              .offer = interceptionOffer,
              .answer = interception,
              .key = u'N'}),
    {.text = {Asks::CasualtyVictim, QT_TRANSLATE_NOOP("Match", "Casualty"),
              QT_TRANSLATE_NOOP("Match", "{choice} is a casualty"),
              QT_TRANSLATE_NOOP("Match", "Who was injured?")},
     .offer = casualtyOffer,
     .key = u'X'},
};

} // namespace

StepGroup usualActions()
{
    return {.steps = usualStepRules, .actions = actions};
}

} // namespace dugout
