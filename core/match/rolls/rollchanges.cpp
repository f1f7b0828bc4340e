// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollchanges.h"

#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/ongoing.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ChangedRoll
{
    decltype(Rolls::Catch) roll;
    decltype(Key::CatchModifier) key; ///< what is added to it
};

constexpr ChangedRoll changedRolls[]{
    {Rolls::Catch, Key::CatchModifier}, {Rolls::Dodge, Key::DodgeModifier},
    {Rolls::Leap, Key::LeapModifier},   {Rolls::Interception, Key::InterceptionModifier},
    {Rolls::Pass, Key::PassModifier},   {Rolls::PickUp, Key::PickUpModifier},
};

/// Null for rolls to which nothing is added. Who is handed the ball catches it
/// (crp.es.txt:1594-1603, bb2016.en.txt:1665-1670).
const QString *keyOf(const RollId &roll)
{
    if (roll == Rolls::HandOff)
        return &Key::CatchModifier.word();
    const auto found = std::find_if(std::begin(changedRolls), std::end(changedRolls),
                                    [&roll](const ChangedRoll &each) { return roll == each.roll; });
    return found == std::end(changedRolls) ? nullptr : &found->key.word();
}

/// Of whichever table has it; null where none does.
const TableRow *rowOfSource(const MatchContext &context, const QString &id)
{
    for (const Table &table : context.ruleset().tables()) {
        if (const TableRow *row = table.row(id))
            return row;
    }
    return nullptr;
}

/// A card, a row of a table, or who was hired.
AppliedModifier named(const MatchContext &context, const Source &source, int value)
{
    const QString id = sourceText(source);
    if (const PlayCard *card = findCard(context, source))
        return {value, id, card->name, card->source};
    if (const TableRow *row = rowOfSource(context, id))
        return {value, id, row->name, row->source};
    if (const Inducement *helper = context.ruleset().inducements().find(id))
        return {value, id, helper->name, helper->source};
    return {value, id, {}, {}};
}

/// An event says whom it is about. A card of this kind is about everybody, of both sides; but one
/// for a single player counts with him alone, and what is over at once only for the kick at which
/// it was played.
bool countsFor(const MatchContext &context, const MatchState &state, const OngoingEffect &ongoing,
               Seat seat)
{
    const PlayCard *card = findCard(context, ongoing.source);
    const bool his = ongoing.seat == noSeat || ongoing.seat == seat;
    if (!card)
        return his;
    if (card->duration == Span::Instant)
        return state.active == noSeat && his;
    return card->scope != Span::Player;
}

/// For this roll: by the key it has, where it is about the ball, or with all that agility makes.
int addedBy(const MatchContext &context, const OngoingEffect &ongoing, const RollPlan &plan)
{
    const QString *key = keyOf(plan.roll);
    const int own = key && !plan.bomb ? ongoing.values.value(*key) : 0;
    const int all = ongoing.values.value(Key::AgilityModifier);
    const Roll *roll = all == 0 ? nullptr : context.ruleset().rolls().find(plan.roll);
    return roll && roll->base == Roll::Base::Agility ? own + all : own;
}

/// Players nearby have it, whichever player it was played on (bb2016.en.txt:3961-3962, 4003-4005,
/// 4075-4078).
bool isForTheNear(const OngoingEffect &ongoing)
{
    return ongoing.values.contains(Key::Near);
}

/// What changes the roll, in the order it began, with what it adds; some of it only if he is near.
std::vector<std::pair<const OngoingEffect *, int>>
changing(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    std::vector<std::pair<const OngoingEffect *, int>> found;
    for (const OngoingEffect &ongoing : state.ongoing) {
        const int value = addedBy(context, ongoing, plan);
        if (value != 0
            && (isForTheNear(ongoing) || countsFor(context, state, ongoing, plan.who.seat)))
            found.emplace_back(&ongoing, value);
    }
    return found;
}

/// What the cards that a player has been given say of a number.
void addLent(const MatchContext &context, const MatchState &state, const PlayerRef &ref,
             const QString &key, std::vector<AppliedModifier> &found)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return;
    for (const TimedEffect &timedEffect : player->timedEffects) {
        const PlayCard *card = findCard(context, timedEffect.source);
        if (const int value = card ? card->values.value(key) : 0; value != 0)
            found.push_back(named(context, timedEffect.source, value));
    }
}

/// The squares he has gone for in this turn.
qsizetype goneFor(const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    return player ? std::count(player->usedThisTurn.begin(), player->usedThisTurn.end(),
                               TurnUse(RollId(Rolls::GoingForIt)))
                  : 0;
}

/// Who goes further than anybody can is the more likely to stumble with every square
/// (crp.es.txt:3202-3207, bb2016.en.txt:5879-5886).
void addStumbling(const MatchContext &context, const MatchState &state, const RollPlan &plan,
                  std::vector<AppliedModifier> &found)
{
    const MatchPlayer *player = state.find(plan.who);
    if (!player)
        return;
    for (const OngoingEffect &ongoing : state.ongoing) {
        const int sprint
            = player->has(Skills::Sprint) ? ongoing.values.value(Key::SprintSquares) : 0;
        const int value = ongoing.values.value(Key::GfiModifier);
        const int beyond = static_cast<int>(goneFor(state, plan.who)) - 2 - sprint;
        if (value != 0 && beyond > 0 && ongoing.seat == plan.who.seat)
            found.push_back(named(context, ongoing.source, value * beyond));
    }
}

