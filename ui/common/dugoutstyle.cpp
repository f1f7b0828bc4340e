// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/dugoutstyle.h"

#include "ui/common/rowfocus.h"
#include "ui/common/theme.h"
#include "ui/common/touch.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal cornerRadius = 3.0;
constexpr int numberInset = 4;

/// A line around `rect`, green where the focus is.
void drawEdge(const QStyleOption *option, const QRect &rect, QPainter *painter, qreal radius,
              QPalette::ColorRole role = tone::line)
{
    const bool focused = option->state & QStyle::State_HasFocus;
    const qreal width = strokeWidth(option->palette);
    const qreal half = width / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, radius > 0);
    painter->setPen(QPen(option->palette.color(focused ? tone::go : role), width));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius);
    painter->restore();
}

/// Where the keyboard is: a line that is seen on every ground, with an edge of the other tone where
/// the ground is a filled selection.
void drawFocus(const QStyleOption &option, QPainter *painter)
{
    const QRectF frame = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter->save();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(option.palette.color(tone::card), 4.0));
    if (strokeWidth(option.palette) > 1.0)
        painter->drawRect(frame);
    painter->setPen(QPen(option.palette.color(tone::ink), 2.0));
    painter->drawRect(frame);
    painter->restore();
}

/// The ground of a field, inside the line that is drawn around it.
void fillField(const QStyleOption &option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.brush(QPalette::Base));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), fieldRadius, fieldRadius);
    painter->restore();
}

void softenSelection(QPalette &palette, const QWidget *view)
{
    const bool hasKeyboard = view && view->hasFocus();
    if (hasKeyboard && strokeWidth(palette) > 1.0)
        return;
    palette.setColor(QPalette::Highlight, chosenGround(palette, hasKeyboard));
    palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
}

/// A box to tick is as high as the capitals beside it and a little more, at every text size.
int boxBeside(const QStyleOption *option, const QWidget *widget)
{
    const QFontMetrics words = option ? option->fontMetrics
        : widget                      ? widget->fontMetrics()
                                      : QFontMetrics(QApplication::font());
    return words.height() * 4 / 5;
}

} // namespace

DugoutStyle::DugoutStyle()
    : QProxyStyle(u"Fusion"_s)
{ }

void DugoutStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

void DugoutStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                QPainter *painter, const QWidget *widget) const
{
    if (element == PE_PanelLineEdit && widget && widget->property(roundedField).toBool()) {
        fillField(*option, painter);
        return;
    }
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item && element == PE_PanelItemViewRow) { // beside the items of a tree, behind its arrows
        QStyleOptionViewItem soft(*item);
        softenSelection(soft.palette, widget);
        QProxyStyle::drawPrimitive(element, &soft, painter, widget);
        return;
    }
    if (element == PE_FrameFocusRect) {
        drawFocus(*option, painter);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_FrameLineEdit:
    case PE_PanelButtonCommand:
        drawEdge(option, option->rect, painter, cornerRadius);
        break;
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_Frame:
        drawEdge(option, option->rect, painter, 0);
        break;
    // All there is to see of an empty box is its edge.
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawEdge(option, option->rect, painter, 0, tone::greyInk);
        break;
    case PE_IndicatorRadioButton:
        drawEdge(option, option->rect, painter, option->rect.height() / 2.0, tone::greyInk);
        break;
    default:
        break;
    }
}

void DugoutStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const
{
    if (const auto *number = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        number && control == CC_SpinBox) {
        drawNumberField(*number, painter, widget);
        return;
    }
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar && control == CC_ScrollBar) {
        drawScrollBar(*bar, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox)
        drawEdge(option, option->rect, painter, cornerRadius);
    if (control == CC_Slider)
        drawEdge(option, proxy()->subControlRect(control, option, SC_SliderHandle, widget), painter,
                 cornerRadius, tone::greyInk);
}

