// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultvfs.h"

#include <QFile>

#include <cstring>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Operation = FaultVfs::Operation;

struct State
{
    sqlite3_vfs *real = nullptr;
    int writes = 0;
    int failFrom = 0;
    int failure = SQLITE_OK;
    int actAt = 0;
    std::function<void()> action;
    bool sharedMemory = true;
    bool recording = false;
    std::vector<Operation> record;
};

State &state()
{
    static State instance;
    return instance;
}

/// SQLite allocates it; the real file follows directly.
struct ShimFile
{
    sqlite3_file base;
    char *path;
};

ShimFile *shim(sqlite3_file *file)
{
    return reinterpret_cast<ShimFile *>(file);
}

sqlite3_file *real(sqlite3_file *file)
{
    return reinterpret_cast<sqlite3_file *>(shim(file) + 1);
}

void note(const char *path, Operation::Kind kind, qint64 offset = 0, const QByteArray &bytes = {})
{
    if (state().recording && path != nullptr)
        state().record.push_back({kind, QFile::decodeName(path), offset, bytes});
}

/// Counts one write and says how it ends.
int countWrite()
{
    State &now = state();
    ++now.writes;
    if (now.action && now.writes == now.actAt)
        now.action();
    return now.failFrom > 0 && now.writes >= now.failFrom ? now.failure : SQLITE_OK;
}

int closeFile(sqlite3_file *file)
{
    sqlite3_free(shim(file)->path);
    return real(file)->pMethods->xClose(real(file));
}

int readFile(sqlite3_file *file, void *data, int amount, sqlite3_int64 offset)
{
    return real(file)->pMethods->xRead(real(file), data, amount, offset);
}

int writeFile(sqlite3_file *file, const void *data, int amount, sqlite3_int64 offset)
{
    if (const int failure = countWrite(); failure != SQLITE_OK)
        return failure;
    note(shim(file)->path, Operation::Kind::Write, offset,
         QByteArray(static_cast<const char *>(data), amount));
    return real(file)->pMethods->xWrite(real(file), data, amount, offset);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    note(shim(file)->path, Operation::Kind::Truncate, size);
    return real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file *file, int flags)
{
    State &now = state();
    if (now.failure == SQLITE_IOERR_WRITE && now.failFrom > 0 && now.writes >= now.failFrom)
        return SQLITE_IOERR_FSYNC;
    note(shim(file)->path, Operation::Kind::Sync);
    return real(file)->pMethods->xSync(real(file), flags);
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xLock(real(file), level);
}

int unlockFile(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}

int checkReserved(sqlite3_file *file, int *reserved)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), reserved);
}

int control(sqlite3_file *file, int operation, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

int sectorSize(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

int characteristics(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

int mapShared(sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}

int lockShared(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

void barrier(sqlite3_file *file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

int unmapShared(sqlite3_file *file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

constexpr sqlite3_io_methods methodsOf(int version)
{
    return {version,  closeFile,   readFile,        writeFile,  truncateFile,
            syncFile, fileSize,    lockFile,        unlockFile, checkReserved,
            control,  sectorSize,  characteristics, mapShared,  lockShared,
            barrier,  unmapShared, nullptr,         nullptr};
}

const sqlite3_io_methods methodsWithSharedMemory = methodsOf(2);
const sqlite3_io_methods methodsWithout = methodsOf(1);

int openFile(sqlite3_vfs *, const char *path, sqlite3_file *file, int flags, int *outFlags)
{
    std::memset(file, 0, sizeof(ShimFile));
    const int result = state().real->xOpen(state().real, path, real(file), flags, outFlags);
    if (result != SQLITE_OK && real(file)->pMethods == nullptr)
        return result;
    shim(file)->path = path != nullptr ? sqlite3_mprintf("%s", path) : nullptr;
    file->pMethods = state().sharedMemory ? &methodsWithSharedMemory : &methodsWithout;
    return result;
}

int deleteFile(sqlite3_vfs *, const char *path, int syncFolder)
{
    note(path, Operation::Kind::Delete);
    return state().real->xDelete(state().real, path, syncFolder);
}

} // namespace

void FaultVfs::install()
{
    State &now = state();
    if (now.real != nullptr)
        return;
    sqlite3_initialize();
    now.real = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs vfs = *now.real;
    vfs.zName = "dugout-faults";
    vfs.pNext = nullptr;
    vfs.szOsFile = static_cast<int>(sizeof(ShimFile)) + now.real->szOsFile;
    vfs.xOpen = openFile;
    vfs.xDelete = deleteFile;
    sqlite3_vfs_register(&vfs, 1);
}

void FaultVfs::failFrom(int nth, Fault fault)
{
    clear();
    state().failFrom = nth;
    state().failure = fault == Fault::DiskFull ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

void FaultVfs::actBefore(int nth, std::function<void()> action)
{
    clear();
    state().actAt = nth;
    state().action = std::move(action);
}

void FaultVfs::clear()
{
    state().writes = 0;
    state().failFrom = 0;
    state().failure = SQLITE_OK;
    state().action = {};
}

int FaultVfs::writes()
{
    return state().writes;
}

void FaultVfs::setSharedMemory(bool possible)
{
    state().sharedMemory = possible;
}

void FaultVfs::startRecording()
{
    state().record.clear();
    state().recording = true;
}

std::vector<FaultVfs::Operation> FaultVfs::stopRecording()
{
    state().recording = false;
    return std::move(state().record);
}

qsizetype FaultVfs::recorded()
{
    return static_cast<qsizetype>(state().record.size());
}

} // namespace dugout
