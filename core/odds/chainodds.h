// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/chainstep.h"

#include <vector>

namespace dugout {

/// What holds for a whole chain.
struct ChainRules
{
    int rerolls = 0; ///< how many team re-rolls the coach could spend on this chain
    bool loner = false; ///< every step is rolled by a Loner
    int lonerTarget = 4; ///< what a Loner needs to be allowed a team re-roll
    int proTarget = 4; ///< what Pro needs to be allowed its re-roll

    bool operator==(const ChainRules &) const = default;
};

/// What a coach gains by a team re-roll after a step has failed, against keeping it.
struct RerollAdvice
{
    Rational use; ///< the chance that everything from here on succeeds when it is used now
    Rational keep; ///< the same when the failure is accepted

    [[nodiscard]] bool worthIt() const { return use > keep; }
    bool operator==(const RerollAdvice &) const = default;
};

/// Exact chances of several rolls that must all succeed, in order.
///
/// The dice rules: no roll is ever made a third time; armour and injury rolls are never made
/// again; a skill that re-rolls every step of its kind is used before anything else and leaves no
/// room for a team re-roll; one that serves once a turn, and Pro, may be kept for a later step; the
/// roll for Pro may itself be team re-rolled; in the opponent's turn no team re-roll is used. Every
/// decision is taken after the failure is seen, and so that the whole chain succeeds most often.
class ChainOdds
{
    Q_DECLARE_TR_FUNCTIONS(ChainOdds)

public:
    static constexpr size_t mostSteps = 40;
    static constexpr int mostRerolls = 16;

    /// The chances at 0, 1, … up to `rules.rerolls` team re-rolls.
    [[nodiscard]] static Result<std::vector<Rational>> chances(const std::vector<ChainStep> &steps,
                                                               const ChainRules &rules);

    /// `failed` is the place of the step that just failed. With `mayFail` the chain can go on
    /// without it, and keeping the re-roll for the rest is then worth something.
    [[nodiscard]] static Result<RerollAdvice> advice(const std::vector<ChainStep> &steps,
                                                     size_t failed, const ChainRules &rules,
                                                     bool mayFail = false);
};

} // namespace dugout
