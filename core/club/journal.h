// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace dugout {

using JournalId = Id<struct JournalTag>;

/// By which rules a game was entered. What was confirmed under them stands; it is for a check to
/// say where today's rules would make something else of it.
struct RulesMark
{
    int version = 0; ///< of the program's own rules, see rulesmark.h; 0 where nobody noted it
    QString fingerprint{}; ///< of the edition, where it is a coach's own

    bool operator==(const RulesMark &) const = default;
};

/// What is known of a game before its first event. Only its title may change afterwards.
struct JournalHeader
{
    JournalId id;
    QString game; ///< which game reads the entries: "match", "skirmish"
    QString title;
    qint64 createdMs = 0; ///< milliseconds since 1970, UTC
    QJsonObject setup; ///< teams, ruleset and options as they were at the start
    QStringList teams{}; ///< ids of the teams that play it, as far as they have one
    RulesMark rules{};

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

enum class JournalState {
    Running,
    Undecided, ///< over, but the coaches have not decided which sheets count
    Finished,
};

/// How a list shows a game, kept with every entry so that no list has to read entries.
struct JournalProgress
{
    JournalState state = JournalState::Running;
    QJsonObject standing{}; ///< the score and the moment in numbers; empty before the game begins

    bool operator==(const JournalProgress &) const = default;
};

/// One row of the list of games, without what it takes to play on.
struct JournalSummary
{
    JournalId id;
    QString game;
    QString title;
    qint64 createdMs = 0;
    qint64 changedMs = 0; ///< time of the last entry, or of the creation
    qint64 entryCount = 0;
    JournalProgress stand{};

    bool operator==(const JournalSummary &) const = default;
};

struct Journal
{
    JournalHeader header;
    JournalProgress stand{};
    std::vector<JournalEntry> entries;

    bool operator==(const Journal &) const = default;
};

/// Something that was reckoned from the first so many entries of a journal, kept beside it so that
/// nobody has to reckon it again. It can be lost at any time: the journal is what counts.
struct JournalPart
{
    QString name{};
    qint64 entries = 0; ///< of the journal that are in it
    QByteArray bytes{};

    bool operator==(const JournalPart &) const = default;
};

/// Which games a list wants to see.
struct JournalQuery
{
    enum class Order { ListOrder, NewestFirst, OldestFirst };
    static constexpr qint64 all = -1;

    QString game{}; ///< empty for every game
    std::optional<JournalState> state{};
    QString text{}; ///< a part of the title, in small or capital letters
    QString team{}; ///< only games that this team plays
    std::optional<qint64> createdAfterMs{}; ///< later than this
    /// ListOrder: those still played first, then the ones touched last. The others go by creation.
    Order order = Order::ListOrder;
    qint64 offset = 0;
    qint64 limit = all;
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
    /// `expectedNextSeq + 1`…, which must follow the last one kept. `after` is how the list shows
    /// the game from then on.
    virtual Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                                const std::vector<JournalEntry> &group,
                                const JournalProgress &after = {})
        = 0;

    /// Gives the game another title in the list.
    virtual Result<void> rename(const JournalId &id, const QString &title) = 0;

    [[nodiscard]] virtual Result<Journal> read(const JournalId &id) = 0;
    /// At most so many of the entries after the first `after`, the oldest first.
    [[nodiscard]] virtual Result<std::vector<JournalEntry>> entriesAfter(const JournalId &id,
                                                                         qint64 after, qint64 most)
    {
        auto journal = read(id);
        if (!journal)
            return journal.error();
        std::vector<JournalEntry> entries;
        for (JournalEntry &each : journal->entries) {
            if (each.seq > after && static_cast<qint64>(entries.size()) < most)
                entries.push_back(std::move(each));
        }
        return entries;
    }
    /// What is kept beside a journal; none where nothing is, or the store keeps no such things.
    [[nodiscard]] virtual Result<std::vector<JournalPart>> parts(const JournalId & /*id*/)
    {
        return std::vector<JournalPart>();
    }
    /// Without the entries.
    [[nodiscard]] virtual Result<JournalHeader> readHeader(const JournalId &id) = 0;
    [[nodiscard]] virtual Result<std::vector<JournalSummary>> list(const JournalQuery &query) = 0;
    /// How many there are, whatever the query's page.
    [[nodiscard]] virtual Result<qint64> count(const JournalQuery &query) = 0;
    virtual Result<void> remove(const JournalId &id) = 0;
};

} // namespace dugout
