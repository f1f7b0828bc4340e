// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace dugout {

class ScrollColumn;

/// A part that has all the room there is, and notes above or below it that come and go: they take
/// what they need, and scroll when that would leave the part too little.
class NotedColumn final : public QWidget
{
    Q_OBJECT

public:
    enum class Side { Above, Below };

    explicit NotedColumn(QWidget *parent = nullptr);

    /// The part becomes its child and keeps at least so much height.
    void setPart(QWidget *part, int least);
    /// What the part needs at the moment, where that may be more than the least; null for nothing.
    void setNeed(std::function<int()> need);
    /// Null for none. They go from one column to another when both ask for them.
    void setNotes(ScrollColumn *notes, Side side = Side::Above);
    void setGap(int gap);
    /// It asks for the height that its notes and its part need, but for no more than this; for none
    /// at all with 0.
    void setMost(int most);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();

    QWidget *m_part = nullptr;
    ScrollColumn *m_notes = nullptr;
    Side m_side = Side::Above;
    std::function<int()> m_need;
    int m_least = 0;
    int m_gap = 0;
    int m_most = 0;
};

} // namespace dugout
