// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/reportsections.h"

#include "core/match/matchtexts.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchReport)
};

QString duration(qint64 ms)
{
    const qint64 seconds = ms / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString halfName(int half)
{
    return half > 2 ? ReportWords::tr("Extra time") : ReportWords::tr("Half %1").arg(half);
}

ReportSection lineScore(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Line score"), {QString()}, {}};
    for (int half = 1; half <= report.halves(); ++half)
        section.columns.append(halfName(half));
    section.columns.append(ReportWords::tr("Total"));
    for (const Seat seat : {0, 1}) {
        const ReportSide &side = report.sides.at(static_cast<size_t>(seat));
        QStringList row{side.team};
        for (int half = 1; half <= report.halves(); ++half)
            row.append(QString::number(report.scoredIn(half, seat)));
        row.append(QString::number(side.score));
        section.rows.push_back(row);
    }
    return section;
}

ReportSection driveSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Drives"),
                          {ReportWords::tr("Half"), ReportWords::tr("Kicked off"),
                           ReportWords::tr("Scored"), ReportWords::tr("Turns at the end")},
                          {}};
    const auto team = [&report](Seat seat) {
        return seat == noSeat ? u"–"_s : report.sides.at(static_cast<size_t>(seat)).team;
    };
    for (const DriveRecord &drive : report.drives)
        section.rows.push_back({halfName(drive.half), team(drive.kicking), team(drive.scoredBy),
                                u"%1 – %2"_s.arg(drive.turnsAtEnd[0]).arg(drive.turnsAtEnd[1])});
    return section;
}

ReportSection playerSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Star player points"),
                          {ReportWords::tr("Team"), ReportWords::tr("Player"),
                           ReportWords::tr("Touchdowns"), ReportWords::tr("Completions"),
                           ReportWords::tr("Interceptions"), ReportWords::tr("Casualties"),
                           ReportWords::tr("Points")},
                          {}};
    for (const ReportPlayer &player : report.players) {
        const QString name = player.name.isEmpty() ? said(player.role) : player.name;
        section.rows.push_back(
            {report.sides.at(static_cast<size_t>(player.seat)).team,
             u"#%1 %2"_s.arg(player.number).arg(name), QString::number(player.deeds.touchdowns),
             QString::number(player.deeds.completions), QString::number(player.deeds.interceptions),
             QString::number(player.deeds.casualties), QString::number(player.points)});
    }
    return section;
}

QString casualtyResult(const ReportCasualty &casualty)
{
    const QString &note = casualty.record.note;
    const QString result = said(casualty.result);
    if (note == u"saved"_s)
        return ReportWords::tr("%1, saved by the apothecary").arg(result);
    if (note == u"regenerated"_s)
        return ReportWords::tr("%1, regenerated").arg(result);
    return result.isEmpty() ? note : result;
}

QString casualtyCause(const ReportCasualty &casualty)
{
    const QString how = harmWords(casualty.record.how);
    if (casualty.by.isEmpty())
        return how.isEmpty() ? u"–"_s : how;
    return how.isEmpty() ? casualty.by : u"%1 (%2)"_s.arg(casualty.by, how);
}

ReportSection casualtySection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Casualties"),
                          {ReportWords::tr("Team"), ReportWords::tr("Player"),
                           ReportWords::tr("Caused by"), ReportWords::tr("Result")},
                          {}};
    for (const ReportCasualty &casualty : report.casualties)
        section.rows.push_back(
            {report.sides.at(static_cast<size_t>(casualty.record.victim.seat)).team,
             casualty.victim, casualtyCause(casualty), casualtyResult(casualty)});
    return section;
}

ReportSection sideSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("The match"), {QString()}, {}};
    const std::pair<QString, std::function<QString(const ReportSide &)>> lines[]{
        {ReportWords::tr("Coach"), [](const ReportSide &side) { return side.coach; }},
        {ReportWords::tr("Fans"),
         [](const ReportSide &side) { return groupedNumber(side.fans, languageNow()); }},
        {ReportWords::tr("Turns"),
         [](const ReportSide &side) { return QString::number(side.turns); }},
        {ReportWords::tr("Time"), [](const ReportSide &side) { return duration(side.timeMs); }},
        {ReportWords::tr("Confirmed"),
         [](const ReportSide &side) {
             return side.confirmed ? ReportWords::tr("yes") : ReportWords::tr("no");
         }},
    };
    for (const ReportSide &side : report.sides)
        section.columns.append(side.team);
    for (const auto &[name, value] : lines)
        section.rows.push_back({name, value(report.sides[0]), value(report.sides[1])});
    return section;
}

