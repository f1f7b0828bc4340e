// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/fighterchange.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/tablerefs.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What players choose, as values and as journals name it.
class TestSkirmishAction final : public QObject
{
    Q_OBJECT

private slots:
    void actionsAreNamed_data();
    void actionsAreNamed();
    void whatIsNoActionIsRefused_data();
    void whatIsNoActionIsRefused();
    void changesAreNamed_data();
    void changesAreNamed();
    void whatIsNoChangeIsRefused_data();
    void whatIsNoChangeIsRefused();
    void fightersAreFoundInChoices();
    void seatsAndDiceAreNamed();
};

namespace {

FighterRef targor()
{
    return {0, FighterId(u"targor"_s)};
}

} // namespace

Q_DECLARE_METATYPE(SkirmishAction)
Q_DECLARE_METATYPE(FighterChange)

void TestSkirmishAction::actionsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<SkirmishAction>("action");
    const auto row = [](const char *text, const SkirmishAction &action) {
        QTest::newRow(text) << QString::fromUtf8(text) << action;
    };
    row("pass", {SkirmishChoice::Pass});
    row("pass-on", {SkirmishChoice::PassOn});
    row("draw", {SkirmishChoice::Draw});
    row("swap", {SkirmishChoice::Swap});
    row("ploy", {SkirmishChoice::Ploy});
    row("upgrade", {SkirmishChoice::Upgrade});
    row("move:0:targor", {SkirmishChoice::Move, targor()});
    row("charge:0:targor", {SkirmishChoice::Charge, targor()});
    row("attack:0:targor", {SkirmishChoice::Attack, targor()});
    row("guard:0:targor", {SkirmishChoice::Guard, targor()});
    row("parry:0:targor", {SkirmishChoice::Parry, targor()});
    row("push:sidestep", SkirmishAction::with(SkirmishChoice::Push, CardId(u"sidestep"_s)));
    row("ploy:sidestep", SkirmishAction::with(SkirmishChoice::Ploy, CardId(u"sidestep"_s)));
    row("upgrade:axe", SkirmishAction::with(SkirmishChoice::Upgrade, CardId(u"axe"_s)));
    row("ploy:own:a/b", SkirmishAction::with(SkirmishChoice::Ploy, CardId(u"own:a/b"_s)));
    row("card:0:targor/axe", {SkirmishChoice::Card, targor(), CardId(u"axe"_s)});
    row("counter:0:targor/riposte",
        {SkirmishChoice::Counter, targor(), {}, AttackId(u"riposte"_s)});
}

void TestSkirmishAction::actionsAreNamed()
{
    QFETCH(QString, text);
    QFETCH(SkirmishAction, action);
    QCOMPARE(action.toString(), text);
    const auto read = SkirmishAction::fromString(text);
    QVERIFY(read);
    QVERIFY(*read == action);
}

void TestSkirmishAction::whatIsNoActionIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", ":", "dance", "dance:0:targor", "pass:0:targor", "move", "move:", "move:targor",
          "push", "ploy:", "card:0:targor", "card:0:targor/", "card:axe", "counter:/riposte",
          "decline", "seat:0", "0:targor", "0:targor/2"})
        QTest::addRow("\"%s\"", text) << QString::fromUtf8(text);
}

void TestSkirmishAction::whatIsNoActionIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!SkirmishAction::fromString(text));
}

void TestSkirmishAction::changesAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<FighterChange>("change");
    const auto row = [](const char *text, const FighterChange &change) {
        QTest::newRow(text) << QString::fromUtf8(text) << change;
    };
    row("0:targor/0", {targor(), 0});
    row("0:targor/2", {targor(), 2});
    row("0:targor/guard", {targor(), SkirmishChoice::Guard});
    row("0:targor/off", {targor(), SkirmishChoice::Off});
    row("0:targor/move+1", {targor(), CardModifier{u"move"_s}});
    row("0:targor/damage-2@friends:charge",
        {targor(), CardModifier{u"damage"_s, -2, u"friends"_s, u"charge"_s}});
}

void TestSkirmishAction::changesAreNamed()
{
    QFETCH(QString, text);
    QFETCH(FighterChange, change);
    QCOMPARE(change.toString(), text);
    const auto read = FighterChange::fromString(text);
    QVERIFY(read);
    QVERIFY(*read == change);
    QCOMPARE(read->is(SkirmishChoice::Guard), text.endsWith(u"/guard"));
}

void TestSkirmishAction::whatIsNoChangeIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "/", "0:targor", "0:targor/", "targor/2", "0:targor/dance",
                             "0:targor/move", "move:0:targor"})
        QTest::addRow("\"%s\"", text) << QString::fromUtf8(text);
}

void TestSkirmishAction::whatIsNoChangeIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!FighterChange::fromString(text));
}

void TestSkirmishAction::fightersAreFoundInChoices()
{
    for (const QString &choice : {u"0:targor"_s, u"0:targor/2"_s, u"move:0:targor"_s,
                                  u"card:0:targor/axe"_s, u"counter:0:targor/riposte"_s})
        QVERIFY2(fighterIn(choice) == targor(), qPrintable(choice));
    for (const QString &choice : {u"pass"_s, u"ploy:sidestep"_s, u"seat:0"_s, QString()})
        QVERIFY2(!fighterIn(choice).isValid(), qPrintable(choice));
}

void TestSkirmishAction::seatsAndDiceAreNamed()
{
    QCOMPARE(SeatRef{2}.toString(), u"seat:2"_s);
    QVERIFY(SeatRef::fromString(u"seat:2") == SeatRef{2});
    QVERIFY(!SeatRef::fromString(u"seat:") && !SeatRef::fromString(u"2"));
    QCOMPARE(DieRef{1}.toString(), u"die:1"_s);
    QVERIFY(DieRef::fromString(u"die:1") == DieRef{1});
    QVERIFY(!DieRef::fromString(u"die:x") && !DieRef::fromString(u"die:-1"));
}

QTEST_GUILESS_MAIN(TestSkirmishAction)
#include "tst_skirmishaction.moc"
