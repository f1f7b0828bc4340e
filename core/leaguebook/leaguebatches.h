// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/state/league.h"

namespace dugout {

/// Lets the leagues have their share of whatever is kept: a match that ends, is corrected or is
/// played on gives its fixture the result, another one or none, in the same piece. Stands between
/// the club and the store; everything else goes through as it is.
class LeagueBatches final : public BatchStore
{
public:
    /// `stores.batches` is where it all goes in the end.
    explicit LeagueBatches(ClubStores stores);

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override;
    Result<void> inOnePiece(const std::function<Result<void>()> &work) override;

private:
    ClubStores m_stores;
};

/// What the leagues learn from a batch, as changes of their journals.
[[nodiscard]] std::vector<JournalChange> newsOf(const ClubStores &stores, const StoreBatch &batch);

/// What a match's record says of its fixture.
[[nodiscard]] FixtureOutcome outcomeOf(const ResultRecord &record);
/// What tables need of a sheet.
[[nodiscard]] TeamFigures figuresOf(const SheetFigures &sheet);

/// The teams are known by what the match left on their sheets; nothing where it left nothing.
[[nodiscard]] std::optional<TeamFiguresPair> figuresAfter(const ResultRecord &record);

/// What a skirmish that is over says of its fixture; seats are home and away. Why not where the
/// ladder does not come to an end that the fixture needs.
[[nodiscard]] Result<FixtureOutcome> outcomeOf(const EndedSkirmish &end,
                                               const LeagueFixture &fixture, bool mustBeWon);

/// Where a fixture's match counts. A season is named only together with its competition.
[[nodiscard]] ResultMark markOf(const League &league, const LeagueId &id, const FixtureId &fixture,
                                const JournalId &match);

} // namespace dugout
