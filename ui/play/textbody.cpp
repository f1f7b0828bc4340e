// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/textbody.h"

#include "core/dice/dicewords.h"
#include "core/text/plaintext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"

#include <QCompleter>
#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

TextBody::TextBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
    , m_random(random)
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
    addBook();
    connect(m_text, &QLineEdit::returnPressed, this, &TextBody::enter);
    connect(m_text, &QLineEdit::textChanged, this, &TextBody::edit);
    connect(m_take, &QAbstractButton::clicked, this, &TextBody::take);
    TextBody::showWords();
}

void TextBody::addBook()
{
    if (offer().bookDice) {
        m_roll = new ActionButton(this);
        m_roll->setObjectName(u"prompt-book-dice"_s);
        layout()->addWidget(m_roll);
        connect(m_roll, &QAbstractButton::clicked, this, &TextBody::roll);
    }
    if (offer().known.isEmpty())
        return;
    auto *known = new QCompleter(offer().known, m_text);
    known->setCaseSensitivity(Qt::CaseInsensitive);
    known->setFilterMode(Qt::MatchContains);
    m_text->setCompleter(known);
}

QWidget *TextBody::first() const
{
    return m_text;
}

QString TextBody::found(const QString &typed) const
{
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    for (const QString &each : offer().known) {
        if (isNumber && each.startsWith(u"%1 "_s.arg(number)))
            return each;
    }
    return typed;
}

/// An Enter too many would leave out what is rolled in the book: nothing is taken for an answer
/// only by a second one, after the button has said so. Typing instead still goes here.
void TextBody::enter()
{
    if (!leavesItEmpty() || m_isAsked) {
        take();
        return;
    }
    m_isAsked = true;
    nameTake();
}

void TextBody::edit()
{
    m_isAsked = false;
    nameTake();
}

bool TextBody::leavesItEmpty() const
{
    return offer().prompt.atLeast == 0 && m_text->text().trimmed().isEmpty();
}

void TextBody::nameTake()
{
    const bool isEmpty = leavesItEmpty();
    const bool waits = isEmpty && !m_isAsked;
    m_take->setCommand(isEmpty ? "prompt-leave-empty" : "prompt-confirm");
    m_take->setLook(waits ? ActionButton::Look::Plain : ActionButton::Look::Filled);
    m_take->printKey(waits ? QKeySequence() : QKeySequence(Qt::Key_Enter));
}

/// Whatever it says: what stands beside it stays where it is while somebody types.
void TextBody::keepWidth()
{
    m_take->setMinimumWidth(0);
    int widest = 0;
    m_take->printKey(QKeySequence(Qt::Key_Enter));
    for (const char *id : {"prompt-leave-empty", "prompt-confirm"}) {
        m_take->setCommand(id);
        widest = std::max(widest, m_take->sizeHint().width());
    }
    m_take->setMinimumWidth(widest);
}

void TextBody::take()
{
    Event event = blankAnswer();
    event.text = found(plainLine(m_text->text()).trimmed());
    emit answered(event);
}

/// What is not known yet is typed behind the number, and is known from then on.
void TextBody::roll()
{
    std::vector<int> dice;
    for (const int faces : offer().bookDice->faces())
        dice.push_back(m_random.roll(faces));
    const QString number = QString::number(offer().bookDice->total(dice));
    const QString known = found(number);
    m_text->setText(known == number ? number + u' ' : known);
    m_text->setFocus(Qt::OtherFocusReason);
}

void TextBody::showWords()
{
    keepWidth();
    nameTake();
    m_text->setAccessibleName(offer().words.title);
    if (m_roll)
        m_roll->setCommand("prompt-roll-table", diceWords(*offer().bookDice, currentLanguage()));
    if (offer().isBook)
        m_text->setPlaceholderText(tr("Number and words of the book"));
}

} // namespace dugout
