// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/afterreport.h"

#include "core/aftermatch/changetexts.h"
#include "core/exchange/matchjson.h"
#include "core/match/state/changekinds.h"
#include "core/sheet/afterachievements.h"
#include "core/text/everylanguage.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Where the book has the points, achievements are noted without any until the coach enters them.
bool isWorthALine(const TeamChange &change)
{
    return change.kind != ChangeKind::Points || change.before != change.after;
}

/// Fills in the words of one language beside those already there in others.
void tell(ReportChange &line, const TeamChange &change, const AfterSide &side,
          const Ruleset &ruleset, Language language)
{
    const LanguageScope scope(language);
    const ChangeText text = changeText(change, side.team, ruleset, Speech::ofTheMoment());
    textIn(line.what, language) = text.what;
    textIn(line.before, language) = text.before;
    textIn(line.after, language) = text.after;
    textIn(line.why, language) = text.why;
}

void addChanges(MatchReport &report, const AfterSide &side, const Ruleset &ruleset, Seat seat)
{
    for (const TeamChange &change : side.changes) {
        if (!isWorthALine(change))
            continue;
        ReportChange line;
        line.seat = seat;
        for (const Language language : allLanguages)
            tell(line, change, side, ruleset, language);
        report.changes.push_back(std::move(line));
    }
}

} // namespace

MatchReport makeFullReport(const MatchSession &session)
{
    MatchReport report = makeReport(session);
    report.checkCode = matchCode(session);
    const MatchState state = session.game().seen(session.state());
    if (!state.after.isSet())
        return report;
    for (const Seat seat : {0, 1}) {
        addAfterPoints(report, state, seat);
        addChanges(report, state.after.get().side(seat), session.game().context().ruleset(), seat);
    }
    addAfterInjuries(report, session);
    return report;
}

MatchReport changesOnly(MatchReport report, Seat seat)
{
    std::erase_if(report.changes, [seat](const ReportChange &line) { return line.seat != seat; });
    return report;
}

} // namespace dugout
