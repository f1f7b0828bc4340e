// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/eventlines.h"

#include "core/match/effects/stephelp.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/rolls/thirststeps.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/bookpages.h"
#include "core/match/words/prompttexts.h"
#include "core/match/words/steptexts.h"
#include "core/pitch/square.h"
#include "core/rules/knownwords.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString diceWords(const Event &event)
{
    QStringList dice;
    for (const int die : event.dice)
        dice.append(QString::number(die));
    return dice.join(u" + "_s);
}

/// Dice that are read one by one are no sum.
QString listedDice(const Event &event)
{
    return diceWords(event).replace(u" + "_s, u", "_s);
}

/// "↓ (7)": a direction on the template.
QString directionWords(int die)
{
    const Stride step = scatterSteps.at(static_cast<size_t>(die) - 1);
    static const QString arrows = u"↖↑↗←·→↙↓↘"_s;
    return u"%1 (%2)"_s.arg(arrows.at((step.dy + 1) * 3 + step.dx + 1)).arg(die);
}

/// "↓ (7), → (5), ↑ (2)": one square at a time (bb2016.en.txt:62-66, crp.es.txt:742-744).
QString pathWords(const Event &event)
{
    QStringList directions;
    for (const int die : event.dice)
        directions.append(directionWords(die));
    return directions.join(u", "_s);
}

/// Their rows say what happens to a player: within a line they begin with a small letter. The rows
/// of other tables are names, and may be nouns.
constexpr QStringView sayingTables[]{
    Tables::Bribe,        Tables::KoRecovery, Tables::Loner,          Tables::Pro,
    Tables::Regeneration, Tables::Runesmith,  Tables::SwelteringHeat,
};

QString rowInLine(const QString &table, const TableRow &row)
{
    const QString name = localized(row.name);
    const bool says = std::find(std::begin(sayingTables), std::end(sayingTables), table)
        != std::end(sayingTables);
    return says ? name.left(1).toLower() + name.mid(1) : name;
}

/// "4 + 1 = 5": the dice, what is added to them, and what they make.
QString sumWords(const QString &dice, int modifier, int total)
{
    const QString more = modifier == 0
        ? QString()
        : u" %1 %2"_s.arg(modifier < 0 ? u"−"_s : u"+"_s).arg(std::abs(modifier));
    return u"%1%2 = %3"_s.arg(dice, more).arg(total);
}

/// "3 + 4 = 7, Nice"; several dice that are read one by one are only listed.
QString rollWords(const MatchContext &context, const MatchState &state, const Step &step,
                  const Event &event)
{
    const QString tableId = tableOf(context, state, step);
    const Table *table = context.table(tableId);
    const QString dice = diceWords(event);
    if (mannerOf(event.prompt) == PromptManner::Direction)
        return scatterWords(event.dice);
    if (mannerOf(event.prompt) == PromptManner::Directions)
        return pathWords(event);
    if (event.prompt == Asks::CoinToss || event.prompt == Asks::StadiumCoach)
        return teamName(context, event.dice.front() - 1);
    if (!table || !table->dice || table->dice->faces().size() != event.dice.size())
        return listedDice(event);
    const int modifier = step.asOrNew<RollOnTable>().modifier;
    const int total = totalOf(context, tableId, event) + modifier;
    const TableRow *row = table->lookUp(total);
    const int added = std::accumulate(event.dice.begin(), event.dice.end(), 0) + modifier;
    // The dice of a D66 or D68 are digits, and one die alone is its own total.
    const bool plain = total != added || (event.dice.size() == 1 && modifier == 0);
    const QString sum = plain ? QString::number(total) : sumWords(dice, modifier, total);
    if (!row)
        return sum;
    const QString words = u"%1, %2"_s.arg(sum, rowInLine(tableId, *row));
    // What an injury means for the next matches belongs to its line, and what a referee is like.
    const bool explained = tableId == Tables::Casualty || step.kind == StepKind::Referee;
    return explained ? u"%1: %2"_s.arg(words, localized(row->summary)) : words;
}

/// Nobody of those who were asked for.
bool isNobody(const Event &event)
{
    return event.choice() == Choice::None && mannerOf(event.prompt) == PromptManner::Who;
}

/// A number that is added to a roll, not a count.
bool isModifier(const QString &prompt)
{
    return prompt == Asks::HarmModifier || prompt == Asks::WeatherMageChange;
}

QString outcomeWords(const MatchContext &context, const MatchState &state, const Step &step,
                     const Event &event)
{
    if (!event.dice.empty())
        return rollWords(context, state, step, event);
    if (isNobody(event))
        return MatchWords::tr("nobody");
    QStringList parts;
    for (const QString &choice : event.choices)
        parts.append(choiceWords(context, state, step, choice));
    if (event.number)
        parts.append(isModifier(event.prompt) ? withSign(*event.number)
                                              : groupedNumber(*event.number, currentLanguage()));
    if (!event.text.isEmpty())
        parts.append(event.text);
    return parts.join(u", "_s);
}

