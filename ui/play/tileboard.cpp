// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/tileboard.h"

#include "ui/common/actionbutton.h"

#include <QLayoutItem>

#include <algorithm>
#include <numeric>

namespace dugout {

namespace {

constexpr int usualRows = 2;
constexpr int largeColumns = 3;

QList<QLayoutItem *> shaped(const QList<QLayoutItem *> &items, ButtonShape shape)
{
    QList<QLayoutItem *> some;
    std::copy_if(items.begin(), items.end(), std::back_inserter(some), [shape](QLayoutItem *item) {
        const auto *button = qobject_cast<const ActionButton *>(item->widget());
        return button && button->shape() == shape;
    });
    return some;
}

/// What is no button stands below the chips, as wide as they may be.
int arrangeOthers(const QList<QLayoutItem *> &items, const TileRoom &room, int top, bool move)
{
    int bottom = top;
    for (QLayoutItem *item : items) {
        if (item->isEmpty() || qobject_cast<const ActionButton *>(item->widget()))
            continue;
        const int width = room.rect.width();
        const int height
            = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (move)
            item->setGeometry({room.rect.x(), bottom + room.gap, width, height});
        bottom += room.gap + height;
    }
    return bottom;
}

int heightOf(const QLayoutItem *item)
{
    return item->widget()->sizeHint().height();
}

int widestOf(const QList<QLayoutItem *> &items)
{
    int widest = 0;
    for (const QLayoutItem *item : items)
        widest = std::max(widest, item->widget()->minimumSizeHint().width());
    return widest;
}

int leastWidthOf(const QList<QLayoutItem *> &items, int gap)
{
    return std::accumulate(items.begin(), items.end(), 0, [gap](int sum, const QLayoutItem *item) {
        return sum + item->widget()->minimumSizeHint().width() + gap;
    });
}

/// Two rows, as they are learnt; one where there is hardly any height, if they fit.
int rowsOfTiles(const QList<QLayoutItem *> &tiles, const TileRoom &room, int ends)
{
    const int needed = leastWidthOf(tiles, room.gap) + ends;
    return room.size == TileSize::Slim && needed <= room.rect.width() + room.gap ? 1 : usualRows;
}

/// In columns of one width; where one long word would not fit them, each as wide as it needs.
void placeTiles(const QList<QLayoutItem *> &tiles, const TileRoom &room, int columns, int width)
{
    const int step = width / columns;
    const int height = heightOf(tiles.constFirst());
    const bool even = widestOf(tiles) + room.gap <= step || columns < tiles.size();
    const int spare = (width - leastWidthOf(tiles, room.gap)) / columns;
    int x = room.rect.x();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const auto row = static_cast<int>(i / columns);
        if (i % columns == 0)
            x = room.rect.x();
        const int each
            = even ? step : tiles.at(i)->widget()->minimumSizeHint().width() + room.gap + spare;
        tiles.at(i)->setGeometry(
            {x, room.rect.y() + row * (height + room.gap), each - room.gap, height});
        x += each;
    }
}

int columnsFor(qsizetype tiles, int rows)
{
    return static_cast<int>((tiles + rows - 1) / rows);
}

int heightOfAll(const QList<QLayoutItem *> &items, int gap)
{
    return std::accumulate(items.begin(), items.end(), 0, [gap](int sum, const QLayoutItem *item) {
        return sum + heightOf(item) + gap;
    });
}

/// Beside each other like words; what finds no room goes to the next line.
int arrangeChips(const QList<QLayoutItem *> &chips, const TileRoom &room, int top, bool move)
{
    int x = room.rect.x();
    int y = top;
    for (QLayoutItem *chip : chips) {
        const QSize size(std::min(chip->widget()->sizeHint().width(), room.rect.width()),
                         heightOf(chip));
        if (x > room.rect.x() && x + size.width() > room.rect.x() + room.rect.width()) {
            x = room.rect.x();
            y += size.height() + room.gap;
        }
        if (move)
            chip->setGeometry({{x, y}, size});
        x += size.width() + room.gap;
    }
    return chips.isEmpty() ? top : y + heightOf(chips.constLast());
}

} // namespace

bool haveTiles(const QList<QLayoutItem *> &items)
{
    return !shaped(items, ButtonShape::Tile).isEmpty();
}

