// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolloffers.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/ongoing.h"
#include "core/match/engine/agenda.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/dauntless.h"
#include "core/match/rolls/declared.h"
#include "core/match/rolls/passes.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The rolls that players may make in a turn, beside what is recorded of it: nobody has to. Rows are
// named after the roll of the ruleset, which has their words.

bool stands(const MatchPlayer &player)
{
    return player.isOnPitch() && player.posture == Posture::Standing;
}

/// Those of the side at play who satisfy a test, if the edition has such a roll.
template<typename Test>
ActionOffer ownWith(const MatchContext &context, const MatchState &state, const QString &roll,
                    const Test &test)
{
    if (!context.ruleset().rolls().find(roll))
        return {};
    return {state.active, able(state, state.active, test)};
}

template<typename Test>
ActionOffer likelyTheMover(const MatchContext &context, const MatchState &state,
                           const QString &roll, const Test &test)
{
    ActionOffer offer = ownWith(context, state, roll, test);
    offer.usual = moverAmong(state, offer.choices);
    return offer;
}

template<typename Test>
ActionOffer likelyTheCarrier(const MatchContext &context, const MatchState &state,
                             const QString &roll, const Test &test)
{
    ActionOffer offer = ownWith(context, state, roll, test);
    const QString carrier = state.carrier.isValid() ? state.carrier.toString() : QString();
    offer.usual = offer.choices.contains(carrier) ? carrier : QString();
    return offer;
}

/// Who was refused by his hatred has had no pass yet, and may still choose one of his own.
bool isChoosy(const MatchState &state, const MatchPlayer &player)
{
    return player.hasUsed(Rolls::Animosity) && state.uses.acted.count(player.ref()) == 1;
}

/// His side does not hold the ball without him.
bool mayHaveBall(const MatchState &state, const MatchPlayer &player)
{
    return !isBallWith(state, state.active) || state.carrier.isNamed(player.ref());
}

/// He may still give the ball away.
bool mayPass(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    return (!hasActed(state, player) || isChoosy(state, player)) && mayHaveBall(state, player)
        && canHoldBall(context, player) && !context.behaves(player, Behaves::MovesOnly)
        && (player.timedEffects.empty() || timedEffectValue(context, player, Key::MayNotPass) == 0);
}

bool isPassLeft(const MatchContext &context, const MatchState &state)
{
    return state.uses.completions < mostPasses(context, state);
}

/// And there is a ball to throw.
bool mayThrowBall(const MatchContext &context, const MatchState &state)
{
    return isPassLeft(context, state) && !isBallWithOpponent(state) && !isBallBurst(state);
}

/// Who cannot choose his way never dodges.
ActionOffer dodgeOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return likelyTheMover(context, state, Rolls::Dodge, [&](const MatchPlayer &player) {
        return mayWalk(context, state, player) && !context.behaves(player, Behaves::MovesOnly);
    });
}

/// By a card, by the ground (bb2016.en.txt:3608-3632) and by the weather (bb2016.en.txt:1521).
int furtherSquares(const MatchContext &context, const MatchState &state)
{
    const TableRow *ground = stadiumRow(context, state);
    const TableRow *weather = weatherRow(context, state);
    return state.ongoingSum(state.active, Key::GfiSquares)
        + (ground ? ground->value(Key::ExtraGfi) : 0)
        + (weather ? weather->value(Key::ExtraGoingForIt) : 0);
}

/// Where nobody sees far, what his movement gives beyond is gone for as well
/// (bb2016.en.txt:4234-4239).
int squaresInMist(const MatchState &state, const MatchPlayer &player)
{
    const OngoingEffect *mist = ongoingWith(state, Key::FreeSquares);
    return mist ? std::max(0, player.profile().movement - mist->values.value(Key::FreeSquares)) : 0;
}

/// But he goes further like everybody else, where anybody does.
ActionOffer furtherOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (context.isSwitchedOff(Options::GoingForIt))
        return {};
    return likelyTheMover(context, state, Rolls::GoingForIt, [&](const MatchPlayer &player) {
        return mayWalk(context, state, player) && squaresToGoFor(context, state, player) > 0;
    });
}

