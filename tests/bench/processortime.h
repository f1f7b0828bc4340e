// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

/// Of this process alone, in microseconds: a busy machine does not make it longer.
inline double processorMicroseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}
