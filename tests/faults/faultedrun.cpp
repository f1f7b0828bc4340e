// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultedrun.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patienceMs = 60000;

QProcessEnvironment environmentFor(const QString &dataFolder, const FaultPlan &plan,
                                   const QString &counts)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, u"" DUGOUT_FAULT_LAYER ""_s);
    // The layer comes before the run-time library of the sanitizers, which would rather be first.
    environment.insert(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:detect_leaks=0"_s);
    environment.insert(u"DUGOUT_FAULT_FOLDER"_s, dataFolder);
    environment.insert(u"DUGOUT_FAULT_COUNTS"_s, counts);
    environment.insert(u"DUGOUT_FAULT"_s, QString::fromLatin1(plan.fault));
    environment.insert(u"DUGOUT_FAULT_AT"_s, QString::number(plan.at));
    if (!plan.record.isEmpty())
        environment.insert(u"DUGOUT_FAULT_RECORD"_s, plan.record);
    return environment;
}

void readCounts(QFile &file, FaultedRun &run)
{
    static_assert(sizeof(faults::FaultCounts) == 2 * sizeof(qint64));
    file.seek(0);
    file.read(reinterpret_cast<char *>(&run.changes), sizeof run.changes);
    file.read(reinterpret_cast<char *>(&run.reads), sizeof run.reads);
}

} // namespace

FaultedRun runFaulted(const QStringList &command, const QString &dataFolder, const FaultPlan &plan)
{
    QTemporaryFile counts;
    if (!counts.open() || !counts.resize(sizeof(faults::FaultCounts)))
        qFatal("no file for the counts");
    QProcess process;
    process.setProcessEnvironment(environmentFor(dataFolder, plan, counts.fileName()));
    process.start(u"" DUGOUT_PROGRAM ""_s, QStringList{u"--data-dir"_s, dataFolder} + command);
    if (!process.waitForFinished(patienceMs)) {
        process.kill();
        qFatal("%s does not end", qPrintable(command.join(u' ')));
    }
    FaultedRun run;
    run.killed = process.exitStatus() == QProcess::CrashExit;
    run.status = run.killed ? -1 : process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.err = QString::fromUtf8(process.readAllStandardError());
    readCounts(counts, run);
    return run;
}

} // namespace dugout
