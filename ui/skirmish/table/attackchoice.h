// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/combat/plannedattack.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace dugout {

class ChoiceBox;

/// Who strikes whom with what, and with which cards: chosen among what is on the table and in the
/// collection. Cards of the whole collection are offered, so that no deck is given away.
class AttackChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit AttackChoice(QWidget *parent = nullptr);

    /// As the game stands; chosen fighters stay chosen while in play.
    void setGame(const SkirmishContext &context, const SkirmishState &state,
                 const std::vector<SkirmishCard> &cards);
    void setAttacker(const FighterRef &attacker);
    void setTarget(const FighterRef &target);
    /// None while nobody can be struck.
    [[nodiscard]] std::optional<PlannedAttack> planned() const;
    void retranslate();

signals:
    void changed();

private:
    void addField(ChoiceBox *box, const QString &name);
    void fillAttackers();
    void fillRest();
    void fillCards(ChoiceBox *box, const FighterRef &bearer, bool strikes);
    [[nodiscard]] FighterRef chosen(const ChoiceBox *box) const;
    [[nodiscard]] std::vector<CardModifier> changesOf(const ChoiceBox *box) const;

    std::optional<SkirmishContext> m_context;
    SkirmishState m_state;
    std::vector<SkirmishCard> m_cards;
    QFormLayout *m_form;
    ChoiceBox *m_attacker;
    ChoiceBox *m_attack;
    ChoiceBox *m_target;
    ChoiceBox *m_attackerCard;
    ChoiceBox *m_targetCard;
    QCheckBox *m_charge;
    QList<QLabel *> m_labels;
};

} // namespace dugout
