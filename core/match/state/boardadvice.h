// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/board.h"
#include "core/match/state/matchcontext.h"
#include "core/odds/blockneed.h"
#include "core/odds/rollneed.h"
#include "core/pitch/passruler.h"
#include "core/pitch/pushback.h"
#include "core/pitch/setup.h"

namespace dugout {

/// A square that a throw reaches.
struct PassAdvice
{
    Square square;
    int range = 0; ///< 1 for the shortest
};

/// A range of the ruler, and what a throw of it needs.
struct PassBand
{
    int range = 0;
    LocalizedText name;
    std::optional<RollNeed> need; ///< none where nobody may throw as far
};

/// A block against an opponent next to a player.
struct BlockAdvice
{
    QString victim; ///< his ref
    Square square;
    BlockDice dice;
    int assists = 0;
    int opposing = 0; ///< assists of the other side
    PushOptions push;
};

/// As coaches are asked for them: below nought where the other one picks.
[[nodiscard]] int signedDice(const BlockDice &dice);

/// What the pitch view tells about a player from where everybody is shown: it asks the rules of the
/// pitch and the calculators of rolls, and decides nothing.
class BoardAdvisor
{
public:
    /// The context must outlive it.
    explicit BoardAdvisor(const MatchContext &context);

    /// Nothing for a player who is not shown or does not stand.
    [[nodiscard]] std::vector<PassAdvice> passes(const MatchState &state, const QString &ref) const;
    [[nodiscard]] std::vector<PassBand> bands(const MatchState &state, const QString &ref) const;
    [[nodiscard]] std::vector<BlockAdvice> blocks(const MatchState &state,
                                                  const QString &ref) const;
    /// What a block comes to: with the assists where both are shown, else with none; with a team
    /// re-roll where one may still be used. None where nobody can tell.
    [[nodiscard]] std::optional<BlockNeed> blockNeed(const MatchState &state, const Step &block,
                                                     bool mayReroll) const;
    /// What is wrong with the way a side stands. Nothing once the ball is placed for the kick, and
    /// nothing while somebody of the side is still to be shown.
    [[nodiscard]] std::vector<LineUpProblem> lineUp(const MatchState &state, Seat seat) const;
    [[nodiscard]] const SetupLimits &limits() const { return m_limits; }

private:
    [[nodiscard]] BlockSituation situationOf(const MatchState &state, const MatchPlayer &by,
                                             const MatchPlayer &victim) const;
    [[nodiscard]] RollSituation situation(const MatchState &state, const MatchPlayer &player) const;

    const MatchContext &m_context;
    const RollNeeds &m_needs;
    SetupLimits m_limits;
    std::optional<PassRuler> m_ruler; ///< none when the edition has no ranges
    QHash<QString, bool> m_options; ///< as the calculators want them
};

} // namespace dugout
