// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/throwaway.h"

#include "app/cli/printeach.h"
#include "app/cli/subcommands.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BinCommand
{
    Q_DECLARE_TR_FUNCTIONS(BinCommand)
};

QString dayOf(qint64 ms, Language language)
{
    return languageLocale(language).toString(QDateTime::fromMSecsSinceEpoch(ms).date(),
                                             QLocale::ShortFormat);
}

QString kindWord(BinKind kind)
{
    switch (kind) {
    case BinKind::Team:
        return u"team"_s;
    case BinKind::Match:
        return u"match"_s;
    case BinKind::Skirmish:
        return u"skirmish"_s;
    case BinKind::League:
        break;
    }
    return u"league"_s;
}

QJsonObject lineObject(const BinLine &line)
{
    return {{u"id"_s, line.id.text()},
            {u"kind"_s, kindWord(line.kind)},
            {u"name"_s, line.name},
            {u"what"_s, line.what},
            {u"teams"_s, QJsonArray::fromStringList(line.teams)},
            {u"matches"_s, line.matches},
            {u"deletedMs"_s, line.deletedMs},
            {u"untilMs"_s, line.untilMs()}};
}

int list(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"bin list"_s,
                     BinCommand::tr("Lists what was deleted and can be brought back."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto lines = club->leagues().bin().list();
    if (!lines)
        return context.refuse(lines.error());
    return printEach(
        *lines, lineObject,
        [&context](const BinLine &line) {
            return BinCommand::tr("%1  %2 – %3, until %4")
                .arg(line.id.text(), line.name, binFacts(line),
                     dayOf(line.untilMs(), context.language));
        },
        context);
}

/// Ends a command about one thing of the bin.
int endWith(const BinLine &line, const QString &sentence, CliContext &context)
{
    if (context.json)
        context.printJson(QJsonDocument(lineObject(line)));
    else
        context.out << sentence << Qt::endl;
    return exitstatus::done;
}

int restore(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"bin restore"_s,
                     BinCommand::tr("Brings something back that was deleted, with all that "
                                    "belongs to it."));
    parser.addArgument(u"NAME"_s, BinCommand::tr("The name or id of something in the bin."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const Bin bin = club->leagues().bin();
    const auto line = bin.find(parser.positional().constFirst());
    if (!line)
        return context.refuse(line.error());
    if (const auto back = bin.bringBack(line->id); !back)
        return context.refuse(back.error());
    return endWith(*line, BinCommand::tr("%1 is back.").arg(line->name), context);
}

int empty(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"bin empty"_s,
                     BinCommand::tr("Deletes something in the bin for good, or everything."));
    parser.addArgument(u"NAME"_s, BinCommand::tr("The name or id of something in the bin."),
                       u"[NAME]"_s);
    parser.addOption({u"all"_s}, BinCommand::tr("Everything."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (parser.isSet(u"all"_s) != parser.positional().isEmpty())
        return parser.wrongUsage(BinCommand::tr("Name what goes for good, or say --all."), context);
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const Bin bin = club->leagues().bin();
    if (!parser.isSet(u"all"_s)) {
        const auto line = bin.find(parser.positional().constFirst());
        if (!line)
            return context.refuse(line.error());
        if (const auto gone = bin.forget({*line}); !gone)
            return context.refuse(gone.error());
        return endWith(*line, BinCommand::tr("%1 is gone for good.").arg(line->name), context);
    }
    const auto lines = bin.list();
    if (!lines)
        return context.refuse(lines.error());
    if (const auto gone = bin.forget(*lines); !gone)
        return context.refuse(gone.error());
    const auto count = static_cast<int>(lines->size());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"gone"_s, count}}));
    else
        context.out << BinCommand::tr("%n thing(s) is/are gone for good.", nullptr, count)
                    << Qt::endl;
    return exitstatus::done;
}

} // namespace

int throwAway(const OpenClub &club, const Result<Removal> &removal, CliContext &context)
{
    if (!removal)
        return context.refuse(removal.error());
    const auto thrown = club.leagues().bin().throwAway({*removal});
    if (!thrown)
        return context.refuse(thrown.error());
    const BinLine &line = thrown->front();
    if (context.json) {
        QJsonObject object = lineObject(line);
        object.insert(u"id"_s, line.what);
        object.insert(u"bin"_s, line.id.text());
        object.insert(u"title"_s, line.name);
        object.insert(u"stays"_s, QJsonArray::fromStringList(removal->stays));
        context.printJson(QJsonDocument(object));
        return exitstatus::done;
    }
    context.out << BinCommand::tr(
                       "%1 (%2) is in the bin; \"dugout bin restore\" brings it back until %3.")
                       .arg(line.name, binFacts(line), dayOf(line.untilMs(), context.language))
                << '\n';
    for (const QString &each : removal->stays)
        context.out << each << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

int runBin(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"list"_s, QT_TRANSLATE_NOOP("BinCommand", "lists what was deleted"), list},
        {u"restore"_s, QT_TRANSLATE_NOOP("BinCommand", "brings something back"), restore},
        {u"empty"_s, QT_TRANSLATE_NOOP("BinCommand", "deletes something for good"), empty},
    };
    return runSubcommand(u"bin"_s, "BinCommand", subcommands, arguments, context);
}

} // namespace dugout
