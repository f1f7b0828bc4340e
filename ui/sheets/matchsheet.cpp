// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/matchsheet.h"

#include "ui/sheets/badgepainter.h"
#include "ui/sheets/pagedsheet.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal point = unitsPerPoint;
constexpr size_t fewestRows = 11; ///< of a team whose players nobody knows
constexpr size_t spareRows = 2; ///< for journeymen and stars

struct MatchSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchSheet)
};

QString joinedWith(const QStringList &parts, const QString &between)
{
    QStringList said;
    for (const QString &each : parts) {
        if (!each.isEmpty())
            said.append(each);
    }
    return said.join(between);
}

/// One line in a box, cut where it is too long.
void paintLine(QPainter &painter, const QRectF &area, const QString &text, const QFont &font,
               Qt::Alignment alignment = Qt::AlignLeft, int grey = 0)
{
    painter.setPen(QColor(grey, grey, grey));
    painter.setFont(font);
    const qreal width = sheetTextWidth(text, font);
    QString shown = text;
    if (width > area.width()) {
        const auto fits = [&](qsizetype letters) {
            return sheetTextWidth(text.left(letters) + u'…', font) <= area.width();
        };
        qsizetype letters = text.size();
        while (letters > 1 && !fits(letters))
            --letters;
        shown = text.left(letters) + u'…';
    }
    painter.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter), shown);
}

/// One side: head, rows, boxes.
class SideOfSheet
{
public:
    SideOfSheet(QPainter &painter, const QRectF &area, const SlipTeam &team, const QString &name,
                const QString &below, const QString &coach)
        : m_painter(painter)
        , m_area(area)
        , m_team(team)
        , m_name(name)
        , m_below(below)
        , m_coach(coach)
    { }

    void paint()
    {
        paintHead();
        paintRows();
        paintBoxes();
    }

private:
    static constexpr qreal headHeight = 36 * point;
    static constexpr qreal namesHeight = 15 * point;
    static constexpr qreal boxesHeight = 46 * point;

    [[nodiscard]] size_t rows() const
    {
        return std::max(fewestRows, m_team.players.size()) + spareRows;
    }

    void paintHead()
    {
        const qreal badge = 32 * point;
        if (m_team.hasBadge)
            paintBadge(m_painter, {m_area.left(), m_area.top(), badge, badge}, m_team.badge);
        const qreal left = m_team.hasBadge ? badge + 7 * point : 0;
        const qreal boxWidth = 40 * point;
        const QRectF names(m_area.left() + left, m_area.top(),
                           m_area.width() - left - boxWidth - 70 * point, 20 * point);
        paintLine(m_painter, names, m_name, sheetFont(14, QFont::Bold));
        paintLine(m_painter, names.translated(0, 18 * point).adjusted(0, 0, 0, -6 * point), m_below,
                  sheetFont(8.5), Qt::AlignLeft, 90);
        const QRectF box(m_area.right() - boxWidth, m_area.top(), boxWidth, 30 * point);
        m_painter.setPen(sheetPen(1.5));
        m_painter.drawRoundedRect(box, 3 * point, 3 * point);
        paintLine(m_painter, {box.left() - 75 * point, box.top(), 69 * point, box.height()},
                  MatchSheetWords::tr("Touchdowns"), sheetFont(8), Qt::AlignRight, 90);
    }

