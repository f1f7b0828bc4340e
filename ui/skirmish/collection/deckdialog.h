// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/formdialog.h"

class QComboBox;
class QLineEdit;

namespace dugout {

/// The name of a deck and the warband it is for.
class DeckDialog final : public FormDialog
{
    Q_OBJECT

public:
    DeckDialog(const Collection &collection, DeckList deck, QWidget *parent = nullptr);

    [[nodiscard]] DeckList deck() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    const Collection &m_collection;
    DeckList m_deck;
    QLineEdit *m_name;
    QComboBox *m_warband;
    QList<QLabel *> m_labels;
};

} // namespace dugout
