// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/formatpicture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace dugout {

namespace {

/// Drawings live in a frame of this size.
constexpr QSizeF frame(120, 60);
constexpr qreal dot = 4.5; ///< half a team
constexpr std::array rows{8.0, 22.5, 37.0, 51.5};

class FormatPainter
{
public:
    FormatPainter(QPainter &painter, const QColor &ink)
        : m_painter(painter)
        , m_ink(ink)
        , m_faint(ink)
    {
        m_faint.setAlphaF(0.45F);
    }

    void roundRobin()
    {
        constexpr int teams = 6;
        std::vector<QPointF> places;
        for (int i = 0; i < teams; ++i) {
            const double turn = 2 * std::numbers::pi * i / teams - std::numbers::pi / 2;
            places.emplace_back(60 + 34 * std::cos(turn), 30 + 24 * std::sin(turn));
        }
        for (size_t i = 0; i < places.size(); ++i) {
            for (size_t j = i + 1; j < places.size(); ++j)
                line(places[i], places[j], m_faint);
        }
        for (const QPointF &each : places)
            team(each);
    }

    /// The next round pairs those who won as often.
    void swiss()
    {
        constexpr std::array columns{20.0, 60.0, 100.0};
        constexpr std::array<size_t, 4> goesTo{0, 2, 1, 3};
        for (size_t i = 0; i + 1 < columns.size(); ++i) {
            for (size_t row = 0; row < rows.size(); ++row)
                line({columns[i], rows[row]}, {columns[i + 1], rows[goesTo[row]]}, m_faint);
        }
        for (const double x : columns) {
            line({x, rows[0]}, {x, rows[1]}, m_ink);
            line({x, rows[2]}, {x, rows[3]}, m_ink);
            for (const double y : rows)
                team({x, y});
        }
    }

    void knockOut()
    {
        bracket(18, {rows[0], rows[1]});
        bracket(18, {rows[2], rows[3]});
        bracket(56, {(rows[0] + rows[1]) / 2, (rows[2] + rows[3]) / 2});
        team({94, 30});
    }

    void groups()
    {
        for (const double top : {3.0, 33.0}) {
            m_painter.setPen(QPen(m_ink, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(QRectF(8, top, 40, 24), 4, 4);
            for (const double y : {top + 7, top + 17}) {
                team({16, y});
                line({24, y}, {42, y}, y < top + 10 ? m_ink : m_faint);
            }
        }
        bracket(62, {15, 45});
        line({48, 15}, {62, 15}, m_faint);
        line({48, 45}, {62, 45}, m_faint);
        team({100, 30});
    }

    /// Who is challenged stands above.
    void ladder()
    {
        for (int i = 0; i < 4; ++i) {
            const double top = 46.0 - 13 * i;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_faint);
            m_painter.drawRoundedRect(QRectF(14 + 24 * i, top + 8, 20, 52 - top), 2, 2);
            team({24.0 + 24 * i, top + 1});
        }
        QPainterPath up(QPointF(44, 24));
        up.quadTo(QPointF(50, 4), QPointF(63, 10));
        m_painter.setPen(QPen(m_ink, 1.8, Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(up);
        line({63, 10}, {57, 12.5}, m_ink);
        line({63, 10}, {59.5, 4.5}, m_ink);
    }

    void open()
    {
        constexpr std::array<QPointF, 6> places{QPointF(16, 14), QPointF(44, 40), QPointF(52, 10),
                                                QPointF(82, 24), QPointF(76, 50), QPointF(106, 36)};
        m_painter.setPen(QPen(m_ink, 1.8, Qt::DashLine));
        m_painter.drawLine(places[0], places[2]);
        m_painter.drawLine(places[1], places[3]);
        m_painter.drawLine(places[4], places[5]);
        for (const QPointF &each : places)
            team(each);
    }

private:
    void line(const QPointF &from, const QPointF &to, const QColor &ink)
    {
        m_painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
    }

    void team(const QPointF &place)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ink);
        m_painter.drawEllipse(place, dot, dot);
    }

    /// Two meet, and one goes on to the right.
    void bracket(double left, const std::array<double, 2> &pair)
    {
        constexpr double arm = 20;
        const double middle = (pair[0] + pair[1]) / 2;
        for (const double y : pair)
            line({left, y}, {left + arm, y}, m_ink);
        line({left + arm, pair[0]}, {left + arm, pair[1]}, m_ink);
        line({left + arm, middle}, {left + 2 * arm - 2, middle}, m_ink);
        for (const double y : pair)
            team({left, y});
    }

    QPainter &m_painter;
    QColor m_ink;
    QColor m_faint;
};

} // namespace

void paintFormat(QPainter &painter, const QRectF &area, PlanFormat format, const QColor &ink)
{
    painter.save();
    const qreal scale = std::min(area.width() / frame.width(), area.height() / frame.height());
    painter.translate(area.center()
                      - QPointF(frame.width() * scale / 2, frame.height() * scale / 2));
    painter.scale(scale, scale);
    FormatPainter drawing(painter, ink);
    switch (format) {
    case PlanFormat::RoundRobin:
        drawing.roundRobin();
        break;
    case PlanFormat::Swiss:
        drawing.swiss();
        break;
    case PlanFormat::KnockOut:
        drawing.knockOut();
        break;
    case PlanFormat::Groups:
        drawing.groups();
        break;
    case PlanFormat::Ladder:
        drawing.ladder();
        break;
    case PlanFormat::Open:
        drawing.open();
        break;
    }
    painter.restore();
}

} // namespace dugout
