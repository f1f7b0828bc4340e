// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/linelook.h"

#include "core/club/games.h"
#include "core/sharing/refusalwords.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

template<typename Having>
int countOf(const std::vector<WaitingLine> &waiting, Having having)
{
    return static_cast<int>(std::count_if(waiting.begin(), waiting.end(), having));
}

std::vector<WaitingLine> linesOf(const std::vector<Waiting> &waiting)
{
    std::vector<WaitingLine> lines;
    lines.reserve(waiting.size());
    for (const Waiting &each : waiting)
        lines.push_back({each.summary.id.text(), SharingWords::waitingLine(each),
                         refusalWords(each.refusedCode, each.refused), isOvertaken(each),
                         each.refusedCode,
                         each.kind == Waiting::Kind::MatchEnded ? each.fixture : FixtureId()});
    return lines;
}

/// What others would see of a match by now, had the server answered.
void addPlay(LeagueLine &line, const std::vector<JournalSummary> &matches)
{
    for (const JournalSummary &each : matches)
        line.waiting.push_back({each.id.text() + u"/play"_s,
                                SharingWords::waitingPlay(each.title),
                                {},
                                false,
                                {},
                                {}});
}

} // namespace

int LeagueLine::overtaken() const
{
    return countOf(waiting, [](const WaitingLine &each) { return each.isOvertaken; });
}

int LeagueLine::refused() const
{
    return countOf(waiting, [](const WaitingLine &each) { return !each.refused.isEmpty(); });
}

int LineLook::waiting() const
{
    int all = 0;
    for (const LeagueLine &each : leagues)
        all += static_cast<int>(each.waiting.size());
    return all;
}

bool LineLook::isAway() const
{
    return std::any_of(leagues.begin(), leagues.end(),
                       [](const LeagueLine &each) { return each.isAway; });
}

bool LineLook::asksPassword() const
{
    return std::any_of(leagues.begin(), leagues.end(),
                       [](const LeagueLine &each) { return each.asksPassword; });
}

LeagueLine LineLook::of(const LeagueId &league) const
{
    const auto found
        = std::find_if(leagues.begin(), leagues.end(),
                       [&league](const LeagueLine &each) { return each.league == league; });
    return found == leagues.end() ? LeagueLine() : *found;
}

LineLook LineWatch::look()
{
    LineLook look;
    const auto notes = m_table.leagues().notes();
    for (const SharedNote &each : notes ? *notes : std::vector<SharedNote>())
        look.leagues.push_back(lookAt(each));
    const SharedNews news = m_table.leagues().takeNews();
    look.hasNews = news.league;
    look.hasPlay = news.play;
    return look;
}

LeagueLine LineWatch::lookAt(const SharedNote &note)
{
    SharedLeagues &leagues = m_table.leagues();
    Known &known = m_known[note.league.text()];
    LeagueLine line;
    line.league = note.league;
    line.address = note.address;
    line.person = note.person;
    line.state = note.state;
    line.role = note.role;
    if (const auto header = m_table.stores().journals.readHeader(JournalId(note.league.text())))
        line.title = header->title;
    if (note.state == SharedState::Joined) {
        const auto report = leagues.deliver(note.league);
        line.isAway = report.failedWith(ErrorCode::StoreAway);
        line.asksPassword = report.failedWith(ErrorCode::StorePassword);
        if (!report && !line.isAway && !line.asksPassword)
            line.problem = problemOf(report.error(), known);
        if (report) {
            known.hindered.reset();
            known.lookedMs = m_table.stores().clock();
        }
        if (!line.isAway)
            sayWhatIsWrong(note, report.has_value(), line);
        const auto now = leagues.note(note.league);
        if (now && *now) {
            if (!report)
                addPlay(line, leagues.unsent(**now));
            line.role = (*now)->role;
            line.told = (*now)->told;
            QStringList parted = (*now)->parted + leagues.apart(note.league);
            parted.removeDuplicates();
            line.parted = static_cast<int>(parted.size());
            if (report) {
                askForClaims(**now, known);
                sayWhoSitsHere(**now, known);
            }
        }
    }
    if (const auto waiting = waitingFor(m_table.stores().documents, note.league)) {
        const auto lines = linesOf(*waiting);
        line.waiting.insert(line.waiting.begin(), lines.begin(), lines.end());
    }
    line.claims = known.claims;
    line.lookedMs = known.lookedMs;
    return line;
}

