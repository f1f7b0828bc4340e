// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harmhelp.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/state/board.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"
#include "core/team/hiring.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What can still be done for the hurt: apothecaries, regeneration, and raising the dead.

const RowId badlyHurt(Rows::BadlyHurt);

std::vector<Prompt> yesNo(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(step.kind, step.seat));
}

void victimEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!state.find(step.player))
        pop(state);
}

/// Nobody treats a player who was put elsewhere by hand meanwhile, and of several who are knocked
/// out at once the last apothecary sees to one.
template<Whereabouts box>
void patientEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *patient = state.find(step.player);
    if (!patient || patient->where != box || state.side(step.seat).apothecaries < 1)
        pop(state);
}

/// A knocked-out player stays on the pitch, stunned; one who was off it, or fell into the crowd,
/// comes back to the reserves.
Result<void> knockOutAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    if (!isYes(event))
        return {};
    --state.side(step.seat).apothecaries;
    if (!step.as<KnockOut>().onPitch) {
        sendTo(state, step.player, Whereabouts::Reserves);
    } else {
        sendTo(state, step.player, Whereabouts::Pitch);
        layDown(state, step.player, Posture::Stunned);
        const std::optional<Square> lay = board::squareOf(step.as<KnockOut>().square);
        if (lay && board::playerAt(state, *lay).isEmpty())
            board::put(state, step.player.toString(), lay);
    }
    return {};
}

/// Those that are worse than nothing at all, each once.
std::vector<RowId> worseOf(const std::vector<RowId> &rolled)
{
    std::vector<RowId> worse;
    for (const RowId &row : rolled) {
        if (row != badlyHurt && std::find(worse.begin(), worse.end(), row) == worse.end())
            worse.push_back(row);
    }
    return worse;
}

void save(MatchState &state, const PlayerRef &player)
{
    if (CasualtyChain *end = casualtyEnd(state))
        end->saved = true;
    if (state.find(player)->where == Whereabouts::Injured)
        sendTo(state, player, Whereabouts::Reserves);
}

Result<void> apothecaryAnswer(const MatchContext &context, MatchState &state, const Step &step,
                              const Event &event)
{
    pop(state);
    if (!isYes(event))
        return {};
    --state.side(step.seat).apothecaries;
    const CasualtyChain *end = casualtyEnd(state);
    if (!end)
        return {};
    const std::vector<RowId> worse = worseOf(end->rolled);
    // Nothing to roll again where nothing worse was rolled, and where only the book knows.
    if (worse.empty() || !context.table(Tables::Casualty)->row(badlyHurt.text()))
        save(state, step.player);
    else
        push(state,
             Step::with(worse.size() > 1 ? StepKind::ApothecaryWhich : StepKind::ApothecaryRoll,
                        step.seat, step.player, {}, Treatment{worse}));
    return {};
}

/// A decaying player has two results; the apothecary can see to one of them.
std::vector<Prompt> whichPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, idNames(step.as<Treatment>().results)));
}

Result<void> whichAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    push(state,
         Step::with(StepKind::ApothecaryRoll, step.seat, step.player, {},
                    Treatment{{RowId(event.choice())}}));
    return {};
}

std::vector<Prompt> rollPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(
        tablePrompt(context, step.kind, MatchState::otherSeat(step.seat), Tables::Casualty));
}

Result<void> rollAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const TableRow *row = rowRolled(context, Tables::Casualty, event);
    pop(state);
    const RowId &first = step.as<Treatment>().results.front();
    push(state,
         Step::with(StepKind::ApothecaryChoose, step.seat, step.player, {},
                    Treatment{{first, row ? row->id : first}}));
    return {};
}

void chooseEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const std::vector<RowId> &both = step.as<Treatment>().results;
    if (both.front() == both.back())
        pop(state);
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, idNames(step.as<Treatment>().results)));
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    CasualtyChain *end = casualtyEnd(state);
    if (!end)
        return {};
    const auto place
        = std::find(end->rolled.begin(), end->rolled.end(), step.as<Treatment>().results.front());
    if (place != end->rolled.end())
        *place = RowId(event.choice());
    if (worseOf(end->rolled).empty())
        save(state, step.player);
    return {};
}

void regenerationEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    if (!victim || victim->where != Whereabouts::Injured)
        pop(state);
}

std::vector<Prompt> regenerationPrompts(const MatchContext &context, const MatchState &,
                                        const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, Tables::Regeneration));
}

Result<void> regenerationAnswer(const MatchContext &context, MatchState &state, const Step &step,
                                const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, Tables::Regeneration, event);
    const MatchPlayer *victim = state.find(step.player);
    if (row && row->value(Key::Success) > 0) {
        if (CasualtyChain *end = casualtyEnd(state))
            end->regenerated = true;
        sendTo(state, step.player, Whereabouts::Reserves);
    } else if (!helperWho(context, state, step.seat, Does::RaisesAgain).isEmpty()
               && !victim->isStar()) {
        push(state, {StepKind::Igor, step.seat, step.player});
    }
    return {};
}

