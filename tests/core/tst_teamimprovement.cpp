// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Star player points, improvement rolls, injuries and aging.
class TestTeamImprovement final : public QObject
{
    Q_OBJECT

private slots:
    void pointsByAchievement_data();
    void pointsByAchievement();
    void levels_data();
    void levels();
    void choicesOfARoll_data();
    void choicesOfARoll();
    void valuesOfGains_data();
    void valuesOfGains();
    void humanCatcherOfTheBook();
    void noSkillTwice();
    void grabAndFrenzy();
    void statLimits();
    void extraordinarySkillsAreNeverOffered();
    void everySkillOfEveryPositionIsOffered();
    void casualtyRows_data();
    void casualtyRows();
    void lossesStopAtTheLimit();
    void lostPointsMayBeWonBack();
    void absencesEnd();
    void lrb4Aging_data();
    void lrb4Aging();
    void lrb4Rating();
    void starsDoNotLearn();
    void pilingOnNeedsItsOption();
};

namespace {

const Ruleset &crp()
{
    return testRuleset(u"crp"_s);
}

Team humans()
{
    return testTeam(crp(), u"human"_s, {{u"lineman"_s, 7}, {u"catcher"_s, 2}, {u"blitzer"_s, 2}});
}

int countSkills(const std::vector<ImprovementChoice> &choices, bool needsDouble)
{
    return static_cast<int>(
        std::count_if(choices.begin(), choices.end(), [needsDouble](const auto &choice) {
            return std::holds_alternative<SkillId>(choice.gain)
                && choice.needsDouble == needsDouble;
        }));
}

QString statsOf(const std::vector<ImprovementChoice> &choices)
{
    QString keys;
    for (const ImprovementChoice &choice : choices) {
        if (const Stat *stat = std::get_if<Stat>(&choice.gain))
            keys += statKey(*stat);
    }
    return keys;
}

} // namespace

void TestTeamImprovement::pointsByAchievement_data()
{
    QTest::addColumn<Achievement>("achievement");
    QTest::addColumn<int>("points");
    QTest::newRow("completion") << Achievement::Completion << 1;
    QTest::newRow("touchdown") << Achievement::Touchdown << 3;
    QTest::newRow("interception") << Achievement::Interception << 2;
    QTest::newRow("casualty") << Achievement::Casualty << 2;
    QTest::newRow("mvp") << Achievement::Mvp << 5;
    QTest::newRow("other") << Achievement::Other << 1;
}

void TestTeamImprovement::pointsByAchievement()
{
    QFETCH(Achievement, achievement);
    QFETCH(int, points);
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 1}});
        const PlayerId player = team.players.front().id;
        team = must(addAchievements(team, player, achievement, 2));
        QCOMPARE(starPlayerPoints(team.players.front(), ruleset), 2 * points);
        team = must(addAchievements(team, player, achievement, -3));
        QCOMPARE(starPlayerPoints(team.players.front(), ruleset), 0);
    }
}

void TestTeamImprovement::levels_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("rolls");
    QTest::newRow("0") << 0 << u"rookie"_s << 0;
    QTest::newRow("5") << 5 << u"rookie"_s << 0;
    QTest::newRow("6") << 6 << u"experienced"_s << 1;
    QTest::newRow("15") << 15 << u"experienced"_s << 1;
    QTest::newRow("16") << 16 << u"veteran"_s << 2;
    QTest::newRow("31") << 31 << u"emerging-star"_s << 3;
    QTest::newRow("51") << 51 << u"star-player"_s << 4;
    QTest::newRow("76") << 76 << u"super-star"_s << 5;
    QTest::newRow("175") << 175 << u"super-star"_s << 5;
    QTest::newRow("176") << 176 << u"legend"_s << 6;
    QTest::newRow("9000") << 9000 << u"legend"_s << 6;
}

