// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/play/eventlog.h"

#include <functional>

namespace dugout {

/// Milliseconds since 1970, UTC.
using WallClock = std::function<qint64()>;

/// Writes the history of one game into its journal, line by line, each a group of its own: this is
/// what a session keeps its actions with.
class JournalKeeper
{
public:
    /// Goes on after `kept` entries.
    JournalKeeper(JournalStore &store, JournalId id, qint64 kept, WallClock clock);

    /// On disk once it answers "done". A line that was refused may be tried again; after
    /// "store.conflict" the game must be read again first.
    Result<void> keep(const LogAction &action, const JournalProgress &after = {});
    /// The line that comes next, to be saved together with something else; report it once it is on
    /// disk.
    [[nodiscard]] JournalEntry next(const LogAction &action) const;
    void countKept(qint64 lines) { m_kept += lines; }
    /// How many lines there are, as far as this one knows.
    [[nodiscard]] qint64 kept() const { return m_kept; }

    /// The lines of a history that was read. One that this Dugout does not understand, because a
    /// later one wrote it, is refused and stays in the journal.
    [[nodiscard]] static Result<std::vector<LogAction>> linesOf(const Journal &journal);
    /// Lines as they are kept from the first one on, each at its time.
    [[nodiscard]] static std::vector<JournalEntry> entriesOf(const std::vector<LogAction> &lines);
    /// A line as it is kept.
    [[nodiscard]] static JournalEntry entryOf(const LogAction &action, qint64 seq, qint64 atMs);

private:
    JournalStore &m_store;
    JournalId m_id;
    qint64 m_kept;
    WallClock m_clock;
};

/// Each event as an entry of its own, made now.
[[nodiscard]] std::vector<LogAction> asEntered(const std::vector<Event> &events,
                                               const WallClock &clock);

} // namespace dugout
