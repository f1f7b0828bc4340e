// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueoutput.h"

#include "app/cli/printeach.h"
#include "core/league/numbertext.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguefiles/leaguetable.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueOutput
{
    Q_DECLARE_TR_FUNCTIONS(LeagueOutput)
};

/// Whole numbers stay whole.
QJsonValue numberValue(const Rational &number)
{
    if (number.denominator() == 1)
        return static_cast<qint64>(number.numerator());
    return number.toDouble();
}

QJsonObject standingObject(const StandingRow &row, const std::vector<TieBreak> &tieBreaks)
{
    QJsonObject values;
    for (size_t i = 0; i < tieBreaks.size(); ++i)
        values.insert(tieBreakId(tieBreaks[i]),
                      row.tieBreaks[i] ? numberValue(*row.tieBreaks[i]) : QJsonValue());
    return {{u"rank"_s, row.rank},
            {u"team"_s, row.entrant.name},
            {u"coach"_s, row.entrant.coach},
            {u"played"_s, row.played},
            {u"won"_s, row.won},
            {u"drawn"_s, row.drawn},
            {u"lost"_s, row.lost},
            {u"td"_s, row.td},
            {u"tdAgainst"_s, row.tdAgainst},
            {u"cas"_s, row.cas},
            {u"casAgainst"_s, row.casAgainst},
            {u"points"_s, numberValue(row.points)},
            {u"tieBreaks"_s, values}};
}

/// Names to the left, numbers to the right.
constexpr qsizetype nameColumn = 1;

QStringList headLine(const Standings &standings)
{
    const bool skirmish = standings.counts == ResultCounts::Skirmish;
    QStringList line{LeagueOutput::tr("Place"),
                     LeagueOutput::tr("Team"),
                     LeagueOutput::tr("Played"),
                     LeagueOutput::tr("Won"),
                     LeagueOutput::tr("Drawn"),
                     LeagueOutput::tr("Lost"),
                     skirmish ? LeagueOutput::tr("Games") : LeagueOutput::tr("TD"),
                     skirmish ? LeagueOutput::tr("Glory") : LeagueOutput::tr("CAS"),
                     LeagueOutput::tr("Points")};
    for (const TieBreak tieBreak : standings.tieBreaks)
        line.append(tieBreakTitle(tieBreak, standings.counts));
    return line;
}

QStringList rowLine(const StandingRow &row)
{
    QStringList line{QString::number(row.rank),
                     row.entrant.name,
                     QString::number(row.played),
                     QString::number(row.won),
                     QString::number(row.drawn),
                     QString::number(row.lost),
                     u"%1:%2"_s.arg(row.td).arg(row.tdAgainst),
                     u"%1:%2"_s.arg(row.cas).arg(row.casAgainst),
                     numberText(row.points)};
    for (const auto &value : row.tieBreaks)
        line.append(value ? numberText(*value) : u"–"_s);
    return line;
}

QJsonObject prizeObject(const League &league, const Prize &prize)
{
    const Season *season = league.season(prize.season);
    return {{u"name"_s, prizeName(prize)},
            {u"team"_s, teamName(league, prize.team)},
            {u"player"_s, prize.player},
            {u"season"_s, season ? season->name : QString()},
            {u"amount"_s, prize.amount}};
}

QString prizeLine(const League &league, const Prize &prize)
{
    const QString team = teamName(league, prize.team);
    return u"%1: %2"_s.arg(prizeName(prize),
                           prize.player.isEmpty() ? team : u"%1 (%2)"_s.arg(prize.player, team));
}

} // namespace

QJsonArray standingsArray(const Standings &standings)
{
    QJsonArray rows;
    for (const StandingRow &row : standings.rows)
        rows.append(standingObject(row, standings.tieBreaks));
    return rows;
}

void printStandings(const Standings &standings, CliContext &context)
{
    std::vector<QStringList> lines{headLine(standings)};
    for (const StandingRow &row : standings.rows)
        lines.push_back(rowLine(row));
    std::vector<qsizetype> widths(static_cast<size_t>(lines.front().size()));
    for (const QStringList &line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            qsizetype &width = widths[static_cast<size_t>(i)];
            width = std::max(width, line.at(i).size());
        }
    }
    for (const QStringList &line : lines) {
        QStringList cells;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const qsizetype width = widths[static_cast<size_t>(i)];
            cells.append(i == nameColumn ? line.at(i).leftJustified(width)
                                         : line.at(i).rightJustified(width));
        }
        context.out << cells.join(u"  "_s) << '\n';
    }
    context.out << Qt::flush;
}

int printPrizes(const std::vector<Prize> &prizes, const League &league, CliContext &context)
{
    return printEach(
        prizes, [&league](const Prize &each) { return prizeObject(league, each); },
        [&league](const Prize &each) { return prizeLine(league, each); }, context);
}

} // namespace dugout
