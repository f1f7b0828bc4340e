// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/language.h"

namespace dugout {

enum class Severity {
    Error, ///< the team is not ready to play
    Warning, ///< it may play, but something was probably forgotten
};

/// A broken rule of a team: a stable code for programs, a sentence for the coach.
struct TeamProblem
{
    QString code;
    Severity severity = Severity::Error;
    QString sentence;
    std::vector<PlayerId> players; ///< whom it concerns, none for the whole team

    bool operator==(const TeamProblem &) const = default;
};

/// Every broken rule, the team's first, then the players' in their order. `language` is that of
/// the table words and of how numbers are written; the sentences are in the language of the
/// program.
[[nodiscard]] std::vector<TeamProblem> checkTeam(const Team &team, const Ruleset &ruleset,
                                                 Language language = currentLanguage());

[[nodiscard]] bool isReadyToPlay(const std::vector<TeamProblem> &problems);

} // namespace dugout
