// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a card asks is answered from the keyboard, and nothing else is.
class TestPromptCard final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void enterPressesOnlyWhatIsFilled();
    void enterEndsNothingThatHasAKey();
    void theKeyThatEndsAnswersNothingElse();
    void aKeyThatDoesNothingSaysWhy();
    void enterTakesNobodyByChance();
    void whatIsTypedHasEnter();
    void enterFollowsTheCard();
    void aStepIsLeftAgain();
    void enterLeavesWhatMayBeLeft();
    void aLongListMayBeLeftToo();
    void escapeGoesBack();
    void enterTakesNothing();
    void pickersAskAQuestion();
    void printedKeysGiveWay();
    void enterGoesOn();
    void severalPromptsHaveTheirKeys();
    void whatStandsBelowAQuestionHasAKey();
    void aPromptOfManyIsOpenedAndLeft();
    void oneOfManyMayBeAsked();
    void printedKeysWorkBesideAField();
    void whatIsForOneCoachIsCovered();
    void whatWasCoveredHasItsRoom();
    void aDeckIsSeenBesideItsButton();
    void cardsStandInLinesWithWhatTheyDo_data();
    void cardsStandInLinesWithWhatTheyDo();
    void cardsAreDrawnUnseen();
    void aDrawIsLeftBeforeWhatWasBought();
    void languageLosesNoInput();
    void theSameIsAskedTwice();
    void refusalsFollowTheLanguage();
    void problemsAreSaidAndGo();
    void lookingBackAsksNothing();
    void theEndIsSaid();
    void theEndLeadsOn();
};

void TestPromptCard::enterPressesOnlyWhatIsFilled()
{
    const QStringList results{u"attacker-down"_s, u"pushed"_s};
    ask({offer(u"block.result"_s, PromptKind::Choice, results)});
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QVERIFY(m_events.empty());
    ask({offer(u"a"_s, PromptKind::Choice, results), offer(u"b"_s, PromptKind::Choice, results),
         offer(u"c"_s, PromptKind::Choice, results), offer(u"d"_s, PromptKind::Choice, results)});
    press(Qt::Key_Return); // four side by side, and none of them is going on
    QVERIFY(m_events.empty());
    QCOMPARE(m_card->openPrompt(), QString());
    // One filled button at a time: the dice, not what stands beside them.
    ask({dice(u"D6"_s), offer(u"said"_s, PromptKind::Confirm)});
    m_dice.add({4});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, std::vector<int>{4});
}

/// A turn or a shop is ended on purpose, by the key that its button prints.
void TestPromptCard::enterEndsNothingThatHasAKey()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt score = offer(u"touchdown"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    score.key = QKeySequence(Qt::Key_T);
    ask({end, score});
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QVERIFY(m_events.empty());
    OfferedPrompt done = offer(u"inducements.done"_s, PromptKind::Confirm);
    done.prompt.passes = true;
    done.key = QKeySequence(Qt::CTRL | Qt::Key_Return);
    for (const int left : {12, 3, 1}) {
        ask({many(left, 1, 1), done});
        press(Qt::Key_Return);
        QVERIFY(m_events.empty());
    }
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        m_events.clear();
        ask({many(12, 1, 1), done});
        press(enter, Qt::ControlModifier);
        QCOMPARE(answer().prompt, u"inducements.done"_s);
    }
    m_events.clear();
    ask({done}); // nothing more can be paid for
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    QVERIFY(m_events.empty());
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(answer().prompt, u"inducements.done"_s);
}

/// What was to end a shop that is closed already rolls nothing and takes nobody.
void TestPromptCard::theKeyThatEndsAnswersNothingElse()
{
    OfferedPrompt likely = many(14, 1, 1);
    likely.prompt.usual = u"p3"_s;
    m_dice.add({4});
    for (const OfferedPrompt &asked : {dice(u"D6"_s), offer(u"said"_s, PromptKind::Confirm),
                                       offer(u"sum"_s, PromptKind::Number), likely}) {
        ask({asked});
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Enter, Qt::ControlModifier);
        QVERIFY2(m_events.empty(), qPrintable(asked.prompt.id));
    }
}

