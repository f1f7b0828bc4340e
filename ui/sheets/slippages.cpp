// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/slippages.h"

#include "ui/sheets/sheettext.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int slipsOnAPage = 4;
constexpr qreal titleSize = 14;
constexpr qreal lineSize = 10;
constexpr qreal air = 3 * unitsPerPoint;
constexpr qreal betweenSlips = 14 * unitsPerPoint;

struct SlipWords
{
    Q_DECLARE_TR_FUNCTIONS(SlipPages)
};

} // namespace

SlipPages::SlipPages(SlipSheet slip)
    : m_slip(std::move(slip))
{ }

QString SlipPages::title() const
{
    return m_slip.title;
}

QStringList SlipPages::lines() const
{
    return {m_slip.title,
            SlipWords::tr("In Dugout: League, Join a shared league, then type this code:"),
            m_slip.code,
            SlipWords::tr("The same in full: %1").arg(m_slip.address),
            SlipWords::tr("Your name there: %1").arg(u"______________________"_s),
            SlipWords::tr("The password comes from your commissioner and stands on no slip.")};
}

void SlipPages::compose()
{
    for (int slip = 0; slip < slipsOnAPage; ++slip) {
        bool first = true;
        for (const QString &line : lines()) {
            const SheetText words{
                line, sheetFont(first ? titleSize : lineSize, first ? QFont::Bold : QFont::Normal)};
            place(sheetTextHeight(words, body().width()) + air,
                  [words](QPainter &painter, const QRectF &area) {
                      paintSheetText(painter, words, area.topLeft(), area.width());
                  });
            first = false;
        }
        gap(betweenSlips / 2);
        if (slip + 1 == slipsOnAPage)
            break;
        place(air, [](QPainter &painter, const QRectF &area) {
            painter.setPen(QPen(Qt::black, 0, Qt::DashLine));
            painter.drawLine(area.topLeft(), area.topRight());
        });
        gap(betweenSlips / 2);
    }
}

} // namespace dugout
