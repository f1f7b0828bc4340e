// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playanswer.h"

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

Event answerFrom(const CliParser &parser, const Prompt &prompt)
{
    if (parser.isSet(u"roll"_s) && (prompt.kind == PromptKind::Dice || prompt.byLot))
        return rolled(prompt);
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    for (const QString &part : parser.value(u"dice"_s).split(u' ', Qt::SkipEmptyParts))
        event.dice.push_back(part.toInt());
    // A choice with commas in it, such as a hex, is taken whole.
    const QString choice = parser.value(u"choice"_s);
    event.choices = prompt.choices.contains(choice) ? QStringList{choice}
                                                    : choice.split(u',', Qt::SkipEmptyParts);
    if (parser.isSet(u"number"_s))
        event.number = parser.value(u"number"_s).toInt();
    event.text = parser.value(u"text"_s);
    return event;
}

Result<Prompt> promptFor(const CliParser &parser, const std::vector<Prompt> &offered)
{
    const QString id = parser.positional().value(1);
    const bool anySeat = !parser.isSet(u"seat"_s);
    const Seat seat = anySeat ? noSeat : parser.value(u"seat"_s).toInt();
    const auto found = std::find_if(offered.begin(), offered.end(), [&](const Prompt &prompt) {
        return prompt.id == id && (anySeat || prompt.seat == seat || prompt.seat == noSeat);
    });
    if (found == offered.end())
        return Error{
            u"not-asked"_s, PlayAnswer::tr("\"%1\" is not asked at this point.").arg(id), {}};
    return *found;
}

void printMisfits(const std::vector<Misfit> &misfits, CliContext &context)
{
    for (const Misfit &misfit : misfits)
        context.out << PlayAnswer::tr("Entry %1 no longer fits: %2")
                           .arg(misfit.group + 1)
                           .arg(misfit.reason.message)
                    << '\n';
}

} // namespace dugout
