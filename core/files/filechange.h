// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>

#include <memory>

class QLockFile;

namespace dugout {

/// Reading a file, changing it and writing it back, while other programs may do the same: nobody's
/// change is lost. As long as it lives a lock file stands beside the file, and others wait a little
/// for it; a lock whose program has died holds nobody up. Who writes without asking for the lock
/// is noticed, because the file must still be what was read.
class FileChange
{
public:
    /// Refuses when the file cannot be read or somebody holds the lock for too long.
    [[nodiscard]] static Result<FileChange> begin(const QString &path, qsizetype mostBytes);

    FileChange(FileChange &&other) noexcept;
    FileChange &operator=(FileChange &&other) noexcept;
    ~FileChange();

    /// What stands in the file.
    [[nodiscard]] const QByteArray &before() const { return m_before; }
    /// Puts this in its place, in one piece.
    [[nodiscard]] Result<void> commit(const QByteArray &after);

private:
    FileChange(QString path, qsizetype mostBytes, std::unique_ptr<QLockFile> lock);

    QString m_path;
    qsizetype m_mostBytes;
    std::unique_ptr<QLockFile> m_lock;
    QByteArray m_before;
};

} // namespace dugout
