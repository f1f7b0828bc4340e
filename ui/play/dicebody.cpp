// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/dicebody.h"

#include "core/dice/dicewords.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"

#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

DiceBody::DiceBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
    , m_random(random)
    , m_dice(new QWidget(this))
    , m_buttons(new FlowLayout)
    , m_roll(new ActionButton(this))
    , m_enter(new ActionButton(this))
    , m_entry(new DiceEntry(this))
{
    m_enter->setObjectName(u"prompt-enter-dice"_s);
    m_roll->setIconName(u"dice"_s);
    m_roll->setShrinks(true);
    auto *dice = new FlowLayout(m_dice);
    for (const int faces : prompt().dice->faces()) {
        auto *die = new DieFace(DieFace::Use::Shown, m_dice);
        die->setNumber(0, faces);
        die->setSide(14);
        dice->addWidget(die);
    }
    m_buttons->addWidget(m_roll);
    m_buttons->addWidget(m_enter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_dice);
    layout->addWidget(m_entry);
    layout->addLayout(m_buttons);
    m_entry->setDice(*prompt().dice, offer.symbols);
    m_entry->hide();
    connect(m_roll, &QAbstractButton::clicked, this,
            [this] { emit answered(rollFor(prompt(), m_random)); });
    connect(m_enter, &QAbstractButton::clicked, this, &DiceBody::enter);
    connect(m_entry, &DiceEntry::cancelled, this, &DiceBody::stopEntering);
    connect(m_entry, &DiceEntry::entered, this, [this](const std::vector<int> &fallen) {
        Event event = blankAnswer();
        event.dice = fallen;
        emit answered(event);
    });
    DiceBody::showWords();
}

/// With their own dice the coaches type what fell; Enter rolls nothing. Where Dugout rolls, Enter
/// is its button.
void DiceBody::dress()
{
    if (m_own == offer().ownDice)
        return;
    m_own = offer().ownDice;
    m_entry->setAlone(*m_own);
    if (*m_own) {
        m_entry->addBeside(m_roll); // one line less where every line counts
        m_roll->setLook(ActionButton::Look::Plain);
        m_roll->printKey({});
        m_roll->setObjectName(u"prompt-roll"_s);
        m_dice->hide();
        m_enter->hide();
        m_entry->show();
    } else {
        m_buttons->addWidget(m_roll);
        m_buttons->addWidget(m_enter); // behind it
        makeMain(m_roll);
        stopEntering();
    }
}

QWidget *DiceBody::typed() const
{
    return m_entry->findChild<QWidget *>(u"dice-typed"_s);
}

QWidget *DiceBody::first() const
{
    return offer().ownDice ? typed() : m_roll;
}

bool DiceBody::answersEnter() const
{
    return !offer().ownDice;
}

/// Digits are dice that lie on the table.
QWidget *DiceBody::fieldFor(const QString &text)
{
    if (!text.at(0).isDigit())
        return nullptr;
    if (m_entry->isHidden())
        enter();
    return typed();
}

/// The blank dice only show what is meant: they are the first to go.
void DiceBody::setTight(bool tight)
{
    m_tight = tight;
    m_entry->setTight(tight);
    m_dice->setVisible(!tight && m_entry->isHidden());
}

void DiceBody::enter()
{
    for (QWidget *other : {m_dice, static_cast<QWidget *>(m_roll), static_cast<QWidget *>(m_enter)})
        other->hide();
    m_entry->show();
    m_entry->start();
    bringIntoView(typed()); // many dice reach below the card
}

void DiceBody::stopEntering()
{
    m_entry->hide();
    m_dice->setVisible(!m_tight);
    m_roll->show();
    m_enter->show();
    if (isVisible())
        m_roll->setFocus(Qt::OtherFocusReason);
}

void DiceBody::showWords()
{
    dress();
    const auto dice = static_cast<int>(prompt().dice->faces().size());
    // Dice with symbols are no D6 to those who throw them, and nobody has a die with two sides.
    const bool coin = prompt().dice->faces() == std::vector<int>{2};
    if (coin)
        m_roll->setCommand("prompt-toss");
    else if (offer().symbols.empty())
        m_roll->setCommand("prompt-roll", diceWords(*prompt().dice, currentLanguage()));
    else
        m_roll->setCommand("prompt-roll-symbols", {}, dice);
    m_enter->setCommand("prompt-enter-dice");
}

} // namespace dugout
