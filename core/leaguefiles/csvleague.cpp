// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/exchange/foreign/datatree.h"
#include "core/exchange/listtext.h"
#include "core/league/resultstable.h"
#include "core/leaguefiles/foreignnotes.h"
#include "core/leaguefiles/leaguecsv.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostCsvRows = 20'000;

QString folded(const QString &name)
{
    return name.trimmed().toCaseFolded();
}

/// Our own files speak the language they were asked for in; from here on they have the ids of the
/// columns, and of what the cells of some say.
void translate(std::vector<CsvRow> &rows)
{
    QStringList &heads = rows.front().fields;
    for (QString &each : heads)
        each = csvColumnId(each);
    for (qsizetype column = 0; column < heads.size(); ++column) {
        const QString id = folded(heads.at(column));
        if (id != u"kind"_s && id != u"winner"_s && id != u"conceded"_s)
            continue;
        for (size_t row = 1; row < rows.size(); ++row) {
            if (column < rows[row].fields.size())
                rows[row].fields[column] = csvWordId(rows[row].fields.at(column));
        }
    }
}

/// Which column each name stands in.
QHash<QString, qsizetype> columnsOf(const CsvRow &head)
{
    QHash<QString, qsizetype> columns;
    for (qsizetype i = 0; i < head.fields.size(); ++i)
        columns.insert(folded(head.fields.at(i)), i);
    return columns;
}

/// Notes the columns that nobody reads.
void noteColumns(const CsvRow &head, const QStringList &known, ForeignNotes &notes)
{
    for (const QString &each : head.fields) {
        if (!each.trimmed().isEmpty() && !known.contains(folded(each)))
            notes.add(u"1"_s, each,
                      LeagueReading::tr("The column \"%1\" is not taken.").arg(foreignName(each)));
    }
}

void readEntrants(const std::vector<CsvRow> &rows, ForeignLeague &league, ForeignNotes &notes)
{
    const QHash<QString, qsizetype> columns = columnsOf(rows.front());
    noteColumns(rows.front(),
                {u"team"_s, u"coach"_s, u"naf"_s, u"race"_s, u"roster"_s, u"club"_s, u"squad"_s},
                notes);
    EntrantList list(league, notes);
    for (size_t i = 1; i < rows.size(); ++i) {
        const auto field = [&](const QString &name) {
            return foreignName(rows[i].fields.value(columns.value(name, -1)));
        };
        ForeignEntrant entrant{field(u"team"_s),        field(u"coach"_s),
                               field(u"race"_s),        field(u"club"_s),
                               field(u"naf"_s).toInt(), QString::number(rows[i].line),
                               field(u"squad"_s)};
        if (entrant.race.isEmpty())
            entrant.race = field(u"roster"_s);
        list.add(std::move(entrant));
    }
}

const QStringList &resultColumns()
{
    static const QStringList names{u"round"_s,     u"home"_s,     u"away"_s,       u"td"_s,
                                   u"tdagainst"_s, u"cas"_s,      u"casagainst"_s, u"kind"_s,
                                   u"winner"_s,    u"conceded"_s, u"homecoach"_s,  u"awaycoach"_s};
    return names;
}

const QStringList &squadColumns()
{
    static const QStringList names{u"homesquad"_s, u"awaysquad"_s};
    return names;
}

/// The squads of a table of results, by the names of the teams.
QHash<QString, QString> squadsIn(const std::vector<CsvRow> &rows)
{
    const QHash<QString, qsizetype> columns = columnsOf(rows.front());
    QHash<QString, QString> squads;
    for (const CsvRow &row : rows) {
        const auto note = [&](const QString &side, const QString &squad) {
            const QString name = foreignName(row.fields.value(columns.value(squad, -1)));
            if (!name.isEmpty())
                squads.insert(folded(row.fields.value(columns.value(side, -1))), name);
        };
        note(u"home"_s, squadColumns().constFirst());
        note(u"away"_s, squadColumns().constLast());
    }
    return squads;
}

/// The rows that say how a match ended, and of them only what a table of results knows.
std::vector<ResultsRow> playedRows(const std::vector<CsvRow> &rows, ForeignNotes &notes)
{
    const QHash<QString, qsizetype> columns = columnsOf(rows.front());
    std::vector<ResultsRow> played;
    for (const CsvRow &row : rows) {
        ResultsRow kept;
        kept.line = row.line;
        for (const QString &name : resultColumns()) {
            if (columns.contains(name))
                kept.fields.append(row.fields.value(columns.value(name)));
        }
        const auto is = [&](const QString &name) {
            return !row.fields.value(columns.value(name, -1)).trimmed().isEmpty();
        };
        const bool isHead = &row == &rows.front();
        if (!isHead && is(u"away"_s) && !is(u"td"_s) && !is(u"kind"_s))
            notes.add(QString::number(row.line), row.fields.join(u' '),
                      LeagueReading::tr("A match that is not played."));
        else
            played.push_back(std::move(kept));
    }
    return played;
}

} // namespace

Result<ForeignLeague> readCsvLeague(const QByteArray &bytes)
{
    if (bytes.size() > datalimits::bytes)
        return fileTooLarge();
    std::vector<CsvRow> rows = readCsv(listText(bytes), mostCsvRows + 1);
    if (const auto checked = checkQuotes(rows); !checked)
        return checked.error();
    if (rows.empty())
        return noLeagueInFile();
    if (rows.size() > mostCsvRows)
        return Error{ErrorCode::TooManyRows,
                     LeagueReading::tr("A table has at most %1 lines.").arg(mostCsvRows),
                     {}};
    translate(rows);
    ForeignLeague league;
    ForeignNotes notes;
    const QHash<QString, qsizetype> columns = columnsOf(rows.front());
    if (columns.contains(u"home"_s)) {
        noteColumns(rows.front(), resultColumns() + squadColumns(), notes);
        const auto table = readResults(playedRows(rows, notes));
        if (!table)
            return table.error();
        EntrantList list(league, notes);
        const QHash<QString, QString> squads = squadsIn(rows);
        for (const Entrant &each : table->entrants)
            list.add({foreignName(each.name),
                      foreignName(each.coach),
                      {},
                      {},
                      0,
                      {},
                      squads.value(folded(each.name))});
        league.results = table->results;
    } else if (columns.contains(u"team"_s)) {
        readEntrants(rows, league, notes);
    } else {
        return noLeagueInFile();
    }
    league.notes = notes.notes();
    return league;
}

} // namespace dugout
