// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/numberbody.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Gold goes in tens of thousands.
int stepOf(const Prompt &prompt)
{
    const bool isGold = prompt.step > 1 || prompt.atMost % goldStep == 0;
    return prompt.atMost >= goldStep && isGold ? goldStep : 1;
}

} // namespace

NumberBody::NumberBody(const OfferedPrompt &offer, QWidget *parent)
    : PromptBody(offer, parent)
    , m_number(new NumberBox(this))
    , m_take(new ActionButton(this))
    , m_limits(new TextLabel(TextStyle::Small, this))
{
    m_number->setObjectName(u"prompt-number"_s);
    m_number->setRange(prompt().atLeast, prompt().atMost);
    m_number->setSingleStep(stepOf(prompt()));
    m_number->setValue(std::clamp(prompt().usual.toInt(), prompt().atLeast, prompt().atMost));
    m_number->selectAll(); // however the focus comes, typing replaces what is proposed
    m_number->setMinimumHeight(gridStep(this, 9));
    m_number->setMinimumWidth(gridStep(this, 36));
    m_number->installEventFilter(this);
    makeMain(m_take);
    auto *line = new FlowLayout;
    line->addWidget(m_number);
    line->addWidget(m_take);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(line);
    layout->addWidget(m_limits);
    layout->addStretch();
    connect(m_take, &QAbstractButton::clicked, this, &NumberBody::take);
    connect(m_number, &QSpinBox::valueChanged, this, &NumberBody::nameTake);
    NumberBody::showWords();
}

QWidget *NumberBody::first() const
{
    return m_number;
}

/// Digits are the number, wherever the focus is.
QWidget *NumberBody::fieldFor(const QString &text)
{
    if (!text.at(0).isDigit())
        return nullptr;
    if (!m_number->hasFocus()) // in the place of what was proposed, not beside it
        m_number->selectAll();
    return m_number;
}

void NumberBody::take()
{
    showLimits();
    if (!m_number->problem().isEmpty()) {
        m_number->selectAll();
        return;
    }
    m_number->interpretText();
    Event event = blankAnswer();
    event.number = m_number->value();
    emit answered(event);
}

bool NumberBody::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            take();
            return true;
        }
    }
    return PromptBody::eventFilter(watched, event);
}

void NumberBody::showWords()
{
    m_number->setAccessibleName(offer().words.title);
    nameTake();
    showLimits();
}

/// Enter leaves nothing open unsaid.
void NumberBody::nameTake()
{
    const bool open = m_number->value() == 0 && !offer().leftOpen.isEmpty();
    if (open)
        m_take->setText(offer().leftOpen);
    else
        m_take->setCommand("prompt-confirm");
}

void NumberBody::showLimits()
{
    const QString problem = m_number->problem();
    m_limits->setText(problem.isEmpty() ? m_number->limits() : problem);
    m_limits->setTone(problem.isEmpty() ? tone::greyInk : tone::harm);
}

} // namespace dugout
