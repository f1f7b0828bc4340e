// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/displaypainter.h"

#include "core/text/scoretext.h"
#include "ui/common/fittedtext.h"
#include "ui/common/teamink.h"
#include "ui/common/theme.h"

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

DisplayPainter::DisplayPainter(const HallBoard &board, const DisplayClock &clock,
                               const QPalette &palette, HallPicture picture)
    : m_board(board)
    , m_clock(clock)
    , m_palette(palette)
    , m_picture(std::move(picture))
{ }

void DisplayPainter::paint(QPainter &painter, const QRectF &area) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, colour(tone::ground));
    const qreal gap = std::min(area.width(), area.height()) * 0.025;
    const QRectF inside = shrunk(area, gap);
    const bool wide = area.width() > area.height();
    const QRectF upper = band(inside, 0, wide ? (m_picture ? 0.86 : 0.76) : 0.84);
    // What lies on the table is what the hall came to see.
    const qreal share = m_picture ? 0.22 : (wide ? 0.34 : 0.31);
    const auto part = [&](qreal from, qreal to) {
        return wide ? column(upper, from, to) : band(upper, from, to);
    };
    paintSides(painter, part(0, share), true, wide);
    paintCentre(painter, part(share + 0.01, 0.99 - share));
    paintSides(painter, part(1 - share, 1), false, wide);
    paintLastEvent(painter, band(inside, wide ? (m_picture ? 0.88 : 0.79) : 0.86, 1));
}

void DisplayPainter::paintSides(QPainter &painter, const QRectF &area, bool first,
                                bool stacked) const
{
    const int all = static_cast<int>(m_board.sides.size());
    const int half = (all + 1) / 2;
    const int from = first ? 0 : half;
    const int count = first ? half : all - half;
    for (int i = 0; i < count; ++i) {
        const qreal begin = static_cast<qreal>(i) / count;
        const qreal end = (i + 1.0) / count - (i + 1 < count ? 0.02 : 0);
        paintSide(painter, stacked ? band(area, begin, end) : column(area, begin, end), from + i);
    }
}

void DisplayPainter::paintSide(QPainter &painter, const QRectF &area, Seat seat) const
{
    const HallSide &side = m_board.sides.at(static_cast<size_t>(seat));
    const bool active = seat == m_board.active;
    const qreal radius = area.height() * 0.03;
    painter.setPen(QPen(active ? side.colour : colour(tone::line), active ? radius * 0.5 : 1));
    painter.setBrush(colour(tone::card));
    painter.drawRoundedRect(area, radius, radius);
    const QRectF head = band(area, 0, 0.5);
    painter.setPen(QPen(colour(tone::line), 1)); // white teams have an edge too
    painter.setBrush(side.colour);
    painter.drawRoundedRect(head, radius, radius);
    painter.setPen(inkOn(side.colour));
    QRectF words = shrunk(head, area.height() * 0.04);
    if (!isDuel()) {
        paintFitted(painter, column(words, 0.76, 1), QString::number(side.score),
                    area.height() * 0.3, QFont::Black);
        words = column(words, 0, 0.74);
    }
    paintFitted(painter, band(words, 0, 0.7), side.name, area.height() * 0.17, QFont::Bold);
    // Whose turn it is, is said by a shape as well.
    const QString below = active ? u"▶ "_s + side.person : side.person;
    paintFitted(painter, band(words, 0.72, 1), below, area.height() * 0.07);
    const QRectF rest = shrunk(area, area.height() * 0.04);
    paintTrack(painter, band(rest, 0.52, 0.78), side);
    // More than two sides have no time of their own.
    const DisplayTime time = seat < Seat(m_clock.coaches.size())
        ? m_clock.coaches.at(static_cast<size_t>(seat))
        : DisplayTime{};
    const QRectF foot = band(rest, 0.80, 1);
    paintPips(painter, time.text.isEmpty() ? foot : column(foot, 0, 0.62), side);
    paintTime(painter, column(band(foot, 0.3, 1), 0.64, 1), time);
}

