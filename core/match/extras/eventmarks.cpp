// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/eventmarks.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A die for a player who comes upon something; the step's `by` is that player.

void goDown(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    pushTurnover(state, TurnoverCause::KnockedDown, player);
    knockDown(context, state, {player, {}, HarmCause::Fall});
}

/// What the row that left it there is rolled on.
QString tableBeside(const MatchContext &context, const QString &key)
{
    const TableRow *row = bringing(context, key).row;
    return row && row->next ? row->next->text() : QString();
}

using Apply = void (*)(const MatchContext &, MatchState &, const PlayerRef &, int die);

void burn(const MatchContext &context, MatchState &state, const PlayerRef &player, int die)
{
    if (die > state.find(player)->profile().strength)
        goDown(context, state, player);
}

/// Being placed prone only ends the turn with the ball.
void madden(const MatchContext &context, MatchState &state, const PlayerRef &player, int die)
{
    const TableRow *row = rowOfDie(context, tableBeside(context, Key::WarpstoneMeteor), die);
    if (!row || row->value(Key::Prone) < 1)
        return;
    if (state.carrier == player)
        pushTurnover(state, TurnoverCause::CarrierDown, player);
    placeProne(context, state, player);
}

/// The die is a block die.
void bite(const MatchContext &context, MatchState &state, const PlayerRef &player, int die)
{
    const TableRow *row = rowOfDie(context, Tables::BlockResults, die);
    const QString id = row ? row->id.text() : QString();
    const RuleEffect *sold = bringing(context, Key::StonebreadVendors).ruleEffect;
    if (id == Rows::DefenderDown || id == Rows::BothDown)
        goDown(context, state, player);
    else if (sold)
        state.find(player)->timedEffects.push_back(
            {OngoingEffectId(Key::StonebreadVendors), {}, sold->skills, Until::Drive, {}});
}

struct EventMark
{
    StepKind step;
    Apply apply;
};

constexpr EventMark marks[]{{StepKind::ActBurningBarrel, burn},
                            {StepKind::ActWarpstoneMeteor, madden},
                            {StepKind::ActStonebreadVendors, bite}};

void thereEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.by);
    if (!player || !player->isOnPitch())
        pop(state);
}

void upEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.by);
    if (!player || !player->isOnPitch() || player->posture != Posture::Standing)
        pop(state);
}

std::vector<Prompt> comesUponPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.about<ActionId>().text() + u".die"_s, step.seat, u"D6"_s));
}

Result<void> comesUponAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    pop(state);
    act(state, step.by);
    for (const EventMark &mark : marks) {
        if (mark.step == step.kind)
            mark.apply(context, state, step.by, event.dice[0]);
    }
    return {};
}

/// First how far he ran, then whether that was far enough.
std::vector<Prompt> assassinPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    constexpr int farthest = 20;
    if (!step.asOrNew<AssassinRun>().squares)
        return only(numberPrompt(Asks::AssassinSquares, step.seat, 0, farthest));
    return only(dicePrompt(Asks::AssassinDie, step.seat, u"D6"_s));
}

Result<void> assassinAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    const std::optional<int> squares = step.asOrNew<AssassinRun>().squares;
    if (!squares) {
        state.agenda.back().data = AssassinRun{event.number.value_or(0)};
        return {};
    }
    pop(state);
    ++state.uses.actions;
    if (event.dice[0] == 1 || event.dice[0] < *squares)
        return {};
    std::erase_if(state.find(step.by)->timedEffects, [](const TimedEffect &timedEffect) {
        return timedEffect.source == Source(assassin);
    });
    if (state.carrier == step.by)
        pushTurnover(state, TurnoverCause::CarrierDown, step.by);
    injure(context, state, {step.by});
    return {};
}

/// So many blitzes are too many for anybody.
void juiceEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const int enough = state.ongoingSum(step.seat, Key::FightinJuice);
    upEnter(context, state, step);
    if (state.agenda.empty() || state.agenda.back() != step
        || step.as<SpareBlitzes>().count < enough)
        return;
    pop(state);
    goDown(context, state, step.by);
}

