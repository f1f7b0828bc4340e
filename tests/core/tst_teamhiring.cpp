// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Hiring, staff and money, over every roster of every edition.
class TestTeamHiring final : public QObject
{
    Q_OBJECT

private slots:
    void everyPositionToItsLimit_data();
    void everyPositionToItsLimit();
    void sixteenAndNoMore();
    void assetsHaveLimits_data();
    void assetsHaveLimits();
    void apothecaryIsBarred_data();
    void apothecaryIsBarred();
    void rerollsCostDoubleLater();
    void goldRunsOut();
    void leftoverBecomesTreasury();
    void journeymen();
    void journeymenOfUndead();
    void journeymenOfRenegades();
    void noJourneymenInLrb4();
    void rosteredStars();
    void lettingGoKeepsThePlayer();
    void idsAreNeverUsedAgain();
    void freeFanFactor();
    void leagueSetsTheBudget();
};

void TestTeamHiring::everyPositionToItsLimit_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("roster");
    QTest::addColumn<QString>("position");
    for (const QString &id : footballRulesets()) {
        for (const Roster &roster : testRuleset(id).rosters()) {
            for (const Position &position : roster.positions)
                QTest::addRow("%s %s %s", qPrintable(id), qPrintable(roster.id.text()),
                              qPrintable(position.id.text()))
                    << id << roster.id.text() << position.id.text();
        }
    }
}

void TestTeamHiring::everyPositionToItsLimit()
{
    QFETCH(QString, edition);
    QFETCH(QString, roster);
    QFETCH(QString, position);
    const Ruleset &ruleset = testRuleset(edition);
    const Position &wanted = *ruleset.rosters().find(roster)->position(PositionId(position));
    Team team = testTeam(ruleset, roster, {});
    for (int hired = 1; hired <= wanted.max; ++hired) {
        auto more = hire(team, ruleset, wanted.id, {}, Payment::Credit);
        QVERIFY2(more, "within the limit");
        team = *more;
        QCOMPARE(playersIn(wanted.id, team), hired);
        QCOMPARE(teamValue(team, ruleset), hired * wanted.cost);
        QCOMPARE(goldLeft(team, ruleset), team.budget - hired * wanted.cost);
        QCOMPARE(profileOf(team.players.back(), team, ruleset), wanted.profile);
        QCOMPARE(skillsOf(team.players.back(), team, ruleset), wanted.skills);
    }
    const auto beyond = hire(team, ruleset, wanted.id, {}, Payment::Credit);
    QVERIFY2(!beyond, "one beyond the limit");
    QVERIFY(!beyond.error().message.isEmpty());
    // The editor's free hand may, and the check says what is wrong.
    team = must(addPlayer(team, ruleset, wanted.id));
    const auto problems = checkTeam(team, ruleset);
    const QString code = wanted.max >= 16 ? u"too-many-players"_s : u"position-limit"_s;
    QVERIFY(std::any_of(problems.begin(), problems.end(),
                        [&code](const TeamProblem &problem) { return problem.code == code; }));
    QVERIFY(!isReadyToPlay(problems));
}

void TestTeamHiring::sixteenAndNoMore()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 12}, {u"blitzer"_s, 4}});
    const auto more = hire(team, crp, PositionId(u"thrower"_s), {}, Payment::Credit);
    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::TeamFull);
}

void TestTeamHiring::assetsHaveLimits_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<TeamAsset>("asset");
    QTest::addColumn<int>("limit");
    for (const QString &id : footballRulesets()) {
        QTest::addRow("%s re-rolls", qPrintable(id)) << id << TeamAsset::Reroll << 8;
        QTest::addRow("%s fan factor", qPrintable(id)) << id << TeamAsset::FanFactor << 9;
        QTest::addRow("%s apothecary", qPrintable(id)) << id << TeamAsset::Apothecary << 1;
    }
}