/// What cannot be done now has its key, which says why.
void TestPromptCard::aKeyThatDoesNothingSaysWhy()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt spent = offer(u"completion"_s, PromptKind::Choice);
    spent.key = QKeySequence(Qt::Key_C);
    spent.spent = true;
    spent.words.why = u"The other has the ball."_s;
    OfferedPrompt score = offer(u"touchdown"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    score.key = QKeySequence(Qt::Key_T);
    ask({end, spent, score});
    QVERIFY(m_card->problem().isEmpty());
    press(Qt::Key_C);
    QVERIFY(m_events.empty());
    QVERIFY2(m_card->problem().endsWith(spent.words.why), qPrintable(m_card->problem()));
}

/// Who only happens to stand first in a list is not taken.
void TestPromptCard::enterTakesNobodyByChance()
{
    ask({many(14, 1, 1)});
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"p1"_s});
    m_events.clear();
    OfferedPrompt likely = many(14, 1, 1);
    likely.prompt.id = u"likely"_s;
    likely.prompt.usual = u"p3"_s;
    ask({likely});
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"p3"_s});
}

/// Enter is printed where it works: once something is typed, on taking it.
void TestPromptCard::whatIsTypedHasEnter()
{
    OfferedPrompt none = offer(u"none"_s, PromptKind::Confirm);
    none.prompt.passes = true;
    ask({many(12, 1, 1), none});
    const auto *grid = m_card->findChild<QuickGrid *>();
    QVERIFY(grid->first());
    type(u"p1"_s);
    QVERIFY(!grid->first());
    m_card->findChild<QLineEdit *>(u"choice-filter"_s)->clear();
    QVERIFY(grid->first());
}

/// Wherever the keyboard was left in the window, but not where a coach has brought it.
void TestPromptCard::enterFollowsTheCard()
{
    QWidget window;
    auto *elsewhere = new ActionButton(&window);
    int pressed = 0;
    connect(elsewhere, &QAbstractButton::clicked, this, [&pressed] { ++pressed; });
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(elsewhere);
    layout->addWidget(m_card.get());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_card->setOffers({offer(u"said"_s, PromptKind::Confirm)}, {});
    elsewhere->setFocus(Qt::OtherFocusReason);
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"said"_s);
    elsewhere->clearFocus(); // nobody has it
    QTest::keyClick(&window, Qt::Key_Enter);
    QCOMPARE(m_events.size(), size_t(2));
    elsewhere->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QCOMPARE(m_events.size(), size_t(2));
    QCOMPARE(pressed, 1);
    m_card->setParent(nullptr);
}

void TestPromptCard::aStepIsLeftAgain()
{
    QSignalSpy back(m_card.get(), &PromptCard::backRequested);
    ask({many(14, 1, 1)});
    press(Qt::Key_Escape);
    QCOMPARE(back.count(), 0);
    m_card->setCanGoBack(true);
    ask({many(13, 1, 1)});
    QVERIFY(m_card->findChild<QWidget *>(u"prompt-back"_s)->isVisible());
    press(Qt::Key_Escape);
    QCOMPARE(back.count(), 1);
}

/// A card to be played and the word that none is: one Enter too many must not spend it.
void TestPromptCard::enterLeavesWhatMayBeLeft()
{
    OfferedPrompt none = offer(u"none"_s, PromptKind::Confirm);
    none.prompt.passes = true;
    ask({offer(u"card"_s, PromptKind::Choice, {u"trick"_s}), none});
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"none"_s);
    m_events.clear();
    ask({offer(u"card"_s, PromptKind::Choice, {u"trick"_s}), none});
    press(Qt::Key_1);
    QCOMPARE(answer().choices, QStringList{u"trick"_s});
}

/// Enter buys nothing that nobody looked for.
void TestPromptCard::aLongListMayBeLeftToo()
{
    OfferedPrompt enough = offer(u"enough"_s, PromptKind::Confirm);
    enough.prompt.passes = true;
    ask({many(12, 1, 1), enough});
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"enough"_s);
    m_events.clear();
    ask({many(12, 1, 1), enough});
    type(u"p11"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"p11"_s});
}

void TestPromptCard::escapeGoesBack()
{
    OfferedPrompt acts = offer(u"activation"_s, PromptKind::Choice, {u"move"_s, u"back"_s});
    acts.leaves = u"back"_s;
    ask({acts});
    press(Qt::Key_Escape);
    QCOMPARE(answer().choice(), u"back"_s);
}

