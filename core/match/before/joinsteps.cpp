// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/handicap.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Who can play at all: journeymen, old injuries, and the help that weak teams get.

void addJourneyman(const MatchContext &context, MatchState &state, Seat seat,
                   const PositionId &position)
{
    if (const auto made = makeJourneyman(context.team(seat), context.ruleset(), position))
        join(context, state, seat, *made, Origin::Journeyman);
}

int missing(const MatchContext &context, const MatchState &state, Seat seat)
{
    const int upTo = context.number(Tables::Journeymen, Rows::FillUp, Key::UpTo);
    return state.side(seat).tracked ? upTo - state.side(seat).countToSetUp() : 0;
}

void journeymenEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const auto positions = journeymanPositions(context.team(step.seat), context.ruleset());
    if (positions.size() == 1) {
        while (missing(context, state, step.seat) > 0)
            addJourneyman(context, state, step.seat, positions.front());
    }
    if (positions.empty() || missing(context, state, step.seat) <= 0)
        pop(state);
}

std::vector<Prompt> journeymenPrompts(const MatchContext &context, const MatchState &,
                                      const Step &step)
{
    QStringList choices;
    for (const auto &each : journeymanPositions(context.team(step.seat), context.ruleset()))
        choices.append(each.text());
    return only(choicePrompt(step.kind, step.seat, choices));
}

Result<void> journeymenAnswer(const MatchContext &context, MatchState &state, const Step &step,
                              const Event &event)
{
    addJourneyman(context, state, step.seat, PositionId(event.choice()));
    return {};
}

/// The next player of either side with a niggling injury, from the place the step has reached.
const MatchPlayer *nextNiggling(const MatchState &state, int from, int &place)
{
    place = 0;
    for (const SideState &side : state.sides) {
        for (const MatchPlayer &player : side.players) {
            const bool rolls
                = player.who->player.injuries.niggling > 0 && player.where == Whereabouts::Reserves;
            if (place++ >= from && rolls)
                return &player;
        }
    }
    return nullptr;
}

void nigglingEnter(const MatchContext &, MatchState &state, const Step &step)
{
    int place = 0;
    const MatchPlayer *next = nextNiggling(state, step.asOrNew<RosterPlace>().place, place);
    if (!next) {
        pop(state);
        return;
    }
    state.agenda.back().data = RosterPlace{place - 1};
    state.agenda.back().player = PlayerRef::fromString(next->ref());
}

std::vector<Prompt> nigglingPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    return only(dicePrompt(step.kind, step.player.seat, player->who->player.injuries.niggling, 6));
}

Result<void> nigglingAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, Tables::NigglingInjury, die);
        if (row && row->value(Key::Misses) > 0)
            sendTo(state, step.player, Whereabouts::Absent);
    }
    ++state.agenda.back().as<RosterPlace>().place;
    return {};
}

/// Several dice are told by the worst of them: a single one that keeps him out is enough.
QString nigglingLine(const MatchContext &context, const MatchState &before, const Step &step,
                     const Event &event)
{
    const QString line = eventLine(context, before, step, event);
    const TableRow *row = event.dice.size() < 2
        ? nullptr
        : rowOfDie(context, Tables::NigglingInjury, *std::ranges::min_element(event.dice));
    return row ? u"%1, %2"_s.arg(line, localized(row->name)) : line;
}

void handicapEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const Seat weaker = handicapSeat(context);
    if (weaker == noSeat)
        pop(state);
    else
        state.agenda.back().seat = weaker;
}

std::vector<Prompt> handicapPrompts(const MatchContext &context, const MatchState &,
                                    const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, Tables::Handicap));
}

Result<void> handicapAnswer(const MatchContext &, MatchState &state, const Step &,
                            const Event &event)
{
    state.occasion.handicap
        = event.text.isEmpty() ? RowOrBook{RowId(event.choice())} : RowOrBook::ofBook(event.text);
    pop(state);
    return {};
}

PromptWords handicapWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const auto [first, second] = comparedRatings(context);
    if (!prompt.alwaysOffered)
        words.detail += u' '
            + MatchWords::tr("Team rating: %1 %2, %3 %4.")
                  .arg(teamName(context, 0), QString::number(first), teamName(context, 1),
                       QString::number(second));
    return words;
}

constexpr StepRule joinStepRules[]{
    {StepKind::Journeymen, journeymenEnter, journeymenPrompts, journeymenAnswer},
    {.kind = StepKind::NigglingInjuries,
     .enter = nigglingEnter,
     .prompts = nigglingPrompts,
     .answer = nigglingAnswer,
     .line = nigglingLine,
     .table = Tables::NigglingInjury},
    {.kind = StepKind::Handicap,
     .enter = handicapEnter,
     .prompts = handicapPrompts,
     .answer = handicapAnswer,
     .words = handicapWords,
     .table = Tables::Handicap},
};

constexpr PromptText joinStepTexts[]{
    {Asks::Journeymen, QT_TRANSLATE_NOOP("Match", "A journeyman for {team}"), nullptr},
    {Asks::NigglingInjuries, QT_TRANSLATE_NOOP("Match", "Old injuries of {player}"), nullptr},
};

} // namespace

StepGroup joinSteps()
{
    return {.steps = joinStepRules, .texts = joinStepTexts};
}

} // namespace dugout
