// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchreportwriter.h"

#include "core/exchange/reportsections.h"
#include "core/match/matchtexts.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString tableText(const ReportSection &section)
{
    std::vector<qsizetype> widths;
    std::vector<QStringList> lines{section.columns};
    lines.insert(lines.end(), section.rows.begin(), section.rows.end());
    for (const QStringList &line : lines) {
        widths.resize(std::max(widths.size(), static_cast<size_t>(line.size())));
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[static_cast<size_t>(i)]
                = std::max(widths[static_cast<size_t>(i)], line.at(i).size());
    }
    QString text;
    for (const QStringList &line : lines) {
        QString row;
        for (qsizetype i = 0; i < line.size(); ++i)
            row += line.at(i).leftJustified(widths[static_cast<size_t>(i)] + 2);
        while (row.endsWith(u' '))
            row.chop(1);
        text += row + u'\n';
    }
    return text;
}

QString cells(const QStringList &line, const QString &tag)
{
    QString row = u"<tr>"_s;
    for (const QString &cell : line)
        row += u"<%1>%2</%1>"_s.arg(tag, cell.toHtmlEscaped());
    return row + u"</tr>\n"_s;
}

/// Nothing for nothing.
QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p>%1</p>\n"_s.arg(text.toHtmlEscaped());
}

QString codeOf(const QJsonObject &content)
{
    const QByteArray bytes = QJsonDocument(content).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(12));
}

QJsonValue seatValue(Seat seat)
{
    return seat == noSeat ? QJsonValue() : QJsonValue(seat);
}

QJsonObject sideJson(const ReportSide &side)
{
    return {{u"team"_s, side.team},
            {u"coach"_s, side.coach},
            {u"score"_s, side.score},
            {u"fans"_s, side.fans},
            {u"casualties"_s, side.casualties},
            {u"completions"_s, side.completions},
            {u"interceptions"_s, side.interceptions},
            {u"turns"_s, side.turns},
            {u"timeMs"_s, side.timeMs},
            {u"conceded"_s, side.conceded},
            {u"confirmed"_s, side.confirmed}};
}

QJsonArray drivesJson(const MatchReport &report)
{
    QJsonArray drives;
    for (const DriveRecord &drive : report.drives)
        drives.append(
            QJsonObject{{u"half"_s, drive.half},
                        {u"kicking"_s, seatValue(drive.kicking)},
                        {u"scoredBy"_s, seatValue(drive.scoredBy)},
                        {u"scorer"_s, drive.scorer.toString()},
                        {u"turnsAtEnd"_s, QJsonArray{drive.turnsAtEnd[0], drive.turnsAtEnd[1]}}});
    return drives;
}

QJsonArray playersJson(const MatchReport &report)
{
    QJsonArray players;
    for (const ReportPlayer &player : report.players) {
        QJsonObject object{{u"side"_s, player.seat},
                           {u"number"_s, player.number},
                           {u"name"_s, player.name},
                           {u"role"_s, said(player.role)},
                           {u"points"_s, player.points}};
        for (const Deed deed : allDeeds)
            object.insert(deedName(deed), player.deeds.count(deed));
        players.append(object);
    }
    return players;
}

QJsonArray changesJson(const MatchReport &report)
{
    QJsonArray changes;
    for (const ReportChange &change : report.changes)
        changes.append(QJsonObject{{u"seat"_s, change.seat},
                                   {u"what"_s, said(change.what)},
                                   {u"before"_s, said(change.before)},
                                   {u"after"_s, said(change.after)},
                                   {u"why"_s, said(change.why)}});
    return changes;
}

QJsonArray casualtiesJson(const MatchReport &report)
{
    QJsonArray casualties;
    for (const ReportCasualty &casualty : report.casualties)
        casualties.append(QJsonObject{{u"victim"_s, casualty.record.victim.toString()},
                                      {u"name"_s, casualty.victim},
                                      {u"by"_s, casualty.record.by.toString()},
                                      {u"how"_s, casualty.record.how},
                                      {u"result"_s, casualty.record.result.text()},
                                      {u"note"_s, casualty.record.note},
                                      {u"half"_s, casualty.record.half},
                                      {u"turn"_s, casualty.record.turn}});
    return casualties;
}

QJsonArray luckJson(const MatchReport &report)
{
    QJsonArray rows;
    for (const LuckRow &row : report.luck)
        rows.append(QJsonObject{{u"side"_s, row.coach},
                                {u"purpose"_s, row.purpose.text()},
                                {u"rolls"_s, row.rolls},
                                {u"dice"_s, row.dice},
                                {u"expected"_s, row.expected.toDouble()},
                                {u"actual"_s, row.actual}});
    return rows;
}

} // namespace

QString reportText(const MatchReport &report, ReportContent content)
{
    QString text
        = reportTitle(report) + u'\n' + reportOutcome(report) + u'\n' + reportDate(report) + u'\n';
    if (const QString weather = reportWeather(report); !weather.isEmpty())
        text += weather + u'\n';
    for (const ReportSection &section : content(report))
        text += u'\n' + section.heading + u'\n' + tableText(section);
    return text + u'\n' + reportCheckCode(report) + u'\n';
}

QString reportHtml(const MatchReport &report, ReportContent content)
{
    QString body = u"<h1>%1</h1>\n"_s.arg(reportTitle(report).toHtmlEscaped());
    body += paragraph(reportOutcome(report)) + paragraph(reportDate(report));
    body += paragraph(reportWeather(report));
    for (const ReportSection &section : content(report)) {
        body += u"<h2>%1</h2>\n<table>\n"_s.arg(section.heading.toHtmlEscaped());
        body += cells(section.columns, u"th"_s);
        for (const QStringList &row : section.rows)
            body += cells(row, u"td"_s);
        body += u"</table>\n"_s;
    }
    body += paragraph(reportCheckCode(report));
    return u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>"
           "body{font-family:sans-serif;max-width:50em;margin-left:auto;margin-right:auto}"
           "table{border-collapse:collapse}th,td{border:1px solid gray;padding:.2em .6em;"
           "text-align:left}</style></head><body>\n%2</body></html>\n"_s.arg(
               reportTitle(report).toHtmlEscaped(), body);
}

QJsonObject reportJson(const MatchReport &report)
{
    QJsonObject object{
        {u"format"_s, u"dugout-match-report"_s},
        {u"version"_s, 1},
        {u"ruleset"_s, report.ruleset.text()},
        {u"startedMs"_s, report.startedMs},
        {u"lastMs"_s, report.lastMs},
        {u"over"_s, report.over},
        {u"winner"_s, seatValue(report.winner)},
        {u"sides"_s, QJsonArray{sideJson(report.sides[0]), sideJson(report.sides[1])}},
        {u"drives"_s, drivesJson(report)},
        {u"players"_s, playersJson(report)},
        {u"casualties"_s, casualtiesJson(report)},
        {u"luck"_s, luckJson(report)},
        {u"checkCode"_s, report.checkCode}};
    if (!report.changes.empty())
        object.insert(u"changes"_s, changesJson(report));
    object.insert(u"check"_s, codeOf(object));
    return object;
}

bool isReportUnaltered(const QJsonObject &report)
{
    QJsonObject content = report;
    const QString code = content.take("check"_L1).toString();
    return code == codeOf(content);
}

} // namespace dugout
