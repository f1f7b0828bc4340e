// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actionbutton.h"

#include <QList>
#include <QRect>

class QLayoutItem;

namespace dugout {

// The doings of a turn: what is done most as tiles with pictures, what ends the turn beside them,
// and everything else as chips below.

/// Whether there are tiles among them; else they are buttons in columns.
[[nodiscard]] bool haveTiles(const QList<QLayoutItem *> &items);

struct TileRoom
{
    QRect rect;
    int gap = 0;
    bool tight = false; ///< low tiles
    /// Slim: all in one row, what ends the turn beside them and the chips; large: what ends the
    /// turn is a row of its own.
    TileSize size = TileSize::Usual;
};

/// Returns the height; moves the items when `move` says so.
int arrangeTiles(const QList<QLayoutItem *> &items, const TileRoom &room, bool move);

/// The least width in which nothing is cut.
[[nodiscard]] int leastTileWidth(const QList<QLayoutItem *> &items, int gap, TileSize size);

} // namespace dugout