/// One card that may be scored is asked for as several are: Enter scores none.
void TestPromptCard::enterTakesNothing()
{
    OfferedPrompt scores = offer(u"end.score"_s, PromptKind::Choice, {u"aim"_s});
    scores.prompt.atLeast = 0;
    scores.noneLikely = true;
    ask({scores});
    press(Qt::Key_Return);
    QVERIFY(answer().choices.isEmpty());
}

void TestPromptCard::pickersAskAQuestion()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt score = offer(u"touchdown"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    score.words.question = u"Who scores?"_s;
    ask({end, score});
    auto *button = m_card->findChild<QAbstractButton *>(u"quick-touchdown"_s);
    QCOMPARE(button->text(), u"Title of touchdown"_s);
    button->click();
    QCOMPARE(m_card->findChild<QLabel *>(u"prompt-title"_s)->text(), u"Who scores?"_s);
}

/// In table mode on a small screen a long name and four buttons do not fit with their keys; the
/// page must not become wider than the window.
void TestPromptCard::printedKeysGiveWay()
{
    QWidget window;
    auto *head = new CardHead(&window);
    auto *players = new ActionButton(head);
    players->setText(u"Players"_s);
    players->setKey(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    head->addComing(players);
    head->setWords({}, u"Turn 1, Schädelbrecher"_s);
    head->setTakesTitle(true);
    window.resize(600, 100);
    window.show();
    head->resize(500, 60);
    WindowFixture::settle();
    const int whole = players->sizeHint().width();
    const int least = head->minimumSizeHint().width();
    head->resize(least, 60);
    WindowFixture::settle();
    QCOMPARE(players->sizeHint().width(), whole - players->keyRoom());
    QCOMPARE(head->minimumSizeHint().width(), least);
    QVERIFY(players->geometry().right() <= head->rect().right());
    head->resize(500, 60);
    WindowFixture::settle();
    QCOMPARE(players->sizeHint().width(), whole);
}

void TestPromptCard::enterGoesOn()
{
    ask({offer(u"said"_s, PromptKind::Confirm)});
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"said"_s);
}

void TestPromptCard::severalPromptsHaveTheirKeys()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt score = offer(u"touchdown"_s, PromptKind::Choice, {u"somebody"_s});
    score.key = QKeySequence(Qt::Key_T);
    ask({end, score});
    QCOMPARE(m_card->findChild<QLabel *>(u"prompt-title"_s)->text(), u"Turn 3, Orcs"_s);
    press(Qt::Key_T); // there is only one who can have scored
    QCOMPARE(answer().prompt, u"touchdown"_s);
    QCOMPARE(answer().choices, QStringList{u"somebody"_s});
    m_events.clear();
    press(Qt::Key_E);
    QCOMPARE(answer().prompt, u"end-turn"_s);
}

