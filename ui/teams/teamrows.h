// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"

namespace dugout {

/// A line of the list of teams.
struct TeamRow
{
    DocumentSummary summary;
    QStringList facts; ///< race and edition, or why it cannot be opened
    QString value;
    std::optional<Badge> badge;
};

[[nodiscard]] std::vector<TeamRow> teamRows(const std::vector<ListedTeam> &teams,
                                            Language language);

} // namespace dugout