/// Flat, in our tones. Fusion's has shades along its whole length, which cost more than all the
/// words of the list beside it.
void DugoutStyle::drawScrollBar(const QStyleOptionSlider &option, QPainter *painter,
                                const QWidget *widget) const
{
    const auto rectOf
        = [&](SubControl part) { return subControlRect(CC_ScrollBar, &option, part, widget); };
    const auto drawArrow = [&](SubControl button, PrimitiveElement arrow) {
        QStyleOptionSlider one(option);
        one.rect = rectOf(button).adjusted(3, 3, -3, -3);
        proxy()->drawPrimitive(arrow, &one, painter, widget);
    };
    const bool upright = option.orientation == Qt::Vertical;
    const bool held = option.activeSubControls == SC_ScrollBarSlider
        && option.state & (State_MouseOver | State_Sunken);
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    drawArrow(SC_ScrollBarSubLine, upright ? PE_IndicatorArrowUp : PE_IndicatorArrowLeft);
    drawArrow(SC_ScrollBarAddLine, upright ? PE_IndicatorArrowDown : PE_IndicatorArrowRight);
    painter->fillRect(rectOf(SC_ScrollBarSlider).adjusted(2, 2, -2, -2),
                      option.palette.color(held ? tone::greyInk : tone::line));
    drawEdge(&option, rectOf(SC_ScrollBarSlider).adjusted(1, 1, -1, -1), painter, cornerRadius,
             tone::greyInk);
}

/// Numbers stand in the same fields as words; the arrows beside them are quiet.
void DugoutStyle::drawNumberField(const QStyleOptionSpinBox &option, QPainter *painter,
                                  const QWidget *widget) const
{
    fillField(option, painter);
    drawEdge(&option, option.rect, painter, fieldRadius);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto drawArrow
        = [&](SubControl button, QAbstractSpinBox::StepEnabledFlag step, PrimitiveElement arrow) {
              QStyleOptionSpinBox one(option);
              one.rect = proxy()->subControlRect(CC_SpinBox, &option, button, widget);
              one.state.setFlag(State_Enabled,
                                (option.state & State_Enabled) && (option.stepEnabled & step));
              one.palette.setCurrentColorGroup(one.state & State_Enabled ? QPalette::Active
                                                                         : QPalette::Disabled);
              proxy()->drawPrimitive(arrow, &one, painter, widget);
          };
    drawArrow(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, PE_IndicatorArrowUp);
    drawArrow(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, PE_IndicatorArrowDown);
}

void DugoutStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item && element == CE_ItemViewItem) {
        QStyleOptionViewItem soft(*item);
        softenSelection(soft.palette, widget);
        QProxyStyle::drawControl(element, &soft, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_ProgressBarGroove || element == CE_TabBarTabShape)
        drawEdge(option, option->rect, painter, cornerRadius);
}

int DugoutStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *answer) const
{
    if (hint == SH_EtchDisabledText) // on a dark ground it would be read twice
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

int DugoutStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                             const QWidget *widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_MenuPanelWidth: // a menu draws its edge only where there is room for one
        return 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(usual, boxBeside(option, widget));
    default:
        return usual;
    }
}

QRect DugoutStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                  SubControl part, const QWidget *widget) const
{
    const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
    if (control != CC_SpinBox)
        return usual;
    switch (part) { // clear of the round corners
    case SC_SpinBoxEditField:
        return usual.adjusted(numberInset, 0, -numberInset, 0);
    case SC_SpinBoxUp:
    case SC_SpinBoxDown:
        return usual.translated(-numberInset, 0);
    default:
        return usual;
    }
}

QSize DugoutStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                    const QSize &size, const QWidget *widget) const
{
    QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_SpinBox)
        usual += QSize(2 * numberInset, 0);
    switch (type) {
    case CT_PushButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_MenuItem:
    case CT_TabBarTab:
        return usual.expandedTo({0, TouchWatch::leastTarget()});
    default:
        return usual;
    }
}

} // namespace dugout
