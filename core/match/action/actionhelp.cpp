// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"

#include "core/match/action/actions.h"
#include "core/match/cards/cardplay.h"
#include "core/match/cards/cardturns.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/hindrance.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/engine/agenda.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Without what may be a pass as well (crp.es.txt:3960-3975, bb2016.en.txt:8503-8509).
int ownHandOffs(const MatchContext &context, const MatchState &state)
{
    return context.number(Tables::TurnStructure, Rows::HandOff, Key::Count, 1)
        + state.ongoingSum(state.active, Key::HandOffActions);
}

/// Somebody of either side: what one coach is offered stands in the same place for the other.
bool isAnybodyArmed(const MatchState &state)
{
    return std::any_of(state.sides.begin(), state.sides.end(), [](const SideState &side) {
        return std::any_of(side.players.begin(), side.players.end(), isArmed);
    });
}

void afterTouchdown(const MatchContext &context, MatchState &state, Seat seat,
                    const PlayerRef &scorer)
{
    push(state,
         {StepKind::Moment,
          MatchState::otherSeat(seat),
          {},
          {},
          TimingId(When::AfterOpposingTouchdown)});
    if (scorer.isValid())
        pushRuleEffects(context, state, EffectSource::Helper, seat, At::OwnTouchdown);
}

/// A card may make the next touchdown worth as much as it takes to be level.
int worth(MatchState &state, Seat seat)
{
    const int behind = state.side(MatchState::otherSeat(seat)).score - state.side(seat).score;
    const bool levels = state.ongoingSum(seat, Key::NextTouchdownLevels) > 0;
    if (levels)
        endOngoing(state, Key::NextTouchdownLevels, seat);
    return levels ? std::max(1, behind) : 1;
}

} // namespace

void scoreTouchdown(const MatchContext &context, MatchState &state, Seat seat,
                    const PlayerRef &scorer)
{
    const Seat other = MatchState::otherSeat(seat);
    const bool ahead = state.side(seat).score > state.side(other).score;
    state.side(seat).score += worth(state, seat);
    // Going ahead is an insult to some.
    if (!ahead && state.side(seat).score > state.side(other).score)
        bearGrudge(context, state, other, scorer);
    countTouchdown(state, seat, scorer);
    if (seat != state.active && !state.extraTurn)
        moveMarker(context, state, seat,
                   context.number(Tables::ScoringMarkers, Rows::OpponentTurn, Key::Turns));
    DriveRecord &record = state.drives.back();
    record.scoredBy = seat;
    record.scorer = scorer;
    state.kicking = seat;
    state.carrier = {};
    if (state.half > context.halves()) {
        blowFinalWhistle(state);
        return;
    }
    popTo(state, StepKind::TurnLoop, true);
    afterTouchdown(context, state, seat, scorer);
}

void recordTouchdown(const MatchContext &context, MatchState &state, Seat seat,
                     const PlayerRef &scorer)
{
    if (lasts(state, secondBall))
        pushSecondBall(state, seat, scorer);
    else
        scoreTouchdown(context, state, seat, scorer);
}

void pushTurnover(MatchState &state, TurnoverCause cause, const PlayerRef &player)
{
    const bool pending
        = std::any_of(state.agenda.begin(), state.agenda.end(),
                      [](const Step &step) { return step.kind == StepKind::Turnover; });
    const bool spared
        = state.active != noSeat && state.ongoingSum(state.active, Lasts::NoTurnover) > 0;
    if (!pending && !spared && state.active != noSeat)
        push(state, Step::with(StepKind::Turnover, state.active, player, {}, cause));
}

bool mayFumble(const MatchState &state)
{
    return state.active != noSeat && state.ongoingSum(state.active, Key::FumblesAllowed) > 0;
}

void loseTurnIfDown(MatchState &state, const PlayerRef &player, TurnoverCause cause)
{
    push(state, Step::with(StepKind::TurnoverIfDown, player.seat, player, {}, cause));
}

