// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace dugout {

/// One thing that is wrong with a ruleset: the file, the place in it and the reason.
struct Problem
{
    QString file;
    QString
        place; ///< such as `entries[3](human).positions[1](blitzer).cost`; empty for the whole file
    QString reason;

    [[nodiscard]] QString toString() const;
    bool operator==(const Problem &) const = default;
};

using ProblemList = std::vector<Problem>;

} // namespace dugout
