// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

namespace dugout {

/// A card as it stands on paper.
struct DeckSheetCard
{
    QString number;
    QString name;
    QString facts; ///< glory and when, how long it lasts…
    QString users; ///< who may have it
    QString summary;

    bool operator==(const DeckSheetCard &) const = default;
};

struct DeckSheetFighter
{
    QString name; ///< with a word if he leads
    QStringList normal; ///< its values, then each attack
    QStringList inspired;
    QString inspire;

    bool operator==(const DeckSheetFighter &) const = default;
};

/// A deck and its warband as plain words in the language of the moment; the sheets are made of it.
struct DeckSheet
{
    QString name;
    QString warband;
    std::vector<DeckSheetCard> objectives;
    std::vector<DeckSheetCard> ploys;
    std::vector<DeckSheetCard> upgrades;
    std::vector<DeckSheetFighter> fighters;
    QStringList problems; ///< rules that the deck breaks

    bool operator==(const DeckSheet &) const = default;
};

[[nodiscard]] DeckSheet makeDeckSheet(const DeckList &deck, const Collection &collection,
                                      const Ruleset &ruleset);

} // namespace dugout
