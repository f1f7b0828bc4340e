// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/formation.h"

namespace dugout {

Formation::Formation(std::vector<PlacedPlayer> players)
    : m_players(std::move(players))
{ }

const PlacedPlayer *Formation::at(Square square) const
{
    const auto found
        = std::find_if(m_players.begin(), m_players.end(),
                       [square](const PlacedPlayer &player) { return player.square == square; });
    return found == m_players.end() ? nullptr : &*found;
}

int Formation::tackleZones(Square square, Half side, const PlacedPlayer *besides) const
{
    return static_cast<int>(
        std::count_if(m_players.begin(), m_players.end(), [&](const PlacedPlayer &player) {
            return player.side == side && player.exertsZone() && areAdjacent(player.square, square)
                && (!besides || player != *besides);
        }));
}

std::vector<PlacedPlayer> Formation::assists(const PlacedPlayer &helped,
                                             const PlacedPlayer &opponent, bool guardServes) const
{
    std::vector<PlacedPlayer> found;
    for (const PlacedPlayer &player : m_players) {
        const bool near = player.side == helped.side && player != helped && player.exertsZone()
            && areAdjacent(player.square, opponent.square);
        const bool free = (guardServes && player.guard)
            || tackleZones(player.square, opponent.side, &opponent) == 0;
        if (near && free)
            found.push_back(player);
    }
    return found;
}

std::vector<PlacedPlayer> Formation::blockAssists(const PlacedPlayer &helped,
                                                  const PlacedPlayer &opponent) const
{
    return assists(helped, opponent, true);
}

std::vector<PlacedPlayer> Formation::foulAssists(const PlacedPlayer &helped,
                                                 const PlacedPlayer &opponent) const
{
    return assists(helped, opponent, false);
}

} // namespace dugout
