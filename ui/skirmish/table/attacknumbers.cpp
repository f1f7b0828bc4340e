// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/attacknumbers.h"

#include "core/skirmish/cards/cardwords.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostSupport = 6;
constexpr int mostDamage = 20;

} // namespace

AttackNumbers::AttackNumbers(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_dice(number(u"odds-dice"_s, 0, mostPoolDice, 2))
    , m_symbol(new ChoiceBox(this))
    , m_rerolls(number(u"odds-rerolls"_s, 0, mostPoolDice, 0))
    , m_cleave(new QCheckBox(this))
    , m_support(number(u"odds-support"_s, -mostSupport, mostSupport, 0))
    , m_defence(number(u"odds-defence"_s, 0, mostPoolDice, 1))
    , m_defenceSymbol(new ChoiceBox(this))
    , m_defenceRerolls(number(u"odds-defence-rerolls"_s, 0, mostPoolDice, 0))
    , m_guard(new QCheckBox(this))
    , m_trapped(new QCheckBox(this))
    , m_damage(number(u"odds-damage"_s, 0, mostDamage, 0))
    , m_life(number(u"odds-life"_s, 0, mostDamage, 0))
{
    m_guard->setObjectName(u"odds-guard"_s);
    m_cleave->setObjectName(u"odds-cleave"_s);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(gridStep(this, 2));
    for (QWidget *field : std::initializer_list<QWidget *>{
             m_dice, m_symbol, m_rerolls, m_cleave, m_support, m_defence, m_defenceSymbol,
             m_defenceRerolls, m_guard, m_trapped, m_damage, m_life})
        addField(field);
    for (QCheckBox *box : {m_cleave, m_guard, m_trapped})
        connect(box, &QCheckBox::toggled, this, &AttackNumbers::changed);
    for (ChoiceBox *box : {m_symbol, m_defenceSymbol})
        connect(box, &QComboBox::currentIndexChanged, this, &AttackNumbers::changed);
}

NumberBox *AttackNumbers::number(const QString &name, int least, int most, int value)
{
    auto *box = new NumberBox(this);
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &AttackNumbers::changed);
    return box;
}

void AttackNumbers::addField(QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
    m_labels.append(label);
}

void AttackNumbers::setRuleset(std::shared_ptr<const Ruleset> ruleset)
{
    m_ruleset = std::move(ruleset);
    fillSymbols();
    emit changed();
}

void AttackNumbers::fillSymbols()
{
    for (const auto &[box, name] :
         {std::pair(m_symbol, u"attack"_s), std::pair(m_defenceSymbol, u"defence"_s)}) {
        const QSignalBlocker quiet(box);
        const QVariant before = box->currentData();
        box->clear();
        if (const SkirmishDie *die = m_ruleset ? m_ruleset->skirmishDice().find(name) : nullptr) {
            for (const QString &symbol : die->ownSymbols())
                box->addItem(CardWords(*m_ruleset).symbol(symbol), symbol);
        }
        box->setCurrentIndex(std::max(0, box->findData(before)));
    }
}

/// What is open keeps the number that was there.
void AttackNumbers::setPlanned(const PlannedAttack &planned)
{
    const QSignalBlocker quiet(this);
    const AttackSituation &situation = planned.situation;
    const auto choose = [](ChoiceBox *box, const QString &symbol) {
        if (const int row = box->findData(symbol); row >= 0)
            box->setCurrentIndex(row);
    };
    if (planned.known) {
        m_dice->setValue(situation.attackDice);
        m_defence->setValue(situation.defenceDice);
    }
    choose(m_symbol, situation.attackSymbol);
    choose(m_defenceSymbol, situation.defenceSymbol);
    m_rerolls->setValue(situation.attackRerolls);
    m_defenceRerolls->setValue(situation.defenceRerolls);
    m_support->setValue(situation.support);
    m_cleave->setChecked(situation.cleave);
    m_guard->setChecked(situation.guard);
    m_trapped->setChecked(planned.trapped);
    m_damage->setValue(planned.damage.value_or(0));
    m_life->setValue(planned.life.value_or(0));
    m_moreAttack = situation.moreAttackSymbols;
    m_moreDefence = situation.moreDefenceSymbols;
}

PlannedAttack AttackNumbers::planned() const
{
    PlannedAttack planned;
    AttackSituation &situation = planned.situation;
    situation.attackDice = m_dice->value();
    situation.attackSymbol = m_symbol->currentData().toString();
    situation.attackRerolls = std::min(m_rerolls->value(), situation.attackDice);
    situation.cleave = m_cleave->isChecked();
    situation.support = m_support->value();
    situation.defenceDice = m_defence->value();
    situation.defenceSymbol = m_defenceSymbol->currentData().toString();
    situation.defenceRerolls = std::min(m_defenceRerolls->value(), situation.defenceDice);
    situation.guard = m_guard->isChecked();
    situation.moreAttackSymbols = m_moreAttack;
    situation.moreDefenceSymbols = m_moreDefence;
    planned.trapped = m_trapped->isChecked();
    planned.damage = m_damage->value();
    if (m_life->value() > 0)
        planned.life = m_life->value();
    return planned;
}

Result<AttackAnswer> AttackNumbers::answerFor(const AttackSituation &situation) const
{
    const SkirmishDie *attack = m_ruleset ? m_ruleset->skirmishDice().find(u"attack"_s) : nullptr;
    const SkirmishDie *defence = m_ruleset ? m_ruleset->skirmishDice().find(u"defence"_s) : nullptr;
    if (!attack || !defence)
        return Error{ErrorCode::NoDice, tr("This edition has no dice for attacks."), {}};
    return AttackOdds(*attack, *defence).answer(situation);
}

void AttackNumbers::retranslate()
{
    const QStringList words{tr("Attack dice"),
                            tr("that hit with"),
                            tr("Attack dice to roll again"),
                            {},
                            tr("Supports more than the target"),
                            tr("Defence dice"),
                            tr("that hold with"),
                            tr("Defence dice to roll again"),
                            {},
                            {},
                            tr("Damage"),
                            tr("Life left")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_cleave->setText(tr("Cleave: shields do not count"));
    m_guard->setText(tr("The target is on Guard"));
    m_trapped->setText(tr("The target is trapped"));
    fillSymbols();
}

} // namespace dugout
