// SPDX-License-Identifier: GPL-3.0-or-later
// Only under the thread sanitizer: QProcess clones a process that shares its parent's memory until
// it becomes another program, which the runtime of clang 14 takes for a fork and gives up over.
// Here it gets the fork.
#include <cstdarg>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" int clone(int (*child)(void *), void * /*stack*/, int flags, void *argument, ...)
{
    va_list rest;
    va_start(rest, argument);
    int *handle = va_arg(rest, int *);
    va_end(rest);
    const pid_t process = ::fork();
    if (process == 0)
        ::_exit(child(argument));
    if (process > 0 && (flags & CLONE_PIDFD) != 0)
        *handle = static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
    return process;
}
