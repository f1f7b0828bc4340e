// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playanswer.h"

#include "core/dice/physicaldice.h"
#include "core/dice/randomsource.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PlayAnswer
{
    Q_DECLARE_TR_FUNCTIONS(PlayAnswer)
};

/// Dugout draws as many lots as may be drawn.
Event rolled(Prompt prompt)
{
    SeededRandomSource source(SeededRandomSource::systemSeed());
    if (prompt.byLot)
        prompt.atLeast = prompt.atMost;
    return rollFor(prompt, source);
}

Error refused(const QString &sentence)
{
    return {ErrorCode::Answer, sentence, {}};
}

/// A word that can mean nothing, whatever is asked.
Error misused(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

Result<int> wholeNumber(const QString &text)
{
    bool read = false;
    const int number = text.toInt(&read);
    if (!read)
        return refused(PlayAnswer::tr("\"%1\" is not a whole number.").arg(text));
    return number;
}

/// The seat that answers; `noSeat` when none is named.
Result<Seat> seatFrom(const CliParser &parser, int seats)
{
    if (!parser.isSet(u"seat"_s))
        return noSeat;
    const auto seat = wholeNumber(parser.value(u"seat"_s));
    if (!seat)
        return misused(seat.error().message);
    if (*seat < 0 || *seat >= seats)
        return refused(PlayAnswer::tr("There is no player \"%1\"; they are numbered from 0 to %2.")
                           .arg(*seat)
                           .arg(seats - 1));
    return seat;
}

/// A choice with commas in it, such as a hex, is taken whole, whether it is offered or not.
QStringList choicesFrom(const QString &text, const Prompt &prompt)
{
    const bool haveCommas
        = std::any_of(prompt.choices.begin(), prompt.choices.end(),
                      [](const QString &choice) { return choice.contains(u','); });
    if (prompt.choices.contains(text) || (haveCommas && prompt.atMost == 1 && !text.isEmpty()))
        return {text};
    return text.split(u',', Qt::SkipEmptyParts);
}

/// "3 5" or "3,5"; where every die has less than ten faces also "35".
Result<std::vector<int>> diceFrom(QString text, const Prompt &prompt)
{
    const QStringList words = text.replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    const bool joined = prompt.dice && words.size() == 1
        && prompt.dice->faces().size() == static_cast<size_t>(words.constFirst().size());
    if (joined && prompt.dice->faces().size() > 1) {
        if (const auto read = PhysicalDice::parse(text, *prompt.dice))
            return *read;
    }
    std::vector<int> dice;
    for (const QString &word : words) {
        const auto die = wholeNumber(word);
        if (!die)
            return die.error();
        dice.push_back(*die);
    }
    return dice;
}

/// An answer of another kind than what is asked would only be dropped.
Result<void> checkOptions(const CliParser &parser, PromptKind kind)
{
    static const QList<std::pair<QString, PromptKind>> meant{{u"dice"_s, PromptKind::Dice},
                                                             {u"choice"_s, PromptKind::Choice},
                                                             {u"number"_s, PromptKind::Number},
                                                             {u"text"_s, PromptKind::Text}};
    for (const auto &[option, answers] : meant) {
        if (parser.isSet(option) && answers != kind)
            return refused(PlayAnswer::tr("--%1 does not answer this prompt.").arg(option));
    }
    return {};
}

} // namespace

void addAnswerOptions(CliParser &parser, const QString &file)
{
    parser.addArgument(u"FILE"_s, file);
    parser.addArgument(u"PROMPT"_s, PlayAnswer::tr("The id of the prompt."), u"[PROMPT]"_s);
    parser.addOption({u"seat"_s},
                     PlayAnswer::tr("Who answers, from 0 on, when several are asked the same."),
                     u"N"_s);
    parser.addOption({u"dice"_s}, PlayAnswer::tr("The dice as they fell, such as \"3 5\"."),
                     u"DICE"_s);
    parser.addOption({u"choice"_s}, PlayAnswer::tr("What is chosen; several with commas."),
                     u"ID"_s);
    parser.addOption({u"number"_s}, PlayAnswer::tr("A whole number."), u"N"_s);
    parser.addOption({u"text"_s}, PlayAnswer::tr("Free words."), u"TEXT"_s);
    parser.addOption({u"roll"_s}, PlayAnswer::tr("Dugout rolls or draws."));
    parser.addOption({u"undo"_s}, PlayAnswer::tr("Takes the last answer back."));
    parser.addOption({u"redo"_s}, PlayAnswer::tr("Puts it back again."));
}

