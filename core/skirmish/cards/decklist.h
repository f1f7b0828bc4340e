// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

#include <vector>

namespace dugout {

/// The two decks that a player brings for a warband.
struct DeckList
{
    DeckId id;
    QString name;
    WarbandId warband;
    std::vector<CardId> objectives;
    std::vector<CardId> powers;

    bool operator==(const DeckList &) const = default;
};

} // namespace dugout
