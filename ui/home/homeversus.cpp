// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homeversus.h"

#include "ui/common/appearance.h"
#include "ui/common/teamink.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/sheets/badgepainter.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int versusSteps = 18;
constexpr int crestSteps = 16;
constexpr int tileWideSteps = 13;
constexpr int widestVersusSteps = 190; ///< two names are read together

} // namespace

HomeVersus::HomeVersus(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HomeVersus::setSides(const std::vector<HomeSide> &sides)
{
    m_sides = sides;
    QStringList words;
    for (const HomeSide &each : m_sides)
        words.append(u"%1 %2"_s.arg(each.name, QString::number(each.score)));
    setAccessibleName(words.join(u" – "_s));
    update();
}

QSize HomeVersus::sizeHint() const
{
    return {gridStep(this, 120), gridStep(this, versusSteps)};
}

QSize HomeVersus::minimumSizeHint() const
{
    return {gridStep(this, 90), gridStep(this, versusSteps)};
}

void HomeVersus::paintSide(QPainter &painter, const QRect &area, const HomeSide &side,
                           bool isHome) const
{
    const int crest = gridStep(this, crestSteps);
    const int gap = gridStep(this, 3);
    const int left = isHome ? area.left() : area.right() + 1 - crest;
    paintBadge(painter, QRectF(left, area.center().y() - crest / 2.0, crest, crest), side.badge);
    const QRect words
        = isHome ? area.adjusted(crest + gap, 0, -gap, 0) : area.adjusted(gap, 0, -crest - gap, 0);
    painter.setFont(styledFont(font(), TextStyle::TeamName));
    painter.setPen(palette().color(tone::ink));
    const QRect fits = painter.fontMetrics().boundingRect(
        words, int(Qt::AlignVCenter | Qt::TextWordWrap), side.name);
    if (fits.height() > area.height() || fits.width() > words.width())
        painter.setFont(styledFont(font(), TextStyle::Strong));
    painter.drawText(
        words, int((isHome ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextWordWrap),
        side.name);
}

void HomeVersus::paintEvent(QPaintEvent * /*event*/)
{
    if (m_sides.size() != 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect area(0, 0, std::min(width(), gridStep(this, widestVersusSteps)), height());
    const int tile = gridStep(this, tileWideSteps);
    const int gap = gridStep(this, 1);
    const int half = (area.width() - 2 * tile - gap) / 2;
    paintSide(painter, QRect(area.left(), area.top(), half, area.height()), m_sides[0], true);
    paintSide(painter, QRect(area.right() + 1 - half, area.top(), half, area.height()), m_sides[1],
              false);
    painter.setFont(styledFont(font(), TextStyle::SmallScore));
    for (int i = 0; i < 2; ++i) {
        const QColor colour = toColour(m_sides[static_cast<size_t>(i)].colour);
        const QRectF body(area.left() + half + i * (tile + gap), area.top() + 2, tile,
                          area.height() - 4);
        painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
        painter.setBrush(colour);
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        painter.setPen(inkOn(colour));
        painter.drawText(body, Qt::AlignCenter,
                         QString::number(m_sides[static_cast<size_t>(i)].score));
    }
}

} // namespace dugout
