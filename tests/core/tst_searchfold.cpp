// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/searchfold.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestSearchFold final : public QObject
{
    Q_OBJECT

private slots:
    void folds_data();
    void folds();
};

void TestSearchFold::folds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::newRow("case") << u"BlOcK"_s << u"block"_s;
    QTest::newRow("spanish") << u"Médico ÑANDÚ"_s << u"medico nandu"_s;
    QTest::newRow("german") << u"Große Übel"_s << u"grosse ubel"_s;
    QTest::newRow("decomposed") << u"Me\u0301dico"_s << u"medico"_s;
    QTest::newRow("spaces") << u"  two \t words\n"_s << u"two words"_s;
    QTest::newRow("curly apostrophe") << u"Nurgle’s"_s << u"nurgle's"_s;
    QTest::newRow("minus and dash") << u"−1 AG, 2–3"_s << u"-1 ag, 2-3"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestSearchFold::folds()
{
    QFETCH(QString, text);
    QFETCH(QString, folded);
    QCOMPARE(foldForSearch(text), folded);
    QCOMPARE(foldForSearch(folded), folded);
}

QTEST_GUILESS_MAIN(TestSearchFold)
#include "tst_searchfold.moc"
