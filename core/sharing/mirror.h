// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// What to do with a kept team that the league knows differently.
enum class TeamsHere {
    Refused, ///< nothing is taken over at all
    Replaced,
    Known, ///< replaced where it came from the league; any other stays as it is
};

/// Takes what came from a server into the database of this machine: one batch with the league's new
/// lines, teams, matches and results, and with `note` brought up to date. Lines that this machine
/// has already, and matches it is further with, stay as they are.
[[nodiscard]] Result<StoreBatch> mirrorBatch(const ClubStores &stores, const LeagueParcel &parcel,
                                             SharedNote note, TeamsHere teams = TeamsHere::Known,
                                             const QStringList &waitingTeams = {});

} // namespace dugout
