// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/keeping/ties.h"

#include "core/club/games.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguebook/playedfor.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TieWords
{
    Q_DECLARE_TR_FUNCTIONS(Ties)
};

} // namespace

QStringList tieWords(const TeamTies &ties)
{
    QStringList words;
    for (const TeamTies::Tie &each : ties.leagues)
        words.append(TieWords::tr("in %1").arg(each.name));
    for (const TeamTies::Tie &each : ties.matches)
        words.append(TieWords::tr("plays %1").arg(each.name));
    return words;
}

Result<Ties> Ties::look(const ClubStores &stores)
{
    Ties ties;
    JournalQuery leagues;
    leagues.game = leagueGame();
    const auto kept = stores.journals.list(leagues);
    if (!kept)
        return kept.error();
    for (const JournalSummary &each : *kept) {
        const auto opened = OpenLeague::open(stores, each.id);
        if (!opened)
            continue; // its page says why
        for (const LeagueTeam &team : opened->league().teams) {
            if (team.state == MemberState::Active)
                ties.m_ties[team.id.text()].leagues.push_back({each.id, opened->league().name});
        }
    }
    for (const JournalState state : {JournalState::Running, JournalState::Undecided}) {
        JournalQuery matches;
        matches.game = matchGame();
        matches.state = state;
        const auto running = stores.journals.list(matches);
        if (!running)
            return running.error();
        for (const JournalSummary &each : *running) {
            const auto header = stores.journals.readHeader(each.id);
            for (const QString &team : header ? header->teams : QStringList())
                ties.m_ties[team].matches.push_back({each.id, each.title});
        }
    }
    return ties;
}

TeamTies Ties::without(const TeamId &team, const JournalId &league,
                       const std::vector<JournalId> &matches) const
{
    TeamTies ties = of(team);
    std::erase_if(ties.leagues, [&league](const TeamTies::Tie &each) { return each.id == league; });
    std::erase_if(ties.matches, [&matches](const TeamTies::Tie &each) {
        return std::find(matches.begin(), matches.end(), each.id) != matches.end();
    });
    return ties;
}

std::optional<FixtureTie> fixtureOf(const ClubStores &stores, const JournalHeader &game)
{
    const PlayedFor place = playedFor(game);
    if (!place.isLeague())
        return std::nullopt;
    const auto opened = OpenLeague::open(stores, JournalId(place.league.text()));
    const LeagueFixture *fixture = opened ? opened->league().fixture(place.fixture) : nullptr;
    if (!fixture || fixture->match != game.id)
        return std::nullopt;
    return FixtureTie{{JournalId(place.league.text()), opened->league().name}, place.fixture};
}

} // namespace dugout
