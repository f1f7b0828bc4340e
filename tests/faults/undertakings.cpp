// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/undertakings.h"

#include "tests/faults/faultedrun.h"
#include "tests/faults/faultygames.h"
#include "tests/faults/faultyleagues.h"
#include "tests/faults/keptcontents.h"
#include "tests/support/commandrun.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void copyFile(const QString &from, const QString &to)
{
    if (!QFile::copy(from, to) || !QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner))
        qFatal("%s cannot be copied", qPrintable(from));
}

void addSamples(const QString &folder)
{
    mustRun({u"team"_s, u"add"_s, u"--samples"_s}, folder);
}

QString exported(const QString &folder, const QString &team, const QString &name)
{
    const QString file = folder + u'/' + name;
    mustRun({u"team"_s, u"export"_s, team, u"--format"_s, u"dugout"_s, u"--out"_s, file}, folder);
    return file;
}

QStringList firstTeams(const QString & /*folder*/)
{
    return {u"team"_s, u"add"_s, u"--samples"_s};
}

QStringList editedTeam(const QString &folder)
{
    addSamples(folder);
    return {u"team"_s,      u"edit"_s, u"Box of Blues"_s, u"--name"_s,  u"Box of Reds"_s,
            u"--rerolls"_s, u"1"_s,    u"--notes"_s,      u"sold one"_s};
}

QStringList addedTeams(const QString &folder)
{
    addSamples(folder);
    const QString one = exported(folder, u"Box of Blues"_s, u"one.dugout-team"_s);
    const QString two = exported(folder, u"Harbour Lights"_s, u"two.dugout-team"_s);
    return {u"team"_s, u"add"_s, one, two};
}

QStringList exportedTeam(const QString &folder)
{
    addSamples(folder);
    const QString file = exported(folder, u"Box of Blues"_s, u"one.dugout-team"_s);
    return {u"team"_s,  u"export"_s, u"Harbour Lights"_s, u"--format"_s, u"dugout"_s,
            u"--out"_s, file,        u"--force"_s};
}

QStringList removedTeam(const QString &folder)
{
    addSamples(folder);
    return {u"team"_s, u"remove"_s, u"Box of Blues"_s};
}

QStringList sheetGoneBackTo(const QString &folder)
{
    mustRun(editedTeam(folder), folder);
    return {u"team"_s, u"back"_s, u"Box of Reds"_s, u"1"_s};
}

QString firstRelease()
{
    return u"" DUGOUT_TEST_DATA "/releases/0.1/database/dugout.db"_s;
}

QStringList migratedDatabase(const QString &folder)
{
    copyFile(firstRelease(), folder + u"/dugout.db"_s);
    return {u"db"_s, u"migrate"_s};
}

QStringList caughtUpMatches(const QString &folder)
{
    copyFile(firstRelease(), folder + u"/dugout.db"_s);
    return {u"match"_s, u"list"_s};
}

/// A command that was killed when its change was in the log of the database and nowhere else.
void leaveHotLog(const QStringList &command, const QString &folder)
{
    const QString untouched = folder + u"-untouched"_s;
    const auto start = [&] {
        QDir(folder).removeRecursively();
        QDir().mkpath(folder);
        copyFile(untouched, folder + u"/dugout.db"_s);
    };
    copyFile(folder + u"/dugout.db"_s, untouched);
    const QStringList known = idsIn(folder);
    const KeptContents before = contentsOf(folder, known);
    for (qint64 at = 1; contentsOf(folder, known) == before; ++at) {
        start();
        if (!runFaulted(command, folder, {faults::killed, at}).killed)
            qFatal("no moment with a hot log");
    }
    QFile::remove(untouched);
    if (!QFile::exists(folder + u"/dugout.db-wal"_s))
        qFatal("no log is left");
}

QStringList restoredCopy(const QString &folder)
{
    addSamples(folder);
    const QString copy = folder + u"-copy.db"_s;
    QFile::remove(copy);
    mustRun({u"db"_s, u"backup"_s, copy}, folder);
    leaveHotLog({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--name"_s, u"Box of Reds"_s}, folder);
    QFile::rename(copy, folder + u"/dugout.db.copy"_s);
    return {u"db"_s, u"restore"_s, folder + u"/dugout.db.copy"_s, u"--force"_s};
}

QStringList backedUp(const QString &folder)
{
    addSamples(folder);
    return {u"db"_s, u"backup"_s, folder + u"/copy.db"_s};
}

} // namespace

void mustRun(const QStringList &command, const QString &folder)
{
    const CommandAnswer answer = runCommand(command, folder);
    if (answer.status != 0)
        qFatal("%s: %s", qPrintable(command.join(u' ')), qPrintable(answer.err));
}

const std::vector<Undertaking> &undertakings()
{
    static const std::vector<Undertaking> all{
        {"the first teams", firstTeams, true},
        {"a team edited", editedTeam},
        {"two teams from files", addedTeams},
        {"a team over a file", exportedTeam},
        {"a team removed", removedTeam},
        {"a match begun", games::begun},
        {"an answer at the whistle", games::whistle},
        {"the last answer after a match", games::lastAnswer},
        {"the last answer of LRB 4", games::lastAnswerOfLrb4},
        {"an answer taken back", games::takenBack},
        {"a correction", games::corrected},
        {"a match in a file", games::inFile},
        {"a skirmish begun", games::skirmishBegun},
        {"a collection", games::collection},
        {"a migration", migratedDatabase, true},
        {"matches caught up with", caughtUpMatches, true, true},
        {"a copy restored", restoredCopy},
        {"a copy made", backedUp},
        {"a round drawn", leagues::drawn},
        {"a result from paper", leagues::paperResult},
        {"a league from a file", leagues::imported},
        {"a league removed with its teams", leagues::removedWhole},
        {"a league brought back", leagues::broughtBack},
        {"a league over itself", leagues::importedOver},
        {"a locked sheet changed", leagues::lockedSheet},
        {"a sheet gone back to", sheetGoneBackTo},
        {"a league shared", leagues::shared, true, false, leagues::emptyServer},
    };
    return all;
}

} // namespace dugout
