// SPDX-License-Identifier: GPL-3.0-or-later
// A file layer that is loaded into a program before the C library (LD_PRELOAD) and does to the
// files of one folder what faultplan.h says. It allocates nothing, for it may be asked at any
// moment.
#include "tests/faults/faultplan.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using namespace dugout::faults;

/// The function of the C library behind ours.
template<typename Function>
Function behind(const char *name)
{
    void *found = ::dlsym(RTLD_NEXT, name);
    Function function = nullptr;
    std::memcpy(&function, &found, sizeof function);
    return function;
}

using OpenCall = int (*)(const char *, int, ...);
using WriteCall = ssize_t (*)(int, const void *, size_t);
using WriteAtCall = ssize_t (*)(int, const void *, size_t, off64_t);
using ReadCall = ssize_t (*)(int, void *, size_t);
using ReadAtCall = ssize_t (*)(int, void *, size_t, off64_t);
using HandleCall = int (*)(int);

struct Path
{
    char text[PATH_MAX] = "";
};

struct Plan
{
    const char *folder = std::getenv("DUGOUT_FAULT_FOLDER");
    const char *fault = std::getenv("DUGOUT_FAULT");
    std::int64_t at = 0;
    FaultCounts *counts = nullptr;
    int record = -1;

    Plan()
    {
        static const auto open = behind<OpenCall>("open");
        if (const char *number = std::getenv("DUGOUT_FAULT_AT"))
            at = std::atoll(number);
        if (const char *path = std::getenv("DUGOUT_FAULT_RECORD"))
            record = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        const char *path = std::getenv("DUGOUT_FAULT_COUNTS");
        const int file = path != nullptr ? open(path, O_RDWR | O_CLOEXEC) : -1;
        void *shared = file < 0
            ? MAP_FAILED
            : ::mmap(nullptr, sizeof(FaultCounts), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (shared != MAP_FAILED)
            counts = static_cast<FaultCounts *>(shared);
    }

    [[nodiscard]] bool is(const char *name) const
    {
        return fault != nullptr && std::strcmp(fault, name) == 0;
    }
};

Plan &plan()
{
    static Plan instance;
    return instance;
}

bool isOurs(const char *path)
{
    const Plan &now = plan();
    if (now.folder == nullptr || now.counts == nullptr || path == nullptr)
        return false;
    // Memory that SQLite shares is a file by name only: it matters where there is no room for it.
    const size_t length = std::strlen(path);
    const bool shared = length > 4 && std::strcmp(path + length - 4, "-shm") == 0;
    return std::strncmp(path, now.folder, std::strlen(now.folder)) == 0
        && (!shared || now.is(full) || now.is(tight));
}

/// Whether a handle is of a file that counts, and of which.
bool isOurs(int handle, Path &path)
{
    char link[64];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    const ssize_t length = ::readlink(link, path.text, sizeof path.text - 1);
    path.text[length > 0 ? length : 0] = '\0';
    return isOurs(path.text);
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

void put(const void *data, size_t size)
{
    static const auto write = behind<WriteCall>("write");
    if (write(plan().record, data, size) != static_cast<ssize_t>(size))
        die();
}

void note(FaultRecord::Kind kind, const char *path, std::int64_t offset = 0, const char *other = "",
          const void *data = nullptr, size_t size = 0)
{
    if (plan().record < 0)
        return;
    const FaultRecord head{kind, static_cast<std::uint32_t>(std::strlen(path)),
                           static_cast<std::uint32_t>(std::strlen(other)),
                           static_cast<std::uint32_t>(size), offset};
    put(&head, sizeof head);
    put(path, head.pathLength);
    put(other, head.otherLength);
    put(data, size);
}

/// The number of this change; a program that is to die before it never gets it.
std::int64_t countChange(bool hasHalves = false)
{
    const std::int64_t number = ++plan().counts->changes;
    if (number == plan().at && (plan().is(killed) || (plan().is(torn) && !hasHalves)))
        die();
    return number;
}

bool isRoomFor(std::int64_t change)
{
    const Plan &now = plan();
    const bool out = (now.is(full) && change >= now.at) || (now.is(tight) && change > now.at);
    if (out)
        errno = ENOSPC;
    return !out;
}

/// Writes through `write(amount)`, as much of it as the plan leaves.
template<typename Write>
ssize_t writeSome(int handle, const void *data, size_t size, off64_t offset, Write write)
{
    Path path;
    if (!isOurs(handle, path))
        return write(size);
    // A disk writes a sector whole or not at all.
    constexpr size_t sector = 512;
    const std::int64_t number = countChange(size > sector);
    if (!isRoomFor(number))
        return -1;
    const bool halves = number == plan().at && (plan().is(torn) || plan().is(tight));
    size_t amount = halves && size > 1 ? size / 2 : size;
    if (halves && plan().is(torn))
        amount = (amount + sector - 1) / sector * sector;
    note(FaultRecord::Write, path.text, offset, "", data, amount);
    const ssize_t written = write(amount);
    if (halves && plan().is(torn))
        die();
    return written;
}

template<typename Read>
ssize_t readSome(int handle, Read read)
{
    Path path;
    if (!isOurs(handle, path))
        return read();
    const std::int64_t number = ++plan().counts->reads;
    const Plan &now = plan();
    if ((now.is(badRead) && number == now.at) || (now.is(badReads) && number >= now.at)) {
        errno = EIO;
        return -1;
    }
    return read();
}

int openSome(const char *name, const char *path, int flags, mode_t mode)
{
    const auto open = behind<OpenCall>(name);
    struct stat64 found = {};
    const bool isThere = isOurs(path) && ::stat64(path, &found) == 0;
    const bool makes = isOurs(path) && (flags & O_CREAT) != 0 && !isThere;
    const bool empties = isThere && (flags & O_TRUNC) != 0;
    if ((makes || empties) && !isRoomFor(countChange()) && makes)
        return -1;
    const int handle = open(path, flags, mode);
    if (handle >= 0 && makes)
        note(FaultRecord::Make, path);
    if (handle >= 0 && empties)
        note(FaultRecord::Cut, path, 0);
    return handle;
}

int syncSome(const char *name, int handle)
{
    const auto call = behind<HandleCall>(name);
    Path path;
    if (!isOurs(handle, path))
        return call(handle);
    if (countChange() >= plan().at && plan().is(badSync)) {
        errno = EIO;
        return -1;
    }
    note(FaultRecord::Sync, path.text);
    return call(handle);
}

/// A change of names: counted, done, and noted when it was done.
template<typename Call>
int nameSome(FaultRecord::Kind kind, const char *path, const char *other, Call call)
{
    if (!isOurs(path) && !isOurs(other))
        return call();
    if (!isRoomFor(countChange()) && kind == FaultRecord::Link)
        return -1;
    const int done = call();
    if (done == 0)
        note(kind, path, 0, other != nullptr ? other : "");
    return done;
}

int cutSome(const char *name, int handle, off64_t size)
{
    const auto call = behind<int (*)(int, off64_t)>(name);
    Path path;
    if (!isOurs(handle, path))
        return call(handle, size);
    struct stat64 found = {};
    const bool grows = ::fstat64(handle, &found) == 0 && found.st_size < size;
    if (!isRoomFor(countChange()) && grows)
        return -1;
    const int done = call(handle, size);
    if (done == 0)
        note(FaultRecord::Cut, path.text, size);
    return done;
}

mode_t modeFrom(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

} // namespace

extern "C" {

#define DUGOUT_OPEN(name)                                                                          \
    int name(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        va_list arguments;                                                                         \
        va_start(arguments, flags);                                                                \
        const mode_t mode = modeFrom(flags, arguments);                                            \
        va_end(arguments);                                                                         \
        return openSome(#name, path, flags, mode);                                                 \
    }
DUGOUT_OPEN(open)
DUGOUT_OPEN(open64)
#undef DUGOUT_OPEN

ssize_t write(int handle, const void *data, size_t size)
{
    static const auto call = behind<WriteCall>("write");
    const off64_t offset = ::lseek64(handle, 0, SEEK_CUR);
    return writeSome(handle, data, size, offset,
                     [=](size_t amount) { return call(handle, data, amount); });
}

ssize_t pwrite(int handle, const void *data, size_t size, off_t offset)
{
    static const auto call = behind<WriteAtCall>("pwrite64");
    return writeSome(handle, data, size, offset,
                     [=](size_t amount) { return call(handle, data, amount, offset); });
}

ssize_t pwrite64(int handle, const void *data, size_t size, off64_t offset)
{
    return pwrite(handle, data, size, offset);
}

ssize_t read(int handle, void *data, size_t size)
{
    static const auto call = behind<ReadCall>("read");
    return readSome(handle, [=] { return call(handle, data, size); });
}

ssize_t pread(int handle, void *data, size_t size, off_t offset)
{
    static const auto call = behind<ReadAtCall>("pread64");
    return readSome(handle, [=] { return call(handle, data, size, offset); });
}

ssize_t pread64(int handle, void *data, size_t size, off64_t offset)
{
    return pread(handle, data, size, offset);
}

#define DUGOUT_LOCK(name)                                                                          \
    int name(int handle, int command, ...)                                                         \
    {                                                                                              \
        va_list arguments;                                                                         \
        va_start(arguments, command);                                                              \
        void *argument = va_arg(arguments, void *);                                                \
        va_end(arguments);                                                                         \
        Path path;                                                                                 \
        const bool locks = command == F_SETLK || command == F_SETLKW;                              \
        if (locks && plan().is(noLocks) && isOurs(handle, path)) {                                 \
            errno = ENOLCK;                                                                        \
            return -1;                                                                             \
        }                                                                                          \
        return behind<int (*)(int, int, ...)>(#name)(handle, command, argument);                   \
    }
DUGOUT_LOCK(fcntl)
DUGOUT_LOCK(fcntl64)
#undef DUGOUT_LOCK

int fsync(int handle)
{
    return syncSome("fsync", handle);
}

int fdatasync(int handle)
{
    return syncSome("fdatasync", handle);
}

int ftruncate(int handle, off_t size) noexcept
{
    return cutSome("ftruncate64", handle, size);
}

int ftruncate64(int handle, off64_t size) noexcept
{
    return cutSome("ftruncate64", handle, size);
}

int rename(const char *from, const char *to) noexcept
{
    return nameSome(FaultRecord::Rename, from, to, [=] {
        return behind<int (*)(const char *, const char *)>("rename")(from, to);
    });
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to,
              unsigned int flags) noexcept
{
    return nameSome(FaultRecord::Rename, from, to, [=] {
        return behind<int (*)(int, const char *, int, const char *, unsigned int)>("renameat2")(
            fromFolder, from, toFolder, to, flags);
    });
}

int link(const char *from, const char *to) noexcept
{
    return nameSome(FaultRecord::Link, from, to,
                    [=] { return behind<int (*)(const char *, const char *)>("link")(from, to); });
}

/// Qt gives a file without a name one by linking its handle.
int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    Path path;
    const bool byHandle = std::strncmp(from, "/proc/self/fd/", 14) == 0;
    const bool ours = byHandle && isOurs(std::atoi(from + 14), path);
    return nameSome(FaultRecord::Link, ours ? path.text : from, to, [=] {
        return behind<int (*)(int, const char *, int, const char *, int)>("linkat")(
            fromFolder, from, toFolder, to, flags);
    });
}

int unlink(const char *path) noexcept
{
    return nameSome(FaultRecord::Remove, path, nullptr,
                    [=] { return behind<int (*)(const char *)>("unlink")(path); });
}

} // extern "C"
