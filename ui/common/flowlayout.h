// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace dugout {

/// Puts things beside each other like words of a text: what finds no room goes to the next line.
/// For rows of buttons, which German and large letters make long.
class FlowLayout final : public QLayout
{
    Q_OBJECT

public:
    /// Becomes the layout of `parent`, or part of another layout when that is null.
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// The air between the lines, in steps of the grid.
    void setLineSteps(int steps) { m_lineSteps = steps; }
    /// And between what stands in one.
    void setGapSteps(int steps) { m_gapSteps = steps; }

    /// What is all alike, as the faces of a die, stands in lines of the same length.
    void setEven(bool even) { m_even = even; }

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    /// As high as its lines: room that is left belongs to others.
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] int gap(int steps) const;
    [[nodiscard]] static QSize sizeOf(const QLayoutItem *item, int width);
    /// Returns the height; moves the items when `move` says so.
    int arrange(const QRect &rect, bool move) const;

    /// How much of a width lines of the same length take.
    [[nodiscard]] int evenWidth(int width) const;

    QList<QLayoutItem *> m_items;
    bool m_even = false;
    int m_lineSteps = 2;
    int m_gapSteps = 2;
};

} // namespace dugout