/// What was asked, as the head of a line: the answer stands behind it, so it asks nothing more.
QString asStatement(QString title)
{
    if (title.endsWith(u'?'))
        title.chop(1);
    const qsizetype begin = title.indexOf(u'¿');
    if (begin < 0)
        return title;
    title.remove(begin, 1);
    if (begin == 0 && !title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

/// Nobody is chosen, or nobody or nothing is hit: a sentence of its own, where a name would stand
/// else. "Krot mends nobody" is no sentence in every language if the word is only put in.
const char *nowhereLine(const PromptText *text, const Event &event)
{
    if (!text)
        return nullptr;
    return isNobody(event)                      ? text->nobody
        : event.choice() == Choice::EmptySquare ? text->emptySquare
        : event.choice() == Choice::InTheCrowd  ? text->inTheCrowd
                                                : nullptr;
}

/// A line of the texts with everything in it that is known.
QString lineTold(const char *line, const QString &outcome, const MatchContext &context,
                 const MatchState &state, const Step &step, const Event &event)
{
    const QString words = *line == '\0' ? QString() : MatchWords::tr(line);
    return filled(words, context, state, step, event.seat)
        .replace(u"{choice}"_s, outcome)
        .replace(u"{dice}"_s, outcome);
}

/// Who rolls for it is told with his die, not as standing already.
QString standUpLine(const MatchContext &context, const MatchState &before, const Step &step,
                    const Event &event)
{
    QStringList names;
    for (const QString &choice : event.choices) {
        const MatchPlayer *player = before.find(PlayerRef::fromString(choice));
        if (!player || !rollsToStandUp(context, before, *player))
            names.append(choiceWords(context, before, step, choice));
    }
    return names.isEmpty() ? QString()
                           : lineTold(promptText(event.prompt)->line, names.join(u", "_s), context,
                                      before, step, event);
}

/// The roll on the kick-off table named the result; that it was read needs no second line.
bool repeatsTheKickOff(const MatchState &state, const Step &step, const Event &event)
{
    if (step.kind != StepKind::Said || event.prompt != step.kind)
        return false;
    const Announcement what = step.asOrNew<Announcement>();
    const RowOf *row = what.row();
    return row && row->row == state.occasion.kickOff.row
        && (row->table.text() == Tables::KickOff || row->table.text() == Tables::KickOffBlitzmania);
}

} // namespace

QString scatterWords(const std::vector<int> &dice)
{
    const int squares = std::accumulate(dice.begin() + 1, dice.end(), 0);
    const QString direction = directionWords(dice.front());
    return dice.size() < 2
        ? direction
        : u"%1 %2"_s.arg(MatchWords::tr("%n square(s)", nullptr, squares), direction);
}

QString eventLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    if (isRollOffer(event.prompt) || repeatsTheKickOff(before, step, event))
        return {}; // the roll itself is told
    if (event.prompt == Asks::Touchdown && hasToFeed(before, chosenPlayer(event)))
        return MatchWords::tr("%1 is in the end zone and has to feed")
            .arg(playerName(before, chosenPlayer(event)));
    if (event.prompt == Asks::Completion && hasToFeed(before, chosenPlayer(event)))
        return MatchWords::tr("%1 has to feed before passing")
            .arg(playerName(before, chosenPlayer(event)));
    if (event.prompt == Asks::StandUp)
        return standUpLine(context, before, step, event);
    const PromptText *text = promptText(event.prompt);
    const QString outcome = outcomeWords(context, before, step, event);
    if (const char *line = nowhereLine(text, event))
        return lineTold(line, outcome, context, before, step, event);
    if (text && text->line)
        return lineTold(text->line, outcome.isEmpty() ? MatchWords::tr("nobody") : outcome, context,
                        before, step, event);
    const QString title = titleOf(context, before, step, event.prompt, event.seat);
    if (outcome.isEmpty() && bookTable(context, before, event.prompt))
        return MatchWords::tr("%1: not entered").arg(title);
    return outcome.isEmpty() ? title : u"%1: %2"_s.arg(title, outcome);
}

QString looseLine(const MatchContext &context, const MatchState &state, const Event &event)
{
    // Rolls without a text of their own are named by their table.
    const PromptText *text = promptText(event.prompt);
    const Step step{text ? QString() : event.prompt};
    const QString outcome = outcomeWords(context, state, step, event);
    if (text && text->nobody && isNobody(event))
        return lineTold(text->nobody, outcome, context, state, step, event);
    if (text && text->line && *text->line != '\0' && !outcome.isEmpty())
        return lineTold(text->line, outcome, context, state, step, event);
    // Whose roll it was is not known any more: then it is named by its table, too.
    const Table *table = text && !text->line ? context.table(event.prompt) : nullptr;
    const QString title = table
        ? localized(table->name)
        : asStatement(titleOf(context, state, step, event.prompt, event.seat));
    if (title.isEmpty() && outcome.isEmpty()) // what stood there went with its step
        return MatchWords::tr("something that was only read");
    return outcome.isEmpty() ? title : u"%1: %2"_s.arg(title, outcome);
}

} // namespace dugout
