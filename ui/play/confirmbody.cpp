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
    auto *layout = new FlowLayout(this);
    layout->addWidget(m_go);
    connect(m_go, &QAbstractButton::clicked, this, [this] { emit answered(blankAnswer()); });
    ConfirmBody::showWords();
}

QWidget *ConfirmBody::first() const
{
    return m_go;
}

void ConfirmBody::showWords()
{
    m_go->setText(prompt().aside ? tr("Do it") : tr("Go on"));
}

} // namespace dugout
