// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguecsv.h"

#include "core/exchange/csv.h"
#include "core/leaguefiles/leaguetable.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Spreadsheets take a file for UTF-8 when it begins so.
QByteArray fileOf(const QString &text)
{
    return "\xef\xbb\xbf" + text.toUtf8();
}

QString utc(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : QDateTime::fromMSecsSinceEpoch(atMs, Qt::UTC).toString(Qt::ISODate);
}

QString plainNumber(const Rational &number)
{
    return number.denominator() == 1 ? QString::number(static_cast<qint64>(number.numerator()))
                                     : QString::number(number.toDouble(), 'g', 6);
}

QString sideId(FixtureSide side)
{
    return side == FixtureSide::Home ? u"home"_s
        : side == FixtureSide::Away  ? u"away"_s
                                     : QString();
}

/// Calls `look(season, competition)` for those that are wanted.
template<typename Look>
void lookAt(const League &league, const CompetitionId &only, const Look &look)
{
    for (const Season &season : league.seasons) {
        for (const Competition &each : season.competitions) {
            if (only.isEmpty() || each.id == only)
                look(season, each);
        }
    }
}

/// Of the last competition in which it had one.
QString squadIn(const League &league, const EntrantId &team)
{
    QString squad;
    lookAt(league, {}, [&](const Season &, const Competition &each) {
        const CompetitionEntry *entry = each.entry(team);
        if (entry && !entry->squad.isEmpty())
            squad = entry->squad;
    });
    return squad;
}

QStringList squadCells(const Competition &competition, const LeagueFixture &fixture)
{
    QStringList cells;
    for (const EntrantId &side : {fixture.home, fixture.away}) {
        const CompetitionEntry *entry = competition.entry(side);
        cells.append(entry ? entry->squad : QString());
    }
    return cells;
}

QStringList standingCells(const StandingRow &row)
{
    QStringList cells{QString::number(row.rank), row.entrant.name, row.entrant.coach};
    for (const int value :
         {row.played, row.won, row.drawn, row.lost, row.td, row.tdAgainst, row.cas, row.casAgainst})
        cells.append(QString::number(value));
    cells.append(plainNumber(row.points));
    return cells;
}

QStringList fixtureCells(const League &league, const LeagueRound &round,
                         const LeagueFixture &fixture)
{
    QStringList cells{QString::number(round.number),
                      teamName(league, fixture.home),
                      fixture.isBye() ? QString() : teamName(league, fixture.away),
                      coachName(league, fixture.home),
                      fixture.isBye() ? QString() : coachName(league, fixture.away),
                      utc(fixture.when.dateMs),
                      utc(deadlineOf(round, fixture)),
                      fixture.when.place,
                      fixture.when.table > 0 ? QString::number(fixture.when.table) : QString()};
    if (!fixture.outcome)
        return cells + QStringList(7);
    const FixtureResult &result = fixture.outcome->result;
    cells.append(resultKindId(result.kind));
    for (const int value : {result.td, result.tdAgainst, result.cas, result.casAgainst})
        cells.append(QString::number(value));
    return cells << sideId(result.winner) << sideId(result.conceded);
}

} // namespace

Result<QByteArray> standingsCsv(const LeagueShown &shown, const CompetitionId &competition)
{
    QStringList heads{u"season"_s, u"competition"_s, u"table"_s, u"rank"_s,       u"team"_s,
                      u"coach"_s,  u"played"_s,      u"won"_s,   u"drawn"_s,      u"lost"_s,
                      u"td"_s,     u"tdAgainst"_s,   u"cas"_s,   u"casAgainst"_s, u"points"_s};
    const qsizetype fixed = heads.size();
    QString text;
    Result<void> sound;
    lookAt(shown.league, competition, [&](const Season &season, const Competition &each) {
        for (const NamedScope &scope : scopesOf(each)) {
            const auto standings = standingsOf(shown.league, each, scope.scope);
            if (!standings) {
                sound = standings.error();
                return;
            }
            for (const TieBreak tieBreak : standings->tieBreaks) {
                if (!heads.contains(tieBreakId(tieBreak)))
                    heads.append(tieBreakId(tieBreak));
            }
            for (const StandingRow &row : standings->rows) {
                QStringList cells
                    = QStringList{season.name, each.rules.name, scope.name} + standingCells(row);
                for (qsizetype i = fixed; i < heads.size(); ++i)
                    cells.append(QString());
                for (size_t i = 0; i < row.tieBreaks.size(); ++i) {
                    const qsizetype place = heads.indexOf(tieBreakId(standings->tieBreaks[i]));
                    cells[place] = row.tieBreaks[i] ? plainNumber(*row.tieBreaks[i]) : QString();
                }
                text += csvLine(cells);
            }
        }
    });
    if (!sound)
        return sound.error();
    return fileOf(csvLine(heads) + text);
}

QByteArray fixturesCsv(const LeagueShown &shown, const CompetitionId &competition)
{
    QString text = csvLine({u"season"_s,   u"competition"_s, u"round"_s,     u"home"_s,
                            u"away"_s,     u"homeCoach"_s,   u"awayCoach"_s, u"date"_s,
                            u"deadline"_s, u"place"_s,       u"table"_s,     u"kind"_s,
                            u"td"_s,       u"tdAgainst"_s,   u"cas"_s,       u"casAgainst"_s,
                            u"winner"_s,   u"conceded"_s,    u"homeSquad"_s, u"awaySquad"_s});
    lookAt(shown.league, competition, [&](const Season &season, const Competition &each) {
        for (const LeagueRound *round : publishedRounds(each)) {
            for (const LeagueFixture &fixture : round->fixtures)
                text += csvLine(QStringList{season.name, each.rules.name}
                                + fixtureCells(shown.league, *round, fixture)
                                + squadCells(each, fixture));
        }
    });
    return fileOf(text);
}

QByteArray leadersCsv(const LeagueShown &shown)
{
    QString text = csvLine(
        {u"board"_s, u"rank"_s, u"player"_s, u"position"_s, u"team"_s, u"matches"_s, u"count"_s});
    for (const LeagueBoard &board : shown.boards) {
        for (const LeaderLine &each : board.lines)
            text += csvLine({leaderByIds().at(static_cast<qsizetype>(board.by)),
                             QString::number(each.rank), each.name, roleName(shown, each),
                             each.teamName, QString::number(each.matches),
                             QString::number(each.count(board.by))});
    }
    return fileOf(text);
}

QByteArray entrantsCsv(const LeagueShown &shown)
{
    static const QStringList states{u"active"_s, u"left"_s, u"retired"_s};
    QString text = csvLine({u"team"_s, u"coach"_s, u"naf"_s, u"race"_s, u"club"_s, u"teamValue"_s,
                            u"state"_s, u"squad"_s});
    for (const LeagueTeam &each : shown.league.teams) {
        const LeagueCoach *coach = shown.league.coach(each.coach);
        text += csvLine(
            {each.name, coach ? coach->name : QString(),
             coach && coach->naf > 0 ? QString::number(coach->naf) : QString(),
             raceName(shown, each.roster), each.club, QString::number(each.figures.value),
             states.at(static_cast<qsizetype>(each.state)), squadIn(shown.league, each.id)});
    }
    return fileOf(text);
}

} // namespace dugout
