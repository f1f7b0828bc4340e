// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"

namespace dugout {

/// A team went on from the sheet `from` to the sheet `to`, and now the first one turns out to be
/// `onto`: what changed on the way is changed on that one too. What was counted is counted again
/// (gold, deeds, injuries), what was replaced is replaced again (names, numbers, sponsors), and
/// whoever came or went does so again. Ids stay those of `to`.
[[nodiscard]] Team carryOver(const Team &from, const Team &to, const Team &onto);

} // namespace dugout
