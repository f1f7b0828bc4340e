// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/guestlist.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Codes, what they are changed into, and how they end.
class TestGuestList final : public QObject
{
    Q_OBJECT

private slots:
    void keysAreLongAndNeverTheSame();
    void typedKeysOpen_data();
    void typedKeysOpen();
    void aCodeIsTypedAsItIsRead();
    void wrongKeys_data();
    void wrongKeys();
    void spectatorsComeByOneCode();
    void aCoachsCodeIsGoodOnce();
    void takenBackAtOnce();
    void aNewCodeShutsTheOldPhoneOut();
    void nobodyOpensAnEmptyDoor();
    void phonesComeBackAfterAStart();
    void aSeatIsKnownByItsId();
    void whatIsNoKeyOpensNothing_data();
    void whatIsNoKeyOpensNothing();
};

void TestGuestList::keysAreLongAndNeverTheSame()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray text = TableKey::make().text();
        QCOMPARE(text.size(), TableKey::length); // 26 signs of 5 bits: 130 bits
        QVERIFY(!seen.contains(text));
        seen.insert(text);
        // Nothing that looks like something else.
        for (const char sign : text)
            QVERIFY2(QByteArrayView("0123456789abcdefghjkmnpqrstvwxyz").contains(sign),
                     text.constData());
        QCOMPARE(TableKey::asTyped(text), text);
    }
}

void TestGuestList::typedKeysOpen_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("as shown") << QByteArray("abc0123") << QByteArray("abc0123");
    QTest::newRow("capitals") << QByteArray("ABC0123") << QByteArray("abc0123");
    QTest::newRow("in fours") << QByteArray("abc0 123 ") << QByteArray("abc0123");
    QTest::newRow("hyphens") << QByteArray("abc0-123") << QByteArray("abc0123");
    QTest::newRow("letters like digits") << QByteArray("oOiIlL01") << QByteArray("00111101");
    QTest::newRow("no key at all") << QByteArray("\xff#/") << QByteArray("\xff#/");
}

void TestGuestList::typedKeysOpen()
{
    QFETCH(const QByteArray, typed);
    QTEST(TableKey::asTyped(typed), "meant");
}

void TestGuestList::aCodeIsTypedAsItIsRead()
{
    GuestList guests(2);
    QByteArray typed = guests.inviteCoach(0).text().toUpper();
    typed.replace('0', 'O').replace('1', 'I').insert(4, ' ');
    QCOMPARE(guests.guest(guests.enter(typed).text()), Guest{0});
}

void TestGuestList::wrongKeys_data()
{
    QTest::addColumn<QByteArray>("tried");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("one letter") << QByteArray("A");
    QTest::newRow("as long") << QByteArray(TableKey::length, 'A');
    QTest::newRow("as long as a code") << QByteArray(TableKey::codeLength, 'A');
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

namespace {

QString ofNumber(Seat seat)
{
    return QString::number(seat);
}

} // namespace

void TestGuestList::phonesComeBackAfterAStart()
{
    const QTemporaryDir folder;
    TableKey first;
    TableKey waiting;
    TableKey watching;
    QByteArray mark;
    {
        GuestList guests(3);
        SeatFile seats(folder.path(), u"a game/../of ours"_s);
        seats.follow(guests, ofNumber);
        QCOMPARE(seats.port(), quint16(0));
        seats.keepPort(8642);
        first = guests.enter(guests.inviteCoach(0).text());
        waiting = guests.inviteCoach(1);
        watching = guests.enter(guests.spectatorCode().text());
        const TableKey lost = guests.enter(guests.inviteCoach(2).text());
        QVERIFY(!lost.isEmpty());
        guests.takeBack(2); // as a lost phone's is
        mark = guests.mark();
    }
    // For its owner alone.
    QCOMPARE(QFileInfo(folder.filePath(u"seats"_s)).permissions() & 0x0077, 0);
    GuestList guests(3);
    SeatFile seats(folder.path(), u"a game/../of ours"_s);
    seats.follow(guests, ofNumber);
    QCOMPARE(seats.port(), quint16(8642));
    QCOMPARE(guests.mark(), mark);
    QCOMPARE(guests.guest(first.text()), Guest{0});
    QCOMPARE(guests.guest(watching.text()), Guest{});
    QCOMPARE(guests.coachCode(1).text(), waiting.text());
    QVERIFY(!guests.enter(waiting.text()).isEmpty()); // good once, before or after
    QVERIFY(guests.enter(waiting.text()).isEmpty());
    QVERIFY(!guests.isTaken(2) && !guests.isInvited(2));
    // Another game has others.
    GuestList others(3);
    SeatFile elsewhere(folder.path(), u"another"_s);
    elsewhere.follow(others, ofNumber);
    QVERIFY(!others.isTaken(0) && others.mark() != mark);
}

/// Of a league somebody may have left meanwhile.
void TestGuestList::aSeatIsKnownByItsId()
{
    GuestList guests(2);
    const TableKey anna = guests.enter(guests.inviteCoach(0).text());
    const TableKey bob = guests.enter(guests.inviteCoach(1).text());
    const QJsonObject kept
        = guests.kept([](Seat seat) { return seat == 0 ? u"anna"_s : u"bob"_s; });
    GuestList later(1);
    later.restore(kept, [](Seat) { return u"bob"_s; });
    QVERIFY(!later.guest(anna.text()));
    QCOMPARE(later.guest(bob.text()), Guest{0});
}

void TestGuestList::whatIsNoKeyOpensNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("empty keys") << QByteArray(
        R"({"version":1,"mark":"","spectators":{"code":"","kept":""},"coaches":{"0":{"kept":""}}})");
    QTest::newRow("words as keys") << QByteArray(
        R"({"version":1,"mark":"abcdefgh","spectators":{"code":"abcd0123","kept":"abcdefghjkmnpqrstvwxyz0123"},)"
        R"("coaches":{"0":{"code":"let me in","kept":"x"}}})");
    QTest::newRow("a mark that is a cookie's end") << QByteArray(
        R"({"version":1,"mark":"a=b; c=d","spectators":{"code":"abcd0123","kept":"abcdefghjkmnpqrstvwxyz0123"}})");
}

void TestGuestList::whatIsNoKeyOpensNothing()
{
    QFETCH(const QByteArray, file);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"seats"_s));
    QFile written(folder.filePath(u"seats/game.json"_s));
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(file) == file.size());
    written.close();
    GuestList guests(2);
    SeatFile seats(folder.path(), u"game"_s);
    seats.follow(guests, ofNumber);
    for (const char *key : {"", "x", "let me in"}) {
        QVERIFY(!guests.guest(key));
        QVERIFY(guests.enter(key).isEmpty());
    }
    QVERIFY(!guests.isTaken(0) && !guests.isInvited(0));
    QCOMPARE(guests.mark().size(), 8);
    QVERIFY(!guests.mark().contains(';') && !guests.spectatorCode().isEmpty());
}

QTEST_GUILESS_MAIN(TestGuestList)
#include "tst_guestlist.moc"
