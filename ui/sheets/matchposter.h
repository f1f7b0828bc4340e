// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"
#include "core/sheet/sheetwords.h"

#include <QRectF>

class QPainter;

namespace dugout {

/// The upper half of a report's first page, to be read from across the room: both sides in their
/// colours with the score between them, what happened in which turn, and what they did in bars. On
/// a grey printer everything keeps its place and its number.
class MatchPoster
{
public:
    /// `report` must outlive it.
    MatchPoster(const MatchReport &report, SheetWords words)
        : m_report(report)
        , m_words(words)
    { }

    [[nodiscard]] static qreal headHeight();
    void paintHead(QPainter &painter, const QRectF &area) const;
    /// 0 where nobody knows when anything happened.
    [[nodiscard]] qreal courseHeight() const;
    void paintCourse(QPainter &painter, const QRectF &area) const;
    [[nodiscard]] static qreal figuresHeight();
    void paintFigures(QPainter &painter, const QRectF &area) const;

private:
    struct Mark
    {
        enum class Kind { Touchdown, Casualty, Interception };

        Kind kind = Kind::Touchdown;
        Seat seat = 0;
        int half = 1;
        int turn = 1;
    };

    [[nodiscard]] std::vector<Mark> marks() const;
    void paintSide(QPainter &painter, const QRectF &area, Seat seat) const;
    void paintMark(QPainter &painter, const QPointF &centre, const Mark &mark) const;
    void paintLegend(QPainter &painter, const QRectF &area) const;

    const MatchReport &m_report;
    SheetWords m_words;
};

} // namespace dugout
