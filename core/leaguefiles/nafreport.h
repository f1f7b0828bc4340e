// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "core/leaguefiles/leagueshown.h"

namespace dugout {

/// Results as the players' association takes them, with what could not go along and why.
struct NafReport
{
    QByteArray bytes{};
    int games = 0;
    int numberless = 0; ///< left out because neither coach has a number
    ImportNotes notes{};

    bool operator==(const NafReport &) const = default;
};

/// Only matches that were really played go in. A coach who is no member goes in as the
/// association's own stand-in; two of them against each other do not.
[[nodiscard]] Result<NafReport>
nafReport(const LeagueShown &shown, const CompetitionId &competition, const QString &organiser);

/// How much of what was played is in it, and what helps where it is little.
[[nodiscard]] QString nafSummary(const NafReport &report);

/// What the association calls a race; "Multiple Races" where it has no name for it.
[[nodiscard]] QString nafRace(const RosterId &roster);

} // namespace dugout
