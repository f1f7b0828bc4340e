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

/// One attack of a fighter card, or the one that an upgrade gives. What the document prints cannot
/// be changed, only what it leaves open.
class AttackForm final : public QWidget
{
    Q_OBJECT

public:
    /// A fighter may have several, each with its name; that of a card goes by the card's.
    enum class Of { Fighter, Card };

    AttackForm(Of owner, const std::shared_ptr<const Ruleset> &ruleset, QWidget *parent = nullptr);

    /// `printed` is null for an attack of the coach's own.
    void setAttack(const AttackAction &attack, const AttackAction *printed);
    [[nodiscard]] AttackAction attack() const;
    /// Where Tab leaves it.
    [[nodiscard]] QWidget *lastStop() const;
    void retranslate();

signals:
    void removeRequested();

private:
    void layOut(Of owner);

    AttackAction m_attack; ///< what the form does not show stays as it was
    QLineEdit *m_name;
    OpenSpin *m_range;
    OpenSpin *m_dice;
    SymbolBox *m_symbol;
    OpenSpin *m_damage;
    NumberBox *m_knockback;
    QCheckBox *m_cleave;
    QCheckBox *m_allAdjacent;
    ActionButton *m_remove;
    QList<QLabel *> m_labels;
};

} // namespace dugout
