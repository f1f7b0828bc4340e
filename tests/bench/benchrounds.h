// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// CTest only wants to know that what measures still works: a busy machine proves nothing, and a
/// long run keeps everybody waiting. By hand the figures come out.
inline bool isOnlyTried()
{
    return qEnvironmentVariableIsSet("DUGOUT_BENCH_TRIED");
}

/// How often something is measured, or how much of it there is.
inline int benchRounds(int usual, int tried = 1)
{
    return isOnlyTried() ? tried : usual;
}
