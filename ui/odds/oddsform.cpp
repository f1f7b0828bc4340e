// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/oddsform.h"

#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/odds/skillpicker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString blockAction()
{
    return u"block"_s;
}

/// Fills a box with rows of a table, keeping what was chosen.
void fillRows(QComboBox *box, const Table *table, Language language, const QString &none)
{
    const QVariant before = box->currentData();
    box->clear();
    if (!none.isEmpty())
        box->addItem(none, QString());
    if (table) {
        for (const TableRow &row : table->rows)
            box->addItem(row.name.in(language), row.id.text());
    }
    box->setCurrentIndex(std::max(0, box->findData(before)));
}

} // namespace

OddsForm::OddsForm(RulesetLibrary &rulesets, QWidget *parent)
    : QWidget(parent)
    , m_rulesets(rulesets)
    , m_form(new QFormLayout(this))
    , m_edition(new ChoiceBox(this))
    , m_action(new ChoiceBox(this))
    , m_movement(number(6, 10))
    , m_strength(number(3, 10))
    , m_agility(number(3, 10))
    , m_zones(number(0, 8))
    , m_assists(number(0, 8))
    , m_weather(new ChoiceBox(this))
    , m_range(new ChoiceBox(this))
    , m_accurate(new QCheckBox(this))
    , m_helper(new QCheckBox(this))
    , m_blitz(new QCheckBox(this))
    , m_otherMovement(number(6, 10))
    , m_otherStrength(number(3, 10))
    , m_otherArmour(number(8, 12))
    , m_otherAssists(number(0, 8))
    , m_reroll(new QCheckBox(this))
    , m_skills(new SkillPicker(this))
    , m_opponents(new SkillPicker(this))
{
    m_edition->setObjectName(u"odds-edition"_s);
    m_action->setObjectName(u"odds-action"_s);
    m_agility->setObjectName(u"odds-agility"_s);
    m_zones->setObjectName(u"odds-zones"_s);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(gridStep(this, 2));
    for (QWidget *field :
         {static_cast<QWidget *>(m_edition), static_cast<QWidget *>(m_action),
          static_cast<QWidget *>(m_movement), static_cast<QWidget *>(m_strength),
          static_cast<QWidget *>(m_agility), static_cast<QWidget *>(m_zones),
          static_cast<QWidget *>(m_assists), static_cast<QWidget *>(m_weather),
          static_cast<QWidget *>(m_range), static_cast<QWidget *>(m_accurate),
          static_cast<QWidget *>(m_helper), static_cast<QWidget *>(m_blitz),
          static_cast<QWidget *>(m_otherMovement), static_cast<QWidget *>(m_otherStrength),
          static_cast<QWidget *>(m_otherArmour), static_cast<QWidget *>(m_otherAssists),
          static_cast<QWidget *>(m_reroll)})
        addField(field);
    m_form->addRow(m_skills);
    m_form->addRow(m_opponents);
    connect(m_skills, &SkillPicker::changed, this, &OddsForm::changed);
    connect(m_opponents, &SkillPicker::changed, this, &OddsForm::changed);
    fillEditions();
    connect(m_edition, &QComboBox::currentIndexChanged, this, &OddsForm::fillLists);
    connect(m_action, &QComboBox::currentIndexChanged, this, &OddsForm::showFields);
}

NumberBox *OddsForm::number(int value, int most)
{
    auto *box = new NumberBox(this);
    box->setRange(0, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &OddsForm::changed);
    return box;
}

void OddsForm::addField(QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
    m_labels.append(label);
    if (auto *box = qobject_cast<QCheckBox *>(field))
        connect(box, &QCheckBox::toggled, this, &OddsForm::changed);
    if (auto *box = qobject_cast<QComboBox *>(field); box && box != m_edition && box != m_action)
        connect(box, &QComboBox::currentIndexChanged, this, &OddsForm::changed);
}

std::shared_ptr<const Ruleset> OddsForm::ruleset() const
{
    auto loaded = m_rulesets.load(m_edition->currentData().toString());
    return loaded ? *loaded : nullptr;
}

QString OddsForm::action() const
{
    return m_action->currentData().toString();
}