/// Although the server is there; the gravest last.
void LineWatch::sayWhatIsWrong(const SharedNote &note, bool answers, LeagueLine &line)
{
    SharedLeagues &leagues = m_table.leagues();
    for (const QString &each : answers ? leagues.apart(note.league) : QStringList()) {
        const auto header = m_table.stores().journals.readHeader(JournalId(each));
        line.problem = SharingWords::playedTwice(header ? header->title : each);
        line.isApart = true;
    }
    if (answers && leagues.isAtHome(note.league)) {
        line.problem = refusalWords(ErrorCode::SharedHome, {});
        line.isApart = false;
    }
    const LeagueServer *server = leagues.reached(note.address);
    if (const auto why = server ? server->onlyReads() : std::nullopt) {
        line.problem = why->message;
        line.isApart = false;
        line.isOlder = why->code == ErrorCode::SharedOlder;
    }
}

QString LineWatch::problemOf(const Error &error, Known &known) const
{
    const bool mayPass = isOneOf(
        error.code, {ErrorCode::StoreBusy, ErrorCode::StoreSlow, ErrorCode::StoreConflict});
    const auto before = std::exchange(known.hindered, error.code);
    return mayPass && before != error.code ? QString() : error.message;
}

/// Only when something happened: the server is not asked for the same again and again.
void LineWatch::askForClaims(const SharedNote &note, Known &known)
{
    // Coaches see their own.
    if (note.role != SharedRole::Commissioner && note.role != SharedRole::Coach) {
        known.claims = 0;
        return;
    }
    if (known.changes == note.changes)
        return;
    const auto server = m_table.leagues().serverAt(note.address);
    const auto claims = server ? (*server)->claims(note.league)
                               : Result<std::vector<SharedClaim>>(server.error());
    if (!claims)
        return;
    known.claims = static_cast<int>(claims->size());
    known.changes = note.changes;
}

QStringList LineWatch::matchesOf(const SharedNote &note)
{
    QStringList matches;
    for (const QString &team : note.teams) {
        JournalQuery query;
        query.game = matchGame();
        query.state = JournalState::Running;
        query.team = team;
        const auto found = m_table.stores().journals.list(query);
        for (const JournalSummary &each : found ? *found : std::vector<JournalSummary>())
            matches.append(each.id.text());
    }
    return matches;
}

void LineWatch::sayWhoSitsHere(const SharedNote &note, Known &known)
{
    constexpr qint64 often = 30'000; // milliseconds
    const qint64 now = m_table.stores().clock();
    if (m_place.isEmpty())
        return;
    const QStringList matches = matchesOf(note);
    if (known.satMs > 0 && now - known.satMs < often && matches == known.matches)
        return;
    const auto server = m_table.leagues().serverAt(note.address);
    if (server && (*server)->sitAt(note.league, m_place, matches)) {
        known.satMs = now;
        known.matches = matches;
    }
}

bool LineWatch::listen(const std::function<void()> &heard)
{
    bool all = true;
    const auto notes = m_table.leagues().notes();
    for (const SharedNote &each : notes ? *notes : std::vector<SharedNote>()) {
        if (each.state != SharedState::Joined)
            continue;
        LeagueServer *server = m_table.leagues().reached(each.address);
        all &= server && server->listen(each.league, heard);
    }
    return all;
}

} // namespace dugout
