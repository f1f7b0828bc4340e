// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"
#include "tests/support/oddsrows.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestOddsCommand final : public QObject
{
    Q_OBJECT

private slots:
    void chainsHaveTheirForm();
    void answers_data();
    void answers();
    void modifiersAreNamedInTheCoachsLanguage();
    void modifiersSayTheirSource();
    void statusSaysHowItEnded_data();
    void statusSaysHowItEnded();
};

void TestOddsCommand::chainsHaveTheirForm()
{
    const QJsonObject plain = runCommand(u"odds chain 2+ 2+ --rerolls 1 --json"_s).json();
    QCOMPARE(plain,
             (QJsonObject{{u"chance"_s, QJsonArray{0.69444, 0.92593}},
                          {u"exact"_s, QJsonArray{u"25/36"_s, u"25/27"_s}}}));
    const QJsonObject long_
        = runCommand(u"odds chain 3+ 2+r 2d5 2d4- armour:8 injury:8 --rerolls 1 "
                     u"--loner --json"_s)
              .json();
    QCOMPARE(long_.value(u"exact"_s),
             QJsonValue(QJsonArray{u"30625/944784"_s, u"1071875/22674816"_s}));
    const QJsonObject advised
        = runCommand(u"odds chain 3+ 2+ --rerolls 1 --failed 1 --json"_s).json();
    QCOMPARE(advised.value(u"advice"_s).toObject().value(u"useExact"_s), u"5/9"_s);
}

void TestOddsCommand::answers_data()
{
    addOddsColumns();
    const auto row = addOddsRow;
    row("dodge", "dodge --ag 3 --skills dodge,two-heads --zones 1 --weather pouring-rain", "target",
        "3");
    row("dodge with its skill", "dodge --ag 3 --skills dodge --zones 2", "withSkillExact", "5/9");
    row("dodge under Tackle", "dodge --ag 3 --skills dodge --opponents tackle", "withSkillExact",
        "2/3");
    row("fourth edition", "dodge --ag 3 --zones-left 2 --ruleset lrb4", "target", "5");
    row("pick-up", "pickup --ag 4 --zones 1", "target", "3");
    row("pass", "pass --ag 3 --range long", "target", "5");
    row("pass fumbles", "pass --ag 3 --range long --zones 1", "fumbleExact", "1/2");
    row("catch", "catch --ag 3 --accurate", "target", "3");
    row("intercept", "intercept --ag 4", "target", "5");
    row("hand-off", "handoff --ag 3", "target", "3");
    row("leap", "leap --ag 4 --skills leap", "target", "3");
    row("going for it", "gfi --weather blizzard", "target", "3");
    row("going for it with a team re-roll", "gfi", "withTeamRerollExact", "35/36");
    row("by a Loner", "gfi --skills loner", "withTeamRerollExact", "65/72");
    // A Pro's own die is the side's to roll again, not his (crp L5171-5175).
    row("a Pro's own die", "roll pro", "withTeamRerollExact", "3/4");
    row("a Pro's own die, of a Loner", "roll pro --skills loner", "withTeamRerollExact", "5/8");
    row("a Pro's own die, by himself", "roll pro", "withProExact", "");
    // No team re-roll but in the own turn (crp L864-869, L1361-1365).
    row("a catch", "catch --ag 3", "withTeamRerollExact", "3/4");
    row("a catch in the opponent's turn", "catch --ag 3 --turn opponent", "withTeamRerollExact",
        "1/2");
    row("a Pro's catch in the opponent's turn", "catch --ag 3 --turn opponent --skills pro",
        "withProExact", "5/8");
    row("an interception", "intercept --ag 4", "withTeamRerollExact", "1/3");
    row("the interception of a dump-off", "intercept --ag 4 --turn own", "withTeamRerollExact",
        "5/9");
    row("standing up", "standup --ma 2", "target", "4");
    row("dauntless", "dauntless --st 3 --opponent-st 5", "target", "3");
    row("throw team-mate", "ttm --ag 1 --range quick", "target", "2");
    row("landing", "landing --ag 3 --zones 1", "target", "5");
    row("gaze", "gaze --ag 4", "target", "3");
    row("regeneration", "regeneration --skills regeneration", "target", "4");
    row("KO", "ko", "exact", "1/2");
    row("any roll", "roll shadowing --ma 6 --opponent-ma 7", "target", "9");
    row("block dice", "block --st 4 --opponent-st 3 --blitz", "dice", "2");
    row("block chooser", "block --st 3 --opponent-st 4", "chooser", "defender");
    row("block", "block --st 3 --opponent-st 3 --skills block", "exact.defenderDown", "1/2");
    row("armour", "armour --av 9 --skills claw,mighty-blow", "exact.armourBroken", "7/12");
    row("injury", "injury --opponent-skills thick-skull", "exact.knockedOut", "1/9");
    row("foul", "foul --av 8 --assists 2", "exact.armourBroken", "7/12");
    row("casualty", "casualty", "exact.dead", "1/6");
    row("apothecary", "apothecary", "exact.dead", "1/36");
    row("attack", "attack --attack 2 hammer --defence 1 shield --support 1 --guard",
        "exact.success", "131/216");
    row("attack from the other end",
        "attack --guard --defence 1 shield --support 1 "
        "--attack 2 hammer",
        "exact.driveBack", "5/27");
    row("attack, trapped",
        "attack --attack 2 hammer --defence 1 shield --support 1 --guard "
        "--trapped",
        "exact.success", "19/24");
    row("attack, outnumbered", "attack --attack 1 sword --defence 1 dodge --support -2",
        "exact.failure", "25/36");
    row("attack, cleaving a guard", "attack --attack 1 hammer --defence 1 shield --guard --cleave",
        "exact.success", "13/36");
}

