// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/attackchoice.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Fills a box anew and keeps what was chosen.
template<typename Fill>
void refill(ChoiceBox *box, Fill fill)
{
    const QSignalBlocker quiet(box);
    const QVariant before = box->currentData();
    box->clear();
    fill();
    box->setCurrentIndex(std::max(0, box->findData(before)));
}

QString changesInWords(const std::vector<CardModifier> &changes)
{
    QStringList words;
    for (const CardModifier &one : changes)
        words.append(modifierWords(one));
    return words.join(u", "_s);
}

} // namespace

AttackChoice::AttackChoice(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_attacker(new ChoiceBox(this))
    , m_attack(new ChoiceBox(this))
    , m_target(new ChoiceBox(this))
    , m_attackerCard(new ChoiceBox(this))
    , m_targetCard(new ChoiceBox(this))
    , m_charge(new QCheckBox(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(gridStep(this, 2));
    addField(m_attacker, u"odds-attacker"_s);
    addField(m_attack, u"odds-attack"_s);
    addField(m_target, u"odds-target"_s);
    addField(m_attackerCard, u"odds-attacker-card"_s);
    addField(m_targetCard, u"odds-target-card"_s);
    m_charge->setObjectName(u"odds-charge"_s);
    m_form->addRow(QString(), m_charge);
    connect(m_attacker, &QComboBox::currentIndexChanged, this, [this] {
        fillRest();
        emit changed();
    });
    connect(m_target, &QComboBox::currentIndexChanged, this, [this] {
        fillCards(m_targetCard, chosen(m_target), false);
        emit changed();
    });
    for (ChoiceBox *box : {m_attack, m_attackerCard, m_targetCard})
        connect(box, &QComboBox::currentIndexChanged, this, &AttackChoice::changed);
    connect(m_charge, &QCheckBox::toggled, this, &AttackChoice::changed);
}

void AttackChoice::addField(ChoiceBox *box, const QString &name)
{
    box->setObjectName(name);
    auto *label = new QLabel(this);
    label->setBuddy(box);
    m_form->addRow(label, box);
    m_labels.append(label);
}

void AttackChoice::setGame(const SkirmishContext &context, const SkirmishState &state,
                           const std::vector<SkirmishCard> &cards)
{
    m_context.emplace(context);
    m_state = state;
    m_cards = cards;
    std::erase_if(m_cards, [this](const SkirmishCard &card) {
        return !card.isPower() || attackChanges(card, *m_context).empty();
    });
    fillAttackers();
    emit changed();
}

void AttackChoice::setAttacker(const FighterRef &attacker)
{
    if (const int row = m_attacker->findData(attacker.toString()); row >= 0)
        m_attacker->setCurrentIndex(row);
}

void AttackChoice::setTarget(const FighterRef &target)
{
    if (const int row = m_target->findData(target.toString()); row >= 0)
        m_target->setCurrentIndex(row);
}

FighterRef AttackChoice::chosen(const ChoiceBox *box) const
{
    return FighterRef::fromString(box->currentData().toString());
}

void AttackChoice::fillAttackers()
{
    const SkirmishSpeech speech(*m_context, m_state);
    refill(m_attacker, [&] {
        for (const FighterRef &ref :
             m_state.fighters([](Seat, const SkirmishFighter &one) { return one.isInPlay(); }))
            m_attacker->addItem(speech.fighter(ref), ref.toString());
    });
    fillRest();
}

/// What depends on who strikes.
void AttackChoice::fillRest()
{
    const FighterRef attacker = chosen(m_attacker);
    const SkirmishSpeech speech(*m_context, m_state);
    const CardWords words(m_context->ruleset());
    refill(m_attack, [&] {
        if (!m_state.find(attacker))
            return;
        for (const AttackAction &attack : attacksOf(*m_context, m_state, attacker)) {
            const QString name = localized(attack.name);
            const QString values = words.attack(attack);
            m_attack->addItem(name.isEmpty() ? values : u"%1: %2"_s.arg(name, values),
                              attack.id.text());
        }
    });
    refill(m_target, [&] {
        for (const FighterRef &ref :
             m_state.fighters([&attacker](Seat seat, const SkirmishFighter &one) {
                 return seat != attacker.seat && one.isInPlay();
             }))
            m_target->addItem(speech.fighter(ref), ref.toString());
    });
    fillCards(m_attackerCard, attacker, true);
    fillCards(m_targetCard, chosen(m_target), false);
}

void AttackChoice::fillCards(ChoiceBox *box, const FighterRef &bearer, bool strikes)
{
    refill(box, [&] {
        box->addItem(tr("no card"), QString());
        if (!m_state.find(bearer))
            return;
        for (const SkirmishCard &card : m_cards) {
            const std::vector<CardModifier> changes = attackChanges(card, *m_context);
            const bool counts = std::any_of(changes.begin(), changes.end(),
                                            strikes ? countsForStriker : countsForStruck);
            if (counts && mayHave(*m_context, bearer, card))
                box->addItem(u"%1 (%2)"_s.arg(localized(card.name), changesInWords(changes)),
                             card.id.text());
        }
    });
}

std::vector<CardModifier> AttackChoice::changesOf(const ChoiceBox *box) const
{
    for (const SkirmishCard &card : m_cards) {
        if (card.id.text() == box->currentData().toString())
            return attackChanges(card, *m_context);
    }
    return {};
}

std::optional<PlannedAttack> AttackChoice::planned() const
{
    if (!m_context)
        return std::nullopt;
    return plannedAttack(*m_context, m_state,
                         {chosen(m_attacker), chosen(m_target),
                          AttackId(m_attack->currentData().toString()), m_charge->isChecked(),
                          changesOf(m_attackerCard), changesOf(m_targetCard)});
}

void AttackChoice::retranslate()
{
    const QStringList words{tr("Attacker"), tr("Attack"), tr("Target"), tr("Card of the attacker"),
                            tr("Card of the target")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_charge->setText(tr("Charges"));
    if (m_context)
        fillAttackers();
}

} // namespace dugout
