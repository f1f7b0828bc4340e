// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/fulltimelist.h"

#include "ui/common/appearance.h"
#include "ui/common/pilllabel.h"
#include "ui/common/textlabel.h"
#include "ui/matchviews/pawn.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int pawnSteps = 7;
constexpr double barHeight = 6;
/// So much of a line an injury may take beside its player.
constexpr double mostValue = 0.45;

} // namespace

FullTimeList::FullTimeList(Value value, QWidget *parent)
    : QWidget(parent)
    , m_value(value)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FullTimeList::setLines(const std::vector<FullTimeLine> &lines,
                            const std::array<QColor, 2> &colours)
{
    m_lines = lines;
    m_colours = colours;
    QStringList said;
    for (const FullTimeLine &line : lines) {
        QStringList words{line.number > 0 ? u"#%1 %2"_s.arg(line.number).arg(line.name) : line.name,
                          line.note, line.value};
        words.removeAll(QString());
        said.append(words.join(u", "_s));
    }
    setAccessibleName(said.join(u"; "_s));
    setToolTip({});
    updateGeometry();
    update();
}

int FullTimeList::lineHeight() const
{
    const int words = QFontMetrics(styledFont(font(), TextStyle::Strong)).height()
        + (m_value == Value::Bar ? gridStep(this, 2)
                                 : QFontMetrics(styledFont(font(), TextStyle::Small)).height());
    return std::max(words, gridStep(this, pawnSteps)) + gridStep(this, 2);
}

QSize FullTimeList::sizeHint() const
{
    return {gridStep(this, 50), static_cast<int>(m_lines.size()) * lineHeight()};
}

QSize FullTimeList::minimumSizeHint() const
{
    return {gridStep(this, 30), sizeHint().height()};
}

void FullTimeList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

/// Returns how much of the width it took.
int FullTimeList::paintValue(QPainter *painter, const FullTimeLine &line, const QRect &area) const
{
    if (line.value.isEmpty())
        return 0;
    const bool pill = m_value == Value::Harm || m_value == Value::Gain;
    const QFont letters = styledFont(font(), pill ? TextStyle::Small : TextStyle::Strong);
    painter->setFont(letters);
    if (!pill) {
        painter->setPen(palette().color(tone::ink));
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, line.value);
        return QFontMetrics(letters).horizontalAdvance(line.value);
    }
    const int most = static_cast<int>(area.width() * mostValue);
    const QRect end(area.right() + 1 - most, area.top(), most, area.height());
    const bool harm = m_value == Value::Harm;
    return paintPill(painter, end, line.value,
                     shade(palette(), harm ? Shade::BadPill : Shade::GoodPill),
                     shade(palette(), harm ? Shade::BadPillInk : Shade::GoodPillInk))
        .width();
}

void FullTimeList::paintBar(QPainter *painter, const FullTimeLine &line, const QRect &area) const
{
    const int most = m_lines.empty() ? 1 : std::max(1, m_lines.front().size);
    QRectF bar(area.left(), area.bottom() - barHeight, area.width(), barHeight);
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette().color(tone::soft));
    painter->drawRoundedRect(bar, barHeight / 2, barHeight / 2);
    bar.setWidth(std::max(barHeight, bar.width() * line.size / most));
    painter->setBrush(m_colours.at(static_cast<size_t>(line.seat)));
    painter->drawRoundedRect(bar, barHeight / 2, barHeight / 2);
}

void FullTimeList::paintLine(QPainter *painter, const FullTimeLine &line, const QRect &area) const
{
    const int side = gridStep(this, pawnSteps);
    const QRectF square(area.left(), area.top() + (area.height() - side) / 2.0, side, side);
    if (line.seat != noSeat && line.number <= 0) { // nobody knows who: his team alone
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_colours.at(static_cast<size_t>(line.seat)));
        painter->drawEllipse(square.adjusted(1, 1, -1, -1));
    } else if (line.seat != noSeat)
        paintPawn(painter, square,
                  {line.number, m_colours.at(static_cast<size_t>(line.seat)), PawnState::Ready},
                  palette());
    const int left = area.left() + side + gridStep(this, 2);
    const int taken = paintValue(painter, line, area);
    const int right = taken > 0 ? taken + gridStep(this, 2) : 0;
    const QRect words(left, area.top(), area.right() + 1 - left - right, area.height());
    const QFont strong = styledFont(font(), TextStyle::Strong);
    const QFont small = styledFont(font(), TextStyle::Small);
    const QFontMetrics above(strong);
    const QFontMetrics below(small);
    const bool bar = m_value == Value::Bar;
    const int high = above.height()
        + (bar                       ? gridStep(this, 2)
               : line.note.isEmpty() ? 0
                                     : below.height());
    const QRect lines(words.left(), words.top() + (words.height() - high) / 2, words.width(), high);
    painter->setFont(strong);
    painter->setPen(palette().color(tone::ink));
    painter->drawText(lines, Qt::AlignLeft | Qt::AlignTop,
                      above.elidedText(line.name, Qt::ElideRight, lines.width()));
    if (bar) {
        paintBar(painter, line, lines);
        return;
    }
    painter->setFont(small);
    painter->setPen(palette().color(tone::greyInk));
    painter->drawText(lines, Qt::AlignLeft | Qt::AlignBottom,
                      below.elidedText(line.note, Qt::ElideRight, lines.width()));
}

void FullTimeList::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int high = lineHeight();
    for (size_t i = 0; i < m_lines.size(); ++i)
        paintLine(&painter, m_lines[i], QRect(0, static_cast<int>(i) * high, width(), high));
}

} // namespace dugout
