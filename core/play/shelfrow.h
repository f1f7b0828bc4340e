// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace dugout {

/// One thing to buy, in the language of the moment.
struct ShelfRow
{
    QString name{};
    QString description{};
    QString search{}; ///< everything it is found by, as a search compares it
    int most = 0; ///< how many of it a side may have; 0 where nothing is said
    std::optional<int> price{}; ///< none when the book is asked
    int inCart = 0; ///< how many of it were bought
    int lacking = 0; ///< gold that is missing for it; 0 where it can be bought now
    QString refusal{}; ///< why it is not for sale, in a sentence; empty where it is

    bool operator==(const ShelfRow &) const = default;
};

} // namespace dugout