ActionOffer leapOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString &roll = Rolls::Leap;
    return likelyTheMover(context, state, roll, [&](const MatchPlayer &player) {
        return mayWalk(context, state, player) && player.has(roll) && !player.hasUsed(roll);
    });
}

ActionOffer standingUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return ownWith(context, state, Rolls::StandingUp, [&](const MatchPlayer &player) {
        return !hasActed(state, player) && rollsToStandUp(context, state, player);
    });
}

ActionOffer jumpUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString &roll = Rolls::JumpUp;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.posture == Posture::Prone && player.has(roll) && !hasActed(state, player);
    });
}

/// What somebody holds, of either side, cannot be picked up.
ActionOffer pickUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (isBallWithOpponent(state) || isBallWith(state, state.active))
        return {};
    return likelyTheMover(context, state, Rolls::PickUp, [&](const MatchPlayer &player) {
        return mayWalk(context, state, player) && canHoldBall(context, player);
    });
}

ActionOffer passOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!mayThrowBall(context, state))
        return {};
    return likelyTheCarrier(context, state, Rolls::Pass, [&](const MatchPlayer &player) {
        return mayPass(context, state, player);
    });
}

ActionOffer hailMaryOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!mayThrowBall(context, state))
        return {};
    return ownWith(context, state, Rolls::HailMaryPass, [&](const MatchPlayer &player) {
        return mayPass(context, state, player) && mayLob(context, state, player);
    });
}

ActionOffer throwOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isPassLeft(context, state))
        return {};
    const QString &roll = Rolls::ThrowTeamMate;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && !hasActed(state, player)
            && !partnersFor(context, state, roll, PlayerRef::fromString(player.ref())).isEmpty();
    });
}

/// In place of a block, and so of the turn's blitz.
ActionOffer kickOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (state.uses.blitzes >= mostBlitzes(context, state))
        return {};
    return {state.active, able(state, state.active, [&](const MatchPlayer &player) {
                return player.has(Skills::KickTeamMate) && isFresh(context, state, player)
                    && mayWalk(context, state, player)
                    && !partnersFor(context, state, Skills::KickTeamMate,
                                    PlayerRef::fromString(player.ref()))
                            .isEmpty();
            })};
}

ActionOffer handOffOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isHandOffLeft(context, state) || isBallWithOpponent(state))
        return {};
    return likelyTheCarrier(context, state, handedOff, [&](const MatchPlayer &player) {
        return mayPass(context, state, player);
    });
}

/// Standing players, of either side.
ActionOffer catchOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {noSeat, state.refs(0, mayCatch) + state.refs(1, mayCatch)};
}

/// Whose trait has not been rolled for yet.
ActionOffer traitOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    std::vector<const Roll *> traits;
    for (const Roll &roll : context.ruleset().rolls()) {
        if (roll.activation && roll.skill)
            traits.push_back(&roll);
    }
    return {state.active, able(state, state.active, [&](const MatchPlayer &player) {
                return !hasActed(state, player)
                    && std::any_of(traits.begin(), traits.end(), [&player](const Roll *trait) {
                           return player.has(trait->skill->text())
                               && !player.hasUsed(trait->id.text());
                       });
            })};
}

ActionOffer animosityOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString &roll = Rolls::Animosity;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && !hasActed(state, player);
    });
}

ActionOffer gazeOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString &roll = Rolls::HypnoticGaze;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && !hasActed(state, player);
    });
}

ActionOffer dauntlessOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString &roll = Rolls::Dauntless;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        const bool attacks = !hasActed(state, player) || blocksTheSameAgain(context, state, player)
            || blocksAnother(context, state, player);
        return attacks && player.has(roll)
            && !partnersFor(context, state, roll, PlayerRef::fromString(player.ref())).isEmpty();
    });
}

