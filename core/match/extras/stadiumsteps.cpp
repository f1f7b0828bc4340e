// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/befall.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rolllines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Where the match is played, and what that does before, between and after drives.

bool isRolledFor(const MatchContext &context)
{
    return context.setup().league && context.table(Tables::StadiumKind);
}

bool hasHome(const MatchContext &context, Seat seat)
{
    return !context.isSwitchedOff(Options::HomeStadium) && !context.team(seat).home.stadium.empty();
}

/// Where a team has a home, one of the coaches rolls, by lot (bb2016.en.txt:2718).
void stadiumEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!isRolledFor(context))
        pop(state);
    else if (step.seat == noSeat && (hasHome(context, 0) || hasHome(context, 1)))
        push(state, {StepKind::StadiumCoach});
}

/// Printed in the sequence, yet for those who want it (bb2016.en.txt:2676-2693).
Prompt withoutPrompt()
{
    Prompt without = confirmPrompt(Asks::StadiumNone);
    without.alwaysOffered = true;
    return without;
}

std::vector<Prompt> coachPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(step.kind, noSeat, u"D2"_s), withoutPrompt()};
}

/// Without a stadium nobody has to roll for one either.
Result<void> coachAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    if (event.prompt == Asks::StadiumNone)
        pop(state);
    else
        state.agenda.back().seat = event.dice[0] - 1;
    return {};
}

std::vector<Prompt> stadiumPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    return {tablePrompt(context, step.kind, step.seat, Tables::StadiumKind), withoutPrompt()};
}

/// If the team of the coach who rolled has a home he may play there instead, unless the stadium is
/// a standard one (bb2016.en.txt:2719-2721).
Result<void> stadiumAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    const bool without = event.prompt == Asks::StadiumNone;
    const TableRow *row = without ? nullptr : rowRolled(context, Tables::StadiumKind, event);
    const Seat coach = step.seat;
    pop(state);
    if (!row || !row->next)
        return {};
    push(state, {StepKind::StadiumAttribute, noSeat, {}, {}, *row->next});
    for (const Seat seat : {0, 1}) {
        if (hasHome(context, seat) && (coach == noSeat || coach == seat))
            push(state, {StepKind::StadiumHome, seat});
    }
    return {};
}

std::vector<Prompt> homePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(step.kind, step.seat));
}

/// What is special about the home of a team; null where no table has it.
const TableRow *homeRow(const MatchContext &context, Seat seat)
{
    const std::vector<RowId> &stadium = context.team(seat).home.stadium;
    return stadium.empty() ? nullptr : context.rowById(stadiumWith(context, stadium.front()));
}

/// Who decides where to play reads what it would bring.
PromptWords homeWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (const TableRow *row = prompt.id == step.kind ? homeRow(context, step.seat) : nullptr)
        words.detail = u"%1: %2"_s.arg(localized(row->name), localized(row->summary));
    return words;
}

/// What a stadium gives to both sides at once.
void settle(const MatchContext &context, MatchState &state, const TableId &table,
            const TableRow &row)
{
    state.occasion.stadium = {table, row.id};
    const bool healers = hasEffect(context, state, EffectSource::Stadium, Does::Healers);
    for (const Seat seat : {0, 1}) {
        SideState &side = state.side(seat);
        if (healers && context.roster(seat) && context.roster(seat)->apothecary)
            side.apothecaries += row.value(Key::Apothecaries, 1);
        else if (healers)
            gainRerolls(state, seat, 1, Until::Match);
    }
    if (hasEffect(context, state, EffectSource::Stadium, Does::Spectacle))
        push(state, {StepKind::Spectacle});
    else
        say(state, noSeat, state.occasion.stadium);
}

Result<void> homeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (!isYes(event))
        return {};
    const TableRow *row = homeRow(context, step.seat);
    if (!row)
        return {};
    popTo(state, StepKind::StadiumAttribute, true);
    state.occasion.home = step.seat;
    state.side(MatchState::otherSeat(step.seat)).gift
        += context.number(Tables::InducementMoney, Rows::Visitor, Key::Gold);
    settle(context, state, stadiumWith(context, row->id).table, *row);
    return {};
}

