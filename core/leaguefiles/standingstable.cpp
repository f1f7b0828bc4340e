// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/standingstable.h"

#include "core/league/numbertext.h"
#include "core/leaguebook/changes/placesmoved.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguefiles/roundtables.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StandingsTableWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableWords)
};

const QString tieBreakGroup = u"tieBreaks"_s;

ShownColumn pairColumn(const QString &id, const QString &title, const QString &meaning,
                       const QString &against)
{
    ShownColumn column = figureColumn(id, title, meaning);
    column.against = against;
    return column;
}

ShownColumn tieBreakColumn(TieBreak tieBreak, const Standings &standings)
{
    ShownColumn column = minor(figureColumn(
        tieBreakId(tieBreak), tieBreakTitle(tieBreak, standings.counts, standings.byRating),
        tieBreakName(tieBreak, standings.counts, standings.byRating)));
    column.group = tieBreakGroup;
    return column;
}

ShownCell rationalCell(const std::optional<Rational> &number)
{
    return number ? ShownCell(numberText(*number), {}, *number) : ShownCell(u"–"_s);
}

/// What puts a row behind the one above: the points, or the first tie-break that parts them.
int partedBy(const ShownTable &table, const StandingRow &above, const StandingRow &row)
{
    if (above.rank == row.rank || above.resultsVoid != row.resultsVoid)
        return -1;
    const int points = table.column(u"points"_s);
    if (above.points != row.points)
        return points;
    for (size_t i = 0; i < row.tieBreaks.size(); ++i) {
        if (row.tieBreaks[i] && above.tieBreaks[i] && row.tieBreaks[i] != above.tieBreaks[i])
            return points + 1 + static_cast<int>(i);
    }
    return -1;
}

ShownRow standingRow(const StandingRow &row)
{
    ShownRow shown;
    shown.id = row.entrant.id.text();
    shown.strong = row.rank == 1 && row.played > 0;
    shown.quiet = row.withdrawn;
    shown.cells = {numberCell(row.rank),
                   ShownCell(),
                   {row.entrant.name, row.entrant.id.text()},
                   row.entrant.coach,
                   numberCell(row.played),
                   numberCell(row.won),
                   numberCell(row.drawn),
                   numberCell(row.lost),
                   pairCell(row.td, row.tdAgainst),
                   pairCell(row.cas, row.casAgainst),
                   rationalCell(row.points)};
    for (const auto &value : row.tieBreaks)
        shown.cells.push_back(rationalCell(value));
    shown.cells.emplace_back(); // the form
    return shown;
}

/// All possible columns; a cell may stay empty.
ShownTable wholeTable(const Standings &standings)
{
    ShownTable table;
    table.caption = StandingsTableWords::tr("Standings");
    table.naming = 2;
    ShownColumn moved = minor(figureColumn(
        u"moved"_s, u"±"_s, StandingsTableWords::tr("Places gained or lost with the last round")));
    table.columns
        = {figureColumn(u"rank"_s, StandingsTableWords::tr("#"), StandingsTableWords::tr("Place")),
           std::move(moved), growing(wordsColumn(u"team"_s, StandingsTableWords::tr("Team"))),
           minor(wordsColumn(u"coach"_s, StandingsTableWords::tr("Coach")))};
    for (ShownColumn &each : tallyColumns(standings.counts))
        table.columns.push_back(std::move(each));
    table.columns.push_back(figureColumn(u"points"_s,
                                         StandingsTableWords::tr("Pts", "points of a table"),
                                         StandingsTableWords::tr("Points")));
    for (const TieBreak each : standings.tieBreaks)
        table.columns.push_back(tieBreakColumn(each, standings));
    table.columns.push_back(formColumn());
    for (const StandingRow &row : standings.rows) {
        table.rows.push_back(standingRow(row));
        if (&row != &standings.rows.front())
            table.rows.back().decidedBy = partedBy(table, *(&row - 1), row);
    }
    return table;
}

ShownTable inShort(ShownTable table)
{
    QStringList always;
    for (const ShownColumn &each : table.columns) {
        if (each.id != u"moved"_s && each.id != u"coach"_s && each.id != u"form"_s)
            always.append(each.id);
    }
    return withoutEmptyColumns(std::move(table), always);
}

