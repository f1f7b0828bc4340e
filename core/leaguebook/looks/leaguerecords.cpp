// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/looks/matchfigures.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a side adds up to, in one number; those of races against each other take up two.
qint64 keyOf(const FigureIndex &index, const SideFigures &own, const SideFigures &other,
             RecordBy by)
{
    switch (by) {
    case RecordBy::Team:
        return own.team;
    case RecordBy::Coach:
        return own.coach;
    case RecordBy::Roster:
        return index.rosterOf(own.team);
    case RecordBy::RosterAgainst:
        break;
    }
    constexpr int half = 32;
    return (static_cast<qint64>(index.rosterOf(own.team)) << half) | index.rosterOf(other.team);
}

RecordLine newLine(const FigureIndex &index, const SideFigures &own, const SideFigures &other,
                   RecordBy by)
{
    const QString roster = index.rosterId(index.rosterOf(own.team)).text();
    switch (by) {
    case RecordBy::Team:
        return {index.teamId(own.team).text(), index.teamName(own.team)};
    case RecordBy::Coach:
        return {index.coachId(own.coach).text(), index.coachName(own.coach)};
    case RecordBy::Roster:
        return {roster, roster};
    case RecordBy::RosterAgainst:
        break;
    }
    const QString both = u"%1/%2"_s.arg(roster, index.rosterId(index.rosterOf(other.team)).text());
    return {both, both};
}

void add(RecordLine &record, const SideFigures &line, const SideFigures &other)
{
    ++record.played;
    record.won += line.outcome == LeagueOutcome::Won ? 1 : 0;
    record.drawn += line.outcome == LeagueOutcome::Drawn ? 1 : 0;
    record.lost += line.outcome == LeagueOutcome::Lost ? 1 : 0;
    record.td += line.td;
    record.tdAgainst += other.td;
    record.cas += line.cas;
    record.casAgainst += other.cas;
    if (line.outcome == LeagueOutcome::Won)
        record.streak = std::max(0, record.streak) + 1;
    else if (line.outcome == LeagueOutcome::Lost)
        record.streak = std::min(0, record.streak) - 1;
    else
        record.streak = 0;
    record.unbeaten = line.outcome == LeagueOutcome::Lost ? 0 : record.unbeaten + 1;
    record.longestWins = std::max(record.longestWins, record.streak);
    record.longestLosses = std::max(record.longestLosses, -record.streak);
    record.longestUnbeaten = std::max(record.longestUnbeaten, record.unbeaten);
    constexpr size_t shown = 5;
    record.form.push_back(line.outcome);
    if (record.form.size() > shown)
        record.form.erase(record.form.begin());
}

/// Which sides a filter lets through.
class WantedSides
{
public:
    WantedSides(FigureIndex &index, const RecordFilter &filter)
        : m_index(index)
        , m_filter(filter)
        , m_team(filter.team.isEmpty() ? -1 : index.team(filter.team))
        , m_opponent(filter.opponent.isEmpty() ? -1 : index.team(filter.opponent))
    { }

    [[nodiscard]] bool has(const SideFigures &own, const SideFigures &other) const
    {
        return (m_team < 0 || own.team == m_team) && (m_opponent < 0 || other.team == m_opponent)
            && isOf(own, m_filter.roster) && isOf(other, m_filter.rosterAgainst);
    }

private:
    [[nodiscard]] bool isOf(const SideFigures &side, const RosterId &roster) const
    {
        return roster.isEmpty() || m_index.rosterId(m_index.rosterOf(side.team)) == roster;
    }

    const FigureIndex &m_index;
    const RecordFilter &m_filter;
    int m_team;
    int m_opponent;
};

} // namespace

std::optional<FixtureResult> countedResult(const Competition &competition,
                                           const FixtureResult &result)
{
    std::vector<Withdrawal> withdrawals;
    for (const EntrantId &team : {result.home, result.away}) {
        const CompetitionEntry *entry = competition.entry(team);
        if (entry && entry->left)
            withdrawals.push_back({team, entry->results});
    }
    const auto counted = resultsAfter(withdrawals, {result}, competition.rules.awardedTd);
    return counted.empty() ? std::nullopt : std::optional(counted.front());
}

QHash<EntrantId, std::vector<LeagueOutcome>> formsOf(const League &league, const SeasonId &season,
                                                     int last)
{
    QHash<EntrantId, std::vector<LeagueOutcome>> forms;
    if (league.seasons.empty())
        return forms;
    const SeasonId of = season.isEmpty() ? league.seasons.back().id : season;
    forEachResult(league, {of}, [&](const DecidedFixture &each) {
        const LeagueFixture &fixture = each.fixture;
        const auto counted = countedResult(each.competition, fixture.outcome->result);
        if (!counted)
            return;
        forms[fixture.home].push_back(
            lineOf(*counted, FixtureSide::Home, LeagueOutcome::Won).outcome);
        if (!fixture.isBye())
            forms[fixture.away].push_back(
                lineOf(*counted, FixtureSide::Away, LeagueOutcome::Won).outcome);
    });
    for (std::vector<LeagueOutcome> &form : forms) {
        const auto kept = std::min(form.size(), static_cast<size_t>(std::max(0, last)));
        form.erase(form.begin(), form.end() - static_cast<qsizetype>(kept));
    }
    return forms;
}

std::vector<LeagueOutcome> formOf(const League &league, const EntrantId &team, int last,
                                  const SeasonId &season)
{
    return formsOf(league, season, last).value(team);
}

std::vector<RecordLine> recordsOf(const League &league, RecordBy by, const RecordFilter &filter)
{
    QHash<qint64, size_t> places;
    std::vector<RecordLine> records;
    FigureIndex index(league);
    const WantedSides wanted(index, filter);
    const auto count = [&](const SideFigures &own, const SideFigures &other) {
        if (!wanted.has(own, other))
            return;
        const qint64 key = keyOf(index, own, other, by);
        auto place = places.constFind(key);
        if (place == places.constEnd()) {
            place = places.insert(key, records.size());
            records.push_back(newLine(index, own, other, by));
        }
        add(records[*place], own, other);
    };
    forEachFigures(league, {filter.season, filter.competition, filter.division}, index,
                   [&count](const MatchFigures &each) {
                       count(each.home, each.away);
                       count(each.away, each.home);
                   });
    std::stable_sort(records.begin(), records.end(),
                     [](const RecordLine &one, const RecordLine &other) {
                         return one.won != other.won ? one.won > other.won : one.lost < other.lost;
                     });
    return records;
}

} // namespace dugout
