// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrunner.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <sys/statvfs.h>
#include <unistd.h>

namespace dugout::testrunner {

namespace {

using Tests = std::map<std::string, Run, std::less<>>;

Tests &tests()
{
    static Tests all;
    return all;
}

/// "play" for "/somewhere/tests/core/tst_play.cpp".
std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    if (file.starts_with("tst_"))
        file.remove_prefix(4);
    return std::string(file.substr(0, file.rfind('.')));
}

/// Temporary files in memory, if there is room: every kept change waits for the disk, and most of
/// the time of a test that keeps many would be spent waiting. Tests kill processes, not the
/// machine.
void preferMemory()
{
    constexpr unsigned long long enough = 2ULL << 30;
    constexpr const char *memory = "/dev/shm";
    struct statvfs room
    {
    };
    const bool roomy = ::statvfs(memory, &room) == 0 && (room.f_flag & ST_NOEXEC) == 0
        && room.f_bavail * room.f_frsize > enough && ::access(memory, W_OK | X_OK) == 0;
    if (roomy)
        ::setenv("TMPDIR", memory, 0);
}

int refuse(const char *program)
{
    std::fprintf(stderr, "Usage: %s TEST [ARGUMENT...]\nThe tests here:", program);
    for (const auto &[name, run] : tests())
        std::fprintf(stderr, " %s", name.c_str());
    std::fputc('\n', stderr);
    return 2;
}

} // namespace

Entry::Entry(const char *file, Run run)
{
    tests().emplace(nameOf(file), run);
}

} // namespace dugout::testrunner

int main(int argc, char **argv)
{
    using namespace dugout::testrunner;
    const auto found = argc > 1 ? tests().find(nameOf(argv[1])) : tests().end();
    if (found == tests().end())
        return refuse(argv[0]);
    preferMemory();
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
