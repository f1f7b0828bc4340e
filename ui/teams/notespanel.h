// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "ui/common/panel.h"

class QListWidget;

namespace dugout {

class ActionButton;
class TextLabel;

/// What did not come along on the way from or to another program, line by line, until the coach
/// has read it.
class NotesPanel final : public Panel
{
    Q_OBJECT

public:
    explicit NotesPanel(QWidget *parent = nullptr);

    /// Without notes the panel goes away.
    void showNotes(const QString &title, const ImportNotes &notes);
    void retranslate();

private:
    TextLabel *m_title;
    QListWidget *m_list;
    ActionButton *m_close;
};

} // namespace dugout
