// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/teamhistory.h"
#include "core/club/clubstores.h"

namespace dugout {

/// One match of a team in a line, read from its result.
struct StoryLine
{
    JournalId match;
    QString title; ///< of the match in the list of matches
    qint64 atMs = 0; ///< when it was finished
    QString opponent;
    int scored = 0;
    int conceded = 0;
    SheetFigures before;
    SheetFigures after;
    bool editedBefore = false; ///< by hand, since the match before it

    bool operator==(const StoryLine &) const = default;
};

/// One match of a team, with the log that its changes come from.
struct StoryChapter
{
    std::shared_ptr<const Ruleset> ruleset;
    MatchSession session;
    TeamChapter chapter;
};

/// What one entry of the log changed in the team, in the language of the moment.
struct ToldChanges
{
    QString event; ///< the line of the log, without the changes; empty for what followed from the
                   ///< whistle itself
    QStringList lines;

    bool operator==(const ToldChanges &) const = default;
};

/// A team through its finished matches, the first one first: what their results say, without
/// playing any of them again.
[[nodiscard]] Result<std::vector<StoryLine>> readStory(ResultStore &results, const TeamId &team);
/// One of them in full, from its log.
[[nodiscard]] Result<StoryChapter> readChapter(const ClubStores &stores, const JournalId &match,
                                               const TeamId &team);
/// Every change of a chapter, entry by entry of its log.
[[nodiscard]] std::vector<ToldChanges> tellChanges(const StoryChapter &chapter);

} // namespace dugout
