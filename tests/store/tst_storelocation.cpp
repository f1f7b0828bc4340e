// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/datafolder.h"
#include "core/store/storelocation.h"

#include <QDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestStoreLocation final : public QObject
{
    Q_OBJECT

private slots:
    void locationsAreUnderstood_data();
    void locationsAreUnderstood();
    void othersAreRefused_data();
    void othersAreRefused();
    void passwordsAreRefusedAndNeverShown_data();
    void passwordsAreRefusedAndNeverShown();
    void theHintIsWholeWithoutThePassword();
    void aPasswordThatWasAskedForIsNotShown();
    void dataFolderIsChosen();
};

void TestStoreLocation::locationsAreUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const QString here = QDir::currentPath();
    QTest::newRow("file") << u"sqlite:/data/a.db"_s << u"sqlite:/data/a.db"_s;
    QTest::newRow("file, three slashes") << u"sqlite:///data/a.db"_s << u"sqlite:/data/a.db"_s;
    QTest::newRow("relative") << u"sqlite:a.db"_s << u"sqlite:"_s + here + u"/a.db"_s;
    QTest::newRow("plain path") << u"/data/a b.db"_s << u"sqlite:/data/a b.db"_s;
    QTest::newRow("not the memory of SQLite")
        << u"sqlite::memory:"_s << u"sqlite:"_s + here + u"/:memory:"_s;
    QTest::newRow("two slashes after a colon")
        << u"://x.db"_s << u"sqlite:"_s + here + u"/:/x.db"_s;
    QTest::newRow("colon after a slash") << u"./x:y.db"_s << u"sqlite:"_s + here + u"/x:y.db"_s;
    QTest::newRow("server") << u"postgresql://ana@example.org/league"_s
                            << u"postgresql://ana@example.org/league"_s;
    QTest::newRow("short scheme, port") << u"postgres://ana@example.org:5433/league"_s
                                        << u"postgresql://ana@example.org:5433/league"_s;
    QTest::newRow("no user") << u"postgresql://localhost/league"_s
                             << u"postgresql://localhost/league"_s;
    QTest::newRow("socket folder")
        << u"postgresql://ana@/league?host=/run/pg"_s << u"postgresql://ana@/league?host=/run/pg"_s;
    QTest::newRow("encoded socket folder")
        << u"postgresql://ana@%2Frun%2Fpg/league"_s << u"postgresql://ana@/league?host=/run/pg"_s;
    QTest::newRow("IPv6") << u"postgresql://ana@[::1]:5433/league"_s
                          << u"postgresql://ana@[::1]:5433/league"_s;
    QTest::newRow("a host that is no name")
        << u"postgresql:///league?host=f%25%C3%BC"_s << u"postgresql:///league?host=f%25%C3%BC"_s;
    QTest::newRow("encrypted")
        << u"postgresql://ana@h/l?sslrootcert=/etc/our%20ca.pem&sslmode=verify-full"_s
        << u"postgresql://ana@h/l?sslmode=verify-full&sslrootcert=/etc/our%20ca.pem"_s;
    QTest::newRow("socket folder, patience")
        << u"postgresql://ana@/l?connect_timeout=2&host=/run/pg"_s
        << u"postgresql://ana@/l?host=/run/pg&connect_timeout=2"_s;
    QTest::newRow("a service alone")
        << u"postgresql:///?service=league"_s << u"postgresql:///?service=league"_s;
    QTest::newRow("a slash in a name") << u"postgresql://h/a%2Fb"_s << u"postgresql://h/a%2Fb"_s;
    QTest::newRow("encoded user") << u"postgresql://a%40b@h/l"_s << u"postgresql://a%40b@h/l"_s;
}

void TestStoreLocation::locationsAreUnderstood()
{
    QFETCH(QString, text);
    const auto location = StoreLocation::parse(text);
    QVERIFY(location.has_value());
    QTEST(location->toString(), "normal");
    const auto again = StoreLocation::parse(location->toString());
    QVERIFY(again.has_value());
    QCOMPARE(*again, *location);
}

