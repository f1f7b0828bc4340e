// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguetables.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Calls `look(season, competition, fixture)` for every fixture that was decided between two.
template<typename Look>
void lookAtResults(const League &league, const Look &look)
{
    for (const Season &season : league.seasons) {
        for (const Competition &competition : season.competitions) {
            for (const Phase &phase : competition.phases) {
                for (const LeagueRound &round : phase.rounds) {
                    for (const LeagueFixture &each : round.fixtures) {
                        if (each.outcome && !each.isBye())
                            look(season, competition, each);
                    }
                }
            }
        }
    }
}

struct Keys
{
    QString key{};
    QString name{};
};

Keys keysOf(const League &league, const EntrantLine &line, RecordBy by)
{
    const LeagueTeam *team = league.team(line.entrant);
    const LeagueTeam *opponent = league.team(line.opponent);
    const QString roster = team ? team->roster.text() : QString();
    switch (by) {
    case RecordBy::Team:
        return {line.entrant.text(), teamName(league, line.entrant)};
    case RecordBy::Coach:
        return {team ? team->coach.text() : QString(), coachName(league, line.entrant)};
    case RecordBy::Roster:
        return {roster, roster};
    case RecordBy::RosterAgainst:
        break;
    }
    const QString both = u"%1/%2"_s.arg(roster, opponent ? opponent->roster.text() : QString());
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
}

bool isWanted(const League &league, const EntrantLine &line, const RecordFilter &filter)
{
    const LeagueTeam *team = league.team(line.entrant);
    return (filter.team.isEmpty() || filter.team == line.entrant)
        && (filter.opponent.isEmpty() || filter.opponent == line.opponent)
        && (filter.roster.isEmpty() || (team && team->roster == filter.roster));
}

} // namespace

std::vector<LeagueOutcome> formOf(const League &league, const EntrantId &team, int last)
{
    std::vector<LeagueOutcome> form;
    lookAtResults(league, [&](const Season &, const Competition &, const LeagueFixture &each) {
        if (each.home == team || each.away == team)
            form.push_back(lineOf(each.outcome->result,
                                  each.home == team ? FixtureSide::Home : FixtureSide::Away,
                                  LeagueOutcome::Won)
                               .outcome);
    });
    const auto kept = std::min(form.size(), static_cast<size_t>(std::max(0, last)));
    return {form.end() - static_cast<qsizetype>(kept), form.end()};
}

std::vector<RecordLine> recordsOf(const League &league, RecordBy by, const RecordFilter &filter)
{
    QHash<QString, size_t> places;
    std::vector<RecordLine> records;
    lookAtResults(
        league,
        [&](const Season &season, const Competition &competition, const LeagueFixture &each) {
            const bool wanted = (filter.season.isEmpty() || filter.season == season.id)
                && (filter.competition.isEmpty() || filter.competition == competition.id);
            for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away}) {
                const EntrantLine line = lineOf(each.outcome->result, side, LeagueOutcome::Won);
                if (!wanted || !isWanted(league, line, filter))
                    continue;
                const Keys keys = keysOf(league, line, by);
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
