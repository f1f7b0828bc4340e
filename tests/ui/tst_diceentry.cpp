// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/diceentry.h"
#include "ui/common/dieface.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestDiceEntry final : public QObject
{
    Q_OBJECT

private slots:
    void typed_data();
    void typed();
    void diceThatCannotBeAreTold();
    void wrongInputChangesNothing_data();
    void wrongInputChangesNothing();
    void clicked();
    void poolsAreClickedFromOneRow();
    void theDiceFollowWhatIsTyped_data();
    void theDiceFollowWhatIsTyped();
    void manyDiceStandBesideEachOther();
    void lettersAreNoDice();
    void escapeCancels();
    void facesHaveNames();
};

void TestDiceEntry::typed_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::newRow("2D6") << u"2D6"_s << u"3 5"_s << std::vector{3, 5};
    QTest::newRow("2D6 together") << u"2D6"_s << u"35"_s << std::vector{3, 5};
    QTest::newRow("D68") << u"D68"_s << u"6,8"_s << std::vector{6, 8};
    QTest::newRow("D16") << u"D16"_s << u" 16 "_s << std::vector{16};
    QTest::newRow("block") << u"BLOCK"_s << u"4"_s << std::vector{4};
}

void TestDiceEntry::typed()
{
    QFETCH(QString, notation);
    QFETCH(QString, text);
    QFETCH(std::vector<int>, dice);
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(notation));
    std::vector<int> got;
    connect(&entry, &DiceEntry::entered, this, [&got](const std::vector<int> &all) { got = all; });
    entry.show();
    entry.start();
    auto *field = entry.findChild<QLineEdit *>(u"dice-typed"_s);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(got, dice);
    QVERIFY(entry.complaint().isEmpty());
}

/// At once, as nobody presses Enter after the last die.
void TestDiceEntry::diceThatCannotBeAreTold()
{
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"2D6"_s));
    QSignalSpy entered(&entry, &DiceEntry::entered);
    entry.show();
    entry.start();
    auto *field = entry.findChild<QLineEdit *>(u"dice-typed"_s);
    QTest::keyClicks(field, u"7"_s);
    QVERIFY(!entry.complaint().isEmpty());
    QTest::keyClicks(field, u"4"_s); // in its place
    QVERIFY(entry.complaint().isEmpty());
    QTest::keyClicks(field, u"4"_s);
    QCOMPARE(entered.size(), 1);
}

void TestDiceEntry::wrongInputChangesNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "3", "5 0", "3 7", "3 +", "3.5"})
        QTest::newRow(*text ? text : "nothing") << QString::fromLatin1(text);
}

void TestDiceEntry::wrongInputChangesNothing()
{
    QFETCH(QString, text);
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"2D6"));
    QSignalSpy entered(&entry, &DiceEntry::entered);
    entry.show();
    entry.start();
    auto *field = entry.findChild<QLineEdit *>(u"dice-typed"_s);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(entered.size(), 0);
    QCOMPARE(field->text(), text); // to be put right, not typed anew
    QCOMPARE(entry.complaint().count(u'.'), text == u"3.5"_s ? entry.complaint().count(u'.') : 1);
    QTest::keyClicks(field, u"4"_s); // what is typed now is not what was wrong
    QVERIFY(entry.complaint().isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!entry.complaint().isEmpty());
    entry.start();
    QVERIFY(entry.complaint().isEmpty());
}

void TestDiceEntry::clicked()
{
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"D68"));
    std::vector<int> got;
    connect(&entry, &DiceEntry::entered, this, [&got](const std::vector<int> &all) { got = all; });
    entry.show();
    QTest::mouseClick(entry.findChild<DieFace *>(u"face-1-8"_s), Qt::LeftButton);
    QVERIFY(got.empty()); // the first die is still missing
    QTest::mouseClick(entry.findChild<DieFace *>(u"face-0-2"_s), Qt::LeftButton);
    QTest::mouseClick(entry.findChild<DieFace *>(u"face-0-6"_s), Qt::LeftButton);
    QCOMPARE(got, (std::vector{6, 8})); // what was clicked last counts
}

