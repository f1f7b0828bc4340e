// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/store/sharedsetup.h"
#include "core/team/teamvalue.h"
#include "tests/sharing/sharedhouse.h"

namespace dugout {

/// A league of two teams on a server, its first round published: anna decides, bob coaches the
/// first team and bea the second, rita reads. The teams are the same and have no gold: nobody buys
/// anything before a match.
class SharedRound
{
public:
    SharedRound(StoreFixture &fixture, const QString &ruleset)
        : m_place(fixture.server().createDatabase())
    {
        fixture.server().psql(
            m_place.database,
            sharedSetupSql(m_place.database, SharedNeed::Setup, {QStringLiteral("anna")},
                           {QStringLiteral("bob"), QStringLiteral("bea"), QStringLiteral("rita")}));
        for (const char *person : {"anna", "bob", "bea", "rita"})
            m_houses.push_back(std::make_unique<SharedHouse>(m_place, QString::fromLatin1(person)));
        found(ruleset);
    }

    /// Moves it to the server and brings the others in. What is played before that is anna's.
    void share()
    {
        expect(anna().shared().share(m_league, anna().address()));
        expect(anna().shared().letGo(m_league));
        const auto server = must(anna().shared().serverOf(m_league));
        expect(server->grant(m_league, coachOf(QStringLiteral("bob"), 0)));
        expect(server->grant(m_league, coachOf(QStringLiteral("bea"), 1)));
        SharedMember rita;
        rita.person = QStringLiteral("rita");
        rita.role = SharedRole::Reader;
        expect(server->grant(m_league, rita));
        for (size_t i = 1; i < m_houses.size(); ++i) {
            (void)must(m_houses[i]->shared().join(m_houses[i]->address(), {}, TeamsHere::Refused));
            m_houses[i]->table().batches().deliverAtOnce(false); // as a window does it
        }
    }

    [[nodiscard]] SharedHouse &anna() { return *m_houses[0]; }
    [[nodiscard]] SharedHouse &bob() { return *m_houses[1]; }
    [[nodiscard]] SharedHouse &bea() { return *m_houses[2]; }
    [[nodiscard]] SharedHouse &rita() { return *m_houses[3]; }
    [[nodiscard]] const LeagueId &league() const { return m_league; }
    [[nodiscard]] const StoreLocation &place() const { return m_place; }

private:
    static void expect(const Result<void> &done) { LeagueHouse::expectAct(done); }

    void found(const QString &ruleset)
    {
        LeagueHouse &house = anna().house();
        OpenLeague league = house.found(ruleset);
        addTwins(league, ruleset);
        house.begin(league, {});
        const CompetitionId competition = LeagueHouse::competition(league).id;
        expect(league.act(must(drawNext(league.league(), competition, house.dice()))));
        expect(league.act(RoundPublished{competition, 1, 0}));
        m_league = league.id();
        for (const LeagueTeam &each : league.league().teams)
            m_teams.append(each.id.text());
    }

    void addTwins(OpenLeague &league, const QString &ruleset)
    {
        LeagueHouse &house = anna().house();
        const TeamId id = house.newTeam(ruleset);
        StoredTeam first = must(house.club().teams().load(DocumentId(id.text())));
        const auto edition = must(house.stores().library.load(ruleset));
        first.team.budget = creationCost(first.team, *edition);
        Team second = first.team;
        second.id = TeamId(QStringLiteral("team-twin"));
        second.name = QStringLiteral("Twins");
        second.coach = QStringLiteral("Coach 2");
        for (Player &each : second.players)
            each.id = PlayerId(each.id.text() + QStringLiteral("-twin"));
        (void)must(house.club().teams().save(first));
        (void)must(house.club().teams().save({second, {}}));
        for (const TeamId &each : {id, second.id})
            expect(house.leagues().registerTeam(league, each));
    }

    [[nodiscard]] SharedMember coachOf(const QString &person, qsizetype team) const
    {
        SharedMember member;
        member.person = person;
        member.role = SharedRole::Coach;
        member.teams = {m_teams.at(team)};
        return member;
    }

    StoreLocation m_place;
    std::vector<std::unique_ptr<SharedHouse>> m_houses;
    LeagueId m_league;
    QStringList m_teams;
};

} // namespace dugout
