// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"

#include <QWidget>

#include <map>

class QVBoxLayout;

namespace dugout {

/// The optional rules of an edition: a switch, a choice or a number for each, with its summary.
class OptionSwitches final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionSwitches(QWidget *parent = nullptr);

    /// What was chosen stays where the edition has it, too. Rules that only a league needs are
    /// left out unless asked for.
    void setRuleset(std::shared_ptr<const Ruleset> ruleset, bool league);
    /// Only what differs from the edition's own way.
    [[nodiscard]] const OptionChoices &choices() const { return m_choices; }
    void retranslate();

signals:
    void changed();

private:
    void fill();
    [[nodiscard]] QWidget *editorFor(const Option &option);
    void choose(const Option &option, const OptionValue &value);

    std::shared_ptr<const Ruleset> m_ruleset;
    bool m_league = false;
    OptionChoices m_choices;
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_layout;
};

} // namespace dugout