void TestTeamImprovement::levels()
{
    QFETCH(int, points);
    QFETCH(QString, level);
    QFETCH(int, rolls);
    Team team = humans();
    team = must(addAchievements(team, team.players.front().id, Achievement::Other, points));
    const Player &player = team.players.front();
    QCOMPARE(levelOf(player, crp())->id.text(), level);
    QCOMPARE(improvementsWaiting(player, crp()), rolls);
}

void TestTeamImprovement::choicesOfARoll_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("doubles");
    QTest::addColumn<QString>("stats");
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            const int sum = first + second;
            const QString stats = sum == 12 ? u"st"_s
                : sum == 11                 ? u"ag"_s
                : sum == 10                 ? u"maav"_s
                                            : QString();
            QTest::addRow("%d and %d", first, second)
                << first << second << (first == second) << stats;
        }
    }
}

void TestTeamImprovement::choicesOfARoll()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(bool, doubles);
    QFETCH(QString, stats);
    const Team team = humans();
    const auto choices = improvementChoices(team.players.front(), {first, second}, team, crp());
    // A human lineman: general on any roll; agility, strength and passing on a double.
    int general = 0;
    int onDouble = 0;
    for (const Skill &skill : crp().skills()) {
        general += skill.category == SkillCategory::General;
        onDouble += skill.category == SkillCategory::Agility
            || skill.category == SkillCategory::Strength
            || skill.category == SkillCategory::Passing;
    }
    QCOMPARE(countSkills(choices, false), general);
    QCOMPARE(countSkills(choices, true), doubles ? onDouble : 0);
    QCOMPARE(statsOf(choices), stats);
}

void TestTeamImprovement::valuesOfGains_data()
{
    QTest::addColumn<Gain>("gain");
    QTest::addColumn<DicePair>("dice");
    QTest::addColumn<int>("value");
    const auto skill = [](const char *id) { return Gain(SkillId(QString::fromLatin1(id))); };
    QTest::newRow("normal skill") << skill("block") << DicePair{1, 2} << 20'000;
    QTest::newRow("normal skill on a double") << skill("block") << DicePair{2, 2} << 20'000;
    QTest::newRow("double skill") << skill("dodge") << DicePair{3, 3} << 30'000;
    QTest::newRow("movement") << Gain(Stat::Movement) << DicePair{4, 6} << 30'000;
    QTest::newRow("armour") << Gain(Stat::Armour) << DicePair{5, 5} << 30'000;
    QTest::newRow("agility") << Gain(Stat::Agility) << DicePair{5, 6} << 40'000;
    QTest::newRow("strength") << Gain(Stat::Strength) << DicePair{6, 6} << 50'000;
}

void TestTeamImprovement::valuesOfGains()
{
    QFETCH(Gain, gain);
    QFETCH(DicePair, dice);
    QFETCH(int, value);
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
        const int before = teamValue(team, ruleset);
        team = must(improve(team, ruleset, team.players.front().id, dice, gain));
        QCOMPARE(teamValue(team, ruleset), before + value);
        QCOMPARE(creationCost(team, ruleset), before);
    }
}

void TestTeamImprovement::humanCatcherOfTheBook()
{
    // The example of the book: general or agility normally, strength or passing with a double.
    const Team team = humans();
    const Player &catcher = team.players[7];
    const auto access = [&](const char *skill) {
        return skillAccess(SkillId(QString::fromLatin1(skill)), catcher, team, crp());
    };
    QCOMPARE(access("block"), SkillAccess::Normal);
    QCOMPARE(access("sure-feet"), SkillAccess::Normal);
    QCOMPARE(access("guard"), SkillAccess::Double);
    QCOMPARE(access("pass"), SkillAccess::Double);
    QCOMPARE(access("horns"), SkillAccess::Never);
    QCOMPARE(access("catch"), SkillAccess::Has);
}

