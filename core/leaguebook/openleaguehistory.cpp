// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguebook/season/sheetsback.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Correction correctionOf(int group, EventGroup with)
{
    Correction correction;
    correction.what = with.events.empty() ? Correction::What::Remove : Correction::What::Replace;
    correction.group = group;
    correction.with = std::move(with);
    return correction;
}

/// Read only where a star or something bought is named: few leagues have any, and editions are
/// large.
std::shared_ptr<const Ruleset> editionFor(const LeagueEvent &event, const League &league,
                                          RulesetLibrary &library)
{
    const auto *held = event.data.find<HoldingChanged>();
    const auto *bought = event.data.find<InducementsBought>();
    const bool isNamed = (held && held->holding.kind == HoldingKind::Star)
        || (bought && !bought->inducements.empty());
    if (!isNamed)
        return nullptr;
    const auto edition = library.load(league.currentRules().ruleset.text());
    return edition ? *edition : nullptr;
}

void historyOf(const std::vector<EventGroup> &groups, League league, int first,
               RulesetLibrary &library, std::vector<LeagueHistoryLine> &lines)
{
    for (const EventGroup &group : groups) {
        QStringList sentences;
        QString reason;
        for (const Event &each : group.events) {
            const auto event = leagueEventFrom(each);
            if (!event)
                continue;
            const auto edition = editionFor(*event, league, library);
            sentences.append(eventLine(league, *event, edition.get()));
            reason = reason.isEmpty() ? event->reason : reason;
            if (auto done = applyTo(league, *event); !done)
                break; // it was folded before: it fits
        }
        sentences.removeAll(QString());
        lines.push_back({first++, group.atMs, sentences.join(u' '), reason});
    }
}

} // namespace

Result<void> OpenLeague::rewrite(const LogAction &action)
{
    if (reachesBelow(action, m_log, m_base.groups)) {
        if (auto read = readAll(); !read)
            return read;
    }
    EventLog log = m_log;
    if (auto done = log.apply(countedFrom(action, m_base.groups)); !done)
        return done.error();
    const auto league = foldGroups(m_base.league, log.groups());
    if (!league)
        return league.error();
    auto sheets = sheetsBack(m_stores, {m_league, m_log.groups()}, {*league, log.groups()});
    if (!sheets)
        return sheets.error();
    return keep({m_id,
                 m_kept + 1,
                 {JournalKeeper::entryOf(action, m_kept + 1, m_stores.clock())},
                 std::nullopt,
                 standOf(*league),
                 newParts()},
                *std::move(sheets));
}

Result<void> OpenLeague::undo()
{
    if (!canUndo())
        return Error{ErrorCode::NothingToUndo,
                     QCoreApplication::translate("OpenLeague", "There is nothing to undo."),
                     {}};
    return rewrite({LogAction::Kind::Undo, {}, {}});
}

std::vector<LeagueEvent> OpenLeague::lastAction() const
{
    OpenLeague whole = *this;
    if (m_log.groups().empty() && !whole.readAll())
        return {};
    const auto &groups = whole.m_log.groups();
    std::vector<LeagueEvent> events;
    for (const Event &each : groups.empty() ? std::vector<Event>() : groups.back().events) {
        if (auto event = leagueEventFrom(each))
            events.push_back(*std::move(event));
    }
    return events;
}

Result<void> OpenLeague::redo()
{
    return rewrite({LogAction::Kind::Redo, {}, {}});
}

Result<void> OpenLeague::correct(int group, const std::vector<LeagueEvent> &with)
{
    return rewrite({LogAction::Kind::Correct, {}, correctionOf(group, actionOf(with).group)});
}

Result<League> OpenLeague::trial(int group, const std::vector<LeagueEvent> &with) const
{
    OpenLeague tried = *this;
    const LogAction action{LogAction::Kind::Correct, {}, correctionOf(group, actionOf(with).group)};
    if (reachesBelow(action, tried.m_log, tried.m_base.groups)) {
        if (auto read = tried.readAll(); !read)
            return read.error();
    }
    if (auto done = tried.m_log.apply(countedFrom(action, tried.m_base.groups)); !done)
        return done.error();
    return foldGroups(tried.m_base.league, tried.m_log.groups());
}

std::vector<LeagueHistoryLine> OpenLeague::recentHistory() const
{
    std::vector<LeagueHistoryLine> lines;
    historyOf(m_log.groups(), m_base.league, m_base.groups, m_stores.library, lines);
    return lines;
}

std::vector<LeagueHistoryLine> OpenLeague::history() const
{
    OpenLeague whole = *this;
    if (m_base.groups > 0 && !whole.readAll())
        return recentHistory();
    return whole.recentHistory();
}

} // namespace dugout
