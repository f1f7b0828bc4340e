// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/declared.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rollchanges.h"
#include "core/match/rolls/rolldie.h"
#include "core/match/rolls/rolloutcomes.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/promptwords.h"
#include "core/pitch/passruler.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A player's roll: what it depends on, as far as nobody knows it yet, and then the die.

constexpr int mostZones = 8;

bool canRoll(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const MatchPlayer *player = state.find(plan.who);
    return player && player->isOnPitch() && context.ruleset().rolls().find(plan.roll);
}

/// What needs no die is carried out at once; what nobody may do falls away.
void rollEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const RollPlan &plan = planOf(step);
    if (!canRoll(context, state, plan)) {
        pop(state);
        return;
    }
    const RollCalculator calculator(context);
    const RollQuestion question = calculator.question(state, plan);
    if (question == RollQuestion::Range && calculator.ranges(state, plan).isEmpty())
        pop(state);
    if (question != RollQuestion::None)
        return;
    if (calculator.isOpen(state, plan))
        return;
    const auto need = calculator.need(state, plan);
    pop(state);
    if (need)
        push(state, endStepOf(state, plan, endFor(*need, {0})));
}

/// Where both are shown the ruler says it.
QString rangeShown(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const Table *ranges = context.table(Tables::PassRanges);
    const auto from = state.board.find(plan.who.toString());
    const auto to
        = plan.other.isValid() ? state.board.find(plan.other.toString()) : state.board.end();
    if (!ranges || from == state.board.end() || to == state.board.end() || plan.roll != Rolls::Pass)
        return {};
    return PassRuler(*ranges).range(*from, *to).text();
}

/// Those on his own square, where he is shown.
QString zonesShown(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    if (state.board.isEmpty())
        return {};
    const Roll &roll = *context.ruleset().rolls().find(plan.roll);
    const auto own = state.board.find(plan.who.toString());
    if (own == state.board.end() || roll.zones == Roll::Zones::Entered)
        return {};
    const Half enemy = otherHalf(board::endOf(plan.who.seat));
    return QString::number(std::min(mostZones, board::formation(state).tackleZones(*own, enemy)));
}

Prompt zonesPrompt(const MatchContext &context, const MatchState &state, const Step &step,
                   const RollPlan &plan)
{
    static const QStringList counts = [] {
        QStringList all;
        for (int zones = 0; zones <= mostZones; ++zones)
            all.append(QString::number(zones));
        return all;
    }();
    Prompt prompt = choicePrompt(Asks::RollZones, step.seat, counts);
    prompt.usual = zonesShown(context, state, plan);
    return prompt;
}

/// Where the pitch shows him, and the rule speaks of its edge.
QString nearnessShown(const MatchState &state, const RollPlan &plan, const NearRule &rule)
{
    const auto own = state.board.find(plan.who.toString());
    if (own == state.board.end() || rule.edge == 0)
        return {};
    const int outside
        = std::min({own->x, pitch::length - 1 - own->x, own->y, pitch::width - 1 - own->y});
    return outside < rule.edge ? Choice::Yes : Choice::No;
}

Prompt nearPrompt(const MatchContext &context, const MatchState &state, const Step &step,
                  const RollPlan &plan)
{
    Prompt prompt = yesNoPrompt(Asks::RollNear, step.seat);
    if (const auto rule = nearRuleToAsk(context, state, plan))
        prompt.usual = nearnessShown(state, plan, *rule);
    return prompt;
}

/// Players in the way. For the second roll they are known, but nobody has dived yet: one who did
/// not at the first dodge may at the second (crp.es.txt:5123-5125, bb2016.en.txt:10133-10135).
QStringList inTheWay(const RollCalculator &calculator, const MatchState &state,
                     const RollPlan &plan)
{
    if (plan.again && (plan.roll != Rolls::Dodge || plan.other.isValid()))
        return {};
    QStringList opponents = calculator.hinderers(state, plan);
    opponents.removeIf([&](const QString &ref) {
        return plan.again
            && !hasDive(calculator.hindering(state, plan.roll, PlayerRef::fromString(ref)));
    });
    return opponents;
}

