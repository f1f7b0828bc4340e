// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/promptbody.h"

#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/play/choicebuttons.h"
#include "ui/play/choicelist.h"
#include "ui/play/confirmbody.h"
#include "ui/play/coverbody.h"
#include "ui/play/dicebody.h"
#include "ui/play/numberbody.h"
#include "ui/play/offerband.h"
#include "ui/play/shelfbody.h"
#include "ui/play/textbody.h"

namespace dugout {

PromptBody::PromptBody(OfferedPrompt offer, QWidget *parent)
    : QWidget(parent)
    , m_offer(std::move(offer))
{ }

PromptBody *PromptBody::make(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
{
    if (!offer.cover.isEmpty())
        return new CoverBody(offer, random, parent);
    if (offer.keeps)
        return new OfferBand(offer, parent);
    switch (offer.prompt.kind) {
    case PromptKind::Dice:
        return new DiceBody(offer, random, parent);
    case PromptKind::Choice:
        if (!offer.shelf.empty())
            return new ShelfBody(offer, parent);
        if (ChoiceButtons::suits(offer))
            return new ChoiceButtons(offer, random, parent);
        return new ChoiceList(offer, random, parent);
    case PromptKind::Number:
        return new NumberBody(offer, parent);
    case PromptKind::Text:
        return new TextBody(offer, random, parent);
    case PromptKind::Confirm:
        break;
    }
    return new ConfirmBody(offer, parent);
}

void PromptBody::setOffer(const OfferedPrompt &offer)
{
    m_offer = offer;
    showWords();
}

Event PromptBody::blankAnswer() const
{
    Event event;
    event.prompt = prompt().id;
    event.seat = prompt().seat;
    return event;
}

void PromptBody::makeMain(ActionButton *button)
{
    button->setLook(ActionButton::Look::Filled);
    button->printKey(QKeySequence(Qt::Key_Enter));
    button->setObjectName(QStringLiteral("prompt-main"));
}

void PromptBody::dressDraw(ActionButton *draw)
{
    if (!offer().ownDice) {
        draw->setKey({});
        makeMain(draw);
        return;
    }
    draw->setLook(ActionButton::Look::Plain);
    draw->printKey({});
    draw->setKey(commandKey("prompt-draw"));
    draw->setObjectName(QStringLiteral("prompt-draw"));
}

void PromptBody::makeMain(ActionButton *button, ActionButton *instead)
{
    instead->setLook(ActionButton::Look::Plain);
    instead->printKey({});
    instead->setObjectName({});
    makeMain(button);
}

} // namespace dugout
