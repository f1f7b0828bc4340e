// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/datatree.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/teamfile.h"
#include "tests/support/teambuilder.h"
#include "tests/support/zipmaker.h"

#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Kilobytes the program has held at most.
long memoryPeak()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

} // namespace

/// Files made to do harm: each is refused with a sentence, or read without harm.
class TestHostileFiles final : public QObject
{
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void hugeFileIsNotReadWhole();
    void cutOffAnywhere_data();
    void cutOffAnywhere();
    void flippedBits_data();
    void flippedBits();
    void wildNumbers_data();
    void wildNumbers();
    void manyPlayersAndSkills();
    void whatComesInCanBeSaved();
    void otherEncodings();

private:
    [[nodiscard]] Result<ImportedTeam> import(const QByteArray &bytes, const QString &format = {})
    {
        return importTeam(bytes, m_library, {teamFormat(format), u"crp"_s, TeamId(u"x"_s), {}});
    }
    /// A sound file of a format.
    [[nodiscard]] static QByteArray sound(const QString &format)
    {
        const Ruleset &ruleset = testRuleset(u"crp"_s);
        const Team team = testTeam(ruleset, u"human"_s, {{u"blitzer"_s, 2}, {u"lineman"_s, 2}});
        return must(exportTeam(team, ruleset, *teamFormat(format), Language::English));
    }

    RulesetLibrary m_library;
};

void TestHostileFiles::refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("code");
    QByteArray bomb = "<?xml version='1.0'?><!DOCTYPE team [<!ENTITY a 'aaaaaaaaaa'>";
    for (char c = 'b'; c <= 'l'; ++c) {
        const QByteArray before = QByteArray("&") + static_cast<char>(c - 1) + ';';
        bomb += QByteArray("<!ENTITY ") + c + " '" + before.repeated(10) + "'>";
    }
    bomb += "]><team><name>&l;</name></team>";
    QTest::newRow("entity bomb") << bomb << u"botocs"_s << u"own-entities"_s;
    QTest::newRow("outside entity")
        << QByteArray("<!DOCTYPE team [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
                      "<team><name>&x;</name></team>")
        << u"botocs"_s << u"own-entities"_s;
    QTest::newRow("deep XML") << QByteArray("<team>").repeated(1'000'000) << u"botocs"_s
                              << u"too-deep"_s;
    QTest::newRow("deep JSON") << QByteArray("{\"players\":").repeated(500'000) << u"botbowl"_s
                               << u"too-deep"_s;
    QTest::newRow("deepish JSON") << QByteArray("{\"players\":").repeated(100) + '1'
            + QByteArray("}").repeated(100)
                                  << u"botbowl"_s << u"too-deep"_s;
    QTest::newRow("many elements") << "<team>" + QByteArray("<p/>").repeated(1'000'000) + "</team>"
                                   << u"fumbbl-xml"_s << u"too-many"_s;
    QTest::newRow("many items") << "{\"players\":[" + QByteArray("1,").repeated(1'000'000) + "1]}"
                                << u"botbowl"_s << u"too-many"_s;
    QTest::newRow("wrong bytes in XML")
        << QByteArray("<?xml version='1.0' encoding='UTF-8'?><team><name>Gr\xf6\xdf"
                      "e</name></team>")
        << u"botocs"_s << u"wrong-encoding"_s;
    QTest::newRow("unknown encoding")
        << QByteArray("<?xml version='1.0' encoding='KLINGON-7'?><team><name>x</name></team>")
        << u"botocs"_s << u"wrong-encoding"_s;
    QTest::newRow("wrong bytes in JSON") << QByteArray("{\"players\": [], \"name\": \"\xff\xfe\"}")
                                         << u"botbowl"_s << u"wrong-encoding"_s;
    QTest::newRow("no XML") << QByteArray("just words") << u"obblm"_s << u"damaged-file"_s;
    QTest::newRow("no JSON") << QByteArray("just words") << u"tourplay"_s << u"damaged-file"_s;
    QTest::newRow("another XML") << QByteArray("<html><body/></html>") << u"obblm"_s
                                 << u"no-team"_s;
    QTest::newRow("unknown") << QByteArray("\0\1\2 binary", 10) << QString() << u"unknown-format"_s;
    QTest::newRow("empty") << QByteArray() << QString() << u"unknown-format"_s;
    QTest::newRow("only written") << QByteArray("a,b") << u"csv"_s << u"only-written"_s;
    QTest::newRow("zip bomb") << makeZip({{u"a.ros"_s, QByteArray(40'000'000, ' ')}}) << QString()
                              << u"damaged-zip"_s;
    QTest::newRow("too large") << QByteArray(datalimits::bytes + 1, ' ') << u"botbowl"_s
                               << u"too-large"_s;
}

void TestHostileFiles::refused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    QFETCH(QString, code);
    const auto outcome = import(bytes, format);
    QVERIFY(!outcome);
    QCOMPARE(errorWord(outcome.error().code), code);
    QVERIFY(!outcome.error().message.isEmpty());
}

void TestHostileFiles::hugeFileIsNotReadWhole()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"huge.xml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<team><name>");
    QVERIFY(file.resize(qint64(2) * 1024 * 1024 * 1024)); // sparse: takes no room on the disk
    file.close();
    const long before = memoryPeak();
    const auto outcome
        = importTeamFile(file.fileName(), m_library, {nullptr, {}, TeamId(u"x"_s), {}});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::TooLarge);
    QVERIFY2(memoryPeak() - before < 64 * 1024, qPrintable(QString::number(memoryPeak() - before)));
}

