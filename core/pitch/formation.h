// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/pitch.h"

#include <vector>

namespace dugout {

/// A player as the board sees them.
struct PlacedPlayer
{
    int number = 0; ///< tells players of one side apart
    Half side = Half::Left; ///< the end that the team defends
    Square square;
    bool standing = true;
    bool tackleZone = true; ///< false when stupefied, hypnotised or the like
    bool guard = false; ///< assists blocks from inside enemy tackle zones
    bool standFirm = false; ///< cannot be pushed
    bool sideStep = false; ///< the player's own coach picks the square of a push

    [[nodiscard]] bool exertsZone() const { return standing && tackleZone; }
    bool operator==(const PlacedPlayer &) const = default;
};

/// Everyone on the pitch, and what their places mean.
class Formation
{
public:
    Formation() = default;
    explicit Formation(std::vector<PlacedPlayer> players);

    [[nodiscard]] const std::vector<PlacedPlayer> &players() const { return m_players; }
    /// Null on an empty square.
    [[nodiscard]] const PlacedPlayer *at(Square square) const;
    [[nodiscard]] bool isOccupied(Square square) const { return at(square) != nullptr; }

    /// The tackle zones that players of `side` have on a square; `besides` does not count.
    [[nodiscard]] int tackleZones(Square square, Half side,
                                  const PlacedPlayer *besides = nullptr) const;

    /// Who adds to the strength of `helped` against `opponent` in a block.
    [[nodiscard]] std::vector<PlacedPlayer> blockAssists(const PlacedPlayer &helped,
                                                         const PlacedPlayer &opponent) const;
    /// Who helps `helped` against `opponent` in a foul, on either side. Guard does not serve here.
    /// The zone of the opponent himself does not hinder: else nobody could ever help a victim, as
    /// his helpers stand next to the fouler.
    [[nodiscard]] std::vector<PlacedPlayer> foulAssists(const PlacedPlayer &helped,
                                                        const PlacedPlayer &opponent) const;

private:
    [[nodiscard]] std::vector<PlacedPlayer>
    assists(const PlacedPlayer &helped, const PlacedPlayer &opponent, bool guardServes) const;

    std::vector<PlacedPlayer> m_players;
};

} // namespace dugout
