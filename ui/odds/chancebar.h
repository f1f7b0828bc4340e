// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// A chance from 0 to 1 as a bar. The number stands beside it in words; the bar is for the eye.
class ChanceBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceBar(QWidget *parent = nullptr);

    void setChance(double chance);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_chance = 0.0;
};

} // namespace dugout
