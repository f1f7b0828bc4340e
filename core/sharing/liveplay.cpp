// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/liveplay.h"

#include "core/club/games.h"
#include "core/club/keptstate.h"
#include "core/leaguebook/leagueexport.h"
#include "core/match/openlines.h"
#include "core/match/report/sentboard.h"
#include "core/sharing/outbox.h"
#include "core/sharing/sharedmatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool couldHide(const JournalEntry &entry)
{
    const auto line = logActionFromJson(entry.payload);
    return !line || mayHide(*line);
}

} // namespace

Result<void> LivePlay::send(LeagueServer &server, const SharedNote &note)
{
    if (note.state != SharedState::Joined || note.role == SharedRole::Reader)
        return {};
    const auto matches = played(note);
    if (!matches)
        return matches.error();
    if (matches->empty())
        return {};
    if (auto asked = askOnce(server, note.league); !asked)
        return asked;
    for (const JournalSummary &each : *matches) {
        const auto there = m_there.constFind(each.id.text());
        // One whose beginning still waits is not known there.
        if (there == m_there.cend() || m_told.value(each.id.text()) == each.entryCount
            || (*there >= each.entryCount && isThere(each, note)))
            continue;
        if (auto sent = sendLines(server, note.league, each); !sent) {
            // None of these says that another table plays it too.
            if (!isForGood(sent.error()) || sent.error().code == ErrorCode::SharedFull)
                return sent;
            m_apart.insert(each.id.text());
        }
        m_told.insert(each.id.text(), each.entryCount);
    }
    return {};
}

std::vector<JournalSummary> LivePlay::unsent(const SharedNote &note)
{
    if (note.state != SharedState::Joined || note.role == SharedRole::Reader)
        return {};
    auto matches = played(note);
    if (!matches)
        return {};
    std::erase_if(*matches,
                  [this, &note](const JournalSummary &each) { return isThere(each, note); });
    return *std::move(matches);
}

Result<QMap<QString, qint64>> LivePlay::sent(const SharedNote &note)
{
    const auto matches = played(note);
    if (!matches)
        return matches.error();
    QMap<QString, qint64> sent;
    for (const JournalSummary &each : *matches) {
        if (isThere(each, note))
            sent.insert(each.id.text(), each.entryCount);
    }
    return sent;
}

/// After a start nobody has heard how many lines are there before the server answers: till then the
/// note says what was last known. As many as here may be another table's: unless they came from
/// there or were sent, the last of them is compared.
bool LivePlay::isThere(const JournalSummary &match, const SharedNote &note) const
{
    const QString id = match.id.text();
    return match.entryCount <= std::max(note.came.value(id), note.sent.value(id))
        || match.entryCount < m_there.value(id) || m_told.value(id) == match.entryCount;
}

Result<std::vector<JournalSummary>> LivePlay::running() const
{
    JournalQuery query;
    query.game = matchGame();
    query.state = JournalState::Running;
    return m_stores.journals.list(query);
}

/// Those of this league that are his.
Result<std::vector<JournalSummary>> LivePlay::played(const SharedNote &note)
{
    auto all = running();
    if (!all)
        return all;
    std::erase_if(*all, [this, &note](const JournalSummary &each) {
        return m_apart.contains(each.id.text()) || !isPlayedIn(each.id, note);
    });
    return all;
}

bool LivePlay::isPlayedIn(const JournalId &match, const SharedNote &note)
{
    auto known = m_leagues.constFind(match.text());
    if (known == m_leagues.cend()) {
        const auto header = m_stores.journals.readHeader(match);
        if (!header)
            return false;
        m_teams.insert(match.text(), header->teams);
        known = m_leagues.insert(match.text(), playedFor(*header).league);
    }
    return *known == note.league && isHis(note, m_teams.value(match.text()));
}

Result<void> LivePlay::askOnce(LeagueServer &server, const LeagueId &league)
{
    if (m_asked.contains(league.text()))
        return {};
    const auto lines = server.runningMatches(league);
    if (!lines)
        return lines.error();
    m_there.insert(*lines);
    m_asked.insert(league.text());
    return {};
}

/// Only a match with something to hide is played again for it.
Result<LivePlay::OpenPart> LivePlay::openPart(const JournalSummary &match) const
{
    const qint64 there = m_there.value(match.id.text());
    const auto coming = m_stores.journals.entriesAfter(match.id, there, match.entryCount - there);
    if (!coming)
        return coming.error();
    if (std::none_of(coming->begin(), coming->end(), couldHide))
        return OpenPart{match.entryCount, match.stand.standing};
    const auto journal = m_stores.journals.read(match.id);
    if (!journal)
        return journal.error();
    const auto lines = JournalKeeper::linesOf(*journal);
    const auto session = openJournal(m_stores, *journal);
    // What this machine cannot read itself it tells nobody.
    if (!lines || !session)
        return OpenPart{there, match.stand.standing};
    OpenPart part{
        static_cast<qint64>(openLines(session->game().context(), session->state(), *lines)),
        journal->stand.standing};
    if (part.lines < static_cast<qint64>(lines->size()))
        addBoard(part.standing, *session);
    return part;
}

/// From the last one that is there on: the server compares it, and takes nothing that does not
/// follow.
Result<void> LivePlay::sendLines(LeagueServer &server, const LeagueId &league,
                                 const JournalSummary &match)
{
    constexpr qint64 atOnce = 400;
    const auto open = openPart(match);
    if (!open)
        return open.error();
    for (;;) {
        const qint64 there = m_there.value(match.id.text());
        const qint64 before = std::max<qint64>(0, there - 1);
        const auto entries = m_stores.journals.entriesAfter(
            match.id, before, std::min(atOnce, std::max(there, open->lines) - before));
        if (!entries)
            return entries.error();
        const QJsonArray lines = journalToJson({{}, {}, *entries}).value("entries"_L1).toArray();
        const auto sent
            = server.addMatchEntries(league, match.id, before + 1, lines, open->standing);
        if (!sent)
            return sent.error();
        hear(match.id, *sent);
        if (*sent >= open->lines || *sent <= there)
            return {};
    }
}

/// Of one that is over here its end waits, and that is told.
QStringList LivePlay::apart(const LeagueId &league) const
{
    if (m_apart.isEmpty())
        return {};
    const auto all = running();
    QStringList matches;
    for (const JournalSummary &each : all ? *all : std::vector<JournalSummary>()) {
        const QString id = each.id.text();
        if (m_apart.contains(id) && m_leagues.value(id) == league)
            matches.append(id);
    }
    return matches;
}

Result<QMap<QString, qint64>> LivePlay::linesHere() const
{
    const auto all = running();
    if (!all)
        return all.error();
    QMap<QString, qint64> lines;
    for (const JournalSummary &each : *all)
        lines.insert(each.id.text(), each.entryCount);
    return lines;
}

} // namespace dugout
