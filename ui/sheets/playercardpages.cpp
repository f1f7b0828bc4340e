// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/playercardpages.h"

#include "ui/sheets/playercard.h"

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal betweenCards = 4 * unitsPerPoint;

QSizeF cardSize(const QSizeF &page, int columns, int rows)
{
    return {(page.width() - betweenCards * (columns - 1)) / columns,
            (page.height() - betweenCards * (rows - 1)) / rows};
}

} // namespace

PlayerCardPages::PlayerCardPages(TeamSheet sheet)
    : m_sheet(std::move(sheet))
{ }

QString PlayerCardPages::title() const
{
    return m_sheet.name;
}

int PlayerCardPages::rowsThatFit(const QSizeF &page, int columns) const
{
    const int most = paper().orientation == QPageLayout::Landscape ? 2 : 3;
    for (int rows = most; rows > 1; --rows) {
        const QSizeF size = cardSize(page, columns, rows);
        const bool all = std::all_of(m_sheet.players.begin(), m_sheet.players.end(),
                                     [&](const TeamSheetPlayer &player) {
                                         return PrintedPlayerCard(m_sheet, player, size).fits();
                                     });
        if (all)
            return rows;
    }
    return 1;
}

void PlayerCardPages::compose()
{
    const int columns = paper().orientation == QPageLayout::Landscape ? 4 : 3;
    const QSizeF page = body().size();
    const int rows = rowsThatFit(page, columns);
    const QSizeF size = cardSize(page, columns, rows);
    int placed = 0;
    for (const TeamSheetPlayer &player : m_sheet.players) {
        if (placed == rows * columns) {
            nextPage();
            placed = 0;
        }
        const QPointF corner(
            body().left() + (placed % columns) * (size.width() + betweenCards),
            body().top() + static_cast<qreal>(placed / columns) * (size.height() + betweenCards));
        const auto card = std::make_shared<PrintedPlayerCard>(m_sheet, player, size);
        placeAt({corner, size},
                [card](QPainter &painter, const QRectF &area) { card->paint(painter, area); });
        ++placed;
    }
}

} // namespace dugout
