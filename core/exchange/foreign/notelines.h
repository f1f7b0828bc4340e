// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"

#include <QStringList>

namespace dugout {

/// The notes as a coach reads them: the weightiest first, and what is the same for several players
/// as one line.
[[nodiscard]] QStringList noteLines(const ImportNotes &notes);

} // namespace dugout
