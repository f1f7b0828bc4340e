// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/league/leaguekept.h"

namespace dugout {

/// HOME and AWAY of a fixture, and `--round` where they meet more often.
void addFixtureArguments(CliParser &parser);
[[nodiscard]] Result<LeagueFixture> fixtureFrom(const CliParser &parser, const League &league);

// `league result --paper`: what stands on the slip of a match that was played without Dugout.

void addSlipOptions(CliParser &parser);
/// An option of the slip that was said without `--paper`; empty where none was.
[[nodiscard]] QString strayOfSlip(const CliParser &parser);
/// Makes a match of the slip and says what it asks next. TD and TDAGAINST are its score: touchdowns
/// without a named scorer are nobody's.
[[nodiscard]] int enterSlipOf(LeagueAtHand &hand, const LeagueFixture &fixture, CliParser &parser,
                              CliContext &context);
/// Ends a command that started the match of a fixture.
[[nodiscard]] int endWithMatch(const LeagueAtHand &hand, const JournalId &match,
                               const LeagueFixture &fixture, CliContext &context);

} // namespace dugout
