// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/filechange.h"

#include "core/files/filelock.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QLockFile>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dugout {

namespace {

struct FileChanges
{
    Q_DECLARE_TR_FUNCTIONS(FileChanges)
};

/// One change takes far less than a second; several may stand in the queue.
constexpr auto patience = 15s;
/// QLockFile waits longer and longer between its tries; who asks often gets his turn soon.
constexpr int oneTryMs = 20;

/// Two names of one file share its lock.
QString lockPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return (real.isEmpty() ? path : real) + u".lock"_s;
}

bool waitFor(QLockFile &lock)
{
    const QDeadlineTimer end(patience);
    while (!takeLock(lock, oneTryMs)) {
        if (lock.error() != QLockFile::LockFailedError || end.hasExpired())
            return false;
    }
    return true;
}

Error notLocked(const QString &path, const QLockFile &lock)
{
    if (lock.error() == QLockFile::LockFailedError)
        return {ErrorCode::FileBusy,
                FileChanges::tr("Somebody else is changing \"%1\"; nothing was written. Try again.")
                    .arg(path),
                lock.fileName()};
    return {ErrorCode::FileUnwritable,
            FileChanges::tr("The file \"%1\" cannot be written.").arg(path), lock.fileName()};
}

} // namespace

FileChange::FileChange(QString path, qsizetype mostBytes, std::unique_ptr<QLockFile> lock)
    : m_path(std::move(path))
    , m_mostBytes(mostBytes)
    , m_lock(std::move(lock))
{ }

FileChange::FileChange(FileChange &&other) noexcept = default;
FileChange &FileChange::operator=(FileChange &&other) noexcept = default;
FileChange::~FileChange() = default;

Result<FileChange> FileChange::begin(const QString &path, qsizetype mostBytes)
{
    // What cannot be read needs no lock beside it.
    if (const auto readable = readFile(path, mostBytes); !readable)
        return readable.error();
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    if (!waitFor(*lock))
        return notLocked(path, *lock);
    FileChange change(path, mostBytes, std::move(lock));
    auto bytes = readFile(path, mostBytes);
    if (!bytes)
        return bytes.error();
    change.m_before = *std::move(bytes);
    return change;
}

Result<void> FileChange::commit(const QByteArray &after)
{
    const auto now = readFile(m_path, m_mostBytes);
    if (!now || *now != m_before)
        return Error{ErrorCode::FileChanged,
                     FileChanges::tr("\"%1\" was changed by somebody else in the meantime; nothing "
                                     "was written. Try again.")
                         .arg(m_path),
                     {}};
    auto written = writeFile(m_path, after);
    if (written)
        m_before = after;
    return written;
}

} // namespace dugout
