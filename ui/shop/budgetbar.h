// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// What there is to spend in one bar: what is gone, what the chosen thing would take, and the rest.
class BudgetBar final : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetBar(QWidget *parent = nullptr);

    void setGold(int spent, int left);
    /// Of what is chosen; 0: nothing is.
    void setPrice(int price);
    [[nodiscard]] int spent() const { return m_spent; }
    [[nodiscard]] int left() const { return m_left; }
    [[nodiscard]] int price() const { return m_price; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_spent = 0;
    int m_left = 0;
    int m_price = 0;
};

} // namespace dugout
