// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/bracket.h"
#include "core/league/roundrobin.h"

namespace dugout {

/// Deals entrants, the best first, to groups whose sizes differ by one at most. With a source, as
/// many as there are groups are dealt by lot at a time, so that no group has two of the best;
/// without one they are dealt to and fro.
[[nodiscard]] Result<std::vector<Division>> drawGroups(const std::vector<EntrantId> &seeds,
                                                       int groups, RandomSource *lot);

/// The same groups, with as few moved as that takes, so that both of every pair are in one. Their
/// sizes stay, and so does the order in each; a pair for which no group has room stays apart.
[[nodiscard]] std::vector<Division> withTogether(const std::vector<Division> &groups,
                                                 const std::vector<Pairing> &pairs);

/// The play-offs after groups. `qualified` has the best of each group, first to last: firsts of
/// groups are seeded before seconds, and so on. Members of one group stand as far apart as that
/// allows.
[[nodiscard]] Result<Bracket> drawPlayOffs(const std::vector<Division> &qualified,
                                           const KnockOutRules &rules);

} // namespace dugout