std::vector<Prompt> attributePrompts(const MatchContext &context, const MatchState &,
                                     const Step &step)
{
    return only(tablePrompt(context, step.kind, noSeat, step.table()));
}

Result<void> attributeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    const TableRow *row = rowRolled(context, step.table(), event);
    pop(state);
    if (row)
        settle(context, state, step.about<TableId>(), *row);
    return {};
}

std::vector<Prompt> spectaclePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, noSeat, u"2D6"_s));
}

Result<void> spectacleAnswer(const MatchContext &context, MatchState &state, const Step &,
                             const Event &event)
{
    pop(state);
    const TableRow *row = stadiumRow(context, state);
    const int each = row ? row->value(Key::GoldPerPip) : 0;
    for (SideState &side : state.sides)
        side.gift += each * (event.dice[0] + event.dice[1]);
    return {};
}

/// A dice roll for each sent-off player of either side, who may come back.
QStringList sentOff(const MatchState &state, Seat seat)
{
    return state.refs(
        seat, [](const MatchPlayer &player) { return player.where == Whereabouts::SentOff; });
}

void dungeonEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (sentOff(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> dungeonPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        dicePrompt(step.kind, step.seat, static_cast<int>(sentOff(state, step.seat).size()), 6));
}

PromptWords dungeonWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    return inThisOrder(promptWords(context, state, step, prompt), state, sentOff(state, step.seat));
}

bool breaksOut(const MatchContext &context, const Step &step, int die)
{
    const TableRow *row = rowOfDie(context, step.table(), die);
    return row && row->value(Key::Reserves) > 0;
}

Result<void> dungeonAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    for (const auto &[player, row] :
         rowsOfDice(context, step.table(), sentOff(state, step.seat), event))
        befall(context, state, player, {row->values, row->skills, row->id});
    return {};
}

/// Who comes back, by name.
QString dungeonLine(const MatchContext &context, const MatchState &before, const Step &step,
                    const Event &event)
{
    QStringList parts;
    const QStringList players = sentOff(before, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const int die = event.dice[static_cast<size_t>(i)];
        const QString line = breaksOut(context, step, die) ? MatchWords::tr("%1 comes back (%2)")
                                                           : MatchWords::tr("%1 stays away (%2)");
        parts.append(line.arg(playerName(before, PlayerRef::fromString(players.at(i))),
                              QString::number(die)));
    }
    return parts.join(u", "_s);
}

/// Deluxe seating: a D3 and FAME above the re-rolls a coach has left gives him one.
std::vector<Prompt> seatingPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, noSeat, u"2D3"_s));
}

Result<void> seatingAnswer(const MatchContext &context, MatchState &state, const Step &,
                           const Event &event)
{
    pop(state);
    for (const Seat seat : {0, 1}) {
        const int total = event.dice[static_cast<size_t>(seat)] + fameInPlay(context, state, seat);
        if (total > state.side(seat).rerolls.team())
            gainRerolls(state, seat, 1, Until::Half);
    }
    return {};
}

QString sparingTable(const Step &step)
{
    return step.kind == StepKind::Pacifists ? step.table() : Tables::HomeStadiumCrowd.word();
}

/// Pacifists, or the home crowd, catch a player before he comes to harm.
std::vector<Prompt> sparePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.player.seat, sparingTable(step)));
}

Result<void> spareAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    const TableRow *row = rowRolled(context, sparingTable(step), event);
    pop(state);
    const bool spared = row && row->value(Key::Reserves) > 0;
    if (step.as<HarmChain>().cause == HarmCause::Stun) {
        if (!spared)
            stun(context, state, step.player);
    } else if (spared) {
        // The injury roll waits right below. Who was pushed off is led to his dugout.
        popTo(state, StepKind::Injury, true);
        if (step.as<HarmChain>().cause == HarmCause::Crowd)
            sendTo(state, step.player, Whereabouts::Reserves);
    }
    return {};
}

std::vector<Prompt> geyserPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.player.seat, Tables::WeatherThermalGeyser));
}

