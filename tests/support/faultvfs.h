// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace dugout {

/// Sits under SQLite as its file system, counts what is written, and fails, stops the process or
/// keeps a record of it on request. One for the whole test program.
class FaultVfs
{
public:
    enum class Fault { DiskFull, DiskError };

    struct Operation
    {
        enum class Kind { Write, Truncate, Sync, Delete };
        Kind kind = Kind::Write;
        QString path;
        qint64 offset = 0; ///< the new size for Truncate
        QByteArray bytes;
    };

    /// Before the first database is opened.
    static void install();

    /// From now on the `nth` write (1, 2, 3…) and all later ones fail, until `clear()`.
    static void failFrom(int nth, Fault fault);
    /// Calls `action` just before the `nth` write from now.
    static void actBefore(int nth, std::function<void()> action);
    static void clear();
    /// Writes since the last of the calls above.
    [[nodiscard]] static int writes();

    /// Files opened from now on do without shared memory, so that no write-ahead log is possible.
    static void setSharedMemory(bool possible);

    static void startRecording();
    static std::vector<Operation> stopRecording();
    [[nodiscard]] static qsizetype recorded();
};

} // namespace dugout
