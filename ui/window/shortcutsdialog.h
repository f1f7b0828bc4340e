// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/placekeys.h"

#include <QDialog>

#include <functional>

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
    /// What works everywhere, and what works here, asked for anew in each language.
    ShortcutsDialog(QList<QAction *> actions, std::function<KeyLines()> here,
                    QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fit();

    void setRow(int row, const QString &what, const QString &keys);
    void setHeading(int row, const QString &words);

    QList<QAction *> m_actions;
    std::function<KeyLines()> m_here;
    ScrollColumn *m_scroll;
    QGridLayout *m_grid;
    ActionButton *m_close;
};

} // namespace dugout