void TestTeamHiring::assetsHaveLimits()
{
    QFETCH(QString, edition);
    QFETCH(TeamAsset, asset);
    QFETCH(int, limit);
    const Ruleset &ruleset = testRuleset(edition);
    Team team = testTeam(ruleset, u"human"_s, {});
    for (int i = 0; i < limit; ++i)
        team = must(buy(team, ruleset, asset));
    QVERIFY(!buy(team, ruleset, asset));
    QCOMPARE(teamValue(team, ruleset), limit * assetValue(asset, team, ruleset));
    team = must(setCount(team, asset, limit + 1));
    QVERIFY(!isReadyToPlay(checkTeam(team, ruleset)));
    QVERIFY(!setCount(team, asset, -1));
}

void TestTeamHiring::apothecaryIsBarred_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<bool>("barred");
    for (const char *id : {"undead", "necromantic", "khemri", "nurgle"})
        QTest::newRow(id) << QString::fromLatin1(id) << true;
    for (const char *id : {"vampire", "human", "orc"})
        QTest::newRow(id) << QString::fromLatin1(id) << false;
}

void TestTeamHiring::apothecaryIsBarred()
{
    QFETCH(QString, roster);
    QFETCH(bool, barred);
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        const Team team = testTeam(ruleset, roster, {});
        const auto bought = buy(team, ruleset, TeamAsset::Apothecary);
        QCOMPARE(bought.has_value(), !barred);
        if (!barred)
            QCOMPARE(teamValue(*bought, ruleset), 50'000);
    }
}

void TestTeamHiring::rerollsCostDoubleLater()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"orc"_s, {{u"lineman"_s, 11}});
    team = must(buy(team, crp, TeamAsset::Reroll));
    QCOMPARE(goldLeft(team, crp), 1'000'000 - 550'000 - 60'000);
    team = must(foundTeam(team, crp));
    const int before = teamValue(team, crp);
    team = must(buy(team, crp, TeamAsset::Reroll));
    QCOMPARE(team.treasury, 390'000 - 120'000);
    QCOMPARE(teamValue(team, crp), before + 60'000);
    team = must(giveUp(team, TeamAsset::Reroll));
    QCOMPARE(team.treasury, 270'000); // nothing comes back
}

void TestTeamHiring::goldRunsOut()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"ogre"_s, {{u"ogre"_s, 6}}); // 840,000
    team = must(buy(team, crp, TeamAsset::Reroll)); // 910,000
    team = must(buy(team, crp, TeamAsset::Reroll)); // 980,000
    const auto refused = buy(team, crp, TeamAsset::Reroll);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::TooExpensive);
    team = must(buy(team, crp, TeamAsset::Reroll, Payment::Credit));
    QCOMPARE(goldLeft(team, crp), -50'000);
    const auto founded = foundTeam(team, crp);
    QVERIFY(!founded);
    QCOMPARE(founded.error().message,
             u"The team costs 50,000 gold pieces more than its budget of 1,000,000."_s);
    QVERIFY(founded.error().detail.isEmpty());
}

