// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

#include <QSet>

namespace dugout {

/// What a coach has to do next for their teams.
enum class OwnStep {
    Nothing,
    Sign, ///< a result of the coach's
    Play, ///< nobody has begun
    GoOn, ///< its match has begun
    Deliver, ///< it is over at this machine, and the server was not told yet
    Enter, ///< a team of paper plays: its result is written down by the commissioner
    Wait, ///< others have still to sign, or to decide a dispute
};

[[nodiscard]] QString ownStepId(OwnStep step);

struct OwnMatch
{
    OwnStep step = OwnStep::Nothing;
    CompetitionId competition{};
    int round = 0;
    FixtureId fixture{};
    EntrantId own{};
    EntrantId other{};

    bool operator==(const OwnMatch &) const = default;
};

/// All that a coach of these teams has to do with, the most urgent first: results to sign, then
/// what to play next, then what waits for the opponent. `ended` are over at this machine.
[[nodiscard]] std::vector<OwnMatch> ownMatches(const League &league, const QStringList &teams,
                                               const QSet<FixtureId> &ended = {});
/// The one match that somebody with these teams should see to first.
[[nodiscard]] OwnMatch ownMatch(const League &league, const QStringList &teams,
                                const QSet<FixtureId> &ended = {});

} // namespace dugout
