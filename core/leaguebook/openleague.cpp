// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/openleague.h"

#include "core/leaguebook/leaguestanding.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<void> applyGroup(League &league, const EventGroup &group)
{
    for (const Event &each : group.events) {
        const auto event = leagueEventFrom(each);
        if (!event)
            return event.error();
        if (auto done = applyTo(league, *event); !done)
            return done;
    }
    return {};
}

Result<League> foldGroups(const std::vector<EventGroup> &groups)
{
    League league;
    for (const EventGroup &group : groups) {
        if (auto done = applyGroup(league, group); !done)
            return done.error();
    }
    return league;
}

Correction correctionOf(int group, EventGroup with)
{
    Correction correction;
    correction.what = with.events.empty() ? Correction::What::Remove : Correction::What::Replace;
    correction.group = group;
    correction.with = std::move(with);
    return correction;
}

} // namespace

OpenLeague::OpenLeague(ClubStores stores, JournalId id)
    : m_stores(std::move(stores))
    , m_id(std::move(id))
{ }

Result<OpenLeague> OpenLeague::resume(const ClubStores &stores, const Journal &journal)
{
    const auto lines = JournalKeeper::linesOf(journal);
    if (!lines)
        return lines.error();
    OpenLeague opened(stores, journal.header.id);
    for (const LogAction &line : *lines) {
        if (auto done = opened.m_log.apply(line); !done)
            return done.error();
    }
    opened.m_kept = static_cast<qint64>(lines->size());
    auto league = foldGroups(opened.m_log.groups());
    if (!league)
        return league.error();
    opened.m_league = *std::move(league);
    return opened;
}

LogAction OpenLeague::doing(const std::vector<LeagueEvent> &events) const
{
    LogAction action;
    action.group.atMs = m_stores.clock();
    for (const LeagueEvent &each : events)
        action.group.events.push_back(toEvent(each));
    return action;
}

Result<JournalChange> OpenLeague::change(const std::vector<LeagueEvent> &events) const
{
    League next = m_league;
    for (const LeagueEvent &each : events) {
        if (auto done = applyTo(next, each); !done)
            return done.error();
    }
    const LogAction action = doing(events);
    return JournalChange{m_id,
                         m_kept + 1,
                         {JournalKeeper::entryOf(action, m_kept + 1, action.group.atMs)},
                         std::nullopt,
                         standOf(next)};
}

Result<void> OpenLeague::took(const JournalChange &change)
{
    for (const JournalEntry &entry : change.entries) {
        const auto line = logActionFromJson(entry.payload);
        if (!line)
            return line.error();
        if (auto done = m_log.apply(*line); !done)
            return done.error();
        if (auto done = applyGroup(m_league, line->group); !done)
            return done;
        ++m_kept;
    }
    return {};
}

Result<void> OpenLeague::refresh()
{
    const auto journal = m_stores.journals.read(m_id);
    if (!journal)
        return journal.error();
    if (static_cast<qint64>(journal->entries.size()) == m_kept)
        return {};
    auto now = resume(m_stores, *journal);
    if (!now)
        return now.error();
    m_kept = now->m_kept;
    m_log = std::move(now->m_log);
    m_league = std::move(now->m_league);
    return {};
}

Result<void> OpenLeague::act(const std::vector<LeagueEvent> &events)
{
    const auto wanted = change(events);
    if (!wanted)
        return wanted.error();
    if (auto kept
        = m_stores.journals.append(m_id, wanted->expectedNextSeq, wanted->entries, wanted->after);
        !kept)
        return kept;
    return took(*wanted);
}

Result<void> OpenLeague::rewrite(const LogAction &action)
{
    EventLog log = m_log;
    if (auto done = log.apply(action); !done)
        return done.error();
    auto league = foldGroups(log.groups());
    if (!league)
        return league.error();
    const JournalEntry entry = JournalKeeper::entryOf(action, m_kept + 1, m_stores.clock());
    if (auto kept = m_stores.journals.append(m_id, m_kept + 1, {entry}, standOf(*league)); !kept)
        return kept;
    ++m_kept;
    m_log = std::move(log);
    m_league = *std::move(league);
    return {};
}

Result<void> OpenLeague::undo()
{
    if (m_log.groups().size() == 1 && m_log.canUndo())
        return Error{u"nothing-to-undo"_s,
                     QCoreApplication::translate("OpenLeague", "There is nothing to undo."),
                     {}};
    return rewrite({LogAction::Kind::Undo, {}, {}});
}

Result<void> OpenLeague::redo()
{
    return rewrite({LogAction::Kind::Redo, {}, {}});
}

Result<void> OpenLeague::correct(int group, const std::vector<LeagueEvent> &with)
{
    return rewrite({LogAction::Kind::Correct, {}, correctionOf(group, doing(with).group)});
}

Result<League> OpenLeague::trial(int group, const std::vector<LeagueEvent> &with) const
{
    EventLog log = m_log;
    if (auto done
        = log.apply({LogAction::Kind::Correct, {}, correctionOf(group, doing(with).group)});
        !done)
        return done.error();
    return foldGroups(log.groups());
}

std::vector<LeagueHistoryLine> OpenLeague::history() const
{
    std::vector<LeagueHistoryLine> lines;
    League league;
    for (const EventGroup &group : m_log.groups()) {
        QStringList sentences;
        QString reason;
        for (const Event &each : group.events) {
            const auto event = leagueEventFrom(each);
            if (!event)
                continue;
            sentences.append(eventLine(league, *event));
            reason = reason.isEmpty() ? event->reason : reason;
            if (auto done = applyTo(league, *event); !done)
                break; // it was folded before: it fits
        }
        sentences.removeAll(QString());
        lines.push_back({static_cast<int>(lines.size()), group.atMs, sentences.join(u' '), reason});
    }
    return lines;
}

} // namespace dugout
