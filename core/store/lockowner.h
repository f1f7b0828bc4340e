// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

class QLockFile;

namespace dugout {

/// Who wrote a lock file.
struct LockOwner
{
    qint64 process = 0;
    QString program;
    QString computer;
    QDateTime since;
    /// Of another computer, or of this one before its system was installed anew: whether that
    /// process still lives cannot be known from here.
    bool isElsewhere = false;

    bool operator==(const LockOwner &) const = default;
};

/// Nothing when there is no such file or it says nothing.
[[nodiscard]] std::optional<LockOwner> lockOwner(const QString &lockFile);

/// "…has been open on the computer "attic" since 3 May 2026 18:05…", for a question or a refusal.
/// `what` is the file or folder that is locked.
[[nodiscard]] QString lockedElsewhereSentence(const QString &what, const LockOwner &owner);

/// Takes a lock that another computer left behind. One of a process that lives on this computer is
/// never taken: it holds the file itself, which the system knows.
[[nodiscard]] bool takeLockOver(QLockFile &lock);

} // namespace dugout
