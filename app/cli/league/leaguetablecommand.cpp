// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leagueoptions.h"
#include "app/cli/league/leagueoutput.h"
#include "core/exchange/csv.h"
#include "core/exchange/listtext.h"
#include "core/files/readfile.h"
#include "core/league/placereason.h"
#include "core/league/resultstable.h"
#include "core/leaguefiles/standingstable.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTableCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableCommand)
};

Result<ResultsTable> tableFrom(const QString &path)
{
    constexpr qsizetype mostBytes = 16 * 1024 * 1024;
    constexpr int mostRows = 100'000;
    const auto bytes = readFile(path, mostBytes);
    if (!bytes)
        return bytes.error();
    const std::vector<CsvRow> lines = readCsv(listText(*bytes), mostRows + 1);
    if (const auto checked = checkQuotes(lines); !checked)
        return checked.error();
    std::vector<ResultsRow> rows;
    for (const CsvRow &row : lines)
        rows.push_back({row.line, row.fields});
    if (rows.size() > mostRows)
        return Error{
            ErrorCode::TooManyResults,
            LeagueTableCommand::tr("A file of results has at most %1 lines.").arg(mostRows),
            {}};
    return readResults(rows);
}

int printComputed(const Standings &standings, const CliParser &parser, CliContext &context)
{
    QString why;
    if (parser.isSet(u"why"_s)) {
        const QString team = parser.value(u"why"_s);
        const auto reason = reasonOfPlace(standings, EntrantId(team.trimmed()));
        if (!reason)
            return context.refuse(
                {ErrorCode::NoSuchTeam,
                 LeagueTableCommand::tr("There is no team \"%1\" in these results.").arg(team),
                 {}});
        why = reasonSentence(*reason);
    }
    if (context.json) {
        QJsonObject object{{u"standings"_s, rowObjects(standingsTable(standings))}};
        if (!why.isEmpty())
            object.insert(u"why"_s, why);
        context.printJson(QJsonDocument(object));
        return exitstatus::done;
    }
    if (why.isEmpty())
        printTableText(standingsTable(standings), context);
    else
        context.out << why << Qt::endl;
    return exitstatus::done;
}

} // namespace

int runLeagueTable(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league table"_s,
                     LeagueTableCommand::tr("Calculates the standings from a file of results."));
    parser.addArgument(u"FILE"_s,
                       LeagueTableCommand::tr("The results as CSV, with the columns round, home, "
                                              "away, td, tdAgainst, cas, casAgainst; without an "
                                              "away side it is a bye."));
    addStandingsOptions(parser);
    parser.addOption({u"why"_s},
                     LeagueTableCommand::tr("Says why this team stands where it stands."),
                     u"TEAM"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto table = tableFrom(parser.positional().constFirst());
    if (!table)
        return context.refuse(table.error());
    const auto rules = standingsRulesFrom(parser, table->columns);
    if (!rules)
        return context.refuse(rules.error());
    const auto standings = computeStandings({table->entrants, table->results, {}, {}}, *rules);
    if (!standings)
        return context.refuse(standings.error());
    return printComputed(*standings, parser, context);
}

} // namespace dugout