std::vector<Prompt> juicePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"D6"_s));
}

Result<void> juiceAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.dice[0] <= step.as<SpareBlitzes>().count)
        goDown(context, state, step.by);
    return {};
}

std::vector<Prompt> firePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"D6"_s));
}

/// Rain and snow help.
Result<void> fireAnswer(const MatchContext &context, MatchState &state, const Step &,
                        const Event &event)
{
    pop(state);
    const TableRow *weather = weatherRow(context, state);
    const TableRow *row = rowOfDie(context, tableBeside(context, Key::BurningBarrel), event.dice[0],
                                   weather ? weather->value(Key::FireModifier) : 0);
    if (row && row->value(Key::Out) > 0)
        endOngoing(state, Key::BurningBarrel);
    return {};
}

constexpr StepRule eventMarkRules[]{
    {StepKind::ActBurningBarrel, thereEnter, comesUponPrompts, comesUponAnswer},
    {StepKind::ActWarpstoneMeteor, thereEnter, comesUponPrompts, comesUponAnswer},
    {StepKind::ActStonebreadVendors, thereEnter, comesUponPrompts, comesUponAnswer},
    {StepKind::ActAssassin, thereEnter, assassinPrompts, assassinAnswer},
    {StepKind::FightinJuice, juiceEnter, juicePrompts, juiceAnswer},
    {.kind = StepKind::FireGoesOut, .prompts = firePrompts, .answer = fireAnswer},
};

/// Not every team has the teeth for it, and stars know better.
QStringList breadEaters(const MatchContext &context, const MatchState &state,
                        const QStringList &players)
{
    const RuleEffect *eats
        = findRuleEffect(ruleEffectsOfRoster(context.ruleset(), context.team(state.active).roster),
                         Does::EatsStonebread);
    if (!eats)
        return {};
    QStringList found;
    const auto &others = eats->notPositions;
    for (const QString &ref : players) {
        const MatchPlayer &player = *state.find(PlayerRef::fromString(ref));
        const PositionId &position = player.who->player.position;
        if (!player.isStar() && std::find(others.begin(), others.end(), position) == others.end())
            found.append(ref);
    }
    return found;
}

/// The one the assassin is after, as long as he is on the pitch.
QStringList hunted(const MatchState &state)
{
    return state.refs(state.active, [](const MatchPlayer &player) {
        return player.isOnPitch()
            && std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                           [](const TimedEffect &timedEffect) {
                               return timedEffect.source == Source(assassin);
                           });
    });
}

bool areEventsOn(const MatchContext &context)
{
    return context.isOn(Options::MatchEvents);
}

/// Players who can act may come upon it as long as it is there.
ActionOffer offerBeside(const MatchContext &context, const MatchState &state, const QString &key)
{
    return lasts(state, key) && areEventsOn(context)
        ? ActionOffer{state.active, state.ableToAct(state.active)}
        : ActionOffer{};
}

ActionOffer fireOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return offerBeside(context, state, Key::BurningBarrel);
}

ActionOffer meteorOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return offerBeside(context, state, Key::WarpstoneMeteor);
}

ActionOffer breadOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!lasts(state, Key::StonebreadVendors) || !areEventsOn(context))
        return {};
    return {state.active, breadEaters(context, state, state.ableToAct(state.active))};
}

ActionOffer assassinOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return areEventsOn(context) ? ActionOffer{state.active, hunted(state)} : ActionOffer{};
}

template<Seat seat>
ActionOffer wishOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    return usesLeft(state, seat, wish) > 0 && areEventsOn(context) ? ActionOffer::confirmed(seat)
                                                                   : ActionOffer{};
}

template<Seat seat>
Result<void> useWish(const MatchContext &, MatchState &state, const Event &)
{
    useUp(state, seat, wish);
    return {};
}

