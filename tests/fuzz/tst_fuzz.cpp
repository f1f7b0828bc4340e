// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzztargets.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Every reader is given its seeds and what chance makes of them, always the same; DUGOUT_FUZZ_RUNS
/// asks for more. The preset `fuzz` does the same for as long as one likes, guided by what runs.
class TestFuzz final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();

private:
    /// What is being read when a reader ends the program is found there afterwards.
    void leave(const QByteArray &bytes);
};

namespace {

int runs()
{
    const int wanted = qEnvironmentVariableIntValue("DUGOUT_FUZZ_RUNS");
    return wanted > 0 ? wanted : 300;
}

} // namespace

void TestFuzz::reads_data()
{
    QTest::addColumn<QString>("target");
    for (const fuzz::Target &each : fuzz::targets())
        QTest::newRow(qPrintable(each.name)) << each.name;
}

void TestFuzz::leave(const QByteArray &bytes)
{
    QFile file(QDir::tempPath() + u"/dugout-fuzz-%1"_s.arg(QCoreApplication::applicationPid()));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

void TestFuzz::reads()
{
    QFETCH(QString, target);
    const fuzz::Target *reader = fuzz::target(target);
    QVERIFY(reader);
    const QDir folder(u"" DUGOUT_FUZZ_SEEDS "/"_s + target);
    QList<QByteArray> seeds;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        seeds.append(contents(folder.filePath(name)));
    QVERIFY2(!seeds.isEmpty(), "a reader without seeds");
    std::mt19937 random(20);
    for (const QByteArray &seed : seeds)
        reader->read(seed, target);
    for (int i = 0; i < runs() / reader->effort; ++i) {
        const QByteArray bytes = fuzz::mutated(seeds, random);
        leave(bytes);
        reader->read(bytes, target);
    }
}

QTEST_GUILESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
