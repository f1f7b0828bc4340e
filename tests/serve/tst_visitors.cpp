// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/visitors.h"
#include "app/serve/webplace.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How much one address may take, and by which names a server is called.
class TestVisitors final : public QObject
{
    Q_OBJECT

private slots:
    void connections();
    void requests();
    void wrongKeys();
    void streams();
    void proxies();
    void forgets();
    void hostsFollowTheNetwork();

private:
    static VisitorLimits few() { return {5, 3, 4, 2, 3, 1'000, 4, 3, 2}; }
};

void TestVisitors::connections()
{
    Visitors visitors(few());
    for (int i = 0; i < 3; ++i)
        QVERIFY(visitors.come("a", 0));
    QVERIFY(!visitors.come("a", 0));
    QVERIFY(visitors.come("b", 0));
    QVERIFY(visitors.come("b", 0));
    QVERIFY(!visitors.come("c", 0)); // five in all
    visitors.left("a");
    QCOMPARE(visitors.connected(), 4);
    QVERIFY(visitors.come("c", 0));
    visitors.left("nobody");
    QCOMPARE(visitors.connected(), 5);
}

void TestVisitors::requests()
{
    Visitors visitors(few());
    QVERIFY(visitors.come("a", 0));
    for (int i = 0; i < 4; ++i)
        QVERIFY(visitors.ask("a", 0));
    QVERIFY(!visitors.ask("a", 0));
    QVERIFY(visitors.ask("b", 0)); // nobody else suffers
    QVERIFY(!visitors.ask("a", 400));
    QVERIFY(visitors.ask("a", 3'000));
}

void TestVisitors::wrongKeys()
{
    Visitors visitors(few());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!visitors.isShutOut("a", 100));
        visitors.triedWrongKey("a", 100);
    }
    QVERIFY(visitors.isShutOut("a", 200));
    QVERIFY(!visitors.isShutOut("b", 200));
    QVERIFY(!visitors.isShutOut("a", 1'200));
    visitors.triedWrongKey("a", 1'200);
    QVERIFY(!visitors.isShutOut("a", 1'200)); // counted anew
}

void TestVisitors::streams()
{
    Visitors visitors(few());
    for (const char *address : {"a", "a", "a", "b", "b"})
        QVERIFY(visitors.come(address, 0));
    QVERIFY(visitors.beginStream("a", "a"));
    QVERIFY(visitors.beginStream("a", "a"));
    QVERIFY(!visitors.beginStream("a", "a")); // two of an address
    QCOMPARE(visitors.connected(), 3); // they hold no place any more
    QVERIFY(visitors.beginStream("b", "b"));
    QVERIFY(!visitors.beginStream("b", "b")); // three in all
    visitors.endStream("a");
    QVERIFY(visitors.beginStream("b", "b"));
    visitors.endStream("nobody");
}

void TestVisitors::proxies()
{
    Visitors visitors(few());
    visitors.trust("p");
    for (int i = 0; i < 5; ++i)
        QVERIFY(visitors.come("p", 0));
    QVERIFY(!visitors.come("p", 0)); // not more than all together
    QVERIFY(visitors.beginStream("p", "a"));
    QVERIFY(visitors.beginStream("p", "a"));
    QVERIFY(!visitors.beginStream("p", "a"));
    QVERIFY(visitors.beginStream("p", "b"));
}

void TestVisitors::forgets()
{
    Visitors visitors(few());
    for (const char *address : {"a", "b", "c", "d"}) {
        QVERIFY(visitors.come(address, 0));
        visitors.left(address);
    }
    QVERIFY(!visitors.come("e", 500)); // no more can be remembered
    visitors.forget(5'000);
    QVERIFY(visitors.come("e", 5'000));
}

/// A laptop goes to another network while its table is open: by its new address it is found, by the
/// old one no more, and who asks for strange names does not make it look again and again.
void TestVisitors::hostsFollowTheNetwork()
{
    QStringList own{u"192.168.1.5"_s};
    int looked = 0;
    TablePlace place;
    place.address = u"0.0.0.0"_s;
    place.names = {u"table.example.org"_s};
    WebPlace here(place, 8080, [&own, &looked] {
        ++looked;
        return own;
    });
    for (const char *host : {"192.168.1.5:8080", "localhost:8080", "Table.Example.org"})
        QVERIFY2(here.isOurs(host, 5'000), host);
    QCOMPARE(looked, 1);
    own = {u"10.1.2.3"_s};
    QVERIFY(here.isOurs("10.1.2.3:8080", 6'000));
    QVERIFY(!here.isOurs("192.168.1.5:8080", 6'100));
    QVERIFY(!here.isOurs("10.1.2.3", 6'200)); // another port
    QCOMPARE(looked, 2);
    for (int i = 0; i < 100; ++i)
        QVERIFY(!here.isOurs("evil.example.com", 6'300 + i));
    QCOMPARE(looked, 2);
    QVERIFY(!here.isOurs("evil.example.com", 7'300));
    QCOMPARE(looked, 3);
    QCOMPARE(here.addresses().last(), u"http://10.1.2.3:8080/"_s);
}

QTEST_GUILESS_MAIN(TestVisitors)
#include "tst_visitors.moc"
