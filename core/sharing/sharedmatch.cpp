// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedmatch.h"

#include "core/club/matchrepository.h"
#include "core/sharing/refusalwords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SharedMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(SharedMatch)
};

template<typename Look>
void eachMatch(const League &league, Look look)
{
    for (const Season &season : league.seasons) {
        for (const Competition &competition : season.competitions) {
            for (const Phase &phase : competition.phases) {
                for (const LeagueRound &round : phase.rounds) {
                    for (const LeagueFixture &fixture : round.fixtures) {
                        if (!fixture.match.isEmpty())
                            look(fixture);
                    }
                }
            }
        }
    }
}

} // namespace

std::vector<JournalId> fixtureMatches(const League &league)
{
    std::vector<JournalId> matches;
    eachMatch(league, [&matches](const LeagueFixture &each) { matches.push_back(each.match); });
    return matches;
}

const LeagueFixture *fixtureOf(const League &league, const JournalId &match)
{
    const LeagueFixture *found = nullptr;
    eachMatch(league, [&](const LeagueFixture &each) {
        if (each.match == match)
            found = &each;
    });
    return found;
}

Result<bool> followsLinesHere(JournalStore &journals, const QJsonObject &match)
{
    const qint64 first = match.value("firstLine"_L1).toInteger(1);
    const QJsonArray came = match.value("entries"_L1).toArray();
    if (first <= 1)
        return true;
    // It ended there before it came as far as here.
    if (came.isEmpty())
        return match.value("state"_L1).toString() == u"running"_s;
    const JournalId id(match.value("id"_L1).toString());
    const auto here = journals.entriesAfter(id, first - 1, came.size());
    if (!here)
        return here.error();
    for (size_t i = 0; i < here->size() && static_cast<qsizetype>(i) < came.size(); ++i) {
        const QJsonObject line = came.at(static_cast<qsizetype>(i)).toObject();
        if ((*here)[i].payload != line.value("payload"_L1).toObject())
            return false;
    }
    return true;
}

bool isHis(const SharedNote &note, const QStringList &teams)
{
    return note.role == SharedRole::Commissioner
        || (note.role == SharedRole::Coach
            && std::any_of(teams.begin(), teams.end(),
                           [&note](const QString &each) { return note.teams.contains(each); }));
}

Result<void> mayCorrect(const SharedNote &note, const LeagueFixture &fixture)
{
    if (note.role == SharedRole::Commissioner || !fixture.outcome)
        return {};
    const FixtureOutcome &outcome = *fixture.outcome;
    if (outcome.isSignedByBoth())
        return Error{ErrorCode::SharedConfirmed,
                     SharedMatchWords::tr("Signed by both: only the commissioner can correct it."),
                     {}};
    const bool isSignedByOther = (outcome.homeSigned && !note.teams.contains(fixture.home.text()))
        || (outcome.awaySigned && !note.teams.contains(fixture.away.text()));
    if (isSignedByOther)
        return Error{
            ErrorCode::SharedConfirmed,
            SharedMatchWords::tr("The other coach has signed: only the commissioner can correct "
                                 "it. Dispute the result if it is wrong."),
            {}};
    if (!outcome.deliveredBy.isEmpty() && outcome.deliveredBy != note.person)
        return Error{ErrorCode::SharedOver, refusalWords(ErrorCode::SharedOver, {}), {}};
    return {};
}

bool wasElsewhere(const std::vector<SharedNote> &notes, const MatchRepository &matches,
                  const JournalId &match)
{
    return std::any_of(notes.begin(), notes.end(), [&matches, &match](const SharedNote &note) {
        const auto came = note.came.constFind(match.text());
        return came != note.came.cend() && !matches.hasGoneOn(match, *came)
            && isHis(note, matches.teamsOf(match));
    });
}

} // namespace dugout
