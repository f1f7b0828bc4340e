// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/roster.h"

#include <QHash>

#include <optional>

namespace dugout {

/// A moment at which a card may be played.
struct Timing
{
    TimingId id;
    LocalizedText name;
    Provenance source;

    bool operator==(const Timing &) const = default;
};

/// A player that a card brings onto the pitch.
struct SummonedPlayer
{
    Profile profile;
    std::vector<SkillId> skills;

    bool operator==(const SummonedPlayer &) const = default;
};

struct Card
{
    CardId id;
    LocalizedText name;
    LocalizedText summary;
    TimingId timing;
    QString duration; ///< how long it lasts: `instant`, `turn`, `drive`, `half`, `match`…
    QString code; ///< the playing card or number printed on it
    QString promo; ///< where a promotional card came from, else empty
    QHash<QString, int> values; ///< numbers that Dugout keeps track of
    std::optional<SummonedPlayer> summoned;
    Provenance source;

    bool operator==(const Card &) const = default;
};

struct Deck
{
    DeckId id;
    LocalizedText name;
    LocalizedText summary;
    int price = 0;
    std::vector<Card> cards;
    Provenance source;

    bool operator==(const Deck &) const = default;
};

} // namespace dugout
