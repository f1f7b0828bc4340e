// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "tests/support/keptplay.h"
#include "tests/support/memorybatches.h"
#include "tests/support/thrownaway.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What coaches copy from a book that only they have: typed in once, found again ever after.
class TestBookResults final : public QObject
{
    Q_OBJECT

private slots:
    void read_data();
    void read();
    void theLastWordCounts();
    void jsonAndBack();
    void garbageIsLeftOut();
    void aMatchLearns();
};

void TestBookResults::read_data()
{
    QTest::addColumn<QString>("entered");
    QTest::addColumn<QStringList>("known");
    QTest::newRow("number and words") << u"7 Nice"_s << QStringList{u"7 Nice"_s};
    QTest::newRow("comma") << u"43, broken leg"_s << QStringList{u"43 broken leg"_s};
    QTest::newRow("colon") << u"12: Blizzard"_s << QStringList{u"12 Blizzard"_s};
    QTest::newRow("dash") << u" 2 – Sweltering "_s << QStringList{u"2 Sweltering"_s};
    QTest::newRow("words alone") << u"Riot"_s << QStringList{u"Riot"_s};
    QTest::newRow("a number alone") << u"7"_s << QStringList{};
    QTest::newRow("nothing") << u"  "_s << QStringList{};
    QTest::newRow("a loss") << u"51 -1 MA"_s << QStringList{u"51 -1 MA"_s};
    QTest::newRow("a number in the words") << u"51 −1 MA"_s << QStringList{u"51 −1 MA"_s};
}

void TestBookResults::read()
{
    QFETCH(QString, entered);
    BookResults book;
    book.learn(u"weather"_s, entered);
    QTEST(book.of(u"weather"_s), "known");
    QVERIFY(book.of(u"kick-off"_s).isEmpty());
}

void TestBookResults::theLastWordCounts()
{
    BookResults book;
    for (const QString &entered :
         {u"12 Blizzard"_s, u"7 Nise"_s, u"Riot"_s, u"7 Nice"_s, u"Riot"_s})
        book.learn(u"weather"_s, entered);
    QCOMPARE(book.of(u"weather"_s), (QStringList{u"7 Nice"_s, u"12 Blizzard"_s, u"Riot"_s}));
    QCOMPARE(book.at(u"weather"_s, 7), u"7 Nice"_s);
    QCOMPARE(book.at(u"weather"_s, 8), QString());
}

void TestBookResults::jsonAndBack()
{
    BookResults book;
    book.learn(u"weather"_s, u"7 Nice"_s);
    book.learn(u"serious-injury"_s, u"66 Dead"_s);
    book.learn(u"serious-injury"_s, u"something else"_s);
    QVERIFY(BookResults::fromJson(book.toJson()) == book);
}

void TestBookResults::garbageIsLeftOut()
{
    QJsonArray many;
    for (int i = 0; i < 1000; ++i)
        many.append(u"%1 x"_s.arg(i));
    const QJsonObject object{
        {u"a"_s, 5}, {u"b"_s, QJsonArray{1, true, u"\u001b[31m7 red"_s}}, {u"c"_s, many}};
    const BookResults book = BookResults::fromJson(object);
    QVERIFY(book.of(u"a"_s).isEmpty());
    QVERIFY(!book.of(u"b"_s).join(u' ').contains(QChar(0x1b)));
    QVERIFY(book.of(u"c"_s).size() < 100);
}

/// Entered in one match it is known in the next, whatever became of the first.
void TestBookResults::aMatchLearns()
{
    MemoryClub kept;
    const Club club{kept.stores()};
    const auto begin = [&club] {
        return must(club.matches().open(must(club.matches().start(plainSetup(u"lrb4"_s)))));
    };
    auto first = begin();
    Event event;
    event.prompt = u"weather"_s;
    event.text = u"7 Nice"_s;
    QVERIFY(first->act({event}));
    QCOMPARE(first->session().state().weather.text(), u"7 Nice"_s);
    QCOMPARE(first->book().of(u"weather"_s), QStringList{u"7 Nice"_s});
    event.prompt = u"hand.note"_s;
    event.text = u"9 lives"_s;
    QVERIFY(first->act({event})); // no table says this
    QVERIFY(throwAwayGame(Bin(kept.stores()), first->id()));
    auto next = begin();
    QCOMPARE(next->book().of(u"weather"_s), QStringList{u"7 Nice"_s});
    event.prompt = u"weather"_s;
    event.text.clear();
    QVERIFY(next->act({event})); // nobody has to write it down
    QCOMPARE(next->session().state().weather.text(), QString());
}

QTEST_GUILESS_MAIN(TestBookResults)
#include "tst_bookresults.moc"