namespace {

/// In rows of three, the last of which ends the turn.
int arrangeLarge(const QList<QLayoutItem *> &items, const TileRoom &room, bool move)
{
    QList<QLayoutItem *> tiles = shaped(items, ButtonShape::Tile);
    while (tiles.size() % largeColumns != 0)
        tiles.append(nullptr); // what ends the turn begins a row
    tiles += shaped(items, ButtonShape::Ending) + shaped(items, ButtonShape::Side);
    const int step = (room.rect.width() + room.gap) / largeColumns;
    const int height = heightOf(tiles.constFirst()) + room.gap;
    for (qsizetype i = 0; i < tiles.size() && move; ++i) {
        const auto column = static_cast<int>(i % largeColumns);
        const auto row = static_cast<int>(i / largeColumns);
        if (tiles.at(i))
            tiles.at(i)->setGeometry({room.rect.x() + column * step, room.rect.y() + row * height,
                                      step - room.gap, height - room.gap});
    }
    const int whole = static_cast<int>((tiles.size() + largeColumns - 1) / largeColumns) * height;
    const QList<QLayoutItem *> chips = shaped(items, ButtonShape::Chip);
    if (chips.isEmpty())
        return whole - room.gap;
    return arrangeChips(chips, room, room.rect.y() + whole, move) - room.rect.y();
}

} // namespace

int arrangeTiles(const QList<QLayoutItem *> &items, const TileRoom &room, bool move)
{
    if (room.size == TileSize::Large)
        return arrangeLarge(items, room, move);
    const QList<QLayoutItem *> tiles = shaped(items, ButtonShape::Tile);
    const QList<QLayoutItem *> endings = shaped(items, ButtonShape::Ending);
    const QList<QLayoutItem *> sides = shaped(items, ButtonShape::Side);
    const QList<QLayoutItem *> chips = shaped(items, ButtonShape::Chip);
    const int widestEnd = widestOf(endings + sides) + room.gap;
    const int rows = rowsOfTiles(tiles, room, widestEnd);
    const int columns = columnsFor(tiles.size(), rows);
    const bool beside = !endings.isEmpty() || !sides.isEmpty();
    const int share = (room.rect.width() + room.gap) / (columns + (beside ? 1 : 0));
    // What ends the turn has long words in some languages, and so may a tile.
    const int most = room.rect.width() + room.gap - leastWidthOf(tiles, room.gap);
    const int wished = rows == 1 ? std::min(share, most) : share;
    const int ends = beside ? std::max(wished, widestEnd) : 0;
    const int step = (room.rect.width() + room.gap - ends) / columns;
    const int height = heightOf(tiles.constFirst());
    if (move)
        placeTiles(tiles, room, columns, step * columns);
    const int top = room.rect.y();
    const int below = chips.isEmpty() ? 0 : room.gap * (room.tight ? 1 : 2);
    int whole = rows * height + (rows - 1) * room.gap;
    TileRoom chipRoom = room;
    const bool flat = rows == 1;
    if (flat) // what ends the turn stands beside the chips, too
        chipRoom.rect.setWidth(columns * step - room.gap);
    int bottom = arrangeChips(chips, chipRoom, top + whole + below, move);
    bottom = arrangeOthers(items, chipRoom, bottom, move);
    const int underEnding = heightOfAll(sides, room.gap);
    if (flat) {
        whole = std::max(bottom - top, height + underEnding);
        bottom = top + whole;
    }
    int y = top;
    const int left = room.rect.x() + columns * step;
    const int width = room.rect.x() + room.rect.width() - left;
    const auto count = static_cast<int>(sides.size());
    const int ending = flat ? whole - underEnding : height;
    for (QLayoutItem *item : endings) {
        if (move)
            item->widget()->setGeometry(left, y, width, ending); // higher than it likes
        y += ending + room.gap;
    }
    const int rest = top + whole - y;
    for (QLayoutItem *side : sides) {
        const int each = (rest - (count - 1) * room.gap) / std::max(1, count);
        if (move)
            side->widget()->setGeometry(left, y, width, each);
        y += each + room.gap;
    }
    return bottom - top;
}

int leastTileWidth(const QList<QLayoutItem *> &items, int gap, TileSize size)
{
    const QList<QLayoutItem *> tiles = shaped(items, ButtonShape::Tile);
    QList<QLayoutItem *> beside = shaped(items, ButtonShape::Ending);
    beside += shaped(items, ButtonShape::Side);
    if (size == TileSize::Large)
        return largeColumns * (widestOf(tiles + beside) + gap) - gap;
    return columnsFor(tiles.size(), usualRows) * (widestOf(tiles) + gap) + widestOf(beside);
}

} // namespace dugout
