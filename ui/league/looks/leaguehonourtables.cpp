// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/text/languagescope.h"
#include "ui/league/leaguewords.h"
#include "ui/league/looks/chartview.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString whole(double value)
{
    return currentLocale().toString(static_cast<qlonglong>(std::lround(value)));
}

/// "+12", "−4"; nothing for none.
QString signedWhole(double value)
{
    const long rounded = std::lround(value);
    if (rounded == 0)
        return {};
    return rounded > 0 ? u"+%1"_s.arg(rounded) : u"−%1"_s.arg(-rounded);
}

QString seasonName(const League &league, const SeasonId &id)
{
    const Season *season = league.season(id);
    return season ? season->name : QString();
}

QString competitionName(const League &league, const CompetitionId &id)
{
    const Competition *competition = league.competition(id);
    return competition ? competition->rules.name : QString();
}

} // namespace

ShownTable LeagueWords::ratings(const std::vector<RatingLine> &lines, const Ruleset *ruleset)
{
    ShownTable table;
    table.columns = {{u"#"_s, tr("Rank"), true, false},
                     {tr("Coach"), {}, false, true},
                     {tr("Race"), {}, false, true},
                     {tr("P", "played, short"), tr("Played"), true, false},
                     {tr("W", "won, one letter"), tr("Won"), true, false},
                     {tr("D", "drawn, one letter"), tr("Drawn"), true, false},
                     {tr("L", "lost, one letter"), tr("Lost"), true, false},
                     {tr("Rating"), {}, true, false},
                     {u"±"_s, tr("How unsure it is"), true, false},
                     {tr("Last"), tr("What the last match changed"), true, false}};
    for (const RatingLine &each : lines)
        table.rows.push_back(
            {u"%1/%2"_s.arg(each.coach.text(), each.roster.text()),
             {QString::number(each.rank), each.name,
              each.roster.isEmpty() ? QString() : roster(each.roster, ruleset),
              QString::number(each.played), QString::number(each.won), QString::number(each.drawn),
              QString::number(each.lost), whole(each.rating),
              each.deviation > 0 ? whole(each.deviation) : QString(), signedWhole(each.change)},
             each.rank == 1,
             false});
    return table;
}

ShownTable LeagueWords::hallOfFame(const League &league, const std::vector<HonourLine> &lines)
{
    ShownTable table;
    table.columns = {{tr("Season"), {}, false, false},
                     {tr("Competition"), {}, false, true},
                     {tr("Winner"), {}, false, true},
                     {tr("Coach"), {}, false, false},
                     {tr("Second"), {}, false, true}};
    for (const HonourLine &each : lines)
        table.rows.push_back({u"%1/%2"_s.arg(each.season.text(), each.competition.text()),
                              {each.seasonName, each.competitionName, each.teamName, each.coachName,
                               each.second.isEmpty() ? QString() : teamName(league, each.second)},
                              false,
                              false});
    return table;
}

ShownTable LeagueWords::cabinet(const League &league, const std::vector<Prize> &prizes)
{
    ShownTable table;
    table.columns = {{tr("Season"), {}, false, false}, {tr("Competition"), {}, false, true},
                     {tr("Prize"), {}, false, true},   {tr("Team"), {}, false, true},
                     {tr("Player"), {}, false, false}, {tr("It is"), {}, false, false},
                     {tr("Reason"), {}, false, false}};
    int number = 0;
    for (const Prize &each : prizes)
        table.rows.push_back(
            {QString::number(++number),
             {seasonName(league, each.season), competitionName(league, each.competition),
              prizeName(each), teamName(league, each.team), each.player, choiceWords(each.kind),
              each.reason},
             false,
             false});
    return table;
}

/// What the others have against a team is what it has against them, seen from the other side.
ShownTable LeagueWords::headToHead(std::vector<RecordLine> others)
{
    for (RecordLine &each : others) {
        std::swap(each.won, each.lost);
        std::swap(each.td, each.tdAgainst);
        std::swap(each.cas, each.casAgainst);
        each.streak = -each.streak;
        for (LeagueOutcome &outcome : each.form) {
            if (outcome != LeagueOutcome::Drawn)
                outcome = outcome == LeagueOutcome::Won ? LeagueOutcome::Lost : LeagueOutcome::Won;
        }
    }
    std::stable_sort(others.begin(), others.end(),
                     [](const RecordLine &one, const RecordLine &other) {
                         return one.won != other.won ? one.won > other.won : one.lost < other.lost;
                     });
    ShownTable table = records(others, RecordBy::Team, nullptr);
    table.columns.front().title = tr("Opponent");
    table.columns.pop_back(); // the longest runs are those of the others
    for (ShownRow &row : table.rows)
        row.cells.removeLast();
    return table;
}

ChartPicture LeagueWords::chart(const LeagueChart &chart, const QString &title,
                                const QString &steps, bool upsideDown)
{
    ChartPicture picture{title, steps, chart.first, upsideDown, {}};
    for (const ChartLine &each : chart.lines)
        picture.curves.push_back({each.key, each.name, each.values});
    return picture;
}

} // namespace dugout
