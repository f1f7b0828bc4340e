// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/checklist.h"
#include "core/match/state/promptnames.h"
#include "tests/support/afterdriver.h"
#include "tests/support/carddriver.h"
#include "tests/support/matchpagefixture.h"
#include "tests/support/randomhand.h"
#include "ui/common/actionbutton.h"
#include "ui/match/afterwhistle.h"
#include "ui/match/handdialog.h"

#include <QMenu>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString talk = u"benefits-of-training-2016/team-talk"_s;

} // namespace

/// The final whistle while a coach holds a card that he could still play.
class TestWhistleCards final : public MatchPageFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { end(); }
    void theResultIsShown();
    void theLogLeadsOn();
    void theMouseAloneFinishes();
    void theCardIsPlayedFromThere();

private:
    [[nodiscard]] AfterWhistle *whistle() { return m_page->view()->whistle(); }
    [[nodiscard]] bool isHeld() { return state().side(0).cards.contains(CardOf::fromString(talk)); }
};

/// What was played elsewhere, line by line.
void TestWhistleCards::init()
{
    begin();
    MatchSetup setup = cardSetup(u"bb2016"_s);
    setup.league = true;
    MatchDriver match(setup, stepsToTheNextSheet());
    holdToTheEnd(match, talk);
    m_page->start(setup);
    for (const EventGroup &group : match.session().log().groups())
        QVERIFY(m_page->table()->actFromAfar(group.events));
    WindowFixture::settle();
    QVERIFY(isHeld());
}

void TestWhistleCards::theResultIsShown()
{
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
    QVERIFY(seen<QWidget>(u"full-time-poster"_s));
    press(Qt::Key_Return);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::AfterMatch);
    for (const AfterChecklist &list : afterChecklists(m_page->table()->session()))
        QVERIFY(list.checks.size() > 3);
    QVERIFY(seen<QWidget>(u"after-column-0"_s) && seen<QWidget>(u"after-column-1"_s));
    QVERIFY(!seen<ActionButton>(u"after-finish"_s)->isEnabled());
    QVERIFY(card()->isVisible());
    QVERIFY(card()->openPrompt().startsWith(u"after."));
}

/// Of what both coaches are asked nothing stands beside the log.
void TestWhistleCards::theLogLeadsOn()
{
    press(Qt::Key_L);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::Play);
    QVERIFY(seen<ActionButton>(u"match-cards"_s));
    for (const OfferedPrompt &one : m_page->table()->offered())
        QVERIFY2(!one.prompt.id.startsWith(u"after."), qPrintable(one.prompt.id));
    press(Qt::Key_Return);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::AfterMatch);
}

void TestWhistleCards::theMouseAloneFinishes()
{
    press(Qt::Key_Return);
    RandomHand hand(card(), 4);
    for (int i = 0; i < 3000 && !m_page->table()->isFinished(); ++i)
        QVERIFY(hand.press());
    QVERIFY(m_page->table()->isFinished());
    QVERIFY(m_page->table()->isOnSheets());
    seen<ActionButton>(u"after-finish"_s)->click();
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
    QVERIFY(!seen<ActionButton>(u"full-time-hands"_s));
    QVERIFY(isHeld());
}

void TestWhistleCards::theCardIsPlayedFromThere()
{
    seen<ActionButton>(u"full-time-hands"_s)->click();
    auto *menu = m_page->findChild<QMenu *>(u"cards-menu"_s);
    QVERIFY(menu);
    menu->actions().constFirst()->trigger();
    auto *hand = m_page->findChild<HandDialog *>();
    QVERIFY(hand);
    menu->close();
    hand->findChild<ActionButton *>(u"hand-show"_s)->click();
    auto *play = hand->findChild<ActionButton *>(u"hand-play-"_s + talk);
    QVERIFY(play && play->isEnabled());
    play->click();
    WindowFixture::settle();
    QVERIFY(!isHeld());
    QCOMPARE(whistle()->face(), AfterWhistle::Face::Play); // what the card asks
    RandomHand answering(card(), 4);
    for (int i = 0; i < 50 && whistle()->face() == AfterWhistle::Face::Play; ++i)
        QVERIFY(answering.press());
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
    seen<ActionButton>(u"full-time-main"_s)->click();
    QVERIFY(card()->openPrompt().startsWith(u"after."));
}

QTEST_MAIN(TestWhistleCards)
#include "tst_whistlecards.moc"
