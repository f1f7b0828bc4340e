// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "core/rules/tablelead.h"
#include "core/rules/tableroll.h"
#include "tests/support/scripteddice.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestTableRoll final : public QObject
{
    Q_OBJECT

private slots:
    void rolls_data();
    void rolls();
    void refuses();
    void bookTablesHaveNoRow();
    void leads_data();
    void leads();

private:
    [[nodiscard]] const Table *table(const QString &edition, const QString &id)
    {
        return (*m_library.load(edition))->tables().find(id);
    }

    RulesetLibrary m_library;
};

void TestTableRoll::rolls_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<int>("result");
    QTest::addColumn<QString>("row");
    QTest::newRow("2D6") << u"weather"_s << std::vector{1, 1} << 2 << u"sweltering-heat"_s;
    QTest::newRow("D68") << u"casualty"_s << std::vector{4, 1} << 41 << u"broken-ribs"_s;
    QTest::newRow("D68 range") << u"casualty"_s << std::vector{3, 8} << 38 << u"badly-hurt"_s;
    QTest::newRow("block") << u"block-results"_s << std::vector{4} << 4 << u"pushed"_s;
    QTest::newRow("D8") << u"scatter"_s << std::vector{8} << 8 << QString();
}

void TestTableRoll::rolls()
{
    QFETCH(QString, id);
    QFETCH(std::vector<int>, dice);
    QFETCH(int, result);
    QFETCH(QString, row);
    const Table *wanted = table(u"crp"_s, id);
    QVERIFY(wanted);
    ScriptedDice scripted(dice);
    const auto rolled = TableDice::roll(*wanted, scripted);
    QVERIFY(rolled && scripted.allUsed());
    QCOMPARE(rolled->result, result);
    QCOMPARE(rolled->dice, dice);
    QVERIFY(rolled->row);
    if (!row.isEmpty())
        QCOMPARE(rolled->row->text(), row);
    QVERIFY(*rolled == *TableDice::read(*wanted, dice));
}

void TestTableRoll::refuses()
{
    const Table *casualty = table(u"crp"_s, u"casualty"_s);
    QCOMPARE(TableDice::lookUp(*casualty, 39).error().code, ErrorCode::NoSuchResult);
    QCOMPARE(TableDice::read(*casualty, {4}).error().code, ErrorCode::NothingToRoll);
    QCOMPARE(TableDice::lookUp(*table(u"crp"_s, u"block-results"_s), 7).error().code,
             ErrorCode::NoSuchResult);
    // Two dice show 2 to 12; only where modifiers are added there is more.
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        for (const int result : {-1, 0, 1, 13})
            QCOMPARE(TableDice::lookUp(*table(edition, u"weather"_s), result).error().code,
                     ErrorCode::NoSuchResult);
        QCOMPARE(TableDice::lookUp(*table(edition, u"weather"_s), 12)->row->text(), u"blizzard"_s);
        QCOMPARE(TableDice::lookUp(*table(edition, u"injury"_s), 14, true)->row->text(),
                 u"casualty"_s);
    }
    ScriptedDice none({});
    QCOMPARE(TableDice::roll(*table(u"crp"_s, u"agility"_s), none).error().code,
             ErrorCode::NothingToRoll);
}

void TestTableRoll::bookTablesHaveNoRow()
{
    for (const QString &id : {u"weather"_s, u"injury"_s}) {
        const Table *wanted = table(u"lrb4"_s, id);
        QVERIFY(wanted && wanted->enteredFromBook && wanted->page > 0);
        const auto found = TableDice::lookUp(*wanted, 4);
        QVERIFY(found);
        QVERIFY(!found->row);
    }
}

void TestTableRoll::leads_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("lead");
    QTest::newRow("one result") << u"weather"_s << u"sweltering-heat"_s << u"2"_s;
    QTest::newRow("range") << u"casualty"_s << u"badly-hurt"_s << u"11–38"_s;
    QTest::newRow("modifier") << u"dodge-modifiers"_s << u"tackle-zone"_s << u"−1"_s;
    QTest::newRow("good modifier") << u"dodge-modifiers"_s << u"basic"_s << u"+1"_s;
    QTest::newRow("target") << u"agility"_s << u"ag-3"_s << u"4+"_s;
    QTest::newRow("price") << u"value-increases"_s << QString() << u"20.000"_s;
    QTest::newRow("comparison") << u"block-dice"_s << u"stronger"_s << QString();
    QTest::newRow("number that leads not every row") << u"petty-cash"_s << QString() << QString();
}

void TestTableRoll::leads()
{
    QFETCH(QString, id);
    QFETCH(QString, row);
    QFETCH(QString, lead);
    const Table *wanted = table(u"crp"_s, id);
    QVERIFY(wanted);
    const TableRow *found = row.isEmpty() ? &wanted->rows.front() : wanted->row(row);
    QVERIFY(found);
    QCOMPARE(rowLead(*wanted, *found, Language::German), lead);
}

QTEST_GUILESS_MAIN(TestTableRoll)
#include "tst_tableroll.moc"
