// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/resultrecord.h"
#include "core/leaguebook/keeping/bin.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leagueexport.h"
#include "core/leaguebook/playedfor.h"

namespace dugout {

/// A match, a skirmish or the journal of a league in the bin.
struct BinnedGame
{
    Journal journal{};
    std::optional<ResultRecord> result{};
};

/// All that lies in the bin as one thing.
struct BinContents
{
    std::vector<BinnedGame> games{};
    std::vector<Document> documents{}; ///< as new ones: teams, and what matches made of them

    /// Null where it is not among them.
    [[nodiscard]] const BinnedGame *game(const JournalId &id) const;
};

// What the bin is kept as.
[[nodiscard]] QString binKind();
[[nodiscard]] QString binContentsKind();
[[nodiscard]] Document binDocument(const BinLine &line);
[[nodiscard]] Document contentsDocument(const BinLine &line, const BinContents &contents);
/// Nothing where it is no line of the bin.
[[nodiscard]] std::optional<BinLine> binLineFrom(const Document &document);
[[nodiscard]] std::optional<BinContents> contentsFrom(const Document &document);
/// It goes for good, with the earlier sheets of a team.
void addForgetting(const BinLine &line, StoreBatch &batch);

} // namespace dugout
