// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/carddialog.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/text/localizedtext.h"
#include "core/text/plaintext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/skirmish/collection/attackform.h"
#include "ui/skirmish/collection/modifierform.h"
#include "ui/skirmish/collection/namelength.h"
#include "ui/skirmish/collection/openspin.h"
#include "ui/skirmish/collection/picturefield.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGlory = 20;
constexpr int longestNumber = 20;
constexpr qsizetype longestText = 1000;

/// Replaces the words of a box and keeps what was chosen.
void setWords(QComboBox *box, const QStringList &words)
{
    const int before = std::max(0, box->currentIndex());
    box->clear();
    box->addItems(words);
    box->setCurrentIndex(before);
}

} // namespace

CardDialog::CardDialog(const std::shared_ptr<const Ruleset> &ruleset, const Collection &collection,
                       SkirmishCard card, const SkirmishCard *printed, QWidget *parent)
    : FormDialog(parent)
    , m_collection(collection)
    , m_card(std::move(card))
    , m_name(new TextField(localized(m_card.name), this))
    , m_kind(new ChoiceBox(this))
    , m_warband(new ChoiceBox(this))
    , m_restricted(new QListWidget(this))
    , m_glory(new OpenSpin(0, mostGlory, this))
    , m_timing(new ChoiceBox(this))
    , m_duration(new ChoiceBox(this))
    , m_reaction(new QCheckBox(this))
    , m_number(new TextField(m_card.number, this))
    , m_summary(new QPlainTextEdit(localized(m_card.summary), this))
    , m_modifiers(new ModifierForm(this))
    , m_trigger(new ChoiceBox(this))
    , m_whose(new ChoiceBox(this))
    , m_multiplayer(new QPlainTextEdit(localized(m_card.multiplayer), this))
    , m_picture(new PictureField(this))
    , m_givesAttack(new QCheckBox(this))
    , m_attack(new AttackForm(AttackForm::Of::Card, ruleset, this))
{
    setObjectName(u"card-dialog"_s);
    prepareFields();
    CardDialog::retranslate();
    showCard();
    m_attack->setAttack(m_card.attack.value_or(AttackAction{}),
                        printed && printed->attack ? &*printed->attack : nullptr);
    connectFields();
    fitKind();
    if (printed)
        lock(*printed);
    m_begun = CardDialog::card();
}

void CardDialog::prepareFields()
{
    m_name->setObjectName(u"card-name"_s);
    m_kind->setObjectName(u"card-kind"_s);
    m_glory->setObjectName(u"card-glory"_s);
    m_timing->setObjectName(u"card-timing"_s);
    m_duration->setObjectName(u"card-duration"_s);
    m_givesAttack->setObjectName(u"gives-attack"_s);
    m_name->setMaxLength(longestPieceName);
    m_number->setMaxLength(longestNumber);
    m_warband->setProperty("tableWords", true);
    m_summary->setTabChangesFocus(true);
    m_multiplayer->setTabChangesFocus(true);
    m_trigger->setObjectName(u"card-trigger"_s);
    m_whose->setObjectName(u"card-whose"_s);
    m_multiplayer->setObjectName(u"card-multiplayer"_s);
    for (QWidget *box : QList<QWidget *>{m_restricted, m_summary, m_multiplayer})
        box->setMaximumHeight(gridStep(this, 24));
    for (QWidget *field :
         QList<QWidget *>{m_name, m_kind, m_warband, m_restricted, m_glory, m_timing, m_duration,
                          m_reaction, m_number, m_summary, m_picture, m_givesAttack, m_modifiers,
                          m_trigger, m_whose, m_multiplayer})
        m_labels.append(addField(field));
    addWide(m_attack);
}

void CardDialog::showCard()
{
    m_picture->setPicture(m_card.picture);
    m_reaction->setChecked(m_card.reaction);
    m_glory->setOptional(m_card.glory);
    m_kind->setCurrentIndex(static_cast<int>(m_card.kind));
    m_timing->setCurrentIndex(static_cast<int>(m_card.timing));
    m_duration->setCurrentIndex(static_cast<int>(m_card.duration));
    m_warband->setCurrentIndex(std::max(0, m_warband->findData(m_card.warband.text())));
    m_givesAttack->setChecked(m_card.attack.has_value());
    m_modifiers->setModifiers(modifiersOf(m_card));
    m_trigger->setCurrentIndex(std::max(0, m_trigger->findData(triggerOf(m_card))));
    m_whose->setCurrentIndex(std::max(0, m_whose->findData(triggerWhose(m_card))));
    fillFighters();
}

