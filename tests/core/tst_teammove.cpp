// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"
#include "core/team/teamcheck.h"
#include "core/team/teammove.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Taking a team to another edition.
class TestTeamMove final : public QObject
{
    Q_OBJECT

private slots:
    void nothingChangesAtHome();
    void everyRosterThatExistsMoves_data();
    void everyRosterThatExistsMoves();
    void chaosIsCalledChosen();
    void noCounterpart();
    void pricesChange();
    void lostPositionsAndSkills();
    void journeymenStayBehind();
    void valuesAreWorkedOutAnew();
    void optionsThatDoNotExist();
};

namespace {

bool has(const MovePlan &plan, const QString &code)
{
    return std::any_of(plan.notes.begin(), plan.notes.end(),
                       [&code](const MoveNote &note) { return note.code == code; });
}

Team fullTeam(const Ruleset &ruleset, const Roster &roster)
{
    std::vector<std::pair<QString, int>> players;
    for (const Position &position : roster.positions)
        players.emplace_back(position.id.text(), 1);
    return testTeam(ruleset, roster.id.text(), players);
}

} // namespace

void TestTeamMove::nothingChangesAtHome()
{
    for (const QString &id : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(id);
        for (const Roster &roster : ruleset.rosters()) {
            const Team team = fullTeam(ruleset, roster);
            const MovePlan plan = must(planMove(team, ruleset, ruleset));
            QVERIFY2(plan.notes.empty(), qPrintable(roster.id.text()));
            QCOMPARE(plan.team, team);
        }
    }
}

void TestTeamMove::everyRosterThatExistsMoves_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const QString &from : footballRulesets()) {
        for (const QString &to : footballRulesets())
            QTest::addRow("%s to %s", qPrintable(from), qPrintable(to)) << from << to;
    }
}

void TestTeamMove::everyRosterThatExistsMoves()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const Ruleset &here = testRuleset(from);
    const Ruleset &there = testRuleset(to);
    for (const Roster &roster : here.rosters()) {
        const Team team = fullTeam(here, roster);
        const auto plan = planMove(team, here, there, Language::German);
        if (!plan) {
            QVERIFY(!plan.error().message.isEmpty());
            continue;
        }
        QCOMPARE(plan->team.ruleset.text(), to);
        // Nobody disappears: who does not come along is kept among the former players.
        QCOMPARE(plan->team.players.size() + plan->team.formerPlayers.size(), team.players.size());
        for (const Player &player : plan->team.players)
            QVERIFY(positionOf(player, plan->team, there));
        for (const MoveNote &note : plan->notes)
            QVERIFY(note.sentence.endsWith(u'.') && !note.sentence.contains(u'%'));
    }
}

void TestTeamMove::chaosIsCalledChosen()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const MovePlan plan = must(planMove(testTeam(crp, u"chaos"_s, {{u"beastman"_s, 11}}), crp, bb));
    QCOMPARE(plan.team.roster.text(), u"chaos-chosen"_s);
    QVERIFY(has(plan, u"roster-changed"_s));
    const MovePlan back = must(planMove(plan.team, bb, crp));
    QCOMPARE(back.team.roster.text(), u"chaos"_s);
}

void TestTeamMove::noCounterpart()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const auto plan = planMove(testTeam(bb, u"slann"_s, {{u"lineman"_s, 1}}), bb, crp);
    QCOMPARE(plan.error().code, ErrorCode::NoCounterpart);
}

void TestTeamMove::pricesChange()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 9}, {u"catcher"_s, 2}});
    const MovePlan plan = must(planMove(team, crp, bb));
    QVERIFY(has(plan, u"price-changed"_s)); // a catcher costs 60,000 instead of 70,000
    QVERIFY(has(plan, u"value-changed"_s));
    QCOMPARE(teamValue(plan.team, bb), teamValue(team, crp) - 20'000);
}

void TestTeamMove::lostPositionsAndSkills()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    Team team = testTeam(bb, u"goblin"_s, {{u"goblin"_s, 10}, {u"doom-diver"_s, 1}});
    team.players.front().extraSkills = {SkillId(u"kick-team-mate"_s)};
    const MovePlan plan = must(planMove(team, bb, crp));
    QVERIFY(has(plan, u"position-lost"_s));
    QVERIFY(has(plan, u"skill-lost"_s));
    QCOMPARE(plan.team.players.size(), size_t(10));
    QCOMPARE(plan.team.formerPlayers.back().status, PlayerStatus::Left);
    QVERIFY(plan.team.players.front().extraSkills.empty());
    const auto lost = std::find_if(plan.notes.begin(), plan.notes.end(), [](const MoveNote &note) {
        return note.code == u"position-lost"_s;
    });
    QCOMPARE(lost->effect, MoveEffect::Lost);
    QCOMPARE(lost->player, std::optional(team.players.back().id));
}

void TestTeamMove::journeymenStayBehind()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = must(foundTeam(testTeam(crp, u"human"_s, {{u"lineman"_s, 10}}), crp));
    team = must(addJourneyman(team, crp));
    const MovePlan plan = must(planMove(team, crp, testRuleset(u"lrb4"_s)));
    QVERIFY(has(plan, u"journeyman-lost"_s));
    QVERIFY(has(plan, u"rating-new"_s));
    QCOMPARE(plan.team.players.size(), size_t(10));
}

void TestTeamMove::valuesAreWorkedOutAnew()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    team.players.front().achievements.mvps = 2;
    team = must(improve(team, crp, team.players.front().id, {1, 2}, SkillId(u"block"_s)));
    const MovePlan plan = must(planMove(team, crp, lrb4));
    QCOMPARE(plan.team.players.front().improvements.front().value, 0);
    const MovePlan back = must(planMove(plan.team, lrb4, crp));
    QCOMPARE(back.team, team);
}

void TestTeamMove::optionsThatDoNotExist()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    Team team = testTeam(bb, u"human"_s, {{u"lineman"_s, 11}});
    team.options[OptionId(u"rostered-stars"_s)] = false;
    team.options[OptionId(u"overtime"_s)] = true;
    const MovePlan plan = must(planMove(team, bb, testRuleset(u"crp"_s)));
    QVERIFY(has(plan, u"option-lost"_s));
    QCOMPARE(plan.team.options.size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestTeamMove)
#include "tst_teammove.moc"
