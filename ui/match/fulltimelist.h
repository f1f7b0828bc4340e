// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fulltime.h"

#include <QColor>
#include <QWidget>

namespace dugout {

/// The players of one card of the final whistle, each with his shirt, a note and what it came to.
class FullTimeList final : public QWidget
{
    Q_OBJECT

public:
    /// How what it came to is drawn.
    enum class Value { Plain, Harm, Gain, Bar };

    explicit FullTimeList(Value value, QWidget *parent = nullptr);

    void setLines(const std::vector<FullTimeLine> &lines, const std::array<QColor, 2> &colours);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int paintValue(QPainter *painter, const FullTimeLine &line,
                                 const QRect &area) const;
    void paintLine(QPainter *painter, const FullTimeLine &line, const QRect &area) const;
    void paintBar(QPainter *painter, const FullTimeLine &line, const QRect &area) const;

    Value m_value;
    std::vector<FullTimeLine> m_lines;
    std::array<QColor, 2> m_colours;
};

} // namespace dugout
