// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace dugout {

class ActionButton;
class FlowLayout;
class PhonesButton;

/// The row of buttons on a small screen: what is seen beside or instead of what is asked, and what
/// the round and the log offer where there is room for them.
class SideSwitch final : public QWidget
{
    Q_OBJECT

public:
    /// What is seen where only one thing can be.
    enum class Side { OfField, OfFighters, OfLog, OfDesk };

    explicit SideSwitch(QWidget *parent = nullptr);

    /// Which sides there are beside the fighters and the log. Enter leads to what is asked while
    /// that is out of sight.
    void offer(bool field, bool desk);
    void setSide(Side side);
    /// Whether there is something to undo and redo.
    void setCan(bool undo, bool redo);
    void showPhones(bool can, std::optional<int> count);
    /// How much air there is below it.
    void setGap(int gap);
    [[nodiscard]] int heightFor(int width) const;
    /// Of its buttons, in one line.
    [[nodiscard]] int lineHeight() const;
    void retranslate();

signals:
    void sideChosen(Side side);
    void backRequested();
    void screenRequested();
    void phonesRequested();
    void undoRequested();
    void redoRequested();

private:
    void addSides(FlowLayout *row);

    ActionButton *m_back;
    ActionButton *m_screen;
    PhonesButton *m_phones;
    ActionButton *m_undo; ///< the log has its own
    ActionButton *m_redo;
    QButtonGroup *m_sides;
};

} // namespace dugout
