// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

namespace dugout {

/// Holds what a ruleset says against what code makes of it (contract.h): a key that nobody reads, a
/// step or sequence that nobody carries out, a word that means nothing. Each with its file, its
/// place and the word that may have been meant.
[[nodiscard]] ProblemList checkContract(const Ruleset &ruleset);

} // namespace dugout
