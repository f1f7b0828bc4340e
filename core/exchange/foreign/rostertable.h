// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"

#include <QStringList>

namespace dugout {

/// The players of a team as cells, for everything that writes a table.
struct RosterTable
{
    QStringList heads;
    std::vector<QStringList> rows;

    bool operator==(const RosterTable &) const = default;
};

/// `forPeople` groups the digits of gold; spreadsheets want them plain.
[[nodiscard]] RosterTable rosterTable(const TeamSheet &sheet, bool forPeople);

/// What else the team has, as pairs of a name and a value.
[[nodiscard]] std::vector<std::pair<QString, QString>> teamFacts(const TeamSheet &sheet);

} // namespace dugout
