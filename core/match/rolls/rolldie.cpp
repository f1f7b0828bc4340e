// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolldie.h"

#include "core/match/action/rerollhelp.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What helps once a turn only has helped now, where the die would not have done without it: a
/// skill may be used when the die lies there (crp.es.txt:1896). Empty where nothing has.
SkillId helpNeeded(const RollNeed &need, int die)
{
    const bool needed = need.onceHelp && Rational(Int128(7 - die), Int128(6)) > need.chanceUnhelped;
    return needed ? need.onceHelp->id : SkillId();
}

/// Farther off than from the square that is left, or the one behind it.
bool isShownFarAway(const MatchState &state, const QString &diver, const PlayerRef &dodger)
{
    const auto from = state.board.find(diver);
    const auto to = state.board.find(dodger.toString());
    return from != state.board.end() && to != state.board.end() && squareDistance(*from, *to) > 2;
}

QStringList divers(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const RollCalculator calculator(context);
    QStringList opponents = calculator.hinderers(state, plan);
    opponents.removeIf([&](const QString &ref) {
        return isShownFarAway(state, ref, plan.who)
            || !hasDive(calculator.hindering(state, plan.roll, PlayerRef::fromString(ref)));
    });
    return opponents;
}

/// One dives, however many could (crp.es.txt:5120-5123, bb2016.en.txt:10131-10133).
RollPlan divedAt(RollPlan plan, const PlayerRef &diver)
{
    plan.other = diver;
    plan.against.push_back(SkillId(Skills::DivingTackle));
    return plan;
}

/// A skill that counts for a die may be used once it lies there (crp.es.txt:1896-1899,
/// bb2016.en.txt:1817-1820): who could still make the dodge fail is asked.
void offerDive(const MatchContext &context, MatchState &state, const RollPlan &plan, int die,
               const SkillId &helped)
{
    if (plan.roll != Rolls::Dodge || plan.other.isValid() || divers(context, state, plan).isEmpty())
        return;
    const auto need = RollCalculator(context).need(state, divedAt(plan, {}));
    if (!need || endFor(*need, {die}) == RollEnd::Success)
        return;
    const Seat others = MatchState::otherSeat(state.playsFor(plan.who));
    push(state,
         Step::with(StepKind::Dive, others, {}, plan.who,
                    FallenDie{PlannedRoll(plan), die, need->target, helped}));
}

void diveEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (divers(context, state, *step.as<FallenDie>().plan).isEmpty())
        pop(state);
}

std::vector<Prompt> divePrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const QStringList able = divers(context, state, *step.as<FallenDie>().plan);
    return {choicePrompt(Asks::Dive, step.seat, able), passPrompt(Asks::DiveKept, step.seat)};
}

/// The dodge that had succeeded is read anew; only then may it be made again.
Result<void> diveAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (event.prompt == Asks::DiveKept)
        return {};
    pop(state); // that he got away
    const FallenDie &fallen = step.as<FallenDie>();
    std::erase(state.find(step.by)->usedThisTurn, TurnUse(fallen.helped));
    readDice(context, state, divedAt(*fallen.plan, chosenPlayer(event)), {fallen.die});
    return {};
}

/// "needed 5+, rolled 4".
QString neededAndRolled(const FallenDie &fallen)
{
    return MatchWords::tr("needed %1, rolled %2")
        .arg(u"%1+"_s.arg(fallen.needed), QString::number(fallen.die));
}

PromptWords diveWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::Dive)
        words.detail = MatchWords::tr("With a dive: %1").arg(neededAndRolled(step.as<FallenDie>()));
    return words;
}

QString diveLine(const MatchContext &, const MatchState &before, const Step &step,
                 const Event &event)
{
    if (event.prompt != Asks::Dive)
        return {};
    const QString dives
        = MatchWords::tr("%1 uses Diving Tackle against %2")
              .arg(playerName(before, chosenPlayer(event)), playerName(before, step.by));
    return u"%1: %2"_s.arg(dives, neededAndRolled(step.as<FallenDie>()));
}

/// What the ball does to a player who could not hold it. The spikes of a card hurt on every failure
/// but an interception's (crp.es.txt:3548-3550, bb2016.en.txt:5558-5564, 8224-8226), those of a
/// special ball and a brazier for a 1 on the die (bb2016.en.txt:2066-2069, 2164-2171).
BallHarm harmByBall(const MatchContext &context, const MatchState &state, const RollPlan &plan,
                    const std::vector<int> &dice)
{
    static const QStringList holding{Rolls::PickUp, Rolls::Catch, Rolls::HandOff};
    const bool holds = holding.contains(plan.roll.text());
    if (plan.bomb || (!holds && plan.roll != Rolls::Interception))
        return BallHarm::None;
    const bool one = dice == std::vector{1};
    if ((holds && lasts(state, Key::Spiked))
        || (one && hasEffect(context, state, EffectSource::Ball, Does::StabsHolder)))
        return BallHarm::Stabs;
    return one && hasEffect(context, state, EffectSource::Ball, Does::ChangesHolder)
        ? BallHarm::Changes
        : BallHarm::None;
}

} // namespace

void readDice(const MatchContext &context, MatchState &state, const RollPlan &plan,
              const std::vector<int> &dice)
{
    const auto need = RollCalculator(context).need(state, plan);
    if (!need)
        return;
    const RollEnd end = endFor(*need, dice);
    push(state, endStepOf(state, plan, end));
    state.agenda.back().as<MadeRoll>().dice = dice;
    if (end != RollEnd::Success)
        state.agenda.back().as<MadeRoll>().ball = harmByBall(context, state, plan, dice);
    if (end != RollEnd::Success && !plan.again && need->roll->mayReroll) {
        RollPlan again = plan;
        again.again = true;
        offerRollAgain(context, state, stepOf(state, again), RollWent::Badly);
    }
    if (end != RollEnd::Success || dice.size() != 1)
        return;
    const SkillId helped = helpNeeded(*need, dice.front());
    offerDive(context, state, plan, dice.front(), helped);
    if (!helped.isEmpty())
        state.find(plan.who)->usedThisTurn.push_back(helped);
}

StepRule diveStep()
{
    return {.kind = StepKind::Dive,
            .enter = diveEnter,
            .prompts = divePrompts,
            .answer = diveAnswer,
            .words = diveWords,
            .line = diveLine,
            .holds = true};
}

} // namespace dugout
