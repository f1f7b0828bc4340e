// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/afterreport.h"

#include "core/aftermatch/changetexts.h"
#include "core/exchange/matchjson.h"
#include "core/text/languagescope.h"

namespace dugout {

namespace {

QString &textIn(LocalizedText &text, Language language)
{
    if (language == Language::Spanish)
        return text.es;
    return language == Language::German ? text.de : text.en;
}

/// The lines of one team in one language, beside those already there in others.
void tell(std::vector<ReportChange> &lines, const AfterSide &side, const Ruleset &ruleset,
          Language language)
{
    const LanguageScope scope(language);
    const Speech speech = Speech::ofTheMoment();
    for (size_t i = 0; i < side.changes.size(); ++i) {
        const ChangeText text = changeText(side.changes[i], side.team, ruleset, speech);
        textIn(lines[i].what, language) = text.what;
        textIn(lines[i].before, language) = text.before;
        textIn(lines[i].after, language) = text.after;
        textIn(lines[i].why, language) = text.why;
    }
}

} // namespace

MatchReport makeFullReport(const MatchSession &session)
{
    MatchReport report = makeReport(session);
    report.checkCode = matchCode(session);
    const MatchState &state = session.state();
    if (!state.after.isSet())
        return report;
    for (const Seat seat : {0, 1}) {
        const AfterSide &side = state.after.get().side(seat);
        std::vector<ReportChange> lines(side.changes.size());
        for (ReportChange &line : lines)
            line.seat = seat;
        for (const Language language : allLanguages)
            tell(lines, side, session.game().context().ruleset(), language);
        report.changes.insert(report.changes.end(), lines.begin(), lines.end());
    }
    return report;
}

MatchReport changesOnly(MatchReport report, Seat seat)
{
    std::erase_if(report.changes, [seat](const ReportChange &line) { return line.seat != seat; });
    return report;
}

} // namespace dugout
