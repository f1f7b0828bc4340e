// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace dugout {

/// The statements of a script, without comments outside of them, without the closing semicolons.
///
/// Knows quoted text and names, `--` and `/* */` comments, dollar quotes, and the
/// BEGIN … END; body of a trigger.
[[nodiscard]] QStringList splitStatements(const QString &script);

} // namespace dugout
