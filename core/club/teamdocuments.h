// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/team/team.h"

namespace dugout {

/// A team as it is kept, with the revision that the next save has to name.
struct KeptTeam
{
    Team team;
    DocumentSummary summary;

    bool operator==(const KeptTeam &) const = default;
};

/// What teams are kept under among the documents.
[[nodiscard]] QString teamKind();

/// Teams among the documents, the one changed last first.
[[nodiscard]] Result<std::vector<DocumentSummary>> keptTeams(DocumentStore &documents,
                                                             qint64 limit = DocumentQuery::all);
[[nodiscard]] Result<KeptTeam> loadTeam(DocumentStore &documents, const DocumentId &id);
/// A team with revision 0 is new. Answers the summary that the next save has to name.
[[nodiscard]] Result<DocumentSummary> saveTeam(DocumentStore &documents, const KeptTeam &kept,
                                               qint64 nowMs);

} // namespace dugout
