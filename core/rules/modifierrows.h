// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"

namespace dugout {

/// The rows of modifier tables that have the id of a skill are there to be read; what counts is the
/// skill. So they come from it: a row that leaves out its name has that of the skill, its source
/// and what its effect adds to the rolls of the table, as far as it does not say so itself.
void fillModifierRows(std::vector<Entry> &tables, const std::vector<Entry> &skills,
                      const std::vector<Entry> &rolls);

} // namespace dugout