void TestOddsCommand::answers()
{
    QFETCH(QString, line);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const CommandAnswer answer = runCommand(u"odds "_s + line + u" --json"_s);
    QVERIFY2(answer.status == 0, qPrintable(answer.err));
    QVERIFY(answer.err.isEmpty());
    QJsonObject object = answer.json();
    if (key.contains(u'.'))
        object = object.value(key.section(u'.', 0, 0)).toObject();
    QCOMPARE(object.value(key.section(u'.', -1)).toVariant().toString(), value);
    QVERIFY(!runCommand(u"odds "_s + line).out.isEmpty());
}

void TestOddsCommand::modifiersAreNamedInTheCoachsLanguage()
{
    const QJsonArray modifiers
        = runCommand(u"odds dodge --ag 3 --skills two-heads --lang es --json"_s)
              .json()
              .value(u"modifiers"_s)
              .toArray();
    QCOMPARE(modifiers.last().toObject().value(u"name"_s), u"Dos Cabezas"_s);
    QCOMPARE(modifiers.last().toObject().value(u"source"_s).toString().section(u':', 0, 0),
             u"crp.es.txt"_s);
}

/// Every number says where it stands.
void TestOddsCommand::modifiersSayTheirSource()
{
    for (const QString &edition : {u"crp"_s, u"bb2016"_s, u"lrb4"_s}) {
        const CommandAnswer answer = runCommand(
            u"odds block --st 3 --opponent-st 3 --assists 1 --json --ruleset "_s + edition);
        const QJsonArray modifiers = answer.json().value(u"modifiers"_s).toArray();
        QCOMPARE(modifiers.size(), 1);
        const QString source = modifiers.first().toObject().value(u"source"_s).toString();
        QVERIFY2(source.startsWith(edition + u'.') && !source.endsWith(u":0"_s),
                 qPrintable(source));
    }
}

void TestOddsCommand::statusSaysHowItEnded_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("done") << u"odds dodge --ag 3"_s << 0;
    QTest::newRow("help") << u"odds attack --help"_s << 0;
    QTest::newRow("no such skill") << u"odds dodge --ag 3 --skills juggling"_s << 1;
    QTest::newRow("no such weather") << u"odds dodge --ag 3 --weather hail"_s << 1;
    QTest::newRow("no such edition") << u"odds dodge --ruleset lrb9"_s << 1;
    QTest::newRow("too far in a blizzard")
        << u"odds pass --ag 3 --range bomb --weather blizzard"_s << 1;
    QTest::newRow("the book's injuries") << u"odds injury --ruleset lrb4"_s << 1;
    QTest::newRow("no such symbol") << u"odds attack --attack 1 spoon --defence 1 shield"_s << 1;
    QTest::newRow("no steps") << u"odds chain"_s << 2;
    QTest::newRow("a bad step") << u"odds chain 7+"_s << 2;
    QTest::newRow("re-rolls in words") << u"odds chain 2+ --rerolls one"_s << 2;
    QTest::newRow("no number") << u"odds dodge --ag three"_s << 2;
    QTest::newRow("no dice") << u"odds attack"_s << 2;
    QTest::newRow("an unknown option") << u"odds dodge --speed 3"_s << 2;
    QTest::newRow("an unknown question") << u"odds weather"_s << 2;
}

void TestOddsCommand::statusSaysHowItEnded()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const CommandAnswer answer = runCommand(line);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.err.isEmpty(), status == 0);
}

QTEST_GUILESS_MAIN(TestOddsCommand)
#include "tst_oddscommand.moc"
