// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionSlider;
class QStyleOptionSpinBox;

namespace dugout {

/// The property of a line edit that has round corners and draws its edge itself.
inline constexpr const char *roundedField = "roundedField";
inline constexpr qreal fieldRadius = 8.0;

/// Fusion with the lines of our themes. Fusion makes its lines by darkening the ground, which on a
/// dark or black ground leaves fields, boxes and menus without any edge.
class DugoutStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    DugoutStyle();

    /// Labels that would guess whether they were given markup, those in tool tips and boxes of
    /// Qt's among them, show plain text.
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *answer) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;

private:
    void drawScrollBar(const QStyleOptionSlider &option, QPainter *painter,
                       const QWidget *widget) const;
    void drawNumberField(const QStyleOptionSpinBox &option, QPainter *painter,
                         const QWidget *widget) const;
};

} // namespace dugout
