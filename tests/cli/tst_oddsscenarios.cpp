// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"
#include "tests/support/oddsrows.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Situations that coaches ask about, worked out from the rules by other means.
class TestOddsScenarios final : public QObject
{
    Q_OBJECT

private slots:
    void chains_data();
    void chains();
    void needs_data();
    void needs();
    void outcomes_data();
    void outcomes();
    void namesAreForgiving_data();
    void namesAreForgiving();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
};

void TestOddsScenarios::chains_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("exact"); // at 0, 1, … team re-rolls
    const auto row = [](const char *name, const char *line, const char *exact) {
        QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(exact);
    };
    row("five targets", "2+ 3+ 4+ 5+ 6+ --rerolls 2", "5/324 35/648 1055/11664");
    row("Dodge serves one of two", "2+d 2+d --rerolls 1", "25/27 1225/1296");
    row("two players with Dodge", "2+d 2+r", "1225/1296");
    row("Sure Feet serves one of three", "2+r 2+f 2+f 2+f --rerolls 1", "4375/5184 83125/93312");
    row("Dodge and Sure Feet, one each", "3+d 2+f --rerolls 1", "70/81 70/81");
    row("Dodge beside Pro", "3+d 3+dp --rerolls 1", "62/81 64/81");
    row("Pro of a Loner", "2+pl 2+pl --rerolls 1", "175/216 4375/5184");
    row("rolls by name", "dodge gfi pickup --ag 3 --skills sure-hands --rerolls 1", "40/81 20/27");
    row("two dodges by name", "dodge dodge --ag 4 --skills dodge --rerolls 1", "25/27 1225/1296");
    row("two dodges under Tackle", "dodge dodge --ag 4 --skills dodge --opponents tackle", "25/36");
    row("Break Tackle serves one dodge",
        "dodge dodge --ag 2 --st 4 --skills break-tackle --rerolls 1", "7/12 5/6");
    row("Break Tackle waits for the die that needs it",
        "dodge dodge@1 --ag 2 --st 4 --skills break-tackle --rerolls 1", "4/9 19/27");
    row("two squares more, with Sure Feet", "gfi gfi --skills sure-feet", "25/27");
    row("two squares more in a blizzard", "gfi gfi --weather blizzard", "4/9");
    row("past an interceptor", "4+ 2+n 3+ --rerolls 1", "5/18 55/108");
    row("an interception in the opponent's turn", "intercept --ag 4 --rerolls 1", "1/3 1/3");
    row("the same by a professional", "5+op --rerolls 1", "4/9 4/9");
    row("an interception by name, with Pro", "intercept --ag 4 --skills pro --rerolls 1",
        "4/9 4/9");
    row("with Catch", "intercept --ag 4 --skills catch --rerolls 1", "5/9 5/9");
    row("a block after a dodge", "dodge@1 2d4 --ag 3 --rerolls 1", "4/9 58/81");
}

void TestOddsScenarios::chains()
{
    QFETCH(QString, line);
    QFETCH(QString, exact);
    const CommandAnswer answer = runCommand(u"odds chain "_s + line + u" --json"_s);
    QVERIFY2(answer.status == 0, qPrintable(answer.err));
    QStringList found;
    const QJsonArray chances = answer.json().value(u"exact"_s).toArray();
    for (const QJsonValue chance : chances)
        found.append(chance.toString());
    QCOMPARE(found.join(u' '), exact);
}

