// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchreportwriter.h"

#include "core/match/matchtexts.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchReport)
};

/// The report as headings and tables, for any format that has those.
struct Section
{
    QString heading;
    QStringList columns;
    std::vector<QStringList> rows;
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

QString resultLine(const MatchReport &report)
{
    const ReportSide &home = report.sides[0];
    const ReportSide &away = report.sides[1];
    return u"%1 %2 – %3 %4"_s.arg(home.team).arg(home.score).arg(away.score).arg(away.team);
}

QString outcomeLine(const MatchReport &report)
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

Section lineScore(const MatchReport &report)
{
    Section section{ReportWords::tr("Line score"), {QString()}, {}};
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

Section driveSection(const MatchReport &report)
{
    Section section{ReportWords::tr("Drives"),
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

Section playerSection(const MatchReport &report)
{
    Section section{ReportWords::tr("Star player points"),
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

Section casualtySection(const MatchReport &report)
{
    Section section{ReportWords::tr("Casualties"),
                    {ReportWords::tr("Team"), ReportWords::tr("Player"),
                     ReportWords::tr("Caused by"), ReportWords::tr("Result")},
                    {}};
    for (const ReportCasualty &casualty : report.casualties)
        section.rows.push_back(
            {report.sides.at(static_cast<size_t>(casualty.record.victim.seat)).team,
             casualty.victim, casualty.by.isEmpty() ? u"–"_s : casualty.by,
             casualtyResult(casualty)});
    return section;
}

Section sideSection(const MatchReport &report)
{
    Section section{ReportWords::tr("The match"), {QString()}, {}};
    const std::pair<QString, std::function<QString(const ReportSide &)>> lines[]{
        {ReportWords::tr("Coach"), [](const ReportSide &side) { return side.coach; }},
        {ReportWords::tr("Fans"),
         [](const ReportSide &side) { return QLocale().toString(side.fans); }},
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
Section luckSection(const MatchReport &report)
{
    Section section{ReportWords::tr("Dice"),
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

std::vector<Section> sections(const MatchReport &report)
{
    std::vector<Section> all{lineScore(report), sideSection(report)};
    for (Section section : {driveSection(report), playerSection(report), casualtySection(report)}) {
        if (!section.rows.empty())
            all.push_back(std::move(section));
    }
    all.push_back(luckSection(report));
    return all;
}

QString dateLine(const MatchReport &report)
{
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(report.startedMs);
    const QString when = report.startedMs > 0
        ? QLocale().toString(start, QLocale::LongFormat) + u", "_s
        : QString();
    return when + said(report.rulesetName);
}

QString tableText(const Section &section)
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

QString reportText(const MatchReport &report)
{
    QString text
        = resultLine(report) + u'\n' + outcomeLine(report) + u'\n' + dateLine(report) + u'\n';
    if (!report.weather.isEmpty())
        text += ReportWords::tr("Weather: %1").arg(said(report.weather)) + u'\n';
    for (const Section &section : sections(report))
        text += u'\n' + section.heading + u'\n' + tableText(section);
    return text + u'\n' + ReportWords::tr("Check code: %1").arg(report.checkCode) + u'\n';
}

QString reportHtml(const MatchReport &report)
{
    QString body = u"<h1>%1</h1>\n<p>%2</p>\n<p>%3</p>\n"_s.arg(resultLine(report).toHtmlEscaped(),
                                                                outcomeLine(report).toHtmlEscaped(),
                                                                dateLine(report).toHtmlEscaped());
    for (const Section &section : sections(report)) {
        body += u"<h2>%1</h2>\n<table>\n"_s.arg(section.heading.toHtmlEscaped());
        body += cells(section.columns, u"th"_s);
        for (const QStringList &row : section.rows)
            body += cells(row, u"td"_s);
        body += u"</table>\n"_s;
    }
    body += u"<p>%1</p>\n"_s.arg(
        ReportWords::tr("Check code: %1").arg(report.checkCode).toHtmlEscaped());
    return u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>"
           "body{font-family:sans-serif;max-width:50em;margin:2em auto}"
           "table{border-collapse:collapse}th,td{border:1px solid;padding:.2em .6em;"
           "text-align:left}</style></head><body>\n%2</body></html>\n"_s.arg(
               resultLine(report).toHtmlEscaped(), body);
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
