// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/playedfor.h"
#include "core/sharing/sharednote.h"

namespace dugout {

class KeptMatches;

/// Whether one of the teams is his, or all of them are his to decide about.
[[nodiscard]] bool isHis(const SharedNote &note, const QStringList &teams);

/// Whether another table played it last, of those who may play on at all: entered here as well, the
/// two would part.
[[nodiscard]] bool wasElsewhere(const std::vector<SharedNote> &notes, const KeptMatches &matches,
                                const JournalId &match);

} // namespace dugout