void TestOddsScenarios::needs_data()
{
    addOddsColumns();
    const auto row = addOddsRow;
    row("a six always dodges", "dodge --ag 3 --zones 5", "target", "6");
    row("the small dodge anywhere", "dodge --ag 3 --skills stunty --zones 3", "target", "3");
    row("small, but armed", "dodge --ag 3 --skills stunty,secret-weapon --zones 1", "target", "4");
    row("one diving tackle counts", "dodge --ag 3 --opponents diving-tackle:2", "target", "5");
    row("weaker in a blitz through the snow",
        "dauntless --ruleset bb2016 --st 3 --opponent-st 5 --blitz --weather heavy-snow", "target",
        "4");
    row("and not in a block",
        "dauntless --ruleset bb2016 --st 3 --opponent-st 5 --weather heavy-snow", "target", "3");
    row("every tail counts", "dodge --ag 3 --opponents prehensile-tail:2", "target", "5");
    row("strength where it is better", "dodge --ag 4 --st 2 --skills break-tackle", "target", "2");
    row("Big Hand in the rain", "pickup --ag 3 --zones 2 --skills big-hand --weather pouring-rain",
        "target", "3");
    row("nerves are no hands", "pickup --ag 3 --zones 1 --skills nerves-of-steel", "target", "4");
    row("a long bomb is fumbled on three", "pass --ag 3 --range bomb", "fumbleExact", "1/2");
    row("a safe throw on one alone", "pass --ag 3 --range bomb --skills safe-throw", "fumbleExact",
        "1/6");
    row("a safe throw is no better", "pass --ag 3 --range bomb --skills safe-throw", "target", "6");
    row("four squares straight are short", "pass --ag 3 --squares 4,0", "target", "4");
    row("three squares askew are short", "pass --ag 3 --squares 3,3", "target", "4");
    row("ten squares and two are long", "pass --ag 3 --squares 2,10", "target", "5");
    row("what is neither", "pass --ag 3 --range long", "inaccurateExact", "1/3");
    row("marked twice at quick range", "pass --ag 3 --range quick --zones 2", "fumbleExact", "1/3");
    row("long legs undo a safe throw",
        "roll safe-throw --ag 3 --skills safe-throw --opponents very-long-legs", "impossible",
        "true");
    row("a safe throw otherwise", "roll safe-throw --ag 3 --skills safe-throw", "target", "4");
    row("Hail Mary", "roll hail-mary-pass --skills hail-mary-pass", "exact", "5/6");
    row("Hail Mary behind an option", "roll --lang en hail-mary-pass --skills hail-mary-pass",
        "exact", "5/6");
    row("no Hail Mary in a blizzard",
        "roll hail-mary-pass --skills hail-mary-pass --weather blizzard", "impossible", "true");
    row("nor in the newer edition",
        "roll hail-mary-pass --ruleset bb2016 --skills hail-mary-pass --weather blizzard",
        "impossible", "true");
    row("diving for a bad pass", "catch --ag 3 --skills diving-catch", "target", "4");
    row("diving for a good one", "catch --ag 3 --accurate --skills diving-catch", "target", "2");
    row("all that helps an interception",
        "intercept --ag 4 --skills very-long-legs,extra-arms,catch", "withSkillExact", "8/9");
    row("leaping ignores tackle zones", "leap --ag 3 --skills leap --zones 3", "target", "4");
    row("blocking from the ground", "roll jump-up --ag 3 --skills jump-up", "target", "2");
    row("too strong to be matched", "dauntless --st 3 --opponent-st 9", "target", "7");
    // Both strengths as they are for this block, but for the assists (crp L4472-4475).
    row("horns first", "dauntless --st 3 --opponent-st 5 --skills horns --blitz", "exact", "5/6");
    row("no horns without a blitz", "dauntless --st 3 --opponent-st 5 --skills horns", "exact",
        "2/3");
    row("one of two at once",
        "dauntless --st 3 --opponent-st 3 --skills multiple-block --with multiple-block", "exact",
        "2/3");
    row("escaping tentacles", "roll tentacles --st 3 --opponent-st 5", "target", "8");
    row("outrunning a shadow", "roll shadowing --ma 8 --opponent-ma 6", "exact", "13/18");
    row("a team-mate at short range", "ttm --ag 1 --range short --skills throw-team-mate",
        "fumbleExact", "1/3");
    row("whoever throws a team-mate can", "ttm --ag 3 --range short", "exact", "2/3");
    row("in the newer edition too", "ttm --ag 3 --range short --ruleset bb2016", "exact", "2/3");
    row("long legs undo any safe throw", "roll safe-throw --ag 3 --opponents very-long-legs",
        "impossible", "true");
    row("a safe throw is kept", "pass --ag 3 --range long --zones 3 --skills safe-throw",
        "keptExact", "2/3");
    row("and never inaccurate", "pass --ag 3 --range long --zones 3 --skills safe-throw",
        "inaccurateExact", "0");
    row("but fumbled on a one", "pass --ag 3 --range long --zones 3 --skills safe-throw",
        "fumbleExact", "1/6");
    row("the same in the newer edition",
        "pass --ag 3 --range long --zones 3 --skills safe-throw --ruleset bb2016", "keptExact",
        "2/3");
    row("nothing is kept without the skill", "pass --ag 3 --range long --zones 3", "keptExact",
        "0");
    row("no team re-roll for an interception", "intercept --ag 4", "withTeamRerollExact", "1/3");
    row("which takes nothing from Catch", "intercept --ag 4 --skills catch", "withTeamRerollExact",
        "5/9");
    row("but Pro", "intercept --ag 4 --skills pro", "withProExact", "4/9");
    row("Pro elsewhere", "dodge --ag 3 --skills pro", "withProExact", "7/9");
    row("getting up is free", "standup --ma 6", "certain", "true");
    row("with three squares too", "standup --ma 3 --ruleset bb2016", "exact", "1");
    row("with two it is not", "standup --ma 2", "exact", "1/2");
    row("in the fourth edition", "standup --ma 2 --ruleset lrb4", "exact", "1/2");
    row("with three there", "standup --ma 3 --ruleset lrb4", "certain", "true");
    row("a keg helps", "ko --with bloodweiser-babes", "exact", "2/3");
    row("a bribe", "roll bribe --ruleset bb2016", "withTeamRerollExact", "5/6");
    row("a fixer lets it be tried again", "roll bribe --with fink-da-fixer --ruleset bb2016",
        "withHelperExact", "35/36");
    row("no re-roll helps beside him", "roll bribe --with fink-da-fixer --ruleset bb2016",
        "withTeamRerollExact", "5/6");
    row("a fixer is believed", "roll argue-the-call --with fink-da-fixer --ruleset bb2016", "exact",
        "1/3");
    row("nobody is", "roll argue-the-call --ruleset bb2016", "exact", "1/6");
    row("a dagger again", "roll weeping-dagger --ruleset bb2016", "withTeamRerollExact", "3/4");
    row("riches again", "roll filthy-rich --ruleset bb2016", "withTeamRerollExact", "35/36");
    row("an Igor", "roll regeneration --with igor", "withHelperExact", "3/4");
    row("two help more", "ko --with bloodweiser-babes:2 --ruleset bb2016", "exact", "5/6");
    row("fumbles are an extra rule", "pass --ruleset lrb5 --ag 3 --range short", "fumbleExact",
        "1/6");
    row("without it a one is inaccurate",
        "pass --ruleset lrb5 --ag 3 --range short --options fumbles=off", "fumbleExact", "0");
    row("which it then is", "pass --ruleset lrb5 --ag 3 --range short --options fumbles=off",
        "inaccurateExact", "1/2");
    row("and can be switched on", "pass --ruleset lrb5 --ag 3 --range short --options fumbles=on",
        "fumbleExact", "1/6");
    row("a rule with several choices",
        "pass --ruleset bb2016 --ag 3 --range short --options "
        "weather-variant=winter,referees=goblin",
        "fumbleExact", "1/6");
}

