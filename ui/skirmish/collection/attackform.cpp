// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/attackform.h"

#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/skirmish/collection/namelength.h"
#include "ui/skirmish/collection/openspin.h"
#include "ui/skirmish/collection/symbolbox.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostHexes = 20;
constexpr int mostDice = 10;
constexpr int mostDamage = 30;

} // namespace

AttackForm::AttackForm(Of owner, const std::shared_ptr<const Ruleset> &ruleset, QWidget *parent)
    : QWidget(parent)
    , m_name(new TextField(this))
    , m_range(new OpenSpin(1, mostHexes, this))
    , m_dice(new OpenSpin(0, mostDice, this))
    , m_symbol(new SymbolBox(ruleset, u"attack"_s, this))
    , m_damage(new OpenSpin(0, mostDamage, this))
    , m_knockback(new NumberBox(this))
    , m_cleave(new QCheckBox(this))
    , m_allAdjacent(new QCheckBox(this))
    , m_remove(new ActionButton(this))
{
    m_name->setObjectName(u"attack-name"_s);
    m_symbol->setObjectName(u"attack-symbol"_s);
    m_range->setObjectName(u"attack-range"_s);
    m_dice->setObjectName(u"attack-dice"_s);
    m_damage->setObjectName(u"attack-damage"_s);
    m_remove->setObjectName(u"remove-attack"_s);
    m_name->setMaxLength(longestPieceName);
    m_knockback->setRange(0, mostHexes);
    m_knockback->setMinimumHeight(gridStep(this, 9));
    layOut(owner);
    connect(m_remove, &QAbstractButton::clicked, this, &AttackForm::removeRequested);
    retranslate();
}

void AttackForm::layOut(Of owner)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, gridStep(this, 2));
    grid->setSpacing(gridStep(this, 1));
    const auto add = [&](QWidget *field, int row, int column, int span = 1) {
        auto *label = new QLabel(this);
        label->setBuddy(field);
        m_labels.append(label);
        grid->addWidget(label, row, 2 * column);
        grid->addWidget(field, row, 2 * column + 1, 1, span);
    };
    add(m_name, 0, 0, 3);
    add(m_range, 1, 0);
    add(m_dice, 1, 1);
    add(m_symbol, 2, 0);
    add(m_damage, 2, 1);
    add(m_knockback, 3, 0);
    grid->addWidget(m_cleave, 3, 3);
    grid->addWidget(m_allAdjacent, 4, 1, 1, 3);
    grid->addWidget(m_remove, 5, 1, 1, 3, Qt::AlignRight);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const bool several = owner == Of::Fighter;
    m_name->setVisible(several);
    m_labels.constFirst()->setVisible(several);
    m_remove->setVisible(several);
    setFocusProxy(several ? static_cast<QWidget *>(m_name) : m_range);
}

QWidget *AttackForm::lastStop() const
{
    return m_remove;
}

void AttackForm::setAttack(const AttackAction &attack, const AttackAction *printed)
{
    m_attack = attack;
    m_name->setText(localized(attack.name));
    m_range->setOptional(attack.range);
    m_dice->setOptional(attack.dice);
    m_symbol->setSymbol(attack.symbol);
    m_damage->setOptional(attack.damage);
    m_knockback->setValue(attack.knockback);
    m_cleave->setChecked(attack.cleave);
    m_allAdjacent->setChecked(attack.allAdjacent);
    m_name->setEnabled(!printed);
    m_remove->setEnabled(!printed);
    m_range->setEnabled(!printed || !printed->range);
    m_dice->setEnabled(!printed || !printed->dice);
    m_symbol->setEnabled(!printed || printed->symbol.isEmpty());
    m_damage->setEnabled(!printed || !printed->damage);
    for (QWidget *field : QList<QWidget *>{m_knockback, m_cleave, m_allAdjacent})
        field->setEnabled(!printed || printed->isOpen());
}

AttackAction AttackForm::attack() const
{
    AttackAction attack = m_attack;
    // Words of the document stay in their three languages.
    if (m_name->text().trimmed() != localized(m_attack.name))
        attack.name = sameInAll(m_name->text().trimmed());
    attack.range = m_range->optional();
    attack.dice = m_dice->optional();
    attack.symbol = m_symbol->symbol();
    attack.damage = m_damage->optional();
    attack.knockback = m_knockback->value();
    attack.cleave = m_cleave->isChecked();
    attack.allAdjacent = m_allAdjacent->isChecked();
    return attack;
}

void AttackForm::retranslate()
{
    const QStringList words{
        tr("Name of the attack"), tr("Range"), tr("Dice"), tr("Symbol"), tr("Damage"),
        tr("Knockback")};
    const QList<QWidget *> fields{m_name, m_range, m_dice, m_symbol, m_damage, m_knockback};
    for (qsizetype i = 0; i < words.size(); ++i) {
        m_labels.at(i)->setText(words.at(i));
        fields.at(i)->setAccessibleName(words.at(i));
    }
    m_cleave->setText(tr("Cleave"));
    m_allAdjacent->setText(tr("Strikes every adjacent enemy"));
    m_remove->setCommand("remove-attack");
    m_symbol->retranslate();
}

} // namespace dugout
