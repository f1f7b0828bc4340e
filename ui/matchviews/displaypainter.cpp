// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/displaypainter.h"

#include "core/text/scoretext.h"
#include "ui/common/fittedtext.h"
#include "ui/common/teamink.h"
#include "ui/common/theme.h"
#include "ui/sheets/badgepainter.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The part of an area from `top` to `bottom`, both as shares of its height.
QRectF band(const QRectF &area, qreal top, qreal bottom)
{
    return {area.left(), area.top() + area.height() * top, area.width(),
            area.height() * (bottom - top)};
}

QRectF column(const QRectF &area, qreal left, qreal right)
{
    return {area.left() + area.width() * left, area.top(), area.width() * (right - left),
            area.height()};
}

QRectF shrunk(const QRectF &area, qreal by)
{
    return area.adjusted(by, by, -by, -by);
}

} // namespace

DisplayPainter::DisplayPainter(const DisplayBoard &board, const DisplayClock &clock,
                               const QPalette &palette)
    : m_board(board)
    , m_clock(clock)
    , m_palette(palette)
{ }

void DisplayPainter::paint(QPainter &painter, const QRectF &area) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, colour(tone::ground));
    const qreal gap = std::min(area.width(), area.height()) * 0.025;
    const QRectF inside = shrunk(area, gap);
    const bool wide = area.width() > area.height();
    const QRectF upper = band(inside, 0, wide ? 0.76 : 0.84);
    if (wide) {
        paintSide(painter, column(upper, 0, 0.34), 0);
        paintCentre(painter, column(upper, 0.35, 0.65));
        paintSide(painter, column(upper, 0.66, 1), 1);
    } else {
        paintSide(painter, band(upper, 0, 0.31), 0);
        paintCentre(painter, band(upper, 0.33, 0.67));
        paintSide(painter, band(upper, 0.69, 1), 1);
    }
    paintLastEvent(painter, band(inside, wide ? 0.79 : 0.86, 1));
}

void DisplayPainter::paintSide(QPainter &painter, const QRectF &area, Seat seat) const
{
    const DisplaySide &side = m_board.sides.at(static_cast<size_t>(seat));
    const QColor team = toColour(side.colour);
    const bool active = seat == m_board.active;
    const qreal radius = area.height() * 0.03;
    painter.setPen(QPen(active ? team : colour(tone::line), active ? radius * 0.5 : 1));
    painter.setBrush(colour(tone::card));
    painter.drawRoundedRect(area, radius, radius);
    const QRectF head = band(area, 0, 0.5);
    painter.setPen(QPen(colour(tone::line), 1)); // white teams have an edge too
    painter.setBrush(team);
    painter.drawRoundedRect(head, radius, radius);
    painter.setPen(inkOn(team));
    const QRectF words = shrunk(head, area.height() * 0.04);
    paintFitted(painter, band(words, 0, 0.7), side.team, area.height() * 0.17, QFont::Bold);
    // Whose turn it is, is said by a shape as well.
    const QString below = active ? u"▶ "_s + side.coach : side.coach;
    paintFitted(painter, band(words, 0.72, 1), below, area.height() * 0.07);
    const QRectF rest = shrunk(area, area.height() * 0.04);
    paintTrack(painter, band(rest, 0.52, 0.78), side);
    const DisplayTime &time = m_clock.coaches.at(static_cast<size_t>(seat));
    const QRectF foot = band(rest, 0.80, 1);
    paintRerolls(painter, time.text.isEmpty() ? foot : column(foot, 0, 0.62), side);
    paintTime(painter, column(band(foot, 0.3, 1), 0.64, 1), time);
}

void DisplayPainter::paintTrack(QPainter &painter, const QRectF &area,
                                const DisplaySide &side) const
{
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.35), m_board.turnWord, area.height() * 0.26, QFont::Normal,
                Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF track = band(area, 0.38, 1);
    const qreal width = track.width() / m_board.turns;
    const qreal box = std::min(width * 0.9, track.height());
    for (int turn = 1; turn <= m_board.turns; ++turn) {
        const QRectF square(track.left() + (turn - 1) * width + (width - box) / 2, track.top(), box,
                            box);
        const bool now = turn == side.turn;
        const QColor fill = now ? toColour(side.colour)
            : turn < side.turn  ? colour(tone::soft)
                                : colour(tone::card);
        painter.setPen(QPen(colour(now ? tone::ink : tone::line), now ? box * 0.06 : 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(square, box * 0.15, box * 0.15);
        painter.setPen(now ? inkOn(fill) : colour(turn < side.turn ? tone::greyInk : tone::ink));
        paintFitted(painter, shrunk(square, box * 0.1), QString::number(turn), box * 0.6,
                    now ? QFont::Bold : QFont::Normal);
    }
}

void DisplayPainter::paintRerolls(QPainter &painter, const QRectF &area,
                                  const DisplaySide &side) const
{
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.45), m_board.rerollWord, area.height() * 0.34,
                QFont::Normal, Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF row = band(area, 0.5, 1);
    // The figure first: pips are counted only while they are few.
    painter.setPen(colour(tone::ink));
    paintFitted(painter, column(row, 0, 0.15), QString::number(side.rerolls), row.height() * 0.95,
                QFont::Bold, Qt::AlignLeft | Qt::AlignVCenter);
    const int pips = side.rerolls + side.rerollsSpent;
    const QRectF dots = column(row, 0.16, 1);
    const qreal step = std::min(row.height(), dots.width() / std::max(1, pips));
    for (int i = 0; i < pips; ++i) {
        const QRectF dot(dots.left() + i * step, row.center().y() - step * 0.36, step * 0.72,
                         step * 0.72);
        painter.setPen(QPen(colour(tone::ink), step * 0.06));
        painter.setBrush(i < side.rerolls ? QBrush(toColour(side.colour)) : Qt::NoBrush);
        painter.drawEllipse(dot);
    }
}

void DisplayPainter::paintCentre(QPainter &painter, const QRectF &area) const
{
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.14), m_board.period, area.height() * 0.075, QFont::Bold);
    painter.setPen(colour(tone::ink));
    paintFitted(painter, band(area, 0.14, 0.58),
                scoreText(m_board.sides[0].score, m_board.sides[1].score), area.height() * 0.42,
                QFont::Black);
    paintTime(painter, band(area, 0.6, 0.82), m_clock);
    painter.setPen(colour(tone::ink));
    paintFitted(painter, band(area, 0.85, 1), m_board.weather, area.height() * 0.075, QFont::Bold);
}

void DisplayPainter::paintTime(QPainter &painter, const QRectF &area, const DisplayTime &time) const
{
    painter.setPen(colour(time.mood == ClockMood::Over          ? tone::harm
                              : time.mood == ClockMood::Closing ? tone::look
                                                                : tone::goInk));
    paintFitted(painter, area, time.text, area.height(), QFont::Bold);
}

void DisplayPainter::paintLastEvent(QPainter &painter, const QRectF &area) const
{
    if (m_board.lastEvent.isEmpty())
        return;
    const qreal radius = area.height() * 0.12;
    painter.setPen(QPen(colour(tone::line), 1));
    painter.setBrush(colour(tone::card));
    painter.drawRoundedRect(area, radius, radius);
    painter.setPen(colour(tone::ink));
    paintFitted(painter, shrunk(area, area.height() * 0.12), m_board.lastEvent,
                area.height() * 0.34);
}

} // namespace dugout
