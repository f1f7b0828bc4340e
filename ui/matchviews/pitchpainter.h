// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"
#include "ui/matchviews/pitchscene.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace dugout {

/// The coach's hand on the board.
struct PitchHand
{
    Square cursor{12, 7};
    bool showsCursor = false; ///< the keyboard is here
    QString picked; ///< who is carried; empty for nobody
    std::optional<QPointF> dragged; ///< where the mouse carries him
};

/// Paints the pitch, the players on it and what the coach wants to know.
class PitchPainter
{
public:
    PitchPainter(const PitchScene &scene, const QPalette &palette, const QRectF &area);

    void paint(QPainter &painter, const PitchHand &hand) const;

    [[nodiscard]] QRectF rect(Square cell) const;
    /// None outside the grid.
    [[nodiscard]] std::optional<Square> cellAt(const QPointF &point) const;

private:
    void paintGround(QPainter &painter) const;
    void paintEndZone(QPainter &painter, Seat seat) const;
    void paintAxes(QPainter &painter) const;
    void paintZone(QPainter &painter, Square centre, Seat seat) const;
    void paintHint(QPainter &painter, Square cell, const PitchHint &hint) const;
    void paintPush(QPainter &painter, Square cell) const;
    [[nodiscard]] QPointF besidePawn(Square cell) const;
    void paintTag(QPainter &painter, const QPointF &centre, const QString &words) const;
    void paintToken(QPainter &painter, const QRectF &cell, const PitchToken &token) const;
    void paintMark(QPainter &painter, const QRectF &disc, const PitchToken &token) const;
    void paintBall(QPainter &painter, const QPointF &centre) const;
    /// The way leads to the ball, which takes a roll.
    [[nodiscard]] bool isRolledFor() const;
    void paintBallPath(QPainter &painter) const;
    void paintWay(QPainter &painter) const;
    [[nodiscard]] QRectF placeBesideWay(const QSizeF &size) const;
    void paintChance(QPainter &painter) const;
    [[nodiscard]] QColor colour(QPalette::ColorRole role, int alpha = 255) const;
    [[nodiscard]] QColor of(Shade which, int alpha = 255) const;
    [[nodiscard]] QRectF field() const;

    const PitchScene &m_scene;
    const QPalette &m_palette;
    qreal m_side = 1; ///< of a cell
    QPointF m_corner;
};

} // namespace dugout
