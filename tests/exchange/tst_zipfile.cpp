// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/inflate.h"
#include "core/exchange/foreign/zipfile.h"
#include "tests/support/zipmaker.h"

#include <QRandomGenerator>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Unpacking, against zlib's own packing.
class TestZipFile final : public QObject
{
    Q_OBJECT

private slots:
    void unpacksWhatZlibPacked_data();
    void unpacksWhatZlibPacked();
    void damagedStreamsNeverCrash();
    void stopsAtTheLimit();
    void findsTheFile();
    void storedFile();
    void damagedZipIsRefused();
};

void TestZipFile::unpacksWhatZlibPacked_data()
{
    QTest::addColumn<QByteArray>("plain");
    QTest::addColumn<int>("level");
    QByteArray noise(70'000, '\0');
    QRandomGenerator random(7);
    for (char &byte : noise)
        byte = static_cast<char>(random.bounded(256));
    const QByteArray words = QByteArray("<selection name=\"Line\"/> of a roster ").repeated(4'000);
    for (const int level : {0, 1, 6, 9}) {
        QTest::addRow("nothing %d", level) << QByteArray() << level;
        QTest::addRow("one byte %d", level) << QByteArray("x") << level;
        QTest::addRow("words %d", level) << words << level;
        QTest::addRow("noise %d", level) << noise << level;
        QTest::addRow("zeros %d", level) << QByteArray(100'000, '\0') << level;
    }
}

void TestZipFile::unpacksWhatZlibPacked()
{
    QFETCH(QByteArray, plain);
    QFETCH(int, level);
    const auto unpacked = inflate(rawDeflate(plain, level), plain.size());
    QVERIFY(unpacked);
    QCOMPARE(*unpacked, plain);
}

void TestZipFile::damagedStreamsNeverCrash()
{
    const QByteArray good = rawDeflate(QByteArray("a line of text, ").repeated(500), 9);
    for (qsizetype place = 0; place < good.size(); ++place) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray bad = good;
            bad[place] = static_cast<char>(bad.at(place) ^ (1 << bit));
            const auto out = inflate(bad, 20'000);
            QVERIFY(!out || out->size() <= 20'000);
        }
        const auto cut = inflate(good.left(place), 20'000);
        QVERIFY(!cut);
    }
}

void TestZipFile::stopsAtTheLimit()
{
    const QByteArray bomb = rawDeflate(QByteArray(5'000'000, 'a'), 9);
    QVERIFY(bomb.size() < 10'000);
    QVERIFY(!inflate(bomb, 4'999'999));
    QVERIFY(inflate(bomb, 5'000'000));
}

void TestZipFile::findsTheFile()
{
    const QByteArray zip
        = makeZip({{u"readme.txt"_s, "no"}, {u"Ünder.ros"_s, "yes"}, {u"other.ros"_s, "late"}});
    const auto found = unzipFirst(zip, u".ros"_s, 100);
    QVERIFY(found);
    QCOMPARE(*found, QByteArray("yes"));
    QCOMPARE(unzipFirst(zip, u".cat"_s, 100).error().code, ErrorCode::NoTeam);
}

void TestZipFile::storedFile()
{
    const QByteArray zip = makeZip({{u"a.ros"_s, "plain"}}, false);
    QCOMPARE(*unzipFirst(zip, u".ros"_s, 100), QByteArray("plain"));
    QVERIFY(!unzipFirst(zip, u".ros"_s, 4));
}

void TestZipFile::damagedZipIsRefused()
{
    const QByteArray zip = makeZip({{u"a.ros"_s, QByteArray("some text ").repeated(50)}});
    for (qsizetype size = 0; size < zip.size(); ++size)
        QVERIFY(!unzipFirst(zip.left(size), u".ros"_s, 1000));
    for (qsizetype place = 0; place < zip.size(); ++place) {
        QByteArray bad = zip;
        bad[place] = static_cast<char>(bad.at(place) ^ 0x55);
        const auto out = unzipFirst(bad, u".ros"_s, 1000);
        QVERIFY(!out || *out == QByteArray("some text ").repeated(50));
    }
}

QTEST_GUILESS_MAIN(TestZipFile)
#include "tst_zipfile.moc"
