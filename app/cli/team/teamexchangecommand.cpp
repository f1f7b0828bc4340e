// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamexchangecommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "app/cli/team/openteam.h"
#include "core/exchange/foreign/exportnotes.h"
#include "core/exchange/foreign/notelines.h"
#include "core/exchange/teamfile.h"
#include "core/files/writefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamExchangeCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamExchangeCommand)
};

QString unknownFormat(const QString &id)
{
    return TeamExchangeCommand::tr("There is no format \"%1\"; `dugout team formats` lists them.")
        .arg(id);
}

QJsonArray notesArray(const ImportNotes &notes)
{
    QJsonArray rows;
    for (const ImportNote &note : notes)
        rows.append(QJsonObject{
            {u"place"_s, note.place}, {u"value"_s, note.value}, {u"reason"_s, note.reason}});
    return rows;
}

void printNotes(const ImportNotes &notes, QTextStream &stream)
{
    for (const QString &line : noteLines(notes))
        stream << line << '\n';
    stream << Qt::flush;
}

/// In words, as a coach knows them.
QString rosterAndEdition(const Team &team, const Ruleset &ruleset, Language language)
{
    const Roster *roster = rosterOf(team, ruleset);
    return u"%1, %2"_s.arg(roster ? roster->name.in(language) : team.roster.text(),
                           ruleset.name().in(language));
}

void printImported(const ImportedTeam &imported, const Ruleset &ruleset, const QString &file,
                   CliContext &context)
{
    const Team &team = imported.team;
    if (context.json) {
        QJsonObject object{{u"ruleset"_s, team.ruleset.text()},
                           {u"roster"_s, team.roster.text()},
                           {u"players"_s, static_cast<int>(team.players.size())},
                           {u"notes"_s, notesArray(imported.notes)}};
        if (file.isEmpty())
            object.insert(u"team"_s, teamToJson(team));
        else
            object.insert(u"file"_s, file);
        context.printJson(QJsonDocument(object));
        return;
    }
    if (file.isEmpty()) {
        context.out << QString::fromUtf8(writeTeam(team)) << Qt::flush;
        printNotes(imported.notes, context.err);
        return;
    }
    context.out << TeamExchangeCommand::tr("%n player(s) read as %1.", nullptr,
                                           static_cast<int>(team.players.size()))
                       .arg(rosterAndEdition(team, ruleset, context.language))
                << '\n';
    printNotes(imported.notes, context.out);
}

/// "Snow Troll=yhetee", as often as it was said.
Result<std::map<QString, PositionId>> positionsSaid(const QStringList &pairs)
{
    std::map<QString, PositionId> positions;
    for (const QString &pair : pairs) {
        const qsizetype middle = pair.lastIndexOf(u'=');
        if (middle < 1 || middle == pair.size() - 1)
            return Error{ErrorCode::WrongPosition,
                         TeamExchangeCommand::tr("\"%1\" does not say WORD=POSITION.").arg(pair),
                         {}};
        positions[pair.left(middle)] = PositionId(pair.mid(middle + 1));
    }
    return positions;
}

QString directions(const TeamFormat &format)
{
    if (format.canRead() && format.canWrite())
        return TeamExchangeCommand::tr("reads and writes");
    return format.canRead() ? TeamExchangeCommand::tr("reads") : TeamExchangeCommand::tr("writes");
}

} // namespace

Error withRosterHint(Error refusal)
{
    if (asksForRoster(refusal))
        refusal.message += u' '
            + TeamExchangeCommand::tr("`dugout team import FILE --roster T` says which one.");
    return refusal;
}

