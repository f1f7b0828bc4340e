// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"

namespace dugout {

/// The published fixtures that have a date or a deadline as an iCalendar file (RFC 5545) in the
/// language of the moment. Each has an identity of its own for good and counts how often it was
/// moved, so that a calendar that reads the file again moves the entry. Results do not go into it
/// before they are there. `competition` narrows it down; empty: all.
[[nodiscard]] QByteArray fixtureCalendar(const LeagueShown &shown,
                                         const CompetitionId &competition = {});

} // namespace dugout
