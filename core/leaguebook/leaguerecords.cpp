// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguetables.h"
#include "core/leaguebook/leaguewalk.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Keys
{
    QString key{};
    QString name{};
};

Keys keysOf(const TeamIndex &teams, const LeagueFixture &fixture, FixtureSide side, RecordBy by)
{
    const bool home = side == FixtureSide::Home;
    const EntrantId &own = home ? fixture.home : fixture.away;
    const QString roster = teams.roster(own).text();
    switch (by) {
    case RecordBy::Team:
        return {own.text(), teams.name(own)};
    case RecordBy::Coach: {
        const CoachId coach = teams.coachOf(fixture, side);
        return {coach.text(), teams.coachName(coach)};
    }
    case RecordBy::Roster:
        return {roster, roster};
    case RecordBy::RosterAgainst:
        break;
    }
    const QString both
        = u"%1/%2"_s.arg(roster, teams.roster(home ? fixture.away : fixture.home).text());
    return {both, both};
}

void add(RecordLine &record, const EntrantLine &line)
{
    ++record.played;
    record.won += line.outcome == LeagueOutcome::Won ? 1 : 0;
    record.drawn += line.outcome == LeagueOutcome::Drawn ? 1 : 0;
    record.lost += line.outcome == LeagueOutcome::Lost ? 1 : 0;
    record.td += line.td;
    record.tdAgainst += line.tdAgainst;
    record.cas += line.cas;
    record.casAgainst += line.casAgainst;
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

bool isWanted(const TeamIndex &teams, const EntrantLine &line, const RecordFilter &filter)
{
    return (filter.team.isEmpty() || filter.team == line.entrant)
        && (filter.opponent.isEmpty() || filter.opponent == line.opponent)
        && (filter.roster.isEmpty() || teams.roster(line.entrant) == filter.roster)
        && (filter.rosterAgainst.isEmpty() || teams.roster(line.opponent) == filter.rosterAgainst);
}

} // namespace

std::vector<LeagueOutcome> formOf(const League &league, const EntrantId &team, int last)
{
    std::vector<LeagueOutcome> form;
    forEachResult(league, {}, [&](const DecidedFixture &each) {
        const LeagueFixture &fixture = each.fixture;
        if (fixture.home == team || fixture.away == team)
            form.push_back(
                each.line(fixture.home == team ? FixtureSide::Home : FixtureSide::Away).outcome);
    });
    const auto kept = std::min(form.size(), static_cast<size_t>(std::max(0, last)));
    return {form.end() - static_cast<qsizetype>(kept), form.end()};
}

std::vector<RecordLine> recordsOf(const League &league, RecordBy by, const RecordFilter &filter)
{
    QHash<QString, size_t> places;
    std::vector<RecordLine> records;
    const TeamIndex teams(league);
    const ResultScope scope{filter.season, filter.competition, filter.division};
    forEachResult(league, scope, [&](const DecidedFixture &each) {
        for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away}) {
            const EntrantLine line = each.line(side);
            if (!isWanted(teams, line, filter))
                continue;
            const Keys keys = keysOf(teams, each.fixture, side, by);
            if (!places.contains(keys.key)) {
                places.insert(keys.key, records.size());
                records.push_back({keys.key, keys.name});
            }
            add(records[places.value(keys.key)], line);
        }
    });
    std::stable_sort(records.begin(), records.end(),
                     [](const RecordLine &one, const RecordLine &other) {
                         return one.won != other.won ? one.won > other.won : one.lost < other.lost;
                     });
    return records;
}

} // namespace dugout
