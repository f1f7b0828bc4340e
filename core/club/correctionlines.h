// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/correctionchain.h"

namespace dugout {

/// One line of what a correction would do.
struct CorrectionLine
{
    enum class Kind { Gone, Added, Changed };

    Kind kind = Kind::Changed;
    QString text;

    /// With a sign before what goes or is added.
    [[nodiscard]] QString signedText() const;
    bool operator==(const CorrectionLine &) const = default;
};

/// What it would do to one team: in one match, or to its sheet of today.
struct CorrectedTeam
{
    QString team;
    std::vector<CorrectionLine> lines;

    bool operator==(const CorrectedTeam &) const = default;
};

/// What it would do to one match.
struct CorrectedMatch
{
    QString title;
    std::vector<CorrectedTeam> teams; ///< only those with lines
    QStringList rejectedEvents; ///< answers that no longer fit, with the reason
    QStringList asked; ///< what would be asked then

    [[nodiscard]] bool isEmpty() const
    {
        return teams.empty() && rejectedEvents.isEmpty() && asked.isEmpty();
    }
    bool operator==(const CorrectedMatch &) const = default;
};

/// Everything a coach has to know before he accepts, in the language of the moment.
struct CorrectionStory
{
    std::vector<CorrectedTeam> sheets; ///< today's, only those that change
    std::vector<CorrectedMatch> matches; ///< only those with something to say

    [[nodiscard]] bool isEmpty() const { return sheets.empty() && matches.empty(); }
    bool operator==(const CorrectionStory &) const = default;
};

/// What one sheet of a team has otherwise than another.
[[nodiscard]] CorrectedTeam differenceOf(const Team &was, const Team &is, RulesetLibrary &library);

[[nodiscard]] CorrectionStory tellCorrection(const CorrectionChain &chain, RulesetLibrary &library);

} // namespace dugout