void act(MatchState &state, const PlayerRef &player)
{
    ++state.uses.actions;
    state.uses.attacker = {};
    state.uses.attack = HarmCause::None;
    state.uses.mover = {};
    MatchPlayer *found = state.find(player);
    if (!found)
        return;
    if (found->posture == Posture::Prone)
        found->usedThisTurn.push_back(TurnMark::StoodUp);
    found->posture = Posture::Standing;
    if (!found->timedEffects.empty())
        wake(*found);
}

void lieDown(MatchPlayer &player)
{
    player.posture = Posture::Prone;
    std::erase(player.usedThisTurn, TurnUse(TurnMark::StoodUp));
}

bool hasActed(const MatchState &state, const MatchPlayer &player)
{
    return hasWord(state.uses.acted, player.ref());
}

void noteAction(MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    state.uses.acted.append(found ? found->ref() : player.toString());
}

bool isFresh(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    return !hasActed(state, player) && !context.behaves(player, Behaves::MovesOnly);
}

QString moverAmong(const MatchState &state, const QStringList &players)
{
    const TurnUses &uses = state.uses;
    const bool blitzes = uses.blitzer.isValid() && uses.attacker == uses.blitzer;
    const PlayerRef mover = blitzes && !uses.mover.isValid() ? uses.blitzer : uses.mover;
    const QString ref = mover.isValid() ? mover.toString() : QString();
    return players.contains(ref) ? ref : QString();
}

QStringList allowed(const MatchContext &context, const MatchState &state, const QString &ban)
{
    return able(state, state.active, [&](const MatchPlayer &player) {
        return isFresh(context, state, player)
            && (player.timedEffects.empty() || timedEffectValue(context, player, ban) == 0);
    });
}

bool attacksInBlitz(const MatchPlayer &player)
{
    const bool getsUp = player.posture != Posture::Standing || player.hasMark(TurnMark::StoodUp);
    return player.hasMark(TurnMark::Walked) || (getsUp && !player.has(Skills::JumpUp));
}

QStringList weaponsOf(const MatchPlayer &player)
{
    QStringList found;
    for (const QStringView skill : {Skills::Stab, Skills::Chainsaw, Skills::Bombardier}) {
        // A bomb needs time to be lit: nobody gets up for it, or moves (crp.es.txt:4662-4664).
        const bool ready = skill != Skills::Bombardier
            || (player.posture == Posture::Standing && !player.hasMark(TurnMark::StoodUp)
                && !player.hasMark(TurnMark::Walked));
        if (ready && player.has(skill))
            found.append(skill.toString());
    }
    return found;
}

bool isArmed(const MatchPlayer &player)
{
    if (player.timedEffects.empty())
        return player.who->armed;
    return player.has(Skills::Stab) || player.has(Skills::Chainsaw)
        || player.has(Skills::Bombardier);
}

bool canHoldBall(const MatchContext &context, const MatchPlayer &player)
{
    return !context.alwaysFails(player, Rolls::PickUp);
}

bool isBallWith(const MatchState &state, Seat seat)
{
    return state.carrier.isValid() && state.playsFor(state.carrier) == seat
        && !lasts(state, secondBall);
}

bool isBallWithOpponent(const MatchState &state)
{
    return isBallWith(state, MatchState::otherSeat(state.active));
}

bool isBallInTheAir(const MatchState &state)
{
    const bool landsLater
        = std::any_of(state.agenda.begin(), state.agenda.end(), [](const Step &step) {
              return step.kind == StepKind::Land || step.kind == StepKind::Bounce;
          });
    return landsLater && !state.carrier.isValid() && !lasts(state, secondBall);
}

bool isNoBallInPlay(const MatchState &state)
{
    return isBallInTheAir(state) || isBallGone(state);
}

void attack(MatchState &state, const PlayerRef &player, HarmCause how)
{
    act(state, player);
    noteAction(state, player);
    state.uses.attacker = player;
    state.uses.attack = how;
}

bool isAfterHisBlock(const MatchState &state, const MatchPlayer &player)
{
    const TurnUses &uses = state.uses;
    return isBlock(uses.attack) && uses.acted.count(player.ref()) == 1
        && uses.attacker.isNamed(player.ref());
}

