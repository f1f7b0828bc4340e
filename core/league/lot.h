// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"

#include <utility>
#include <vector>

namespace dugout {

/// Brings a list into an order drawn by lot, every order equally likely. The same source in the
/// same state draws the same order, so a draw can be repeated before witnesses.
template<typename T>
void drawOrder(std::vector<T> &list, RandomSource &source)
{
    for (size_t left = list.size(); left > 1; --left) {
        const auto drawn = static_cast<size_t>(source.roll(static_cast<int>(left)) - 1);
        std::swap(list[left - 1], list[drawn]);
    }
}

} // namespace dugout