/// Beside the die, as long as it has not fallen.
void addAgainst(std::vector<Prompt> &prompts, const RollCalculator &calculator,
                const MatchState &state, const Step &step, const RollPlan &plan)
{
    const QStringList opponents = inTheWay(calculator, state, plan);
    if (opponents.isEmpty())
        return;
    Prompt &prompt = prompts.emplace_back(choicePrompt(Asks::RollAgainst, step.seat, opponents));
    prompt.atLeast = 0;
    prompt.atMost = static_cast<int>(opponents.size());
    prompt.decides = MatchState::otherSeat(step.seat);
    prompt.onlyTheirs = true;
    if (plan.roll == Rolls::Dodge && plan.other.isValid())
        prompt.usual = plan.other.toString(); // he dives already
}

/// Somebody of his side who helps him stands beside him, as the pitch shows it.
QString helperShown(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const auto own = state.board.find(plan.who.toString());
    const Roll &roll = *context.ruleset().rolls().find(plan.roll);
    if (own == state.board.end() || !roll.skill)
        return {};
    const QStringList mates = state.refs(plan.who.seat, [&](const MatchPlayer &mate) {
        const auto at = state.board.find(mate.ref());
        return mate.posture == Posture::Standing && !mate.has(roll.skill->text())
            && at != state.board.end() && areAdjacent(*at, *own);
    });
    return mates.isEmpty() ? Choice::Alone : Choice::Helper;
}

/// What the roll still has to be told, or its die.
Prompt nextOf(const MatchContext &context, const MatchState &state, const Step &step)
{
    const RollPlan &plan = planOf(step);
    const RollCalculator calculator(context);
    Prompt prompt;
    switch (calculator.question(state, plan)) {
    case RollQuestion::Range:
        prompt = choicePrompt(Asks::RollRange, step.seat, calculator.ranges(state, plan));
        prompt.usual = rangeShown(context, state, plan);
        break;
    case RollQuestion::Told:
        prompt = choicePrompt(Asks::RollCircumstance, step.seat,
                              rollToldWords(calculator.tellable(state, plan)));
        if (prompt.choices.contains(Choice::Helper.word()))
            prompt.usual = helperShown(context, state, plan);
        break;
    case RollQuestion::Zones:
        prompt = zonesPrompt(context, state, step, plan);
        break;
    case RollQuestion::Near:
        prompt = nearPrompt(context, state, step, plan);
        break;
    case RollQuestion::None:
        prompt = dicePrompt(Asks::RollDie, step.seat,
                            context.ruleset().rolls().find(plan.roll)->dice, 6);
        break;
    }
    return prompt;
}

std::vector<Prompt> rollPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    std::vector<Prompt> prompts{nextOf(context, state, step)};
    addAgainst(prompts, RollCalculator(context), state, step, planOf(step));
    return prompts;
}

std::vector<Prompt> rollPromptsFor(const MatchContext &context, const MatchState &state,
                                   const Step &step, const QString &id)
{
    std::vector<Prompt> prompts;
    if (id == Asks::RollAgainst)
        addAgainst(prompts, RollCalculator(context), state, step, planOf(step));
    else
        prompts.push_back(nextOf(context, state, step));
    return prompts;
}

/// Who is in the way, and with what. Of those who dive at him one does, and is remembered. When the
/// roll is made again that is all that is new.
void takeHinderers(const MatchContext &context, const MatchState &state, RollPlan &plan,
                   const Event &event)
{
    if (!plan.again)
        plan.against.clear();
    const bool dodges = plan.roll == Rolls::Dodge;
    if (dodges)
        plan.other = {};
    for (const QString &ref : event.choices) {
        const PlayerRef opponent = PlayerRef::fromString(ref);
        const std::vector<SkillId> skills
            = RollCalculator(context).hindering(state, plan.roll, opponent);
        if (dodges && !plan.other.isValid() && hasDive(skills))
            plan.other = opponent;
        if (plan.again)
            plan.against.emplace_back(Skills::DivingTackle);
        else
            plan.against.insert(plan.against.end(), skills.begin(), skills.end());
    }
}

Result<void> rollAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (event.prompt == Asks::RollDie) {
        pop(state);
        readDice(context, state, planOf(step), event.dice);
        return {};
    }
    RollPlan plan = planOf(step);
    if (event.prompt == Asks::RollRange) {
        plan.range = RowId(event.choice());
    } else if (event.prompt == Asks::RollCircumstance) {
        plan.told = rollToldNamed(event.choice());
    } else if (event.prompt == Asks::RollZones) {
        plan.zones = event.choice().toInt();
    } else if (event.prompt == Asks::RollNear) {
        plan.near.push_back(isYes(event));
    } else {
        takeHinderers(context, state, plan, event);
    }
    state.agenda.back() = stepOf(state, plan);
    pushMomentOf(state, plan);
    return {};
}

