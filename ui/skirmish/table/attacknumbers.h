// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/skirmish/combat/plannedattack.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace dugout {

class ChoiceBox;
class NumberBox;

/// The numbers of an attack, each of which may be another: dice, symbols, supports, Guard, dice to
/// roll again, damage.
class AttackNumbers final : public QWidget
{
    Q_OBJECT

public:
    explicit AttackNumbers(QWidget *parent = nullptr);

    /// Whose dice are rolled.
    void setRuleset(std::shared_ptr<const Ruleset> ruleset);
    void setPlanned(const PlannedAttack &planned);
    [[nodiscard]] PlannedAttack planned() const;
    [[nodiscard]] Result<AttackAnswer> answer() const { return answerFor(planned().situation); }
    [[nodiscard]] Result<AttackAnswer> answerFor(const AttackSituation &situation) const;
    void retranslate();

signals:
    void changed();

private:
    [[nodiscard]] NumberBox *number(const QString &name, int least, int most, int value);
    void addField(QWidget *field);
    void fillSymbols();

    std::shared_ptr<const Ruleset> m_ruleset;
    QStringList m_moreAttack; ///< symbols that a card lets count besides
    QStringList m_moreDefence;
    QFormLayout *m_form;
    NumberBox *m_dice;
    ChoiceBox *m_symbol;
    NumberBox *m_rerolls;
    QCheckBox *m_cleave;
    NumberBox *m_support;
    NumberBox *m_defence;
    ChoiceBox *m_defenceSymbol;
    NumberBox *m_defenceRerolls;
    QCheckBox *m_guard;
    QCheckBox *m_trapped;
    NumberBox *m_damage;
    NumberBox *m_life; ///< 0 while open
    QList<QLabel *> m_labels;
};

} // namespace dugout
