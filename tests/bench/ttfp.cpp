// SPDX-License-Identifier: GPL-3.0-or-later
// Time to first pixels, the same ruler for any program: starts it and watches the frame buffer of
// an Xvfb that was started with -fbdir. The program needs no instrumentation.
//
//   ttfp FRAMEBUFFER PROGRAM [ARGUMENT…]
//
// prints one line: first pixels in ms, last change before a second of quiet in ms, processor time
// in ms, proportional memory at rest in kB, 1 if OpenGL was loaded, wake-ups a second at rest.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto quiet = 1000ms; ///< nothing changed for so long: the window has settled
constexpr auto patience = 15s; ///< a program that never settles, such as a blinking one
constexpr auto rest = 3s; ///< how long wake-ups are counted

struct Pixels
{
    const char *data = nullptr;
    size_t size = 0;
};

std::optional<Pixels> openFrameBuffer(const char *file)
{
    const int descriptor = open(file, O_RDONLY | O_CLOEXEC);
    struct stat status
    {
    };
    if (descriptor < 0 || fstat(descriptor, &status) != 0)
        return std::nullopt;
    const auto size = static_cast<size_t>(status.st_size);
    void *data = mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (data == MAP_FAILED)
        return std::nullopt;
    return Pixels{static_cast<const char *>(data), size};
}

struct Times
{
    double first = -1;
    double settled = -1;
};

/// Polls the pixels every millisecond until they have been quiet for a second.
Times watch(const Pixels &pixels, std::vector<char> &seen, Clock::time_point start)
{
    Times times;
    auto lastChange = start;
    while (Clock::now() - start < patience) {
        if (std::memcmp(seen.data(), pixels.data, pixels.size) != 0) {
            lastChange = Clock::now();
            std::memcpy(seen.data(), pixels.data, pixels.size);
            times.settled = std::chrono::duration<double, std::milli>(lastChange - start).count();
            if (times.first < 0)
                times.first = times.settled;
        }
        if (times.first >= 0 && Clock::now() - lastChange > quiet)
            break;
        std::this_thread::sleep_for(1ms);
    }
    return times;
}

std::string processFile(pid_t process, const std::string &name)
{
    return "/proc/" + std::to_string(process) + "/" + name;
}

/// The number after `label` in a file of lines such as "Pss:  123 kB".
long numberIn(const std::string &file, const std::string &label)
{
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(label))
            return std::strtol(line.c_str() + label.size(), nullptr, 10);
    }
    return 0;
}

/// Whether a driver was loaded. Qt Gui itself links the dispatchers libGLX, libOpenGL and libEGL,
/// which are small and do nothing; the drivers behind them are what costs.
bool loadedOpenGl(pid_t process)
{
    std::ifstream maps(processFile(process, "maps"));
    for (std::string line; std::getline(maps, line);) {
        for (const char *driver : {"libGLX_", "libEGL_", "libgallium", "_dri.so", "libLLVM"}) {
            if (line.find(driver) != std::string::npos)
                return true;
        }
    }
    return false;
}

/// Context switches of all threads: each is a wake-up when the program has nothing to do.
long switches(pid_t process)
{
    long sum = 0;
    for (const auto &task : std::filesystem::directory_iterator(processFile(process, "task"))) {
        const std::string status = task.path() / "status";
        sum += numberIn(status, "voluntary_ctxt_switches:");
        sum += numberIn(status, "nonvoluntary_ctxt_switches:");
    }
    return sum;
}

/// User and system time so far, from the 14th and 15th field of stat.
long processorMilliseconds(pid_t process)
{
    std::ifstream file(processFile(process, "stat"));
    std::string text((std::istreambuf_iterator<char>(file)), {});
    long user = 0;
    long system = 0;
    const size_t end = text.rfind(')');
    if (end == std::string::npos
        || std::sscanf(text.c_str() + end + 1,
                       " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system)
            != 2)
        return 0;
    return (user + system) * 1000 / sysconf(_SC_CLK_TCK);
}

void stop(pid_t process)
{
    kill(process, SIGTERM);
    for (int i = 0; i < 200; ++i) {
        if (waitpid(process, nullptr, WNOHANG) == process)
            return;
        std::this_thread::sleep_for(10ms);
    }
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
}

} // namespace

int main(int argc, char *argv[])
{
    const auto pixels = argc > 2 ? openFrameBuffer(argv[1]) : std::nullopt;
    if (!pixels) {
        std::fputs("usage: ttfp FRAMEBUFFER PROGRAM [ARGUMENT...]\n", stderr);
        return 2;
    }
    std::vector<char> seen(pixels->data, pixels->data + pixels->size);
    const auto start = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execvp(argv[2], argv + 2);
        std::perror(argv[2]);
        _exit(127);
    }
    const Times times = watch(*pixels, seen, start);
    const long processor = processorMilliseconds(process);
    const long before = switches(process);
    std::this_thread::sleep_for(rest);
    const double wakeUps = static_cast<double>(switches(process) - before)
        / std::chrono::duration<double>(rest).count();
    const long memory = numberIn(processFile(process, "smaps_rollup"), "Pss:");
    std::printf("%.1f %.1f %ld %ld %d %.1f\n", times.first, times.settled, processor, memory,
                loadedOpenGl(process) ? 1 : 0, wakeUps);
    stop(process);
    return times.first < 0 ? 1 : 0;
}
