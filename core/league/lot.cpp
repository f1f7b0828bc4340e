// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/lot.h"

namespace dugout {

void drawLots(std::vector<Entrant> &entrants, RandomSource &source)
{
    int last = 0;
    std::vector<Entrant *> without;
    for (Entrant &entrant : entrants) {
        last = std::max(last, entrant.lot);
        if (entrant.lot == 0)
            without.push_back(&entrant);
    }
    drawOrder(without, source);
    for (Entrant *entrant : without)
        entrant->lot = ++last;
}

} // namespace dugout
