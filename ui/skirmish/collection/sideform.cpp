// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/sideform.h"

#include "core/skirmish/cards/collectionedits.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/skirmish/collection/attackform.h"
#include "ui/skirmish/collection/openspin.h"
#include "ui/skirmish/collection/symbolbox.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostHexes = 20;
constexpr int mostDice = 10;
constexpr int mostWounds = 30;

const AttackAction *attackIn(const FighterSide *side, const AttackId &id)
{
    if (!side)
        return nullptr;
    for (const AttackAction &attack : side->attacks) {
        if (attack.id == id)
            return &attack;
    }
    return nullptr;
}

} // namespace

SideForm::SideForm(std::shared_ptr<const Ruleset> ruleset, QWidget *parent)
    : QWidget(parent)
    , m_ruleset(std::move(ruleset))
    , m_move(new OpenSpin(0, mostHexes, this))
    , m_defence(new OpenSpin(0, mostDice, this))
    , m_symbol(new SymbolBox(m_ruleset, u"defence"_s, this))
    , m_wounds(new OpenSpin(1, mostWounds, this))
    , m_place(new QVBoxLayout)
    , m_add(new ActionButton(this))
{
    m_move->setObjectName(u"side-move"_s);
    m_wounds->setObjectName(u"side-wounds"_s);
    m_add->setObjectName(u"add-attack"_s);
    auto *form = new QFormLayout;
    form->setSpacing(gridStep(this, 2));
    for (QWidget *field : QList<QWidget *>{m_move, m_defence, m_symbol, m_wounds}) {
        m_labels.append(new QLabel(this));
        m_labels.last()->setBuddy(field);
        m_labels.last()->setMinimumHeight(gridStep(this, 9)); // on a level with the field
        form->addRow(m_labels.last(), field);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(m_place);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    layout->addStretch();
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        addAttack({}, nullptr)->setFocus(Qt::OtherFocusReason);
        emit attacksChanged();
    });
    retranslate();
}

AttackForm *SideForm::addAttack(const AttackAction &attack, const AttackAction *printed)
{
    auto *form = new AttackForm(AttackForm::Of::Fighter, m_ruleset, this);
    form->setAttack(attack, printed);
    setTabOrder(m_attacks.isEmpty() ? m_wounds : m_attacks.last()->lastStop(), form);
    setTabOrder(form->lastStop(), m_add);
    m_place->addWidget(form);
    m_attacks.append(form);
    form->show();
    connect(form, &AttackForm::removeRequested, this, [this, form] {
        m_attacks.removeOne(form);
        form->deleteLater();
        emit attacksChanged();
    });
    return form;
}

void SideForm::setSide(const FighterSide &side, const FighterSide *printed)
{
    m_move->setOptional(side.move);
    m_defence->setOptional(side.defenceDice);
    m_symbol->setSymbol(side.defenceSymbol);
    m_wounds->setOptional(side.wounds);
    m_move->setEnabled(!printed || !printed->move);
    m_defence->setEnabled(!printed || !printed->defenceDice);
    m_symbol->setEnabled(!printed || printed->defenceSymbol.isEmpty());
    m_wounds->setEnabled(!printed || !printed->wounds);
    for (const AttackAction &attack : side.attacks)
        addAttack(attack, attackIn(printed, attack.id));
}

void SideForm::fillFrom(const FighterSide &other)
{
    const auto fill = [](OpenSpin *field, std::optional<int> value) {
        if (!field->optional())
            field->setOptional(value);
    };
    fill(m_move, other.move);
    fill(m_defence, other.defenceDice);
    fill(m_wounds, other.wounds);
    if (m_symbol->symbol().isEmpty())
        m_symbol->setSymbol(other.defenceSymbol);
    if (!m_attacks.isEmpty())
        return;
    for (const AttackAction &attack : other.attacks)
        addAttack(attack, nullptr);
    emit attacksChanged();
}

FighterSide SideForm::side() const
{
    FighterSide side;
    side.move = m_move->optional();
    side.defenceDice = m_defence->optional();
    side.defenceSymbol = m_symbol->symbol();
    side.wounds = m_wounds->optional();
    for (const AttackForm *form : m_attacks)
        side.attacks.push_back(form->attack());
    side.attacks = withIds(side.attacks);
    return side;
}

void SideForm::retranslate()
{
    const QStringList words{tr("Move, in hexes"), tr("Defence dice"), tr("Defence symbol"),
                            tr("Number of wounds")};
    for (qsizetype i = 0; i < words.size(); ++i) {
        m_labels.at(i)->setText(words.at(i));
        m_labels.at(i)->buddy()->setAccessibleName(words.at(i));
    }
    m_symbol->retranslate();
    m_add->setCommand("add-attack");
    for (AttackForm *attack : std::as_const(m_attacks))
        attack->retranslate();
}

} // namespace dugout
