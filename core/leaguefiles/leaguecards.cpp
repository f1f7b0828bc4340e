// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguecards.h"

#include "core/leaguebook/season/prizenames.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/team/playerstats.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueCardWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueCards)
};

QString placeName(int place)
{
    const QString names[]{LeagueCardWords::tr("First place"), LeagueCardWords::tr("Second place"),
                          LeagueCardWords::tr("Third place")};
    return names[static_cast<size_t>(place - 1)];
}

struct Placed
{
    int place = 1;
    EntrantId team{};
};

/// The final and the match for the third place say it of a knock-out, the table of anything else.
std::vector<Placed> firstThree(const League &league, const Competition &competition)
{
    std::vector<Placed> placed;
    const int last = competition.currentPhase();
    const std::vector<BracketTie> ties = bracketOf(competition, last);
    for (const BracketTie &tie : ties) {
        if (tie.round != ties.back().round || tie.winner.isEmpty())
            continue;
        if (tie.forThird) {
            placed.push_back({3, tie.winner});
            continue;
        }
        placed.push_back({1, tie.winner});
        placed.push_back({2, tie.loser});
    }
    if (!ties.empty() || last < 0)
        return placed;
    const auto standings = standingsOf(league, competition, {last, -1});
    if (!standings)
        return placed;
    for (const StandingRow &row : standings->rows) {
        if (row.rank <= 3 && !row.resultsVoid)
            placed.push_back({row.rank, row.entrant.id});
    }
    return placed;
}

SlipTeam slipTeam(const LeagueShown &shown, const EntrantId &id)
{
    SlipTeam sheet;
    for (const TeamWithRules &each : shown.teams) {
        if (each.team.id.text() != id.text())
            continue;
        sheet.hasBadge = true;
        sheet.badge = each.team.badge;
        for (const Player &player : each.team.players) {
            const QString position = each.ruleset
                ? roleName(player, each.team, *each.ruleset).in(currentLanguage())
                : QString();
            if (player.canPlayNextMatch())
                sheet.players.push_back({player.number, player.name, position});
        }
    }
    std::stable_sort(
        sheet.players.begin(), sheet.players.end(),
        [](const SlipLine &one, const SlipLine &other) { return one.number < other.number; });
    return sheet;
}

Certificate certificateFor(const LeagueShown &shown, const Competition &competition,
                           const EntrantId &team, const QString &honour)
{
    const Season *season = shown.league.seasonOf(competition.id);
    return {shown.league.name,
            season ? season->name : QString(),
            competition.rules.name,
            honour,
            teamName(shown.league, team),
            coachName(shown.league, team),
            {}};
}

} // namespace

std::vector<FixtureCard> fixtureCards(const LeagueShown &shown, const Competition &competition,
                                      int round)
{
    std::vector<FixtureCard> cards;
    const LeagueRound *of = competition.round(round);
    if (!of || !of->published)
        return cards;
    const auto race = [&shown](const EntrantId &id) {
        const LeagueTeam *team = shown.league.team(id);
        return team ? raceName(shown.ruleset.get(), team->roster) : QString();
    };
    for (const LeagueFixture &each : of->fixtures) {
        if (each.isBye())
            continue;
        cards.push_back(
            {shown.league.name, competition.rules.name, roundName(*of, each), each.when.table,
             teamName(shown.league, each.home), coachName(shown.league, each.home), race(each.home),
             teamName(shown.league, each.away), coachName(shown.league, each.away), race(each.away),
             momentText(each.when.dateMs), each.when.place, countsOf(shown.league),
             slipTeam(shown, each.home), slipTeam(shown, each.away)});
    }
    const bool isNumbered = std::any_of(cards.begin(), cards.end(),
                                        [](const FixtureCard &each) { return each.table > 0; });
    for (size_t i = 0; !isNumbered && i < cards.size(); ++i)
        cards[i].table = static_cast<int>(i) + 1;
    std::stable_sort(
        cards.begin(), cards.end(),
        [](const FixtureCard &one, const FixtureCard &other) { return one.table < other.table; });
    return cards;
}

std::vector<Certificate> certificatesOf(const LeagueShown &shown, const Competition &competition)
{
    std::vector<Certificate> certificates;
    if (competition.ended || !championOf(shown.league, competition).isEmpty()) {
        for (const Placed &each : firstThree(shown.league, competition))
            certificates.push_back(
                certificateFor(shown, competition, each.team, placeName(each.place)));
    }
    const Season *season = shown.league.seasonOf(competition.id);
    for (const Prize &each : shown.league.prizes) {
        const bool isHere = each.competition == competition.id
            || (each.competition.isEmpty() && season && each.season == season->id);
        if (!isHere)
            continue;
        Certificate made = certificateFor(shown, competition, each.team, prizeName(each));
        made.player = each.player;
        if (each.competition.isEmpty())
            made.competition.clear();
        certificates.push_back(std::move(made));
    }
    return certificates;
}

} // namespace dugout
