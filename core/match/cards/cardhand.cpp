// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"

#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/rolls/rollplan.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Some cards are for the side that kicks, or the one that receives; others need the ball.
bool isForSide(const MatchState &state, Seat seat, const PlayCard &card)
{
    if (card.values.contains(Key::WhenKicking) && state.kicking != seat)
        return false;
    const bool theirs = state.carrier.isValid() && state.playsFor(state.carrier) != seat;
    const bool lies = !state.carrier.isValid();
    return (!card.values.contains(Key::BallAway) || !theirs)
        && (!card.values.contains(Key::Balls) || lies);
}

bool fits(const MatchState &state, const PlayCard &card, const MatchPlayer &player)
{
    const Numbers &values = card.values;
    const bool carries = state.carrier.isValid() && state.carrier.isNamed(player.ref());
    if (values.contains(Key::WithoutBall) && carries)
        return false;
    if (values.contains(Key::WithBall) && state.carrier.isValid() && !carries)
        return false;
    if (values.contains(Key::Lying) && player.posture == Posture::Standing)
        return false;
    // A card for the end of a turn may still be played when the next one begins.
    const TurnUses &uses = state.uses;
    if (values.contains(Key::Rested)
        && (uses.acted.contains(player.ref()) || uses.actedBefore.contains(player.ref())))
        return false;
    if (values.contains(Key::WithoutLoner) && player.has(Skills::Loner))
        return false;
    return player.profile().strength <= values.value(Key::MaxSt, player.profile().strength);
}

/// What comes once the moments for cards on top are left.
const Step &comingStep(const MatchState &state)
{
    const auto coming = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                                     [](const Step &one) { return one.kind != StepKind::Moment; });
    return coming == state.agenda.rend() ? state.agenda.front() : *coming;
}

/// One of the side's tries to intercept, and his die has not fallen yet (bb2016.en.txt:5805-5808).
bool isIntercepting(const MatchState &state, Seat seat)
{
    const Step &asked = comingStep(state);
    if (asked.kind != playerRoll)
        return false;
    const RollPlan &plan = planOf(asked);
    return plan.roll == Rolls::Interception && !plan.again && state.playsFor(plan.who) == seat;
}

/// In whose turn such a moment comes.
bool isNow(const MatchState &state, Seat seat, const QString &moment)
{
    const bool own = state.active == seat;
    if (moment == When::OwnTurnEnd)
        return state.uses.follows == seat && state.uses.actions == 0;
    if (moment == When::InsteadOfReRoll)
        return own;
    if (moment == When::BeforeInterceptionRoll)
        return isIntercepting(state, seat);
    if (moment == When::OpposingReRoll)
        return !own;
    if (moment == When::BeforeThrowRoll)
        return own
            || !state
                    .refs(seat,
                          [](const MatchPlayer &player) {
                              return player.isOnPitch() && player.has(Skills::DumpOff);
                          })
                    .isEmpty();
    const Step &coming = comingStep(state);
    return moment == When::AfterArmourRoll && coming.kind == StepKind::Armour
        && coming.player.seat != seat;
}

/// In this drive.
bool cameBack(const MatchState &state, const CardOf &card)
{
    const std::vector<KeptCard> &kept = state.occasion.cardsKept;
    return std::find(kept.begin(), kept.end(), KeptCard{card, state.drive}) != kept.end();
}

/// Nobody has a turn left: the one that ends now ends the half (crp.es.txt:3387-3389,
/// bb2016.en.txt:8125).
bool isHalfPlayed(const MatchContext &context, const MatchState &state)
{
    return !hasTurnsLeft(context, state, 0) && !hasTurnsLeft(context, state, 1);
}

} // namespace

QStringList fittingFor(const MatchState &state, const PlayCard &card, QStringList players)
{
    players.removeIf([&](const QString &ref) {
        return !fits(state, card, *state.find(PlayerRef::fromString(ref)));
    });
    return players;
}

CardList playable(const MatchContext &context, const MatchState &state, Seat seat,
                  const QString &moment)
{
    CardList found;
    const auto isIt = [&moment](const TimingId &timing) { return timing.is(moment); };
    for (const CardOf &id : state.side(seat).cards) {
        const PlayCard *card = findCard(context, id);
        // Few cards are for this moment, so that it is asked first.
        if (!card || std::none_of(card->timings.begin(), card->timings.end(), isIt))
            continue;
        const bool hurt = state.occasion.hurtLastTurn.value_or(false);
        const bool barred = state.occasion.cardsRested.contains(id)
            || (hasEffect(context, state, EffectSource::Legend, Does::NoDirtyTricks, seat)
                && isDirtyTrick(context, id.deck))
            || (card->values.contains(Key::NeedsHurt) && !hurt)
            || (card->values.contains(Key::HalfGoesOn) && isHalfPlayed(context, state))
            || !isForSide(state, seat, *card) || cameBack(state, id);
        if (!barred)
            found.append(id);
    }
    return found;
}

CardList playableInBetween(const MatchContext &context, const MatchState &state, Seat seat)
{
    CardList found;
    if (state.side(seat).cards.isEmpty())
        return found;
    for (const CardOf &id : state.side(seat).cards) {
        const PlayCard *card = findCard(context, id);
        const bool now = card && !state.occasion.cardsRested.contains(id)
            && isForSide(state, seat, *card)
            && std::any_of(card->timings.begin(), card->timings.end(), [&](const TimingId &timing) {
                             return isNow(state, seat, timing.text());
                         });
        if (now)
            found.append(id);
    }
    return found;
}

void restCard(MatchState &state, const CardOf &card)
{
    if (!state.occasion.cardsRested.removeOne(card))
        state.occasion.cardsRested.append(card);
}

void keepCard(MatchState &state, Seat seat, const CardOf &card)
{
    SideState &side = state.side(seat);
    if (!side.cardsPlayed.removeOne(card))
        return;
    side.cards.append(card);
    std::vector<KeptCard> &kept = state.occasion.cardsKept;
    std::erase_if(kept, [&card](const KeptCard &each) { return each.card == card; });
    kept.push_back({card, state.drive});
}

} // namespace dugout