void TestPromptCard::whatStandsBelowAQuestionHasAKey()
{
    const OfferedPrompt result = offer(u"block.result"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    OfferedPrompt rolled = offer(u"block.dice"_s, PromptKind::Choice, {u"1"_s, u"2"_s});
    rolled.key = QKeySequence(Qt::Key_D);
    const OfferedPrompt how = offer(u"casualty.how"_s, PromptKind::Choice, {u"x"_s, u"y"_s});
    ask({result, rolled, how});
    QCOMPARE(m_card->openPrompt(), u"block.result"_s);
    press(Qt::Key_D);
    QCOMPARE(m_card->openPrompt(), u"block.dice"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_2, Qt::ControlModifier); // numbers alone are answers
    QCOMPARE(m_card->openPrompt(), u"casualty.how"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
}

void TestPromptCard::aPromptOfManyIsOpenedAndLeft()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt score = offer(u"touchdown"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    score.key = QKeySequence(Qt::Key_T);
    ask({end, score});
    press(Qt::Key_T);
    QCOMPARE(m_card->openPrompt(), u"touchdown"_s);
    press(Qt::Key_Escape);
    QCOMPARE(m_card->openPrompt(), QString());
    press(Qt::Key_T);
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
}

void TestPromptCard::oneOfManyMayBeAsked()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt catcher = offer(u"completion.catcher"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    catcher.opens = true;
    ask({end, offer(u"block"_s, PromptKind::Choice, {u"a"_s, u"b"_s}), catcher});
    QCOMPARE(m_card->openPrompt(), u"completion.catcher"_s);
    press(Qt::Key_E); // nobody has to say it
    QCOMPARE(answer().prompt, u"end-turn"_s);
}

void TestPromptCard::printedKeysWorkBesideAField()
{
    OfferedPrompt again = offer(u"roll-again"_s, PromptKind::Confirm);
    again.key = QKeySequence(Qt::Key_R);
    OfferedPrompt players = many(14, 1, 1);
    players.opens = true;
    ask({players, again});
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    QVERIFY(filter && filter->hasFocus());
    const auto *button = m_card->findChild<ActionButton *>(u"quick-roll-again"_s);
    QVERIFY(button && button->isKeyHeard());
    press(Qt::Key_P); // nobody's key: a name begins
    QVERIFY(!button->isKeyHeard());
    press(Qt::Key_R); // and goes on
    QCOMPARE(filter->text(), u"pr"_s);
    QVERIFY(m_events.empty());
    filter->clear();
    press(Qt::Key_R);
    QCOMPARE(answer().prompt, u"roll-again"_s);
}

void TestPromptCard::whatIsForOneCoachIsCovered()
{
    OfferedPrompt secret = offer(u"card.keep"_s, PromptKind::Choice, {u"ace"_s, u"joker"_s});
    OfferedPrompt covered = secret;
    covered.words.choices.clear();
    covered.cover = u"The Orcs"_s;
    covered.behind = std::make_shared<const OfferedPrompt>(secret);
    ask({covered});
    const auto words = [this] { return m_card->findChild<QLabel *>(u"cover-words"_s)->text(); };
    QVERIFY(words().contains(u"The Orcs"_s));
    QVERIFY(!m_card->findChild<ActionButton *>(u"choice-ace"_s));
    press(Qt::Key_2); // nothing can be chosen unseen
    QVERIFY(m_events.empty());
    press(Qt::Key_Return);
    QVERIFY(m_card->findChild<ActionButton *>(u"choice-ace"_s));
    press(Qt::Key_2);
    QCOMPARE(answer().choice(), u"joker"_s);
}

/// What several cards do takes many lines; their names are seen below all the same.
void TestPromptCard::whatWasCoveredHasItsRoom()
{
    OfferedPrompt secret = many(7, 1, 6);
    secret.words.detail = u"What this card does to players takes a whole line. "_s.repeated(14);
    OfferedPrompt covered = secret;
    covered.words.choices.clear();
    covered.words.detail.clear();
    covered.cover = u"The Orcs"_s;
    covered.behind = std::make_shared<const OfferedPrompt>(secret);
    m_card->resize(658, 700);
    ask({covered});
    press(Qt::Key_Return);
    WindowFixture::settle();
    m_card->resize(658, m_card->leastHeight());
    WindowFixture::settle();
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    QVERIFY(list && list->isVisible());
    QVERIFY(list->mapTo(m_card.get(), list->rect().bottomLeft()).y() < m_card->height());
}

/// Which card was drawn is looked for in a whole deck: its names have the room of one button more.
void TestPromptCard::aDeckIsSeenBesideItsButton()
{
    const auto shownIn = [this](bool low) {
        OfferedPrompt deck = many(120, 1, 1);
        deck.lowHead = low;
        m_card->resize(658, 420);
        ask({deck});
        WindowFixture::settle();
        const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
        const auto *filter = m_card->findChild<QWidget *>(u"choice-filter"_s);
        const auto *take = m_card->findChild<QWidget *>(u"prompt-main"_s);
        const int apart = std::abs(filter->mapTo(m_card.get(), filter->rect().center()).y()
                                   - take->mapTo(m_card.get(), take->rect().center()).y());
        return std::pair(list->height(), apart);
    };
    const auto [usual, below] = shownIn(false);
    m_card.reset();
    begin();
    const auto [more, beside] = shownIn(true);
    QVERIFY(more > usual);
    QVERIFY(beside < below);
}

void TestPromptCard::cardsStandInLinesWithWhatTheyDo_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("wholly");
    QTest::newRow("every word where there is room") << 560 << true;
    QTest::newRow("else a line for each, and the current one whole") << 270 << false;
}

/// Which of seven cards to keep is decided by what they do: all of them are in sight with their
/// button, and nothing has to be scrolled.
void TestPromptCard::cardsStandInLinesWithWhatTheyDo()
{
    QFETCH(int, height);
    QFETCH(bool, wholly);
    OfferedPrompt secret = many(7, 2, 6);
    secret.byName = true;
    for (int i = 0; i < 7; ++i)
        secret.abouts.append(u"What this card does to the players of either side takes more than "
                             "two lines of a list that is as wide as this one is, and still every "
                             "word of it has to be read before it is kept."_s);
    OfferedPrompt covered = secret;
    covered.abouts.clear();
    covered.words.choices.clear();
    covered.cover = u"The Orcs"_s;
    covered.behind = std::make_shared<const OfferedPrompt>(secret);
    m_card->resize(658, height);
    ask({covered});
    press(Qt::Key_Return);
    WindowFixture::settle();
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    QVERIFY(list && list->isVisible());
    QVERIFY(list->mapTo(m_card.get(), list->rect().bottomLeft()).y() < m_card->height());
    const QRect last = list->visualItemRect(list->item(6));
    QVERIFY(last.isValid() && list->viewport()->rect().contains(last));
    const int current = list->visualItemRect(list->item(0)).height();
    QCOMPARE(last.height() == current, wholly);
    const auto *take = m_card->findChild<QWidget *>(u"prompt-main"_s);
    QVERIFY(take && take->mapTo(m_card.get(), take->rect().bottomLeft()).y() < m_card->height());
    QTest::keyClick(m_card->findChild<QWidget *>(u"choice-filter"_s), Qt::Key_Space);
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
}

void TestPromptCard::cardsAreDrawnUnseen()
{
    OfferedPrompt deck = offer(u"draw-card"_s, PromptKind::Choice, {u"ace"_s, u"joker"_s});
    OfferedPrompt covered = deck;
    covered.prompt.byLot = true;
    covered.cover = u"The Orcs"_s;
    covered.behind = std::make_shared<const OfferedPrompt>(deck);
    m_dice.add({1, 2}); // how many, and which
    ask({covered});
    press(Qt::Key_Return);
    QCOMPARE(answer().choice(), u"joker"_s);
    QVERIFY(answer().rolledByDugout);
    m_events.clear();
    ask({});
    ask({covered});
    press(Qt::Key_I); // drawn from the cards on the table
    auto *ace = m_card->findChild<ActionButton *>(u"choice-ace"_s);
    QVERIFY(ace && ace->isVisible());
    press(Qt::Key_Escape); // or rather not
    QVERIFY(m_events.empty());
    QVERIFY(!m_card->findChild<ActionButton *>(u"choice-ace"_s)
            || !m_card->findChild<ActionButton *>(u"choice-ace"_s)->isVisible());
    m_dice.add({1, 1});
    press(Qt::Key_Return);
    QCOMPARE(answer().choice(), u"ace"_s);
    QVERIFY(answer().rolledByDugout);
}

/// Escape is that of the list of cards first, then that of the purchase which led to the draw.
void TestPromptCard::aDrawIsLeftBeforeWhatWasBought()
{
    OfferedPrompt deck = offer(u"draw-card"_s, PromptKind::Choice, {u"ace"_s, u"joker"_s});
    OfferedPrompt covered = deck;
    covered.prompt.byLot = true;
    covered.cover = u"The Orcs"_s;
    covered.behind = std::make_shared<const OfferedPrompt>(deck);
    m_card->setCanGoBack(true);
    ask({covered});
    const auto *back = m_card->findChild<QWidget *>(u"prompt-back"_s);
    QVERIFY(back && back->isVisible());
    press(Qt::Key_I);
    QVERIFY(!back->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(m_events.empty());
    QVERIFY(back->isVisible());
}

void TestPromptCard::languageLosesNoInput()
{
    ask({many(14, 0, 3)});
    press(Qt::Key_Space);
    type(u"p1"_s);
    OfferedPrompt german = many(14, 0, 3);
    german.words.title = u"Wer?"_s;
    m_card->setOffers({german}, {});
    QCOMPARE(m_card->findChild<QLabel *>(u"prompt-title"_s)->text(), u"Wer?"_s);
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    QCOMPARE(filter->text(), u"p1"_s);
    filter->clear();
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"p1"_s});
}

