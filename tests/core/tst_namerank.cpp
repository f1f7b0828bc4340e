// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/namerank.h"

#include <QStringList>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How lists find what was typed: the exact name first, then what leads it.
class TestNameRank final : public QObject
{
    Q_OBJECT

private slots:
    void theBestComesFirst_data();
    void theBestComesFirst();
    void whatIsNotThereIsNotFound();
};

void TestNameRank::theBestComesFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("names"); // the best first
    QTest::newRow("what leads, not what only holds it")
        << u"Cadera"_s << QStringList{u"Cadera rota"_s, u"Tirón en la cadera"_s};
    QTest::newRow("half a word") << u"cad"_s
                                 << QStringList{u"Cadera rota"_s, u"Tirón en la cadera"_s};
    QTest::newRow("exact before longer")
        << u"Block"_s
        << QStringList{u"Block"_s, u"Block Party"_s, u"Blocker"_s, u"Multiple Block"_s};
    QTest::newRow("accents do not count") << u"tiron"_s << QStringList{u"Tirón"_s, u"Patirona"_s};
    QTest::newRow("a number in front is no word")
        << u"st"_s << QStringList{u"+1 ST"_s, u"Standfest"_s, u"Rest"_s};
    QTest::newRow("beginnings of several")
        << u"gr st"_s << QStringList{u"Gr Stones"_s, u"Grimgub Stones"_s};
}

void TestNameRank::theBestComesFirst()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, names);
    for (qsizetype i = 0; i + 1 < names.size(); ++i)
        QVERIFY2(nameRank(names.at(i), typed) > nameRank(names.at(i + 1), typed),
                 qPrintable(names.at(i)));
    QVERIFY(nameRank(names.constLast(), typed) > 0);
}

void TestNameRank::whatIsNotThereIsNotFound()
{
    QCOMPARE(nameRank(u"Block"_s, u"dodge"_s), 0);
    QVERIFY(nameRank(u"Block"_s, QString()) > 0); // nothing is typed yet
}

QTEST_GUILESS_MAIN(TestNameRank)
#include "tst_namerank.moc"