Result<void> igorAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (isYes(event)) {
        useUp(state, step.seat, helperWho(context, state, step.seat, Does::RaisesAgain));
        push(state, {StepKind::Regeneration, step.seat, step.player});
    }
    return {};
}

/// What the injury roll brought, or the stun that is left of it.
void applyHeld(const MatchContext &context, MatchState &state, const Step &step, const QString &row)
{
    Step injury = step;
    injury.kind = StepKind::Injury;
    injury.as<HarmChain>().held = {};
    const TableRow *result = context.rowById(injuryTable(context, state, injury), row);
    applyInjury(context, state, injury, result ? result : context.rowById(Tables::Injury, row));
}

/// He is gone when another one was carried off together with this patient.
void eagerEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool found = state.find(step.player) != nullptr;
    if (found && isEagerHelpNear(state, step.player))
        return;
    pop(state);
    if (found)
        applyHeld(context, state, step, step.as<HarmChain>().held.text());
}

std::vector<Prompt> eagerPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(eagerHelpPrompt(step.seat));
}

Result<void> eagerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    applyHeld(context, state, step,
              takeEagerHelp(state, event) ? Rows::Stunned.word()
                                          : step.as<HarmChain>().held.text());
    return {};
}

bool canBeRaised(const MatchContext &context, const MatchPlayer &dead, const QString &row)
{
    const TableRow *rule = context.rowById(Tables::FreeRecruits, row);
    return rule && dead.who->profile.strength <= rule->value(Key::MaxStrength, 4)
        && !dead.has(Skills::Regeneration) && !dead.has(Skills::Stunty);
}

/// The dead may join the other side: raised by its necromancer, or rotting.
void pushRecruiting(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer &dead = *state.find(step.player);
    const Seat other = MatchState::otherSeat(step.player.seat);
    const int uses = context.number(Tables::FreeRecruits, Rows::Necromancer, Key::Uses, 1);
    const MatchPlayer *by = state.find(step.by);
    const HarmCause cause = step.as<CasualtyChain>().cause;
    const bool byHand = isBlock(cause) || cause == HarmCause::Foul;
    // Only who stood on a roster can be taken from it, and only some lists have a place for him.
    const PlayerKind kind = dead.who->player.kind;
    const bool listed = kind == PlayerKind::Rostered || kind == PlayerKind::Journeyman;
    if (listed && context.hasNote(other, Notes::Rot) && by && byHand && step.by.seat == other
        && by->has(Skills::NurglesRot) && !dead.has(Skills::Decay)
        && canBeRaised(context, dead, Skills::NurglesRot))
        push(state, {StepKind::Rot, other, step.player, step.by});
    else if (!context.isSwitchedOff(Options::Apothecary)
             && context.hasNote(other, Notes::Necromancer)
             && usesLeft(state, other, Counter::Raised) < uses
             && canBeRaised(context, dead, Rows::Necromancer))
        push(state, {StepKind::RaiseDead, other, step.player});
}

/// Who rots joins after the match; a raised one is ready at once, beyond sixteen if need be.
Result<void> recruitAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    if (!isYes(event))
        return {};
    const bool rots = step.kind == StepKind::Rot;
    ++state.side(step.seat).counters[rots ? Counter::Rotters : Counter::Raised];
    const Position *position = positionOfTheDead(context.team(step.seat), context.ruleset());
    if (rots || !position)
        return {};
    Player raised;
    raised.position = position->id;
    join(context, state, step.seat, raised, Origin::Raised);
    return {};
}

bool isDagger(const MatchContext &context, const MatchState &state, const Step &step)
{
    const CasualtyChain &chain = step.as<CasualtyChain>();
    const MatchPlayer *by = state.find(step.by);
    return by && by->has(Skills::WeepingDagger) && context.table(Tables::WeepingDagger)
        && isBlock(chain.cause) && chain.rolled == std::vector<RowId>{badlyHurt}
    && context.setup().league;
}

/// What only the book said of an injury that is cured follows nobody home (crp.es.txt:5255-5257).
void forgetBookInjury(MatchPlayer &victim, const CasualtyChain &chain)
{
    if (chain.rolled.empty() && !victim.bookInjuries.isEmpty())
        victim.bookInjuries.removeLast();
}