void DisplayPainter::paintTrack(QPainter &painter, const QRectF &area, const HallSide &side) const
{
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.35), m_board.trackWord, area.height() * 0.26,
                QFont::Normal, Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF track = band(area, 0.38, 1);
    const qreal width = track.width() / std::max(1, m_board.track);
    const qreal box = std::min(width * 0.9, track.height());
    for (int turn = 1; turn <= m_board.track; ++turn) {
        const QRectF square(track.left() + (turn - 1) * width + (width - box) / 2, track.top(), box,
                            box);
        const bool now = turn == side.step;
        const bool full = side.used ? turn <= *side.used : now;
        const bool past = !side.used && turn < side.step;
        const QColor fill = full ? side.colour : colour(past ? tone::soft : tone::card);
        const bool framed = now && !full;
        const QColor edge = framed ? side.colour : colour(now ? tone::ink : tone::line);
        painter.setPen(QPen(edge, framed ? box * 0.14 : now ? box * 0.06 : 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(square, box * 0.15, box * 0.15);
        painter.setPen(full ? inkOn(fill) : colour(past ? tone::greyInk : tone::ink));
        paintFitted(painter, shrunk(square, box * 0.1), QString::number(turn), box * 0.6,
                    now ? QFont::Bold : QFont::Normal);
    }
}

void DisplayPainter::paintPips(QPainter &painter, const QRectF &area, const HallSide &side) const
{
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.45), m_board.pipWord, area.height() * 0.34, QFont::Normal,
                Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF row = band(area, 0.5, 1);
    // The figure first: pips are counted only while they are few.
    painter.setPen(colour(tone::ink));
    paintFitted(painter, column(row, 0, 0.15), QString::number(side.left), row.height() * 0.95,
                QFont::Bold, Qt::AlignLeft | Qt::AlignVCenter);
    const int pips = side.left + side.spent;
    const QRectF dots = column(row, 0.16, 1);
    const qreal step = std::min(row.height(), dots.width() / std::max(1, pips));
    for (int i = 0; i < pips; ++i) {
        const QRectF dot(dots.left() + i * step, row.center().y() - step * 0.36, step * 0.72,
                         step * 0.72);
        painter.setPen(QPen(colour(tone::ink), step * 0.06));
        painter.setBrush(i < side.left ? QBrush(side.colour) : Qt::NoBrush);
        painter.drawEllipse(dot);
    }
}

void DisplayPainter::paintCentre(QPainter &painter, const QRectF &area) const
{
    if (m_picture)
        return paintPicture(painter, area);
    painter.setPen(colour(tone::greyInk));
    paintFitted(painter, band(area, 0, 0.14), m_board.period, area.height() * 0.075, QFont::Bold);
    paintScore(painter, band(area, 0.14, 0.58));
    paintTime(painter, band(area, 0.6, 0.82), m_clock);
    painter.setPen(colour(tone::ink));
    paintFitted(painter, band(area, 0.85, 1), m_board.note, area.height() * 0.075, QFont::Bold);
}

void DisplayPainter::paintScore(QPainter &painter, const QRectF &area) const
{
    if (!isDuel())
        return;
    painter.setPen(colour(tone::ink));
    paintFitted(painter, area, scoreText(m_board.sides[0].score, m_board.sides[1].score),
                area.height() * 0.95, QFont::Black);
}

/// Score and clock stand above what lies on the table, small beside it.
void DisplayPainter::paintPicture(QPainter &painter, const QRectF &area) const
{
    const QRectF head = band(area, 0, 0.16);
    const bool timed = !m_clock.text.isEmpty();
    painter.setPen(colour(tone::greyInk));
    const QString words
        = m_board.note.isEmpty() ? m_board.period : m_board.period + u'\n' + m_board.note;
    paintFitted(painter, column(head, 0, 0.36), words, head.height() * 0.34, QFont::Bold,
                Qt::AlignLeft | Qt::AlignVCenter);
    paintScore(painter, column(head, 0.37, timed ? 0.7 : 1));
    paintTime(painter, band(column(head, 0.72, 1), 0.2, 0.8), m_clock);
    painter.save();
    painter.setClipRect(band(area, 0.18, 1));
    m_picture(painter, band(area, 0.18, 1), m_palette);
    painter.restore();
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
