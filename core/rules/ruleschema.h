// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace dugout {

/// The parts that have a schema, and `ruleset` for the file of that name.
[[nodiscard]] QStringList schemaNames();

/// What may stand in the files of a part, as a JSON Schema for editors: which fields there are,
/// what they hold, which words mean something. It is made from what the readers ask for. Only
/// `rules check` knows whether all of it fits together.
[[nodiscard]] QJsonObject ruleSchema(const QString &name);

} // namespace dugout
