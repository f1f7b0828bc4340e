// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardplay.h"

#include "core/match/cards/cardturns.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/engine/agenda.h"
#include "core/match/extras/fromafar.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Numbers that are added where they count for as long as the card lasts.
bool isOngoingKey(const QString &key)
{
    static const QStringList keys{
        Key::KickOffFame,
        Key::KoRecoveryModifier,
        Key::KoModifier,
        Key::KoTarget,
        Key::InjuryModifier,
        Key::IgnoreDistance,
        Key::InterceptionTarget,
        Key::FameKickOff,
        Key::FameThrowARock,
        Key::FamePitchInvasion,
        Key::FansDice,
        Key::KickOffScatterDice,
        Key::KickOffScatters,
        Key::Dice,
        Key::PlayersOnPitch,
        Key::Assists,
        Key::PassModifier,
        Key::CatchModifier,
        Key::PickUpModifier,
        Key::FriendlyCrowd,
        Key::FoulBreaks,
        Key::Spiked,
        Key::OneOfTheBest,
        Key::FumblesAllowed,
        Key::GfiModifier,
        Key::GfiSquares,
        Key::SprintSquares,
        Key::GfiTarget,
        Key::OpposingGoForItTarget,
        Key::HandOffActions,
        Key::PassOrHandOffActions,
        Key::NextTouchdownLevels,
        Key::OffColourChant,
        Key::WinsKickOffRolls,
        Key::WinsToss,
        waitsForTurn,
    };
    return keys.contains(key);
}

void addOngoingNumbers(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card)
{
    QMap<QString, int> ongoing;
    for (const auto &[key, number] : card.values) {
        if (isOngoingKey(key))
            ongoing.insert(key, number);
    }
    // One more of an action than usual, a number of them, or none at all.
    for (const QString &action : {Key::BlitzActions, Key::PassActions}) {
        if (!card.values.contains(action))
            continue;
        const int said = card.values.value(action);
        ongoing.insert(action, said == 1 ? 1 : said - 1);
    }
    if (card.values.contains(Key::PassOrHandOffActions))
        ongoing.insert(Key::PassActions, 1);
    if (card.values.contains(Key::NeutralPlayers))
        ongoing.insert(Lasts::Fanatic, 1);
    if (!ongoing.isEmpty())
        addOngoing(state, {id, seat, ongoing, lastsUntil(card), 0});
    if (lastsTwoTurns(card))
        addOngoing(state, {id, seat, {{Lasts::Lent, 1}}, Until::Drive, 2});
    // Whichever side it is that brings the wrong ball in.
    if (card.values.contains(Key::Balls))
        addOngoing(state, {id, noSeat, {{secondBall, 1}}, lastsUntil(card), 0});
    if (const int turns = card.values.value(Key::OpposingTurns))
        addOngoing(
            state,
            {id, MatchState::otherSeat(seat), {{Lasts::NoReRolls, 1}}, Until::Drive, turns * 2});
}

void blessTeam(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card)
{
    TimedEffect timedEffect = timedEffectOf(id, card);
    timedEffect.change.strength += card.values.value(Key::TeamSt);
    for (MatchPlayer &player : state.side(seat).players)
        player.timedEffects.push_back(timedEffect);
}

/// Somebody whom the card brings: onto the pitch in the middle of a drive, else to the reserves.
void summon(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card)
{
    Participant guest;
    guest.player.kind = PlayerKind::Mercenary;
    guest.player.name = card.name.en;
    guest.table = card.table.value_or(TableId());
    guest.role = card.name;
    guest.profile = card.summoned->profile;
    guest.skills = card.summoned->skills;
    const PlayerRef ref = joinStranger(state, seat, std::move(guest), Origin::Guest);
    letStay(state, ref, lastsUntil(card));
    if (state.active != noSeat) {
        sendTo(state, ref, Whereabouts::Pitch);
        addOngoing(state, {id, seat, {{Key::PlayersOnPitch, 1}}, Until::Drive, 0});
    }
}

