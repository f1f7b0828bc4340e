// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/attackform.h"

#include "core/skirmish/spoken.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/numberbox.h"
#include "ui/skirmish/openspin.h"
#include "ui/skirmish/symbolbox.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostHexes = 20;
constexpr int mostDice = 10;
constexpr int mostDamage = 30;
constexpr int longestName = 100;

} // namespace

AttackForm::AttackForm(const std::shared_ptr<const Ruleset> &ruleset, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_range(new OpenSpin(1, mostHexes, this))
    , m_dice(new OpenSpin(0, mostDice, this))
    , m_symbol(new SymbolBox(ruleset, u"attack"_s, this))
    , m_damage(new OpenSpin(0, mostDamage, this))
    , m_cleave(new QCheckBox(this))
    , m_knockback(new NumberBox(this))
    , m_remove(new ActionButton(this))
{
    m_name->setObjectName(u"attack-name"_s);
    m_name->setMaxLength(longestName);
    m_knockback->setRange(0, mostHexes);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, gridStep(this, 2));
    grid->setSpacing(gridStep(this, 1));
    const auto add = [&](QWidget *field, int row, int column) {
        auto *label = new QLabel(this);
        label->setBuddy(field);
        m_labels.append(label);
        grid->addWidget(label, row, 2 * column);
        grid->addWidget(field, row, 2 * column + 1);
    };
    add(m_name, 0, 0);
    add(m_range, 0, 1);
    add(m_dice, 1, 0);
    add(m_symbol, 1, 1);
    add(m_damage, 2, 0);
    add(m_knockback, 2, 1);
    grid->addWidget(m_cleave, 3, 1);
    grid->addWidget(m_remove, 3, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connect(m_remove, &QAbstractButton::clicked, this, &AttackForm::removeRequested);
    retranslate();
}

void AttackForm::setAttack(const AttackAction &attack, const AttackAction *printed)
{
    m_attack = attack;
    m_name->setText(spoken(attack.name));
    m_range->setOptional(attack.range);
    m_dice->setOptional(attack.dice);
    m_symbol->setSymbol(attack.symbol);
    m_damage->setOptional(attack.damage);
    m_cleave->setChecked(attack.cleave);
    m_knockback->setValue(attack.knockback);
    m_name->setEnabled(!printed);
    m_remove->setEnabled(!printed);
    m_range->setEnabled(!printed || !printed->range);
    m_dice->setEnabled(!printed || !printed->dice);
    m_symbol->setEnabled(!printed || printed->symbol.isEmpty());
    m_damage->setEnabled(!printed || !printed->damage);
    m_cleave->setEnabled(!printed || printed->isOpen());
    m_knockback->setEnabled(!printed || printed->isOpen());
}

AttackAction AttackForm::attack() const
{
    AttackAction attack = m_attack;
    // Words of the document stay in their three languages.
    if (m_name->text().trimmed() != spoken(m_attack.name))
        attack.name = sameInAll(m_name->text().trimmed());
    attack.range = m_range->optional();
    attack.dice = m_dice->optional();
    attack.symbol = m_symbol->symbol();
    attack.damage = m_damage->optional();
    attack.cleave = m_cleave->isChecked();
    attack.knockback = m_knockback->value();
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
    m_remove->setText(tr("Remove attack"));
    m_symbol->retranslate();
}

} // namespace dugout
