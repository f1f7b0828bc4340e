// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/writefile.h"

#include "core/platform/disk.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct WriteFile
{
    Q_DECLARE_TR_FUNCTIONS(WriteFile)
};

/// A database, or the log beside one, in which the last changes may stand.
bool isOfDatabase(const QString &path)
{
    QString file = QFileInfo(path).canonicalFilePath();
    for (const QString &ending : {u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        if (file.endsWith(ending))
            file.chop(ending.size());
    }
    const QByteArray mark("SQLite format 3", 16); // with the zero at its end
    QFile database(file);
    return QFileInfo(file).isFile() && database.open(QIODevice::ReadOnly)
        && database.read(mark.size()) == mark;
}

} // namespace

Result<void> checkWritable(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return Error{
            ErrorCode::FileSpecial, WriteFile::tr("\"%1\" is a folder, not a file.").arg(path), {}};
    if (info.exists() && !info.isFile())
        return Error{
            ErrorCode::FileSpecial,
            WriteFile::tr("\"%1\" is not an ordinary file; nothing is written there.").arg(path),
            {}};
    if (isOfDatabase(path))
        return Error{ErrorCode::FileDatabase,
                     WriteFile::tr("\"%1\" is a database; nothing is written over it.").arg(path),
                     {}};
    return {};
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    if (auto writable = checkWritable(path); !writable)
        return writable;
    QSaveFile file(path);
    errno = 0;
    // Committing does not notice what is only written in part when it leaves the buffer.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
        && file.commit()) {
        // The file itself is on the disk by now; its name must be as well before it counts as kept.
        synchronise(QFileInfo(path).absolutePath());
        return {};
    }
    // Of what was written in part, as on a full disk, Qt does not know why.
    const QString why = errno != 0 ? qt_error_string(errno) : file.errorString();
    return Error{ErrorCode::FileUnwritable,
                 WriteFile::tr("The file \"%1\" cannot be written.").arg(path), why};
}

} // namespace dugout
