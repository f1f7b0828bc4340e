// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <optional>

namespace dugout {

/// A rule that holds now beside the weather: a referee, a stadium, a card that was played.
struct RuleInForce
{
    QString name;
    QString effect;
    Seat seat = noSeat; ///< whose it is, if it is one side's

    bool operator==(const RuleInForce &) const = default;
};

/// "Cup, semi-final: gate × 2, winnings × 2": what the season says of its big matches; nothing
/// for any other match, or in an edition that has no such rule.
[[nodiscard]] std::optional<RuleInForce> bigMatchRule(const MatchContext &context);

/// Everything of that kind, in the language of the moment: what was there first comes first.
[[nodiscard]] std::vector<RuleInForce> rulesInForce(const MatchContext &context,
                                                    const MatchState &state);

/// What a side is worth today and has to spend, in short parts: all of it until the kick-off, its
/// worth alone from then on. Nothing for a quick team.
[[nodiscard]] QStringList worthWords(const MatchContext &context, const MatchState &state,
                                     Seat seat);

} // namespace dugout