constexpr TurnAction actions[]{
    {.text = {Asks::BurningBarrel, QT_TRANSLATE_NOOP("Match", "Beside the fire"),
              QT_TRANSLATE_NOOP("Match", "{choice} stands beside the fire"),
              QT_TRANSLATE_NOOP("Match", "Who ends an action next to the fire?")},
     .offer = fireOffer,
     .reach = ActionReach::Note},
    {.text = {Asks::WarpstoneMeteor, QT_TRANSLATE_NOOP("Match", "Beside the meteor"),
              QT_TRANSLATE_NOOP("Match", "{choice} begins beside the meteor"),
              QT_TRANSLATE_NOOP("Match", "Who starts an action next to the meteor?")},
     .offer = meteorOffer,
     .reach = ActionReach::Note},
    {.text = {Asks::StonebreadVendors, QT_TRANSLATE_NOOP("Match", "Stonebread"),
              QT_TRANSLATE_NOOP("Match", "{choice} buys stonebread"),
              QT_TRANSLATE_NOOP("Match", "Who buys stonebread?")},
     .offer = breadOffer,
     .reach = ActionReach::Note},
    {.text = {Asks::Assassin, QT_TRANSLATE_NOOP("Match", "The assassin strikes"),
              QT_TRANSLATE_NOOP("Match", "the assassin goes for {choice}"),
              QT_TRANSLATE_NOOP("Match", "Who has ended an action?")},
     .offer = assassinOffer,
     .reach = ActionReach::Note},
    {.text = {Asks::WishHome, QT_TRANSLATE_NOOP("Match", "The wish of {team}"),
              QT_TRANSLATE_NOOP("Match", "{team} turns a die by its wish")},
     .offer = wishOffer<0>,
     .answer = useWish<0>,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text = {Asks::WishAway, QT_TRANSLATE_NOOP("Match", "The wish of {team}"),
              QT_TRANSLATE_NOOP("Match", "{team} turns a die by its wish")},
     .offer = wishOffer<1>,
     .answer = useWish<1>,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
};

constexpr PromptText eventMarkTexts[]{
    {Asks::BurningBarrelDie,
     QT_TRANSLATE_NOOP("Match", "{by} in the fire: falls on a roll above Strength"), nullptr},
    {Asks::FireGoesOut, QT_TRANSLATE_NOOP("Match", "Does the fire go out?"),
     QT_TRANSLATE_NOOP("Match", "the fire: {dice}")},
    {Asks::WarpstoneMeteorDie,
     QT_TRANSLATE_NOOP("Match", "{by} next to the meteor: placed prone on 1 to 3"), nullptr},
    {Asks::StonebreadVendorsDie,
     QT_TRANSLATE_NOOP("Match", "{by} bites into the stonebread: a block die"), nullptr},
    {Asks::AssassinSquares, QT_TRANSLATE_NOOP("Match", "How many squares did {by} move?"),
     QT_TRANSLATE_NOOP("Match", "squares that {by} moved: {choice}")},
    {Asks::AssassinDie, QT_TRANSLATE_NOOP("Match", "Does {by} outrun the assassin?"),
     QT_TRANSLATE_NOOP("Match", "the assassin is after {by}: {dice}")},
    {Asks::FightinJuice, QT_TRANSLATE_NOOP("Match", "Does {by} stand the juice?"),
     QT_TRANSLATE_NOOP("Match", "{by} and the juice: {dice}")},
};

} // namespace

StepGroup eventMarks()
{
    return {.steps = eventMarkRules, .texts = eventMarkTexts, .actions = actions};
}

void pushJuice(MatchState &state, const PlayerRef &blitzer)
{
    const Seat seat = state.playsFor(blitzer);
    if (state.uses.blitzes > 1 && state.ongoingSum(seat, Key::FightinJuice) > 0)
        push(state,
             Step::with(StepKind::FightinJuice, seat, {}, blitzer,
                        SpareBlitzes{state.uses.blitzes - 1}));
}

void pushFire(MatchState &state, Seat seat)
{
    if (lasts(state, Key::BurningBarrel))
        push(state, {StepKind::FireGoesOut, seat});
}

} // namespace dugout
