// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QJsonObject>
#include <QString>

namespace dugout {

/// The form in which JSON objects stand in a column: compact, keys sorted.
[[nodiscard]] QString jsonToText(const QJsonObject &object);
/// `what` names the row, for the log.
[[nodiscard]] Result<QJsonObject> jsonFromText(const QString &text, const QString &what);

} // namespace dugout
