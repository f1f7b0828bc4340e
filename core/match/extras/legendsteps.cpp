// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Rolls for many players at once, and players whom the lot picks: famous teams, kit checks.

QStringList reserves(const MatchState &state, Seat seat)
{
    return state.refs(
        seat, [](const MatchPlayer &player) { return player.where == Whereabouts::Reserves; });
}

void fitEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.fit(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> lotPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(step.kind, step.seat, state.fit(step.seat)));
}

Result<void> lotKo(const MatchContext &context, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    knockOut(context, state, chosenPlayer(event));
    return {};
}

/// Missing for the drive, or for the rest of the match.
Result<void> lotMissing(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (step.as<MissingFor>() == MissingFor::Match)
        sendTo(state, chosenPlayer(event), Whereabouts::Absent);
    else
        sitOut(state, chosenPlayer(event));
    return {};
}

std::vector<Prompt> kitPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, step.table()));
}

Result<void> kitAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    const TableRow *row = rowRolled(context, step.table(), event);
    pop(state);
    if (row && row->value(Key::Misses) > 0)
        push(state, Step::with(StepKind::LotMissing, step.seat, {}, {}, MissingFor::Drive));
    return {};
}

std::vector<Prompt> comedownPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, static_cast<int>(state.fit(step.seat).size()), 6));
}

Result<void> comedownAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const QStringList players = state.fit(step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const TableRow *row = rowOfDie(context, step.table(), event.dice[static_cast<size_t>(i)]);
        const PlayerRef player = PlayerRef::fromString(players.at(i));
        if (row && row->value(Key::Out) > 0)
            sitOut(state, player);
        else if (row && row->value(Key::Prone) > 0)
            startProne(state, player);
    }
    return {};
}

/// A player whom the lot picks grows something of his coach's choice.
std::vector<Prompt> mutationPrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    if (!step.player.isValid())
        return lotPrompts(context, state, step);
    QStringList mutations;
    for (const Skill &skill : context.ruleset().skills()) {
        if (skill.category == SkillCategory::Mutation)
            mutations.append(skill.id.text());
    }
    return only(choicePrompt(Asks::LotMutationSkill, step.seat, mutations));
}

Result<void> mutationAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    if (!step.player.isValid()) {
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    if (MatchPlayer *player = state.find(step.player))
        player->timedEffects.push_back(
            {step.about<RowId>(), {}, {SkillId(event.choice())}, Until::Drive, {}});
    return {};
}

/// Whether a timed effect came from a roll of the famous team whose row leads to this table.
bool isPaidFor(const MatchContext &context, const MatchState &state, const Step &step,
               const TimedEffect &timedEffect)
{
    const RuleEffect *roll
        = ruleEffectOf(context, state, EffectSource::Legend, Does::Roll, step.seat);
    const RowId *rolled = std::get_if<RowId>(&timedEffect.source);
    const TableRow *row = roll && rolled ? context.rowById(roll->table, rolled->text()) : nullptr;
    return row && row->next && row->next->text() == step.table();
}

/// When the frenzy is over a die for each of those who were in it.
QStringList frenzied(const MatchContext &context, const MatchState &state, const Step &step)
{
    return state.refs(step.seat, [&](const MatchPlayer &player) {
        const bool there = player.isOnPitch() || player.where == Whereabouts::Reserves;
        return there
            && std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                           [&](const TimedEffect &timedEffect) {
                               return isPaidFor(context, state, step, timedEffect);
                           });
    });
}

void frenzyEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (frenzied(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> frenzyPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return only(dicePrompt(step.kind, step.seat,
                           static_cast<int>(frenzied(context, state, step).size()), 6));
}

Result<void> frenzyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    const QStringList players = frenzied(context, state, step);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const TableRow *row = rowOfDie(context, step.table(), event.dice[static_cast<size_t>(i)]);
        if (row && row->value(Key::Ko) > 0)
            knockOut(context, state, PlayerRef::fromString(players.at(i)));
    }
    return {};
}

void fightEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (reserves(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> fightPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        dicePrompt(step.kind, step.seat, static_cast<int>(reserves(state, step.seat).size()), 6));
}

PromptWords fightWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    return inThisOrder(promptWords(context, state, step, prompt), state,
                       reserves(state, step.seat));
}

