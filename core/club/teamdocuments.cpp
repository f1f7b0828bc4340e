// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"

#include "core/exchange/teamfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString teamKind()
{
    return u"team"_s;
}

Result<std::vector<DocumentSummary>> keptTeams(DocumentStore &documents, qint64 limit)
{
    return documents.list({teamKind(), {}, 0, limit});
}

Result<KeptTeam> loadTeam(DocumentStore &documents, const DocumentId &id)
{
    const auto document = documents.read(teamKind(), id);
    if (!document)
        return document.error();
    auto team = teamFromJson(document->body);
    if (!team)
        return team.error();
    return KeptTeam{std::move(*team), document->summary};
}

Result<DocumentSummary> saveTeam(DocumentStore &documents, const KeptTeam &kept, qint64 nowMs)
{
    Document document;
    document.summary = kept.summary;
    document.summary.kind = teamKind();
    document.summary.id = DocumentId(kept.team.id.text());
    document.summary.name = kept.team.name;
    document.summary.modifiedMs = nowMs;
    document.body = teamToJson(kept.team);
    auto saved = documents.save({document});
    if (!saved)
        return saved.error();
    return saved->front();
}

} // namespace dugout
