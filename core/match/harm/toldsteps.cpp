// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harmhelp.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A casualty that the coaches tell at once, without the block or the foul it came from. It joins
// the chain of harm where the casualty is rolled for; who caused it, and how, is proposed from the
// last attack of the turn, and asked first, lest somebody's points be lost or another one's gained;
// it can be put right until that roll. That it was a foul does not say whose.

constexpr HarmCause unknownCause = HarmCause::Other;

/// The row that makes a casualty of him, rolled for or not.
const TableRow *casualtyRow(const MatchContext &context, const MatchState &state, const Step &step,
                            bool rolledFor)
{
    const auto fits = [rolledFor](const TableRow &row) {
        return row.value(Key::Casualty) > 0 && (row.value(Key::CasualtyRoll, 1) > 0) == rolledFor;
    };
    constexpr int most = 12;
    for (int total = most; total > 1; --total) {
        const TableRow *row = injuryRow(context, state, step, total);
        if (row && fits(*row))
            return row;
    }
    // Where the book is asked no number means anything.
    const Table *table = context.table(injuryTable(context, state, step));
    const auto found = std::find_if(table->rows.begin(), table->rows.end(), fits);
    return found == table->rows.end() ? nullptr : &*found;
}

void victimEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const PlayerRef victim = step.by;
    pop(state);
    if (victim == state.carrier && victim.seat == state.active)
        pushTurnover(state, TurnoverCause::CarrierDown, victim);
    loseBall(state, victim);
    const PlayerRef attacker = state.uses.attacker;
    const bool known = attacker.isValid() && state.areOpponents(attacker, victim);
    HarmChain chain;
    chain.cause = known ? state.uses.attack : unknownCause;
    push(state,
         Step::with(StepKind::CasualtyTold, victim.seat, victim, known ? attacker : PlayerRef{},
                    chain));
    ++state.uses.actions;
}

void toldEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    if (!victim || !victim->isOnPitch())
        pop(state);
}

/// Whether somebody helps him comes before how badly he is hurt. Who is never hurt for long has
/// nothing rolled for him.
Prompt mainPrompt(const MatchContext &context, const MatchState &state, const PlayerRef &victim)
{
    const Seat other = MatchState::otherSeat(victim.seat);
    if (isEagerHelpNear(state, victim))
        return eagerHelpPrompt(victim.seat);
    return isHurtForLong(context, state, victim)
        ? tablePrompt(context, Asks::Casualty, other, Tables::Casualty)
        : confirmPrompt(Asks::CasualtyLight, other);
}

Prompt howPrompt(const Step &step)
{
    static const QStringList causes{harmCauseName(HarmCause::Block), harmCauseName(HarmCause::Foul),
                                    harmCauseName(HarmCause::Crowd),
                                    harmCauseName(HarmCause::Weapon),
                                    harmCauseName(HarmCause::Fall)};
    return choicePrompt(Asks::CasualtyHow, MatchState::otherSeat(step.player.seat), causes);
}

/// Behind a block, a foul or a weapon there is always somebody, named or not.
bool needsSomebody(HarmCause cause)
{
    return isBlock(cause) || cause == HarmCause::Foul || cause == HarmCause::Weapon;
}

/// Where somebody is there who could have done it.
std::optional<Prompt> byPrompt(const MatchState &state, const Step &step)
{
    const Seat other = MatchState::otherSeat(step.player.seat);
    const QStringList causers = state.onPitch(other);
    if (causers.isEmpty())
        return std::nullopt;
    Prompt prompt = choicePrompt(Asks::CasualtyBy, other, causers + QStringList{Choice::None});
    if (causers.contains(step.by.toString()))
        prompt.usual = step.by.toString();
    return prompt;
}

std::vector<Prompt> toldPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const Seat other = MatchState::otherSeat(step.player.seat);
    const Prompt main = mainPrompt(context, state, step.player);
    std::vector<Prompt> prompts{main};
    if (const auto by = byPrompt(state, step)) {
        const HarmChain &chain = step.as<HarmChain>();
        const bool settled = chain.cause != unknownCause && !needsSomebody(chain.cause);
        const bool asked = chain.causerAsked || settled;
        prompts.insert(asked ? prompts.end() : prompts.begin(), *by);
    }
    prompts.push_back(howPrompt(step));
    if (main.id == Asks::Casualty && casualtyRow(context, state, step, false)) {
        Prompt light = confirmPrompt(Asks::CasualtyLight, other);
        light.alwaysOffered = true;
        prompts.push_back(light);
    }
    return prompts;
}