void TestPromptCard::theSameIsAskedTwice()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    const OfferedPrompt pass = offer(u"completion"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    ask({end, pass});
    QVERIFY(m_card->open(u"completion"_s));
    m_card->setOffers({end, pass}, {}); // said again: the coach is still choosing
    QCOMPARE(m_card->openPrompt(), u"completion"_s);
    m_card->setOffers({end, pass}, {}, true); // somebody has completed a pass
    QCOMPARE(m_card->openPrompt(), QString());
}

/// A refusal is said again in the other language or goes; that the disk is full stays true.
void TestPromptCard::refusalsFollowTheLanguage()
{
    ask({offer(u"said"_s, PromptKind::Confirm)});
    const auto speakOtherwise = [this] {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_card.get(), &change);
    };
    QString sentence = u"Too far."_s;
    m_card->showRefusal(sentence, [&sentence] { return sentence; });
    sentence = u"Zu weit."_s;
    speakOtherwise();
    QCOMPARE(m_card->problem(), u"Zu weit."_s);
    m_card->showRefusal(u"No."_s);
    QCOMPARE(m_card->problem(), u"No."_s);
    speakOtherwise();
    QCOMPARE(m_card->problem(), QString());
    m_card->showProblem(u"The disk is full."_s);
    speakOtherwise();
    QCOMPARE(m_card->problem(), u"The disk is full."_s);
}

