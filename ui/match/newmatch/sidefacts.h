// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"
#include "core/league/entrantline.h"
#include "core/match/state/matchcontext.h"

namespace dugout {

/// Something a coach should know of a team before the match.
struct SideFact
{
    enum class Kind { Good, Warning, Gain };

    Kind kind = Kind::Good;
    QString words;

    bool operator==(const SideFact &) const = default;
};

/// Who can play, whether the sheet keeps the rules, and what else is worth knowing: who is missing,
/// gold of a team that is still being built, what the weaker side may spend.
[[nodiscard]] std::vector<SideFact> sideFacts(const MatchSetup &setup, Seat seat,
                                              const Ruleset &ruleset);

/// How its last matches ended, the newest last.
[[nodiscard]] std::vector<LeagueOutcome> lastOutcomes(const TeamRepository &teams,
                                                      const TeamId &team);

} // namespace dugout