void TestOddsScenarios::needs()
{
    QFETCH(QString, line);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const CommandAnswer answer = runCommand(u"odds "_s + line + u" --json"_s);
    QVERIFY2(answer.status == 0, qPrintable(answer.err));
    QCOMPARE(answer.json().value(key).toVariant().toString(), value);
}

void TestOddsScenarios::outcomes_data()
{
    addOddsColumns();
    const auto row = addOddsRow;
    row("claw, blow and piling on", "armour --av 9 --skills claw,mighty-blow,piling-on", "casualty",
        "347/1296");
    row("the same, knocked out", "armour --av 9 --skills claw,mighty-blow,piling-on", "knockedOut",
        "821/2592");
    row("a blow at soft armour", "armour --av 7 --skills mighty-blow", "casualty", "31/216");
    // Who is knocked down, not who lies there (bb2016 L1473-1477).
    row("a foul on frozen ground", "foul --ruleset bb2016 --weather freezing --av 8",
        "armourBroken", "5/18");
    row("a block on it", "armour --ruleset bb2016 --weather freezing --av 8", "armourBroken",
        "5/12");
    row("a stab is bare", "armour --av 8 --stab --skills stab,mighty-blow,claw", "armourBroken",
        "5/18");
    row("stakes for the undead", "armour --av 9 --stab --undead --skills stab,stakes",
        "armourBroken", "5/18");
    row("a chainsaw in a foul", "foul --av 9 --skills chainsaw,dirty-player", "armourBroken",
        "65/108");
    row("it may kick back", "foul --av 8 --skills chainsaw", "kickBack", "1/6");
    row("and then nobody is fouled", "foul --av 8 --skills chainsaw", "armourBroken", "65/108");
    row("but the fouler hurt", "foul --av 8 --own-av 8 --skills chainsaw", "ownArmourBroken",
        "13/108");
    row("he may roll again", "foul --av 8 --skills chainsaw --team-reroll", "kickBack", "1/36");
    row("a Loner may not always", "foul --av 8 --skills chainsaw,loner --team-reroll", "kickBack",
        "7/72");
    row("Pro helps as well", "foul --av 8 --skills chainsaw,pro", "kickBack", "7/72");
    row("the same in the newer edition", "foul --av 8 --skills chainsaw --ruleset bb2016",
        "armourBroken", "65/108");
    row("a chainsaw is a chainsaw", "armour --av 7 --chainsaw", "armourBroken", "5/6");
    row("in the newer edition too", "armour --av 7 --chainsaw --ruleset bb2016", "armourBroken",
        "5/6");
    row("a stab is a stab", "armour --av 7 --stab --niggling 2", "casualty", "5/72");
    row("also there", "armour --av 7 --stab --niggling 2 --ruleset bb2016", "casualty", "5/72");
    row("the crowd needs no armour roll", "armour --av 9 --crowd", "knockedOut", "1/4");
    row("a fanatic falls", "armour --av 8 --fall --opponent-skills ball-and-chain", "knockedOut",
        "5/6");
    row("decay", "casualty --opponent-skills decay", "dead", "11/36");
    row("frenzy on even terms", "block --st 3 --opponent-st 3 --skills block,frenzy",
        "defenderDown", "2/3");
    row("frenzy into a worse block",
        "block --st 4 --opponent-st 3 --skills frenzy --second-opponent-assists 2", "defenderDown",
        "41/54");
    row("who can stay up does",
        "block --st 3 --opponent-st 3 --skills block,wrestle "
        "--opponent-skills block",
        "nothing", "1/6");
    row("unless the ball is to be had",
        "block --st 3 --opponent-st 3 --skills block,wrestle "
        "--opponent-skills block --opponent-has-ball --aim ball",
        "bothProne", "1/6");
    row("daring a stronger one", "block --st 3 --opponent-st 4 --skills dauntless", "defenderDown",
        "103/216");
    row("Pro after a skull", "block --st 3 --opponent-st 3 --skills block,pro", "attackerDown",
        "7/72");
    row("a Loner with Pro and a re-roll",
        "block --st 3 --opponent-st 3 --skills block,pro,loner --team-reroll", "attackerDown",
        "23/288");
    row("Pro is worse than a re-roll",
        "block --st 3 --opponent-st 3 --skills block,pro --team-reroll", "attackerDown", "1/36");
    row("frenzy with Pro", "block --st 3 --opponent-st 3 --skills block,frenzy,pro", "turnover",
        "29/216");
    row("frenzy with Pro and a re-roll",
        "block --st 3 --opponent-st 3 --skills block,frenzy,pro --team-reroll", "turnover",
        "55/1296");
    row("the same, who goes down",
        "block --st 3 --opponent-st 3 --skills block,frenzy,pro --team-reroll", "defenderDown",
        "349/432");
    row("the same by a Loner",
        "block --st 3 --opponent-st 3 --skills block,frenzy,pro,loner --team-reroll", "turnover",
        "143/1296");
    row("stripped of the ball",
        "block --st 3 --opponent-st 3 --skills strip-ball --opponent-has-ball", "ballLoose", "5/6");
    row("a face nobody hits", "block --st 3 --opponent-st 3 --opponent-skills foul-appearance",
        "refused", "1/6");
}

