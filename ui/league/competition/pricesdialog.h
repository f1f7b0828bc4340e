// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/ownprices.h"
#include "ui/common/formdialog.h"

class QTableWidget;

namespace dugout {

/// The prices and limits of a league beside those of the book. An empty field is as in the book.
class PricesDialog final : public FormDialog
{
    Q_OBJECT

public:
    PricesDialog(const Ruleset &ruleset, const OptionChoices &own, QWidget *parent);

    /// Only what differs from the book.
    [[nodiscard]] const OptionChoices &choices() const { return m_choices; }

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    /// One clear sentence about the first field that is no number; empty when all are.
    [[nodiscard]] QString read();

    std::vector<SoldThing> m_things;
    OptionChoices m_choices;
    TextLabel *m_note;
    QTableWidget *m_table;
};

} // namespace dugout
