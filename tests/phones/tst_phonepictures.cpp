// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/phonetable.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A match in its first turns, as the phones of coaches and of a spectator show
/// them.
class TestPhonePictures final : public QObject
{
    Q_OBJECT

private slots:
    void aMatchInItsFirstTurns();
};

void TestPhonePictures::aMatchInItsFirstTurns()
{
    const QString press = QFINDTESTDATA("press.js");
    QVERIFY(!press.isEmpty());
    PhoneTable table(press);
    table.serve({u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s,
                 u"Amber Vale Harriers"_s, u"--home-rerolls"_s, u"3"_s, u"--quick-away"_s,
                 u"Copper Hill Crushers"_s, u"--away-rerolls"_s, u"2"_s, u"--title"_s, u"Game"_s});
    if (QTest::currentTestFailed())
        return;
    table.first().open(table.coachCode(0));
    table.second().open(table.coachCode(1));
    table.spectator().open(table.spectatorCode());
    for (Browser *phone : table.everybody())
        QVERIFY(phone->waitFor(u"page.view"_s));
    constexpr int most = 60;
    const QString turns
        = u"return page.view.state.sides[0].turn + page.view.state.sides[1].turn;"_s;
    for (int i = 0; i < most && table.spectator().run(turns).toInt() < 3; ++i)
        QVERIFY2(table.answerSomewhere() > 0, qPrintable(table.stuck()));
    const QString now = table.first().run(u"return page.view.revision;"_s).toString();
    for (Browser *phone : table.everybody()) {
        QVERIFY(phone->waitFor(u"page.view.revision === '%1'"_s.arg(now)));
        (void)phone->run(u"window.scrollTo(0, 0);"_s);
        QCOMPARE(PhoneTable::rejected(*phone), QString());
    }
    PhoneTable::pictures(u"phone"_s, table.everybody());
}

QTEST_MAIN(TestPhonePictures)
#include "tst_phonepictures.moc"