namespace {

/// A kick-off may bring a block before anybody's turn. After a touchdown nobody is on the move, and
/// the last block is still noted.
bool isOnTheMove(const MatchState &state)
{
    return state.active != noSeat
        || std::any_of(state.agenda.begin(), state.agenda.end(),
                       [](const Step &step) { return step.kind == StepKind::BlockAgain; });
}

} // namespace

bool blocksTheSameAgain(const MatchContext &context, const MatchState &state,
                        const MatchPlayer &player)
{
    return isOnTheMove(state) && isAfterHisBlock(state, player)
        && context.behaves(player, Behaves::BlocksTwice)
        && state.blockableBy(state.playsFor(state.uses.attacker))
               .contains(state.uses.attacked.toString());
}

namespace {

/// The same for a blade, where it took the place of a block and of no blitz.
bool isAfterHisStab(const MatchState &state, const MatchPlayer &player)
{
    const TurnUses &uses = state.uses;
    return uses.attack == HarmCause::Stab && uses.acted.count(player.ref()) == 1
        && uses.attacker.isNamed(player.ref()) && !attacksInBlitz(player);
}

} // namespace

/// Two are chosen at the start of a Block Action, and of no other (crp.es.txt:5132-5134,
/// bb2016.en.txt:10376-10377); a blade may take the place of either block (crp.es.txt:6347-6348,
/// bb2016.en.txt:11416-11418). A block that a kick-off brings is in nobody's turn, and is one.
bool blocksAnother(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    if (!context.behaves(player, Behaves::BlocksTwo))
        return false;
    if (state.active == noSeat)
        return false;
    QStringList others = state.blockableBy(state.active);
    others.removeAll(state.uses.attacked.toString());
    const bool blocked = isAfterHisBlock(state, player) && state.uses.attack == HarmCause::Block;
    return (blocked || isAfterHisStab(state, player)) && !others.isEmpty();
}

void recordCompletion(MatchState &state, const PlayerRef &thrower)
{
    act(state, thrower);
    if (state.playsFor(thrower) == state.active) {
        noteAction(state, thrower);
        ++state.uses.completions;
    }
    countCompletion(state, thrower);
    // Nor have the others any more what he threw.
    const bool others
        = state.carrier.isValid() && state.playsFor(state.carrier) != state.playsFor(thrower);
    if (state.carrier == thrower || others)
        state.carrier = {};
    push(state, {StepKind::CompletionCaught, state.playsFor(thrower), {}, thrower});
}

QStringList limitedActions(const MatchContext &context, const MatchState &state)
{
    QStringList actions{Asks::ReRoll, Asks::Touchdown};
    const bool players = std::all_of(state.sides.begin(), state.sides.end(),
                                     [](const SideState &side) { return !side.players.empty(); });
    if (players)
        actions.append({Asks::Completion, Asks::Blitz, Asks::StandUp});
    if (players && !context.isSwitchedOff(Options::Interceptions))
        actions.append(Asks::Interception);
    if (players && mayFoul(context, state))
        actions.append(Asks::Foul);
    if (players && isAnybodyArmed(state))
        actions.append(Asks::Weapon);
    return actions;
}

QStringList rollsWithTheBall(const MatchContext &context)
{
    QStringList rolls;
    if (context.ruleset().rolls().find(Rolls::PickUp.word()))
        rolls.append(Asks::RollPickUp);
    if (context.ruleset().rolls().find(Rolls::Pass.word()))
        rolls.append(Asks::RollPass);
    return rolls;
}

namespace {

bool doesAnOpponentLie(const MatchState &state)
{
    const auto &players = state.side(MatchState::otherSeat(state.active)).players;
    return std::any_of(players.begin(), players.end(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture != Posture::Standing;
    });
}

} // namespace

