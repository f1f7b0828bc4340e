// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scripteddice.h"

#include <QtGlobal>

namespace dugout {

ScriptedDice::ScriptedDice(std::vector<int> dice)
    : m_dice(std::move(dice))
{ }

int ScriptedDice::roll(int faces)
{
    if (m_next == m_dice.size())
        qFatal("a die was rolled that the test did not say");
    const int die = m_dice[m_next++];
    if (die < 1 || die > faces)
        qFatal("the test says %d for a die with %d faces", die, faces);
    return die;
}

} // namespace dugout
