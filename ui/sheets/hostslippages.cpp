// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/hostslippages.h"

#include "core/platform/qrcode.h"
#include "ui/sheets/sheettext.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int columns = 2;
constexpr int rows = 5;
constexpr qreal air = 8 * unitsPerPoint;
constexpr qreal leastPoints = 6; ///< in points, of what is read

struct HostSlipWords
{
    Q_DECLARE_TR_FUNCTIONS(HostSlipPages)
};

void paintCode(QPainter &painter, const QrCode &code, const QRectF &square)
{
    if (code.side == 0)
        return;
    const qreal side = square.width() / code.side;
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            if (code.isDark(column, row))
                painter.fillRect(
                    QRectF(square.x() + column * side, square.y() + row * side, side, side),
                    Qt::black);
        }
    }
}

void paintSlip(QPainter &painter, const HostSlipSheet &slip, const QRectF &area)
{
    painter.setPen(QPen(Qt::black, 0, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    if (slip.colour.isValid())
        painter.fillRect(QRectF(area.x(), area.y(), 4 * unitsPerPoint, area.height()), slip.colour);
    const QrCode code = makeQrCode(slip.text.toUtf8());
    const qreal side = code.side > 0 ? qMin(area.height() - 3 * air, area.width() * 0.34) : 0;
    paintCode(painter, code,
              {area.x() + 1.5 * air, area.y() + (area.height() - side) / 2, side, side});
    const qreal left = area.x() + side + 3 * air;
    const qreal width = area.right() - left - air / 2;
    qreal y = area.y() + air;
    const auto line = [&](const QString &text, qreal points, QFont::Weight weight) {
        painter.setPen(Qt::black);
        y += paintSheetText(painter, {text, sheetFont(points, weight)}, {left, y}, width)
            + 2 * unitsPerPoint;
    };
    // What is typed stands on one line, however long it is: nobody can tell where a break is meant.
    const auto typed = [&](const QString &text, qreal points, QFont::Weight weight) {
        while (points > leastPoints && sheetTextWidth(text, sheetFont(points, weight)) > width)
            points -= 0.25;
        line(text, points, weight);
    };
    constexpr qreal small = 8;
    constexpr qreal usual = 10;
    constexpr qreal large = 13;
    line(slip.name, large, QFont::Bold);
    line(slip.team.isEmpty() ? slip.league : slip.league + u" · "_s + slip.team, small,
         QFont::Normal);
    line(HostSlipWords::tr("In Dugout: League, Join a shared league"), small, QFont::Normal);
    typed(slip.code, usual, QFont::Bold);
    typed(HostSlipWords::tr("Name: %1").arg(slip.login), usual, QFont::Normal);
    typed(HostSlipWords::tr("Password: %1").arg(slip.password), usual, QFont::Bold);
}

} // namespace

HostSlipPages::HostSlipPages(std::vector<HostSlipSheet> slips)
    : m_slips(std::move(slips))
{ }

QString HostSlipPages::title() const
{
    return m_slips.empty() ? QString() : m_slips.front().league;
}

void HostSlipPages::compose()
{
    const qreal width = body().width() / columns;
    const qreal height = (body().height() - air) / rows;
    for (size_t i = 0; i < m_slips.size(); i += columns) {
        place(height, [this, i, width](QPainter &painter, const QRectF &area) {
            for (size_t each = i; each < qMin(m_slips.size(), i + columns); ++each)
                paintSlip(painter, m_slips.at(each),
                          {area.x() + static_cast<qreal>(each - i) * width, area.y(), width,
                           area.height()});
        });
    }
}

} // namespace dugout
