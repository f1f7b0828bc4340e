// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/teamhistory.h"
#include "core/play/journal.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

// The history of a team is never written down: it is read out of the matches that are kept, so that
// a match that is corrected tells it anew.

/// What journals of matches are kept under, to tell them from those of other games.
[[nodiscard]] QString matchGame();

/// One match of a team, with the log that its changes come from.
struct StoryChapter
{
    QString title; ///< of the match in the list of matches
    std::shared_ptr<const Ruleset> ruleset;
    MatchSession session;
    TeamChapter chapter;
    bool editedBefore = false; ///< by hand, since the chapter before it
};

/// What one entry of the log changed in the team, in the language of the moment.
struct ToldChanges
{
    QString event; ///< the line of the log, without the changes; empty for what followed from the
                   ///< whistle itself
    QStringList lines;

    bool operator==(const ToldChanges &) const = default;
};

/// A team through the finished matches that are kept, the first one first.
struct TeamStory
{
    std::vector<StoryChapter> chapters;
    QStringList problems; ///< a sentence for each match that cannot be read
};

[[nodiscard]] Result<TeamStory> readStory(JournalStore &journals, RulesetLibrary &library,
                                          const TeamId &team);
/// Every change of a chapter, entry by entry of its log.
[[nodiscard]] std::vector<ToldChanges> tellChanges(const StoryChapter &chapter);

} // namespace dugout