/// Who scored misses the celebration and the next recovery roll.
void punishScorer(MatchState &state)
{
    const PlayerRef scorer = state.drives.empty() ? PlayerRef{} : state.drives.back().scorer;
    const MatchPlayer *player = state.find(scorer);
    if (!player || (!player->isOnPitch() && player->where != Whereabouts::Reserves))
        return;
    sendTo(state, scorer, Whereabouts::KnockedOut);
    sitOut(state, scorer);
}

void pushAsked(MatchState &state, Seat seat, StepKind kind, const CardOf &id)
{
    push(state, {kind, seat, {}, {}, id});
}

/// The turn goes on, and nothing ends it any more but its coach.
void playOn(MatchState &state, Seat seat, const CardOf &id)
{
    addOngoing(state, {id, seat, {{Lasts::NoTurnover, 1}}, Until::Turn, 0});
    push(state, {StepKind::TurnActions, seat});
}

bool isAtMoment(const Step &step, const QString &moment)
{
    return step.kind == StepKind::Moment && step.about<TimingId>().text() == moment;
}

/// The roll waits below the moment for it.
void addToArmourRoll(MatchState &state, int bonus)
{
    Step &rolled = *(state.agenda.end() - 2);
    if (rolled.kind == StepKind::ArmourStands)
        rolled.as<HarmChain>().total += bonus;
}

/// The re-roll is spent, and the roll stands as it fell (bb2016.en.txt:5233-5235).
void preventReroll(MatchState &state)
{
    pop(state);
    pop(state);
}

/// One card for three moments: what it does follows from when it is played.
void turnHeel(const MatchContext &context, MatchState &state, Seat seat, const CardOf &id,
              const PlayCard &card)
{
    if (state.agenda.empty() || !card.values.contains(Key::ArmourBonus))
        return;
    Step &top = state.agenda.back();
    if (top.kind == StepKind::Armour && top.player.seat != seat)
        top.as<HarmChain>().modifier += card.values.value(Key::ArmourBonus);
    else if (isAtMoment(top, When::AfterArmourRoll))
        addToArmourRoll(state, card.values.value(Key::ArmourBonus));
    else if (isAtMoment(top, When::OpposingReRoll))
        preventReroll(state);
    else if (top.kind == StepKind::Moment
             && state.side(seat).countIn(Whereabouts::Pitch) < context.mostOnPitch())
        push(state,
             Step::with(StepKind::CardEffect, seat, {}, {}, CardRuleEffect{id, Key::OwnEnters}));
}

/// A card's own table makes a mine of what would be a fireball.
AfarAim aimOf(const PlayCard &card)
{
    return card.table ? AfarAim{FromAfar::Mine, false, true, *card.table}
                      : AfarAim{FromAfar::Fireball, false, true};
}

/// Once the action is over where a roll was waiting to be made again (bb2016.en.txt:6127-6133).
void askWhetherKept(MatchState &state, Seat seat, const CardOf &id)
{
    const auto turn = std::find_if(state.agenda.begin(), state.agenda.end(), [](const Step &step) {
        return step.kind == StepKind::TurnActions;
    });
    if (turn == state.agenda.end() || !isAtMoment(state.agenda.back(), When::InsteadOfReRoll))
        pushAsked(state, seat, StepKind::CardKeep, id);
    else
        state.agenda.insert(turn + 1, {StepKind::CardKeep, seat, {}, {}, id});
}

