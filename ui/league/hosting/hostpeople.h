// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostsettings.h"
#include "core/leaguebook/state/league.h"
#include "core/team/badge.h"

#include <QColor>

namespace dugout {

class Club;

/// Somebody of a league that is hosted, as he is shown: with the first of his teams.
struct HostPerson
{
    QString coach{}; ///< the league's own id; empty: a commissioner without a team
    QString name{};
    QString team{};
    Badge badge{};
    QColor first{}; ///< of the team's colours; invalid without one
    QColor second{};

    bool operator==(const HostPerson &) const = default;
};

/// Those who get a slip.
[[nodiscard]] std::vector<HostPerson> hostPeople(const League &league, const Club &club);
[[nodiscard]] HostPerson personOf(const HostSlip &slip, const std::vector<HostPerson> &people);

} // namespace dugout