void CardDialog::connectFields()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CardDialog::fitKind);
    connect(m_warband, &QComboBox::currentIndexChanged, this, &CardDialog::fillFighters);
    connect(m_givesAttack, &QCheckBox::toggled, this, &CardDialog::fitKind);
    connect(m_reaction, &QCheckBox::toggled, this, &CardDialog::fitKind);
    connect(m_trigger, &QComboBox::currentIndexChanged, this, &CardDialog::fitKind);
    connect(m_modifiers, &ModifierForm::grown, this, &CardDialog::fitKind);
}

void CardDialog::lock(const SkirmishCard &printed)
{
    for (QWidget *field :
         QList<QWidget *>{m_name, m_kind, m_warband, m_restricted, m_reaction, m_duration,
                          m_modifiers, m_trigger, m_whose, m_multiplayer})
        field->setEnabled(false);
    const QStringList open = openFields(printed);
    m_number->setEnabled(printed.number.isEmpty());
    m_glory->setEnabled(open.contains(u"glory"_s));
    m_timing->setEnabled(open.contains(u"timing"_s));
    m_summary->setEnabled(open.contains(u"summary"_s));
    m_givesAttack->setEnabled(open.contains(u"summary"_s)); // what it does is not known yet
}

CardKind CardDialog::kind() const
{
    return static_cast<CardKind>(m_kind->currentIndex());
}

/// Fields that another kind of card has are not asked for.
void CardDialog::fitKind()
{
    const bool objective = kind() == CardKind::Objective;
    const bool upgrade = kind() == CardKind::Upgrade;
    showField(m_glory, objective);
    showField(m_timing, objective);
    showField(m_duration, kind() == CardKind::Ploy);
    showField(m_reaction, !objective);
    showField(m_givesAttack, upgrade);
    showField(m_modifiers, !objective);
    showField(m_trigger, !objective && m_reaction->isChecked());
    showField(m_whose,
              !objective && m_reaction->isChecked()
                  && !m_trigger->currentData().toString().isEmpty());
    showField(m_multiplayer, objective);
    m_attack->setVisible(upgrade && m_givesAttack->isChecked());
    // What has just been shown is laid out only when the loop comes round.
    QTimer::singleShot(0, this, [this] { growToContent(this); });
}

void CardDialog::fillWarbands()
{
    const QVariant before = m_warband->currentData();
    const QSignalBlocker quiet(m_warband);
    m_warband->clear();
    m_warband->addItem(tr("every warband"), QString());
    for (const Warband &warband : m_collection.warbands)
        m_warband->addItem(localized(warband.name), warband.id.text());
    m_warband->setCurrentIndex(std::max(0, m_warband->findData(before)));
}

void CardDialog::fillFighters()
{
    m_restricted->clear();
    const QString only = m_warband->currentData().toString();
    for (const Warband &warband : m_collection.warbands) {
        if (!only.isEmpty() && warband.id.text() != only)
            continue;
        for (const FighterCard &fighter : warband.fighters) {
            auto *item = new QListWidgetItem(localized(fighter.name), m_restricted);
            const bool named
                = std::find(m_card.restricted.begin(), m_card.restricted.end(), fighter.id)
                != m_card.restricted.end();
            item->setCheckState(named ? Qt::Checked : Qt::Unchecked);
            item->setData(Qt::UserRole, fighter.id.text());
        }
    }
}

std::vector<FighterId> CardDialog::restricted() const
{
    std::vector<FighterId> fighters;
    for (int i = 0; i < m_restricted->count(); ++i) {
        if (m_restricted->item(i)->checkState() == Qt::Checked)
            fighters.emplace_back(m_restricted->item(i)->data(Qt::UserRole).toString());
    }
    return fighters;
}

