// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/reportcourse.h"

#include "core/match/words/matchtexts.h"
#include "core/sheet/reportwords.h"

#include <algorithm>

namespace dugout {

namespace {

QString whenOf(const ReportMoment &moment)
{
    if (moment.half == 0)
        return ReportWords::tr("Before the match");
    if (moment.half == ReportMoment::afterMatch)
        return ReportWords::tr("After the match");
    return moment.turn == 0
        ? reportHalf(moment.half)
        : ReportWords::tr("%1, turn %2").arg(reportHalf(moment.half)).arg(moment.turn);
}

/// A quick team's players have no names.
QString withName(const QString &event, const QString &name)
{
    return name.isEmpty() ? event : QStringLiteral("%1: %2").arg(event, name);
}

QString eventOf(const ReportMoment &moment)
{
    const QString what = localized(moment.what);
    switch (moment.kind) {
    case ReportMoment::Kind::KickOff:
        return ReportWords::tr("Kick-off: %1").arg(what);
    case ReportMoment::Kind::Weather:
        return ReportWords::tr("Weather: %1").arg(what);
    case ReportMoment::Kind::KnockedOut:
        return ReportWords::tr("%1: knocked out").arg(what);
    case ReportMoment::Kind::SentOff:
        return ReportWords::tr("%1: sent off").arg(what);
    case ReportMoment::Kind::CoachEjected:
        return ReportWords::tr("Head coach sent off");
    case ReportMoment::Kind::Card:
        return ReportWords::tr("Card played: %1").arg(what);
    case ReportMoment::Kind::Note:
        return ReportWords::tr("Note: %1").arg(what);
    case ReportMoment::Kind::Touchdown:
        return withName(ReportWords::tr("Touchdown"), what);
    case ReportMoment::Kind::Casualty:
        return withName(ReportWords::tr("Casualty"), what);
    case ReportMoment::Kind::Completion:
        return withName(ReportWords::tr("Completion"), what);
    case ReportMoment::Kind::Interception:
        return withName(ReportWords::tr("Interception"), what);
    case ReportMoment::Kind::Turnover:
        return withName(ReportWords::tr("Turnover"), what);
    case ReportMoment::Kind::MatchEvent:
        return ReportWords::tr("Match event: %1").arg(what);
    }
    return what;
}

/// Paper says who did something, and not when.
bool isToldFromPaper(const MatchReport &report)
{
    using Kind = ReportMoment::Kind;
    const auto isAchievement = [](const ReportMoment &each) {
        return each.half == 0
            && (each.kind == Kind::Touchdown || each.kind == Kind::Casualty
                || each.kind == Kind::Completion || each.kind == Kind::Interception);
    };
    return report.over && report.drives.empty()
        && std::any_of(report.moments.begin(), report.moments.end(), isAchievement);
}

} // namespace

ReportSection courseSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Course of the match"),
                          {ReportWords::tr("Team"), ReportWords::tr("Event")},
                          {}};
    const bool timed = !isToldFromPaper(report);
    if (timed)
        section.columns.prepend(ReportWords::tr("When"));
    for (const ReportMoment &moment : report.moments) {
        section.rows.push_back({reportTeam(report, moment.seat), eventOf(moment)});
        if (timed)
            section.rows.back().prepend(whenOf(moment));
    }
    return section;
}

} // namespace dugout