int runTeamImport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team import"_s,
                     TeamExchangeCommand::tr("Reads a team of another program and lists what could "
                                             "not be understood."));
    parser.addArgument(u"FILE"_s, TeamExchangeCommand::tr("The file of the other program."));
    parser.addOption({u"format"_s},
                     TeamExchangeCommand::tr("Its format; recognised when left out."), u"F"_s);
    parser.addOption({u"ruleset"_s},
                     TeamExchangeCommand::tr("The edition; the best fitting one when left out."),
                     u"R"_s);
    parser.addOption({u"roster"_s},
                     TeamExchangeCommand::tr("The team list; found out when left out."), u"T"_s);
    parser.addOption({u"position"_s},
                     TeamExchangeCommand::tr("What a word of the file means, such as \"Snow "
                                             "Troll=yhetee\"; may be said several times."),
                     u"WORD=POSITION"_s);
    parser.addOutOption(TeamExchangeCommand::tr("The team file to write."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto positions = positionsSaid(parser.values(u"position"_s));
    if (!positions)
        return parser.wrongUsage(positions.error().message, context);
    const QString wanted = parser.value(u"format"_s);
    const TeamFormat *format = teamFormat(wanted);
    if (!wanted.isEmpty() && !format)
        return parser.wrongUsage(unknownFormat(wanted), context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto imported
        = importTeamFile(parser.positional().constFirst(), library,
                         {format, parser.value(u"ruleset"_s),
                          TeamId(QUuid::createUuid().toString(QUuid::WithoutBraces)),
                          context.language, RosterId(parser.value(u"roster"_s)), *positions});
    if (!imported)
        return context.refuse(withRosterHint(imported.error()));
    const auto ruleset = library.load(imported->team.ruleset.text());
    if (!ruleset)
        return context.refuse(ruleset.error());
    const QString file = parser.value(u"out"_s);
    if (!file.isEmpty()) {
        if (const auto saved = saveTeamFile(file, imported->team); !saved)
            return context.refuse(saved.error());
    }
    printImported(*imported, **ruleset, file, context);
    return exitstatus::done;
}

int runTeamExport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team export"_s,
                     TeamExchangeCommand::tr("Writes a team for another program, a spreadsheet or "
                                             "a web page."));
    addTeamArgument(parser);
    parser.addOption({u"format"_s},
                     TeamExchangeCommand::tr("The format to write, as in `dugout team formats`."),
                     u"F"_s);
    parser.addOutOption(TeamExchangeCommand::tr("The file to write instead of printing."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString wanted = parser.value(u"format"_s);
    const QString file = parser.value(u"out"_s);
    const TeamFormat *format = wanted.isEmpty() ? writableFormatFor(file) : teamFormat(wanted);
    if (!format)
        return parser.wrongUsage(wanted.isEmpty()
                                     ? TeamExchangeCommand::tr("--format F is missing.")
                                     : unknownFormat(wanted),
                                 context);
    const auto open = openTeam(parser.positional().constFirst(), context);
    if (!open)
        return context.refuse(open.error());
    const auto bytes = exportTeam(open->team, *open->ruleset, *format, context.language);
    if (!bytes)
        return context.refuse(bytes.error());
    const ImportNotes notes = exportNotes(open->team, *open->ruleset, *format, context.language);
    if (file.isEmpty()) {
        context.out << QString::fromUtf8(*bytes) << Qt::flush;
        printNotes(notes, context.err);
        return exitstatus::done;
    }
    if (const auto saved = writeFile(file, *bytes); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.out << QJsonDocument(QJsonObject{{u"file"_s, file},
                                                 {u"format"_s, format->id},
                                                 {u"notes"_s, notesArray(notes)}})
                           .toJson()
                    << Qt::flush;
    else
        printNotes(notes, context.out);
    return exitstatus::done;
}

int runTeamFormats(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team formats"_s,
                     TeamExchangeCommand::tr("Lists the file formats teams are read from and "
                                             "written to."));
    if (!parser.parse(arguments, context))
        return parser.status();
    QJsonArray rows;
    for (const TeamFormat &format : teamFormats()) {
        rows.append(QJsonObject{{u"id"_s, format.id},
                                {u"name"_s, format.name},
                                {u"suffixes"_s, QJsonArray::fromStringList(format.suffixes)},
                                {u"reads"_s, format.canRead()},
                                {u"writes"_s, format.canWrite()}});
        if (!context.json)
            context.out << format.id.leftJustified(14) << format.name.leftJustified(18)
                        << directions(format) << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(rows));
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
