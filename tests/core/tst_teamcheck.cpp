// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "core/text/languagescope.h"
#include "tests/support/teambuilder.h"

#include <QTest>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A sound team breaks no rule, and each way of breaking one is told by its code.
class TestTeamCheck final : public QObject
{
    Q_OBJECT

private slots:
    void soundTeams_data();
    void soundTeams();
    void brokenRules_data();
    void brokenRules();
    void warningsDoNotBlock();
    void sentencesNameThePlayer();
    void goldIsWrittenAsTheProgramSpeaks();
    void editsRefuseNonsense();
    void movingRows();
};

namespace {

using Change = std::function<Team(Team)>;

Team soundTeam(const Ruleset &ruleset)
{
    return testTeam(ruleset, u"human"_s, {{u"lineman"_s, 9}, {u"blitzer"_s, 2}});
}

PlayerId first(const Team &team)
{
    return team.players.front().id;
}

Team withGain(Team team, const Ruleset &ruleset, const Gain &gain, DicePair dice, int points = 200)
{
    team = must(addAchievements(team, first(team), Achievement::Other, points));
    const PlayerId player = first(team);
    return must(addImprovement(std::move(team), ruleset, player, dice, gain));
}

} // namespace

Q_DECLARE_METATYPE(Change)

void TestTeamCheck::soundTeams_data()
{
    QTest::addColumn<QString>("edition");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

void TestTeamCheck::soundTeams()
{
    QFETCH(QString, edition);
    const Ruleset &ruleset = testRuleset(edition);
    QVERIFY(checkTeam(soundTeam(ruleset), ruleset).empty());
    QVERIFY(checkTeam(must(foundTeam(soundTeam(ruleset), ruleset)), ruleset).empty());
}

void TestTeamCheck::brokenRules_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("blocks");
    const Ruleset &crp = testRuleset(u"crp"_s);
    const auto row = [](const char *code, Change change, bool blocks = true) {
        QTest::newRow(code) << change << QString::fromLatin1(code) << blocks;
    };
    row("no-such-roster", [](Team team) {
        team.roster = RosterId(u"martian"_s);
        return team;
    });
    row("too-few-players", [](Team team) { return must(removePlayer(team, first(team))); });
    row("too-many-players", [&crp](Team team) {
        for (int i = 0; i < 6; ++i)
            team = must(addPlayer(team, crp, PositionId(u"lineman"_s)));
        return team;
    });
    row("position-limit", [&crp](Team team) {
        for (int i = 0; i < 3; ++i)
            team = must(addPlayer(team, crp, PositionId(u"thrower"_s)));
        return team;
    });
    row("no-such-position", [](Team team) {
        team.players.front().position = PositionId(u"keeper"_s);
        return team;
    });
    row("over-budget", [](Team team) { return must(setBudget(team, 500'000)); });
    row("negative-treasury",
        [&crp](Team team) { return must(setTreasury(must(foundTeam(team, crp)), -10'000)); });
    row("re-roll-limit", [](Team team) { return must(setCount(team, TeamAsset::Reroll, 9)); });
    row("fan-factor-limit",
        [](Team team) { return must(setCount(team, TeamAsset::FanFactor, 10)); });
    row("apothecary-limit",
        [](Team team) { return must(setCount(team, TeamAsset::Apothecary, 2)); });
    row("apothecary-barred", [&crp](Team) {
        Team team = testTeam(crp, u"undead"_s, {{u"zombie"_s, 11}});
        return must(setCount(team, TeamAsset::Apothecary, 1));
    });
    row("number-twice", [](Team team) { return must(renumberPlayer(team, first(team), 2)); });
    row("number-range", [](Team team) {
        team.players.front().number = 0;
        return team;
    });
    row(
        "number-high", [](Team team) { return must(renumberPlayer(team, first(team), 99)); },
        false);
    row("skill-twice", [&crp](Team team) {
        team = withGain(team, crp, SkillId(u"block"_s), {1, 2});
        return withGain(team, crp, SkillId(u"block"_s), {1, 2});
    });
    row("skill-needs-double", [&crp](Team team) {
        return withGain(team, crp, SkillId(u"dodge"_s), {1, 2});
    });
    row("skill-not-allowed", [&crp](Team team) {
        return withGain(team, crp, SkillId(u"horns"_s), {1, 1});
    });
    row("no-such-skill", [&crp](Team team) {
        return withGain(team, crp, SkillId(u"juggling"_s), {1, 1});
    });
    row("skill-excluded", [&crp](Team team) {
        team = withGain(team, crp, SkillId(u"frenzy"_s), {1, 2});
        return withGain(team, crp, SkillId(u"grab"_s), {1, 1});
    });
    row("stat-not-rolled", [&crp](Team team) {
        return withGain(team, crp, Stat::Strength, {1, 2});
    });
    row("stat-limit", [&crp](Team team) {
        for (int i = 0; i < 3; ++i)
            team = withGain(team, crp, Stat::Strength, {6, 6});
        return team;
    });
    row("too-many-improvements", [&crp](Team team) {
        return withGain(team, crp, SkillId(u"block"_s), {1, 2}, 5);
    });
    row(
        "improvement-waiting",
        [](Team team) { return must(addAchievements(team, first(team), Achievement::Mvp, 2)); },
        false);
    row("mercenary-on-roster", [](Team team) {
        team.players.front().kind = PlayerKind::Mercenary;
        return team;
    });
    row("star-limit", [](Team team) {
        team.players.front().kind = PlayerKind::Star;
        team.players.front().position = {};
        team.players.front().star = StarId(u"griff-oberwald"_s);
        return team;
    });
    row("star-refuses", [](Team team) {
        team.players.front().kind = PlayerKind::Star;
        team.players.front().position = {};
        team.players.front().star = StarId(u"headsplitter"_s);
        return team;
    });
    row("journeymen-at-creation", [](Team team) {
        team.players.front().kind = PlayerKind::Journeyman;
        return team;
    });
    row(
        "journeymen-needed",
        [&crp](Team team) {
            team = must(foundTeam(team, crp));
            team.players.front().missesNextMatch = true;
            return team;
        },
        false);
    row(
        "too-many-journeymen",
        [&crp](Team team) {
            team = must(foundTeam(team, crp));
            team.players.front().missesNextMatch = true;
            return serveAbsences(must(addJourneyman(team, crp)));
        },
        false);
    row(
        "no-name", [](Team team) { return must(renameTeam(team, u"  "_s)); }, false);
}

void TestTeamCheck::brokenRules()
{
    QFETCH(Change, change);
    QFETCH(QString, code);
    QFETCH(bool, blocks);
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = change(soundTeam(crp));
    for (const Language language : allLanguages) {
        const auto problems = checkTeam(team, crp, language);
        const auto found
            = std::find_if(problems.begin(), problems.end(),
                           [&code](const TeamProblem &problem) { return problem.code == code; });
        QVERIFY(found != problems.end());
        QCOMPARE(found->severity, blocks ? Severity::Error : Severity::Warning);
        QVERIFY(found->sentence.endsWith(u'.'));
        QVERIFY(!found->sentence.contains(u'%'));
    }
}

void TestTeamCheck::warningsDoNotBlock()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = soundTeam(crp);
    team = must(addAchievements(team, first(team), Achievement::Mvp, 2));
    const auto problems = checkTeam(team, crp);
    QCOMPARE(problems.size(), size_t(1));
    QVERIFY(isReadyToPlay(problems));
}

void TestTeamCheck::sentencesNameThePlayer()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = withGain(soundTeam(crp), crp, SkillId(u"dodge"_s), {1, 2}, 6);
    team = must(renamePlayer(team, first(team), u"Ärmel %1 Ñandú"_s));
    const auto problems = checkTeam(team, crp, Language::Spanish);
    QCOMPARE(problems.front().players, std::vector{first(team)});
    QVERIFY(problems.front().sentence.startsWith(u"#1 Ärmel %1 Ñandú (Línea): "_s));
    QVERIFY(problems.front().sentence.contains(u"Esquivar"_s));
}

void TestTeamCheck::goldIsWrittenAsTheProgramSpeaks()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = must(setBudget(soundTeam(crp), 500'000));
    const LanguageScope spanish(Language::Spanish);
    const auto problems = checkTeam(team, crp);
    const auto dear = std::find_if(problems.begin(), problems.end(), [](const TeamProblem &each) {
        return each.code == u"over-budget"_s;
    });
    QVERIFY(dear != problems.end());
    QVERIFY2(dear->sentence.contains(u"500.000"_s), qPrintable(dear->sentence));
}

void TestTeamCheck::editsRefuseNonsense()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = soundTeam(crp);
    QVERIFY(!renamePlayer(team, PlayerId(u"77"_s), u"X"_s));
    QVERIFY(!renamePlayer(team, first(team), QString(81, u'x')));
    QVERIFY(!renamePlayer(team, first(team), u"a\u0007b"_s));
    QVERIFY(!renumberPlayer(team, first(team), 0));
    QVERIFY(!renumberPlayer(team, first(team), 100));
    QVERIFY(!setPosition(team, crp, first(team), PositionId(u"keeper"_s)));
    QVERIFY(!setBudget(team, -1));
    QVERIFY(!setBadge(team, [] {
        Badge badge;
        badge.png = "GIF89a";
        return badge;
    }()));
    QCOMPARE(must(renamePlayer(team, first(team), u"  Jo\nseph 🏈 "_s)).players.front().name,
             u"Jo seph 🏈"_s);
}

void TestTeamCheck::movingRows()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = soundTeam(crp);
    const auto order = [](const Team &moved) {
        QStringList ids;
        for (const Player &player : moved.players)
            ids.append(player.id.text());
        return ids.mid(0, 4).join(u' ');
    };
    QCOMPARE(order(must(movePlayer(team, PlayerId(u"1"_s), 2))), u"2 3 1 4"_s);
    QCOMPARE(order(must(movePlayer(team, PlayerId(u"4"_s), 0))), u"4 1 2 3"_s);
    QVERIFY(!movePlayer(team, PlayerId(u"4"_s), 11));
}

QTEST_GUILESS_MAIN(TestTeamCheck)
#include "tst_teamcheck.moc"
