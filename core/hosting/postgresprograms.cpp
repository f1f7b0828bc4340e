// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/postgresprograms.h"

#include "core/hosting/hostingwords.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patienceMs = 300'000;

bool isWhole(const QString &folder)
{
    const QStringList needed{u"initdb"_s, u"pg_ctl"_s,     u"postgres"_s,
                             u"psql"_s,   u"pg_dumpall"_s, u"createdb"_s};
    return std::all_of(needed.begin(), needed.end(), [&folder](const QString &program) {
        return QFileInfo(folder + u'/' + program).isExecutable();
    });
}

/// "postgres (PostgreSQL) 15.18 (Debian …)"
QString versionOf(const QString &folder)
{
    const RunProgram asked = runProgram(folder + u"/postgres"_s, {u"--version"_s}, u"/"_s);
    const QStringList words = asked.said.split(u' ');
    return asked.isDone ? words.value(2).section(u'.', 0, 0) : QString();
}

} // namespace

std::vector<PostgresPrograms> installedPostgres()
{
    std::vector<PostgresPrograms> found;
    const QDir debian(u"/usr/lib/postgresql"_s);
    for (const QString &each : debian.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = debian.filePath(each + u"/bin"_s);
        if (isWhole(folder))
            found.push_back({folder, each});
    }
    const QString inPath = QStandardPaths::findExecutable(u"postgres"_s);
    const QString folder = QFileInfo(inPath).canonicalPath();
    if (!inPath.isEmpty() && isWhole(folder)
        && std::none_of(found.begin(), found.end(), [&folder](const PostgresPrograms &each) {
               return QFileInfo(each.folder).canonicalFilePath() == folder;
           })) {
        if (const QString version = versionOf(folder); version.toInt() > 0)
            found.push_back({folder, version});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const PostgresPrograms &one, const PostgresPrograms &other) {
                         return one.version.toInt() > other.version.toInt();
                     });
    return found;
}

Result<PostgresPrograms> findPostgres(const QString &version)
{
    for (const PostgresPrograms &each : installedPostgres()) {
        if (version.isEmpty() || each.version == version)
            return each;
    }
    return HostingWords::noPostgres();
}

RunProgram runProgram(const QString &program, const QStringList &arguments, const QString &folder,
                      const QMap<QString, QString> &environment)
{
    QProcess process;
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    // Whatever somebody set for a server of his own is not meant for this one.
    for (const QString &each : all.keys()) {
        if (each.startsWith(u"PG"_s))
            all.remove(each);
    }
    all.insert(u"LC_ALL"_s, u"C"_s);
    for (auto each = environment.begin(); each != environment.end(); ++each)
        all.insert(each.key(), each.value());
    process.setProcessEnvironment(all);
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, arguments);
    RunProgram run;
    const bool isOver = process.waitForStarted() && process.waitForFinished(patienceMs);
    run.said = QString::fromUtf8(process.readAll()).trimmed().right(2000);
    run.isDone = isOver && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return run;
}

} // namespace dugout
