// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QJsonObject>
#include <QString>

namespace dugout {

/// The form in which JSON objects stand in a column: compact, keys sorted.
[[nodiscard]] QString jsonToText(const QJsonObject &object);
/// The same packed where that is shorter, for what is written once and seldom read again.
[[nodiscard]] QString jsonToPackedText(const QJsonObject &object);
/// Reads both forms. `what` names the row, for the log.
[[nodiscard]] Result<QJsonObject> jsonFromText(const QString &text, const QString &what);

} // namespace dugout
