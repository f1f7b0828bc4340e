// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace dugout {

class ActionButton;

/// Larger, smaller, the whole field and a quarter turn: lies over a corner of the battlefield.
class FieldButtons final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldButtons(QWidget *parent = nullptr);

    /// One above the other, or side by side.
    void setUpright(bool upright);
    /// The room they need either way.
    [[nodiscard]] QSize sizeOf(bool upright) const;
    void setCan(bool larger, bool smaller);

signals:
    void largerRequested();
    void smallerRequested();
    void wholeRequested();
    void turnRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QBoxLayout *m_row;
    ActionButton *m_larger;
    ActionButton *m_smaller;
    ActionButton *m_whole;
    ActionButton *m_turn;
};

} // namespace dugout
