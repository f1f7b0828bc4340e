// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/faultplan.h"

#include <QStringList>

namespace dugout {

/// What happens to a command, and when.
struct FaultPlan
{
    const char *fault = ""; ///< one of `faults`, or empty
    qint64 at = 0;
    QString record{}; ///< a file for every change
};

/// How a command ended that something may have happened to.
struct FaultedRun
{
    bool killed = false;
    int status = -1; ///< when it was not killed
    QString out;
    QString err;
    qint64 changes = 0; ///< of files in its data folder
    qint64 reads = 0;
};

/// Runs the real `dugout` on a data folder, with the file layer loaded into it.
[[nodiscard]] FaultedRun runFaulted(const QStringList &command, const QString &dataFolder,
                                    const FaultPlan &plan = {});

} // namespace dugout
