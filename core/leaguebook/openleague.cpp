// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/openleague.h"

#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguebook/fixtures/fixtureresults.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/holdings.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many lines are folded each time a league is opened, at most; and after there were more, so
/// many stay, for undo to find them.
constexpr size_t mostLines = 128;
constexpr size_t linesThatStay = 64;
constexpr qint64 linesAtOnce = 1'000;

Result<LogAction> lineOf(const JournalEntry &entry)
{
    auto lines = JournalKeeper::linesOf({{}, {}, {entry}});
    return lines ? Result<LogAction>(std::move(lines->front())) : Result<LogAction>(lines.error());
}

Error reachesBack()
{
    return {ErrorCode::ReachesBack, {}, {}}; // never shown: all is read instead
}

/// The log that these lines make on top of so many groups.
std::optional<EventLog> logOf(std::vector<LogAction>::const_iterator from,
                              std::vector<LogAction>::const_iterator to, int below)
{
    EventLog log;
    for (; from != to; ++from) {
        if (reachesBelow(*from, log, below) || !log.apply(countedFrom(*from, below)))
            return std::nullopt;
    }
    return log;
}

} // namespace

OpenLeague::OpenLeague(ClubStores stores, JournalId id)
    : m_stores(std::move(stores))
    , m_id(std::move(id))
{ }

Result<OpenLeague> OpenLeague::open(const ClubStores &stores, const JournalId &id)
{
    OpenLeague opened(stores, id);
    auto parts = stores.journals.parts(id);
    if (!parts)
        return parts.error();
    opened.m_parts = *std::move(parts);
    if (auto base = LeagueBaseParts::read(opened.m_parts)) {
        opened.m_base = *std::move(base);
        opened.m_kept = opened.m_base.lines;
    }
    auto read = opened.readOn();
    if (read.failedWith(ErrorCode::ReachesBack))
        read = opened.readAll();
    if (!read)
        return read.error();
    if (!opened.m_league.isFounded())
        return notFoundedYet();
    // Without the right to write here, each time reads a little longer.
    if (auto kept = opened.keepBase(); !kept)
        opened.m_baseIsNew = false;
    return opened;
}

Result<OpenLeague> OpenLeague::resume(const ClubStores &stores, const Journal &journal)
{
    OpenLeague opened(stores, journal.header.id);
    for (const JournalEntry &each : journal.entries) {
        if (auto done = opened.take(each); !done)
            return done.error();
    }
    if (auto folded = opened.settle(); !folded)
        return folded.error();
    // A file cut short, or a stranger's: nothing that is shown of a league goes without its rules.
    if (!opened.m_league.isFounded())
        return notFoundedYet();
    return opened;
}

/// Takes the lines that came since. In a long journal what was folded is put by as it goes, so that
/// never all of it is in memory.
Result<void> OpenLeague::readOn()
{
    const qint64 before = m_kept;
    for (bool more = true; more;) {
        const auto entries = m_stores.journals.entriesAfter(m_id, m_kept, linesAtOnce);
        if (!entries)
            return entries.error();
        for (const JournalEntry &each : *entries) {
            if (auto done = take(each); !done)
                return done;
        }
        advance();
        more = static_cast<qint64>(entries->size()) == linesAtOnce;
    }
    return m_kept == before && !m_lines.empty() ? Result<void>() : settle();
}

/// Starts over and keeps every action at hand.
Result<void> OpenLeague::readAll()
{
    const auto journal = m_stores.journals.read(m_id);
    auto whole = journal ? resume(m_stores, *journal) : Result<OpenLeague>(journal.error());
    if (!whole)
        return whole.error();
    be(*std::move(whole));
    return {};
}

Result<void> OpenLeague::openAnew()
{
    auto anew = open(m_stores, m_id);
    if (!anew)
        return anew.error();
    m_parts = std::move(anew->m_parts);
    be(*std::move(anew));
    return {};
}

void OpenLeague::be(OpenLeague &&other)
{
    m_kept = other.m_kept;
    m_inAdvance.reset();
    m_base = std::move(other.m_base);
    m_baseIsNew = other.m_baseIsNew;
    m_lines = std::move(other.m_lines);
    m_log = std::move(other.m_log);
    m_league = std::move(other.m_league);
}

/// Into the log; the league is as it was.
Result<void> OpenLeague::take(const JournalEntry &entry)
{
    auto line = lineOf(entry);
    if (!line)
        return line.error();
    if (reachesBelow(*line, m_log, m_base.groups))
        return reachesBack();
    if (auto done = m_log.apply(countedFrom(*line, m_base.groups)); !done)
        return done.error();
    m_lines.push_back(*std::move(line));
    ++m_kept;
    return {};
}

Result<void> OpenLeague::settle()
{
    auto league = foldGroups(m_base.league, m_log.groups());
    if (!league)
        return league.error();
    m_league = *std::move(league);
    return {};
}

/// Folds the older ones of the lines into the base once there are too many of them.
void OpenLeague::advance()
{
    if (m_lines.size() <= mostLines)
        return;
    if (!advanceBy(m_lines.size() - linesThatStay) && !m_log.canRedo())
        (void)advanceBy(m_lines.size());
}