void TestTeamImprovement::noSkillTwice()
{
    Team team = humans();
    const PlayerId player = team.players.front().id;
    team = must(improve(team, crp(), player, {1, 2}, SkillId(u"block"_s)));
    const auto again = improve(team, crp(), player, {1, 2}, SkillId(u"block"_s));
    QCOMPARE(again.error().code, ErrorCode::NotAChoice);
    QVERIFY(!improve(team, crp(), player, {1, 2}, SkillId(u"dodge"_s)));
    QVERIFY(!improve(team, crp(), player, {0, 7}, SkillId(u"tackle"_s)));
}

void TestTeamImprovement::grabAndFrenzy()
{
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb4"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        Team team = testTeam(ruleset, u"dwarf"_s, {{u"troll-slayer"_s, 1}, {u"blocker"_s, 1}});
        const Player &slayer = team.players.front(); // has Frenzy and access to strength
        QCOMPARE(skillAccess(SkillId(u"grab"_s), slayer, team, ruleset), SkillAccess::Excluded);
        const PlayerId blocker = team.players.back().id;
        team = must(addImprovement(team, ruleset, blocker, {2, 3}, SkillId(u"grab"_s)));
        QCOMPARE(skillAccess(SkillId(u"frenzy"_s), team.players.back(), team, ruleset),
                 SkillAccess::Excluded);
        QCOMPARE(excludingSkill(SkillId(u"frenzy"_s), team.players.back(), team, ruleset),
                 SkillId(u"grab"_s));
    }
}

void TestTeamImprovement::statLimits()
{
    Team team = humans();
    const PlayerId player = team.players.front().id;
    team = must(improve(team, crp(), player, {6, 6}, Stat::Strength));
    team = must(improve(team, crp(), player, {6, 6}, Stat::Strength));
    QCOMPARE(profileOf(team.players.front(), team, crp()).strength, 5);
    QVERIFY(!improve(team, crp(), player, {6, 6}, Stat::Strength));
    // Ten is the highest there is: a deathroller of armour 10 gains none.
    const Team dwarfs = testTeam(crp(), u"dwarf"_s, {{u"deathroller"_s, 1}});
    QCOMPARE(profileOf(dwarfs.players.front(), dwarfs, crp()).armour, 10);
    QVERIFY(!canGain(Stat::Armour, dwarfs.players.front(), dwarfs, crp()));
    QCOMPARE(statsOf(improvementChoices(dwarfs.players.front(), {4, 6}, dwarfs, crp())), u"ma"_s);
}

void TestTeamImprovement::extraordinarySkillsAreNeverOffered()
{
    const Team team = humans();
    for (const auto &choice : improvementChoices(team.players.front(), {5, 5}, team, crp())) {
        if (const SkillId *skill = std::get_if<SkillId>(&choice.gain))
            QVERIFY(crp().skills().find(*skill)->category != SkillCategory::Extraordinary);
    }
}

void TestTeamImprovement::everySkillOfEveryPositionIsOffered()
{
    for (const QString &id : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(id);
        for (const Roster &roster : ruleset.rosters()) {
            for (const Position &position : roster.positions) {
                const Team team = testTeam(ruleset, roster.id.text(), {{position.id.text(), 1}});
                const Player &player = team.players.front();
                for (const auto &choice : improvementChoices(player, {3, 3}, team, ruleset)) {
                    const auto improved = improve(team, ruleset, player.id, {3, 3}, choice.gain);
                    QVERIFY(improved);
                    QCOMPARE(playerValue(improved->players.front(), *improved, ruleset),
                             position.cost + choice.value);
                }
            }
        }
    }
}

void TestTeamImprovement::casualtyRows_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("roll");
    QTest::addColumn<bool>("misses");
    QTest::addColumn<int>("niggling");
    QTest::addColumn<QString>("loss");
    QTest::addColumn<bool>("dead");
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s}) {
        for (int tens = 1; tens <= 6; ++tens) {
            for (int units = 1; units <= 8; ++units) {
                const int roll = tens * 10 + units;
                const QString loss = roll == 53 || roll == 54 ? u"ma"_s
                    : roll == 55 || roll == 56                ? u"av"_s
                    : roll == 57                              ? u"ag"_s
                    : roll == 58                              ? u"st"_s
                                                              : QString();
                QTest::addRow("%s %d", qPrintable(id), roll)
                    << id << roll << (roll >= 41 && roll <= 58)
                    << (roll == 51 || roll == 52 ? 1 : 0) << loss << (roll >= 61);
            }
        }
    }
}

