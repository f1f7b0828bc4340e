// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/lockowner.h"

#include "core/text/languagescope.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QLockFile>
#include <QSysInfo>

namespace dugout {

namespace {

struct LockWords
{
    Q_DECLARE_TR_FUNCTIONS(LockOwner)
};

constexpr qint64 longestLockFile = 4096;
constexpr qsizetype longestName = 80;

/// As QLockFile tells it: by the id of the installed system, else by the name of the computer.
bool isElsewhere(const QString &computer, const QByteArray &systemId)
{
    const QByteArray own = QSysInfo::machineUniqueId();
    if (!systemId.isEmpty() && !own.isEmpty())
        return systemId != own;
    return !computer.isEmpty() && computer != QSysInfo::machineHostName();
}

/// A name that somebody else wrote, as it may be shown anywhere.
QString shownName(const QByteArray &line)
{
    return shortened(plainLine(QString::fromUtf8(line)), longestName);
}

} // namespace

std::optional<LockOwner> lockOwner(const QString &lockFile)
{
    QFile file(lockFile);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // Process, program, computer, id of the system, id of its last start: what QLockFile writes.
    const QList<QByteArray> lines = file.read(longestLockFile).split('\n');
    LockOwner owner;
    owner.process = lines.value(0).toLongLong();
    owner.program = shownName(lines.value(1));
    owner.computer = shownName(lines.value(2));
    owner.since = QFileInfo(file).lastModified();
    owner.isElsewhere = isElsewhere(owner.computer, lines.value(3));
    return owner.process > 0 ? std::optional(owner) : std::nullopt;
}

QString lockedElsewhereSentence(const QString &what, const LockOwner &owner)
{
    return LockWords::tr("\"%1\" has been open on the computer \"%2\" since %3; go on only if "
                         "Dugout no longer runs there, or if these data are a copy.")
        .arg(what, owner.computer, currentLocale().toString(owner.since, QLocale::ShortFormat));
}

bool takeLockOver(QLockFile &lock)
{
    const auto owner = lockOwner(lock.fileName());
    return owner && owner->isElsewhere && lock.removeStaleLockFile() && lock.tryLock(0);
}

} // namespace dugout
