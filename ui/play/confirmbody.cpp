// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/confirmbody.h"

#include "ui/common/actionbutton.h"
#include "ui/common/flowlayout.h"

namespace dugout {

ConfirmBody::ConfirmBody(const OfferedPrompt &offer, QWidget *parent)
    : PromptBody(offer, parent)
    , m_go(new ActionButton(this))
{
    makeMain(m_go);
    if (hasOwnKey()) {
        m_go->setLook(ActionButton::Look::Plain);
        m_go->setKey(offer.key);
    }
    auto *layout = new FlowLayout(this);
    layout->addWidget(m_go);
    connect(m_go, &QAbstractButton::clicked, this, [this] { emit answered(blankAnswer()); });
    ConfirmBody::showWords();
}

/// Even alone, what ends buying or a turn is pressed on purpose, never by one Enter too many.
bool ConfirmBody::hasOwnKey() const
{
    return prompt().passes && !offer().key.isEmpty();
}

QWidget *ConfirmBody::first() const
{
    return hasOwnKey() ? nullptr : m_go;
}

void ConfirmBody::showWords()
{
    m_go->setCommand(prompt().alwaysOffered || offer().asksAlone ? "prompt-confirm"
                                                                 : "prompt-continue");
}

} // namespace dugout
