// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QGridLayout;

namespace dugout {

class ActionButton;
class ScrollColumn;

/// Every key and what it does, for those who play from the keyboard.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(QList<QAction *> actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fit();

    QList<QAction *> m_actions;
    ScrollColumn *m_scroll;
    QGridLayout *m_grid;
    ActionButton *m_close;
};

} // namespace dugout
