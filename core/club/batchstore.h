// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/resultrecord.h"
#include "core/skirmish/victory.h"

#include <functional>
#include <optional>

namespace dugout {

/// The change to one journal among other things that change with it.
struct JournalChange
{
    JournalId id;
    qint64 expectedNextSeq = 1; ///< nothing is kept when somebody else added entries first
    std::vector<JournalEntry> entries; ///< added, each a group of its own; may be none
    /// What the game starts from, from now on: it followed from another game that was corrected.
    std::optional<QJsonObject> setup;
    JournalProgress after{};
    std::vector<JournalPart> parts{}; ///< each takes the place of the one of its name

    bool operator==(const JournalChange &) const = default;
};

/// Where in a league a match counts, to add up over many matches.
struct ResultMark
{
    JournalId match{};
    JournalId league{};
    QString season{};
    QString competition{};
    QString division{}; ///< of both sides; empty where they have none or two
    QString fixture{};

    bool operator==(const ResultMark &) const = default;
};

/// How a skirmish of a league ended; the league says what follows.
struct EndedSkirmish
{
    JournalId id{};
    std::vector<GameResult> games{};
    Seat winner = noSeat; ///< of all games together
    QString reason{}; ///< what decided them, as in SkirmishState::matchReason
    qint64 atMs = 0;

    bool operator==(const EndedSkirmish &) const = default;
};

/// What is kept together or not at all.
struct StoreBatch
{
    // What goes is gone before anything comes, so that something may take the place of its like.
    std::vector<DocumentSummary> removed{}; ///< only the revision that was read
    std::vector<JournalId> discarded{}; ///< journals, with their results
    std::vector<DocumentSummary> forgotten{}; ///< whose earlier versions go
    std::vector<JournalHeader> started{}; ///< new journals, without entries yet
    std::vector<JournalChange> journals{};
    std::vector<Document> documents{};
    std::vector<ResultRecord> results{}; ///< each takes the place of what its journal left before
    std::vector<JournalId> withdrawn{}; ///< games that are played on: their results go
    std::vector<ResultMark> marks{}; ///< of matches that belong to a league
    std::vector<EndedSkirmish> skirmishes{}; ///< of leagues, that are over now
    std::vector<JournalId> lookedAt{}; ///< matches of an earlier release that owe no result

    bool operator==(const StoreBatch &) const = default;
};

/// Where several games and documents change as one: a crash leaves all of it or nothing. Errors
/// have the codes of JournalStore and DocumentStore.
class BatchStore
{
public:
    BatchStore() = default;
    BatchStore(const BatchStore &) = delete;
    BatchStore &operator=(const BatchStore &) = delete;
    virtual ~BatchStore() = default;

    /// Answers the summaries of the documents with their new revisions.
    virtual Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) = 0;

    /// Everything that `work` keeps in the same place, by whatever store of it, is kept together;
    /// nothing of it where `work` answers an error. Nobody else can write there meanwhile.
    virtual Result<void> inOnePiece(const std::function<Result<void>()> &work) = 0;
};

} // namespace dugout
