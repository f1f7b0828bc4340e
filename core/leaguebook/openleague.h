// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/leaguefold.h"

namespace dugout {

/// One line of a league's history, as it is shown.
struct LeagueHistoryLine
{
    int group = 0; ///< its place among the actions that count
    qint64 atMs = 0;
    QString line{}; ///< in the language of the moment
    QString reason{};

    bool operator==(const LeagueHistoryLine &) const = default;
};

/// A league that is kept and run: its journal and the league that folding it gives. Every action is
/// on disk before it counts; what is refused changes nothing.
class OpenLeague
{
public:
    /// A journal of a league as it was read; refused where a later Dugout wrote it.
    [[nodiscard]] static Result<OpenLeague> resume(const ClubStores &stores,
                                                   const Journal &journal);

    [[nodiscard]] LeagueId id() const { return LeagueId(m_id.text()); }
    [[nodiscard]] const League &league() const { return m_league; }
    [[nodiscard]] const EventLog &log() const { return m_log; }

    /// Takes the events as one action, which one undo takes away again.
    Result<void> act(const std::vector<LeagueEvent> &events);
    Result<void> act(LeagueDeed deed, const QString &reason = {})
    {
        return act(std::vector{LeagueEvent{std::move(deed), reason}});
    }
    [[nodiscard]] bool canUndo() const { return m_log.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo(); }
    Result<void> undo();
    Result<void> redo();
    /// Another event in the place of an earlier action, or none: refused where something later no
    /// longer fits.
    Result<void> correct(int group, const std::vector<LeagueEvent> &with);
    /// What the league would be after that; nothing is kept.
    [[nodiscard]] Result<League> trial(int group, const std::vector<LeagueEvent> &with) const;

    /// The oldest first, one line for each action that counts.
    [[nodiscard]] std::vector<LeagueHistoryLine> history() const;

    /// The change that an action makes to the journal, for whoever keeps it with something else
    /// and calls `took` once it is on disk.
    [[nodiscard]] Result<JournalChange> change(const std::vector<LeagueEvent> &events) const;
    Result<void> took(const JournalChange &change);
    /// Reads what came in meanwhile: the result of a match, or what somebody else decided.
    Result<void> refresh();

private:
    OpenLeague(ClubStores stores, JournalId id);

    [[nodiscard]] Result<void> rewrite(const LogAction &action);
    [[nodiscard]] LogAction doing(const std::vector<LeagueEvent> &events) const;

    ClubStores m_stores;
    JournalId m_id;
    qint64 m_kept = 0;
    EventLog m_log;
    League m_league;
};

} // namespace dugout