// A roll before what was declared: the same, under names of its own.

void askedEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (asksRolls(context, state))
        rollEnter(context, state, step);
    else
        pop(state);
}

std::vector<Prompt> askedPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    std::vector<Prompt> prompts = rollPrompts(context, state, step);
    for (Prompt &prompt : prompts)
        prompt.id = askedName(prompt.id);
    prompts.push_back(aside(confirmPrompt(Asks::AskedOurselves, step.seat)));
    return prompts;
}

Result<void> askedAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (event.prompt == Asks::AskedOurselves) {
        state.occasion.asksRolls = false;
        return {};
    }
    Event plain = event;
    plain.prompt = plainRollName(event.prompt);
    return rollAnswer(context, state, step, plain);
}

PromptWords askedWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    Prompt plain = prompt;
    plain.id = plainRollName(prompt.id);
    return plain.id == Asks::AskedOurselves ? promptWords(context, state, step, prompt)
                                            : rollWords(context, state, step, plain);
}

QString askedLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    if (event.prompt == Asks::AskedOurselves)
        return eventLine(context, before, step, event);
    Event plain = event;
    plain.prompt = plainRollName(event.prompt);
    return rollLine(context, before, step, plain);
}

void endEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const MadeRoll &made = step.as<MadeRoll>();
    if (!canRoll(context, state, *made.plan))
        return;
    carryOut(context, state, *made.plan, made.end);
    // Before the ball bounces and the turn ends.
    if (made.ball == BallHarm::Stabs)
        push(state, {StepKind::ActSpiked, state.active, {}, step.by, ActionId(Asks::Spiked)});
    else if (made.ball == BallHarm::Changes)
        push(state, {StepKind::ActBrazier, state.active, {}, step.by, ActionId(Asks::Brazier)});
}

const StepRule rollStepRules[]{
    {.kind = StepKind::PlayerRoll,
     .enter = rollEnter,
     .prompts = rollPrompts,
     .answer = rollAnswer,
     .words = rollWords,
     .line = rollLine,
     .promptsFor = rollPromptsFor},
    {.kind = StepKind::AskedRoll,
     .enter = askedEnter,
     .prompts = askedPrompts,
     .answer = askedAnswer,
     .words = askedWords,
     .line = askedLine,
     .holds = true},
    {StepKind::RollEnd, endEnter},
    declaredStep(),
    diveStep(),
};

constexpr PromptText rollStepTexts[]{
    {Asks::RollDie, QT_TRANSLATE_NOOP("Match", "The die of a player's roll"), nullptr},
    {Asks::AskedDie, QT_TRANSLATE_NOOP("Match", "The die of a player's roll"), nullptr},
    {Asks::AskedTold, QT_TRANSLATE_NOOP("Match", "What the roll depends on"), nullptr},
    {Asks::AskedNear, QT_TRANSLATE_NOOP("Match", "Close enough?"), nullptr},
    {Asks::AskedOurselves, QT_TRANSLATE_NOOP("Match", "We roll for that ourselves"),
     QT_TRANSLATE_NOOP("Match", "rolls before an action are no longer asked for")},
    {Asks::RollZones, QT_TRANSLATE_NOOP("Match", "Tackle zones"), nullptr},
    {Asks::RollNear, QT_TRANSLATE_NOOP("Match", "Close enough?"), nullptr},
    {Asks::RollRange, QT_TRANSLATE_NOOP("Match", "How far is it?"), nullptr},
    {Asks::RollCircumstance, QT_TRANSLATE_NOOP("Match", "What the roll depends on"), nullptr},
    {Asks::RollAgainst, QT_TRANSLATE_NOOP("Match", "An opponent interferes…"), "",
     QT_TRANSLATE_NOOP("Match", "Who interferes with a skill?")},
    {Asks::Dive, QT_TRANSLATE_NOOP("Match", "Diving Tackle against {by}…"), nullptr,
     QT_TRANSLATE_NOOP("Match", "Who uses Diving Tackle against {by}?")},
    {Asks::DiveKept, QT_TRANSLATE_NOOP("Match", "No Diving Tackle against {by}"), ""},
    {Asks::TraitDeclared, QT_TRANSLATE_NOOP("Match", "Which action had {by} declared?"),
     QT_TRANSLATE_NOOP("Match", "{by} had declared: {choice}")},
};

} // namespace

StepGroup rollSteps()
{
    return {.steps = rollStepRules, .texts = rollStepTexts};
}

} // namespace dugout