void TestStoreLocation::othersAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("empty") << u""_s << u"store.location"_s;
    QTest::newRow("no path") << u"sqlite:"_s << u"store.location"_s;
    QTest::newRow("unknown scheme") << u"mysql://h/db"_s << u"store.scheme"_s;
    QTest::newRow("web") << u"https://example.org/a.db"_s << u"store.scheme"_s;
    QTest::newRow("no database") << u"postgresql://ana@h"_s << u"store.location"_s;
    QTest::newRow("empty database") << u"postgresql://ana@h/"_s << u"store.location"_s;
    QTest::newRow("port too high") << u"postgresql://ana@h:99999/l"_s << u"store.location"_s;
    QTest::newRow("unknown option") << u"postgresql://ana@h/l?colour=red"_s << u"store.location"_s;
    QTest::newRow("option twice") << u"postgresql://ana@h/l?sslmode=require&sslmode=disable"_s
                                  << u"store.location"_s;
    QTest::newRow("option with a semicolon")
        << u"postgresql://ana@h/l?sslcert=a;b"_s << u"store.location"_s;
    QTest::newRow("empty option") << u"postgresql://ana@h/l?sslmode="_s << u"store.location"_s;
    QTest::newRow("a host with a bell") << u"postgresql://ana@h%07/l"_s << u"store.location"_s;
    QTest::newRow("a name with a semicolon") << u"postgresql://a%3Bb@h/l"_s << u"store.location"_s;
    QTest::newRow("no patience") << u"postgresql://ana@h/l?connect_timeout=0"_s
                                 << u"store.location"_s;
    QTest::newRow("options of our own are not to be said")
        << u"postgresql://ana@h/l?options=-c%20fsync=off"_s << u"store.location"_s;
}

void TestStoreLocation::othersAreRefused()
{
    QFETCH(QString, text);
    const auto location = StoreLocation::parse(text);
    QVERIFY(!location);
    QTEST(errorWord(location.error().code), "code");
    QVERIFY(location.error().message.endsWith(u'.'));
}

void TestStoreLocation::passwordsAreRefusedAndNeverShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("in its place") << u"postgresql://ana:s3cret@h/league"_s;
    QTest::newRow("no database") << u"postgresql://ana:s3cret@h"_s;
    QTest::newRow("no host") << u"postgresql://ana:s3cret/league"_s;
    QTest::newRow("with a slash, no host") << u"postgresql://ana:pa/s3cret"_s;
    QTest::newRow("with an @") << u"postgresql://ana:s3cret@s3cret@h/league"_s;
    QTest::newRow("all digits, no host") << u"postgresql://ana:123456s3cret/league"_s;
    QTest::newRow("one slash") << u"postgresql:/ana:s3cret@h/league"_s;
    QTest::newRow("as an option") << u"postgresql://ana@h/league?password=s3cret"_s;
    QTest::newRow("of a key") << u"postgresql://ana@h/league?sslpassword=s3cret"_s;
    QTest::newRow("as an option of nothing") << u"postgresql://ana@h?password=s3cret"_s;
}

void TestStoreLocation::passwordsAreRefusedAndNeverShown()
{
    QFETCH(const QString, text);
    const auto refused = StoreLocation::parse(text);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::StoreLocation);
    QVERIFY2(!refused.error().message.contains(u"s3cret"_s), qPrintable(refused.error().message));
    QVERIFY(!refused.error().detail.contains(u"s3cret"_s));
}

/// The address that is to be written instead leads to the same place.
void TestStoreLocation::theHintIsWholeWithoutThePassword()
{
    const QString meant
        = StoreLocation::parse(u"postgresql://ana@/league?host=/run/pg&sslmode=disable"_s)
              ->toString();
    for (const QString &text :
         {u"postgresql://ana:s3cret@/league?host=/run/pg&sslmode=disable"_s,
          u"postgresql://ana@/league?password=s3cret&host=/run/pg&sslmode=disable"_s}) {
        const auto refused = StoreLocation::parse(text);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u'"' + meant + u'"'),
                 qPrintable(refused.error().message));
        QVERIFY(!refused.error().message.contains(u"s3cret"_s));
    }
}

void TestStoreLocation::aPasswordThatWasAskedForIsNotShown()
{
    auto location = StoreLocation::parse(u"postgresql://ana@h/league"_s);
    QVERIFY(location.has_value());
    location->password = u"s3cret"_s;
    QVERIFY(!location->toString().contains(u"s3cret"_s));
}

void TestStoreLocation::dataFolderIsChosen()
{
    qunsetenv("DUGOUT_DATA");
    qputenv("XDG_DATA_HOME", "/xdg");
    QCOMPARE(dataFolder(), u"/xdg/dugout"_s);
    QCOMPARE(defaultStoreLocation(dataFolder()).path, u"/xdg/dugout/dugout.db"_s);
    qputenv("DUGOUT_DATA", "/from-environment");
    QCOMPARE(dataFolder(), u"/from-environment"_s);
    QCOMPARE(dataFolder(u"/chosen"_s), u"/chosen"_s);
    QCOMPARE(dataFolder(QString()), u"/from-environment"_s);
    qunsetenv("DUGOUT_DATA");
}

QTEST_GUILESS_MAIN(TestStoreLocation)
#include "tst_storelocation.moc"