bool OpenLeague::advanceBy(size_t lines)
{
    const auto first = m_lines.cbegin();
    const auto end = first + static_cast<std::ptrdiff_t>(lines);
    const auto folded = logOf(first, end, m_base.groups);
    if (!folded)
        return false;
    const int groups = m_base.groups + static_cast<int>(folded->groups().size());
    auto rest = logOf(end, m_lines.cend(), groups);
    if (!rest)
        return false;
    auto league = foldGroups(m_base.league, folded->groups());
    if (!league)
        return false;
    for (Season &each : league->seasons) {
        if (each.ended)
            each.competitions.squeeze();
    }
    m_base = {*std::move(league), m_base.lines + static_cast<qint64>(lines), groups};
    m_lines.erase(first, end);
    m_log = *std::move(rest);
    m_baseIsNew = true;
    return true;
}

std::vector<JournalPart> OpenLeague::newParts() const
{
    return m_baseIsNew ? LeagueBaseParts::changed(m_base, m_parts) : std::vector<JournalPart>();
}

/// Keeps the base where it is new, without any action.
Result<void> OpenLeague::keepBase()
{
    if (!m_baseIsNew)
        return {};
    StoreBatch batch;
    batch.journals.push_back({m_id, m_kept + 1, {}, std::nullopt, standOf(m_league), newParts()});
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    noteParts(batch.journals.front().parts);
    return {};
}

void OpenLeague::noteParts(const std::vector<JournalPart> &parts)
{
    if (parts.empty())
        return;
    for (const JournalPart &each : parts) {
        std::erase_if(m_parts,
                      [&each](const JournalPart &known) { return known.name == each.name; });
        m_parts.push_back(each);
    }
    m_baseIsNew = false;
}

LogAction OpenLeague::actionOf(const std::vector<LeagueEvent> &events) const
{
    LogAction action;
    action.group.atMs = m_stores.clock();
    for (LeagueEvent each : events) {
        if (each.by.isEmpty())
            each.by = m_speaker;
        action.group.events.push_back(toEvent(each));
    }
    return action;
}

/// What hinders an action today; an old journal that has it stays as it is.
Result<void> OpenLeague::checkNow(const League &league, const LeagueEvent &event) const
{
    if (const auto *joining = event.data.find<EntrantJoined>())
        return checkDrafted(league, joining->entry.team);
    if (const auto *held = event.data.find<HoldingChanged>())
        return checkHolding(league, m_stores.documents, held->holding);
    return checkInPlay(league, event, m_stores.journals);
}

Result<League> OpenLeague::trial(const std::vector<LeagueEvent> &events) const
{
    League next = m_league;
    for (const LeagueEvent &each : events) {
        if (auto fits = checkNow(next, each); !fits)
            return fits.error();
        if (auto done = applyTo(next, each); !done)
            return done.error();
    }
    return next;
}

Result<JournalChange> OpenLeague::change(const std::vector<LeagueEvent> &events) const
{
    const auto next = trial(events);
    if (!next)
        return next.error();
    const LogAction action = actionOf(events);
    return JournalChange{m_id,
                         m_kept + 1,
                         {JournalKeeper::entryOf(action, m_kept + 1, action.group.atMs)},
                         std::nullopt,
                         standOf(*next),
                         newParts()};
}

Result<void> OpenLeague::took(const JournalChange &change)
{
    noteParts(change.parts);
    for (const JournalEntry &entry : change.entries) {
        if (auto done = take(entry); !done)
            return done;
        const LogAction &line = m_lines.back();
        const bool isNew = line.kind == LogAction::Kind::Do;
        if (auto done = isNew ? applyGroup(m_league, line.group) : settle(); !done)
            return done;
    }
    const qint64 folded = m_base.lines;
    advance();
    return m_base.lines == folded ? Result<void>() : settle(); // shares what is over with the base
}

Result<void> OpenLeague::tookInAdvance(const JournalChange &change)
{
    const qint64 before = m_kept;
    const auto kept = m_stores.journals.entriesAfter(m_id, before, linesAtOnce);
    if (!kept)
        return kept.error();
    if (*kept != change.entries && !m_inAdvance)
        m_inAdvance = before;
    if (auto done = took(change); !done)
        return done;
    return m_inAdvance ? refresh() : Result<void>();
}

Result<void> OpenLeague::refresh()
{
    if (m_inAdvance) {
        const auto came = m_stores.journals.entriesAfter(m_id, *m_inAdvance, 1);
        if (!came)
            return came.error();
        return came->empty() ? Result<void>() : openAnew();
    }
    auto read = readOn();
    return read.failedWith(ErrorCode::ReachesBack) ? readAll() : read;
}

Result<void> OpenLeague::act(const std::vector<LeagueEvent> &events)
{
    const auto wanted = change(events);
    if (!wanted)
        return wanted.error();
    return keep(*wanted);
}

Result<void> OpenLeague::keep(const JournalChange &change, std::vector<Document> sheets)
{
    StoreBatch batch;
    batch.journals.push_back(change);
    batch.documents = std::move(sheets);
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    return took(change);
}

} // namespace dugout
