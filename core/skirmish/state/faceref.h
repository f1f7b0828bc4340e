// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

namespace dugout {

/// One face of a player's board, as events and choices name it: "0:face".
struct FaceRef
{
    Seat owner = noSeat;
    QString face{};

    [[nodiscard]] QString toString() const { return QString::number(owner) + u':' + face; }
    [[nodiscard]] static FaceRef fromString(const QString &text)
    {
        const qsizetype colon = text.indexOf(u':');
        return {QStringView(text).left(colon).toInt(), text.mid(colon + 1)};
    }
    bool operator==(const FaceRef &) const = default;
};

} // namespace dugout
