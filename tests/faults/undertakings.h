// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <vector>

namespace dugout {

/// A command that changes what is kept, and the data folder it is given on.
struct Undertaking
{
    const char *name;
    /// Fills an empty data folder; answers the command.
    std::function<QStringList(const QString &folder)> prepare;
    /// Done in several steps, each whole: in between it may be neither as before nor as after.
    bool inSteps = false;
    /// The command is about something else, and does this besides: where it cannot be done it is
    /// left to the next one, without a refusal.
    bool besides = false;
    /// Puts back what stands outside of the folder.
    std::function<void()> putBack = [] {};
};

[[nodiscard]] const std::vector<Undertaking> &undertakings();

/// Runs a command that must be done, in this process and without any fault.
void mustRun(const QStringList &command, const QString &folder);

} // namespace dugout