/// An arrow and how far; nothing for an unchanged place.
ShownCell movement(int places)
{
    if (places == 0)
        return {};
    return {places > 0 ? u"▲ %1"_s.arg(places) : u"▼ %1"_s.arg(-places), {}, Rational(places)};
}

void markOnward(ShownTable &table, const Competition &competition, const TableScope &scope,
                const Standings &standings)
{
    const auto best = qualifiedFrom(competition, scope, standings);
    if (!best)
        return;
    const auto isAmong = [](const std::vector<Qualifier> &list, const QString &id) {
        return std::any_of(list.begin(), list.end(),
                           [&id](const Qualifier &each) { return each.entrant.id.text() == id; });
    };
    for (ShownRow &row : table.rows) {
        if (isAmong(best->level, row.id))
            row.onward = Onward::Open;
        else if (isAmong(best->entrants, row.id))
            row.onward = Onward::Yes;
    }
    const auto count = static_cast<int>(best->entrants.size());
    table.note = best->level.empty()
        ? StandingsTableWords::tr("%n team(s) go on from here.", "teams to the next phase", count)
        : StandingsTableWords::tr(
            "%n team(s) go on from here, and some are level for the last place.",
            "teams to the next phase", count);
}

QString captioned(const QString &what, const QString &which)
{
    return which.isEmpty() ? what : u"%1: %2"_s.arg(what, which);
}

/// Several tables as one, each under the name of its part.
template<typename Make>
Result<ShownTable> together(const QString &caption, const std::vector<NamedScope> &scopes,
                            const Make &make)
{
    std::vector<ShownTable> tables;
    for (const NamedScope &each : scopes) {
        auto table = make(each);
        if (!table)
            return table.error();
        if (scopes.size() > 1)
            table->caption = each.name;
        tables.push_back(*std::move(table));
    }
    if (tables.empty())
        return ShownTable{};
    ShownTable whole = inSections(std::move(tables));
    if (scopes.size() > 1)
        whole.caption = caption;
    return whole;
}

ShownCell crossCell(const std::vector<FixtureResult> &results)
{
    QStringList scores;
    for (const FixtureResult &each : results)
        scores.append(crossScore(each));
    return scores.join(u' ');
}

} // namespace

QString tieBreakTitle(TieBreak tieBreak, ResultCounts counts, bool byRating)
{
    const bool skirmish = counts == ResultCounts::Skirmish;
    const QString titles[]{
        StandingsTableWords::tr("H2H", "head to head"),
        StandingsTableWords::tr("W", "matches won"),
        StandingsTableWords::tr("W %", "ratio of wins"),
        skirmish ? StandingsTableWords::tr("Games ±") : StandingsTableWords::tr("TD ±"),
        skirmish ? StandingsTableWords::tr("Games +") : StandingsTableWords::tr("TD +"),
        skirmish ? StandingsTableWords::tr("Glory ±") : StandingsTableWords::tr("CAS ±"),
        skirmish ? StandingsTableWords::tr("Glory +") : StandingsTableWords::tr("CAS +"),
        StandingsTableWords::tr("TD+CAS ±"),
        StandingsTableWords::tr("Opp.", "points of the opponents"),
        u"SB"_s,
        byRating ? StandingsTableWords::tr("TR", "team rating")
                 : StandingsTableWords::tr("TV", "team value"),
        StandingsTableWords::tr("FF", "fan factor"),
        StandingsTableWords::tr("Gold"),
        StandingsTableWords::tr("Draw")};
    return titles[static_cast<size_t>(tieBreak)];
}

std::vector<ShownColumn> tallyColumns(ResultCounts counts)
{
    const bool skirmish = counts == ResultCounts::Skirmish;
    return {figureColumn(u"played"_s, StandingsTableWords::tr("P", "matches played"),
                         StandingsTableWords::tr("Played")),
            figureColumn(u"won"_s, StandingsTableWords::tr("W", "matches won"),
                         StandingsTableWords::tr("Won")),
            figureColumn(u"drawn"_s, StandingsTableWords::tr("D", "matches drawn"),
                         StandingsTableWords::tr("Drawn")),
            figureColumn(u"lost"_s, StandingsTableWords::tr("L", "matches lost"),
                         StandingsTableWords::tr("Lost")),
            skirmish ? pairColumn(u"td"_s, StandingsTableWords::tr("Games"),
                                  StandingsTableWords::tr("Games won"),
                                  StandingsTableWords::tr("Games lost"))
                     : pairColumn(u"td"_s, StandingsTableWords::tr("TD"),
                                  StandingsTableWords::tr("Touchdowns"),
                                  StandingsTableWords::tr("Touchdowns against")),
            minor(skirmish ? pairColumn(u"cas"_s, StandingsTableWords::tr("Glory"), {},
                                        StandingsTableWords::tr("Glory against"))
                           : pairColumn(u"cas"_s, StandingsTableWords::tr("CAS"),
                                        StandingsTableWords::tr("Casualties"),
                                        StandingsTableWords::tr("Casualties against")))};
}