    void paintRows()
    {
        // As in the form: number, player, four numbers, most valuable player, injury.
        const QStringList heads{u"#"_s,
                                MatchSheetWords::tr("Player"),
                                MatchSheetWords::tr("TD"),
                                MatchSheetWords::tr("Cas"),
                                MatchSheetWords::tr("Comp"),
                                MatchSheetWords::tr("Int"),
                                MatchSheetWords::tr("MVP"),
                                MatchSheetWords::tr("Injury (number of the table)")};
        const qreal width = m_area.width();
        const qreal count = width * 0.06;
        const std::vector<qreal> widths{width * 0.048, width * 0.312, count, count,
                                        count,         count,         count, width * 0.34};
        const qreal top = m_area.top() + headHeight;
        const qreal room = m_area.height() - headHeight - namesHeight - boxesHeight;
        const qreal height = std::min(20.5 * point, room / static_cast<qreal>(rows()));
        qreal x = m_area.left();
        for (size_t i = 0; i < widths.size(); ++i) {
            const bool isWords = i == 1 || i + 1 == widths.size();
            paintLine(
                m_painter,
                QRectF(x, top, widths[i], namesHeight).adjusted(isWords ? 4 * point : 0, 0, 0, 0),
                heads.at(static_cast<qsizetype>(i)), sheetFont(7.5),
                isWords ? Qt::AlignLeft : Qt::AlignHCenter, 60);
            x += widths[i];
        }
        for (size_t row = 0; row < rows(); ++row)
            paintRow(row, top + namesHeight + static_cast<qreal>(row) * height, height, widths);
        m_bottom = top + namesHeight + static_cast<qreal>(rows()) * height;
    }

    void paintRow(size_t row, qreal y, qreal height, const std::vector<qreal> &widths)
    {
        const SlipLine *line = row < m_team.players.size() ? &m_team.players[row] : nullptr;
        qreal x = m_area.left();
        for (size_t i = 0; i < widths.size(); ++i) {
            const QRectF cell(x, y, widths[i], height);
            m_painter.setPen(sheetPen(0.6, 110));
            m_painter.setBrush(i == 0 ? QColor(238, 236, 230) : QColor(Qt::white));
            m_painter.drawRect(cell);
            m_painter.setBrush(Qt::NoBrush);
            constexpr size_t mvp = 6;
            if (i == mvp) {
                const qreal side = std::min(9 * point, height * 0.6);
                m_painter.drawEllipse(cell.center(), side / 2, side / 2);
            }
            if (line && i == 0)
                paintLine(m_painter, cell, QString::number(line->number),
                          sheetFont(8.5, QFont::Bold), Qt::AlignHCenter);
            if (line && i == 1)
                paintName(cell.adjusted(4 * point, 0, -3 * point, 0), *line);
            x += widths[i];
        }
    }

    void paintName(const QRectF &cell, const SlipLine &line)
    {
        const QFont strong = sheetFont(8.5, QFont::Bold);
        const QFont small = sheetFont(7);
        const qreal name = std::min(sheetTextWidth(line.name, strong), cell.width());
        paintLine(m_painter, {cell.left(), cell.top(), name + point, cell.height()}, line.name,
                  strong);
        const qreal left = cell.left() + name + 4 * point;
        if (cell.right() - left > 12 * point)
            paintLine(m_painter, {left, cell.top(), cell.right() - left, cell.height()},
                      line.position, small, Qt::AlignLeft, 90);
    }

    void paintBoxes()
    {
        const struct
        {
            QString title;
            QString unit;
            qreal part;
        } boxes[]{{MatchSheetWords::tr("Fans"), {}, 0.115},
                  {MatchSheetWords::tr("Gold taken"), MatchSheetWords::tr("gold"), 0.125},
                  {MatchSheetWords::tr("Winnings"), MatchSheetWords::tr("gold"), 0.125},
                  {MatchSheetWords::tr("Fan roll"), {}, 0.09},
                  {MatchSheetWords::tr("Fan factor"), {}, 0.09},
                  {MatchSheetWords::tr("Bought nothing"), {}, 0.115}};
        qreal x = m_area.left();
        const qreal y = m_bottom + 5 * point;
        const qreal width = m_area.width();
        for (const auto &each : boxes) {
            const QRectF title(x, y, each.part * width, 11 * point);
            paintLine(m_painter, title, each.title, sheetFont(7), Qt::AlignLeft, 60);
            const QRectF box(x, title.bottom() + point, each.part * width, 21 * point);
            m_painter.setPen(sheetPen(0.8));
            m_painter.drawRoundedRect(box, 2 * point, 2 * point);
            paintLine(m_painter, box.adjusted(0, 0, -4 * point, 0), each.unit, sheetFont(7),
                      Qt::AlignRight, 120);
            x += each.part * width + 5 * point;
        }
        const QRectF sign(x, y, m_area.right() - x, 11 * point);
        paintLine(m_painter, sign, MatchSheetWords::tr("Signed by %1").arg(m_coach), sheetFont(7),
                  Qt::AlignLeft, 60);
        m_painter.setPen(sheetPen(0.8));
        const qreal line = sign.bottom() + 22 * point;
        m_painter.drawLine(QPointF(x, line), QPointF(m_area.right(), line));
    }

