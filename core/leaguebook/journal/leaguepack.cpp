// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguepack.h"

#include "core/leaguebook/journal/bytepack.h"

namespace dugout {

// Every field of every type, in its order: a new one that is forgotten here does not compile.

void pack(auto &io, Is<LeagueRules> auto &value)
{
    auto &[ruleset, options, rosters, budget, rise, buyBack, game] = value;
    io(ruleset, options, rosters, budget, rise, buyBack, game);
}

void pack(auto &io, Is<RulesPeriod> auto &value)
{
    auto &[rules, season, fromRound, reason] = value;
    io(rules, season, fromRound, reason);
}

void pack(auto &io, Is<LeagueCoach> auto &value)
{
    auto &[id, name, naf, contact] = value;
    io(id, name, naf, contact);
}

void pack(auto &io, Is<TeamFigures> auto &value)
{
    auto &[worth, fanFactor, treasury] = value;
    io(worth, fanFactor, treasury);
}

void pack(auto &io, Is<Purchase> auto &value)
{
    auto &[inducement, star, position, skill, deck, price] = value;
    io(inducement, star, position, skill, deck, price);
}

/// The sheet is packed apart.
void pack(auto &io, Is<LeagueTeam> auto &value)
{
    auto &[id, name, coach, roster, club, figures, last, at, state, legacy, drafted, bought, sheet]
        = value;
    io(id, name, coach, roster, club, figures, last, at, state, legacy, drafted, bought);
}

void pack(auto &io, Is<Holding> auto &value)
{
    auto &[kind, name, team] = value;
    io(kind, name, team);
}

void pack(auto &io, Is<Prize> auto &value)
{
    auto &[kind, name, team, player, amount, season, competition, reason] = value;
    io(kind, name, team, player, amount, season, competition, reason);
}

void pack(auto &io, Is<ResultColumn> auto &value)
{
    auto &[name, home, away] = value;
    io(name, home, away);
}

/// That squads draw is reckoned and never kept.
void pack(auto &io, Is<FixtureResult> auto &value)
{
    auto &[round, home, away, kind, td, tdAgainst, cas, casAgainst, winner, conceded, columns,
           drawn]
        = value;
    io(round, home, away, kind, td, tdAgainst, cas, casAgainst, winner, conceded, columns);
}

void pack(auto &io, Is<EncounterGame> auto &value)
{
    auto &[glory, gloryAgainst, onLevelGlory] = value;
    io(glory, gloryAgainst, onLevelGlory);
}

void pack(auto &io, Is<Encounter> auto &value)
{
    auto &[games, homeOut, awayOut, lastStanding, rollOff] = value;
    io(games, homeOut, awayOut, lastStanding, rollOff);
}

void pack(auto &io, Is<FixtureOutcome> auto &value)
{
    auto &[result, source, at, homeValue, awayValue, homeSigned, awaySigned, note, homeCoach,
           awayCoach, encounter, deliveredBy, atTable, disputed, dispute]
        = value;
    io(result, source, at, homeValue, awayValue, homeSigned, awaySigned, note, homeCoach, awayCoach,
       encounter, deliveredBy, atTable, disputed, dispute);
}

void pack(auto &io, Is<FixtureArrangement> auto &value)
{
    auto &[date, deadline, place, table] = value;
    io(date, deadline, place, table);
}

void pack(auto &io, Is<LeagueFixture> auto &value)
{
    auto &[id, home, away, pinned, isFriendly, occasion, stage, tie, moves, when, match, outcome]
        = value;
    io(id, home, away, pinned, isFriendly, occasion, stage, tie, moves, when, match, outcome);
}

void pack(auto &io, Is<LeagueRound> auto &value)
{
    auto &[number, published, deadline, fixtures] = value;
    io(number, published, deadline, fixtures);
}

void pack(auto &io, Is<Phase> auto &value)
{
    auto &[begun, seeds, divisions, places, rounds] = value;
    io(begun, seeds, divisions, places, rounds);
}

void pack(auto &io, Is<PhaseRules> auto &value)
{
    auto &[name, format, rounds, legs, divisions, across, byLot, order, bestOf, third, by, places]
        = value;
    io(name, format, rounds, legs, divisions, across, byLot, order, bestOf, third, by, places);
}

void pack(auto &io, Is<CompetitionRules> auto &value)
{
    auto &[name, game, points, columns, tieBreaks, best, bye, byeOpponent, forfeitOpponent,
           needsAll, awardedTd, develop, phases, needsWinners, squad, squadPoints]
        = value;
    io(name, game, points, columns, tieBreaks, best, bye, byeOpponent, forfeitOpponent, needsAll,
       awardedTd, develop, phases, needsWinners, squad, squadPoints);
}

void pack(auto &io, Is<CompetitionEntry> auto &value)
{
    auto &[team, division, seed, lot, left, results, squad] = value;
    io(team, division, seed, lot, left, results, squad);
}

void pack(auto &io, Is<HandPoints> auto &value)
{
    auto &[entrant, points, reason] = value;
    io(entrant, points, reason);
}

void pack(auto &io, Is<Challenge> auto &value)
{
    auto &[week, challenger, challenged, answer, substitute] = value;
    io(week, challenger, challenged, answer, substitute);
}

void pack(auto &io, Is<LeagueChallenge> auto &value)
{
    auto &[challenge, fixture] = value;
    io(challenge, fixture);
}

void pack(auto &io, Is<Competition> auto &value)
{
    auto &[id, rules, entries, phases, handPoints, challenges, ended, atStart] = value;
    io(id, rules, entries, phases, handPoints, challenges, ended, atStart);
}

void pack(auto &io, Is<CompetitionTitle> auto &value)
{
    auto &[id, name] = value;
    io(id, name);
}

/// Without its bytes.
void pack(auto &io, Is<PackedCompetitions> auto &value)
{
    auto &[titles, lowest, highest, bytes, isSqueezed] = value;
    io(titles, lowest, highest, isSqueezed);
}

/// The competitions are packed apart.
void pack(auto &io, Is<Season> auto &value)
{
    auto &[id, name, ended, competitions] = value;
    io(id, name, ended);
}

void pack(auto &io, Is<League> auto &value)
{
    auto &[name, rules, coaches, teams, seasons, holdings, prizes, lastFixture] = value;
    io(name, rules, coaches, teams, seasons, holdings, prizes, lastFixture);
}

namespace {

template<typename T>
QByteArray packedBytes(const T &value)
{
    LeagueByteWriter writer;
    writer(value);
    return writer.take();
}

template<typename T>
std::optional<T> unpackedBytes(const QByteArray &bytes)
{
    LeagueByteReader reader(bytes);
    T value;
    reader(value);
    return reader.isGood() ? std::optional(std::move(value)) : std::nullopt;
}

} // namespace

PackedLeague packedLeague(const League &league)
{
    PackedLeague packed;
    packed.head = packedBytes(league);
    std::vector<KeptSheet> sheets;
    for (const LeagueTeam &each : league.teams)
        sheets.push_back(each.sheet);
    packed.sheets = packedBytes(sheets);
    for (const Season &each : league.seasons)
        packed.seasons.push_back(each.competitions.packed());
    return packed;
}

std::optional<League> unpackedLeague(const QByteArray &head, const QByteArray &sheets,
                                     std::vector<PackedCompetitions> seasons)
{
    auto league = unpackedBytes<League>(head);
    const auto kept = unpackedBytes<std::vector<KeptSheet>>(sheets);
    if (!league || !kept || kept->size() != league->teams.size()
        || seasons.size() != league->seasons.size())
        return std::nullopt;
    for (size_t i = 0; i < kept->size(); ++i)
        league->teams[i].sheet = (*kept)[i];
    for (size_t i = 0; i < seasons.size(); ++i)
        league->seasons[i].competitions = CompetitionList(std::move(seasons[i]));
    return league;
}

QByteArray packedCompetitions(const std::vector<Competition> &competitions)
{
    return packedBytes(competitions);
}

std::optional<std::vector<Competition>> unpackedCompetitions(const QByteArray &bytes)
{
    return unpackedBytes<std::vector<Competition>>(bytes);
}

QByteArray packedTitles(const PackedCompetitions &competitions)
{
    return packedBytes(competitions);
}

std::optional<PackedCompetitions> unpackedTitles(const QByteArray &bytes)
{
    return unpackedBytes<PackedCompetitions>(bytes);
}

} // namespace dugout
