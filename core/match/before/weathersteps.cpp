// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Prompt> weatherPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    return only(tablePrompt(context, step.kind, noSeat, context.weatherTable()));
}

/// A weather that counts as nice moves the ball of a kick-off once more.
bool isNice(const MatchContext &context, const TableRow &row)
{
    const TableRow *again = context.rowById(Tables::KickOffChangingWeather, row.id.text());
    return again ? again->value(Key::ExtraScatter) > 0 : row.value(Key::Nice) > 0;
}

/// A heavy ball is not moved by the wind (bb2016.en.txt:2105-2108).
bool isTooHeavy(const MatchContext &context, const MatchState &state)
{
    return hasEffect(context, state, EffectSource::Ball, Does::ShortKick);
}

Result<void> weatherAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    const TableRow *row = rowRolled(context, context.weatherTable(), event);
    changeWeather(state, row ? RowOrBook{row->id} : RowOrBook::ofBook(event.text));
    pop(state);
    if (step.kind == StepKind::ChangingWeather && row && isNice(context, *row)
        && !isTooHeavy(context, state))
        push(state, {StepKind::Gust, state.kicking});
    if (row && windDrift(context, state) > 0)
        push(state, {StepKind::Wind});
    return {};
}

/// It blows towards the end zone of who rolls less; equal rolls are made again
/// (bb2016.en.txt:1579-1582).
std::vector<Prompt> windPrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(dicePrompt(Asks::Wind, noSeat, 2, 6));
}

Result<void> windAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    if (event.dice[0] != event.dice[1])
        pop(state);
    return {};
}

QString windLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    const QString rolled = eventLine(context, before, step, event);
    if (event.prompt != Asks::Wind || event.dice[0] == event.dice[1])
        return rolled;
    return MatchWords::tr("%1; it blows towards the end zone of %2")
        .arg(rolled, teamName(context, event.dice[0] < event.dice[1] ? 0 : 1));
}

std::vector<Prompt> gustPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.seat, Tables::Scatter));
}

Result<void> gustAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    if (!event.dice.empty())
        board::moveBall(state, event.dice.front());
    return {};
}

/// Both add their FAME to a D3; equal rolls are made again.
std::vector<Prompt> mageBattle(const MatchContext &, const MatchState &, const Step &step)
{
    if (step.seat == noSeat)
        return only(dicePrompt(Asks::EventWeather, noSeat, 2, 3));
    return only(choicePrompt(Asks::EventWeatherChange, step.seat, step.as<StepChoices>().choices));
}

/// The rows above and below; the ends of the table are neighbours.
QStringList nextWeathers(const MatchContext &context, const MatchState &state)
{
    const QStringList &all = context.weathers();
    const qsizetype place = all.indexOf(state.weather.row.text());
    if (place < 0)
        return {};
    const qsizetype count = all.size();
    return {all.at((place + count - 1) % count), all.at((place + 1) % count)};
}

void mageEnter(const MatchContext &context, MatchState &state, const Step &)
{
    if (nextWeathers(context, state).isEmpty())
        pop(state);
}

Result<void> mageAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.seat != noSeat) {
        pop(state);
        changeWeather(state, {RowId(event.choice())});
        return {};
    }
    const int first = event.dice[0] + fameInPlay(context, state, 0);
    const int second = event.dice[1] + fameInPlay(context, state, 1);
    if (first == second)
        return {};
    state.agenda.back().seat = first > second ? 0 : 1;
    state.agenda.back().data = StepChoices{nextWeathers(context, state)};
    return {};
}

/// A hired mage rolls and changes the result a little.
std::vector<Prompt> hiredMage(const MatchContext &context, const MatchState &, const Step &step)
{
    constexpr int most = 3;
    if (step.asOrNew<MageRoll>().total == 0)
        return only(tablePrompt(context, step.kind, step.seat, context.weatherTable()));
    return only(numberPrompt(Asks::WeatherMageChange, step.seat, -most, most));
}

/// His weather lasts until the turn is over; then it is as it was.
Result<void> hiredMageAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    const int rolled = step.asOrNew<MageRoll>().total;
    if (rolled == 0) {
        state.agenda.back().data = MageRoll{totalOf(context, context.weatherTable(), event)};
        return {};
    }
    pop(state);
    const TableRow *row = context.row(context.weatherTable(), rolled + event.number.value_or(0));
    if (!row)
        return {};
    lendWeather(state, row->id);
    return {};
}

constexpr StepRule weatherStepRules[]{
    {.kind = StepKind::Weather,
     .prompts = weatherPrompts,
     .answer = weatherAnswer,
     .table = Tables::Weather},
    {.kind = StepKind::ChangingWeather,
     .prompts = weatherPrompts,
     .answer = weatherAnswer,
     .table = Tables::Weather},
    {.kind = StepKind::Gust,
     .prompts = gustPrompts,
     .answer = gustAnswer,
     .table = Tables::Scatter},
    {.kind = StepKind::Wind, .prompts = windPrompts, .answer = windAnswer, .line = windLine},
    {.kind = StepKind::WeatherMage,
     .prompts = hiredMage,
     .answer = hiredMageAnswer,
     .table = Tables::Weather},
    {StepKind::EventMage, mageEnter, mageBattle, mageAnswer},
};

constexpr PromptText weatherStepTexts[]{
    {Asks::WeatherMageChange,
     QT_TRANSLATE_NOOP("Match", "The mage adds to the weather roll or takes away"), nullptr},
    {Asks::Gust, QT_TRANSLATE_NOOP("Match", "A gust of wind moves the ball one square more"),
     nullptr, nullptr, PromptManner::Direction},
    {Asks::Wind, QT_TRANSLATE_NOOP("Match", "Both roll for the wind"), nullptr, nullptr,
     PromptManner::BothRoll},
    {Asks::EventWeather, QT_TRANSLATE_NOOP("Match", "Both roll for the weather"), nullptr, nullptr,
     PromptManner::BothRoll},
    {Asks::EventWeatherChange, QT_TRANSLATE_NOOP("Match", "{team} changes the weather"), nullptr},
};

} // namespace

StepGroup weatherSteps()
{
    return {.steps = weatherStepRules, .texts = weatherStepTexts};
}

} // namespace dugout