void TestDiceEntry::poolsAreClickedFromOneRow()
{
    DiceEntry entry;
    const DieSymbol hammer{u"hammer"_s, u"Hammer"_s};
    entry.setDice(*DiceNotation::parse(u"4D6"),
                  {{u"critical"_s, u"Critical"_s},
                   hammer,
                   hammer,
                   {u"sword"_s, u"Sword"_s},
                   {u"single-support"_s, u"Single"_s},
                   {u"double-support"_s, u"Double"_s}});
    std::vector<int> got;
    connect(&entry, &DiceEntry::entered, this, [&got](const std::vector<int> &all) { got = all; });
    entry.show();
    const auto click = [&entry](const QString &name) {
        QTest::mouseClick(entry.findChild<DieFace *>(name), Qt::LeftButton);
    };
    QVERIFY(!entry.findChild<DieFace *>(u"pool-face-3"_s)); // a hammer like the other
    for (const int face : {2, 2, 6})
        click(u"pool-face-%1"_s.arg(face));
    click(u"pool-die-1"_s); // taken back
    QVERIFY(got.empty());
    click(u"pool-face-1"_s);
    click(u"pool-face-4"_s);
    QCOMPARE(got, (std::vector{2, 6, 1, 4}));
    got.clear();
    entry.start();
    auto *field = entry.findChild<QLineEdit *>(u"dice-typed"_s);
    QVERIFY2(field->placeholderText().count(QRegularExpression(u"[0-9]"_s)) == 4,
             qPrintable(field->placeholderText()));
    QTest::keyClicks(field, u"1 2 4 6"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(got, (std::vector{1, 2, 4, 6}));
}

void TestDiceEntry::theDiceFollowWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QList<int>>("shown");
    QTest::newRow("nothing") << QString() << QList<int>{0, 0, 0};
    QTest::newRow("one") << u"4"_s << QList<int>{4, 0, 0};
    QTest::newRow("a run") << u"41"_s << QList<int>{4, 1, 0};
    QTest::newRow("with spaces") << u"4 1 6"_s << QList<int>{4, 1, 6};
    QTest::newRow("as far as it is right") << u"4 9"_s << QList<int>{4, 0, 0};
    QTest::newRow("too many") << u"4 1 6 6"_s << QList<int>{4, 1, 6};
}

void TestDiceEntry::theDiceFollowWhatIsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QList<int>, shown);
    std::vector<DieSymbol> symbols;
    for (const QString &id : {u"critical"_s, u"hammer"_s, u"hammer"_s, u"sword"_s,
                              u"single-support"_s, u"double-support"_s})
        symbols.push_back({id, id});
    DiceEntry entry;
    for (const bool pool : {true, false}) {
        entry.setDice(*DiceNotation::parse(u"3D6"), pool ? symbols : std::vector<DieSymbol>{});
        entry.show();
        QTest::keyClicks(entry.findChild<QLineEdit *>(u"dice-typed"_s), typed);
        for (int die = 0; die < 3; ++die) {
            for (int value = 1; value <= 6 && !pool; ++value) {
                const auto *face = entry.findChild<DieFace *>(u"face-%1-%2"_s.arg(die).arg(value));
                QCOMPARE(face->isChecked(), shown.at(die) == value);
            }
            if (pool)
                QCOMPARE(entry.findChild<DieFace *>(u"pool-die-%1"_s.arg(die))->value(),
                         shown.at(die));
        }
    }
}

/// One below the other they would reach far below what is seen.
void TestDiceEntry::manyDiceStandBesideEachOther()
{
    DiceEntry entry;
    entry.resize(1200, 600);
    entry.setDice(*DiceNotation::parse(u"8D6"));
    entry.show();
    QCoreApplication::processEvents();
    const auto place = [&entry](int die) {
        const auto *face = entry.findChild<DieFace *>(u"face-%1-1"_s.arg(die));
        return face->mapTo(&entry, QPoint(0, 0));
    };
    QCOMPARE(place(1).y(), place(0).y());
    QVERIFY(place(1).x() > place(0).x());
    const int height = entry.findChild<DieFace *>(u"face-0-1"_s)->height();
    QVERIFY(place(7).y() - place(0).y() < 4 * height);
}

/// A key pressed by mistake would make the digits after it an answer that no die shows.
void TestDiceEntry::lettersAreNoDice()
{
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"D6"_s));
    entry.setAlone(true);
    std::vector<int> got;
    connect(&entry, &DiceEntry::entered, this, [&got](const std::vector<int> &all) { got = all; });
    entry.show();
    entry.start();
    auto *field = entry.findChild<QLineEdit *>(u"dice-typed"_s);
    QTest::keyClicks(field, u"k5"_s);
    QCOMPARE(got, std::vector{5});
}

void TestDiceEntry::escapeCancels()
{
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"D6"));
    QSignalSpy cancelled(&entry, &DiceEntry::cancelled);
    entry.show();
    QTest::keyClick(entry.findChild<QLineEdit *>(u"dice-typed"_s), Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
}

void TestDiceEntry::facesHaveNames()
{
    DiceEntry entry;
    entry.setDice(*DiceNotation::parse(u"BLOCK"), {{u"attacker-down"_s, u"Attacker Down"_s}});
    const auto faces = entry.findChildren<DieFace *>();
    QCOMPARE(faces.size(), 6);
    QCOMPARE(faces.first()->accessibleName(), u"Attacker Down"_s);
    for (const DieFace *face : faces)
        QVERIFY(!face->accessibleName().isEmpty() && face->focusPolicy() == Qt::StrongFocus);
}

QTEST_MAIN(TestDiceEntry)
#include "tst_diceentry.moc"
