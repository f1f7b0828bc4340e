// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/sheettext.h"

#include <QSizeF>

namespace dugout {

/// A player on a card. The letters are as large as the card allows; when even the smallest do not
/// fit, the explanations of the skills go, those of the second language first, but never a skill.
class PrintedPlayerCard
{
public:
    PrintedPlayerCard(const TeamSheet &sheet, const TeamSheetPlayer &player, const QSizeF &size);

    /// False when not even his skills by name fit.
    [[nodiscard]] bool fits() const { return m_fits; }
    void paint(QPainter &painter, const QRectF &area) const;

private:
    enum class Explaining { Both, First, None };

    [[nodiscard]] qreal innerWidth() const;
    [[nodiscard]] qreal textWidth() const;
    [[nodiscard]] QString value() const;
    [[nodiscard]] SheetText name() const;
    [[nodiscard]] SheetText role() const;
    [[nodiscard]] SheetText foot() const;
    [[nodiscard]] std::vector<SheetText> skills() const;
    [[nodiscard]] qreal headHeight() const;
    [[nodiscard]] qreal statsHeight() const;
    [[nodiscard]] qreal height() const;
    void paintHead(QPainter &painter, const QRectF &inside) const;
    void paintStats(QPainter &painter, const QRectF &area) const;
    void choose();

    const TeamSheet &m_sheet;
    const TeamSheetPlayer &m_player;
    QSizeF m_size;
    qreal m_points = 7.5;
    Explaining m_explaining = Explaining::Both;
    bool m_fits = true;
};

} // namespace dugout
