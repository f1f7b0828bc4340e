// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

// A journal as a file holds it, complete: with undone actions, corrections and the times.

[[nodiscard]] QJsonObject journalToJson(const Journal &journal);
[[nodiscard]] Result<Journal> journalFromJson(const QJsonObject &object);

} // namespace dugout