Result<void> fightAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const QStringList players = reserves(state, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const TableRow *row = rowOfDie(context, step.table(), event.dice[static_cast<size_t>(i)]);
        if (!row || row->value(Key::Ko) == 0)
            continue;
        knockOut(context, state, PlayerRef::fromString(players.at(i)));
        gainRerolls(state, step.seat, row->value(Key::ReRolls), Until::Half);
    }
    return {};
}

/// A die not above the number of entries in the book.
std::vector<Prompt> grudgePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"D6"_s));
}

void grudgeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (grudgesOf(state, step.seat) < 1)
        pop(state);
}

Result<void> grudgeAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (event.dice[0] <= grudgesOf(state, step.seat))
        gainRerolls(state, step.seat, 1, Until::Half);
    return {};
}

/// Somebody has to answer for a dirty trick; the step's seat is the side that bears the grudge.
void culpritEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.onPitch(MatchState::otherSeat(step.seat)).isEmpty())
        pop(state);
}

std::vector<Prompt> culpritPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(step.kind, step.seat, state.onPitch(MatchState::otherSeat(step.seat))));
}

Result<void> culpritAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    bearGrudge(context, state, step.seat, chosenPlayer(event));
    return {};
}

/// A die for each point a crusading side is behind; one success is enough.
std::vector<Prompt> crusadePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, step.as<CrusadeDice>().dice, 6));
}

Result<void> crusadeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    int gained = 0;
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, step.table(), die);
        gained = std::max(gained, row ? row->value(Key::ReRolls) : 0);
    }
    gainRerolls(state, step.seat, gained, Until::Half);
    return {};
}

constexpr StepRule legendStepRules[]{
    {StepKind::LotKo, fitEnter, lotPrompts, lotKo},
    {StepKind::LotMissing, fitEnter, lotPrompts, lotMissing},
    {StepKind::KitCheck, fitEnter, kitPrompts, kitAnswer},
    {.kind = StepKind::Comedown,
     .enter = fitEnter,
     .prompts = comedownPrompts,
     .answer = comedownAnswer,
     .line = eachLine},
    {StepKind::LotMutation, fitEnter, mutationPrompts, mutationAnswer},
    {.kind = StepKind::FrenzyEnd,
     .enter = frenzyEnter,
     .prompts = frenzyPrompts,
     .answer = frenzyAnswer,
     .line = eachLine},
    {StepKind::DugoutFight, fightEnter, fightPrompts, fightAnswer, fightWords, eachLine},
    {StepKind::GrudgeRoll, grudgeEnter, grudgePrompts, grudgeAnswer},
    {StepKind::GrudgeCulprit, culpritEnter, culpritPrompts, culpritAnswer},
    {.kind = StepKind::Crusade, .prompts = crusadePrompts, .answer = crusadeAnswer},
};

constexpr PromptText legendStepTexts[]{
    {Asks::LotKo, QT_TRANSLATE_NOOP("Match", "{team}: one of these is knocked out, at random"),
     nullptr},
    {Asks::LotMissing, QT_TRANSLATE_NOOP("Match", "{team}: one of these is missing, at random"),
     nullptr},
    {Asks::KitCheck, QT_TRANSLATE_NOOP("Match", "{team}: the kit is checked"), nullptr},
    {Asks::Comedown, QT_TRANSLATE_NOOP("Match", "{team}: a die for each player"), nullptr},
    {Asks::DugoutFight,
     QT_TRANSLATE_NOOP("Match", "{team}: a fight in the dugout, a die for each reserve"), nullptr},
    {Asks::LotMutation, QT_TRANSLATE_NOOP("Match", "{team}: one of these mutates, at random"),
     nullptr},
    {Asks::LotMutationSkill, QT_TRANSLATE_NOOP("Match", "What {player} grows"), nullptr},
    {Asks::FrenzyEnd, QT_TRANSLATE_NOOP("Match", "{team}: a die for each player after the frenzy"),
     nullptr},
    {Asks::GrudgeRoll, QT_TRANSLATE_NOOP("Match", "{team}: a die for the book of grudges"),
     nullptr},
    {Asks::GrudgeCulprit,
     QT_TRANSLATE_NOOP("Match", "{team}: one of these goes into the book of grudges, at random"),
     nullptr},
    {Asks::Crusade, QT_TRANSLATE_NOOP("Match", "{team} is behind: a die for each point"), nullptr},
};

} // namespace

StepGroup legendSteps()
{
    return {.steps = legendStepRules, .texts = legendStepTexts};
}

} // namespace dugout
