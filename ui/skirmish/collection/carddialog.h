// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/formdialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace dugout {

class AttackForm;
class ModifierForm;
class OpenSpin;
class PictureField;

/// An objective, ploy or upgrade. Of a card of the document only what is open can be filled in.
class CardDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// `printed` is null for a card of the coach's own.
    CardDialog(const std::shared_ptr<const Ruleset> &ruleset, const Collection &collection,
               SkirmishCard card, const SkirmishCard *printed, QWidget *parent = nullptr);

    [[nodiscard]] SkirmishCard card() const;
    void accept() override;
    /// Asks before something that was changed is lost.
    void reject() override;

protected:
    void retranslate() override;

private:
    void fillWarbands();
    void fillFighters();
    void prepareFields();
    void connectFields();
    void showCard();
    void fitKind();
    [[nodiscard]] CardKind kind() const;
    [[nodiscard]] std::vector<FighterId> restricted() const;
    void lock(const SkirmishCard &printed);
    /// What it changes, when it reacts, and what more players read.
    void takeNumbers(SkirmishCard &card) const;
    void fillWhose();

    const Collection &m_collection;
    SkirmishCard m_begun; ///< what the form said when it opened
    SkirmishCard m_card; ///< what the form does not show stays as it was
    QLineEdit *m_name;
    QComboBox *m_kind;
    QComboBox *m_warband;
    QListWidget *m_restricted;
    OpenSpin *m_glory;
    QComboBox *m_timing;
    QComboBox *m_duration;
    QCheckBox *m_reaction;
    QLineEdit *m_number;
    QPlainTextEdit *m_summary;
    ModifierForm *m_modifiers;
    QComboBox *m_trigger;
    QComboBox *m_whose;
    QPlainTextEdit *m_multiplayer;
    PictureField *m_picture;
    QCheckBox *m_givesAttack;
    AttackForm *m_attack;
    QList<QLabel *> m_labels;
};

} // namespace dugout
