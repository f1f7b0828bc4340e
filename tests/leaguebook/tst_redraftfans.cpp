// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QTest>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The fan factor of a team that is drafted anew: it carries over (bb2016 L11648).
class TestRedraftFans final : public QObject
{
    Q_OBJECT

private slots:
    void theFanFactorIsNoGold();
    void moreThanMayBeBoughtStays_data();
    void moreThanMayBeBoughtStays();
    void onlyWhatWasThereIsAboveTheLimit();

private:
    static Team sheetOf(LeagueHouse &house, const EntrantId &id)
    {
        return must(house.club().teams().load(DocumentId(id.text()))).team;
    }
    /// A league between two seasons whose first team has so many fans and is drafted anew.
    static OpenLeague drafted(LeagueHouse &house, int fans, OptionChoices options = {})
    {
        options[OptionId(u"redraft"_s)] = true;
        OpenLeague league = house.found(u"bb2016"_s, options);
        house.addTeams(league, 2);
        house.begin(league, {});
        LeagueHouse::expectAct(league.act(SeasonEnded{league.league().currentSeason()->id}));
        const EntrantId id = league.league().teams.front().id;
        auto kept = must(house.club().teams().load(DocumentId(id.text())));
        kept.team.fanFactor = fans;
        (void)must(saveTeam(house.stores().documents, kept, 0));
        LeagueHouse::expectAct(house.leagues().redraft(league, id, {}));
        return league;
    }
};

/// It cannot be sold for players.
void TestRedraftFans::theFanFactorIsNoGold()
{
    LeagueHouse house;
    const OpenLeague league = drafted(house, 4);
    Team team = sheetOf(house, league.league().teams.front().id);
    QCOMPARE(team.fanFactor, 4);
    const qsizetype before = house.leagues().whyNotRegistered(league.league(), team).size();
    team.fanFactor = 3;
    const QStringList problems = house.leagues().whyNotRegistered(league.league(), team);
    QCOMPARE(problems.size(), before + 1);
    QVERIFY(problems.join(u' ').contains(u'4'));
}

void TestRedraftFans::moreThanMayBeBoughtStays_data()
{
    QTest::addColumn<bool>("free");
    QTest::addColumn<int>("fans");
    QTest::newRow("bought: at most nine") << false << 12;
    QTest::newRow("free: five to begin with") << true << 7;
}

/// Matches win more fans than a new team may have; a team with those can be registered again.
void TestRedraftFans::moreThanMayBeBoughtStays()
{
    QFETCH(bool, free);
    QFETCH(int, fans);
    LeagueHouse house;
    OptionChoices options;
    options[OptionId(u"free-fan-factor"_s)] = free;
    const OpenLeague league = drafted(house, fans, options);
    const EntrantId id = league.league().teams.front().id;
    Team team = sheetOf(house, id);
    QCOMPARE(team.fanFactor, fans);
    const qsizetype before = house.leagues().whyNotRegistered(league.league(), team).size();
    team.fanFactor = fans + 1; // nobody buys one more, whatever his file says was there
    team.keptFanFactor = fans + 1;
    const QStringList problems = house.leagues().whyNotRegistered(league.league(), team);
    QCOMPARE(problems.size(), before + 1);
    QVERIFY(problems.join(u' ').contains(QString::number(fans + 1)));
}

void TestRedraftFans::onlyWhatWasThereIsAboveTheLimit()
{
    LeagueHouse house;
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    Team old = sheetOf(house, EntrantId(house.newTeam(u"bb2016"_s).text()));
    old.fanFactor = 12;
    const Team team = must(redrafted(old, *edition, 1'000'000, {}));
    const auto complains = [&edition](const Team &each) {
        const auto problems = checkTeam(each, *edition);
        return std::any_of(problems.begin(), problems.end(), [](const TeamProblem &problem) {
            return problem.code == u"fan-factor-limit"_s;
        });
    };
    QVERIFY(!complains(team));
    Team richer = team;
    richer.fanFactor = 13;
    QVERIFY(complains(richer));
    QCOMPARE(must(readTeam(writeTeam(team))).keptFanFactor, 12);
    QCOMPARE(withPrize(team, PrizeKind::FanFactor, 2, *edition).keptFanFactor, 14);
    QCOMPARE(must(foundTeam(team, *edition)).keptFanFactor, 0);
}

QTEST_GUILESS_MAIN(TestRedraftFans)
#include "tst_redraftfans.moc"
