// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"

namespace dugout {

// Which tables a competition has. A knock-out has none: its bracket says how things stand.

/// Part of a competition, with the words that say which it is; they are empty for an only one.
struct NamedScope
{
    QString name{};
    TableScope scope{};

    bool operator==(const NamedScope &) const = default;
};

/// What everybody may see: one for each division of each phase of which something is published.
[[nodiscard]] std::vector<NamedScope> scopesOf(const Competition &competition);
/// The table that is looked at first, published or not: of groups each has its own; before
/// play-offs that of the phase they follow; else one of the whole competition.
[[nodiscard]] std::vector<NamedScope> usualScopes(const Competition &competition);
/// The table a team has its place in among them, as `whyThere` is asked for it.
[[nodiscard]] TableScope usualScopeOf(const Competition &competition, const EntrantId &team);

} // namespace dugout
