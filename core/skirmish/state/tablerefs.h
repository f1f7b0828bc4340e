// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <optional>

namespace dugout {

/// A player, as events and choices name him: "seat:1".
struct SeatRef
{
    Seat seat = noSeat;

    [[nodiscard]] QString toString() const
    {
        return QStringLiteral("seat:") + QString::number(seat);
    }
    [[nodiscard]] static std::optional<SeatRef> fromString(QStringView text)
    {
        bool isNumber = false;
        const Seat seat = text.startsWith(u"seat:") ? text.mid(5).toInt(&isNumber) : noSeat;
        return isNumber ? std::optional(SeatRef{seat}) : std::nullopt;
    }
    bool operator==(const SeatRef &) const = default;
};

/// One of the dice that were rolled, as events and choices name it: "die:0" is the first.
struct DieRef
{
    size_t place = 0;

    [[nodiscard]] QString toString() const
    {
        return QStringLiteral("die:") + QString::number(place);
    }
    [[nodiscard]] static std::optional<DieRef> fromString(QStringView text)
    {
        bool isNumber = false;
        const size_t place = text.startsWith(u"die:") ? text.mid(4).toULong(&isNumber) : 0;
        return isNumber ? std::optional(DieRef{place}) : std::nullopt;
    }
    bool operator==(const DieRef &) const = default;
};

} // namespace dugout