void TestPromptCard::problemsAreSaidAndGo()
{
    ask({dice(u"D6"_s)});
    m_card->showProblem(u"The disk is full."_s);
    QVERIFY(m_card->findChild<QLabel *>(u"prompt-problem"_s)->isVisible());
    ask({offer(u"said"_s, PromptKind::Confirm)});
    QVERIFY(!m_card->findChild<QLabel *>(u"prompt-problem"_s)->isVisible());
}

void TestPromptCard::lookingBackAsksNothing()
{
    ask({dice(u"D6"_s)});
    QSignalSpy back(m_card.get(), &PromptCard::backToNowRequested);
    m_card->showPast(u"After: Turn 2"_s);
    m_card->takeFocus();
    WindowFixture::settle();
    QVERIFY(!m_card->open(u"weather"_s));
    press(Qt::Key_Escape);
    QCOMPARE(back.count(), 1);
    QVERIFY(m_events.empty());
    m_card->showPast({});
    m_card->takeFocus();
    m_dice.add({4});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, std::vector<int>{4});
}

void TestPromptCard::theEndIsSaid()
{
    m_card->setEnding(u"The match is over"_s, u"Well played."_s);
    ask({});
    QCOMPARE(m_card->findChild<QLabel *>(u"prompt-title"_s)->text(), u"The match is over"_s);
}

/// Enter takes the filled button, which answers nothing; a look back takes them all away.
void TestPromptCard::theEndLeadsOn()
{
    m_card->setEnding(u"The match is over"_s, {},
                      {{u"report"_s, u"Report"_s}, {u"matches"_s, u"Matches"_s}});
    QSignalSpy chosen(m_card.get(), &PromptCard::endActionChosen);
    ask({});
    m_card->takeFocus();
    press(Qt::Key_Return);
    m_card->findChild<ActionButton *>(u"quick-matches"_s)->click();
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen.at(0).at(0).toString(), u"report"_s);
    QCOMPARE(chosen.at(1).at(0).toString(), u"matches"_s);
    QVERIFY(m_events.empty());
    const auto shows = [this](const QString &name) {
        const auto all = m_card->findChildren<ActionButton *>(name);
        return std::any_of(all.begin(), all.end(),
                           [](const ActionButton *one) { return one->isVisible(); });
    };
    QVERIFY(shows(u"quick-report"_s));
    m_card->showPast(u"After: Turn 2"_s);
    QVERIFY(!shows(u"quick-report"_s));
    m_card->showPast({});
    QVERIFY(shows(u"quick-report"_s));
    ask({dice(u"D6"_s)});
    QVERIFY(!shows(u"quick-matches"_s));
}

QTEST_MAIN(TestPromptCard)
#include "tst_promptcard.moc"
