// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/skirmish/battlefield/fieldscene.h"
#include "ui/skirmish/battlefield/hexlayout.h"

#include <QFont>
#include <QPalette>

class QPainter;

namespace dugout {

/// Paints a battlefield in the colours of a palette.
class FieldPainter
{
public:
    FieldPainter(QPainter &painter, const HexLayout &layout, const QPalette &palette,
                 const QFont &font);

    void paint(const FieldScene &scene, const Battlefield &field);
    /// The hex that the keyboard is at.
    void paintCursor(Hex hex);

private:
    void paintHoles(const Battlefield &field);
    void paintCells(const Battlefield &field);
    void paintPartial(const Battlefield &field);
    void paintOffers(const FieldScene &scene);
    void paintChances(const FieldScene &scene);
    void paintChance(const FieldChance &chance, bool lower);
    void paintThreats(const FieldChance &chance);
    void paintHealth(const QPointF &centre, const FieldFighter &fighter);
    void paintShield(const QPointF &middle);
    [[nodiscard]] QPointF beside(const QPointF &centre, const QPointF &place) const
    {
        return centre + place * m_layout.radius();
    }
    void paintGhost(const FieldScene &scene);
    void paintBlocked(Hex hex);
    void paintStart(Hex hex);
    void paintNames(const Battlefield &field);
    void paintToken(const ObjectiveToken &token, const QString &words);
    void paintFighter(const FieldFighter &fighter, bool acting, bool target);
    void paintHeld(const ObjectiveToken &token);
    void paintTokens(const QPointF &centre, const FieldFighter &fighter);
    void paintDamage(const QPointF &centre, qreal radius, int damage);
    void paintWords(const QRectF &area, const QString &words, const QColor &colour, qreal share);
    [[nodiscard]] QColor ground(const Cell &cell) const;

    QPainter &m_painter;
    const HexLayout &m_layout;
    QPalette m_palette;
    QFont m_font;
};

} // namespace dugout
