// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/changes/placesmoved.h"
#include "core/leaguebook/looks/leaders.h"
#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguebook/looks/leaguehonours.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/openleague.h"
#include "core/rules/ruleset.h"
#include "ui/models/showntable.h"

#include <QCoreApplication>
#include <QSet>

namespace dugout {

struct ChartPicture;

/// What the League place shows of a league, in the language of the moment.
class LeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)

public:
    [[nodiscard]] static QString format(PhaseFormat format);
    [[nodiscard]] static QString state(MemberState state);
    [[nodiscard]] static QString leaderBy(LeaderBy by);
    [[nodiscard]] static QString occasion(const QString &occasion);
    /// "Round 3", with the occasion of a knock-out.
    [[nodiscard]] static QString round(const LeagueRound &round);
    /// "A – B", or who has a bye.
    [[nodiscard]] static QString pair(const League &league, const LeagueFixture &fixture);
    /// "2 – 1", "walk-over"…; empty before there is one.
    [[nodiscard]] static QString result(const LeagueFixture &fixture);
    /// "3 May 20:30", where and at which table, as far as it is said.
    [[nodiscard]] static QString arranged(const LeagueRound &round, const LeagueFixture &fixture);
    /// The same with what became of it when one of both left: "2 – 0, awarded", "1 – 1, void".
    [[nodiscard]] static QString result(const Competition &competition,
                                        const LeagueFixture &fixture);
    [[nodiscard]] static QString formWords(const std::vector<LeagueOutcome> &form);
    [[nodiscard]] static QString roster(const RosterId &roster, const Ruleset *ruleset);
    [[nodiscard]] static QString day(qint64 atMs);

    /// Where there are ratings they stand in the place of the teams' values.
    [[nodiscard]] static ShownTable standings(const League &league, const Standings &standings,
                                              const QHash<EntrantId, int> &moved,
                                              const SeasonId &season,
                                              const QHash<EntrantId, int> &ratings = {});
    [[nodiscard]] static ShownTable crossTable(const League &league, const CrossTable &cross);
    /// Of those in `ended` the match is over here, and the league does not know it yet.
    [[nodiscard]] static ShownTable fixtures(const League &league, const Competition *competition,
                                             const QSet<FixtureId> &ended = {});
    /// With the competition that is played, where one is shown: it says who is not in it. Where
    /// there are ratings these are what coaches compare, not the value.
    [[nodiscard]] static ShownTable members(const League &league, const Ruleset *ruleset,
                                            const Competition *played = nullptr,
                                            const QHash<EntrantId, int> &ratings = {});
    [[nodiscard]] static ShownTable leaders(const std::vector<LeaderLine> &lines, LeaderBy by);
    [[nodiscard]] static ShownTable records(const std::vector<RecordLine> &lines, RecordBy by,
                                            const Ruleset *ruleset);
    [[nodiscard]] static ShownTable ratings(const std::vector<RatingLine> &lines,
                                            const Ruleset *ruleset);
    [[nodiscard]] static ShownTable hallOfFame(const League &league,
                                               const std::vector<HonourLine> &lines);
    [[nodiscard]] static ShownTable cabinet(const League &league, const std::vector<Prize> &prizes);
    /// Of a team against each of the others, from what those have against it.
    [[nodiscard]] static ShownTable headToHead(std::vector<RecordLine> others);
    [[nodiscard]] static ChartPicture chart(const LeagueChart &chart, const QString &title,
                                            const QString &steps, bool upsideDown);
    /// The newest first.
    [[nodiscard]] static ShownTable history(const std::vector<LeagueHistoryLine> &lines);
    [[nodiscard]] static QString disputedBy(const QString &coach, const QString &why);
    /// Who stands by the result of a fixture, as far as that is known, and who does not.
    [[nodiscard]] static QStringList signatures(const League &league, const LeagueFixture &fixture);

private:
    [[nodiscard]] static ShownRow fixtureRow(const League &league, const Competition &competition,
                                             size_t phase, const LeagueRound &round,
                                             const LeagueFixture &fixture, bool isEnded);
};

} // namespace dugout
