// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolloffers.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/cardboons.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/declared.h"
#include "core/match/rolls/rollhelp.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Rows are named after the roll of the ruleset, which has their words.

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
ActionOffer likelyTheCarrier(const MatchContext &context, const MatchState &state,
                             const QString &roll, const Test &test)
{
    ActionOffer offer = ownWith(context, state, roll, test);
    const QString carrier = state.carrier.isValid() ? state.carrier.toString() : QString();
    offer.usual = offer.choices.contains(carrier) ? carrier : QString();
    return offer;
}

/// He may still give the ball away.
bool mayPass(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    return !hasActed(state, player) && canHoldBall(context, player)
        && !context.behaves(player, u"moves-only"_s)
        && (player.boons.empty() || boonValue(context, player, Key::MayNotPass) == 0);
}

bool isPassLeft(const MatchContext &context, const MatchState &state)
{
    return state.uses.completions < mostPasses(context, state);
}

/// He is not held where he is, by roots or because he has forgotten in this turn what to do.
bool mayWalk(const MatchState &state, const MatchPlayer &player)
{
    return player.boons.empty()
        || (!player.isRooted() && (!player.isDazed() || !hasActed(state, player)));
}

ActionOffer walkOffer(const MatchContext &context, const MatchState &state, const QString &roll)
{
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return mayWalk(state, player) && !context.behaves(player, u"moves-only"_s);
    });
}

ActionOffer dodgeOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return walkOffer(context, state, u"dodge"_s);
}

ActionOffer furtherOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return walkOffer(context, state, u"going-for-it"_s);
}

ActionOffer leapOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString roll = u"leap"_s;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return mayWalk(state, player) && player.has(roll) && !player.usedThisTurn.contains(roll);
    });
}

/// Only who is slow rolls to get up.
ActionOffer standingUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const int least = context.number(Tables::StandingUp, u"stands"_s, Key::Movement, 3);
    return ownWith(context, state, u"standing-up"_s, [&state, least](const MatchPlayer &player) {
        return player.posture == Posture::Prone && !player.has(Skills::JumpUp)
            && player.profile().movement < least && !hasActed(state, player);
    });
}

ActionOffer jumpUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString roll = u"jump-up"_s;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.posture == Posture::Prone && player.has(roll) && !hasActed(state, player);
    });
}

ActionOffer pickUpOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return ownWith(context, state, u"pick-up"_s, [&](const MatchPlayer &player) {
        return mayWalk(state, player) && canHoldBall(context, player);
    });
}

ActionOffer passOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isPassLeft(context, state))
        return {};
    return likelyTheCarrier(context, state, u"pass"_s, [&](const MatchPlayer &player) {
        return mayPass(context, state, player);
    });
}

ActionOffer hailMaryOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isPassLeft(context, state))
        return {};
    const QString roll = u"hail-mary-pass"_s;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && mayPass(context, state, player);
    });
}

ActionOffer throwOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isPassLeft(context, state))
        return {};
    const QString roll = u"throw-team-mate"_s;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && !hasActed(state, player)
            && !partnersFor(context, state, roll, PlayerRef::fromString(player.ref())).isEmpty();
    });
}

ActionOffer handOffOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isHandOffLeft(context, state))
        return {};
    return likelyTheCarrier(context, state, handedOff, [&](const MatchPlayer &player) {
        return mayPass(context, state, player);
    });
}

/// Whoever stands there, of either side.
ActionOffer catchOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {noSeat, state.refs(0, mayCatch) + state.refs(1, mayCatch)};
}

/// Whose trait has not been rolled for yet.
ActionOffer traitOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const auto &rolls = context.ruleset().rolls();
    return {state.active, able(state, state.active, [&](const MatchPlayer &player) {
                return !hasActed(state, player)
                    && std::any_of(rolls.begin(), rolls.end(), [&player](const Roll &roll) {
                           return roll.activation && roll.skill && player.has(roll.skill->text())
                               && !player.usedThisTurn.contains(roll.id.text());
                       });
            })};
}