/// Where an opponent has the skill that this is rolled against.
ActionOffer againstSkill(const MatchContext &context, const MatchState &state, const QString &roll)
{
    if (partnersFor(context, state, roll, {state.active, {}}).isEmpty())
        return {};
    return ownWith(context, state, roll, [](const MatchPlayer &) { return true; });
}

ActionOffer repelledOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return againstSkill(context, state, Rolls::FoulAppearance);
}

/// Whether he holds or follows somebody is for the other coach to say.
ActionOffer withTheirSkill(const MatchContext &context, const MatchState &state,
                           const QString &roll)
{
    ActionOffer offer = againstSkill(context, state, roll);
    offer.decides = MatchState::otherSeat(state.active);
    offer.usual = moverAmong(state, offer.choices);
    return offer;
}

ActionOffer tentaclesOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return withTheirSkill(context, state, Rolls::Tentacles);
}

ActionOffer shadowingOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return withTheirSkill(context, state, Rolls::Shadowing);
}

ActionOffer thirstOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {state.active, state.refs(state.active, [](const MatchPlayer &player) {
                return player.isOnPitch() && player.hasMark(TurnMark::Thirsty);
            })};
}

constexpr TurnAction rollAction(QStringView id,
                                ActionOffer (*offer)(const MatchContext &, const MatchState &,
                                                     const Step &),
                                char16_t key = 0)
{
    return {.text = {id, "", ""}, .offer = offer, .key = key, .alwaysOffered = true};
}

/// The same for a roll that is the first thing he does.
constexpr TurnAction firstRoll(TurnAction row)
{
    row.declares = true;
    return row;
}

constexpr TurnAction actions[]{
    firstRoll(rollAction(Asks::RollDodge, dodgeOffer, u'S')),
    firstRoll(rollAction(Asks::RollGoingForIt, furtherOffer, u'G')),
    firstRoll(withBall(rollAction(Asks::RollPickUp, pickUpOffer, u'Y'))),
    firstRoll(withBall(rollAction(Asks::RollPass, passOffer, u'A'))),
    firstRoll(withBall(rollAction(Asks::RollHandOff, handOffOffer))),
    withBall(rollAction(Asks::RollCatch, catchOffer)),
    firstRoll(rollAction(Asks::RollLeap, leapOffer, u'J')),
    firstRoll(rollAction(Asks::RollStandingUp, standingUpOffer)),
    firstRoll(rollAction(Asks::RollJumpUp, jumpUpOffer)),
    rollAction(Asks::RollActivation, traitOffer, u'M'),
    firstRoll(rollAction(Asks::RollThrowTeamMate, throwOffer)),
    firstRoll(withBall(rollAction(Asks::RollHailMaryPass, hailMaryOffer))),
    firstRoll(rollAction(Asks::RollHypnoticGaze, gazeOffer)),
    withBall(rollAction(Asks::RollAnimosity, animosityOffer)),
    rollAction(Asks::RollDauntless, dauntlessOffer),
    rollAction(Asks::RollFoulAppearance, repelledOffer),
    rollAction(Asks::RollTentacles, tentaclesOffer),
    rollAction(Asks::RollShadowing, shadowingOffer),
    {.text = {Asks::KickTeamMate, QT_TRANSLATE_NOOP("Match", "Kick a team-mate"), "",
              QT_TRANSLATE_NOOP("Match", "Who kicks a team-mate?")},
     .offer = kickOffer,
     .alwaysOffered = true,
     .declares = true},
    {.text = {Asks::Thirst, QT_TRANSLATE_NOOP("Match", "Has to feed"), "",
              QT_TRANSLATE_NOOP("Match", "Who has to feed?")},
     .offer = thirstOffer,
     .alwaysOffered = true},
};

} // namespace

StepGroup rollActions()
{
    return {.actions = actions};
}

/// He is not held where he is by roots. Who has had his action is done with walking, but in a blitz
/// (crp.es.txt:170-212, bb2016.en.txt:222-240), or if he does nothing else.
bool mayWalk(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    if (player.isRooted() || !hasActed(state, player))
        return !player.isRooted();
    return !player.isDazed()
        && (state.uses.blitzer.isNamed(player.ref())
            || context.behaves(player, Behaves::MovesOnly));
}

