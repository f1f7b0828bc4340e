// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/numbers.h"
#include "core/rules/roster.h"

#include <optional>

namespace dugout {

/// A moment at which a card may be played.
struct Timing
{
    TimingId id;
    LocalizedText name;
    LocalizedText summary; ///< may be empty
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

struct PlayCard
{
    CardId id;
    LocalizedText name;
    LocalizedText summary;
    std::vector<TimingId> timings; ///< when it may be played; one of several where there are more
    QString duration; ///< how long it lasts: `instant`, `turn`, `drive`, `half`, `match`…
    QString code; ///< the playing card or number printed on it
    QString promo; ///< where a promotional card came from, else empty
    QString scope; ///< whom it concerns, `player` or `team`, where that is said
    Numbers values; ///< numbers that Dugout keeps track of
    std::vector<SkillId> skills; ///< lent for as long as the card lasts
    std::optional<TableId> table; ///< the dice that decide what it does
    std::optional<SummonedPlayer> summoned;
    Provenance source;

    bool operator==(const PlayCard &) const = default;
};

struct Deck
{
    DeckId id;
    LocalizedText name;
    LocalizedText summary;
    int price = 0;
    std::vector<PlayCard> cards;
    Provenance source;

    bool operator==(const Deck &) const = default;
};

} // namespace dugout
