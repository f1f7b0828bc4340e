// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/state/leaguebase.h"

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
/// on disk before it counts; what is refused changes nothing. Of a long journal only the last
/// actions are known, on top of what the earlier ones were folded into before; going further back
/// reads all of it.
class OpenLeague
{
public:
    /// Begins with what was folded before, where that is kept. Refused where a later Dugout wrote
    /// the journal.
    [[nodiscard]] static Result<OpenLeague> open(const ClubStores &stores, const JournalId &id);
    /// A journal as it was read, from its first line on.
    [[nodiscard]] static Result<OpenLeague> resume(const ClubStores &stores,
                                                   const Journal &journal);

    [[nodiscard]] LeagueId id() const { return LeagueId(m_id.text()); }
    [[nodiscard]] const League &league() const { return m_league; }
    [[nodiscard]] qint64 lines() const { return m_kept; } ///< of its journal

    /// Takes the events as one action, which one undo takes away again.
    Result<void> act(const std::vector<LeagueEvent> &events);
    Result<void> act(LeagueEventData data, const QString &reason = {})
    {
        return act(std::vector{LeagueEvent{std::move(data), reason}});
    }
    /// What is done from now on is entered as this coach's own; empty: as done at this machine.
    void speakFor(const CoachId &coach) { m_speaker = coach; }
    /// The founding stays.
    [[nodiscard]] bool canUndo() const
    {
        return (m_log.canUndo() || m_base.groups > 1)
            && m_base.groups + static_cast<int>(m_log.groups().size()) > 1;
    }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo(); }
    Result<void> undo();
    Result<void> redo();
    /// What the last action was that undo takes away; nothing where that cannot be read.
    [[nodiscard]] std::vector<LeagueEvent> lastAction() const;
    /// Another event in the place of an earlier action, or none: refused where something later no
    /// longer fits.
    Result<void> correct(int group, const std::vector<LeagueEvent> &with);
    /// What the league would be after that; nothing is kept.
    [[nodiscard]] Result<League> trial(int group, const std::vector<LeagueEvent> &with) const;
    /// What it would be after a further action.
    [[nodiscard]] Result<League> trial(const std::vector<LeagueEvent> &events) const;

    /// The oldest first, one line for each action that counts.
    [[nodiscard]] std::vector<LeagueHistoryLine> history() const;
    /// Only the actions that are known without reading the whole journal: the last dozens at least,
    /// where there are so many.
    [[nodiscard]] std::vector<LeagueHistoryLine> recentHistory() const;
    /// How many actions the history has before the recent ones.
    [[nodiscard]] int earlierActions() const { return m_base.groups; }

    /// The change that an action makes to the journal, to be saved together with something else;
    /// call `took` once it is on disk.
    [[nodiscard]] Result<JournalChange> change(const std::vector<LeagueEvent> &events) const;
    Result<void> took(const JournalChange &change);
    /// The same for a change that may come back otherwise: in a shared league a server writes the
    /// line, perhaps behind those of other tables. Until it is there this one stands for it.
    Result<void> tookInAdvance(const JournalChange &change);
    /// Reads what came in meanwhile: the result of a match, or what somebody else decided.
    Result<void> refresh();

private:
    OpenLeague(ClubStores stores, JournalId id);

    [[nodiscard]] Result<void> readOn();
    [[nodiscard]] Result<void> readAll();
    [[nodiscard]] Result<void> openAnew();
    void be(OpenLeague &&other);
    [[nodiscard]] Result<void> take(const JournalEntry &entry);
    [[nodiscard]] Result<void> settle();
    void advance();
    [[nodiscard]] bool advanceBy(size_t lines);
    [[nodiscard]] Result<void> keepBase();
    [[nodiscard]] Result<void> keep(const JournalChange &change, std::vector<Document> sheets = {});
    void noteParts(const std::vector<JournalPart> &parts);
    [[nodiscard]] std::vector<JournalPart> newParts() const;
    [[nodiscard]] Result<void> rewrite(const LogAction &action);
    [[nodiscard]] Result<void> checkNow(const League &league, const LeagueEvent &event) const;
    [[nodiscard]] LogAction actionOf(const std::vector<LeagueEvent> &events) const;

    ClubStores m_stores;
    JournalId m_id;
    qint64 m_kept = 0; ///< lines of the journal
    std::optional<qint64> m_inAdvance; ///< after so many of them stands one that is still to come
    LeagueBase m_base; ///< what the first of them gave
    bool m_baseIsNew = false; ///< it is not kept yet
    std::vector<JournalPart> m_parts; ///< as they are kept
    std::vector<LogAction> m_lines; ///< those after the base
    EventLog m_log; ///< made by them
    League m_league;
    CoachId m_speaker;
};

} // namespace dugout
