// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/handpanel.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

HandPanel::HandPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_hide(new ActionButton(this))
    , m_cards(new QWidget(this))
    , m_place(new QVBoxLayout(m_cards))
{
    setObjectName(u"hand"_s);
    m_hide->setObjectName(u"hide-hand"_s);
    m_title->setWordWrap(true);
    m_place->setContentsMargins(0, 0, 0, 0);
    m_place->setSpacing(gridStep(this, 2));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_hide, 0, Qt::AlignLeft);
    layout->addWidget(m_cards);
    layout->addStretch();
    connect(m_hide, &QAbstractButton::clicked, this, &HandPanel::hideRequested);
    retranslate();
}

void HandPanel::clear()
{
    qDeleteAll(m_cards->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    m_title->setText({});
}

void HandPanel::addHeading(const QString &words)
{
    auto *label = new TextLabel(TextStyle::Small, m_cards);
    label->setTone(tone::greyInk);
    label->setWordWrap(true);
    label->setText(words);
    m_place->addWidget(label);
    label->show();
}

void HandPanel::addCard(const SkirmishContext &context, const CardId &id, std::optional<bool> met)
{
    const SkirmishCard *card = context.card(id);
    if (!card)
        return;
    auto *lines = new QWidget(m_cards);
    auto *column = new QVBoxLayout(lines);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto add
        = [lines, column](TextStyle style, QPalette::ColorRole tone, const QString &words) {
              if (words.isEmpty())
                  return;
              auto *label = new TextLabel(style, lines);
              label->setWordWrap(true);
              label->setTone(tone);
              label->setText(words);
              column->addWidget(label);
          };
    add(TextStyle::Strong, tone::ink, localized(card->name));
    add(TextStyle::Small, tone::greyInk, CardWords(context.ruleset()).facts(*card));
    if (met)
        add(TextStyle::Small, *met ? tone::goInk : tone::greyInk,
            *met ? tr("✓ met now") : tr("not met yet"));
    add(TextStyle::Small, tone::ink, localized(card->summary));
    m_place->addWidget(lines);
    lines->show();
}

void HandPanel::show(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    clear();
    if (seat == noSeat)
        return;
    const SkirmishPlayer &player = state.player(seat);
    m_title->setText(tr("The hand of %1").arg(context.seat(seat).name));
    addHeading(CardWords::kinds(CardKind::Objective));
    for (const CardId &id : player.objectives.hand) {
        const SkirmishCard *card = context.card(id);
        addCard(context, id, card ? isConditionMet(context, state, seat, *card) : std::nullopt);
    }
    addHeading(tr("Power cards"));
    for (const CardId &id : player.powers.hand)
        addCard(context, id);
}

void HandPanel::retranslate()
{
    m_hide->setCommand("hide-hand");
}

} // namespace dugout