void TestHostileFiles::cutOffAnywhere_data()
{
    QTest::addColumn<QString>("format");
    for (const TeamFormat &format : teamFormats()) {
        if (format.canRead() && format.canWrite())
            QTest::newRow(qPrintable(format.id)) << format.id;
    }
}

void TestHostileFiles::cutOffAnywhere()
{
    QFETCH(QString, format);
    const QByteArray whole = sound(format).trimmed();
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY2(!import(whole.left(size), format), qPrintable(QString::number(size)));
}

void TestHostileFiles::flippedBits_data()
{
    cutOffAnywhere_data();
}

void TestHostileFiles::flippedBits()
{
    QFETCH(QString, format);
    const QByteArray whole = sound(format);
    for (qsizetype place = 0; place < whole.size(); ++place) {
        QByteArray bad = whole;
        bad[place] = static_cast<char>(bad.at(place) ^ (1 << (place % 8)));
        const auto outcome = import(bad, format);
        if (outcome)
            QVERIFY2(readTeam(writeTeam(outcome->team)), qPrintable(QString::number(place)));
        else
            QVERIFY(!outcome.error().message.isEmpty());
    }
}

void TestHostileFiles::wildNumbers_data()
{
    QTest::addColumn<QString>("number");
    for (const char *number : {"99999999999999999999999999", "-1", "-2147483649", "1e300", "nan",
                               "inf", "3.5", "0x10", "", "seven", "2147483648"})
        QTest::newRow(*number == '\0' ? "empty" : number) << QString::fromUtf8(number);
}

void TestHostileFiles::wildNumbers()
{
    QFETCH(QString, number);
    const QString xml
        = u"<team><race>Human</race><rerolls>%1</rerolls><treasury>%1</treasury><fanfactor>%1"
          "</fanfactor><players><player number='%1'><position>Lineman</position><ma>%1</ma>"
          "<st>3</st><ag>3</ag><av>8</av><spp>%1</spp><nigglings>%1</nigglings></player></players>"
          "</team>"_s.arg(number);
    const auto outcome = import(xml.toUtf8(), u"botocs"_s);
    QVERIFY(outcome);
    QCOMPARE(outcome->team.rerolls, 0);
    QCOMPARE(outcome->team.players.at(0).number, 1);
    QCOMPARE(outcome->team.players.at(0).injuries.niggling, 0);
    if (!number.isEmpty())
        QVERIFY(outcome->notes.size() >= 6);
    QVERIFY(readTeam(writeTeam(outcome->team)));
}

void TestHostileFiles::manyPlayersAndSkills()
{
    const QString name(5'000, u'ü');
    QString players;
    for (int i = 0; i < 300; ++i) {
        QString skills;
        for (const Skill &skill : testRuleset(u"crp"_s).skills())
            skills += u"<skill>"_s + skill.name.en.toHtmlEscaped() + u"</skill>"_s;
        players
            += u"<player number='1'><name>%1</name><position>%1</position><ma>20</ma>"
               "<st>20</st><ag>20</ag><av>20</av><skills>%2</skills></player>"_s.arg(name, skills);
    }
    const QString xml
        = u"<team><name>%1</name><race>Human</race><players>%2</players></team>"_s.arg(name,
                                                                                       players);
    const auto outcome = import(xml.toUtf8(), u"botocs"_s);
    QVERIFY(outcome);
    QCOMPARE(outcome->team.players.size(), size_t(99));
    QCOMPARE(outcome->team.name.size(), 80);
    const auto again = readTeam(writeTeam(outcome->team));
    QVERIFY2(again, qPrintable(again ? QString() : again.error().detail));
}

void TestHostileFiles::whatComesInCanBeSaved()
{
    const QByteArray xml = "<team><name>a\x07"
                           "b&#x200e;&#10;c</name><race>Human</race><players/></team>";
    // A bell is no XML at all; the rest is cleaned.
    QVERIFY(!import(xml, u"botocs"_s));
    const auto outcome = import(QByteArray(xml).replace("\x07", ""), u"botocs"_s);
    QVERIFY(outcome);
    QCOMPARE(outcome->team.name, u"ab c"_s);
    QVERIFY(readTeam(writeTeam(outcome->team)));
}

void TestHostileFiles::otherEncodings()
{
    const QString text = u"<?xml version=\"1.0\" encoding=\"%1\"?><team><name>Grüße</name>"
                         "<race>Human</race><rerolls>1</rerolls></team>"_s;
    const auto name = [this](const QByteArray &bytes) {
        const auto outcome = import(bytes);
        return outcome ? outcome->team.name : errorWord(outcome.error().code);
    };
    QCOMPARE(name(text.arg(u"ISO-8859-1"_s).toLatin1()), u"Grüße"_s);
    QCOMPARE(name(text.arg(u"UTF-8"_s).toUtf8()), u"Grüße"_s);
    QStringEncoder utf16(QStringEncoder::Utf16, QStringEncoder::Flag::WriteBom);
    QCOMPARE(name(utf16(text.arg(u"UTF-16"_s))), u"Grüße"_s);
}

QTEST_GUILESS_MAIN(TestHostileFiles)
#include "tst_hostilefiles.moc"