Result<void> geyserAnswer(const MatchContext &context, MatchState &state, const Step &,
                          const Event &event)
{
    const TableRow *row = rowRolled(context, Tables::WeatherThermalGeyser, event);
    pop(state);
    HarmChain *below = state.agenda.empty() ? nullptr : state.agenda.back().data.find<HarmChain>();
    if (below && row && row->value(Key::Injury) > 0)
        below->launched = true;
    return {};
}

/// Falling rocks: a die each; a random player of the lower side, or of both, is hit.
std::vector<Prompt> rockfallPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, noSeat, u"2D6"_s));
}

Result<void> rockfallAnswer(const MatchContext &, MatchState &state, const Step &,
                            const Event &event)
{
    pop(state);
    if (event.dice[0] <= event.dice[1])
        push(state, {StepKind::Rock, 0});
    if (event.dice[1] <= event.dice[0])
        push(state, {StepKind::Rock, 1});
    return {};
}

constexpr StepRule stadiumStepRules[]{
    {.kind = StepKind::Stadium,
     .enter = stadiumEnter,
     .prompts = stadiumPrompts,
     .answer = stadiumAnswer,
     .table = Tables::StadiumKind},
    {.kind = StepKind::StadiumCoach, .prompts = coachPrompts, .answer = coachAnswer},
    {.kind = StepKind::StadiumHome,
     .prompts = homePrompts,
     .answer = homeAnswer,
     .words = homeWords},
    {.kind = StepKind::StadiumAttribute, .prompts = attributePrompts, .answer = attributeAnswer},
    {.kind = StepKind::Spectacle, .prompts = spectaclePrompts, .answer = spectacleAnswer},
    {StepKind::Dungeons, dungeonEnter, dungeonPrompts, dungeonAnswer, dungeonWords, dungeonLine},
    {.kind = StepKind::Seating, .prompts = seatingPrompts, .answer = seatingAnswer},
    {.kind = StepKind::Pacifists, .prompts = sparePrompts, .answer = spareAnswer},
    {.kind = StepKind::HomeCrowd,
     .prompts = sparePrompts,
     .answer = spareAnswer,
     .table = Tables::HomeStadiumCrowd},
    {.kind = StepKind::Geyser,
     .prompts = geyserPrompts,
     .answer = geyserAnswer,
     .table = Tables::WeatherThermalGeyser},
    {.kind = StepKind::Rockfall, .prompts = rockfallPrompts, .answer = rockfallAnswer},
};

constexpr PromptText stadiumStepTexts[]{
    {Asks::StadiumCoach,
     QT_TRANSLATE_NOOP("Match", "Who rolls for the stadium: 1 for {home}, 2 for {away}"),
     QT_TRANSLATE_NOOP("Match", "{dice} rolls for the stadium")},
    {Asks::StadiumNone, QT_TRANSLATE_NOOP("Match", "No stadium is rolled for in this match"),
     QT_TRANSLATE_NOOP("Match", "no stadium is rolled for")},
    {Asks::StadiumHome, QT_TRANSLATE_NOOP("Match", "Play in the home stadium of {team} instead?"),
     QT_TRANSLATE_NOOP("Match", "the home stadium of {team}: {choice}")},
    {Asks::StadiumAttribute, QT_TRANSLATE_NOOP("Match", "What is special about the stadium"),
     nullptr},
    {Asks::Spectacle, QT_TRANSLATE_NOOP("Match", "Gold for both sides for inducements"), nullptr},
    {Asks::Dungeons, QT_TRANSLATE_NOOP("Match", "{team}: a die for each player who was sent off"),
     nullptr},
    {Asks::Seating, QT_TRANSLATE_NOOP("Match", "Deluxe seating: a die each"), nullptr, nullptr,
     PromptManner::BothRoll},
    {Asks::Geyser, QT_TRANSLATE_NOOP("Match", "Is {player} shot into the air?"),
     QT_TRANSLATE_NOOP("Match", "{player} above the geyser: {dice}")},
    {Asks::Rockfall, QT_TRANSLATE_NOOP("Match", "Rocks fall: a die each"), nullptr, nullptr,
     PromptManner::BothRoll},
};

} // namespace

StepGroup stadiumSteps()
{
    return {.steps = stadiumStepRules, .texts = stadiumStepTexts};
}

} // namespace dugout