/// Sums over all rolls: what fair dice would have shown, and what they did.
ReportSection luckSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Dice"),
                          {ReportWords::tr("Team"), ReportWords::tr("Dice rolled"),
                           ReportWords::tr("Expected"), ReportWords::tr("Shown")},
                          {}};
    for (const Seat seat : {0, 1}) {
        int dice = 0;
        int shown = 0;
        double expected = 0;
        for (const LuckRow &row : report.luck) {
            if (row.coach != seat)
                continue;
            dice += row.dice;
            shown += row.actual;
            expected += row.expected.toDouble();
        }
        section.rows.push_back({report.sides.at(static_cast<size_t>(seat)).team,
                                QString::number(dice), QLocale().toString(expected, 'f', 1),
                                QString::number(shown)});
    }
    return section;
}

/// From the whistle to the next sheet, line by line.
ReportSection changeSection(const MatchReport &report, Seat seat)
{
    ReportSection section{
        ReportWords::tr("What changed: %1").arg(report.sides.at(static_cast<size_t>(seat)).team),
        {ReportWords::tr("What"), ReportWords::tr("Before"), ReportWords::tr("After"),
         ReportWords::tr("Why")},
        {}};
    for (const ReportChange &change : report.changes) {
        if (change.seat == seat)
            section.rows.push_back(
                {said(change.what), said(change.before), said(change.after), said(change.why)});
    }
    return section;
}

} // namespace

QString reportTitle(const MatchReport &report)
{
    const ReportSide &home = report.sides[0];
    const ReportSide &away = report.sides[1];
    return u"%1 %2 – %3 %4"_s.arg(home.team, QString::number(home.score),
                                  QString::number(away.score), away.team);
}

QString reportOutcome(const MatchReport &report)
{
    for (const ReportSide &side : report.sides) {
        if (side.conceded)
            return ReportWords::tr("%1 conceded.").arg(side.team);
    }
    if (!report.over)
        return ReportWords::tr("Not finished yet.");
    if (report.winner == noSeat)
        return ReportWords::tr("A draw.");
    return ReportWords::tr("%1 won.").arg(report.sides.at(static_cast<size_t>(report.winner)).team);
}

std::vector<ReportSection> changeSections(const MatchReport &report)
{
    std::vector<ReportSection> all;
    for (const Seat seat : {0, 1}) {
        ReportSection section = changeSection(report, seat);
        if (!section.rows.empty())
            all.push_back(std::move(section));
    }
    return all;
}

std::vector<ReportSection> reportSections(const MatchReport &report)
{
    std::vector<ReportSection> all{lineScore(report), sideSection(report)};
    for (ReportSection section :
         {driveSection(report), playerSection(report), casualtySection(report)}) {
        if (!section.rows.empty())
            all.push_back(std::move(section));
    }
    all.push_back(luckSection(report));
    const auto changes = changeSections(report);
    all.insert(all.end(), changes.begin(), changes.end());
    return all;
}

QString reportDate(const MatchReport &report)
{
    if (report.startedMs <= 0)
        return said(report.rulesetName);
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(report.startedMs);
    return u"%1, %2 · %3"_s.arg(QLocale().toString(start.date(), QLocale::LongFormat),
                                QLocale().toString(start.time(), QLocale::ShortFormat),
                                said(report.rulesetName));
}

QString reportWeather(const MatchReport &report)
{
    return report.weather.isEmpty() ? QString()
                                    : ReportWords::tr("Weather: %1").arg(said(report.weather));
}

QString reportCheckCode(const MatchReport &report)
{
    return ReportWords::tr("Check code: %1").arg(report.checkCode);
}

} // namespace dugout
