// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/dangers.h"

#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Those who roam the pitch run into players; those who ring it wait for them. The step is about
// the danger, its seat the coach who moves it.

/// What one of them is like; the rest its row says.
struct Danger
{
    QStringView key; ///< under which it lasts
    bool roams; ///< or rings the pitch
    void (*falls)(MatchState &, const PlayerRef &victim);
};

void squigFalls(MatchState &state, const PlayerRef &victim)
{
    push(state, {StepKind::WildSquigArmour, victim.seat});
}

/// Whatever his injury roll says, he is carried off.
void fanaticFalls(MatchState &state, const PlayerRef &)
{
    endOngoing(state, Lasts::Fanatic);
}

void anotherComes(MatchState &, const PlayerRef &) { }

constexpr Danger allDangers[]{{Key::WildSquig, true, squigFalls},
                              {Lasts::Fanatic, true, fanaticFalls},
                              {Key::PriestlyUprising, false, anotherComes}};

const Danger *dangerOf(const PlayerRef &attacker)
{
    const auto found
        = std::find_if(std::begin(allDangers), std::end(allDangers),
                       [&attacker](const Danger &each) { return each.key == attacker.id.text(); });
    return found == std::end(allDangers) ? nullptr : found;
}

const QString &danger(const Step &step)
{
    return step.about<OngoingEffectId>().text();
}

void runsIntoEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!lasts(state, danger(step)) || (state.onPitch(0).isEmpty() && state.onPitch(1).isEmpty()))
        pop(state);
}

/// One after the other, until its way is free.
std::vector<Prompt> runsIntoPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(danger(step) + u".runs-into"_s, step.seat,
                             QStringList{Choice::None, Choice::LeavesPitch} + state.onPitch(0)
                                 + state.onPitch(1)));
}

/// Who stands is blocked; who lies there is trampled.
Result<void> runsIntoAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    const PlayerRef victim = chosenPlayer(event);
    if (!victim.isValid()) {
        pop(state);
        if (event.choice() == Choice::LeavesPitch)
            endOngoing(state, danger(step));
        return {};
    }
    if (state.find(victim)->posture == Posture::Standing)
        push(state,
             Step::with(StepKind::BlockResult, step.seat, victim,
                        {step.seat, PlayerId(danger(step))}, BlockChain{HarmCause::Danger}));
    else
        rollArmour(state, {victim});
    return {};
}

/// A squig is tough: only a broken armour drives it away.
std::vector<Prompt> squigPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"2D6"_s));
}

Result<void> squigAnswer(const MatchContext &context, MatchState &state, const Step &,
                         const Event &event)
{
    pop(state);
    const TableRow *squig = bringing(context, Key::WildSquig).row;
    if (event.dice[0] + event.dice[1] > (squig ? squig->value(Key::Av) : 0))
        endOngoing(state, Key::WildSquig);
    return {};
}

/// A player who starts an action next to them has to get past one first.
void priestsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    ++state.uses.actions;
    const Seat other = MatchState::otherSeat(step.seat);
    if (const MatchPlayer *victim = state.find(step.by); victim && victim->isOnPitch())
        push(state,
             Step::with(StepKind::BlockResult, other, step.by,
                        {other, PlayerId(Key::PriestlyUprising)}, BlockChain{HarmCause::Danger}));
}

constexpr StepRule dangerStepRules[]{
    {StepKind::RunsInto, runsIntoEnter, runsIntoPrompts, runsIntoAnswer},
    {.kind = StepKind::WildSquigArmour, .prompts = squigPrompts, .answer = squigAnswer},
    {StepKind::ActPriestlyUprising, priestsEnter},
};

ActionOffer priestsOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return lasts(state, Key::PriestlyUprising)
        ? ActionOffer{state.active, state.ableToAct(state.active)}
        : ActionOffer{};
}

ActionOffer goneOffer(const MatchContext &, const MatchState &state, const Step &)
{
    QStringList roaming;
    for (const Danger &each : allDangers) {
        if (each.roams && lasts(state, each.key.toString()))
            roaming.append(each.key.toString());
    }
    return {noSeat, roaming};
}

Result<void> gone(const MatchContext &, MatchState &state, const Event &event)
{
    endOngoing(state, event.choice());
    return {};
}

constexpr TurnAction actions[]{
    {.text = {Asks::PriestlyUprising, QT_TRANSLATE_NOOP("Match", "A priest strikes"),
              QT_TRANSLATE_NOOP("Match", "a priest strikes at {choice}"),
              QT_TRANSLATE_NOOP("Match", "Who starts an action next to the priests?")},
     .offer = priestsOffer,
     .reach = ActionReach::Note},
    {.text = {Asks::DangerGone, QT_TRANSLATE_NOOP("Match", "Gone from the pitch"),
              QT_TRANSLATE_NOOP("Match", "{choice} is gone from the pitch"),
              QT_TRANSLATE_NOOP("Match", "What is gone from the pitch?")},
     .offer = goneOffer,
     .answer = gone,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
};

constexpr PromptText dangerStepTexts[]{
    {Asks::WildSquigRunsInto, QT_TRANSLATE_NOOP("Match", "Whom does the squig run into?"),
     QT_TRANSLATE_NOOP("Match", "the squig runs into: {choice}"), nullptr, PromptManner::Who},
    {Asks::WildSquigArmour,
     QT_TRANSLATE_NOOP("Match", "Armour roll against the squig: more than 8 drives it away"),
     nullptr},
    {Asks::FanaticRunsInto, QT_TRANSLATE_NOOP("Match", "Whom does the fanatic run into?"),
     QT_TRANSLATE_NOOP("Match", "the fanatic runs into: {choice}"), nullptr, PromptManner::Who},
};

} // namespace

StepGroup dangers()
{
    return {.steps = dangerStepRules, .texts = dangerStepTexts, .actions = actions};
}

bool isDanger(const PlayerRef &attacker)
{
    return dangerOf(attacker) != nullptr;
}

bool dangerEndsTurn(const PlayerRef &danger)
{
    const Danger *found = dangerOf(danger);
    return found && !found->roams;
}

bool dangerHas(const MatchContext &context, const PlayerRef &danger, QStringView skill)
{
    const RuleEffect *ruleEffect = bringing(context, danger.id.text()).ruleEffect;
    return ruleEffect
        && std::any_of(ruleEffect->skills.begin(), ruleEffect->skills.end(),
                       [skill](const SkillId &each) { return each.text() == skill; });
}

void dangerFalls(MatchState &state, const PlayerRef &danger, const PlayerRef &victim)
{
    if (const Danger *found = dangerOf(danger))
        found->falls(state, victim);
}

void pushDangersAtTurnEnd(MatchState &state, Seat seat)
{
    if (const OngoingEffect *squig = ongoingWith(state, Key::WildSquig))
        push(state, {StepKind::RunsInto, squig->seat, {}, {}, OngoingEffectId(Key::WildSquig)});
    if (lasts(state, Lasts::Fanatic))
        push(state, {StepKind::RunsInto, seat, {}, {}, OngoingEffectId(Lasts::Fanatic)});
}

} // namespace dugout
