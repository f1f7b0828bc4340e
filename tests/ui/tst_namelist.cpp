// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/play/aboutdelegate.h"
#include "ui/play/namelist.h"

#include <QApplication>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Names side by side.
class TestNameList final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void columnsTakeTheRoomThereIs();
    void aVeryLongNameIsCut();
    void aThirdColumnCutsNothing();
    void wordsAreNotCut();
    void aHyphenFindsAMinusSign();
    void aNumberIsNobodyElses();
    void aLowListLeavesRoom();
    void wordsFindWhatStandsBetweenThem();
    void rowsAreAsHighAsTheirWords();
    void namesOfCardsAreStrong();
};

namespace {

void fill(NameList &list, const QString &longest, int width = 340)
{
    const QStringList names{u"A charge"_s, u"On guard"_s, u"Some damage"_s,
                            u"Healing"_s,  u"A push"_s,   longest};
    list.setIds(names);
    list.resize(width, 200);
    list.setVisible(true);
    list.setNames(names);
    WindowFixture::settle();
}

} // namespace

/// Keyboards have no other.
void TestNameList::aHyphenFindsAMinusSign()
{
    NameList list;
    const QStringList names{u"Nothing"_s, u"−1 MA"_s, u"−1 AG"_s};
    list.setIds(names);
    list.setNames(names);
    QCOMPARE(list.narrow(u"-1 a"_s), list.item(2));
    QVERIFY(list.item(0)->isHidden());
}

/// Who has acted is not in the list: his number and Enter must not choose another for him.
void TestNameList::aNumberIsNobodyElses()
{
    NameList list;
    const QStringList names{u"#2 Ann"_s, u"#10 Bob"_s, u"#12 Cid"_s};
    list.setIds(names);
    list.setNames(names);
    QCOMPARE(list.narrow(u"1"_s), nullptr);
    QVERIFY(!list.item(1)->isHidden()); // as far as it goes it may still become his
    QCOMPARE(list.narrow(u"10"_s), list.item(1));
    QCOMPARE(list.narrow(u"2"_s), list.item(0));
    QVERIFY(list.item(2)->isHidden()); // and Enter after it is never his
    QCOMPARE(list.narrow(u"bo"_s), list.item(1));
}

/// Whether to roll again stands below the list and is wanted whole.
void TestNameList::aLowListLeavesRoom()
{
    NameList usual;
    NameList low;
    low.setFewestRows(2);
    for (NameList *list : {&usual, &low})
        fill(*list, u"To another hex"_s.repeated(6));
    QVERIFY(low.count() > 2);
    QCOMPARE(usual.minimumHeight() - low.minimumHeight(), low.gridSize().height());
}

void TestNameList::wordsFindWhatStandsBetweenThem()
{
    NameList list;
    const QStringList names{u"Score of Reds"_s, u"Re-rolls of Reds"_s, u"Re-rolls of Blues"_s};
    list.setIds(names);
    list.setNames(names);
    QCOMPARE(list.narrow(u"re blu"_s), list.item(2));
    QVERIFY(list.item(1)->isHidden());
    QCOMPARE(list.narrow(u"re green"_s), nullptr);
}

/// One name that is longer than the others is not cut beside nothing.
void TestNameList::columnsTakeTheRoomThereIs()
{
    NameList list;
    const QString longest = u"To another free hex"_s;
    fill(list, longest);
    const int needed = list.fontMetrics().horizontalAdvance(longest) + gridStep(&list, 6);
    QVERIFY(list.item(0)->sizeHint().width() >= needed);
    QVERIFY(list.gridSize().width() * 2 <= list.width());
}

void TestNameList::aVeryLongNameIsCut()
{
    NameList list;
    fill(list, u"To another hex"_s.repeated(6));
    QVERIFY(list.gridSize().width() * 2 <= list.width());
}

/// What has room in two columns is not cut for the sake of a third, nor in any width between.
void TestNameList::aThirdColumnCutsNothing()
{
    const QString longest = u"To another free hex"_s;
    for (int width = 340; width < 700; width += 20) {
        NameList list;
        fill(list, longest, width);
        const int needed = list.fontMetrics().horizontalAdvance(longest) + gridStep(&list, 6);
        QVERIFY2(list.item(0)->sizeHint().width() >= needed, qPrintable(QString::number(width)));
    }
}

/// What an upgrade changes has to be read to its end, with its box, even if that costs a column.
void TestNameList::wordsAreNotCut()
{
    const QString longest = u"One defence die rolled again"_s;
    NameList list;
    list.setWhole(true);
    fill(list, longest);
    const int needed = list.fontMetrics().horizontalAdvance(longest) + gridStep(&list, 6);
    QVERIFY(list.item(0)->sizeHint().width() >= needed);
    QVERIFY(list.gridSize().width() <= list.width());
}

/// No line is kept free for what has room without the bar to scroll by.
void TestNameList::rowsAreAsHighAsTheirWords()
{
    NameList list;
    QStringList names;
    QStringList abouts;
    for (int i = 0; i < 30; ++i) {
        names.append(u"Card %1"_s.arg(i));
        abouts.append(u"Does "_s + u"i"_s.repeated(2 * i) + u" this and that"_s);
    }
    list.setIds(names);
    list.resize(260, 2000);
    list.setVisible(true);
    list.setNames(names);
    list.setAbouts(abouts);
    list.resize(260, 2000); // as a layout does, now that it may be so high
    WindowFixture::settle();
    for (int row = 0; row < list.count(); ++row)
        QCOMPARE(list.visualItemRect(list.item(row)).height(),
                 AboutDelegate::wholeHeight(&list, list.model()->index(row, 0),
                                            list.viewport()->width()));
}

void TestNameList::namesOfCardsAreStrong()
{
    NameList list;
    list.setIds({u"a"_s});
    list.setNames({u"A card with a long name"_s});
    list.setAbouts({u"does"_s});
    const QModelIndex card = list.model()->index(0, 0);
    const QFontMetrics plain(styledFont(QApplication::font(), TextStyle::Small));
    const int width = plain.horizontalAdvance(u"A card with a long name  does"_s)
        + 4 * gridStep(&list, 1) + 2; // the margins of a row, and what rounding takes
    QVERIFY(AboutDelegate::wholeHeight(&list, card, width)
            > AboutDelegate::wholeHeight(&list, card, 2 * width));
}

QTEST_MAIN(TestNameList)
#include "tst_namelist.moc"