ActionOffer animosityOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString roll = u"animosity"_s;
    return ownWith(context, state, roll,
                   [&roll](const MatchPlayer &player) { return player.has(roll); });
}

ActionOffer gazeOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString roll = u"hypnotic-gaze"_s;
    return ownWith(context, state, roll, [&](const MatchPlayer &player) {
        return player.has(roll) && !hasActed(state, player);
    });
}

ActionOffer dauntlessOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const QString roll = u"dauntless"_s;
    return ownWith(context, state, roll,
                   [&roll](const MatchPlayer &player) { return player.has(roll); });
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
    return againstSkill(context, state, u"foul-appearance"_s);
}

ActionOffer tentaclesOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return againstSkill(context, state, u"tentacles"_s);
}

ActionOffer shadowingOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return againstSkill(context, state, u"shadowing"_s);
}

ActionOffer thirstOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {state.active, state.refs(state.active, [](const MatchPlayer &player) {
                return player.isOnPitch() && player.usedThisTurn.contains(thirsty);
            })};
}

constexpr TurnAction rollAction(QStringView id,
                                ActionOffer (*offer)(const MatchContext &, const MatchState &,
                                                     const Step &),
                                char16_t key = 0)
{
    return {{id, "", ""}, offer, nullptr, key, ActionReach::Step, FormerOffer::None, true};
}

constexpr TurnAction actions[]{
    rollAction(u"roll.dodge", dodgeOffer, u'S'),
    rollAction(u"roll.going-for-it", furtherOffer, u'G'),
    rollAction(u"roll.pick-up", pickUpOffer, u'Y'),
    rollAction(u"roll.pass", passOffer, u'A'),
    rollAction(u"roll.hand-off", handOffOffer),
    rollAction(u"roll.catch", catchOffer),
    rollAction(u"roll.leap", leapOffer, u'J'),
    rollAction(u"roll.standing-up", standingUpOffer),
    rollAction(u"roll.jump-up", jumpUpOffer),
    rollAction(u"roll.activation", traitOffer, u'M'),
    rollAction(u"roll.throw-team-mate", throwOffer),
    rollAction(u"roll.hail-mary-pass", hailMaryOffer),
    rollAction(u"roll.hypnotic-gaze", gazeOffer),
    rollAction(u"roll.animosity", animosityOffer),
    rollAction(u"roll.dauntless", dauntlessOffer),
    rollAction(u"roll.foul-appearance", repelledOffer),
    rollAction(u"roll.tentacles", tentaclesOffer),
    rollAction(u"roll.shadowing", shadowingOffer),
    {{u"thirst", QT_TRANSLATE_NOOP("Match", "Feeds because of his thirst"), "",
      QT_TRANSLATE_NOOP("Match", "Who has to feed?")},
     thirstOffer,
     nullptr,
     0,
     ActionReach::Step,
     FormerOffer::None,
     true},
};

} // namespace

std::span<const TurnAction> rollActions()
{
    return actions;
}

QStringList partnersFor(const MatchContext &context, const MatchState &state, const QString &roll,
                        const PlayerRef &player)
{
    const Seat own = player.seat;
    const Seat other = MatchState::otherSeat(own);
    QStringList mates = state.refs(own, stands);
    if (!player.id.text().isEmpty())
        mates.removeAll(player.toString());
    if (roll == u"throw-team-mate"_s) {
        mates.removeIf([&](const QString &mate) {
            return !context.behaves(*state.find(PlayerRef::fromString(mate)), u"may-be-thrown"_s);
        });
        return mates;
    }
    if (roll == handedOff) {
        mates.removeIf([&state](const QString &mate) {
            return !mayCatch(*state.find(PlayerRef::fromString(mate)));
        });
        return mates + state.refs(other, mayCatch);
    }
    if (roll == u"pass"_s)
        return mates + state.refs(other, stands);
    const Roll *rolled = context.ruleset().rolls().find(roll);
    const bool theirs = rolled && rolled->skill && rolled->skillOfOpponent;
    return state.refs(other, [&](const MatchPlayer &opponent) {
        return stands(opponent) && (!theirs || opponent.has(rolled->skill->text()));
    });
}

} // namespace dugout