QString formWords(const std::vector<LeagueOutcome> &form)
{
    QStringList letters;
    for (const LeagueOutcome outcome : form) {
        if (outcome == LeagueOutcome::Won)
            letters.append(StandingsTableWords::tr("W", "won, one letter"));
        else if (outcome == LeagueOutcome::Drawn)
            letters.append(StandingsTableWords::tr("D", "drawn, one letter"));
        else if (outcome == LeagueOutcome::Lost)
            letters.append(StandingsTableWords::tr("L", "lost, one letter"));
    }
    return letters.join(u' ');
}

ShownColumn formColumn()
{
    return minor(wordsColumn(u"form"_s, StandingsTableWords::tr("Form"),
                             StandingsTableWords::tr("The last matches, the newest last")));
}

ShownTable standingsTable(const Standings &standings)
{
    return inShort(wholeTable(standings));
}

Result<ShownTable> standingsTable(const LeagueLook &look, const Competition &competition,
                                  const NamedScope &scope)
{
    const auto standings = standingsOf(look.league, competition, scope.scope);
    if (!standings)
        return standings.error();
    ShownTable table = wholeTable(*standings);
    table.caption = captioned(table.caption, scope.name);
    const Season *season = look.league.seasonOf(competition.id);
    const auto forms = formsOf(look.league, season ? season->id : SeasonId());
    const auto moved = placesMoved(look.league, competition, scope.scope, *standings);
    const auto movedAt = static_cast<size_t>(table.column(u"moved"_s));
    for (ShownRow &row : table.rows) {
        const EntrantId team(row.id);
        row.cells[movedAt] = movement(moved.value(team));
        row.cells.back() = formWords(forms.value(team));
    }
    markOnward(table, competition, scope.scope, *standings);
    return inShort(std::move(table));
}

Result<ShownTable> standingsTable(const LeagueLook &look, const Competition &competition,
                                  const std::vector<NamedScope> &scopes)
{
    return together(StandingsTableWords::tr("Standings"), scopes, [&](const NamedScope &each) {
        return standingsTable(look, competition, each);
    });
}

Result<ShownTable> crossTable(const LeagueLook &look, const Competition &competition,
                              const NamedScope &scope)
{
    const auto cross = crossTableOf(look.league, competition, scope.scope);
    if (!cross)
        return cross.error();
    ShownTable table;
    table.caption = captioned(StandingsTableWords::tr("Cross-table"), scope.name);
    table.naming = 1;
    table.columns
        = {figureColumn(u"rank"_s, StandingsTableWords::tr("#"), StandingsTableWords::tr("Place")),
           growing(wordsColumn(u"team"_s, StandingsTableWords::tr("At home \\ away")))};
    for (size_t i = 0; i < cross->teams.size(); ++i)
        table.columns.push_back(figureColumn(u"against-%1"_s.arg(i + 1), QString::number(i + 1),
                                             teamName(look.league, cross->teams[i])));
    for (size_t row = 0; row < cross->teams.size(); ++row) {
        const EntrantId &team = cross->teams[row];
        ShownRow shown{
            team.text(),
            {numberCell(static_cast<int>(row) + 1), {teamName(look.league, team), team.text()}}};
        for (size_t column = 0; column < cross->teams.size(); ++column)
            shown.cells.push_back(row == column ? ShownCell(u"■"_s)
                                                : crossCell(cross->cells[row][column]));
        table.rows.push_back(std::move(shown));
    }
    return table;
}

Result<ShownTable> crossTable(const LeagueLook &look, const Competition &competition,
                              const std::vector<NamedScope> &scopes)
{
    return together(StandingsTableWords::tr("Cross-table"), scopes,
                    [&](const NamedScope &each) { return crossTable(look, competition, each); });
}

} // namespace dugout
