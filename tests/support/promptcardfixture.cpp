// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"

#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/quickgrid.h"

using namespace Qt::StringLiterals;

namespace dugout {

OfferedPrompt offer(const QString &id, PromptKind kind, const QStringList &choices)
{
    OfferedPrompt made;
    made.prompt.id = id;
    made.prompt.seat = 1;
    made.prompt.kind = kind;
    made.prompt.choices = choices;
    made.words.title = u"Title of "_s + id;
    for (const QString &choice : choices)
        made.words.choices.append(u"The "_s + choice);
    return made;
}

OfferedPrompt dice(const QString &notation)
{
    OfferedPrompt made = offer(u"weather"_s, PromptKind::Dice);
    made.prompt.dice = DiceNotation::parse(notation);
    return made;
}

OfferedPrompt many(int count, int atLeast, int atMost)
{
    QStringList choices;
    for (int i = 1; i <= count; ++i)
        choices.append(u"p%1"_s.arg(i));
    OfferedPrompt made = offer(u"set-up"_s, PromptKind::Choice, choices);
    made.prompt.atLeast = atLeast;
    made.prompt.atMost = atMost;
    return made;
}

void PromptCardFixture::begin()
{
    failOnAnyWarning();
    m_events.clear();
    m_dice.clear();
    m_card = std::make_unique<PromptCard>(m_dice);
    m_card->resize(700, 500);
    connect(m_card.get(), &PromptCard::answered, this,
            [this](const Event &event) { m_events.push_back(event); });
    m_card->show();
    m_card->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
}

void PromptCardFixture::ask(const std::vector<OfferedPrompt> &offers)
{
    m_card->setOffers(offers, u"Turn 3, Orcs"_s);
    m_card->takeFocus();
    WindowFixture::settle();
}

void PromptCardFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : m_card.get(), key, modifiers);
    WindowFixture::settle();
}

void PromptCardFixture::type(const QString &words)
{
    QTest::keyClicks(QApplication::focusWidget(), words);
}

Event PromptCardFixture::answer()
{
    return m_events.size() == 1 ? m_events.front() : Event{};
}

} // namespace dugout
