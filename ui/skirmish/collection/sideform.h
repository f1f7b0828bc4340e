// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class AttackForm;
class OpenSpin;
class SymbolBox;

/// One side of a fighter card: its values and its attacks.
class SideForm final : public QWidget
{
    Q_OBJECT

public:
    explicit SideForm(std::shared_ptr<const Ruleset> ruleset, QWidget *parent = nullptr);

    /// `printed` is null for a fighter of the coach's own; else only what it leaves open can be
    /// changed.
    void setSide(const FighterSide &side, const FighterSide *printed);
    [[nodiscard]] FighterSide side() const;
    /// Fills in what is open here as it stands there; what is filled in stays.
    void fillFrom(const FighterSide &other);
    void retranslate();

signals:
    /// An attack more or less: it wants another size.
    void attacksChanged();

private:
    AttackForm *addAttack(const AttackAction &attack, const AttackAction *printed);

    std::shared_ptr<const Ruleset> m_ruleset;
    OpenSpin *m_move;
    OpenSpin *m_defence;
    SymbolBox *m_symbol;
    OpenSpin *m_wounds;
    QVBoxLayout *m_place;
    ActionButton *m_add;
    QList<QLabel *> m_labels;
    QList<AttackForm *> m_attacks;
};

} // namespace dugout
