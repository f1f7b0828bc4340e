// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"

namespace dugout {

/// Something about a kept match that its coaches should know.
struct ResultFinding
{
    enum class Kind {
        Differs, ///< today's rules would derive another result than the one that stands
        Undecided, ///< its sheets wait for the coaches' word
        Unreadable, ///< it cannot be played again
        Waiting, ///< it is over and has no result yet; the next start takes it up
    };

    Kind kind = Kind::Differs;
    JournalId match{};
    QString title{};
    QString sentence{}; ///< in the language of the moment

    bool operator==(const ResultFinding &) const = default;
};

struct ResultCheck
{
    qint64 matches = 0; ///< that were looked at
    std::vector<ResultFinding> findings{};
};

/// Plays every kept match again and compares what comes of it with the result that was kept.
/// Changes nothing: what two coaches confirmed stands.
[[nodiscard]] Result<ResultCheck> checkResults(const ClubStores &stores);

/// Where `now` says something else than the result that stands, in half sentences; empty where they
/// agree.
[[nodiscard]] QString differenceIn(const ResultRecord &stands, const ResultRecord &now);

/// The coaches take what today's rules derive, in the result, in the sheets and in every match
/// since. Refused while something would have to be decided first.
[[nodiscard]] Result<void> takeNewReading(const ClubStores &stores, const JournalId &match);

} // namespace dugout
