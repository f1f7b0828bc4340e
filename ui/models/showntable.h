// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace dugout {

struct ShownColumn
{
    QString title{};
    QString toolTip{}; ///< the title in full where that is short
    bool figure = false; ///< stands at the right
    bool grows = false; ///< takes what room is left

    bool operator==(const ShownColumn &) const = default;
};

struct ShownRow
{
    QString id{}; ///< empty for a heading
    QStringList cells{}; ///< a heading has one, over the whole width
    bool strong = false;
    bool quiet = false; ///< over, gone, not yet for everybody

    [[nodiscard]] bool isHeading() const { return id.isEmpty(); }
    bool operator==(const ShownRow &) const = default;
};

/// A table to look at, in words of the language of the moment.
struct ShownTable
{
    std::vector<ShownColumn> columns{};
    std::vector<ShownRow> rows{};

    bool operator==(const ShownTable &) const = default;
};

} // namespace dugout
