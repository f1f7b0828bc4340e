// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueoptions.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueOptions
{
    Q_DECLARE_TR_FUNCTIONS(LeagueOptions)
};

/// In the order of `LeagueOutcome`.
const QStringList &byeIds()
{
    static const QStringList ids{u"nothing"_s, u"win"_s, u"draw"_s, u"loss"_s};
    return ids;
}

} // namespace

void addStandingsOptions(CliParser &parser)
{
    parser.addOption({u"points"_s},
                     LeagueOptions::tr("Points for each match: 3-1-0, 5-3-1 or a formula such as "
                                       "3*won + drawn + min(td,3)."),
                     u"FORMULA"_s, u"3-1-0"_s);
    parser.addOption(
        {u"tie-breaks"_s},
        LeagueOptions::tr("What decides between equal points, one after the other; there are %1.")
            .arg(tieBreakIds().mid(0, static_cast<int>(TieBreak::TeamValue)).join(u", "_s)),
        u"LIST"_s, u"td-difference,cas-difference"_s);
    parser.addOption({u"bye"_s},
                     LeagueOptions::tr("What a bye counts as: win, draw, loss or nothing."),
                     u"OUTCOME"_s, u"win"_s);
    parser.addOption({u"best"_s},
                     LeagueOptions::tr("Only the N results with the most points give points."),
                     u"N"_s);
}

Result<StandingsRules> standingsRulesFrom(const CliParser &parser, const QStringList &columns)
{
    StandingsRules rules;
    auto points = PointsFormula::parse(parser.value(u"points"_s), columns);
    if (!points)
        return points.error();
    rules.points = *std::move(points);
    auto tieBreaks = parseTieBreaks(parser.value(u"tie-breaks"_s), TieBreak::SonnebornBerger);
    if (!tieBreaks)
        return tieBreaks.error();
    rules.tieBreaks = *std::move(tieBreaks);
    for (const TieBreak tieBreak : rules.tieBreaks) {
        if (tieBreak >= TieBreak::TeamValue)
            return Error{ErrorCode::BadTieBreaks,
                         LeagueOptions::tr("The tie-break \"%1\" needs more than results.")
                             .arg(tieBreakId(tieBreak)),
                         {}};
    }
    const qsizetype bye = byeIds().indexOf(parser.value(u"bye"_s));
    if (bye < 0)
        return Error{ErrorCode::BadBye,
                     LeagueOptions::tr("\"%1\" is nothing a bye can count as; it can be %2.")
                         .arg(parser.value(u"bye"_s), byeIds().join(u", "_s)),
                     {}};
    rules.bye = static_cast<LeagueOutcome>(bye);
    bool isNumber = true;
    if (parser.isSet(u"best"_s))
        rules.bestResults = parser.value(u"best"_s).toInt(&isNumber);
    if (!isNumber || rules.bestResults < (parser.isSet(u"best"_s) ? 1 : 0))
        return Error{
            ErrorCode::BadBest, LeagueOptions::tr("--best needs a whole number from 1 on."), {}};
    return rules;
}

} // namespace dugout
