// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/entrypanel.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/text/localizedtext.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/collection/picturefield.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

EntryPanel::EntryPanel(std::shared_ptr<const Ruleset> ruleset, QWidget *parent)
    : Panel(parent)
    , m_ruleset(std::move(ruleset))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_picture(new QLabel(this))
    , m_lines(new QWidget(this))
    , m_place(new QVBoxLayout(m_lines))
{
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTone(tone::greyInk);
    m_place->setContentsMargins(0, 0, 0, 0);
    m_place->setSpacing(gridStep(this, 1));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_picture);
    layout->addWidget(m_lines);
    layout->addStretch();
    fill();
}

void EntryPanel::show(const std::optional<CollectionRef> &ref, const Collection &collection)
{
    m_ref = ref;
    m_collection = collection;
    fill();
}

void EntryPanel::retranslate()
{
    fill();
}

void EntryPanel::clear()
{
    qDeleteAll(m_lines->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    m_picture->hide();
    m_sentence->setText({});
}

void EntryPanel::addLine(const QString &text, bool quiet)
{
    if (text.isEmpty())
        return;
    auto *label = new TextLabel(quiet ? TextStyle::Small : TextStyle::Body, m_lines);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (quiet)
        label->setTone(tone::greyInk);
    label->setText(text);
    m_place->addWidget(label);
    label->show();
}

void EntryPanel::addHeading(const QString &text)
{
    auto *label = new TextLabel(TextStyle::Strong, m_lines);
    label->setWordWrap(true);
    label->setText(text);
    m_place->addWidget(label);
    label->show();
}

void EntryPanel::addSide(const FighterSide &side)
{
    const CardWords words(*m_ruleset);
    addLine(words.side(side));
    for (const AttackAction &attack : side.attacks) {
        addLine(localized(attack.name) + u": "_s + words.attack(attack));
        addLine(localized(attack.summary), true);
    }
}

void EntryPanel::showFighter(const FighterCard &fighter)
{
    m_title->setText(localized(fighter.name));
    m_sentence->setText(fighter.leader ? tr("Leader") : QString());
    addHeading(tr("Normal side"));
    addSide(fighter.normal);
    addHeading(tr("Inspired side"));
    addSide(fighter.inspired);
    addHeading(tr("Inspired when"));
    addLine(fighter.inspire.isEmpty() ? tr("Not printed: fill it in.")
                                      : localized(fighter.inspire));
    if (const auto open = static_cast<int>(openFields(fighter).size()); open > 0)
        addLine(tr("%n value(s) are open; fill them in with Edit.", nullptr, open), true);
}

void EntryPanel::showCard(const SkirmishCard &card)
{
    m_title->setText(localized(card.name));
    m_sentence->setText(CardWords::kind(card.kind) + u" · "_s
                        + CardWords::users(card, m_collection));
    addLine(CardWords(*m_ruleset).facts(card));
    addLine(localized(card.summary));
    addLine(localized(card.multiplayer));
    if (!card.number.isEmpty())
        addLine(tr("Number %1").arg(card.number), true);
    if (const auto open = static_cast<int>(openFields(card).size()); open > 0)
        addLine(tr("%n value(s) are open; fill them in with Edit.", nullptr, open), true);
}

void EntryPanel::showWarband(const Warband &warband)
{
    m_title->setText(localized(warband.name));
    m_sentence->setText(localized(warband.summary));
    for (const FighterCard &fighter : warband.fighters)
        addLine(localized(fighter.name));
}

void EntryPanel::fill()
{
    clear();
    QString picture;
    const Warband *warband = m_ref
        ? m_collection.warband(
            WarbandId(m_ref->kind == CollectionRef::Kind::Fighter ? m_ref->warband : m_ref->id))
        : nullptr;
    if (m_ref && m_ref->kind == CollectionRef::Kind::Card && m_collection.card(CardId(m_ref->id))) {
        showCard(*m_collection.card(CardId(m_ref->id)));
        picture = m_collection.card(CardId(m_ref->id))->picture;
    } else if (m_ref && m_ref->kind == CollectionRef::Kind::Fighter && warband
               && warband->fighter(FighterId(m_ref->id))) {
        showFighter(*warband->fighter(FighterId(m_ref->id)));
        picture = warband->fighter(FighterId(m_ref->id))->picture;
    } else if (m_ref && m_ref->kind == CollectionRef::Kind::Warband && warband) {
        showWarband(*warband);
    } else {
        m_title->setText(tr("Your collection"));
        m_sentence->setText(tr("Choose a warband, a fighter, a card or a board to see it."));
    }
    const int side = gridStep(this, 60);
    m_picture->setPixmap(pictureIn(picture, {side, side}));
    m_picture->setVisible(!m_picture->pixmap().isNull());
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

} // namespace dugout