SkirmishCard CardDialog::card() const
{
    SkirmishCard card = m_card;
    // Words of the document stay in their three languages.
    if (m_name->text().trimmed() != localized(m_card.name))
        card.name = sameInAll(m_name->text().trimmed());
    const QString summary = shortened(plainLines(m_summary->toPlainText()).trimmed(), longestText);
    if (summary != localized(m_card.summary))
        card.summary = summary.isEmpty() ? LocalizedText{} : sameInAll(summary);
    card.kind = kind();
    card.warband = WarbandId(m_warband->currentData().toString());
    card.restricted = restricted();
    const bool objective = card.kind == CardKind::Objective;
    card.glory = objective ? m_glory->optional() : std::nullopt;
    card.timing
        = objective ? static_cast<ScoreTiming>(m_timing->currentIndex()) : ScoreTiming::Open;
    card.duration = card.kind == CardKind::Ploy
        ? static_cast<PloyDuration>(m_duration->currentIndex())
        : PloyDuration::None;
    card.reaction = !objective && m_reaction->isChecked();
    const bool attacks = card.kind == CardKind::Upgrade && m_givesAttack->isChecked();
    card.attack = attacks ? std::optional(m_attack->attack()) : std::nullopt;
    if (m_modifiers->isEnabled())
        takeNumbers(card);
    card.number = m_number->text().trimmed();
    card.picture = m_picture->picture();
    // What a power card does is open until somebody has written it down.
    const bool written = card.isPower() && card.summary != m_card.summary;
    card.open = card.open && !written && !openFields(card).isEmpty();
    return card;
}

void CardDialog::takeNumbers(SkirmishCard &card) const
{
    const bool objective = card.kind == CardKind::Objective;
    setModifiers(card, objective ? std::vector<CardModifier>{} : m_modifiers->modifiers());
    setTrigger(card, card.reaction ? m_trigger->currentData().toString() : QString());
    const bool named = !triggerOf(card).isEmpty();
    setTriggerWhose(card, named ? m_whose->currentData().toString() : QString());
    const QString words
        = shortened(plainLines(m_multiplayer->toPlainText()).trimmed(), longestText);
    if (!objective || words.isEmpty()) {
        card.multiplayer = {};
        card.players.clear();
    } else if (words != localized(m_card.multiplayer)) {
        card.multiplayer = sameInAll(words);
        card.players = {3, 4};
    }
}

void CardDialog::accept()
{
    if (m_name->text().trimmed().isEmpty())
        showProblem(tr("The card needs a name."));
    else
        QDialog::accept();
}

void CardDialog::reject()
{
    const bool lost = card() != m_begun
        && QMessageBox::question(this, tr("Card"),
                                 tr("The card was changed and is not saved. Close it anyway?"),
                                 QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel)
            != QMessageBox::Discard;
    if (!lost)
        FormDialog::reject();
}

void CardDialog::fillWhose()
{
    const QVariant whose = m_whose->currentData();
    m_whose->clear();
    m_whose->addItem(tr("anybody's fighter"), QString());
    m_whose->addItem(tr("an own fighter"), u"friends"_s);
    m_whose->addItem(tr("an enemy fighter"), u"enemies"_s);
    m_whose->setCurrentIndex(std::max(0, m_whose->findData(whose)));
}

void CardDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Card"));
    const QStringList words{tr("Name"),
                            tr("Kind"),
                            tr("Warband"),
                            tr("Only for"),
                            tr("Glory"),
                            tr("Gives glory"),
                            tr("Lasts"),
                            tr("Is a reaction"),
                            tr("Number"),
                            tr("What it does"),
                            tr("Picture"),
                            tr("Gives an attack"),
                            tr("Changes"),
                            tr("Reacts"),
                            tr("When it happens to"),
                            tr("With three or four players")};
    for (qsizetype i = 0; i < words.size(); ++i) {
        m_labels.at(i)->setText(words.at(i));
        m_labels.at(i)->buddy()->setAccessibleName(words.at(i));
    }
    setWords(m_kind,
             {CardWords::kind(CardKind::Objective), CardWords::kind(CardKind::Ploy),
              CardWords::kind(CardKind::Upgrade)});
    setWords(m_timing, {tr("not known"), tr("at once"), tr("in the end phase")});
    setWords(m_duration,
             {tr("not at all"), tr("for the next activation"), tr("until the round ends")});
    const QVariant moment = m_trigger->currentData();
    m_trigger->clear();
    m_trigger->addItem(tr("whenever its text says"), QString());
    for (const QString &trigger : modifier::triggers())
        m_trigger->addItem(triggerName(trigger), trigger);
    m_trigger->setCurrentIndex(std::max(0, m_trigger->findData(moment)));
    fillWhose();
    m_modifiers->retranslate();
    fillWarbands();
    m_picture->retranslate();
    m_attack->retranslate();
    acceptButton()->setCommand("save");
}

} // namespace dugout
