// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/match/state/matchcontext.h"

namespace dugout {

/// A team that was still being built and breaks no rule is founded by its first match: the gold it
/// did not spend is its treasury from now on.
[[nodiscard]] bool isFoundedByMatch(const Team &team, const Ruleset &ruleset);

/// The same match with such teams founded; for one that is kept in a file.
[[nodiscard]] Result<MatchSetup> withFoundedTeams(MatchSetup setup, const Ruleset &ruleset);

/// What a match starts from, with the kept teams that it founds.
struct EnteredMatch
{
    MatchSetup setup;
    std::vector<Document> teams;
};

/// Refuses a team against itself and one of another edition.
/// A league founds the kept teams too, so that the outcome can be written onto the sheet that came
/// to the match; to be kept together with the new match.
[[nodiscard]] Result<EnteredMatch> enterMatch(MatchSetup setup, const Ruleset &ruleset,
                                              DocumentStore &documents, qint64 nowMs);

} // namespace dugout
