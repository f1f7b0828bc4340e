// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/battlefield/placement.h"

namespace dugout {

/// Aims at one of the many hexes, or of the places for a board, that a prompt offers: the screen
/// then asks for the one aimed at instead of listing them all.
class HexAim
{
public:
    /// The hexes among a prompt's choices; none for prompts about anything else.
    [[nodiscard]] static std::vector<Hex> hexesOf(const Prompt &prompt);
    /// "4,-1", as the game names a hex.
    [[nodiscard]] static bool isHex(const QString &choice);
    [[nodiscard]] static bool isPlacement(const Prompt &prompt);

    /// Goes with what is asked now; what is aimed at stays as long as it is offered.
    void follow(const std::vector<Prompt> &prompts);
    void aimAt(Hex hex);
    /// At the nearest hex of all that are offered.
    void aimNear(Hex hex);
    /// Somebody who stands there may go elsewhere: the first hex of all is no answer.
    [[nodiscard]] static bool goesElsewhere(const Prompt &prompt);
    /// So many places further or back.
    void stepPlace(int step);
    /// Which of how many places it is, as people count.
    [[nodiscard]] int placeNumber() const { return static_cast<int>(m_place) + 1; }
    [[nodiscard]] int placeCount() const { return static_cast<int>(m_places.size()); }
    /// The other way round, as near to where it lies as possible.
    void turn(const Board &board);
    /// The place nearest to a clicked hex.
    void placeNear(Hex hex, const Board &board);

    [[nodiscard]] std::optional<Hex> hex() const;
    /// Somebody has pointed there, or there is no other.
    [[nodiscard]] bool isAimed() const { return m_aimed || m_hexes.size() < 2; }
    [[nodiscard]] std::optional<Placement> placement() const;

    [[nodiscard]] Prompt over(const Prompt &prompt) const;
    /// The game's own choice that `deskchoice::here` stands for.
    [[nodiscard]] QString target() const;

private:
    [[nodiscard]] bool mayLie(bool turned) const;
    void takeNearest(Hex hex, bool turned, const Board &board);

    std::vector<Hex> m_hexes;
    std::vector<Placement> m_places;
    size_t m_hex = 0;
    bool m_aimed = false;
    size_t m_place = 0;
};

} // namespace dugout
