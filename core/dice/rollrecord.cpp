// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/rollrecord.h"

namespace dugout {

RollRecord rollDice(const DiceNotation &notation, PurposeId purpose, int coach,
                    RandomSource &random)
{
    RollRecord record{std::move(purpose), coach, notation.faces(), {}, false};
    record.dice.reserve(record.faces.size());
    for (const int faces : record.faces)
        record.dice.push_back(random.roll(faces));
    return record;
}

} // namespace dugout
