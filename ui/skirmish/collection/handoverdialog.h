// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/formdialog.h"

namespace dugout {

class QrView;
class TextLabel;

/// Hands a deck to somebody else: as a code to scan, as text, or as a file with everything of one's
/// own that is in it.
class HandOverDialog final : public FormDialog
{
    Q_OBJECT

public:
    HandOverDialog(DeckList deck, Collection own, const Collection &all, QWidget *parent = nullptr);

    [[nodiscard]] const QString &lines() const { return m_lines; }

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    void copyLines();

    DeckList m_deck;
    Collection m_own;
    QString m_lines;
    TextLabel *m_about;
    QrView *m_code;
    TextLabel *m_note;
    ActionButton *m_copy;
};

/// Asks where, and writes; what came of it in one sentence, or nothing when nobody wanted it.
[[nodiscard]] QString saveHanded(const Collection &handed, const QString &name, QWidget *parent);

} // namespace dugout
