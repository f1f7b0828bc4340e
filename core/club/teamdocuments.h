// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/team/team.h"

namespace dugout {

/// A team as it is kept, with the revision that the next save has to name.
struct StoredTeam
{
    Team team;
    DocumentSummary summary;

    bool operator==(const StoredTeam &) const = default;
};

/// A team as it comes to a match: who can play for it, without those who left it. It is read and
/// saved at a cost that does not grow with how many have left.
struct PlayingTeam
{
    Team team; ///< its formerPlayers are those who left since it was read
    DocumentSummary summary;
};

/// Whether a save by hand begins a sitting or goes on with one: of a sitting only the sheet it
/// began with can be gone back to.
enum class Sitting { Begins, GoesOn };

/// What teams are kept under among the documents.
[[nodiscard]] QString teamKind();

/// Teams among the documents, the one changed last first.
[[nodiscard]] Result<std::vector<DocumentSummary>> keptTeams(DocumentStore &documents,
                                                             qint64 limit = DocumentQuery::all);
[[nodiscard]] Result<StoredTeam> loadTeam(DocumentStore &documents, const DocumentId &id);
/// A team with revision 0 is new. Answers the summary that the next save has to name.
[[nodiscard]] Result<DocumentSummary> saveTeam(DocumentStore &documents, const StoredTeam &kept,
                                               qint64 nowMs, Sitting sitting = Sitting::Begins);

[[nodiscard]] Result<PlayingTeam> loadPlayingTeam(DocumentStore &documents, const DocumentId &id);
[[nodiscard]] Result<DocumentSummary> savePlayingTeam(DocumentStore &documents,
                                                      const PlayingTeam &kept, qint64 nowMs);

/// A whole team on its way into the store.
[[nodiscard]] Document teamDocument(DocumentSummary summary, const Team &team, qint64 nowMs,
                                    Sitting sitting = Sitting::Begins);
/// One that plays: players who left earlier are kept, those in its formerPlayers are added,
/// `returned` ones are taken off.
[[nodiscard]] Document playingTeamDocument(const PlayingTeam &playing, qint64 nowMs,
                                           const QStringList &returned = {});
/// The same as it would be kept with all who left.
[[nodiscard]] Result<Document> wholeTeamDocument(DocumentStore &documents, Document team);

} // namespace dugout