void TestOddsScenarios::outcomes()
{
    QFETCH(QString, line);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const CommandAnswer answer = runCommand(u"odds "_s + line + u" --json"_s);
    QVERIFY2(answer.status == 0, qPrintable(answer.err));
    QCOMPARE(answer.json().value(u"exact"_s).toObject().value(key).toString(), value);
}

void TestOddsScenarios::namesAreForgiving_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("same");
    QTest::newRow("capitals") << u"dodge --ag 3 --skills Dodge"_s
                              << u"dodge --ag 3 --skills dodge"_s;
    QTest::newRow("another sign") << u"gfi --skills sure_feet"_s << u"gfi --skills sure-feet"_s;
    QTest::newRow("Spanish") << u"dodge --ag 3 --skills Esquivar"_s
                             << u"dodge --ag 3 --skills dodge"_s;
    QTest::newRow("of opponents") << u"dodge --ag 3 --opponents Tackle:2 --skills dodge"_s
                                  << u"dodge --ag 3 --opponents tackle:2 --skills dodge"_s;
    QTest::newRow("weather") << u"gfi --weather Blizzard"_s << u"gfi --weather blizzard"_s;
    QTest::newRow("a range") << u"pass --ag 3 --range Long"_s << u"pass --ag 3 --range long"_s;
    QTest::newRow("any roll") << u"roll gfi"_s << u"gfi"_s;
    QTest::newRow("its id behind the options") << u"roll --ag 4 dodge"_s << u"dodge --ag 4"_s;
}

