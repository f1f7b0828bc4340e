// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/chessclock.h"
#include "ui/play/hallboard.h"

#include <QPalette>
#include <QRectF>

namespace dugout {

/// A time as the display shows it.
struct DisplayTime
{
    QString text{}; ///< "3:12"; empty without a clock
    ClockMood mood = ClockMood::Fine;

    bool operator==(const DisplayTime &) const = default;
};

/// The clock as the display shows it.
struct DisplayClock : DisplayTime
{
    std::array<DisplayTime, 2> coaches{}; ///< what each has left for the match, where that counts

    bool operator==(const DisplayClock &) const = default;
};

/// Paints the display into any area: everything grows with it.
class DisplayPainter
{
public:
    /// With a picture it stands in the middle, and everything else around it.
    DisplayPainter(const HallBoard &board, const DisplayClock &clock, const QPalette &palette,
                   HallPicture picture = {});

    void paint(QPainter &painter, const QRectF &area) const;

private:
    /// The sides of one edge, the first half of them or the rest.
    void paintSides(QPainter &painter, const QRectF &area, bool first, bool stacked) const;
    void paintSide(QPainter &painter, const QRectF &area, Seat seat) const;
    void paintTrack(QPainter &painter, const QRectF &area, const HallSide &side) const;
    void paintPips(QPainter &painter, const QRectF &area, const HallSide &side) const;
    void paintCentre(QPainter &painter, const QRectF &area) const;
    void paintTime(QPainter &painter, const QRectF &area, const DisplayTime &time) const;
    void paintScore(QPainter &painter, const QRectF &area) const;
    void paintPicture(QPainter &painter, const QRectF &area) const;
    void paintLastEvent(QPainter &painter, const QRectF &area) const;
    /// Between two sides it stands in the middle; more of them have it beside their names.
    [[nodiscard]] bool isDuel() const { return m_board.sides.size() == 2; }
    [[nodiscard]] QColor colour(QPalette::ColorRole role) const { return m_palette.color(role); }

    const HallBoard &m_board;
    const DisplayClock &m_clock;
    const QPalette &m_palette;
    HallPicture m_picture;
};

} // namespace dugout
