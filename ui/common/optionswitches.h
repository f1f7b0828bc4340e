// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace dugout {

/// The optional rules of an edition under the headings of their groups: a switch, a choice or a
/// number for each, with its summary.
class OptionSwitches final : public QWidget
{
    Q_OBJECT

public:
    /// Which of the rules make sense where this stands.
    using Offered = std::function<bool(const Option &)>;

    explicit OptionSwitches(QWidget *parent = nullptr);

    /// What was chosen stays where the edition has it, too.
    void setRuleset(std::shared_ptr<const Ruleset> ruleset, Offered offered);
    void setChoices(const OptionChoices &choices);
    /// What is offered and differs from the edition's own way.
    [[nodiscard]] OptionChoices choices() const;
    /// Also what is not offered.
    [[nodiscard]] const OptionChoices &allChoices() const { return m_choices; }
    /// Takes back what is offered.
    void reset();
    /// Leaves the rules that have every one of these words; false when none does.
    bool search(const QString &words);
    void retranslate();

signals:
    void changed();

private:
    struct Row
    {
        QWidget *widget;
        QWidget *heading; ///< of its group
        QString text; ///< folded for searching
    };

    void fill();
    void addGroup(const QString &group);
    void addOption(const Option &option, QWidget *heading);
    [[nodiscard]] QWidget *editorFor(const Option &option, QWidget *row);
    [[nodiscard]] bool isOffered(const Option &option) const;
    void choose(const Option &option, const OptionValue &value);

    std::shared_ptr<const Ruleset> m_ruleset;
    Offered m_offered;
    OptionChoices m_choices; ///< also those that are not offered for the moment
    QString m_words;
    std::vector<Row> m_rows;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_layout;
};

} // namespace dugout
