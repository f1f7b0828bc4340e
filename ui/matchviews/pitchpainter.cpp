// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchpainter.h"

#include "ui/common/fittedtext.h"
#include "ui/common/teamink.h"
#include "ui/common/theme.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Room between the pitch and the rows of those who wait, in cells.
constexpr qreal benchGap = 0.5;
/// Room for the letters above the pitch and the numbers left of it, in cells.
constexpr qreal axis = 0.6;

} // namespace

PitchPainter::PitchPainter(const PitchScene &scene, const QPalette &palette, const QRectF &area)
    : m_scene(scene)
    , m_palette(palette)
    , m_side(std::min(area.width() / (pitchgrid::columns + axis),
                      area.height() / (pitchgrid::rows + benchGap + axis)))
    , m_corner(area.center().x() - m_side * (pitchgrid::columns - axis) / 2,
               area.center().y() - m_side * (pitchgrid::rows + benchGap - axis) / 2)
{ }

QColor PitchPainter::colour(QPalette::ColorRole role, int alpha) const
{
    QColor found = m_palette.color(role);
    found.setAlpha(alpha);
    return found;
}

QRectF PitchPainter::rect(Square cell) const
{
    const qreal drop = cell.y >= pitch::width ? benchGap : 0;
    return {m_corner.x() + cell.x * m_side, m_corner.y() + (cell.y + drop) * m_side, m_side,
            m_side};
}

std::optional<Square> PitchPainter::cellAt(const QPointF &point) const
{
    for (int y = 0; y < pitchgrid::rows; ++y) {
        for (int x = 0; x < pitchgrid::columns; ++x) {
            if (rect({x, y}).contains(point))
                return Square{x, y};
        }
    }
    return std::nullopt;
}

void PitchPainter::paintGround(QPainter &painter) const
{
    const QRectF field = rect({0, 0}).united(rect({pitch::length - 1, pitch::width - 1}));
    painter.fillRect(field, colour(tone::card));
    painter.fillRect(field, colour(tone::go, 28));
    for (const Seat seat : {0, 1}) {
        const int x = seat == 0 ? 0 : pitch::length - 1;
        QColor end = m_scene.colours.at(static_cast<size_t>(seat));
        end.setAlpha(70);
        painter.fillRect(rect({x, 0}).united(rect({x, pitch::width - 1})), end);
    }
    painter.setPen(QPen(colour(tone::line), strokeWidth(m_palette)));
    for (int x = 0; x <= pitch::length; ++x)
        painter.drawLine(QPointF(field.left() + x * m_side, field.top()),
                         QPointF(field.left() + x * m_side, field.bottom()));
    for (int y = 0; y <= pitch::width; ++y)
        painter.drawLine(QPointF(field.left(), field.top() + y * m_side),
                         QPointF(field.right(), field.top() + y * m_side));
    painter.setPen(QPen(colour(tone::ink), m_side * 0.06));
    for (const int x : {1, pitch::length / 2, pitch::length - 1})
        painter.drawLine(QPointF(field.left() + x * m_side, field.top()),
                         QPointF(field.left() + x * m_side, field.bottom()));
    painter.setPen(QPen(colour(tone::ink), m_side * 0.03, Qt::DashLine));
    for (const int y : {pitch::wideZoneWidth, pitch::width - pitch::wideZoneWidth})
        painter.drawLine(QPointF(field.left(), field.top() + y * m_side),
                         QPointF(field.right(), field.top() + y * m_side));
}

/// The names of the squares, as the words beside the pitch use them.
void PitchPainter::paintAxes(QPainter &painter) const
{
    const QPointF first = rect({0, 0}).topLeft();
    painter.setPen(colour(tone::greyInk));
    for (int x = 0; x < pitch::length; ++x)
        paintFitted(painter,
                    {first.x() + x * m_side, first.y() - axis * m_side, m_side, axis * m_side},
                    QChar(u'A' + x), m_side * 0.4);
    for (int y = 0; y < pitch::width; ++y)
        paintFitted(painter,
                    {first.x() - axis * m_side, first.y() + y * m_side, axis * m_side, m_side},
                    QString::number(y + 1), m_side * 0.4);
}

void PitchPainter::paintHint(QPainter &painter, Square cell, const PitchHint &hint) const
{
    const QRectF area = rect(cell);
    // Each side's zones lean their own way, so that colour is not all there is.
    for (const Seat seat : {0, 1}) {
        if (hint.zones[seat] == 0)
            continue;
        QColor tint = m_scene.colours.at(static_cast<size_t>(seat));
        tint.setAlpha(std::min(200, 80 + 40 * hint.zones[seat]));
        painter.fillRect(area, QBrush(tint, seat == 0 ? Qt::BDiagPattern : Qt::FDiagPattern));
    }
    if (hint.passRange > 0) {
        painter.fillRect(area, colour(tone::goInk, std::max(20, 120 - 25 * hint.passRange)));
        painter.setPen(colour(tone::greyInk));
        paintFitted(painter, area.adjusted(m_side * 0.55, m_side * 0.5, -m_side * 0.06, 0),
                    QString::number(hint.passRange), m_side * 0.36);
    }
    if (hint.push) {
        painter.setPen(QPen(colour(tone::look), m_side * 0.08));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(m_side * 0.1, m_side * 0.1, -m_side * 0.1, -m_side * 0.1));
    }
}

