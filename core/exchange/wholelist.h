// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv.h"

#include <QJsonObject>

namespace dugout {

/// A list of a whole game as players pass it round: warbands, fighters with both sides, cards and
/// decks of card numbers in one object. Here as the tables that the readers of lists take.
struct WholeList
{
    std::vector<CsvRow> fighters{};
    std::vector<CsvRow> cards{};
    std::vector<CsvRow> decks{};
};

[[nodiscard]] bool isWholeList(const QJsonObject &object);
[[nodiscard]] WholeList wholeList(const QJsonObject &object);

} // namespace dugout