void TestTeamImprovement::casualtyRows()
{
    QFETCH(QString, edition);
    QFETCH(int, roll);
    QFETCH(bool, misses);
    QFETCH(int, niggling);
    QFETCH(QString, loss);
    QFETCH(bool, dead);
    const Ruleset &ruleset = testRuleset(edition);
    Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
    const int value = teamValue(team, ruleset);
    const PlayerId id = team.players.front().id;
    const TableRow *row = ruleset.tables().find(u"casualty"_s)->lookUp(roll);
    team = must(applyInjury(team, ruleset, id, injuryEffect(*row)));
    if (dead) {
        QVERIFY(!team.player(id));
        QCOMPARE(team.formerPlayers.back().status, PlayerStatus::Dead);
        return;
    }
    const Player &player = *team.player(id);
    QCOMPARE(player.missesNextMatch, misses);
    QCOMPARE(player.injuries.niggling, niggling);
    const Profile start = startingProfile(player, team, ruleset);
    for (const Stat stat : allStats)
        QCOMPARE(statOf(profileOf(player, team, ruleset), stat),
                 statOf(start, stat) - (statKey(stat) == loss ? 1 : 0));
    QCOMPARE(teamValue(team, ruleset), misses ? value - 50'000 : value);
    QCOMPARE(teamValue(serveAbsences(team), ruleset), value); // injuries never lower it
}

void TestTeamImprovement::lossesStopAtTheLimit()
{
    Team team = humans();
    const PlayerId id = team.players.front().id;
    InjuryEffect effect;
    effect.losses.movement = 1;
    for (int i = 0; i < 4; ++i)
        team = must(applyInjury(team, crp(), id, effect));
    QCOMPARE(profileOf(team.players.front(), team, crp()).movement, 4);
    QCOMPARE(team.players.front().injuries.losses.movement, 2);
    // A snotling of strength 1 keeps his last point.
    Team ogres = testTeam(crp(), u"ogre"_s, {{u"snotling"_s, 1}});
    InjuryEffect weaker;
    weaker.losses.strength = 1;
    ogres = must(applyInjury(ogres, crp(), ogres.players.front().id, weaker));
    QCOMPARE(profileOf(ogres.players.front(), ogres, crp()).strength, 1);
    QCOMPARE(ogres.players.front().injuries, Injuries{});
}

void TestTeamImprovement::lostPointsMayBeWonBack()
{
    Team team = humans();
    const PlayerId id = team.players.front().id;
    InjuryEffect effect;
    effect.losses.strength = 1;
    team = must(applyInjury(team, crp(), id, effect));
    for (int i = 0; i < 3; ++i)
        team = must(improve(team, crp(), id, {6, 6}, Stat::Strength));
    QCOMPARE(profileOf(team.players.front(), team, crp()).strength, 5);
    QVERIFY(!improve(team, crp(), id, {6, 6}, Stat::Strength));
}

void TestTeamImprovement::absencesEnd()
{
    Team team = humans();
    team.players[3].missesNextMatch = true;
    QCOMPARE(playersAvailable(team), 10);
    team = serveAbsences(team);
    QCOMPARE(playersAvailable(team), 11);
}

void TestTeamImprovement::lrb4Aging_data()
{
    QTest::addColumn<int>("improvements");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("target");
    const char *names[] = {"experienced", "veteran",   "emerging-star", "star-player",
                           "super-star",  "mega-star", "legend"};
    for (int made = 1; made <= 7; ++made)
        QTest::newRow(names[made - 1]) << made << QString::fromLatin1(names[made - 1]) << made + 2;
}

void TestTeamImprovement::lrb4Aging()
{
    QFETCH(int, improvements);
    QFETCH(QString, level);
    QFETCH(int, target);
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    Team team = testTeam(lrb4, u"human"_s, {{u"lineman"_s, 11}});
    const PlayerId id = team.players.front().id;
    QVERIFY(!agingTarget(team.players.front(), lrb4));
    const auto choices = improvementChoices(team.players.front(), {1, 2}, team, lrb4);
    for (int i = 0; i < improvements; ++i)
        team = must(improve(team, lrb4, id, {1, 2}, choices[static_cast<size_t>(i)].gain));
    QCOMPARE(levelOf(team.players.front(), lrb4)->id.text(), level);
    QCOMPARE(agingTarget(team.players.front(), lrb4), std::optional(target));
    InjuryEffect book;
    book.niggling = 1;
    const auto roll = [&](int total) {
        const int first = std::max(1, total - 6);
        return must(recordAging(team, lrb4, id, {first, total - first}, book)).players.front();
    };
    const Player young = roll(target);
    QVERIFY(!young.improvements.back().aging->aged);
    QCOMPARE(young.injuries.niggling, 0);
    const Player old = roll(target - 1);
    QVERIFY(old.improvements.back().aging->aged);
    QCOMPARE(old.injuries.niggling, 1);
    const auto problems = checkTeam(team, lrb4);
    QVERIFY(std::any_of(problems.begin(), problems.end(),
                        [](const auto &problem) { return problem.code == u"aging-waiting"_s; }));
}

void TestTeamImprovement::lrb4Rating()
{
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    Team team = testTeam(lrb4, u"human"_s, {{u"lineman"_s, 11}});
    QCOMPARE(teamRating(team, lrb4), std::optional(100)); // everything is still the budget
    team = must(foundTeam(team, lrb4));
    team.treasury = 455'000;
    team = must(addAchievements(team, team.players[0].id, Achievement::Other, 9));
    team = must(addAchievements(team, team.players[1].id, Achievement::Other, 5));
    // 1,005,000 / 10,000 = 100 and 14 / 5 = 2, each rounded down.
    QCOMPARE(teamRating(team, lrb4), std::optional(102));
    // Who sits the next match out belongs to the team all the same.
    const int worth = worthInGold(team, lrb4);
    team.players[0].missesNextMatch = true;
    QCOMPARE(worthInGold(team, lrb4), worth);
    QCOMPARE(teamRating(team, lrb4), std::optional(102));
    QVERIFY(teamValue(team, lrb4) < worth);
    QVERIFY(!teamRating(humans(), crp()));
    QCOMPARE(worthInGold(humans(), crp()), teamValue(humans(), crp()));
}

void TestTeamImprovement::starsDoNotLearn()
{
    const auto stars = must(makeStars(crp(), StarId(u"griff-oberwald"_s), Language::English));
    const Team team = humans();
    QVERIFY(improvementChoices(stars.front(), {6, 6}, team, crp()).empty());
    QVERIFY(!levelOf(stars.front(), crp()));
    QCOMPARE(must(makeStars(crp(), StarId(u"brick-farth-and-grotty"_s), Language::English)).size(),
             size_t(2));
}

void TestTeamImprovement::pilingOnNeedsItsOption()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    Team team = testTeam(bb, u"human"_s, {{u"ogre"_s, 1}});
    const SkillId pilingOn(u"piling-on"_s);
    const bool isOption = bb.skills().find(pilingOn)->option.has_value();
    team.options[OptionId(u"piling-on"_s)] = false;
    QCOMPARE(skillAccess(pilingOn, team.players.front(), team, bb),
             isOption ? SkillAccess::Never : SkillAccess::Normal);
    team.options[OptionId(u"piling-on"_s)] = true;
    QCOMPARE(skillAccess(pilingOn, team.players.front(), team, bb), SkillAccess::Normal);
}

QTEST_GUILESS_MAIN(TestTeamImprovement)
#include "tst_teamimprovement.moc"
