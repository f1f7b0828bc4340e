// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/displayboard.h"
#include "core/play/chessclock.h"

#include <QPalette>
#include <QRectF>

class QPainter;

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
    DisplayPainter(const DisplayBoard &board, const DisplayClock &clock, const QPalette &palette);

    void paint(QPainter &painter, const QRectF &area) const;

private:
    void paintSide(QPainter &painter, const QRectF &area, Seat seat) const;
    void paintTrack(QPainter &painter, const QRectF &area, const DisplaySide &side) const;
    void paintRerolls(QPainter &painter, const QRectF &area, const DisplaySide &side) const;
    void paintCentre(QPainter &painter, const QRectF &area) const;
    void paintTime(QPainter &painter, const QRectF &area, const DisplayTime &time) const;
    void paintLastEvent(QPainter &painter, const QRectF &area) const;
    [[nodiscard]] QColor colour(QPalette::ColorRole role) const { return m_palette.color(role); }

    const DisplayBoard &m_board;
    const DisplayClock &m_clock;
    const QPalette &m_palette;
};

} // namespace dugout
