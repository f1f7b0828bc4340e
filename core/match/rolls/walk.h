// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/board.h"
#include "core/match/state/matchcontext.h"
#include "core/odds/rollneed.h"

#include <map>

namespace dugout {

/// A roll on the way over the pitch.
struct WalkRoll
{
    QString ask; ///< the prompt of the turn that begins it
    QString roll;
    RollNeed need;
    std::optional<int> zones; ///< told the match, where it would ask for them
};

/// A step to a neighbouring square, with what has to be rolled for it.
struct WalkStep
{
    Square to;
    std::vector<WalkRoll> rolls;
};

/// A way over the pitch, and how likely all of it is.
struct Walk
{
    Square from;
    std::vector<WalkStep> steps;
    Rational chance; ///< with the player's own skills
    bool standsUp = false; ///< he lies, and gets up first
    bool traitsFirst = false; ///< before he sets out his traits are asked for
    std::optional<Rational> withReroll; ///< where a team re-roll could be used, too

    [[nodiscard]] bool hasRolls() const;
};

/// The safest ways of a player who is shown on the pitch, to wherever he gets in this turn. Of two
/// that are as safe the shorter one is taken.
class Walks
{
public:
    /// The context must outlive it.
    Walks(const MatchContext &context, const MatchState &state, const QString &ref);

    /// None where he stands and where he does not get.
    [[nodiscard]] std::optional<Walk> to(Square square) const;
    /// He gets nowhere.
    [[nodiscard]] bool isEmpty() const { return m_layers.size() < 2 || m_layers[1].empty(); }

private:
    struct Reached
    {
        double cost = 0;
        Square before;
    };
    using Layer = std::map<Square, Reached>; ///< after so many steps

    void search();
    void spread(const Layer &from, Layer &next, bool further);
    /// Whether he is on his feet, or gets up without a roll.
    [[nodiscard]] bool stands();
    void considerBall();
    [[nodiscard]] bool isOffered(const QString &ask) const;
    [[nodiscard]] std::optional<WalkRoll> rollAt(const QString &roll, Square at,
                                                 std::optional<int> zones);
    /// Null where no opponent holds him; a need that is impossible where he does not get away.
    [[nodiscard]] const WalkRoll *dodge(Square from, Square to);
    [[nodiscard]] std::vector<WalkRoll> rollsOf(Square from, Square to, bool further) const;

    const MatchContext &m_context;
    MatchState m_state; ///< he is moved about in it
    QString m_ref;
    PlayerRef m_who;
    std::optional<Square> m_from;
    int m_free = 0; ///< squares without going for it
    int m_further = 0;
    bool m_standsUp = false;
    bool m_traitsFirst = false;
    bool m_wentForIt = false; ///< it was rolled for the next square
    std::optional<WalkRoll> m_goingForIt;
    std::optional<WalkRoll> m_pickUp;
    std::optional<Square> m_ball; ///< where it lies
    Formation m_others; ///< without him
    Formation m_hindering; ///< the same: whose zones make a dodge harder
    std::map<std::pair<Square, Square>, WalkRoll> m_dodges;
    std::vector<Layer> m_layers;
};

/// Those who are shown, without the zones of titchy opponents: these hold him, but make no dodge
/// harder.
[[nodiscard]] Formation hinderingDodges(const MatchState &state, const Formation &all);

/// Leads a player along the way up to the next step that takes rolls, and begins with these. He is
/// shown at every corner: so it is known how far he went.
[[nodiscard]] std::vector<Event> walking(const QString &ref, const Walk &walk);

} // namespace dugout
