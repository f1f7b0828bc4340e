// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// So many of so many, drawn: activations as boxes, full as soon as they are used, wounds as
/// hearts, full as long as there is life in them. The numbers are said as well.
class Pips final : public QWidget
{
    Q_OBJECT

public:
    enum class Shape { Box, Heart };

    explicit Pips(Shape shape, QWidget *parent = nullptr);

    /// `most` 0: only the filled ones are drawn. `words` is for those who hear the window.
    void setCount(int filled, int most, const QString &words);
    void setColour(const QColor &colour);
    /// The one that is used now has a thick frame, counted from 0; -1 for none.
    void setNow(int place);
    /// Pressing one says so; otherwise it is only seen.
    void setPressable(bool pressable);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// How many would be filled then: up to the one that was pressed, or without it if it was the
    /// last.
    void pressed(int filled);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int side() const;
    [[nodiscard]] int drawn() const { return std::max(m_filled, m_most); }

    Shape m_shape;
    int m_filled = 0;
    int m_most = 0;
    int m_now = -1;
    QColor m_colour;
    bool m_pressable = false;
};

} // namespace dugout