void PitchPainter::paintNeed(QPainter &painter, Square cell, const PitchHint &hint) const
{
    if (hint.need.isEmpty())
        return;
    // Over an opponent the dice stand in his upper corner, so that his number can be read.
    const QRectF area = rect(cell);
    const QRectF label = hint.block
        ? QRectF(area.left() + m_side * 0.3, area.top() - m_side * 0.18, m_side * 0.8, m_side * 0.5)
        : area.adjusted(m_side * 0.1, m_side * 0.22, -m_side * 0.1, -m_side * 0.22);
    painter.setPen(QPen(colour(hint.block ? tone::harm : tone::look), 1));
    painter.setBrush(colour(tone::card));
    painter.drawRoundedRect(label, m_side * 0.1, m_side * 0.1);
    painter.setPen(colour(tone::ink));
    paintFitted(painter, label, hint.need, m_side * 0.42, QFont::Bold);
}

void PitchPainter::paintToken(QPainter &painter, const QRectF &cell, const PitchToken &token) const
{
    const QRectF disc = cell.adjusted(m_side * 0.1, m_side * 0.1, -m_side * 0.1, -m_side * 0.1);
    const bool chosen = token.ref == m_scene.selected;
    painter.setPen(QPen(colour(chosen ? tone::goInk : tone::ink), m_side * (chosen ? 0.1 : 0.05)));
    painter.setBrush(token.colour);
    if (token.posture == Posture::Standing)
        painter.drawEllipse(disc);
    else // whoever lies is drawn flat
        painter.drawRoundedRect(disc.adjusted(0, m_side * 0.16, 0, -m_side * 0.16), m_side * 0.1,
                                m_side * 0.1);
    painter.setPen(inkOn(token.colour));
    const QString mark = token.posture == Posture::Stunned ? u"✕"_s : QString();
    paintFitted(painter, disc, token.number + mark, m_side * 0.46, QFont::Bold);
    if (token.hasBall)
        paintBall(painter, disc.bottomRight() - QPointF(m_side * 0.12, m_side * 0.12));
}

void PitchPainter::paintBall(QPainter &painter, const QPointF &centre) const
{
    painter.save();
    painter.translate(centre);
    painter.rotate(-35);
    painter.setPen(QPen(colour(tone::card), m_side * 0.05));
    painter.setBrush(colour(tone::look));
    painter.drawEllipse(QPointF(0, 0), m_side * 0.24, m_side * 0.15);
    painter.restore();
}

void PitchPainter::paintPath(QPainter &painter) const
{
    if (m_scene.path.squares.empty())
        return;
    QPainterPath way(rect(m_scene.path.squares.front()).center());
    for (const Square square : m_scene.path.squares)
        way.lineTo(rect(square).center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour(tone::look), m_side * 0.1, Qt::DotLine, Qt::RoundCap));
    painter.drawPath(way);
    const QPointF end = rect(m_scene.path.squares.back()).center();
    painter.setPen(QPen(colour(tone::look), m_side * 0.08));
    painter.drawEllipse(end, m_side * 0.34, m_side * 0.34);
    if (m_scene.path.leaves) { // a cross: it went on from here, off the pitch
        const qreal arm = m_side * 0.22;
        painter.drawLine(end - QPointF(arm, arm), end + QPointF(arm, arm));
        painter.drawLine(end - QPointF(arm, -arm), end + QPointF(arm, -arm));
    }
}

void PitchPainter::paint(QPainter &painter, const PitchHand &hand) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintAxes(painter);
    for (const auto &[cell, hint] : m_scene.hints)
        paintHint(painter, cell, hint);
    for (const auto &[cell, token] : m_scene.tokens) {
        if (hand.dragged && token.ref == hand.picked)
            continue;
        paintToken(painter, rect(cell), token);
    }
    if (m_scene.looseBall && !(hand.dragged && hand.picked == board::ball)) {
        // At somebody's feet it leaves his number to be read.
        const QRectF cell = rect(*m_scene.looseBall);
        const QPointF feet = cell.bottomLeft() + QPointF(m_side * 0.2, -m_side * 0.2);
        paintBall(painter, m_scene.tokens.contains(*m_scene.looseBall) ? feet : cell.center());
    }
    for (const auto &[cell, hint] : m_scene.hints)
        paintNeed(painter, cell, hint);
    paintPath(painter);
    if (hand.dragged) {
        const QRectF at(*hand.dragged - QPointF(m_side, m_side) / 2, QSizeF(m_side, m_side));
        for (const auto &[cell, token] : m_scene.tokens) {
            if (token.ref == hand.picked)
                paintToken(painter, at, token);
        }
        if (hand.picked == board::ball)
            paintBall(painter, *hand.dragged);
    }
    if (hand.showsCursor) {
        const bool carries = !hand.picked.isEmpty();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(colour(tone::goInk), m_side * 0.1, carries ? Qt::DashLine : Qt::SolidLine));
        painter.drawRect(rect(hand.cursor));
    }
}

} // namespace dugout
