// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pawn.h"

#include "ui/common/shirtdisc.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace dugout {

namespace {

/// Parts of the side of the square.
constexpr double bar = 0.09;
constexpr double cross = 0.40;

ShirtInks inksOf(const Pawn &pawn, const QPalette &palette)
{
    const QColor ink = palette.color(tone::ink);
    switch (pawn.state) {
    case PawnState::Ready:
        return shirtInks(pawn.colour, palette);
    case PawnState::Done:
        return {teamMiddle(palette, pawn.colour), teamMiddle(palette, pawn.colour), ink};
    case PawnState::Prone:
    case PawnState::Stunned:
        return {teamTint(palette, pawn.colour), palette.color(tone::ink), ink};
    case PawnState::Off:
        break;
    }
    return {palette.color(tone::card), palette.color(tone::greyInk), palette.color(tone::greyInk)};
}

/// Somebody lies there who cannot get up yet.
void paintCross(QPainter *painter, const QRectF &square, const QColor &colour, const QColor &ground)
{
    const double side = square.width() * cross;
    const QRectF badge(square.right() - side * 0.9, square.bottom() - side * 1.1, side, side);
    painter->setPen(QPen(ground, 1.0));
    painter->setBrush(colour);
    painter->drawEllipse(badge);
    const QRectF inner = badge.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3);
    painter->setPen(QPen(ground, std::max(1.0, side * 0.14)));
    painter->drawLine(inner.topLeft(), inner.bottomRight());
    painter->drawLine(inner.topRight(), inner.bottomLeft());
}

} // namespace

void paintPawn(QPainter *painter, const QRectF &square, const Pawn &pawn, const QPalette &palette)
{
    const bool lies = pawn.state == PawnState::Prone || pawn.state == PawnState::Stunned;
    const double thick = square.width() * bar;
    QRectF disc = square.adjusted(1, 1, -1, -1);
    if (lies)
        disc.adjust(thick, 0, -thick, -2 * thick);
    ShirtInks inks = inksOf(pawn, palette);
    const QColor edge = lies ? shirtInks(pawn.colour, palette).edge : inks.edge;
    inks.edge = edge;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintShirt(painter, disc, pawn.number, inks, pawn.state == PawnState::Off ? 1.0 : 2.0);
    if (lies) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(edge);
        const QRectF below(square.left() + 1, square.bottom() - thick, square.width() - 2, thick);
        painter->drawRoundedRect(below, thick / 2, thick / 2);
    }
    if (pawn.state == PawnState::Stunned)
        paintCross(painter, square, edge, palette.color(tone::card));
    painter->restore();
}

} // namespace dugout
