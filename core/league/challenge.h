// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

/// How a challenge was answered.
enum class ChallengeAnswer {
    Open, ///< handed to the organiser, not answered
    Accepted,
    Declined, ///< counts as a win for the challenger
    Substitute, ///< somebody else plays the challenger
    SubstituteRefused, ///< the challenger will not play him, and loses
};

/// One coach's written challenge to another in a week of the play-offs.
struct Challenge
{
    int week = 1;
    EntrantId challenger;
    EntrantId challenged;
    ChallengeAnswer answer = ChallengeAnswer::Open;
    EntrantId substitute; ///< empty: none

    bool operator==(const Challenge &) const = default;
};

/// Who the challenger is to play, as far as that is settled; empty when nobody.
[[nodiscard]] EntrantId opponentOf(const Challenge &challenge);

/// A coach may challenge once a week, with any of his teams, a team of another coach.
[[nodiscard]] Result<void> checkChallenge(const Challenge &challenge,
                                          const std::vector<Challenge> &before,
                                          const std::vector<Entrant> &entrants);

/// A substitute takes part in the competition and has not played the challenger in it.
[[nodiscard]] Result<void> checkSubstitute(const Challenge &challenge,
                                           const std::vector<FixtureResult> &results,
                                           const std::vector<Entrant> &entrants);

/// What is awarded: 2-0 to a challenger who was declined, 0-2 against one who refuses the
/// substitute. None while a match decides.
[[nodiscard]] std::optional<FixtureResult> awardedBy(const Challenge &challenge, int round);

} // namespace dugout
