// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/fieldscene.h"

namespace dugout {

std::vector<Hex> shownHexes(const FieldScene &scene)
{
    std::vector<Hex> hexes;
    for (const PlacedBoard &board : scene.boards) {
        for (const Hex hex : board.board.complete)
            hexes.push_back(board.place(hex));
        for (const PartialHex &part : board.board.partial)
            hexes.push_back(board.place(part.hex));
    }
    if (scene.ghost) {
        for (const Hex hex : scene.ghost->board.complete)
            hexes.push_back(scene.ghost->place(hex));
    }
    return hexes;
}

} // namespace dugout
