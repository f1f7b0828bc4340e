// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/club/opengame.h"
#include "core/club/seengame.h"
#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// What a journal of a new skirmish begins with. Called after those who play it unless it has a
/// title.
[[nodiscard]] JournalHeader newSkirmishHeader(const ClubStores &stores, const SkirmishSetup &setup,
                                              const QString &title = {});

/// The skirmishes that are kept, and what one does with them.
class SkirmishRepository
{
public:
    explicit SkirmishRepository(ClubStores stores);

    /// Only skirmishes, whatever game the query names.
    [[nodiscard]] Result<std::vector<JournalSummary>> list(JournalQuery query = {}) const;
    /// A skirmish by its id, or by its title where only one bears it.
    [[nodiscard]] Result<JournalId> find(const QString &name) const;
    /// Called after those who play it unless it has a title.
    [[nodiscard]] Result<JournalId> start(const SkirmishSetup &setup,
                                          const QString &title = {}) const;
    /// On the prompt where it was left.
    [[nodiscard]] Result<std::unique_ptr<OpenGame<SkirmishGame>>> open(const JournalId &id) const;
    /// To be looked at: nothing is kept by it.
    [[nodiscard]] Result<SeenGame<SkirmishGame>> look(const JournalId &id) const;
    /// Whether somebody else went on with it since so many lines were read, or removed it.
    [[nodiscard]] bool hasGoneOn(const JournalId &id, qint64 lines) const;
    /// Null when it is finished, gone or cannot be read.
    [[nodiscard]] std::unique_ptr<OpenGame<SkirmishGame>> openUnfinished(const JournalId &id) const;
    /// What others would be told if a skirmish that is over were changed like this; nothing is
    /// kept. Empty where it is not over.
    [[nodiscard]] Result<StoreBatch> told(const JournalId &id, const LogAction &change) const;

private:
    ClubStores m_stores;
};

} // namespace dugout
