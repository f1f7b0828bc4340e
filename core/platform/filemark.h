// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace dugout {

/// Which file it is, whatever it is called: two names of one file have the same mark, and no other
/// file gets it as long as somebody has this one open.
struct FileMark
{
    quint64 device = 0;
    quint64 number = 0;

    bool operator==(const FileMark &) const = default;
};

/// Nothing when there is no file of that name.
[[nodiscard]] std::optional<FileMark> fileMark(const QString &path);

} // namespace dugout