/// What the card needs to know before its numbers count.
void pushQuestions(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card)
{
    const bool forOne = card.scope == Span::Player
        || (card.scope.isEmpty() && (changeOf(card) != Profile{} || !card.skills.empty()));
    if (forOne && !card.summoned)
        pushAsked(state, seat, StepKind::CardPlayer, id);
    if (card.values.contains(Key::ArmourModifierAlternative))
        pushAsked(state, seat, StepKind::CardSign, id);
    if (card.values.contains(Key::OpposingRerollsD3))
        pushAsked(state, seat, StepKind::CardD3, id);
    if (card.values.contains(Key::OpposingRerollLossTarget))
        pushAsked(state, seat, StepKind::CardDoom, id);
    if (card.values.value(Key::OpposingPlayers) < 0)
        pushAsked(state, seat, StepKind::CardAbsent, id);
    if (card.values.value(Key::OpposingPlayersOnPitch) < 0)
        pushAsked(state, seat, StepKind::CardCalledOff, id);
    if (card.values.contains(Key::OpposingPlayersAffected))
        pushAsked(state, seat, StepKind::CardLot, id);
    if (card.values.contains(Key::OpponentsDazed))
        pushAsked(state, MatchState::otherSeat(seat), StepKind::CardDazed, id);
    if (card.values.contains(Key::RerollsIfWon))
        pushAsked(state, seat, StepKind::CardContest, id);
    if (card.values.contains(Key::BonusRerolls))
        pushAsked(state, seat, StepKind::CardTalk, id);
    if (card.values.contains(Key::OwnKoToPitch))
        pushAsked(state, seat, StepKind::CardWake, id);
    if (card.values.contains(Key::ChooseWeather))
        pushAsked(state, seat, StepKind::CardWeather, id);
    if (card.values.contains(Key::Fireball))
        pushAim(state, seat, id, aimOf(card));
    if (card.values.contains(Key::LightningBolt))
        pushAim(state, seat, RowId(Rows::LightningBolt), {FromAfar::Lightning});
    if (card.table && card.values.contains(Key::Stakes))
        pushAsked(state, seat, StepKind::CardBet, id);
    if (card.table && card.values.contains(Key::MayBeKept)) {
        // Spent like one of the team's, but not one of them (bb2016.en.txt:6127-6133).
        gainRerolls(state, seat, 1, Until::Drive);
        askWhetherKept(state, seat, id);
    }
    if (card.values.contains(Key::Sponge))
        pushAsked(state, seat, StepKind::CardSponge, id);
    pushCardEffects(state, seat, id, card);
    if (card.table && card.values.contains(Key::RollsAtOnce))
        push(state, {StepKind::Roll, seat, {}, {}, *card.table});
}

} // namespace

void playCard(const MatchContext &context, MatchState &state, Seat seat, const CardOf &played)
{
    SideState &side = state.side(seat);
    side.cards.removeOne(played);
    side.cardsPlayed.append(played);
    tell(state, {FactKind::CardPlayed, seat, {}, {}, played.toString()});
    const PlayCard *card = findCard(context, played);
    if (!card)
        return;
    const Seat other = MatchState::otherSeat(seat);
    if (isDirtyTrick(context, played.deck)
        && hasEffect(context, state, EffectSource::Legend, Does::BearsGrudges, other))
        push(state, {StepKind::GrudgeCulprit, other});
    // Re-rolls that come at once stay for the half.
    const Until until = lastsUntil(*card);
    applyNumbers(state, seat, card->values, until == Until::Turn ? Until::Half : until);
    if (card->values.contains(Key::BallAway))
        state.carrier = {};
    if (card->values.value(Key::ScorerKnockedOut) > 0)
        punishScorer(state);
    addOngoingNumbers(state, seat, played, *card);
    if (card->scope == Span::Team || card->values.contains(Key::TeamSt))
        blessTeam(state, seat, played, *card);
    if (card->summoned && card->values.value(Key::Players) > 0)
        summon(state, seat, played, *card);
    turnHeel(context, state, seat, played, *card);
    pushQuestions(state, seat, played, *card);
    if (card->values.contains(Key::PlaysOn))
        playOn(state, seat, played);
    if (card->values.value(Key::ExtraTurns) > 0)
        push(state, {StepKind::HurryUp, seat});
    // Its words come before what it asks.
    push(state, Step::with(StepKind::Said, seat, {}, {}, Announcement{played}));
}

} // namespace dugout
