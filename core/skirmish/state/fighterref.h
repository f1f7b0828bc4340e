// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/rules/ids.h"
#include "core/skirmish/battlefield/hex.h"

namespace dugout {

/// A fighter of any player, as events and choices name him: "0:targor".
struct FighterRef
{
    Seat seat = noSeat;
    FighterId id;

    [[nodiscard]] bool isValid() const { return seat != noSeat; }
    [[nodiscard]] QString toString() const
    {
        return isValid() ? QString::number(seat) + u':' + id.text() : QString();
    }
    [[nodiscard]] static FighterRef fromString(QStringView text)
    {
        const qsizetype colon = text.indexOf(u':');
        bool isNumber = false;
        const Seat seat = colon < 1 ? noSeat : text.left(colon).toInt(&isNumber);
        return isNumber ? FighterRef{seat, FighterId(text.mid(colon + 1).toString())}
                        : FighterRef{};
    }
    bool operator==(const FighterRef &) const = default;
};

/// "4,-1", as events and choices name a hex.
[[nodiscard]] inline QString hexText(Hex hex)
{
    return QString::number(hex.q) + u',' + QString::number(hex.r);
}

[[nodiscard]] inline Hex hexFromText(QStringView text)
{
    const qsizetype comma = text.indexOf(u',');
    return {text.left(comma).toInt(), text.mid(comma + 1).toInt()};
}

} // namespace dugout
