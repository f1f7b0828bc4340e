// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"

#include <QWidget>

class QKeySequenceEdit;
class QTableWidget;

namespace dugout {

class ActionButton;
struct Command;
class CommandKeys;
class RowSelection;
class TextField;
class TextLabel;

/// The keys of all commands: Enter on one asks for another key.
class KeysPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPanel(CommandKeys &keys, QWidget *parent = nullptr);

    void retranslate();
    /// As high as the part of the page that is seen.
    void setRoom(int height);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Null on a heading.
    [[nodiscard]] const Command *current() const;
    void fill();
    void fitTable();
    void offer();
    void askForKey();

    CommandKeys &m_keys;
    int m_room = 0;
    TextLabel *m_note;
    TextField *m_filter;
    QTableWidget *m_table;
    ActionButton *m_change;
    ActionButton *m_take;
    ActionButton *m_reset;
    ActionButton *m_resetAll;
};

/// Asks for the key of a command; one that another command has is not taken.
class KeyDialog final : public FormDialog
{
    Q_OBJECT

public:
    KeyDialog(CommandKeys &keys, const Command &command, QWidget *parent);

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    CommandKeys &m_keys;
    const Command &m_command;
    QKeySequenceEdit *m_key;
    QLabel *m_label;
};

} // namespace dugout
