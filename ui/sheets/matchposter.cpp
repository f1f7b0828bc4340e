// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/matchposter.h"

#include "ui/sheets/badgepainter.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal pt = unitsPerPoint;
constexpr qreal posterHead = 170 * pt;
constexpr qreal scoreWidth = 170 * pt;
constexpr qreal scoreHeight = 84 * pt;
constexpr qreal posterEdge = 14 * pt;
constexpr qreal posterBadge = 62 * pt;
constexpr qreal markSide = 15 * pt;
constexpr qreal courseBand = 16 * pt;
constexpr qreal figureRow = 17 * pt;
constexpr int fewestTurns = 8;

/// White or black, whichever can be read on it.
QColor inkOn(const QColor &ground)
{
    constexpr int bright = 150;
    return qGray(ground.rgb()) > bright ? QColor(Qt::black) : QColor(Qt::white);
}

/// As large as it fits, in lines.
SheetText fittedName(const QString &name, const QSizeF &room, Qt::Alignment alignment)
{
    SheetText text{name, {}, 0, alignment};
    for (qreal points = 19;; points -= 1) {
        text.font = sheetFont(points, QFont::Bold);
        if (points <= 8 || sheetTextHeight(text, room.width()) <= room.height())
            return text;
    }
}

} // namespace

qreal MatchPoster::headHeight()
{
    return posterHead;
}

void MatchPoster::paintSide(QPainter &painter, const QRectF &area, Seat seat) const
{
    const ReportSide &side = m_report.sides.at(static_cast<size_t>(seat));
    const bool atLeft = seat == 0;
    const Qt::Alignment alignment = atLeft ? Qt::AlignLeft : Qt::AlignRight;
    const qreal left = atLeft ? area.left() + posterEdge : area.right() - posterEdge - posterBadge;
    const QRectF badge(left, area.top() + posterEdge, posterBadge, posterBadge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(badge.adjusted(-3 * pt, -3 * pt, 3 * pt, 3 * pt), 8 * pt, 8 * pt);
    painter.setBrush(Qt::NoBrush);
    paintBadge(painter, badge, side.badge);
    painter.setPen(inkOn(toColour(side.colour)));
    const qreal slant = area.height() * 0.16;
    const qreal width = area.width() / 2 - 2 * posterEdge - slant;
    const QPointF corner(atLeft ? area.left() + posterEdge : area.right() - posterEdge - width,
                         area.top() + posterEdge + scoreHeight + 9 * pt);
    const SheetText name = fittedName(side.team, {width, 42 * pt}, alignment);
    const qreal below = paintSheetText(painter, name, corner, width);
    if (!side.coach.isEmpty())
        paintSheetText(painter, {side.coach, sheetFont(9), 0, alignment},
                       corner + QPointF(0, below), width);
}

void MatchPoster::paintHead(QPainter &painter, const QRectF &area) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal slant = area.height() * 0.16;
    const qreal middle = area.center().x();
    painter.fillRect(area, toColour(m_report.sides[0].colour));
    QPainterPath right;
    right.addPolygon(QPolygonF({QPointF(middle + slant, area.top()), area.topRight(),
                                area.bottomRight(), QPointF(middle - slant, area.bottom())}));
    right.closeSubpath();
    painter.fillPath(right, toColour(m_report.sides[1].colour));
    painter.setPen(QPen(Qt::white, 4 * pt));
    painter.drawLine(QPointF(middle + slant, area.top()), QPointF(middle - slant, area.bottom()));
    painter.setPen(sheetPen(0.6)); // white teams have an edge too
    painter.drawRect(area);
    for (const Seat seat : {0, 1})
        paintSide(painter, area, seat);
    const QRectF box(middle - scoreWidth / 2, area.top() + posterEdge, scoreWidth, scoreHeight);
    painter.setPen(sheetPen(0.6));
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(box, 9 * pt, 9 * pt);
    painter.setPen(Qt::black);
    painter.setFont(sheetFont(56, QFont::Bold));
    painter.drawText(box, Qt::AlignCenter,
                     u"%1 – %2"_s.arg(m_report.sides[0].score).arg(m_report.sides[1].score));
}

std::vector<MatchPoster::Mark> MatchPoster::marks() const
{
    std::vector<Mark> marks;
    for (const ReportMoment &each : m_report.moments) {
        const bool isKnown = each.half > 0 && each.turn > 0 && each.seat != noSeat;
        if (isKnown && each.kind == ReportMoment::Kind::Touchdown)
            marks.push_back({Mark::Kind::Touchdown, each.seat, each.half, each.turn});
        if (isKnown && each.kind == ReportMoment::Kind::Interception)
            marks.push_back({Mark::Kind::Interception, each.seat, each.half, each.turn});
    }
    for (const ReportCasualty &each : m_report.casualties) {
        if (each.record.by.isValid() && each.record.half > 0 && each.record.turn > 0)
            marks.push_back(
                {Mark::Kind::Casualty, each.record.by.seat, each.record.half, each.record.turn});
    }
    return marks;
}

