// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/resultrecord.h"

namespace dugout {

// Result records as stores and servers keep them.

[[nodiscard]] QJsonObject resultToJson(const ResultRecord &result);
[[nodiscard]] Result<ResultRecord> resultFromJson(const QJsonObject &object);

} // namespace dugout
