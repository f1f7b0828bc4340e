// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/eventlog.h"
#include "core/play/journal.h"

#include <functional>

namespace dugout {

/// Writes the history of one game into its journal, line by line, each a group of its own: this is
/// what a session keeps its actions with.
class JournalKeeper
{
public:
    /// Milliseconds since 1970, UTC.
    using Clock = std::function<qint64()>;

    /// Goes on after `kept` entries.
    JournalKeeper(JournalStore &store, JournalId id, qint64 kept, Clock clock);

    /// On disk once it answers "done". A line that was refused may be tried again; after
    /// "store.conflict" the game must be read again first.
    Result<void> keep(const LogAction &action);

    /// The lines of a history that was read. One that this Dugout does not understand, because a
    /// later one wrote it, is refused and stays in the journal.
    [[nodiscard]] static Result<std::vector<LogAction>> linesOf(const Journal &journal);
    /// A line as it is kept.
    [[nodiscard]] static JournalEntry entryOf(const LogAction &action, qint64 seq, qint64 atMs);

private:
    JournalStore &m_store;
    JournalId m_id;
    qint64 m_kept;
    Clock m_clock;
};

} // namespace dugout