void MatchPoster::paintMark(QPainter &painter, const QPointF &centre, const Mark &mark) const
{
    const QColor colour = toColour(m_report.sides.at(static_cast<size_t>(mark.seat)).colour);
    const qreal half = markSide / 2 - pt;
    const QRectF box(centre.x() - half, centre.y() - half, 2 * half, 2 * half);
    painter.setBrush(Qt::NoBrush);
    if (mark.kind == Mark::Kind::Touchdown) {
        painter.setPen(sheetPen(0.5));
        painter.setBrush(colour);
        painter.drawEllipse(box);
        painter.setPen(inkOn(colour));
        painter.setFont(sheetFont(6, QFont::Bold));
        painter.drawText(box, Qt::AlignCenter, u"TD"_s);
        return;
    }
    painter.setPen(sheetPen(1.8, 40));
    const QRectF small = box.adjusted(3 * pt, 3 * pt, -3 * pt, -3 * pt);
    if (mark.kind == Mark::Kind::Interception) {
        painter.drawRect(small);
        return;
    }
    painter.drawLine(small.topLeft(), small.bottomRight());
    painter.drawLine(small.topRight(), small.bottomLeft());
}

qreal MatchPoster::courseHeight() const
{
    if (marks().empty())
        return 0;
    constexpr qreal mostMarks = 2; ///< of a side in one turn, one above the other
    return courseBand + 2 * mostMarks * markSide + 14 * pt;
}

void MatchPoster::paintLegend(QPainter &painter, const QRectF &area) const
{
    const QFont font = sheetFont(7);
    qreal x = area.right();
    const auto add = [&](Mark::Kind kind, const QString &words) {
        x -= sheetTextWidth(words, font);
        painter.setPen(Qt::black);
        painter.setFont(font);
        painter.drawText(QRectF(x, area.top(), area.right() - x, area.height()),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), words);
        x -= markSide;
        paintMark(painter, {x + markSide / 2, area.center().y()}, {kind, 0, 1, 1});
        x -= 8 * pt;
    };
    add(Mark::Kind::Interception, m_words(QT_TRANSLATE_NOOP("SheetWords", "interception")).both());
    add(Mark::Kind::Casualty, m_words(QT_TRANSLATE_NOOP("SheetWords", "casualty")).both());
}

/// Home above the turns, away below.
void MatchPoster::paintCourse(QPainter &painter, const QRectF &area) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Mark> all = marks();
    int turns = fewestTurns;
    int halves = std::max(2, m_report.halves());
    for (const Mark &each : all) {
        turns = std::max(turns, each.turn);
        halves = std::max(halves, each.half);
    }
    const qreal legend = 12 * pt;
    paintLegend(painter, {area.left(), area.top(), area.width(), legend});
    const qreal between = 5 * pt;
    const qreal width = (area.width() - between * (halves - 1)) / halves;
    const qreal top = area.top() + legend + (area.height() - legend - courseBand) / 2;
    const auto centreOf = [&](int half, int turn) {
        return area.left() + (half - 1) * (width + between) + width * (turn - 0.5) / turns;
    };
    painter.setFont(sheetFont(8));
    for (int half = 1; half <= halves; ++half) {
        painter.fillRect(
            QRectF(area.left() + (half - 1) * (width + between), top, width, courseBand),
            QColor(236, 234, 227));
        painter.setPen(Qt::black);
        for (int turn = 1; turn <= turns; ++turn)
            painter.drawText(QRectF(centreOf(half, turn) - 10 * pt, top, 20 * pt, courseBand),
                             Qt::AlignCenter, QString::number(turn));
    }
    std::map<std::array<int, 3>, int> stacked;
    for (const Mark &each : all) {
        const int place = stacked[{each.seat, each.half, each.turn}]++;
        if (place > 1)
            continue; // the tables below have all of them
        const qreal away = (place + 0.5) * markSide;
        paintMark(
            painter,
            {centreOf(each.half, each.turn), each.seat == 0 ? top - away : top + courseBand + away},
            each);
    }
}

qreal MatchPoster::figuresHeight()
{
    return 3 * figureRow + 4 * pt;
}

void MatchPoster::paintFigures(QPainter &painter, const QRectF &area) const
{
    struct Figures
    {
        SheetWord name;
        int home;
        int away;
    };
    const ReportSide &home = m_report.sides[0];
    const ReportSide &away = m_report.sides[1];
    const Figures rows[]{
        {m_words(QT_TRANSLATE_NOOP("SheetWords", "Casualties")), home.casualties, away.casualties},
        {m_words(QT_TRANSLATE_NOOP("SheetWords", "Completions")), home.completions,
         away.completions},
        {m_words(QT_TRANSLATE_NOOP("SheetWords", "Interceptions")), home.interceptions,
         away.interceptions}};
    const qreal number = 28 * pt;
    const qreal names = std::min(area.width() * 0.3, 150 * pt);
    const qreal bar = (area.width() - names) / 2 - number;
    qreal y = area.top() + 4 * pt;
    for (const Figures &each : rows) {
        const QRectF line(area.left(), y, area.width(), figureRow);
        const qreal most = std::max({each.home, each.away, 1});
        const QRectF left(line.left() + number, y + figureRow * 0.3, bar, figureRow * 0.4);
        const QRectF right(line.right() - number - bar, left.top(), bar, left.height());
        for (const QRectF &rail : {left, right})
            painter.fillRect(rail, QColor(236, 234, 227));
        const qreal own = bar * each.home / most;
        painter.fillRect(QRectF(left.right() - own, left.top(), own, left.height()),
                         toColour(home.colour));
        painter.fillRect(QRectF(right.left(), right.top(), bar * each.away / most, right.height()),
                         toColour(away.colour));
        painter.setPen(Qt::black);
        painter.setFont(sheetFont(11, QFont::Bold));
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         QString::number(each.home));
        painter.drawText(line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                         QString::number(each.away));
        painter.setFont(sheetFont(8));
        painter.drawText(line, Qt::AlignCenter, each.name.both());
        y += figureRow;
    }
}

} // namespace dugout
