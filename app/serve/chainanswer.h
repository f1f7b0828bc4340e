// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace dugout {

/// The exact chances of rolls that must all succeed, written as `dugout odds chain` takes them:
/// `{"chances": ["50 %", …]}` at 0, 1… team re-rolls, or `{"message": SENTENCE}`.
[[nodiscard]] QJsonObject chainAnswer(const QString &chain, int rerolls);

} // namespace dugout
