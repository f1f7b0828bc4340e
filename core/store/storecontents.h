// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

namespace dugout {

/// Reads every document, and of every game its start, its events and its result, with the reader
/// that would read it, and answers a sentence for each that cannot be read: for a game, for the
/// first event. Part of a transaction that the caller has begun.
[[nodiscard]] Result<QStringList> findUnreadable(Connection &connection);

} // namespace dugout
