// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/datatree.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/teamfile.h"
#include "tests/support/teambuilder.h"
#include "tests/support/zipmaker.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The same attacks on every format that is read, each in the dress of that format: refused, or
/// read without harm, in memory that has a bound. Times are printed, not judged.
class TestHostileFormats final : public QObject
{
    Q_OBJECT

private slots:
    void attacks_data();
    void attacks();
    void hugeFiles_data();
    void hugeFiles();
};

namespace {

constexpr long mostKilobytes = 400L * 1024;

long memoryPeak()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/// How the files of a format begin and what a list of theirs is called.
struct Dress
{
    const char *format;
    QByteArray head; ///< up to where something can be put in
    QByteArray tail;
    QByteArray open; ///< opens one more level
};

const std::vector<Dress> &dresses()
{
    static const std::vector<Dress> all{
        {"dugout",
         R"({"format":"dugout-team","version":1,"ruleset":"crp","roster":"human","players":)", "}",
         R"({"players":)"},
        {"obblm", "<teams><team><name>x</name>", "</team></teams>", "<players>"},
        {"botocs", "<team><race>Human</race><rerolls>1</rerolls>", "</team>", "<players>"},
        {"fumbbl-xml", "<team><race>Human</race><reRolls>1</reRolls>", "</team>", "<player>"},
        {"battlescribe", "<roster name='x' gameSystemName='g'><forces>", "</forces></roster>",
         "<selections>"},
        {"tourplay", R"({"rosterMaster":{"name":"Human"},"lineUps":)", "}", R"({"lineUps":)"},
        {"botbowl", R"({"race":"Human","ass_coaches":1,"players":)", "}", R"({"players":)"},
        {"fumbbl-json", R"({"roster":{"name":"Human"},"fanFactor":1,"players":)", "}",
         R"({"players":)"},
    };
    return all;
}

bool isXml(const Dress &dress)
{
    return dress.head.startsWith('<');
}

QByteArray deep(const Dress &dress)
{
    return dress.head + dress.open.repeated(200'000);
}

QByteArray many(const Dress &dress)
{
    return isXml(dress)
        ? dress.head + QByteArray("<p a='1'/>").repeated(600'000) + dress.tail
        : dress.head + '[' + QByteArray("{\"nr\":1},").repeated(700'000) + "1]" + dress.tail;
}

QByteArray longText(const Dress &dress)
{
    const QByteArray text(6'000'000, 'x');
    return isXml(dress) ? dress.head + "<name>" + text + "</name>" + dress.tail
                        : dress.head + "[]," + "\"name\":\"" + text + '"' + dress.tail;
}

QByteArray wrongEncoding(const Dress &dress)
{
    return isXml(dress) ? dress.head
            + "<name>Gr\xf6\xdf"
              "e</name>"
            + dress.tail
                        : dress.head + "[],\"name\":\"\xff\xfe\xf0\"" + dress.tail;
}

QByteArray entityBomb(const Dress &dress)
{
    if (!isXml(dress))
        return dress.head + "[1e999999999,-1e999999999,99999999999999999999]" + dress.tail;
    QByteArray bomb = "<!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'>";
    for (char c = 'b'; c <= 'l'; ++c)
        bomb += QByteArray("<!ENTITY ") + c + " '"
            + (QByteArray("&") + static_cast<char>(c - 1) + ';').repeated(10) + "'>";
    return bomb + "]>" + dress.head + "<name>&l;</name>" + dress.tail;
}

} // namespace

void TestHostileFormats::attacks_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("bytes");
    const std::pair<const char *, QByteArray (*)(const Dress &)> kinds[]{
        {"deep nesting", deep},
        {"many elements", many},
        {"long text", longText},
        {"wrong encoding", wrongEncoding},
        {"entities and huge numbers", entityBomb}};
    for (const Dress &dress : dresses()) {
        for (const auto &[name, make] : kinds) {
            QTest::addRow("%s: %s", dress.format, name)
                << QString::fromLatin1(dress.format) << make(dress);
            if (qstrcmp(dress.format, "battlescribe") == 0)
                QTest::addRow("zipped %s: %s", dress.format, name)
                    << QString::fromLatin1(dress.format) << makeZip({{u"a.ros"_s, make(dress)}});
        }
    }
}

void TestHostileFormats::attacks()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, bytes);
    RulesetLibrary library;
    const long before = memoryPeak();
    QElapsedTimer timer;
    timer.start();
    const auto outcome
        = importTeam(bytes, library, {teamFormat(format), u"crp"_s, TeamId(u"x"_s), {}});
    qInfo("%lld KB read in %lld ms, %ld KB more at the peak: %s",
          static_cast<long long>(bytes.size() / 1024), static_cast<long long>(timer.elapsed()),
          memoryPeak() - before, outcome ? "read" : qPrintable(errorWord(outcome.error().code)));
    QVERIFY(memoryPeak() - before < mostKilobytes);
    if (outcome)
        QVERIFY(readTeam(writeTeam(outcome->team)));
    else
        QVERIFY(!outcome.error().message.isEmpty());
}

void TestHostileFormats::hugeFiles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("head");
    for (const Dress &dress : dresses())
        QTest::newRow(dress.format) << QString::fromLatin1(dress.format) << dress.head;
}

void TestHostileFormats::hugeFiles()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, head);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"huge"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(head);
    QVERIFY(file.resize(qint64(100) * 1024 * 1024));
    file.close();
    RulesetLibrary library;
    const long before = memoryPeak();
    for (const TeamFormat *known : {teamFormat(format), static_cast<const TeamFormat *>(nullptr)}) {
        const auto outcome
            = importTeamFile(file.fileName(), library, {known, {}, TeamId(u"x"_s), {}});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::TooLarge);
    }
    QVERIFY2(memoryPeak() - before < 2 * datalimits::bytes / 1024 + 8 * 1024,
             qPrintable(QString::number(memoryPeak() - before)));
}

QTEST_GUILESS_MAIN(TestHostileFormats)
#include "tst_hostileformats.moc"
