// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"

#include "core/exchange/teamfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

DocumentSummary summaryOf(DocumentSummary summary, const Team &team)
{
    summary.kind = teamKind();
    summary.id = DocumentId(team.id.text());
    return summary;
}

Result<DocumentSummary> saveOne(DocumentStore &documents, const Document &document)
{
    auto saved = documents.save({document});
    if (!saved)
        return saved.error();
    return saved->front();
}

} // namespace

QString teamKind()
{
    return u"team"_s;
}

Result<std::vector<DocumentSummary>> keptTeams(DocumentStore &documents, qint64 limit)
{
    return documents.list({teamKind(), {}, 0, limit});
}

Result<StoredTeam> loadTeam(DocumentStore &documents, const DocumentId &id)
{
    const auto document = documents.read(teamKind(), id);
    if (!document)
        return document.error();
    auto team = teamFromJson(document->body);
    if (!team)
        return team.error();
    return StoredTeam{std::move(*team), document->summary};
}

Result<PlayingTeam> loadPlayingTeam(DocumentStore &documents, const DocumentId &id)
{
    const auto document = documents.readWithoutList(teamKind(), id);
    if (!document)
        return document.error();
    auto team = teamFromJson(document->body);
    if (!team)
        return team.error();
    return PlayingTeam{*std::move(team), document->summary};
}

Result<DocumentSummary> saveTeam(DocumentStore &documents, const StoredTeam &kept, qint64 nowMs,
                                 Sitting sitting)
{
    return saveOne(documents,
                   teamDocument(summaryOf(kept.summary, kept.team), kept.team, nowMs, sitting));
}

Result<DocumentSummary> savePlayingTeam(DocumentStore &documents, const PlayingTeam &kept,
                                        qint64 nowMs)
{
    return saveOne(documents, playingTeamDocument(kept, nowMs));
}

Document teamDocument(DocumentSummary summary, const Team &team, qint64 nowMs, Sitting sitting)
{
    summary.name = team.name;
    summary.modifiedMs = nowMs;
    Document document{std::move(summary), teamToJson(team)};
    document.goesOn = sitting == Sitting::GoesOn;
    return document;
}

Document playingTeamDocument(const PlayingTeam &playing, qint64 nowMs, const QStringList &returned)
{
    Document document = teamDocument(playing.summary, playing.team, nowMs);
    document.scope = Document::Scope::WithoutList;
    document.dropped = returned;
    return document;
}

Result<Document> wholeTeamDocument(DocumentStore &documents, Document team)
{
    if (team.scope == Document::Scope::Whole)
        return team;
    const auto kept = documents.read(team.summary.kind, team.summary.id);
    if (!kept)
        return kept.error();
    const QString list = growingList(team.summary.kind);
    const QJsonArray former = grownList(kept->body.value(list).toArray(), team);
    team.body.remove(list);
    if (!former.isEmpty())
        team.body.insert(list, former);
    team.scope = Document::Scope::Whole;
    team.dropped.clear();
    return team;
}

} // namespace dugout
