// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/board.h"

namespace dugout {

Board plainBoard(const QString &id, int columns, int rows)
{
    Board board;
    board.id = id;
    for (int column = 0; column < columns; ++column) {
        const bool low = column % 2 == 1;
        for (int row = 0; row < (low ? rows - 1 : rows); ++row)
            board.complete.push_back(hexAt(column, row));
        if (low) {
            board.partial.push_back({hexAt(column, -1), BoardEdge::Long});
            board.partial.push_back({hexAt(column, rows - 1), BoardEdge::Long});
        }
    }
    for (const int column : {-1, columns}) {
        const bool low = column % 2 != 0;
        for (int row = 0; row < (low ? rows - 1 : rows); ++row)
            board.partial.push_back({hexAt(column, row), BoardEdge::Short});
    }
    return board;
}

} // namespace dugout