    QPainter &m_painter;
    QRectF m_area;
    const SlipTeam &m_team;
    QString m_name;
    QString m_below;
    QString m_coach;
    qreal m_bottom = 0;
};

/// Which match it is, and who gave up.
qreal paintTop(QPainter &painter, const QRectF &area, const FixtureCard &card)
{
    const qreal height = 20 * point;
    const QString title = joinedWith({card.league, card.competition, card.round}, u" · "_s);
    const QString when
        = joinedWith({card.when, card.place,
                      card.table > 0 ? MatchSheetWords::tr("table %1").arg(card.table) : QString()},
                     u" · "_s);
    const QString conceded = MatchSheetWords::tr("Conceded:");
    const QFont small = sheetFont(8);
    const QString sides[]{MatchSheetWords::tr("home"), MatchSheetWords::tr("away")};
    qreal x = area.right();
    for (const int i : {1, 0}) {
        const qreal width = sheetTextWidth(sides[i], small);
        x -= width;
        paintLine(painter, {x, area.top(), width + point, height}, sides[i], small);
        x -= 10 * point;
        painter.setPen(sheetPen(0.8));
        painter.drawEllipse(QPointF(x + 4 * point, area.top() + height / 2), 3.5 * point,
                            3.5 * point);
        x -= 6 * point;
    }
    const qreal words = sheetTextWidth(conceded, small);
    x -= words;
    paintLine(painter, {x, area.top(), words + point, height}, conceded, small);
    const qreal room = x - area.left() - 8 * point;
    const qreal whenWidth = std::min(sheetTextWidth(when, small) + point, room / 2);
    paintLine(painter, {x - 8 * point - whenWidth, area.top(), whenWidth, height}, when, small,
              Qt::AlignRight);
    paintLine(painter, {area.left(), area.top(), room - whenWidth - 6 * point, height}, title,
              sheetFont(11, QFont::Bold));
    painter.setPen(QPen(QColor(0x2F, 0x6F, 0x4E), 2 * point));
    painter.drawLine(QPointF(area.left(), area.top() + height),
                     QPointF(area.right(), area.top() + height));
    return height + 6 * point;
}

} // namespace

void paintMatchSheet(QPainter &painter, const QRectF &area, const FixtureCard &card)
{
    const qreal top = paintTop(painter, area, card);
    const QRectF rest = area.adjusted(0, top, 0, 0);
    const qreal between = 10 * point;
    const bool beside = rest.width() > rest.height();
    const QSizeF half = beside ? QSizeF((rest.width() - 2 * between) / 2, rest.height())
                               : QSizeF(rest.width(), (rest.height() - 2 * between) / 2);
    const QRectF first(rest.topLeft(), half);
    const QRectF second(rest.bottomRight() - QPointF(half.width(), half.height()), half);
    QPen cut = sheetPen(0.5, 120);
    cut.setStyle(Qt::DashLine);
    painter.setPen(cut);
    if (beside)
        painter.drawLine(QPointF(first.right() + between, rest.top()),
                         QPointF(first.right() + between, rest.bottom()));
    else
        painter.drawLine(QPointF(rest.left(), first.bottom() + between),
                         QPointF(rest.right(), first.bottom() + between));
    SideOfSheet(painter, first, card.homeSheet, card.home,
                joinedWith({card.homeCoach, card.homeRace, MatchSheetWords::tr("home")}, u" · "_s),
                card.homeCoach)
        .paint();
    SideOfSheet(painter, second, card.awaySheet, card.away,
                joinedWith({card.awayCoach, card.awayRace, MatchSheetWords::tr("away")}, u" · "_s),
                card.awayCoach)
        .paint();
}

} // namespace dugout
