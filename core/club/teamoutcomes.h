// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/club/teamdocuments.h"
#include "core/match/match.h"

namespace dugout {

// What a finished match does to the teams that are kept. The journal of the match is the truth;
// beside each team a note says which outcome of which match it holds, so that a match can be
// corrected and applied again.

/// Both kept teams as the match left them, each with its note; without those that are not kept or
/// hold the outcome already. Names, colours and notes that were edited meanwhile stay. Refused with
/// "team-changed" when a team was changed otherwise since it came to the match, and "not-finished"
/// while something is still asked.
[[nodiscard]] Result<std::vector<Document>> teamsAfter(DocumentStore &documents,
                                                       const JournalId &match,
                                                       const MatchContext &context,
                                                       const MatchState &state, qint64 nowMs);

/// What a match made of a team, as far as it was kept, with those who left in it; nothing when it
/// never was.
[[nodiscard]] std::optional<Team> keptOutcome(DocumentStore &documents, const TeamId &team,
                                              const JournalId &match);
/// The note beside the team that says so, with the revision that is kept now.
[[nodiscard]] Document outcomeNote(DocumentStore &documents, const JournalId &match,
                                   const Team &outcome);
/// What it is kept under among the documents.
[[nodiscard]] QString outcomeNoteKind();
[[nodiscard]] DocumentId outcomeNoteId(const TeamId &team, const JournalId &match);
/// What a match made of a team, with nobody among its former players but those who left in it:
/// releases up to 0.2 gave every set-up and every outcome all who had ever left.
[[nodiscard]] Team withoutEarlierFormers(Team outcome, const Team &start);
/// Nothing that matters to the rules is different: names, colours and notes may be, and who left
/// the team before.
[[nodiscard]] bool isSameSheet(const Team &one, Team other);

} // namespace dugout
