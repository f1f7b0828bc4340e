// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/choicebox.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QWheelEvent>

namespace dugout {

namespace {
constexpr qreal radius = 8.0;
} // namespace

ChoiceBox::ChoiceBox(QWidget *parent, Weight weight)
    : QComboBox(parent)
    , m_weight(weight)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fitText();
}

void ChoiceBox::fitText()
{
    setFont(styledFont(QApplication::font(),
                       m_weight == Weight::Title ? TextStyle::Heading : TextStyle::Body));
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

QSize ChoiceBox::sizeHint() const
{
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(row)));
    return {widest + gridStep(this, 13), gridStep(this, 9)};
}

QSize ChoiceBox::minimumSizeHint() const
{
    const int letters = std::max(4, minimumContentsLength());
    return {fontMetrics().averageCharWidth() * letters + gridStep(this, 13), gridStep(this, 9)};
}

void ChoiceBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = hasFocus();
    painter.setPen(QPen(palette().color(focused ? tone::ink : tone::line), focused ? 2.0 : 1.0));
    painter.setBrush(palette().color(underMouse() ? tone::soft : tone::card));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    const int pad = gridStep(this, 3);
    const int side = gridStep(this, 4);
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                       QPalette::ButtonText);
    const QPointF tip(width() - pad - side / 2.0, height() / 2.0 + side / 6.0);
    const QPointF wing(side / 3.0, side / 3.0);
    painter.setPen(QPen(ink, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{tip - wing, tip, tip + QPointF(wing.x(), -wing.y())});
    const QRect words = rect().adjusted(pad, 0, -pad - side - gridStep(this, 2), 0);
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(currentText(), Qt::ElideRight, words.width()));
}

void ChoiceBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitText();
    QComboBox::changeEvent(event);
}

} // namespace dugout
