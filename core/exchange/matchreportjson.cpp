// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchreportwriter.h"
#include "core/match/words/matchtexts.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

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

QJsonArray itemsJson(const std::vector<ReportItem> &items)
{
    QJsonArray array;
    for (const ReportItem &item : items)
        array.append(QJsonObject{{u"name"_s, localized(item.name)}, {u"count"_s, item.count}});
    return array;
}

QJsonObject sideJson(const ReportSide &side)
{
    return {{u"team"_s, side.team},
            {u"coach"_s, side.coach},
            {u"score"_s, side.score},
            {u"fans"_s, side.fans},
            {u"fame"_s, side.fame ? QJsonValue(*side.fame) : QJsonValue()},
            {u"inducements"_s, itemsJson(side.inducements)},
            {u"cards"_s, itemsJson(side.cards)},
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
                           {u"role"_s, localized(player.role)},
                           {u"points"_s, player.points}};
        for (const Achievement achievement : allAchievements)
            object.insert(achievementName(achievement), player.achievements.count(achievement));
        players.append(object);
    }
    return players;
}

QJsonArray changesJson(const MatchReport &report)
{
    QJsonArray changes;
    for (const ReportChange &change : report.changes)
        changes.append(QJsonObject{{u"seat"_s, change.seat},
                                   {u"what"_s, localized(change.what)},
                                   {u"before"_s, localized(change.before)},
                                   {u"after"_s, localized(change.after)},
                                   {u"why"_s, localized(change.why)}});
    return changes;
}

QJsonArray casualtiesJson(const MatchReport &report)
{
    QJsonArray casualties;
    for (const ReportCasualty &casualty : report.casualties)
        casualties.append(QJsonObject{{u"victim"_s, casualty.record.victim.toString()},
                                      {u"name"_s, casualty.victim},
                                      {u"by"_s, casualty.record.by.toString()},
                                      {u"how"_s, harmCauseName(casualty.record.cause)},
                                      {u"result"_s, casualty.record.result.text()},
                                      {u"note"_s, writtenNote(casualty.record)},
                                      {u"after"_s, localized(casualty.after)},
                                      {u"half"_s, casualty.record.half},
                                      {u"turn"_s, casualty.record.turn}});
    return casualties;
}

QString momentName(ReportMoment::Kind kind)
{
    static const QStringList names{
        u"kick-off"_s,     u"weather"_s,  u"knocked-out"_s, u"sent-off"_s, u"coach-ejected"_s,
        u"card"_s,         u"note"_s,     u"touchdown"_s,   u"casualty"_s, u"completion"_s,
        u"interception"_s, u"turnover"_s, u"match-event"_s};
    return names.at(static_cast<qsizetype>(kind));
}

QJsonArray momentsJson(const MatchReport &report)
{
    QJsonArray moments;
    for (const ReportMoment &moment : report.moments)
        moments.append(QJsonObject{{u"kind"_s, momentName(moment.kind)},
                                   {u"half"_s, moment.half},
                                   {u"turn"_s, moment.turn},
                                   {u"side"_s, seatValue(moment.seat)},
                                   {u"what"_s, localized(moment.what)}});
    return moments;
}

/// What held for both sides, as far as there was any.
QJsonObject conditionsJson(const MatchReport &report)
{
    QJsonArray weathers;
    for (const LocalizedText &weather : report.weathers)
        weathers.append(localized(weather));
    return {{u"weather"_s, weathers},
            {u"gate"_s, report.sides[0].fans + report.sides[1].fans},
            {u"stadium"_s, localized(report.stadium)},
            {u"referee"_s, localized(report.referee)},
            {u"handicap"_s, localized(report.handicap)}};
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
        {u"extraTime"_s, report.extraTime},
        {u"shootOut"_s, report.shootOut},
        {u"conditions"_s, conditionsJson(report)},
        {u"sides"_s, QJsonArray{sideJson(report.sides[0]), sideJson(report.sides[1])}},
        {u"drives"_s, drivesJson(report)},
        {u"players"_s, playersJson(report)},
        {u"casualties"_s, casualtiesJson(report)},
        {u"moments"_s, momentsJson(report)},
        {u"luck"_s, luckJson(report)},
        {u"altered"_s, report.altered},
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
