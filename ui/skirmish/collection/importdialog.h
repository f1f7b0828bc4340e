// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"

namespace dugout {

class TextLabel;

/// Says what a list of cards looks like before it asks for the file.
class ImportDialog final : public FormDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget *parent = nullptr);

    void accept() override;

signals:
    void fileChosen(const QString &path);
    /// What was copied elsewhere is the list.
    void pasted(const QString &text);

protected:
    void retranslate() override;

private:
    void paste();

    TextLabel *m_words;
    TextLabel *m_columns;
    TextLabel *m_rules;
    TextLabel *m_others; ///< of fighters and of decks
    TextLabel *m_modifiers; ///< every word that a card may change something with
    ActionButton *m_paste;
};

} // namespace dugout