void TestOddsScenarios::namesAreForgiving()
{
    QFETCH(QString, line);
    QFETCH(QString, same);
    const CommandAnswer answer = runCommand(u"odds "_s + line);
    QVERIFY2(answer.status == 0, qPrintable(answer.err));
    QCOMPARE(answer.out, runCommand(u"odds "_s + same).out);
}

void TestOddsScenarios::nonsenseIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("a condition nobody knows") << u"dodge --ag 3 --with moonlight"_s << 1;
    QTest::newRow("an optional rule nobody knows") << u"dodge --ag 3 --options moonlight"_s << 1;
    QTest::newRow("no agility") << u"dodge"_s << 2;
    QTest::newRow("no agility in a chain") << u"chain dodge"_s << 2;
    QTest::newRow("no movement") << u"standup"_s << 2;
    QTest::newRow("nobody to measure himself with") << u"dauntless --st 3"_s << 2;
    QTest::newRow("a long throw of a team-mate") << u"ttm --ag 3 --range long"_s << 1;
    QTest::newRow("a bomb of a team-mate") << u"ttm --ag 3 --range bomb --ruleset bb2016"_s << 1;
    QTest::newRow("a small opponent who does nothing")
        << u"dodge --ag 3 --opponents titchy:1"_s << 2;
    QTest::newRow("a rule neither on nor off") << u"pass --ag 3 --options fumbles=perhaps"_s << 2;
    QTest::newRow("a choice that is none")
        << u"pass --ag 3 --ruleset bb2016 --options weather-variant=summer"_s << 2;
    QTest::newRow("a condition of another roll") << u"dodge --ag 3 --accurate"_s << 2;
    QTest::newRow("a row of another table") << u"dodge --ag 3 --with accurate-pass"_s << 2;
    QTest::newRow("a blitz that does not matter") << u"pickup --ag 3 --blitz"_s << 2;
    QTest::newRow("a range nobody throws") << u"dodge --ag 3 --range long"_s << 2;
    QTest::newRow("strength nobody measures") << u"dodge --ag 3 --opponent-st 4"_s << 2;
    QTest::newRow("helpers nobody counts") << u"dodge --ag 3 --helpers 2"_s << 2;
    QTest::newRow("a turn of nobody") << u"dodge --ag 3 --turn home"_s << 2;
    QTest::newRow("a turn that changes nothing") << u"ko --turn own"_s << 2;
    QTest::newRow("kegs for a dodge") << u"dodge --ag 3 --with bloodweiser-babes"_s << 2;
    QTest::newRow("a fixer for a dodge")
        << u"dodge --ag 3 --with fink-da-fixer --ruleset bb2016"_s << 2;
    QTest::newRow("more kegs than there are") << u"ko --with bloodweiser-babes:3"_s << 2;
    QTest::newRow("skills for bare numbers") << u"chain 3+ 2+ --skills dodge"_s << 2;
    QTest::newRow("a team re-roll for armour") << u"armour --av 8 --team-reroll"_s << 2;
    QTest::newRow("armour of a harmless fouler") << u"foul --av 8 --own-av 9"_s << 2;
    QTest::newRow("armour of a casualty") << u"casualty --av 8"_s << 2;
    QTest::newRow("assists to armour") << u"armour --av 8 --assists 2"_s << 2;
    QTest::newRow("a skill nobody knows") << u"chain dodge --skills moonwalk"_s << 1;
    QTest::newRow("a step nobody knows") << u"chain moonwalk"_s << 2;
    QTest::newRow("too many tackle zones") << u"chain dodge@9"_s << 2;
    QTest::newRow("no such agility") << u"chain dodge --ag 0"_s << 2;
    QTest::newRow("a word too many") << u"dodge quickly"_s << 2;
    QTest::newRow("hurt in two ways") << u"armour --stab --crowd"_s << 2;
    QTest::newRow("two at once without the skill") << u"block --multiple-block"_s << 2;
    QTest::newRow("two at once in a blitz")
        << u"block --multiple-block --blitz --skills multiple-block"_s << 2;
    QTest::newRow("no second block") << u"block --second-assists 2"_s << 2;
    QTest::newRow("a foul in the crowd") << u"foul --crowd"_s << 2;
    QTest::newRow("no roll named") << u"roll --ag 3"_s << 2;
    QTest::newRow("nothing named") << u"roll"_s << 2;
    QTest::newRow("no football") << u"armour --ruleset shadespire"_s << 1;
    QTest::newRow("no two numbers") << u"pass --ag 3 --squares 4"_s << 2;
    QTest::newRow("across the whole pitch") << u"pass --ag 3 --squares 20,3"_s << 1;
    QTest::newRow("too far in a blizzard")
        << u"chain pass --ag 3 --range bomb --weather blizzard"_s << 1;
}

void TestOddsScenarios::nonsenseIsRefused()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const CommandAnswer answer = runCommand(u"odds "_s + line);
    QCOMPARE(answer.status, status);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.err.isEmpty());
    // Who asked for JSON finds the same sentence there.
    const CommandAnswer told = runCommand(u"odds "_s + line + u" --json"_s);
    QCOMPARE(told.status, status);
    QCOMPARE(told.err, answer.err);
    const QString why = told.json().value(u"error"_s)[u"message"_s].toString();
    QVERIFY2(!why.isEmpty() && told.err.startsWith(why), qPrintable(told.out));
}

QTEST_GUILESS_MAIN(TestOddsScenarios)
#include "tst_oddsscenarios.moc"
