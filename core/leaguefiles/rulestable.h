// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguetable.h"

namespace dugout {

/// What the rules of a league change against the book, a table for each time they were settled,
/// the newest first: the rule, the book's word and the league's. In the language of the moment; a
/// league that plays by the book has a table that says so.
[[nodiscard]] std::vector<ShownTable> rulesTables(const LeagueShown &shown);

} // namespace dugout
