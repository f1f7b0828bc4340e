// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace dugout {

class InjuryEdit;
class SlipModel;

/// One side of a sheet of paper, written by keys alone: arrows move, digits write, Space marks the
/// most valuable player, Enter goes to the next player, a letter begins an injury, Ctrl+Tab leaves
/// for the other side. Tab goes on to what stands below.
class SlipTable final : public QTableView
{
    Q_OBJECT

public:
    SlipTable(SlipModel &model, const QColor &shirt, QWidget *parent);

    /// The cursor on the first touchdown that is written, else on the first player.
    void putCursor();
    /// As low as its rows may be, as long as none is out of sight.
    void fitRows();
    /// What all its rows need at least.
    [[nodiscard]] int leastHeight() const;
    [[nodiscard]] InjuryEdit *injuryEdit() const { return m_edit; }

signals:
    void otherSideRequested();
    /// Something was typed that is no injury.
    void injuryUnknown(const QString &typed);
    void columnsMoved();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] SlipModel &slip() const { return m_slip; }
    bool write(const QKeyEvent &event);
    void typeDigit(int digit);
    void beginInjury(const QString &typed);
    void endInjury(bool takes, bool onward);
    void nextPlayer();
    void fitColumns();
    [[nodiscard]] int injuryWidth(int room) const;

    SlipModel &m_slip;
    InjuryEdit *m_edit = nullptr; ///< while an injury is typed
    QPersistentModelIndex m_typing; ///< the cell whose number may get another digit
};

} // namespace dugout
