// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"

namespace dugout {

/// All that a match which is over has to leave behind, to be kept in one piece.
struct MatchEnd
{
    JournalChange change; ///< how its journal is marked
    ResultRecord result;
    std::vector<Document> teams; ///< both as the match left them, with the note beside each

    [[nodiscard]] StoreBatch batch() const
    {
        StoreBatch batch;
        batch.journals = {change};
        batch.documents = teams;
        batch.results = {result};
        return batch;
    }
};

/// Works out the end of a match, whose journal goes on with these entries from `nextSeq` on. Where
/// a team was changed since it came to the match, its sheet waits for the coaches' word: the match
/// is then marked undecided and no team changes.
[[nodiscard]] Result<MatchEnd> matchEnd(const ClubStores &stores, const JournalHeader &header,
                                        const MatchSession &session, qint64 nextSeq,
                                        std::vector<JournalEntry> entries = {});

} // namespace dugout
