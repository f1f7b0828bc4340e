// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/sheet/reportsections.h"
#include "core/sheet/reportwords.h"
#include "core/text/languagescope.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString weatherWords(const MatchReport &report)
{
    QStringList words;
    for (const LocalizedText &weather : report.weathers)
        words.append(localized(weather));
    return words.join(u" → "_s);
}

} // namespace

QString reportHalf(int half)
{
    return half > 2 ? ReportWords::tr("Extra time") : ReportWords::tr("Half %1").arg(half);
}

QString reportTeam(const MatchReport &report, Seat seat)
{
    return seat == noSeat ? u"–"_s : report.sides.at(static_cast<size_t>(seat)).team;
}

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
            return ReportWords::tr("%1 won: %2 conceded.")
                .arg(reportTeam(report, report.winner), side.team);
    }
    if (!report.over)
        return ReportWords::tr("Not finished yet.");
    if (report.winner == noSeat)
        return report.extraTime ? ReportWords::tr("A draw after extra time.")
                                : ReportWords::tr("A draw.");
    const QString winner = reportTeam(report, report.winner);
    if (report.shootOut)
        return ReportWords::tr("%1 won after a shoot-out.").arg(winner);
    return (report.extraTime ? ReportWords::tr("%1 won after extra time.")
                             : ReportWords::tr("%1 won."))
        .arg(winner);
}

QString reportDate(const MatchReport &report)
{
    // What was played for stands before the rules it was played by.
    const QStringList played = report.competition.isEmpty()
        ? QStringList{localized(report.rulesetName)}
        : QStringList{fixtureWords(report.competition, report.round),
                      localized(report.rulesetName)};
    if (report.startedMs <= 0)
        return played.join(u" · "_s);
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(report.startedMs);
    return u"%1, %2 · %3"_s.arg(currentLocale().toString(start.date(), QLocale::LongFormat),
                                currentLocale().toString(start.time(), QLocale::ShortFormat),
                                played.join(u" · "_s));
}

QStringList reportConditions(const MatchReport &report)
{
    QStringList lines;
    const auto add = [&lines](const QString &format, const QString &what) {
        if (!what.isEmpty())
            lines.append(format.arg(what));
    };
    const int gate = report.sides[0].fans + report.sides[1].fans;
    add(ReportWords::tr("Weather: %1"), weatherWords(report));
    add(ReportWords::tr("Gate: %1"), gate > 0 ? groupedNumber(gate, currentLanguage()) : QString());
    add(ReportWords::tr("Stadium: %1"), localized(report.stadium));
    add(ReportWords::tr("Referee: %1"), localized(report.referee));
    add(ReportWords::tr("Handicap: %1"), localized(report.handicap));
    return lines;
}

QString reportContinued(const QString &heading)
{
    return ReportWords::tr("%1 (continued)").arg(heading);
}

QString reportCheckCode(const MatchReport &report)
{
    const QString code = ReportWords::tr("Check code: %1").arg(report.checkCode);
    return report.altered
        ? code + u" – "_s + ReportWords::tr("the file of this match was altered by hand")
        : code;
}

} // namespace dugout
