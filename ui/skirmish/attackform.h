// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace dugout {

class ActionButton;
class NumberBox;
class OpenSpin;
class SymbolBox;

/// One attack of a fighter card. What the document prints cannot be changed, only what it leaves
/// open.
class AttackForm final : public QWidget
{
    Q_OBJECT

public:
    explicit AttackForm(const std::shared_ptr<const Ruleset> &ruleset, QWidget *parent = nullptr);

    /// `printed` is null for an attack of the coach's own.
    void setAttack(const AttackAction &attack, const AttackAction *printed);
    [[nodiscard]] AttackAction attack() const;
    void retranslate();

signals:
    void removeRequested();

private:
    AttackAction m_attack; ///< what the form does not show stays as it was
    QLineEdit *m_name;
    OpenSpin *m_range;
    OpenSpin *m_dice;
    SymbolBox *m_symbol;
    OpenSpin *m_damage;
    QCheckBox *m_cleave;
    NumberBox *m_knockback;
    ActionButton *m_remove;
    QList<QLabel *> m_labels;
};

} // namespace dugout
