// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/skirmish/combat/plannedattack.h"

#include <QDialog>

namespace dugout {

class ActionButton;
class AttackChoice;
class AttackNumbers;
class OddsBar;
class TextLabel;

/// *How likely is this attack, and what if*: filled in from the game that is on the table, every
/// number may then be another. It stays open beside the window.
class AttackOddsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AttackOddsDialog(QWidget *parent = nullptr);

    /// Without a game: the dice of an edition.
    void setRuleset(const std::shared_ptr<const Ruleset> &ruleset);
    void setGame(const SkirmishContext &context, const SkirmishState &state,
                 const std::vector<SkirmishCard> &cards);
    /// Asks about these two; an invalid one leaves the choice as it is.
    void setFighters(const FighterRef &attacker, const FighterRef &target);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    /// As the table stands, with the cards that are thought of.
    void takeOver();
    void showAnswer();
    [[nodiscard]] QString consequence(const PlannedAttack &planned) const;

    AttackChoice *m_choice;
    AttackNumbers *m_numbers;
    ActionButton *m_reset;
    TextLabel *m_heading;
    TextLabel *m_chance;
    OddsBar *m_bar;
    TextLabel *m_others;
    TextLabel *m_consequence;
    TextLabel *m_before; ///< what it is without any what-if
};

} // namespace dugout
