// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace dugout {

/// The words of the page itself, by the keys its script asks for, in the language of the moment.
[[nodiscard]] QJsonObject pageWords();

} // namespace dugout
