// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/backupshelf.h"

#include <functional>
#include <thread>

namespace dugout {

/// Makes the copy of a day unless there is one, and tidies the shelf. Answers its path; empty when
/// there was nothing to do. A damaged database is refused, and no good copy goes for it.
Result<QString> makeDailyCopy(const StoreLocation &location, const BackupShelf &shelf,
                              const QDate &today);

/// The same in a thread of its own, beside the window that writes.
class DailyBackup
{
public:
    /// Called from that thread.
    using Done = std::function<void(const Result<QString> &copy)>;

    DailyBackup(StoreLocation location, BackupShelf shelf, const QDate &today, Done done);
    DailyBackup(const DailyBackup &) = delete;
    DailyBackup &operator=(const DailyBackup &) = delete;
    /// Waits for it: half a copy is worth nothing.
    ~DailyBackup();

private:
    std::thread m_thread;
};

} // namespace dugout