std::vector<Prompt> toldPromptsFor(const MatchContext &context, const MatchState &state,
                                   const Step &step, const QString &id)
{
    if (id == Asks::CasualtyHow)
        return only(howPrompt(step));
    if (id == Asks::Casualty)
        return only(mainPrompt(context, state, step.player));
    if (id != Asks::CasualtyBy)
        return toldPrompts(context, state, step);
    const auto by = byPrompt(state, step);
    return by ? std::vector<Prompt>{*by} : std::vector<Prompt>{};
}

Result<void> toldAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    Step &top = state.agenda.back();
    HarmChain &chain = top.as<HarmChain>();
    if (event.prompt == Asks::CasualtyBy) {
        chain.causerAsked = true; // nobody is an answer, too
        top.by = chosenPlayer(event);
        if (top.by.isValid() && chain.cause == unknownCause)
            chain.cause = HarmCause::Block;
        return {};
    }
    if (event.prompt == Asks::CasualtyHow) {
        chain.cause = harmCauseNamed(event.choice());
        return {};
    }
    if (event.prompt == Asks::EagerApothecary) {
        if (!takeEagerHelp(state, event))
            return {};
        pop(state);
        applyInjury(context, state, step, context.rowById(Tables::Injury, Rows::Stunned));
        return {};
    }
    const bool rolled = event.prompt == Asks::Casualty;
    const TableRow *row = casualtyRow(context, state, step, rolled);
    pop(state);
    applyInjury(context, state, step, row ? row : casualtyRow(context, state, step, true));
    if (rolled)
        takeCasualtyRoll(context, state, step.player, event);
    return {};
}

QString causeWords(const MatchState &state, const Step &step)
{
    const HarmCause cause = step.as<HarmChain>().cause;
    const QString how = harmWords(cause);
    if (!step.by.isValid() && how.isEmpty())
        return MatchWords::tr("Nobody caused it.");
    if (!step.by.isValid())
        return (needsSomebody(cause) ? MatchWords::tr("Who caused it is not said (%1).")
                                     : MatchWords::tr("Nobody caused it (%1)."))
            .arg(how);
    const QString name = playerName(state, step.by);
    return how.isEmpty() ? MatchWords::tr("Caused by %1.").arg(name)
                         : MatchWords::tr("Caused by %1 (%2).").arg(name, how);
}

PromptWords toldWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    words.detail = causeWords(state, step);
    const bool isAboutTheCause = prompt.id == Asks::CasualtyBy || prompt.id == Asks::CasualtyHow;
    if (isAboutTheCause)
        words.why.clear(); // the book is asked when the casualty is rolled
    const HarmChain &chain = step.as<HarmChain>();
    if (isAboutTheCause && !step.by.isValid() && !chain.causerAsked && chain.cause == unknownCause)
        words.detail.clear(); // that nobody did it is not said yet
    for (qsizetype i = 0; prompt.id == Asks::CasualtyHow && i < prompt.choices.size(); ++i)
        words.choices[i] = harmWords(harmCauseNamed(prompt.choices.at(i)));
    return words;
}

/// Who and how are told with the roll.
QString toldLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    Step shown = step;
    if (event.prompt == Asks::CasualtyBy)
        shown.by = chosenPlayer(event);
    if (event.prompt == Asks::CasualtyHow)
        shown.as<HarmChain>().cause = harmCauseNamed(event.choice());
    if (event.prompt == Asks::CasualtyBy || event.prompt == Asks::CasualtyHow)
        return u"%1: %2"_s.arg(playerName(before, step.player), causeWords(before, shown));
    const QString line = eventLine(context, before, step, event);
    return line + (line.endsWith(u'.') ? u" "_s : u". "_s) + causeWords(before, step);
}

constexpr StepRule toldStepRules[]{
    {StepKind::ActCasualtyVictim, victimEnter},
    {StepKind::CasualtyTold, toldEnter, toldPrompts, toldAnswer, toldWords, toldLine,
     Tables::Casualty, toldPromptsFor},
};

constexpr PromptText toldStepTexts[]{
    {Asks::CasualtyBy, QT_TRANSLATE_NOOP("Match", "Who caused it?"), nullptr},
    {Asks::CasualtyHow, QT_TRANSLATE_NOOP("Match", "How did it happen?"), nullptr},
    {Asks::CasualtyLight, QT_TRANSLATE_NOOP("Match", "{player} is badly hurt, without a roll"),
     QT_TRANSLATE_NOOP("Match", "{player} is badly hurt")},
};

} // namespace

StepGroup toldSteps()
{
    return {.steps = toldStepRules, .texts = toldStepTexts};
}

} // namespace dugout