Result<Event> answerFromWord(const QString &word, const std::vector<Prompt> &offered)
{
    const QString id = word.section(u'=', 0, 0);
    const QString value = word.section(u'=', 1);
    const auto prompt = std::find_if(offered.begin(), offered.end(),
                                     [&id](const Prompt &each) { return each.id == id; });
    if (prompt == offered.end())
        return refused(PlayAnswer::tr("\"%1\" is not asked at this point.").arg(id));
    Event event;
    event.prompt = id;
    event.seat = prompt->seat;
    if (prompt->kind == PromptKind::Dice) {
        const auto dice = diceFrom(value, *prompt);
        if (!dice)
            return dice.error();
        event.dice = *dice;
    } else if (prompt->kind == PromptKind::Number) {
        const auto number = wholeNumber(value);
        if (!number)
            return number.error();
        event.number = *number;
    } else if (prompt->kind == PromptKind::Choice) {
        event.choices = choicesFrom(value, *prompt);
    } else {
        event.text = value;
    }
    return event;
}

Result<Event> answerFrom(const CliParser &parser, const Prompt &prompt)
{
    if (auto fits = checkOptions(parser, prompt.kind); !fits)
        return fits.error();
    if (parser.isSet(u"roll"_s) && (prompt.kind == PromptKind::Dice || prompt.byLot))
        return rolled(prompt);
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    auto dice = diceFrom(parser.value(u"dice"_s), prompt);
    if (!dice)
        return dice.error();
    event.dice = *std::move(dice);
    event.choices = choicesFrom(parser.value(u"choice"_s), prompt);
    if (parser.isSet(u"number"_s)) {
        const auto number = wholeNumber(parser.value(u"number"_s));
        if (!number)
            return number.error();
        event.number = *number;
    }
    event.text = parser.value(u"text"_s);
    return event;
}

Result<void> checkUsage(const CliParser &parser)
{
    const bool takesBack = parser.isSet(u"undo"_s) || parser.isSet(u"redo"_s);
    const QString prompt = parser.positional().value(1);
    const QStringList answers{u"dice"_s, u"choice"_s, u"number"_s, u"text"_s, u"roll"_s};
    const bool answered = !prompt.isEmpty()
        || std::any_of(answers.begin(), answers.end(),
                       [&](const QString &each) { return parser.isSet(each); });
    if (takesBack && (answered || (parser.isSet(u"undo"_s) && parser.isSet(u"redo"_s))))
        return refused(PlayAnswer::tr("--undo and --redo go alone, without an answer."));
    if (!takesBack && prompt.isEmpty())
        return refused(PlayAnswer::tr("Name the prompt you answer; \"show\" lists them."));
    const bool said = parser.isSet(u"dice"_s) || parser.isSet(u"choice"_s)
        || parser.isSet(u"number"_s) || parser.isSet(u"text"_s);
    if (said && parser.isSet(u"roll"_s))
        return refused(PlayAnswer::tr("Either Dugout rolls or you say what fell, not both."));
    return {};
}

Result<Prompt> promptFor(const CliParser &parser, const std::vector<Prompt> &offered, int seats)
{
    const QString id = parser.positional().value(1);
    const auto seat = seatFrom(parser, seats);
    if (!seat)
        return seat.error();
    if (offered.empty())
        return Error{ErrorCode::GameOver, PlayWords::tr("Nothing more is asked."), {}};
    const auto isNamed = [&id](const Prompt &prompt) { return prompt.id == id; };
    const auto found = std::find_if(offered.begin(), offered.end(), [&](const Prompt &prompt) {
        return isNamed(prompt)
            && (*seat == noSeat || prompt.seat == *seat || prompt.seat == noSeat);
    });
    if (found != offered.end())
        return *found;
    const bool ofOthers = std::any_of(offered.begin(), offered.end(), isNamed);
    return Error{ErrorCode::NotAsked,
                 ofOthers ? PlayAnswer::tr("\"%1\" is not asked of player %2.").arg(id).arg(*seat)
                          : PlayAnswer::tr("\"%1\" is not asked at this point.").arg(id),
                 {}};
}

int endAnswer(const Error &error, CliParser &parser, CliContext &context)
{
    return error.code == ErrorCode::Usage ? parser.wrongUsage(error.message, context)
                                          : context.refuse(error);
}

int endWithRejectedEvents(const std::vector<RejectedEvent> &rejectedEvents, CliContext &context)
{
    for (const RejectedEvent &rejected : rejectedEvents)
        context.err << PlayAnswer::tr("Entry %1 no longer fits: %2")
                           .arg(rejected.group + 1)
                           .arg(rejected.reason.message)
                    << '\n';
    context.err << Qt::flush;
    return rejectedEvents.empty() ? exitstatus::done : exitstatus::refused;
}

QJsonArray rejectedEventsToJson(const std::vector<RejectedEvent> &rejectedEvents)
{
    QJsonArray rows;
    for (const RejectedEvent &rejected : rejectedEvents)
        rows.append(
            QJsonObject{{u"entry"_s, rejected.group + 1}, {u"reason"_s, rejected.reason.message}});
    return rows;
}

} // namespace dugout