/// Some weather makes all of them slower.
/// Two squares, three with Sprint (lrb4.de.txt:82, crp.es.txt:4746-4751,
/// bb2016.en.txt:10576-10579), and what else there is.
int squaresToGoFor(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    if (player.hasMark(TurnMark::KeptFooting))
        return 0;
    constexpr int least = 2;
    const int most = (player.has(Skills::Sprint) ? 3 : 2) + furtherSquares(context, state)
        + squaresInMist(state, player);
    const auto gone = std::count(player.usedThisTurn.begin(), player.usedThisTurn.end(),
                                 TurnUse(RollId(Rolls::GoingForIt)));
    return std::max(0, std::max(least, most) - static_cast<int>(gone));
}

int squaresToMove(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const bool rose = player.hasMark(TurnMark::StoodUp) && !player.has(Skills::JumpUp);
    const int spent = rose ? context.number(Tables::StandingUp, Rows::Stands, Key::Movement, 3) : 0;
    return std::max(0, player.profile().movement - squaresInMist(state, player) - spent);
}

bool rollsToStandUp(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const TableRow *weather = weatherRow(context, state);
    const int least = context.number(Tables::StandingUp, Rows::Stands, Key::Movement, 3)
        - (weather ? weather->value(Key::MaModifier) : 0);
    return context.ruleset().rolls().find(Rolls::StandingUp.word())
        && player.posture == Posture::Prone && !player.has(Skills::JumpUp)
        && player.profile().movement < least;
}

bool risesByRoll(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    return rollsToStandUp(context, state, *state.find(player));
}

void rollToRise(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    lieDown(*state.find(player));
    pushRoll(context, state, RollId(Rolls::StandingUp), player);
}

bool dropAttack(MatchState &state, const PlayerRef &attacker)
{
    const MatchPlayer *by = state.find(attacker);
    if (!by || by->posture != Posture::Prone)
        return false;
    pop(state);
    state.uses.attacker = {};
    state.uses.attack = HarmCause::None;
    return true;
}

QStringList partnersFor(const MatchContext &context, const MatchState &state, const QString &roll,
                        const PlayerRef &player)
{
    const Seat own = player.seat;
    const Seat other = MatchState::otherSeat(own);
    QStringList mates = state.refs(own, stands);
    if (!player.id.text().isEmpty())
        mates.removeAll(player.toString());
    if (roll == Rolls::ThrowTeamMate || roll == Skills::KickTeamMate) {
        mates.removeIf([&](const QString &mate) {
            return !context.behaves(*state.find(PlayerRef::fromString(mate)), Behaves::MayBeThrown);
        });
        return mates;
    }
    if (roll == handedOff) {
        mates.removeIf([&state](const QString &mate) {
            return !mayCatch(*state.find(PlayerRef::fromString(mate)));
        });
        return mates + state.refs(other, mayCatch);
    }
    if (roll == Rolls::Pass)
        return mates + state.refs(other, stands);
    if (roll == Rolls::Dauntless) // only against somebody stronger (crp.es.txt:4464-4466)
        return state.refs(other, [&](const MatchPlayer &opponent) {
            return stands(opponent)
                && !attacksOnStronger(context, state, player, PlayerRef::fromString(opponent.ref()))
                        .empty();
        });
    const Roll *rolled = context.ruleset().rolls().find(roll);
    const bool theirs = rolled && rolled->skill && rolled->skillOfOpponent;
    // Who has no tackle zones holds and follows nobody (crp.es.txt:6446-6454).
    const bool onGuard = roll == Rolls::Tentacles || roll == Rolls::Shadowing;
    return state.refs(other, [&](const MatchPlayer &opponent) {
        return stands(opponent) && !(onGuard && opponent.isDazed())
            && (!theirs || opponent.has(rolled->skill->text()));
    });
}

} // namespace dugout
