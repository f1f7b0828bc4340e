// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace dugout {

// Lines of a league's journal as they go to a server and come from there.

/// A line of a league's journal as a server keeps it: events with their values in the open, so that
/// the server can look at them, and every contact taken out into a list `contacts`, each with its
/// path, the coach it belongs to and the words.
[[nodiscard]] QJsonObject splitEntry(const QJsonObject &entry);
/// Lines of a journal, each as `splitEntry` makes it and, where not everybody may see all of it,
/// with the whole line as `sealed`. `entries` are all from the first on; only those after `skip`
/// are answered. Where the first ones cannot be sealed all are in the open: that a league can be
/// read counts for more. A later one that does not fit what everybody sees is refused.
/// `couldSeal` is told which it was.
[[nodiscard]] Result<std::vector<QJsonObject>>
sealedEntries(const QJsonArray &entries, qsizetype skip, bool *couldSeal = nullptr);
/// One line, with what everybody sees of it; nothing: all of it.
[[nodiscard]] QJsonObject sealedEntry(const QJsonObject &entry,
                                      const std::optional<QJsonObject> &seen);
/// The line as it was; a contact that may not be seen stays empty.
[[nodiscard]] QJsonObject joinEntry(const QJsonObject &entry);

} // namespace dugout