void TestTeamHiring::leftoverBecomesTreasury()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    team = must(foundTeam(team, crp));
    QCOMPARE(team.treasury, 450'000);
    QVERIFY(!foundTeam(team, crp));
    team = must(hire(team, crp, PositionId(u"blitzer"_s)));
    QCOMPARE(team.treasury, 360'000);
    team = must(hire(team, crp, PositionId(u"lineman"_s), {}, Payment::Free));
    QCOMPARE(team.treasury, 360'000);
    QCOMPARE(teamValue(team, crp), 550'000 + 90'000 + 50'000);
}

void TestTeamHiring::journeymen()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    team = must(foundTeam(team, crp));
    QVERIFY(!addJourneyman(team, crp));
    team.players[0].missesNextMatch = true;
    QCOMPARE(journeymenNeeded(team, crp), 1);
    QVERIFY(isReadyToPlay(checkTeam(team, crp))); // they may join, they need not
    team = must(addJourneyman(team, crp));
    QVERIFY(!addJourneyman(team, crp));
    const Player &joined = team.players.back();
    QCOMPARE(joined.kind, PlayerKind::Journeyman);
    QCOMPARE(skillsOf(joined, team, crp), std::vector{SkillId(u"loner"_s)});
    QCOMPARE(teamValue(team, crp), 550'000);
    team = must(signJourneyman(team, crp, joined.id));
    QVERIFY(skillsOf(team.players.back(), team, crp).empty());
    QCOMPARE(team.treasury, 400'000);
    QVERIFY(!makeJourneyman(team, crp, PositionId(u"blitzer"_s)));
}

void TestTeamHiring::journeymenOfUndead()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = testTeam(crp, u"undead"_s, {});
    const std::vector expected{PositionId(u"skeleton"_s), PositionId(u"zombie"_s)};
    QCOMPARE(journeymanPositions(team, crp), expected);
}

void TestTeamHiring::journeymenOfRenegades()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const Team team = testTeam(bb, u"chaos-renegades"_s, {});
    QCOMPARE(journeymanPositions(team, bb), std::vector{PositionId(u"human-renegade"_s)});
}

void TestTeamHiring::noJourneymenInLrb4()
{
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    Team team = must(foundTeam(testTeam(lrb4, u"human"_s, {{u"lineman"_s, 10}}), lrb4));
    QCOMPARE(journeymenNeeded(team, lrb4), 0);
    QVERIFY(!addJourneyman(team, lrb4));
}

void TestTeamHiring::rosteredStars()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    Team team = must(foundTeam(testTeam(bb, u"human"_s, {{u"lineman"_s, 11}}), bb));
    team = must(hireStar(team, bb, StarId(u"griff-oberwald"_s)));
    QCOMPARE(team.treasury, 450'000 - 320'000);
    const auto skills = skillsOf(team.players.back(), team, bb);
    QVERIFY(std::find(skills.begin(), skills.end(), SkillId(u"fan-favourite"_s)) != skills.end());
    QVERIFY(isReadyToPlay(checkTeam(team, bb)));
    const auto second = hireStar(team, bb, StarId(u"mighty-zug"_s), Payment::Credit);
    QCOMPARE(second.error().code, ErrorCode::StarsFull);
    team.options[OptionId(u"rostered-stars"_s)] = false;
    QVERIFY(!isReadyToPlay(checkTeam(team, bb)));
    // crp knows no stars who stay.
    const Ruleset &crp = testRuleset(u"crp"_s);
    QVERIFY(!hireStar(testTeam(crp, u"human"_s, {}), crp, StarId(u"griff-oberwald"_s)));
}

void TestTeamHiring::lettingGoKeepsThePlayer()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    const PlayerId first = team.players.front().id;
    QVERIFY(!letGo(team, first, PlayerStatus::Active));
    team = must(letGo(team, first, PlayerStatus::Retired));
    QCOMPARE(team.players.size(), size_t(10));
    QVERIFY(!team.player(first));
    QCOMPARE(team.everPlayer(first)->status, PlayerStatus::Retired);
}

void TestTeamHiring::idsAreNeverUsedAgain()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 2}});
    const PlayerId last = team.players.back().id;
    team = must(removePlayer(team, last));
    team = must(hire(team, crp, PositionId(u"lineman"_s)));
    QVERIFY(team.players.back().id != last);
    QCOMPARE(team.players.back().number, 2); // the number is free again
}

void TestTeamHiring::freeFanFactor()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const OptionChoices options{{OptionId(u"free-fan-factor"_s), true}};
    const Team team
        = must(newTeam({TeamId(u"t"_s), u"T"_s, u"C"_s, RosterId(u"human"_s), {}, options}, bb));
    QCOMPARE(team.fanFactor, 5);
    QCOMPARE(teamValue(team, bb), 0);
    QCOMPARE(goldLeft(team, bb), 1'000'000);
}

void TestTeamHiring::leagueSetsTheBudget()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const OptionChoices options{{OptionId(u"starting-treasury"_s), 1'100'000}};
    TeamPlan plan{TeamId(u"t"_s), u"T"_s, u"C"_s, RosterId(u"human"_s), {}, options};
    QCOMPARE(must(newTeam(plan, bb)).budget, 1'100'000);
    plan.budget = 900'000; // a one-off says its own
    QCOMPARE(must(newTeam(plan, bb)).budget, 900'000);
}

QTEST_GUILESS_MAIN(TestTeamHiring)
#include "tst_teamhiring.moc"