/// The chain is over: what stands is written down.
void endEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    MatchPlayer *victim = state.find(step.player);
    if (!victim)
        return;
    const CasualtyChain &chain = step.as<CasualtyChain>();
    const bool stands = !chain.saved && !chain.regenerated;
    bool dead = false;
    for (const RowId &each : chain.rolled) {
        const TableRow *row = context.rowById(Tables::Casualty, each.text());
        dead = dead || (row && row->value(Key::Dead) > 0);
        if (stands)
            victim->casualties.push_back(each);
    }
    Mending mended = Mending::None;
    if (!stands) {
        mended = chain.saved ? Mending::Saved : Mending::Regenerated;
        forgetBookInjury(*victim, chain);
    }
    const QString note = stands ? victim->bookInjuries.join(u", "_s) : QString();
    const int turn = state.active == noSeat ? 0 : state.side(state.active).turn;
    noteCasualty(state,
                 {step.player, step.by, chain.cause,
                  chain.rolled.empty() ? RowId{} : chain.rolled.front(), note, state.half, turn,
                  mended});
    if (stands && dead && chain.cause != HarmCause::Eaten)
        pushRecruiting(context, state, step);
    // Its poison is not what an apothecary patches up.
    if (!chain.regenerated && isDagger(context, state, step))
        push(state,
             {StepKind::Roll, step.by.seat, step.player, step.by, TableId(Tables::WeepingDagger)});
}

constexpr StepRule careStepRules[]{
    {StepKind::ApothecaryKo, patientEnter<Whereabouts::KnockedOut>, yesNo, knockOutAnswer},
    {StepKind::EagerApothecary, eagerEnter, eagerPrompts, eagerAnswer},
    {StepKind::Apothecary, patientEnter<Whereabouts::Injured>, yesNo, apothecaryAnswer},
    {.kind = StepKind::ApothecaryWhich,
     .enter = victimEnter,
     .prompts = whichPrompts,
     .answer = whichAnswer,
     .table = Tables::Casualty},
    {.kind = StepKind::ApothecaryRoll,
     .enter = victimEnter,
     .prompts = rollPrompts,
     .answer = rollAnswer,
     .table = Tables::Casualty},
    {.kind = StepKind::ApothecaryChoose,
     .enter = chooseEnter,
     .prompts = choosePrompts,
     .answer = chooseAnswer,
     .table = Tables::Casualty},
    {.kind = StepKind::Regeneration,
     .enter = regenerationEnter,
     .prompts = regenerationPrompts,
     .answer = regenerationAnswer,
     .table = Tables::Regeneration},
    {StepKind::Igor, victimEnter, yesNo, igorAnswer},
    {StepKind::RaiseDead, victimEnter, yesNo, recruitAnswer},
    {StepKind::Rot, victimEnter, yesNo, recruitAnswer},
    {StepKind::CasualtyEnd, endEnter},
};

constexpr PromptText careStepTexts[]{
    {Asks::EagerApothecary, QT_TRANSLATE_NOOP("Match", "{player}: does the eager apothecary help?"),
     QT_TRANSLATE_NOOP("Match", "{player}: help of the eager apothecary: {choice}")},
    {Asks::ApothecaryKo, QT_TRANSLATE_NOOP("Match", "Apothecary for {player}, who is knocked out?"),
     QT_TRANSLATE_NOOP("Match", "apothecary for {player}: {choice}")},
    {Asks::Apothecary, QT_TRANSLATE_NOOP("Match", "Apothecary for {player}?"),
     QT_TRANSLATE_NOOP("Match", "apothecary for {player}: {choice}")},
    {Asks::ApothecaryWhich,
     QT_TRANSLATE_NOOP("Match", "Which injury of {player} does the apothecary treat?"),
     QT_TRANSLATE_NOOP("Match", "the apothecary treats {player}: {choice}")},
    {Asks::ApothecaryRoll, QT_TRANSLATE_NOOP("Match", "The apothecary looks at {player}"), nullptr},
    {Asks::ApothecaryChoose, QT_TRANSLATE_NOOP("Match", "Which result counts for {player}?"),
     QT_TRANSLATE_NOOP("Match", "{player}: {choice} counts")},
    {Asks::Regeneration, QT_TRANSLATE_NOOP("Match", "Does {player} regenerate?"),
     QT_TRANSLATE_NOOP("Match", "regeneration of {player}: {dice}")},
    {Asks::Igor, QT_TRANSLATE_NOOP("Match", "Roll again for {player} with Igor's help?"),
     QT_TRANSLATE_NOOP("Match", "Igor's help for {player}: {choice}")},
    {Asks::RaiseDead, QT_TRANSLATE_NOOP("Match", "{team}: raise {player} from the dead?"),
     QT_TRANSLATE_NOOP("Match", "{team} raises {player} from the dead: {choice}")},
    {Asks::Rot, QT_TRANSLATE_NOOP("Match", "{team}: does {player} rot and join?"),
     QT_TRANSLATE_NOOP("Match", "{player} rots and joins {team}: {choice}")},
};

} // namespace

StepGroup careSteps()
{
    return {.steps = careStepRules, .texts = careStepTexts};
}

} // namespace dugout
