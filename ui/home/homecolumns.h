// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace dugout {

/// The cards of Home: what comes first over the width of two columns with what else is begun beside
/// it, everything else in as many columns as find room. No card is higher than it has to be.
class HomeColumns final : public QLayout
{
    Q_OBJECT

public:
    explicit HomeColumns(QWidget *parent);
    ~HomeColumns() override;

    /// Over the top; `beside` goes at its right where there are three columns.
    void addTop(QWidget *first, QWidget *beside);
    /// Below, in the column with that number where there are three; the order is that of one.
    void addCard(QWidget *card, int column);

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] int columnsIn(int width) const;
    int arrange(const QRect &rect, bool move) const;
    int arrangeTop(const QRect &rect, int columns, bool move) const;

    QList<QLayoutItem *> m_items; ///< the two at the top first
    QList<int> m_columns; ///< of the others
};

} // namespace dugout