void OddsForm::fillEditions()
{
    const QSignalBlocker quiet(m_edition);
    const QVariant before = m_edition->currentData();
    m_edition->clear();
    for (const QString &id : m_rulesets.ids()) {
        const auto loaded = m_rulesets.load(id);
        if (loaded && (*loaded)->manifest().game == Game::Football)
            m_edition->addItem((*loaded)->name().in(m_language), id);
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
}

void OddsForm::fillLists()
{
    const auto edition = ruleset();
    if (!edition)
        return;
    {
        const QSignalBlocker quiet(m_action);
        const QVariant before = m_action->currentData();
        m_action->clear();
        m_action->addItem(tr("Block"), blockAction());
        for (const Roll &roll : edition->rolls())
            m_action->addItem(roll.name.in(m_language), roll.id.text());
        const int place = m_action->findData(before.isValid() ? before : QVariant(u"dodge"_s));
        m_action->setCurrentIndex(std::max(0, place));
    }
    fillRows(m_weather, edition->tables().find(u"weather"_s), m_language, tr("does not matter"));
    fillRows(m_range, edition->tables().find(u"pass-ranges"_s), m_language, {});
    showFields();
}

void OddsForm::showFields()
{
    const auto edition = ruleset();
    if (!edition)
        return;
    const bool block = action() == blockAction();
    const Roll *roll = block ? nullptr : edition->rolls().find(action());
    const bool agility = roll && roll->base == Roll::Base::Agility;
    const bool zones = roll && roll->zones != Roll::Zones::None;
    const bool ball = roll && roll->modifiers && roll->modifiers->text().contains(u"catch"_s);
    const bool pass = roll && roll->modifiers && roll->modifiers->text() == u"pass-modifiers"_s;
    const bool movement = roll && roll->contest == Roll::Contest::Movement;
    m_form->setRowVisible(m_movement, movement || (roll && roll->sparedByMovement));
    m_form->setRowVisible(m_strength, block || (roll && roll->contest == Roll::Contest::Strength));
    m_form->setRowVisible(m_agility, agility);
    m_form->setRowVisible(m_zones, zones);
    m_form->setRowVisible(m_assists, block);
    m_form->setRowVisible(m_weather, !block);
    m_form->setRowVisible(m_range, pass);
    m_form->setRowVisible(m_accurate, ball);
    m_form->setRowVisible(m_helper, roll && roll->activation);
    m_form->setRowVisible(m_blitz, block);
    m_form->setRowVisible(m_otherMovement, movement);
    m_form->setRowVisible(m_otherStrength,
                          block || (roll && roll->contest == Roll::Contest::Strength));
    m_form->setRowVisible(m_otherArmour, block);
    m_form->setRowVisible(m_otherAssists, block);
    m_form->setRowVisible(m_reroll, block);
    const QStringList own
        = block ? QStringList{u"block"_s, u"armour"_s, u"injury"_s} : QStringList{action()};
    m_skills->setRoll(*edition, own, SkillEffect::By::Self, m_language);
    if (block)
        m_opponents->setRoll(*edition, {u"blocked"_s, u"injury"_s, u"casualty"_s},
                             SkillEffect::By::Self, m_language);
    else
        m_opponents->setRoll(*edition, own, SkillEffect::By::Opponent, m_language);
    emit changed();
}

void OddsForm::setMatch(const QString &edition, const QString &weather)
{
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(edition)));
    m_weather->setCurrentIndex(std::max(0, m_weather->findData(weather)));
}

void OddsForm::setPlayer(const Profile &profile, const QStringList &skills)
{
    m_movement->setValue(profile.movement);
    m_strength->setValue(profile.strength);
    m_agility->setValue(profile.agility);
    m_skills->setChecked(skills);
    emit changed();
}

void OddsForm::setReroll(bool can)
{
    m_reroll->setChecked(can && m_reroll->isChecked());
    m_reroll->setEnabled(can);
}

Result<OddsAnswer> OddsForm::answer() const
{
    const auto edition = ruleset();
    if (!edition)
        return Error{ErrorCode::NoEdition, tr("Choose an edition."), {}};
    return action() == blockAction() ? blockAnswer(*edition) : rollAnswer(*edition);
}

Result<OddsAnswer> OddsForm::rollAnswer(const Ruleset &edition) const
{
    RollSituation situation;
    situation.profile = {m_movement->value(), m_strength->value(), m_agility->value(), 8};
    situation.other = {m_otherMovement->value(), m_otherStrength->value(), 3, 8};
    situation.zones = m_zones->value();
    situation.zonesLeft = m_zones->value();
    situation.now.skills = m_skills->checked();
    for (const QString &skill : m_opponents->checked())
        situation.now.opponents.insert(skill, 1);
    situation.now.weather = m_weather->currentData().toString();
    situation.now.range = m_range->currentData().toString();
    if (m_accurate->isChecked())
        situation.now.conditions.append(u"accurate-pass"_s);
    if (m_helper->isChecked()) {
        situation.now.conditions.append(u"helper"_s);
        situation.now.helpers = 1;
    }
    const auto need = RollNeeds(edition).need(action(), situation);
    if (!need)
        return need.error();
    return answerFor(*need, m_language);
}

Result<OddsAnswer> OddsForm::blockAnswer(const Ruleset &edition) const
{
    BlockSituation situation;
    situation.attacker.strength = m_strength->value();
    situation.attacker.skills = m_skills->checked();
    situation.attacker.assists = m_assists->value();
    situation.defender.strength = m_otherStrength->value();
    situation.defender.armour = m_otherArmour->value();
    situation.defender.skills = m_opponents->checked();
    situation.defender.assists = m_otherAssists->value();
    situation.teamReroll = m_reroll->isChecked();
    if (m_blitz->isChecked())
        situation.conditions.append(u"blitz"_s);
    const EffectIndex effects(edition);
    const auto need = BlockCalculator(effects).block(situation);
    if (!need)
        return need.error();
    return answerFor(*need, m_language);
}

void OddsForm::setLanguage(Language language)
{
    m_language = language;
    const QStringList words{tr("Edition"),
                            tr("Action"),
                            tr("Movement"),
                            tr("Strength"),
                            tr("Agility"),
                            tr("Enemy tackle zones"),
                            tr("Assists"),
                            tr("Weather"),
                            tr("Range"),
                            tr("After an accurate pass"),
                            tr("A team-mate helps"),
                            tr("Blitz"),
                            tr("Opponent's movement"),
                            tr("Opponent's strength"),
                            tr("Opponent's armour"),
                            tr("Opponent's assists"),
                            tr("With a team re-roll")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    for (QCheckBox *box : {m_accurate, m_helper, m_blitz, m_reroll})
        box->setAccessibleName(words.at(box == m_accurate     ? 9
                                            : box == m_helper ? 10
                                            : box == m_blitz  ? 11
                                                              : 16));
    m_skills->setTitle(tr("The player's skills"));
    m_opponents->setTitle(tr("The opponents' skills"));
    fillEditions();
    fillLists();
}

} // namespace dugout
