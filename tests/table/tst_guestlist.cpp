// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/guestlist.h"

#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Codes, what they are changed into, and what becomes of them.
class TestGuestList final : public QObject
{
    Q_OBJECT

private slots:
    void keysAreLongAndNeverTheSame();
    void wrongKeys_data();
    void wrongKeys();
    void spectatorsComeByOneCode();
    void aCoachsCodeIsGoodOnce();
    void takenBackAtOnce();
    void aNewCodeShutsTheOldPhoneOut();
    void nobodyOpensAnEmptyDoor();
};

void TestGuestList::keysAreLongAndNeverTheSame()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray text = TableKey::make().text();
        QCOMPARE(text.size(), TableKey::length); // 27 letters of 6 bits: 160 bits
        QVERIFY(!seen.contains(text));
        seen.insert(text);
        QCOMPARE(QByteArray::fromBase64(text, QByteArray::Base64UrlEncoding).size(), 20);
    }
}

void TestGuestList::wrongKeys_data()
{
    QTest::addColumn<QByteArray>("tried");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("one letter") << QByteArray("A");
    QTest::newRow("as long") << QByteArray(TableKey::length, 'A');
    QTest::newRow("longer") << QByteArray(4000, 'A');
    QTest::newRow("zeros") << QByteArray(TableKey::length, '\0');
    QTest::newRow("no letters") << QByteArray("\xff\xfe\x00\x80", 4);
}

void TestGuestList::wrongKeys()
{
    QFETCH(const QByteArray, tried);
    GuestList guests(2);
    (void)guests.inviteCoach(0);
    QVERIFY(guests.enter(tried).isEmpty());
    QVERIFY(!guests.guest(tried));
    QVERIFY(!guests.spectator(tried));
    const QByteArray code = guests.spectatorCode().text();
    for (qsizetype i = 0; i < code.size(); ++i) {
        QByteArray nearly = code;
        nearly[i] = nearly.at(i) == 'x' ? 'y' : 'x';
        QVERIFY(guests.enter(nearly).isEmpty());
    }
    QVERIFY(guests.enter(code.chopped(1)).isEmpty());
    QVERIFY(guests.enter(code + 'A').isEmpty());
}

void TestGuestList::spectatorsComeByOneCode()
{
    GuestList guests(2);
    const TableKey first = guests.enter(guests.spectatorCode().text());
    const TableKey second = guests.enter(guests.spectatorCode().text());
    QVERIFY(!first.isEmpty());
    QVERIFY(first.text() != guests.spectatorCode().text());
    QCOMPARE(guests.guest(first.text()), Guest{});
    QCOMPARE(guests.guest(second.text()), Guest{});
    QVERIFY(!Guest{}.isCoach());
    QVERIFY(!guests.guest(guests.spectatorCode().text())); // the code is not what a phone keeps
    QCOMPARE(guests.spectator(guests.spectatorCode().text()), Guest{});
}

void TestGuestList::aCoachsCodeIsGoodOnce()
{
    GuestList guests(2);
    const TableKey code = guests.inviteCoach(1);
    QVERIFY(guests.isInvited(1));
    QVERIFY(!guests.isTaken(1));
    const TableKey kept = guests.enter(code.text());
    QCOMPARE(guests.guest(kept.text()), Guest{1});
    QVERIFY(guests.isTaken(1));
    QVERIFY(!guests.isInvited(1));
    QVERIFY(guests.enter(code.text()).isEmpty());
    QVERIFY(!guests.guest(code.text()));
    QVERIFY(!guests.spectator(code.text()));
    QCOMPARE(guests.guest(kept.text()), Guest{1}); // who has it keeps it
}

void TestGuestList::takenBackAtOnce()
{
    GuestList guests(2);
    const TableKey waiting = guests.inviteCoach(0);
    const TableKey other = guests.enter(guests.inviteCoach(1).text());
    guests.takeBack(0);
    QVERIFY(guests.enter(waiting.text()).isEmpty());
    guests.takeBack(1);
    QVERIFY(!guests.guest(other.text()));
    QVERIFY(!guests.isTaken(1));
}

void TestGuestList::aNewCodeShutsTheOldPhoneOut()
{
    GuestList guests(2);
    const TableKey old = guests.enter(guests.inviteCoach(0).text());
    const TableKey code = guests.inviteCoach(0);
    QVERIFY(!guests.guest(old.text()));
    QCOMPARE(guests.guest(guests.enter(code.text()).text()), Guest{0});
}

void TestGuestList::nobodyOpensAnEmptyDoor()
{
    GuestList guests(4);
    QVERIFY(!guests.guest({}));
    QVERIFY(guests.enter({}).isEmpty());
    QVERIFY(!TableKey().isOpenedBy({}));
    QVERIFY(!TableKey().isOpenedBy(TableKey::make().text()));
}

QTEST_GUILESS_MAIN(TestGuestList)
#include "tst_guestlist.moc"
