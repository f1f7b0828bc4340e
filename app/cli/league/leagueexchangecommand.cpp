// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leagueformats.h"
#include "app/cli/league/leaguekept.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueExchangeCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueExchangeCommand)
};

Result<QJsonObject> leagueFileAt(const QString &path)
{
    const auto bytes = readFile(path, largestLeagueFile);
    if (!bytes)
        return bytes.error();
    return QJsonDocument::fromJson(*bytes).object();
}

/// None where two of them are said.
std::optional<LeagueImport> importWay(const CliParser &parser)
{
    std::optional<LeagueImport> way;
    const std::pair<QString, LeagueImport> ways[]{{u"replace"_s, LeagueImport::Replaced},
                                                  {u"copy"_s, LeagueImport::Beside},
                                                  {u"missing"_s, LeagueImport::Missing}};
    for (const auto &[word, meant] : ways) {
        if (!parser.isSet(word))
            continue;
        if (way)
            return std::nullopt;
        way = meant;
    }
    return way.value_or(LeagueImport::New);
}

} // namespace

int runLeagueExport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league export"_s,
                     LeagueExchangeCommand::tr("Writes everything of a league, with its teams and "
                                               "matches, as JSON."));
    addLeagueArgument(parser);
    addExportFormats(parser);
    parser.addOutOption(LeagueExchangeCommand::tr("The file to write instead of printing."));
    if (!parser.parse(arguments, context))
        return parser.status();
    if (asksForFormat(parser))
        return exportFormat(parser, context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto object = hand->club.leagues().exported(hand->open.id());
    if (!object)
        return context.refuse(object.error());
    const QJsonDocument document(*object);
    if (!parser.isSet(u"out"_s)) {
        context.printJson(document);
        return exitstatus::done;
    }
    const QString path = parser.value(u"out"_s);
    if (const auto written = writeFile(path, document.toJson(QJsonDocument::Compact)); !written)
        return context.refuse(written.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, hand->open.id().text()},
                                                    {u"name"_s, hand->league().name},
                                                    {u"file"_s, path}}));
    return exitstatus::done;
}

int runLeagueImport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league import"_s,
        LeagueExchangeCommand::tr("Takes a league in that was exported, with its teams "
                                  "and matches."));
    parser.addArgument(u"FILE"_s, LeagueExchangeCommand::tr("The file that was written."));
    parser.addOption({u"replace"_s},
                     LeagueExchangeCommand::tr("Takes the place of what is here; that goes to the "
                                               "bin."));
    parser.addOption({u"copy"_s},
                     LeagueExchangeCommand::tr("Becomes a league of its own beside what is here."));
    parser.addOption({u"missing"_s}, LeagueExchangeCommand::tr("Adds only what is not here."));
    addClubOption(parser);
    addImportFormats(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (takesForeign(parser))
        return importForeign(parser, context);
    const auto how = importWay(parser);
    if (!how)
        return parser.wrongUsage(
            LeagueExchangeCommand::tr("Say --replace, --copy or --missing, only one of them."),
            context);
    const auto file = leagueFileAt(parser.positional().constFirst());
    if (!file)
        return context.refuse(file.error());
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    const auto id = club->leagues().import(*file, *how);
    if (!id)
        return context.refuse(id.error());
    const auto opened = club->leagues().open(*id);
    return opened ? endWithLeague(*opened, context) : context.refuse(opened.error());
}

int runLeagueCheck(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league check"_s,
                     LeagueExchangeCommand::tr("Derives everything again from the journals and "
                                               "names every difference."));
    addLeagueArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(nothingNamed(parser.positional().constFirst(), club.error()));
    const auto id = club->leagues().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    const auto differences = club->leagues().check(*id);
    if (!differences)
        return context.refuse(differences.error());
    QJsonArray array;
    for (const LeagueDifference &each : *differences) {
        array.append(each.sentence);
        if (!context.json)
            context.err << each.sentence << '\n';
    }
    context.err << Qt::flush;
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"sound"_s, differences->empty()}, {u"differences"_s, array}}));
    else if (differences->empty())
        context.out << LeagueExchangeCommand::tr("Everything agrees.") << Qt::endl;
    return differences->empty() ? exitstatus::done : exitstatus::refused;
}

} // namespace dugout