QString whySpent(const MatchContext &context, const MatchState &state, const QString &ask)
{
    const Rerolls &rerolls = state.side(state.active).rerolls;
    const TurnAction *action = turnAction(ask);
    const bool needsBall = action && action->needsBall;
    if (needsBall && isBallInTheAir(state))
        return MatchWords::tr("The ball is still in the air.");
    if (needsBall && isBallGone(state))
        return MatchWords::tr("The ball has burst. An official throws it back in this turn.");
    const bool isThrown = ask != Asks::Touchdown && ask != Asks::RollPickUp;
    if (needsBall && isThrown && isBallBurst(state))
        return MatchWords::tr("The ball has burst: it can be handed off, but not thrown.");
    const bool isTold = ask == Asks::Completion || ask == Asks::Interception;
    const bool isHeld = (isBallWithOpponent(state) && !isTold)
        || (ask == Asks::RollPickUp && isBallWith(state, state.active));
    if (needsBall && isHeld)
        return MatchWords::tr("%1 has the ball. If that is wrong, edit it manually.")
            .arg(playerName(state, state.carrier));
    if (ask == Asks::Foul && !doesAnOpponentLie(state))
        return MatchWords::tr("No opponent is on the ground.");
    if (ask != Asks::ReRoll)
        return MatchWords::tr("Used up in this turn, or nobody is there for it.");
    if (rerolls.usedThisTurn >= mostRerolls(context, state))
        return MatchWords::tr("No more re-rolls in this turn.");
    return MatchWords::tr("No re-roll is left.");
}

bool mayFoul(const MatchContext &context, const MatchState &state)
{
    return context.table(Tables::FoulModifiers) && !context.isSwitchedOff(Options::Fouls)
        && !hasEffect(context, state, EffectSource::Legend, Does::NeverFouls, state.active);
}

int mostFouls(const MatchContext &context, const MatchState &state)
{
    const int more = state.ongoingSum(state.active, Key::Fouls);
    return std::max(more, context.number(Tables::TurnStructure, Rows::Foul, Key::Count, 1));
}

int mostPasses(const MatchContext &context, const MatchState &state)
{
    const int one = context.number(Tables::TurnStructure, Rows::Pass, Key::Count, 1);
    const int most = one + state.ongoingSum(state.active, Key::PassActions);
    const int either = state.ongoingSum(state.active, Key::PassOrHandOffActions);
    if (either == 0)
        return most;
    return most - std::clamp(handOffsMade(state) - ownHandOffs(context, state), 0, either);
}

int mostHandOffs(const MatchContext &context, const MatchState &state)
{
    const int either = state.ongoingSum(state.active, Key::PassOrHandOffActions);
    const int ownPasses = context.number(Tables::TurnStructure, Rows::Pass, Key::Count, 1)
        + state.ongoingSum(state.active, Key::PassActions) - either;
    return ownHandOffs(context, state) + either
        - std::clamp(state.uses.completions - ownPasses, 0, either);
}

int handOffsMade(const MatchState &state)
{
    const auto &players = state.side(state.active).players;
    return static_cast<int>(
        std::count_if(players.begin(), players.end(),
                      [](const MatchPlayer &one) { return one.hasMark(TurnMark::HandedOff); }));
}

int mostBlitzes(const MatchContext &context, const MatchState &state)
{
    const int one = context.number(Tables::TurnStructure, Rows::Blitz, Key::Count, 1);
    return one + state.ongoingSum(state.active, Key::BlitzActions);
}

int mostRerolls(const MatchContext &context, const MatchState &state)
{
    if (state.ongoingSum(state.active, Lasts::NoReRolls) > 0)
        return 0;
    const int more = state.ongoingSum(state.active, Lasts::ReRollsPerTurn);
    return std::max(more, context.number(Tables::TurnStructure, Rows::TeamReRolls, Key::Count, 1));
}

void spendReroll(MatchState &state, Seat seat, bool leader)
{
    Rerolls &has = state.side(seat).rerolls;
    ++has.usedThisTurn;
    if (leader)
        has.leader = false;
    else
        takeRerolls(has, 1);
    tell(state,
         {FactKind::RerollSpent,
          seat,
          {},
          {},
          leader ? Choice::Leader.word() : Choice::Team.word()});
}

} // namespace dugout
