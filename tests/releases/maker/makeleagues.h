// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/maker/releasewriter.h"

namespace dugout {

// Ids of matches and the times of a server are of the day on which they are made; all else is the
// same in every run.

/// A database with leagues as a window leaves them behind, and one of them as an exported file.
void makeKeptLeagues(const ReleaseWriter &writer);
/// A PostgreSQL server that holds a shared league in the middle of its season, as a dump.
void makeSharedLeague(const ReleaseWriter &writer);

} // namespace dugout
