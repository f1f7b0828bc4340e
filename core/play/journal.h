// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/result.h"

#include <QJsonObject>

#include <vector>

namespace dugout {

using JournalId = Id<struct JournalTag>;

/// What is known of a game before its first event. Only its title may change afterwards.
struct JournalHeader
{
    JournalId id;
    QString game; ///< which game reads the entries: "match", "skirmish"
    QString title;
    qint64 createdMs = 0; ///< milliseconds since 1970, UTC
    QJsonObject setup; ///< teams, ruleset and options as they were at the start

    bool operator==(const JournalHeader &) const = default;
};

/// One event as it is kept. The store never looks into the payload, and keeps kinds it has never
/// heard of.
struct JournalEntry
{
    qint64 seq = 0; ///< 1, 2, 3… without a gap
    qint64 group = 0; ///< the seq of the first entry that the same action made
    qint64 atMs = 0; ///< milliseconds since 1970, UTC
    QString kind;
    QJsonObject payload;
    int payloadVersion = 1;

    bool operator==(const JournalEntry &) const = default;
};

enum class JournalState { Running, Finished };

/// One row of the list of games.
struct JournalSummary
{
    JournalHeader header;
    JournalState state = JournalState::Running;
    qint64 entryCount = 0;
    qint64 changedMs = 0; ///< time of the last entry, or of the creation

    bool operator==(const JournalSummary &) const = default;
};

struct Journal
{
    JournalHeader header;
    JournalState state = JournalState::Running;
    std::vector<JournalEntry> entries;

    bool operator==(const Journal &) const = default;
};

/// Where a game keeps its events. What a function has answered "done" to is on the disk and stays.
///
/// Entries are only ever added: undo and redo are entries too (see LogAction). Errors that a
/// caller may want to tell apart have the codes "store.not-found", "store.exists",
/// "store.conflict" (somebody else added entries first: read again), "store.invalid" and
/// "store.away" (the server cannot be reached; if that happened while a group was being kept,
/// read again before repeating it).
class JournalStore
{
public:
    JournalStore() = default;
    JournalStore(const JournalStore &) = delete;
    JournalStore &operator=(const JournalStore &) = delete;
    virtual ~JournalStore() = default;

    /// Starts a journal without entries; an id that is taken is refused.
    virtual Result<void> create(const JournalHeader &header) = 0;

    /// Keeps one whole group or nothing of it. Its entries are numbered `expectedNextSeq`,
    /// `expectedNextSeq + 1`…, which must follow the last one kept. `stateAfter` is how the list
    /// shows the game from then on.
    virtual Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                                const std::vector<JournalEntry> &group,
                                JournalState stateAfter = JournalState::Running)
        = 0;

    /// Changes only how the list shows the game.
    virtual Result<void> setState(const JournalId &id, JournalState state) = 0;

    /// Gives the game another title in the list.
    virtual Result<void> rename(const JournalId &id, const QString &title) = 0;

    [[nodiscard]] virtual Result<Journal> read(const JournalId &id) = 0;
    /// All games, the one created last first.
    [[nodiscard]] virtual Result<std::vector<JournalSummary>> list() = 0;
    virtual Result<void> remove(const JournalId &id) = 0;
};

} // namespace dugout
