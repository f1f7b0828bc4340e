// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/disk.h"

#include "core/platform/windows/system.h"

#include <QFileInfo>

namespace dugout {

/// The names in a folder are in the journal of the file system as soon as they are given.
bool synchronise(const QString &path)
{
    if (QFileInfo(path).isDir())
        return true;
    const OpenHandle file(::CreateFileW(systemName(path).c_str(), GENERIC_WRITE,
                                        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                        nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    return file.isOpen() && ::FlushFileBuffers(file.get());
}

bool giveSecondName(const QString &path, const QString &other)
{
    return ::CreateHardLinkW(systemName(other).c_str(), systemName(path).c_str(), nullptr);
}

bool canLockFilesIn(const QString &folder)
{
    const QString path
        = QDir(folder).filePath(QStringLiteral(".dugout-lock-%1").arg(::GetCurrentProcessId()));
    const OpenHandle file(::CreateFileW(systemName(path).c_str(), GENERIC_READ | GENERIC_WRITE, 0,
                                        nullptr, CREATE_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE,
                                        nullptr));
    if (!file.isOpen() || ::LockFile(file.get(), 0, 0, 1, 0))
        return true;
    return ::GetLastError() != ERROR_INVALID_FUNCTION && ::GetLastError() != ERROR_NOT_SUPPORTED;
}

bool moveOver(const QString &from, const QString &to)
{
    return ::MoveFileExW(systemName(from).c_str(), systemName(to).c_str(),
                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

} // namespace dugout
