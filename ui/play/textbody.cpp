// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/textbody.h"

#include "core/text/plaintext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

TextBody::TextBody(const OfferedPrompt &offer, QWidget *parent)
    : PromptBody(offer, parent)
    , m_text(new TextField(this))
    , m_take(new ActionButton(this))
{
    m_text->setObjectName(u"prompt-text"_s);
    m_text->setMaxLength(static_cast<int>(longestWords));
    makeMain(m_take);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_text, 1);
    layout->addWidget(m_take);
    connect(m_text, &QLineEdit::returnPressed, this, &TextBody::take);
    connect(m_take, &QAbstractButton::clicked, this, &TextBody::take);
    TextBody::showWords();
}

QWidget *TextBody::first() const
{
    return m_text;
}

void TextBody::take()
{
    Event event = blankAnswer();
    event.text = plainLine(m_text->text()).trimmed();
    emit answered(event);
}

void TextBody::showWords()
{
    m_take->setText(tr("Take it"));
    m_text->setAccessibleName(offer().words.title);
}

} // namespace dugout
