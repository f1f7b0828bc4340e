// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>

#include <vector>

namespace dugout {

/// A file of another program as a tree of names and texts, whether it was XML or JSON: elements and
/// their attributes, objects and their fields, lists and their items all are nodes.
struct DataNode
{
    QString name; ///< empty for the items of a JSON list
    QString text;
    std::vector<DataNode> children;

    /// The first child of that name; null when there is none.
    [[nodiscard]] const DataNode *child(QStringView wanted) const;
    bool operator==(const DataNode &) const = default;
};

/// What a file may hold at most. Whatever goes beyond is refused before it costs time or memory.
namespace datalimits {
inline constexpr qsizetype bytes = 16 * 1024 * 1024;
inline constexpr int depth = 40;
inline constexpr int nodes = 200'000;
inline constexpr int attributes = 200; ///< of one element; Qt compares each with each
} // namespace datalimits

/// Refuses what is not XML, is in an encoding Qt does not know or is damaged, declares entities of
/// its own, or goes beyond the limits.
[[nodiscard]] Result<DataNode> parseXml(const QByteArray &bytes);
[[nodiscard]] Result<DataNode> parseJson(const QByteArray &bytes);

/// The error for a file of more than `datalimits::bytes`.
[[nodiscard]] Error fileTooLarge();

} // namespace dugout
