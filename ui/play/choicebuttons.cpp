// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/choicebuttons.h"

#include "core/dice/dicewords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/play/letterkeys.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace dugout {

bool ChoiceButtons::suits(const OfferedPrompt &offer)
{
    // Players are called by the numbers on their shirts: a number key would pick another one.
    const Prompt &prompt = offer.prompt;
    const qsizetype most = digitCount + (offer.asButtons ? letterCount : 0);
    return !offer.byName && prompt.atMost <= 1
        && numbered(offer, prompt.choices.size()) <= (showsShirtNumbers(offer) ? 1 : most);
}

QKeySequence ChoiceButtons::fixedKey(const OfferedPrompt &offer, qsizetype place)
{
    return offer.choiceKeys.value(place);
}

/// How many of the choices before this one are called by their places.
qsizetype ChoiceButtons::numbered(const OfferedPrompt &offer, qsizetype upTo)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < upTo; ++i)
        count += fixedKey(offer, i).isEmpty() ? 1 : 0;
    return count;
}

ChoiceButtons::ChoiceButtons(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new FlowLayout(this);
    if (prompt().byLot) {
        m_draw = new ActionButton(this);
        layout->addWidget(m_draw);
        connect(m_draw, &QAbstractButton::clicked, this,
                [this, &random] { emit answered(rollFor(prompt(), random)); });
    }
    for (const QString &choice : prompt().choices)
        layout->addWidget(addButton(choice));
    if (prompt().atLeast == 0) {
        m_none = addButton({});
        m_none->setObjectName(u"choice-none"_s);
        layout->addWidget(m_none);
    }
    addBookDice(random);
    fillMain();
    ChoiceButtons::showWords();
}

/// The dice can be rolled here; what they mean is read in the book.
void ChoiceButtons::addBookDice(RandomSource &random)
{
    if (!offer().bookDice)
        return;
    m_roll = new ActionButton(this);
    m_roll->setObjectName(u"prompt-book-dice"_s);
    m_roll->setIconName(u"dice"_s);
    layout()->addWidget(m_roll);
    connect(m_roll, &QAbstractButton::clicked, this, [this, &random] {
        std::vector<int> dice;
        for (const int faces : offer().bookDice->faces())
            dice.push_back(random.roll(faces));
        m_rolled = offer().bookDice->total(dice);
        showWords();
    });
}

/// All faces in one row, rather than the last of them out of sight.
void ChoiceButtons::setTight(bool tight)
{
    for (ActionButton *button : std::as_const(m_buttons)) {
        if (button->shape() == ButtonShape::Face)
            button->setCompact(tight);
    }
}

void ChoiceButtons::setOptional(bool optional)
{
    m_optional = optional;
    fillMain();
    showWords();
}

/// The only answer there is, unless it may be left or is given with care; else the likely one.
void ChoiceButtons::fillMain()
{
    const qsizetype likely = prompt().choices.indexOf(prompt().usual);
    const bool alone = m_buttons.size() == 1;
    for (ActionButton *button : std::as_const(m_buttons))
        button->setLook(ActionButton::Look::Plain);
    const bool none = m_draw || m_optional;
    m_main = none                          ? nullptr
        : alone                            ? m_buttons.constFirst()
        : likely < 0 && offer().noneLikely ? m_none
                                           : m_buttons.value(likely);
    if (m_main)
        makeMain(m_main);
}

ActionButton *ChoiceButtons::addButton(const QString &choice)
{
    auto *button = new ActionButton(this);
    button->setObjectName(u"choice-"_s + choice);
    // What fell on the table is found by its picture.
    if (const auto place = static_cast<size_t>(m_buttons.size()); place < offer().symbols.size()) {
        button->setShape(ButtonShape::Face);
        button->setSymbol(offer().symbols[place].id);
    }
    connect(button, &QAbstractButton::clicked, this, [this, choice] { choose(choice); });
    m_buttons.append(button);
    return button;
}

void ChoiceButtons::choose(const QString &choice)
{
    Event event = blankAnswer();
    if (!choice.isEmpty())
        event.choices.append(choice);
    emit answered(event);
}

QWidget *ChoiceButtons::first() const
{
    return m_draw && !offer().ownDice ? m_draw : m_main;
}

void ChoiceButtons::keyPressEvent(QKeyEvent *event)
{
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (on || back)
        (on ? m_buttons.constFirst() : m_buttons.constLast())->setFocus(Qt::TabFocusReason);
    else
        PromptBody::keyPressEvent(event);
}

bool ChoiceButtons::isCount() const
{
    const QStringList &choices = prompt().choices;
    return std::all_of(choices.begin(), choices.end(), [](const QString &choice) {
        return choice.size() == 1 && choice.at(0).isDigit();
    });
}

/// A single player is named by shirt number too; none for other choices.
QKeySequence ChoiceButtons::shirtKeys(const QString &words)
{
    if (!words.startsWith(u'#') || words.size() < 2 || !words.at(1).isDigit())
        return {};
    const auto key = [&words](qsizetype at) { return Qt::Key_0 + words.at(at).digitValue(); };
    if (words.size() > 2 && words.at(2).isDigit())
        return {key(1), key(2)};
    return key(1);
}

/// A number is its own key, as long as all of them are.
int ChoiceButtons::keyOf(qsizetype place) const
{
    const QStringList &choices = prompt().choices;
    if (!offer().leaves.isEmpty() && choices.value(place) == offer().leaves)
        return Qt::Key_Escape;
    if (const QKeySequence fixed = fixedKey(offer(), place); !fixed.isEmpty())
        return fixed[0].toCombined();
    const qsizetype number = numbered(offer(), place);
    if (number >= digitCount && number - digitCount < letterCount)
        return letterKeys[number - digitCount];
    return isCount() && place < choices.size() ? Qt::Key_0 + choices.at(place).toInt()
                                               : Qt::Key_1 + static_cast<int>(number);
}

void ChoiceButtons::showWords()
{
    setAccessibleName(offer().words.title);
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        ActionButton *button = m_buttons.at(i);
        if (button == m_none)
            button->setCommand("choice-none");
        else
            button->setText(offer().words.choices.value(i).replace(u'&', u"&&"_s));
        const int key = keyOf(i);
        // Also where there is only one, so that nobody has to look which key it is this time.
        const bool numbered = m_buttons.size() > 1 || m_draw || m_optional
            || (!showsShirtNumbers(offer()) && key != Qt::Key_Escape);
        if (numbered)
            button->setKey(QKeySequence(button == m_none ? static_cast<int>(Qt::Key_0) : key));
        else
            button->setKey(shirtKeys(button->text()));
        if (button == m_main)
            button->printKey(QKeySequence(Qt::Key_Enter));
    }
    if (m_draw) {
        m_draw->setCommand("prompt-draw");
        dressDraw(m_draw); // new words take the key away
    }
    if (!m_roll)
        return;
    const QString dice = diceWords(*offer().bookDice, currentLanguage());
    m_roll->setCommand("prompt-book-dice", dice);
    if (m_rolled) {
        m_roll->setText(u"%1: %2"_s.arg(dice).arg(*m_rolled));
        m_roll->setKey(commandKey("prompt-book-dice")); // new words take it away
    }
}

} // namespace dugout
