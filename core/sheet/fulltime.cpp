// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fulltime.h"

#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/sheet/reportwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 secondMs = 1000;
constexpr int secondsOfAMinute = 60;
constexpr int minutesOfAnHour = 60;

/// "#8 Urgash": the shirt and the rest.
void nameShirt(FullTimeLine &line, const QString &words)
{
    const qsizetype space = words.indexOf(u' ');
    const bool shirt = words.startsWith(u'#') && space > 0;
    line.number = shirt ? words.mid(1, space - 1).toInt() : 0;
    line.name = shirt ? words.mid(space + 1) : words;
}

QString whenWords(int half, int turn)
{
    const QString when = reportHalf(half);
    return turn > 0 ? ReportWords::tr("%1, turn %2").arg(when).arg(turn) : when;
}

void addTouchdowns(FullTime &page, const MatchReport &report)
{
    std::array<int, 2> score{};
    for (const ReportMoment &moment : report.moments) {
        if (moment.kind != ReportMoment::Kind::Touchdown || moment.seat == noSeat)
            continue;
        FullTimeLine line;
        line.seat = moment.seat;
        nameShirt(line, localized(moment.what));
        if (line.name.isEmpty()) // nobody said who it was
            line.name = reportTeam(report, moment.seat);
        // Paper says who scored, and not when: nobody knows how it stood then.
        if (moment.half > 0) {
            line.note = whenWords(moment.half, moment.turn);
            ++score.at(static_cast<size_t>(moment.seat));
            line.value = u"%1–%2"_s.arg(score[0]).arg(score[1]);
        }
        page.touchdowns.push_back(std::move(line));
    }
}

void addCasualties(FullTime &page, const MatchReport &report)
{
    for (const ReportCasualty &casualty : report.casualties) {
        FullTimeLine line;
        line.seat = casualty.record.victim.seat;
        nameShirt(line, casualty.victim);
        line.note = casualty.by.isEmpty() ? harmWords(casualty.record.cause)
                                          : ReportWords::tr("by %1").arg(casualty.by);
        line.value = casualtyResult(casualty);
        page.casualties.push_back(std::move(line));
    }
}

/// "2 × Touchdown, 1 × Completion".
QString achievementsOf(const ReportPlayer &player)
{
    QStringList parts;
    const std::pair<int, QString> achievements[]{
        {player.achievements.touchdowns,
         ReportWords::tr("%n touchdown(s)", nullptr, player.achievements.touchdowns)},
        {player.achievements.casualties,
         ReportWords::tr("%n casualty(s)", nullptr, player.achievements.casualties)},
        {player.achievements.completions,
         ReportWords::tr("%n completion(s)", nullptr, player.achievements.completions)},
        {player.achievements.interceptions,
         ReportWords::tr("%n interception(s)", nullptr, player.achievements.interceptions)}};
    for (const auto &[count, words] : achievements) {
        if (count > 0)
            parts.append(words);
    }
    return parts.join(u", "_s);
}

void addPlayers(FullTime &page, const MatchReport &report)
{
    for (const ReportPlayer &player : report.players) {
        FullTimeLine line{player.seat,
                          player.number,
                          player.name.isEmpty() ? localized(player.role) : player.name,
                          achievementsOf(player),
                          player.points > 0 ? ReportWords::tr("+%1 SPP").arg(player.points)
                                            : QString(),
                          player.points};
        if (player.achievements.mvps > 0)
            page.mvps.push_back(line);
        if (player.points <= 0)
            continue;
        page.allPoints.at(static_cast<size_t>(player.seat)) += player.points;
        line.value = u"+%1"_s.arg(player.points);
        page.points.push_back(std::move(line));
    }
    std::stable_sort(page.points.begin(), page.points.end(),
                     [](const FullTimeLine &x, const FullTimeLine &y) { return x.size > y.size; });
}

void addCounts(FullTime &page, const MatchReport &report)
{
    std::array<int, 2> turnovers{};
    for (const ReportMoment &moment : report.moments) {
        if (moment.kind == ReportMoment::Kind::Turnover && moment.seat != noSeat)
            ++turnovers.at(static_cast<size_t>(moment.seat));
    }
    const ReportSide &home = report.sides[0];
    const ReportSide &away = report.sides[1];
    page.counts = {{ReportWords::tr("Casualties"), {home.casualties, away.casualties}},
                   {ReportWords::tr("Completions"), {home.completions, away.completions}},
                   {ReportWords::tr("Interceptions"), {home.interceptions, away.interceptions}},
                   {ReportWords::tr("Turnovers"), turnovers}};
}

/// What both played together, as the report tells it of each.
QString timeWords(const MatchReport &report)
{
    const qint64 seconds = (report.sides[0].timeMs + report.sides[1].timeMs) / secondMs;
    if (seconds <= 0)
        return {};
    const qint64 minutes = seconds / secondsOfAMinute;
    if (minutes < minutesOfAnHour)
        return u"%1:%2"_s.arg(minutes).arg(seconds % secondsOfAMinute, 2, 10, QLatin1Char('0'));
    return ReportWords::tr("%1 h %2 min")
        .arg(minutes / minutesOfAnHour)
        .arg(minutes % minutesOfAnHour, 2, 10, QLatin1Char('0'));
}

QString playedWords(const MatchReport &report)
{
    QStringList parts;
    parts.append(report.competition.isEmpty() ? localized(report.rulesetName)
                                              : fixtureWords(report.competition, report.round));
    if (!report.weathers.empty())
        parts.append(localized(report.weathers.back()));
    if (const int gate = report.sides[0].fans + report.sides[1].fans; gate > 0)
        parts.append(ReportWords::tr("%1 fans").arg(groupedNumber(gate, currentLanguage())));
    parts.append(timeWords(report));
    parts.removeAll(QString());
    return parts.join(u"  ·  "_s);
}

} // namespace

FullTime fullTime(const MatchReport &report)
{
    FullTime page;
    const bool conceded = report.sides[0].conceded || report.sides[1].conceded;
    page.ended = conceded  ? ReportWords::tr("Conceded")
        : report.shootOut  ? ReportWords::tr("After a shoot-out")
        : report.extraTime ? ReportWords::tr("After extra time")
                           : ReportWords::tr("Full time");
    page.played = playedWords(report);
    addTouchdowns(page, report);
    addCasualties(page, report);
    addPlayers(page, report);
    addCounts(page, report);
    return page;
}

} // namespace dugout
