// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/formdialog.h"

class QLineEdit;
class QPlainTextEdit;

namespace dugout {

/// A warband of the coach's own: its name, and for a new one who fights in it, a name on each line.
class WarbandDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// A new one when `warband` has no id yet.
    WarbandDialog(Warband warband, QWidget *parent = nullptr);

    /// Without an id when it is new; its fighters have theirs.
    [[nodiscard]] Warband warband() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] bool isNew() const { return m_warband.id.isEmpty(); }
    [[nodiscard]] QStringList fighterNames() const;

    Warband m_warband;
    QLineEdit *m_name;
    QLineEdit *m_summary;
    QPlainTextEdit *m_fighters;
    QList<QLabel *> m_labels;
};

} // namespace dugout