/// A perfect throw knows no distance, neither a short nor a long one.
void addDistance(const MatchContext &context, const MatchState &state, const RollPlan &plan,
                 std::vector<AppliedModifier> &found)
{
    const TableRow *range = context.rowById(Tables::PassRanges, plan.range.text());
    for (const OngoingEffect &ongoing : state.ongoing) {
        if (range && ongoing.seat == plan.who.seat && ongoing.values.value(Key::IgnoreDistance) > 0)
            found.push_back(named(context, ongoing.source, -range->value(Key::Modifier)));
    }
}

/// The special ball that is thrown; null for any other.
const TableRow *thrownBall(const MatchContext &context, const MatchState &state,
                           const RollPlan &plan)
{
    const QString &ball = state.occasion.ball.text();
    return ball.isEmpty() || plan.bomb ? nullptr : context.rowById(Tables::SpecialBalls, ball);
}

/// Some are hard to throw, always or at a distance (bb2016.en.txt:2109-2110, 2265-2266).
void addBall(const MatchContext &context, const MatchState &state, const RollPlan &plan,
             std::vector<AppliedModifier> &found)
{
    const TableRow *ball = thrownBall(context, state, plan);
    if (!ball)
        return;
    const TableRow *far
        = ball->next ? context.rowById(ball->next->text(), plan.range.text()) : nullptr;
    for (const TableRow *row : {ball, far}) {
        if (const int value = row ? row->value(Key::Modifier) : 0; value != 0)
            found.push_back({value, ball->id.text(), ball->name, ball->source});
    }
}

/// Who gets in his way makes any roll worse, whatever it is for.
void addDisturbed(const MatchContext &context, const MatchState &state, Seat seat,
                  std::vector<AppliedModifier> &found)
{
    if (const OngoingEffect *fans = ongoingWith(state, Lasts::Disturbed, seat))
        found.push_back(named(context, fans->source, fans->values.value(Lasts::Disturbed)));
}

} // namespace

std::vector<AppliedModifier> changesInForce(const MatchContext &context, const MatchState &state,
                                            const RollPlan &plan)
{
    std::vector<AppliedModifier> found;
    if (plan.roll == Rolls::GoingForIt)
        addStumbling(context, state, plan, found);
    addDisturbed(context, state, plan.who.seat, found);
    size_t asked = 0;
    for (const auto &[ongoing, value] : changing(context, state, plan)) {
        const bool counts
            = !isForTheNear(*ongoing) || (asked++ < plan.near.size() && plan.near.at(asked - 1));
        if (counts)
            found.push_back(named(context, ongoing->source, value));
    }
    const QString *changed = keyOf(plan.roll);
    if (!changed)
        return found;
    addLent(context, state, plan.who, *changed, found);
    if (plan.roll == Rolls::Pass && !plan.bomb) {
        addDistance(context, state, plan, found);
        addBall(context, state, plan, found);
    }
    if (plan.roll == Rolls::Interception)
        addLent(context, state, plan.other, Key::OpposingInterceptionModifier, found);
    return found;
}

std::optional<NearRule> nearRuleToAsk(const MatchContext &context, const MatchState &state,
                                      const RollPlan &plan)
{
    size_t asked = 0;
    for (const auto &[ongoing, value] : changing(context, state, plan)) {
        if (isForTheNear(*ongoing) && asked++ == plan.near.size())
            return NearRule{rowOfSource(context, sourceText(ongoing->source)),
                            ongoing->values.value(Key::EdgeSquares)};
    }
    return std::nullopt;
}

int targetInForce(const MatchState &state, const RollPlan &plan)
{
    int target = 0;
    if (plan.roll != Rolls::GoingForIt || state.ongoing.empty())
        return target;
    // This square is counted already.
    const bool later = goneFor(state, plan.who) > 1;
    for (const OngoingEffect &ongoing : state.ongoing) {
        target = std::max(target, ongoing.values.value(Key::GfiTarget));
        if (later)
            target = std::max(target, ongoing.values.value(Key::LaterGfiTarget));
        if (ongoing.seat != plan.who.seat)
            target = std::max(target, ongoing.values.value(Key::OpposingGoForItTarget));
    }
    return target;
}

std::optional<int> plainTargetInForce(const MatchContext &context, const MatchState &state,
                                      const RollPlan &plan)
{
    const MatchPlayer *player = state.find(plan.who);
    const int target = plan.roll == Rolls::Interception
        ? state.ongoingSum(plan.who.seat, Key::InterceptionTarget)
        : plan.roll == Rolls::Leap && player ? timedEffectValue(context, *player, Key::LeapTarget)
                                             : 0;
    return target > 0 ? std::optional(target) : std::nullopt;
}

int longestRangeInForce(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const OngoingEffect *ongoing = ongoingWith(state, Key::LongestRange);
    const int allowed = ongoing ? ongoing->values.value(Key::LongestRange) : 0;
    const TableRow *ball = thrownBall(context, state, plan);
    const int heavy = ball ? ball->value(Key::LongestRange) : 0;
    return allowed > 0 && heavy > 0 ? std::min(allowed, heavy) : std::max(allowed, heavy);
}

void useUpAfter(MatchState &state, const RollPlan &plan)
{
    endOngoing(state, Lasts::Disturbed, plan.who.seat);
    if (plan.roll == Rolls::Interception)
        endOngoing(state, Key::InterceptionTarget, plan.who.seat);
    if (plan.roll == Rolls::Pass && !plan.bomb)
        endOngoing(state, Key::IgnoreDistance, plan.who.seat);
}

} // namespace dugout
