// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamoutcomes.h"
#include "core/club/teamrepository.h"
#include "core/leaguebook/keeping/ties.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LockedWords
{
    Q_DECLARE_TR_FUNCTIONS(LockedSheets)
};

} // namespace

Result<DocumentSummary> LeagueRepository::saveSheet(const StoredTeam &kept, Sitting sitting,
                                                    const QString &word) const
{
    const Document document = teamDocument(kept.summary, kept.team, m_stores.clock(), sitting);
    const auto keepAlone
        = [&]() -> Result<DocumentSummary> { return TeamRepository(m_stores).save(kept, sitting); };
    const auto before = kept.summary.revision > 0
        ? loadTeam(m_stores.documents, DocumentId(kept.team.id.text()))
        : Result<StoredTeam>(Error{ErrorCode::StoreNotFound, {}, {}});
    if (!before || isSameSheet(before->team, kept.team))
        return keepAlone(); // what else is wrong with it the store says
    const auto ties = Ties::look(m_stores);
    if (!ties)
        return ties.error();
    const std::vector<TeamTies::Tie> leagues = ties->of(kept.team.id).leagues;
    if (leagues.empty())
        return keepAlone();
    if (word.trimmed().isEmpty())
        return Error{ErrorCode::SheetLocked,
                     LockedWords::tr("%1 is registered in \"%2\", and its sheet is locked. Only "
                                     "the commissioner can change it, with a reason.")
                         .arg(kept.team.name, leagues.front().name),
                     leagues.front().id.text()};
    const auto ruleset = m_stores.library.load(kept.team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    StoreBatch batch;
    batch.documents.push_back(document);
    std::vector<OpenLeague> opened;
    const TeamFigures figures{teamValue(kept.team, **ruleset), kept.team.fanFactor,
                              kept.team.treasury};
    for (const TeamTies::Tie &each : leagues) {
        auto league = OpenLeague::open(m_stores, each.id);
        if (!league)
            return league.error();
        const auto change = league->change(
            {{SheetEdited{EntrantId(kept.team.id.text()), figures}, word.trimmed()}});
        if (!change)
            return change.error();
        batch.journals.push_back(*change);
    }
    const auto saved = m_stores.batches.keep(batch);
    if (!saved)
        return saved.error();
    return saved->front();
}

Result<DocumentSummary> LeagueRepository::goBack(const TeamId &team, qint64 number,
                                                 const QString &word) const
{
    const TeamRepository teams(m_stores);
    auto kept = teams.load(DocumentId(team.text()));
    if (!kept)
        return kept.error();
    auto earlier = teams.earlierSheet(kept->summary.id, number);
    if (!earlier)
        return earlier.error();
    const auto ties = Ties::look(m_stores);
    if (!ties)
        return ties.error();
    if (const auto playing = ties->of(team).matches; !playing.empty())
        return Error{
            ErrorCode::TeamInMatch,
            LockedWords::tr(
                "%1 is playing \"%2\". Go back to an earlier sheet once that match is over.")
                .arg(kept->team.name, playing.front().name),
            playing.front().id.text()};
    kept->team = goneBack(kept->team, *std::move(earlier));
    return saveSheet(*kept, Sitting::Begins, word);
}

} // namespace dugout
