// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// What a correction would do to one team: lines that would no longer stand, and new ones.
struct TeamDifference
{
    std::vector<TeamChange> gone;
    std::vector<TeamChange> added;
    Team before; ///< as the match leaves it now
    Team after; ///< as it would leave it

    bool operator==(const TeamDifference &) const = default;
};

/// What would follow from correcting something that was logged, before anybody accepts it.
struct CorrectionPreview
{
    std::array<TeamDifference, 2> teams;
    std::vector<Misfit> misfits; ///< answers that would no longer fit: to be put to the coach
    std::vector<Prompt> asked; ///< what would be asked then

    [[nodiscard]] bool changesTeams() const;
};

/// Nothing is changed: the correction is tried on a copy. Refused when there is no such entry.
[[nodiscard]] Result<CorrectionPreview> previewCorrection(const MatchSession &session,
                                                          const Correction &correction);

} // namespace dugout
