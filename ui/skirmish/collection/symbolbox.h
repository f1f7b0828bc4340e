// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "ui/common/choicebox.h"

namespace dugout {

/// A choice among the symbols of a die that a characteristic may ask for, or "?" while it is open.
class SymbolBox final : public ChoiceBox
{
    Q_OBJECT

public:
    /// `die` is `attack` or `defence`.
    SymbolBox(std::shared_ptr<const Ruleset> ruleset, QString die, QWidget *parent = nullptr);

    void setSymbol(const QString &id);
    [[nodiscard]] QString symbol() const { return currentData().toString(); }
    void retranslate();

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    QString m_die;
};

} // namespace dugout
