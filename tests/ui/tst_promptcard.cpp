// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardfit.h"
#include "ui/play/cardhead.h"
#include "ui/play/promptcard.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <deque>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Dice that fall as the test says next.
class ToldDice final : public RandomSource
{
public:
    void add(const std::vector<int> &dice)
    {
        m_next.insert(m_next.end(), dice.begin(), dice.end());
    }
    [[nodiscard]] int roll(int) override
    {
        const int die = m_next.empty() ? 0 : m_next.front();
        m_next.pop_front();
        return die;
    }

private:
    std::deque<int> m_next;
};

namespace {

OfferedPrompt offer(const QString &id, PromptKind kind, const QStringList &choices = {})
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

} // namespace

/// Every kind of prompt is answered from the keyboard.
class TestPromptCard final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_card.reset(); }
    void enterRolls();
    void aCoinIsTossed();
    void physicalDiceAreTyped();
    void wrongDiceAreRefusedWithASentence();
    void numberKeysChoose();
    void theOnlyChoiceHasItsDigit();
    void moreThanDigitsHaveLetters_data();
    void moreThanDigitsHaveLetters();
    void arrowsAndEnterChoose();
    void enterPressesOnlyWhatIsFilled();
    void playersAreCalledByTheirShirts();
    void theLikelyOneIsSeen();
    void theLikelyAnswerIsFilled();
    void enterEndsNothingThatHasAKey();
    void enterTakesNobodyByChance();
    void whatIsTypedHasEnter();
    void theBeginningComesBeforeTheMiddle_data();
    void theBeginningComesBeforeTheMiddle();
    void digitsAreDice();
    void enterFollowsTheCard();
    void aStepIsLeftAgain();
    void goodsAreFoundByTyping_data();
    void goodsAreFoundByTyping();
    void whatIsGivenWithCareNeedsItsKey();
    void whatIsNotForSaleSaysWhy();
    void aDozenGoodsAreSeen();
    void aPurchaseMovesNothing();
    void aNumberMayStandTwice();
    void buttonsHaveLettersOfOneSize();
    void aTurnHasItsButtonsInOnePlace();
    void theMiddleIsShownWhereItFits();
    void noMiddleTakesTheResultAway();
    void besideTheMiddleDiceAreSaidInWords();
    void enterLeavesWhatMayBeLeft();
    void aLongListMayBeLeftToo();
    void theAnswerComesBeforeTheLastResult();
    void aTitleIsNoColumnOfWords();
    void littleRoomIsEnoughForWhatHappened();
    void noFreeRowTakesTheResultAway();
    void besideTheMiddleTheResultIsShort();
    void whatItCameToIsNeverCut();
    void escapeGoesBack();
    void enterTakesNothing();
    void wordsBesideDiceAreNoColumn_data();
    void wordsBesideDiceAreNoColumn();
    void theLastResultCutsNothing();
    void pickersAskAQuestion();
    void whatIsSpentKeepsItsPlace();
    void allThatIsOfferedIsSeen_data();
    void allThatIsOfferedIsSeen();
    void chanceDraws();
    void nothingMayBeChosen();
    void manyAreFoundByTyping();
    void severalAreTicked();
    void severalAreTyped();
    void shirtsAreTypedInOneLine();
    void aWholeLineUpIsTyped();
    void enterEndsTheNumberThatADigitAnswered();
    void printedKeysGiveWay();
    void aNarrowHeadSaysLess();
    void whatComesAndGoesMovesNothing();
    void aLineUpIsTickedAlready();
    void whatChanceDecidesIsNotTicked();
    void theOrderOfALotIsKept_data();
    void theOrderOfALotIsKept();
    void nothingOfThatNameChangesNothing();
    void nothingOfThatNameIsSaid();
    void aListIsAsHighAsItNeeds_data();
    void aListIsAsHighAsItNeeds();
    void aListGrowsWithItsLetters();
    void onlyTheListScrolls();
    void enteringDiceMakesRoom();
    void aClickOnTheBoxTicksOnce();
    void equalStepsAreChosenByNumber();
    void actionsStayInTheirPlaces();
    void actionsHaveLettersOfOneSize();
    void numbersAreTyped_data();
    void numbersAreTyped();
    void wordsAreTyped();
    void aBookIsEnteredOnce();
    void aDieForTheBookIsRolledHere();
    void oneChoiceThatCostsIsShown();
    void whatIsSpentSaysWhy();
    void enterGoesOn();
    void severalPromptsHaveTheirKeys();
    void whatStandsBelowAQuestionHasAKey();
    void aPromptOfManyIsOpenedAndLeft();
    void asidesAreInTheMenu();
    void whatOnlyBeginsIsNotConfirmed();
    void asidesOfOneKindHaveTheirKeys();
    void anOpenMenuHearsItsKeys();
    void longNamesStandInTwoColumns();
    void oneOfManyMayBeAsked();
    void lettersLookForANameBeforeAMenu();
    void printedKeysWorkBesideAField();
    void numbersAreTheirOwnKeys();
    void whatIsForOneCoachIsCovered();
    void cardsAreDrawnUnseen();
    void languageLosesNoInput();
    void theSameIsAskedTwice();
    void problemsAreSaidAndGo();
    void lookingBackAsksNothing();
    void theEndIsSaid();
    void theEndLeadsOn();

private:
    void ask(const std::vector<OfferedPrompt> &offers);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &words);
    [[nodiscard]] Event answer();

    ToldDice m_dice;
    std::unique_ptr<PromptCard> m_card;
    std::vector<Event> m_events;
};

void TestPromptCard::init()
{
    failOnAnyWarning();
    m_events.clear();
    m_card = std::make_unique<PromptCard>(m_dice);
    m_card->resize(700, 500);
    connect(m_card.get(), &PromptCard::answered, this,
            [this](const Event &event) { m_events.push_back(event); });
    m_card->show();
    m_card->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
}

void TestPromptCard::ask(const std::vector<OfferedPrompt> &offers)
{
    m_card->setOffers(offers, u"Turn 3, Orcs"_s);
    m_card->takeFocus();
    WindowFixture::settle();
}

void TestPromptCard::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : m_card.get(), key, modifiers);
    WindowFixture::settle();
}

void TestPromptCard::type(const QString &words)
{
    QTest::keyClicks(QApplication::focusWidget(), words);
}

Event TestPromptCard::answer()
{
    return m_events.size() == 1 ? m_events.front() : Event{};
}

void TestPromptCard::enterRolls()
{
    m_dice.add({3, 5});
    ask({dice(u"2D6"_s)});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{3, 5}));
    QVERIFY(answer().rolledByDugout);
    QCOMPARE(answer().prompt, u"weather"_s);
    QCOMPARE(answer().seat, 1);
}

void TestPromptCard::aCoinIsTossed()
{
    ask({dice(u"D2"_s)});
    QCOMPARE(qobject_cast<QAbstractButton *>(QApplication::focusWidget())->text(),
             u"Dugout tosses a coin"_s);
}

void TestPromptCard::physicalDiceAreTyped()
{
    ask({dice(u"2D6"_s)});
    press(Qt::Key_I);
    type(u"6 2"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{6, 2}));
    QVERIFY(!answer().rolledByDugout);
}

void TestPromptCard::wrongDiceAreRefusedWithASentence()
{
    ask({dice(u"2D6"_s)});
    press(Qt::Key_I);
    type(u"6 7"_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    QVERIFY(m_card->findChild<DiceEntry *>()->complaint().endsWith(u'.'));
    press(Qt::Key_Escape);
    m_dice.add({1, 1});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{1, 1}));
}

void TestPromptCard::numberKeysChoose()
{
    ask({offer(u"kick"_s, PromptKind::Choice, {u"receive"_s, u"kick"_s})});
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"kick"_s});
}

/// What is forced is confirmed by the same keys as what is chosen.
void TestPromptCard::theOnlyChoiceHasItsDigit()
{
    ask({offer(u"way"_s, PromptKind::Choice, {u"counters"_s})});
    press(Qt::Key_1);
    QCOMPARE(answer().choices, QStringList{u"counters"_s});
}

void TestPromptCard::moreThanDigitsHaveLetters_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("choice");
    QTest::newRow("a digit as ever") << Qt::Key_3 << u"p3"_s;
    QTest::newRow("the first letter") << Qt::Key_Q << u"p10"_s;
    QTest::newRow("the last letter") << Qt::Key_Y << u"p15"_s;
}

/// The same question has the same keys, whether little or much is possible.
void TestPromptCard::moreThanDigitsHaveLetters()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, choice);
    OfferedPrompt effects = many(15, 1, 1);
    effects.asButtons = true;
    ask({effects});
    QVERIFY(!m_card->findChild<QListWidget *>(u"choice-list"_s));
    press(key);
    QCOMPARE(answer().choices, QStringList{choice});
}

void TestPromptCard::arrowsAndEnterChoose()
{
    ask({offer(u"kick"_s, PromptKind::Choice, {u"receive"_s, u"kick"_s, u"pass"_s})});
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"kick"_s});
}

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

/// However few there are: 5 is the one with the five, not the fifth.
void TestPromptCard::playersAreCalledByTheirShirts()
{
    OfferedPrompt blockers = offer(u"block"_s, PromptKind::Choice, {u"a"_s, u"b"_s, u"c"_s});
    blockers.words.choices = {u"#15 Ann"_s, u"#5 Bob"_s, u"#6 Cid"_s};
    ask({blockers});
    type(u"5"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
    // Also where nobody may be chosen, which has no number.
    m_events.clear();
    OfferedPrompt some = offer(u"intercept"_s, PromptKind::Choice, {u"none"_s, u"a"_s, u"b"_s});
    some.words.choices = {u"None"_s, u"#3 Ann"_s, u"#2 Bob"_s};
    ask({some});
    type(u"2"_s);
    QVERIFY(m_events.empty());
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
}

/// Nobody presses Enter for somebody he cannot see.
void TestPromptCard::theLikelyOneIsSeen()
{
    OfferedPrompt scorer = many(24, 1, 1);
    for (int i = 0; i < 24; ++i)
        scorer.words.choices[i]
            = u"#%1 Somebody with a name that fills the whole of a line"_s.arg(i);
    scorer.prompt.usual = u"p20"_s;
    m_card->resize(460, 320);
    ask({scorer});
    auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    QCOMPARE(list->currentRow(), 19);
    QVERIFY(list->viewport()->rect().contains(list->visualItemRect(list->currentItem()).center()));
}

void TestPromptCard::theLikelyAnswerIsFilled()
{
    OfferedPrompt outcome = offer(u"outcome"_s, PromptKind::Choice, {u"both"_s, u"nobody"_s});
    outcome.prompt.usual = u"nobody"_s;
    ask({outcome});
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"nobody"_s});
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

void TestPromptCard::theBeginningComesBeforeTheMiddle_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("the beginning") << u"bleib"_s << u"lasting"_s;
    QTest::newRow("a later word") << u"nagende"_s << u"niggling"_s;
    QTest::newRow("a whole word before a beginning") << u"st"_s << u"strength"_s;
    QTest::newRow("the whole name") << u"Tot"_s << u"dead"_s;
    QTest::newRow("the middle, when nothing else has it") << u"otes"_s << u"fun"_s;
}

void TestPromptCard::theBeginningComesBeforeTheMiddle()
{
    QFETCH(QString, typed);
    QFETCH(QString, taken);
    OfferedPrompt effects = many(14, 1, 1);
    effects.prompt.choices
        = {u"nothing"_s, u"fun"_s, u"annoyed"_s, u"lasting"_s, u"niggling"_s, u"dead"_s};
    effects.words.choices = {u"Nichts Bleibendes"_s,    u"Totes Bein"_s,         u"Nnagendes"_s,
                             u"Bleibende Verletzung"_s, u"Alte nagende Wunde"_s, u"Tot"_s};
    for (int i = 0; i < 5; ++i) { // more than there are number keys
        effects.prompt.choices.append(u"more-%1"_s.arg(i));
        effects.words.choices.append(u"Anderes %1"_s.arg(i));
    }
    effects.prompt.choices.append({u"firm"_s, u"strength"_s});
    effects.words.choices.append({u"Standfest (+20,000)"_s, u"+1 ST (+50,000)"_s});
    ask({effects});
    type(typed);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{taken});
}

/// The dice on the table go straight in.
void TestPromptCard::digitsAreDice()
{
    ask({dice(u"2D6"_s)});
    press(Qt::Key_6);
    type(u" 2"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{6, 2}));
    QVERIFY(!answer().rolledByDugout);
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

void TestPromptCard::goodsAreFoundByTyping_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("bought");
    QTest::newRow("by its name") << u"Igor"_s << u"igor"_s;
    QTest::newRow("by its kind") << u"star"_s << u"griff"_s;
    QTest::newRow("for short") << u"wiz"_s << u"wizard"_s;
    QTest::newRow("what is not there presses nothing") << u"blood"_s << QString();
    QTest::newRow("what is too dear presses nothing") << u"great"_s << QString();
}

/// However few are left: letters and digits look for goods, Enter buys what was found.
void TestPromptCard::goodsAreFoundByTyping()
{
    QFETCH(QString, typed);
    QFETCH(QString, bought);
    OfferedPrompt shop
        = offer(u"inducements.buy"_s, PromptKind::Choice, {u"igor"_s, u"griff"_s, u"wizard"_s});
    shop.shelf = {{u"Igor"_s, u"Rolls again."_s, u"igor"_s, 1, 100'000, 0},
                  {u"Griff Oberwald"_s, u"MA 7"_s, u"star players griff oberwald"_s, 1, 320'000, 0},
                  {u"Wizard"_s, u"Casts."_s, u"wizard"_s, 1, 150'000, 1},
                  {u"Igor the Great"_s, u"Rolls twice."_s, u"igor great"_s, 1, 500'000, 0, 90'000}};
    OfferedPrompt done = offer(u"inducements.done"_s, PromptKind::Confirm);
    done.prompt.passes = true;
    done.key = QKeySequence(Qt::CTRL | Qt::Key_Return);
    ask({shop, done});
    QCOMPARE(m_card->openPrompt(), u"inducements.buy"_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    type(typed);
    const QString about = m_card->findChild<QLabel *>(u"shelf-about"_s)->text();
    QCOMPARE(about.startsWith(u"Too dear: 90,000 gold"_s), typed == u"great"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_events.empty(), bought.isEmpty());
    if (!bought.isEmpty())
        QCOMPARE(answer().choices, QStringList{bought});
}

/// Enter that was pressed once too often confirms nothing for the other coach.
void TestPromptCard::whatIsGivenWithCareNeedsItsKey()
{
    OfferedPrompt word = offer(u"result.away"_s, PromptKind::Choice, {u"8820"_s});
    word.deliberate = true;
    ask({word});
    press(Qt::Key_Return);
    press(Qt::Key_Enter);
    QVERIFY(m_events.empty());
    press(Qt::Key_1);
    QCOMPARE(answer().choices, QStringList{u"8820"_s});
}

/// Who looks for what this team cannot have is told why.
void TestPromptCard::whatIsNotForSaleSaysWhy()
{
    OfferedPrompt shop = offer(u"inducements.buy"_s, PromptKind::Choice, {u"wizard"_s});
    shop.shelf = {{u"Wizard"_s, u"Casts."_s, u"wizard"_s, 1, 150'000, 1}};
    ShelfRow igor{u"Igor"_s, u"Rolls again."_s, u"igor"_s, 1, 100'000, 0};
    igor.refusal = u"This team may not hire that."_s;
    shop.refused = {igor};
    OfferedPrompt done = offer(u"inducements.done"_s, PromptKind::Confirm);
    done.prompt.passes = true;
    ask({shop, done});
    type(u"igo"_s);
    const auto *about = m_card->findChild<QLabel *>(u"shelf-about"_s);
    QCOMPARE(about->text(), u"Igor: This team may not hire that."_s);
    type(u"x"_s);
    QCOMPARE(about->text(), u"Nothing here is called that."_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
}

/// At 1280×800 a shop shows a dozen, whatever is chosen of them.
void TestPromptCard::aDozenGoodsAreSeen()
{
    OfferedPrompt shop = offer(u"inducements.buy"_s, PromptKind::Choice, {});
    for (int i = 0; i < 20; ++i) {
        shop.prompt.choices.append(u"ware-%1"_s.arg(i));
        shop.shelf.push_back({u"Ware %1"_s.arg(i), u"It does something. "_s.repeated(i % 2 ? 8 : 1),
                              u"ware %1"_s.arg(i), 4, 50'000, 0});
    }
    shop.words.detail = u"Gold left: 130,000"_s;
    OfferedPrompt done = offer(u"inducements.done"_s, PromptKind::Confirm);
    done.prompt.passes = true;
    done.key = QKeySequence(Qt::CTRL | Qt::Key_Return);
    m_card->resize(658, 600);
    ask({shop, done});
    auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    // Head, filter and end of the shop, two lines about the current one, a dozen, and the gaps.
    const int button = m_card->findChild<QWidget *>(u"quick-inducements.done"_s)->height();
    const int line = m_card->findChild<QLabel *>(u"shelf-about"_s)->fontMetrics().lineSpacing();
    m_card->resize(658, 3 * button + 2 * line + 12 * list->sizeHintForRow(0) + 60);
    WindowFixture::settle();
    const auto rows = [list] { return list->viewport()->height() / list->sizeHintForRow(0); };
    QVERIFY2(rows() >= 12, qPrintable(QString::number(rows())));
    QVERIFY(m_card->findChild<QLabel *>(u"prompt-head-title"_s)
                ->text()
                .endsWith(u"Gold left: 130,000"_s));
    const QRect place = list->geometry();
    list->setCurrentRow(1); // what it does takes two lines
    WindowFixture::settle();
    QCOMPARE(list->geometry(), place);
    QVERIFY(m_card->findChild<QWidget *>(u"quick-inducements.done"_s)->isVisible());
}

/// With less gold left the title is shorter, and somebody was hired: neither moves the goods.
void TestPromptCard::aPurchaseMovesNothing()
{
    OfferedPrompt shop = offer(u"inducements.buy"_s, PromptKind::Choice, {u"igor"_s, u"chef"_s});
    shop.shelf = {{u"Igor"_s, u"Rolls again."_s, u"igor"_s, 1, 100'000, 0},
                  {u"Chef"_s, u"Cooks."_s, u"chef"_s, 1, 300'000, 0}};
    shop.words.title = u"The Altogether Unconquerable Wanderers of the Far Coast hire"_s;
    shop.words.detail = u"Gold left: 1,300,000 pieces of it and a little more"_s;
    m_card->resize(658, 700);
    ask({shop});
    WindowFixture::settle();
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    const int before = list->mapTo(m_card.get(), QPoint()).y();
    shop.words.detail = u"Gold left: 0"_s;
    AnswerShown bought;
    bought.line = u"The Altogether Unconquerable Wanderers hire: Igor"_s;
    m_card->setAnswer(bought);
    m_card->setOffers({shop}, {});
    WindowFixture::settle();
    list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    QCOMPARE(list->mapTo(m_card.get(), QPoint()).y(), before);
}

/// With both teams in the list a number alone says nobody, though he is there.
void TestPromptCard::aNumberMayStandTwice()
{
    OfferedPrompt near = many(12, 0, 8);
    for (int i = 0; i < 12; ++i)
        near.words.choices[i] = u"#%1 Player of %2"_s.arg(i % 6 + 1).arg(i < 6 ? u"us" : u"them");
    ask({near});
    const auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    QVERIFY(!filter->placeholderText().contains(u"1 4 11"_s));
    type(u"5 6"_s);
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    int shown = 0;
    for (int row = 0; row < list->count(); ++row)
        shown += list->item(row)->isHidden() ? 0 : 1;
    QCOMPARE(shown, 4);
    press(Qt::Key_Return); // who of them is not said
    QVERIFY(m_events.empty());
    press(Qt::Key_Down); // to the first that is seen, not to one that is hidden
    press(Qt::Key_Space);
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QCOMPARE(list->item(4)->checkState(), Qt::Checked);
}

void TestPromptCard::buttonsHaveLettersOfOneSize()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    offers[3].words.title = u"Something rather longer"_s;
    m_card->resize(620, 600);
    ask(offers);
    for (const OfferedPrompt &one : offers) {
        auto *button = m_card->findChild<QWidget *>(u"quick-"_s + one.prompt.id);
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(one.prompt.id));
    }
}

/// Neither what was said last nor that there is one doing less moves the others.
void TestPromptCard::aTurnHasItsButtonsInOnePlace()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    m_card->resize(620, 480);
    const auto place = [this] {
        WindowFixture::settle();
        return m_card->findChild<QWidget *>(u"quick-end-turn"_s)->mapTo(m_card.get(), QPoint());
    };
    ask(offers);
    const QPoint before = place();
    m_card->setAnswer({{3, 4}, {6, 6}, {}, u"Armour: 7, holds"_s});
    QCOMPARE(place(), before);
    m_card->setAnswer({{}, {}, {}, u"End of the turn"_s});
    QCOMPARE(place(), before);
    offers.pop_back();
    ask(offers);
    QCOMPARE(place(), before);
}

/// What is shown above the buttons is there as soon as there is room for it, not some way later.
void TestPromptCard::theMiddleIsShownWhereItFits()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    auto *middle = new QWidget;
    middle->setFixedHeight(72);
    m_card->setMiddle(middle);
    m_card->resize(620, 250);
    ask(offers);
    while (!middle->isVisible() && m_card->height() < 900) {
        m_card->resize(620, m_card->height() + 2);
        WindowFixture::settle();
    }
    QVERIFY(middle->isVisible());
    const int end = middle->mapTo(m_card.get(), QPoint(0, middle->height())).y();
    const int next
        = m_card->findChild<QWidget *>(u"quick-end-turn"_s)->mapTo(m_card.get(), QPoint()).y();
    QVERIFY(next >= end);
    QVERIFY2(next - end <= gridStep(m_card.get(), 7), qPrintable(QString::number(next - end)));
}

/// What was rolled gives way to what is shown in the middle, never to nothing.
void TestPromptCard::noMiddleTakesTheResultAway()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    auto *middle = new QWidget;
    middle->setFixedHeight(72);
    m_card->setMiddle(middle);
    m_card->resize(620, 250);
    ask(offers);
    m_card->setAnswer({{}, {}, {}, u"End of the turn"_s});
    WindowFixture::settle();
    auto *result = m_card->findChild<ResultStrip *>();
    QVERIFY(result);
    bool seen = false;
    for (; m_card->height() < 900; m_card->resize(620, m_card->height() + 2)) {
        WindowFixture::settle();
        const bool shown = result->isVisible();
        // Once there was room for it, only the middle may have it.
        QVERIFY2(!seen || shown || middle->isVisible(),
                 qPrintable(QString::number(m_card->height())));
        seen = seen || shown;
    }
    QVERIFY(seen && middle->isVisible());
}

/// Where the log is put away a die that was rolled for a coach would be seen nowhere.
void TestPromptCard::besideTheMiddleDiceAreSaidInWords()
{
    const QString line = u"Dodge: #4, needs 3+, rolls 4: succeeds"_s;
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    auto *middle = new QWidget;
    middle->setFixedHeight(72);
    m_card->setMiddle(middle);
    ask(offers);
    auto *result = m_card->findChild<ResultStrip *>();
    QVERIFY(result);
    int both = 0;
    for (int height = 700; height > 250; height -= 4) {
        m_card->setAnswer({}); // lest the window be held open by it
        WindowFixture::settle();
        m_card->resize(620, height);
        m_card->setAnswer({{}, {}, {}, line});
        WindowFixture::settle();
        const bool inWords = result->isVisible() && middle->isVisible();
        m_card->setAnswer({{4}, {6}, {}, line});
        WindowFixture::settle();
        QVERIFY2(!inWords || (result->isVisible() && middle->isVisible()),
                 qPrintable(QString::number(height)));
        both += inWords ? 1 : 0;
    }
    QVERIFY(both > 0);
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

void TestPromptCard::theAnswerComesBeforeTheLastResult()
{
    CardHeights heights{400, 80, 40, 60, 150, 40, 8};
    QCOMPARE(whatFits(heights), (CardFit{true, true, true}));
    // The title goes into the head before the last result goes, where that is enough.
    heights.room = 340;
    heights.head = 10;
    QCOMPARE(whatFits(heights), (CardFit{false, true, true}));
    heights.head = 20;
    QCOMPARE(whatFits(heights), (CardFit{true, false, true}));
    heights.head = 0;
    heights.room = 300;
    QCOMPARE(whatFits(heights), (CardFit{true, false, true}));
    heights.room = 270;
    QCOMPARE(whatFits(heights), (CardFit{false, false, true}));
    // Buttons alone stand where they need not be scrolled.
    heights.body = 0;
    heights.buttons = 160;
    QCOMPARE(whatFits(heights), (CardFit{false, true, false}));
    heights.room = 150;
    QCOMPARE(whatFits(heights), (CardFit{false, false, true}));
}

/// As long as the last result is there, nothing of what is asked is cut off.
void TestPromptCard::theLastResultCutsNothing()
{
    OfferedPrompt injury = offer(u"serious"_s, PromptKind::Text);
    injury.words.detail = u"D66 on the table of the book."_s;
    injury.words.why = u"Page 38 of the book: enter what it says."_s;
    ask({injury});
    m_card->setAnswer({{}, {}, {}, u"Casualty: seriously injured"_s});
    const auto *result = m_card->findChild<ResultStrip *>();
    const auto *scroll = m_card->findChild<QScrollArea *>();
    bool seen = false;
    for (int height = 500; height > 180; height -= 3) {
        m_card->resize(620, height);
        WindowFixture::settle();
        if (!result->isVisible())
            continue;
        seen = true;
        QVERIFY2(scroll->verticalScrollBar()->maximum() == 0, qPrintable(QString::number(height)));
    }
    QVERIFY(seen);
}

/// Beside many buttons a title in the head would be cut and push the buttons of the turn out of the
/// card: it goes above them, and nothing makes the card wider.
void TestPromptCard::aTitleIsNoColumnOfWords()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 8; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    OfferedPrompt aside = offer(u"by-hand"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    aside.prompt.aside = true;
    offers.push_back(aside);
    aside.prompt.id = u"roll"_s;
    aside.group = u"Rolls and everything beside…"_s;
    offers.push_back(aside);
    for (const QString &name : {u"Players"_s, u"Cards of both sides…"_s}) {
        auto *corner = new ActionButton;
        corner->setText(name);
        corner->setKey(QKeySequence(Qt::SHIFT | Qt::Key_P));
        m_card->head()->addCorner(corner);
    }
    m_card->setCompact(true);
    m_card->resize(620, 320);
    m_card->setOffers(offers, u"Extra turn of the Reikland Reavers of Altdorf"_s);
    WindowFixture::settle();
    int shown = 0;
    for (const QString &name :
         {u"prompt-title"_s, u"prompt-head-title"_s, u"prompt-head-above"_s}) {
        const auto *title = m_card->findChild<QLabel *>(name);
        if (!title || !title->isVisible())
            continue;
        ++shown;
        QVERIFY2(title->height() >= title->heightForWidth(title->width()), qPrintable(name));
        QVERIFY2(title->heightForWidth(title->width())
                     <= 2 * title->fontMetrics().lineSpacing() + 4,
                 qPrintable(name));
    }
    QCOMPARE(shown, 1);
}

/// Where the dice and all the words of it do not fit its first sentence does.
void TestPromptCard::littleRoomIsEnoughForWhatHappened()
{
    const QString all = u"Blood Lust: needed 2+, rolled 1: fails. With a 1 he has to bite a Thrall "
                        u"beside him or leaves for the reserves, and the turn is lost."_s;
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    const auto *strip = m_card->findChild<QWidget *>(u"last-result"_s);
    const auto *words = strip->findChild<QLabel *>();
    m_card->resize(620, 700);
    ask(offers);
    m_card->setAnswer({{1}, {6}, {}, all});
    WindowFixture::settle();
    QVERIFY(strip->isVisible());
    QCOMPARE(words->text(), all);
    bool brief = false;
    for (int height = 690; height > 100 && !brief; height -= 4) {
        m_card->setAnswer({}); // lest the window be held open by it
        WindowFixture::settle();
        m_card->resize(620, height);
        m_card->setAnswer({{1}, {6}, {}, all});
        WindowFixture::settle();
        brief = strip->isVisible() && words->text() == all.section(u' ', 0, 6);
    }
    QVERIFY(brief);
    m_card->resize(620, 700);
    WindowFixture::settle();
    QCOMPARE(words->text(), all);
}

/// Rows that were offered once, as a turn's beginning offers some, are not kept free where what was
/// rolled last would be.
void TestPromptCard::noFreeRowTakesTheResultAway()
{
    const auto menu = [](int doings) {
        std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
        offers.front().key = QKeySequence(Qt::Key_E);
        for (int i = 1; i <= doings; ++i)
            offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
        return offers;
    };
    const AnswerShown dodge{{2}, {6}, {}, u"Dodge: needed 3+, rolled 2: fails"_s};
    const auto *strip = m_card->findChild<ResultStrip *>();
    const auto seenAt = [&](int height) {
        m_card->setAnswer({}); // lest the window be held open by it
        WindowFixture::settle();
        m_card->resize(620, height);
        m_card->setAnswer(dodge);
        WindowFixture::settle();
        return strip->isVisible() && strip->height() > strip->briefHeight(strip->width()) + 8;
    };
    ask(menu(12));
    int height = 700;
    QVERIFY(seenAt(height));
    while (height > 100 && seenAt(height - 4))
        height -= 4;
    m_card->setAnswer({});
    ask(menu(24));
    WindowFixture::settle();
    ask(menu(12));
    QVERIFY(seenAt(height));
}

/// Who has the ball and what was rolled are both seen as long as its first sentence fits.
void TestPromptCard::besideTheMiddleTheResultIsShort()
{
    const AnswerShown lust{
        {1}, {6}, {}, u"Blood Lust: needed 2+, rolled 1: fails. He has to bite somebody."_s};
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    auto *middle = new QWidget;
    middle->setFixedHeight(72);
    m_card->setMiddle(middle);
    ask(offers);
    const auto *strip = m_card->findChild<ResultStrip *>();
    const auto *words = strip->findChild<QLabel *>();
    bool both = false;
    for (int height = 700; height > 200 && !both; height -= 4) {
        m_card->setAnswer({}); // lest the window be held open by it
        WindowFixture::settle();
        m_card->resize(620, height);
        m_card->setAnswer(lust);
        WindowFixture::settle();
        both = middle->isVisible() && strip->isVisible()
            && words->text() == u"Blood Lust: needed 2+, rolled 1: fails."_s;
    }
    QVERIFY(both);
    const int end = middle->mapTo(m_card.get(), QPoint(0, middle->height())).y();
    const auto *first = m_card->findChild<QWidget *>(u"quick-end-turn"_s);
    QVERIFY(first->mapTo(m_card.get(), QPoint()).y() >= end);
}

/// Four things in three lines: what was rolled, and what it came to.
void TestPromptCard::whatItCameToIsNeverCut()
{
    const QString came = u"Hit (2 : 0), 2 damage. He is out of action. Anna: +1 glory."_s;
    ResultStrip strip;
    strip.setAnswer(
        {{2, 2},
         {6, 6},
         {},
         u"Anna attacks: hammer; Ben defends: dodge; "_s + came + u" Driven: no; more"_s,
         came});
    const auto *words = strip.findChild<QLabel *>();
    QVERIFY2(words->text().endsWith(came), qPrintable(words->text()));
    QVERIFY(words->text().contains(u"Ben defends: dodge"_s));
    strip.setBrief(true);
    QCOMPARE(words->text(), came);
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

void TestPromptCard::whatIsSpentKeepsItsPlace()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    OfferedPrompt again = offer(u"re-roll"_s, PromptKind::Choice, {u"team"_s});
    again.key = QKeySequence(Qt::Key_R);
    const OfferedPrompt pass = offer(u"completion"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    ask({end, again, pass});
    const QPoint before = m_card->findChild<QWidget *>(u"quick-completion"_s)->pos();
    again.spent = true;
    m_card->setOffers({end, again, pass}, {}, true);
    WindowFixture::settle();
    QCOMPARE(m_card->findChild<QWidget *>(u"quick-completion"_s)->pos(), before);
    QVERIFY(!m_card->findChild<QWidget *>(u"quick-re-roll"_s)->isEnabled());
    QVERIFY(!m_card->open(u"re-roll"_s));
    press(Qt::Key_R);
    QVERIFY(m_events.empty());
}

void TestPromptCard::wordsBesideDiceAreNoColumn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("beside");
    QTest::newRow("narrow") << 260 << false;
    QTest::newRow("wide") << 900 << true;
}

/// What was rolled is read in lines, whichever room there is.
void TestPromptCard::wordsBesideDiceAreNoColumn()
{
    QFETCH(const int, width);
    QFETCH(const bool, beside);
    ResultStrip strip;
    strip.setAnswer({{1, 2, 3, 4},
                     {6, 6, 6, 6},
                     {},
                     u"Anna rolls: hammer, sword, critical success, hammer. Anna won the "
                     "roll-off (single support: Anna 1, Bernd 0)."_s});
    strip.resize(width, strip.heightForWidth(width));
    strip.show();
    WindowFixture::settle();
    const auto *line = strip.findChild<QLabel *>();
    const QWidget *dice = strip.layout()->itemAt(0)->widget();
    QCOMPARE(line->geometry().left() > dice->geometry().right(), beside);
    QVERIFY2(line->width() > width / 2, qPrintable(QString::number(line->width())));
    QVERIFY(std::abs(strip.heightForWidth(width) - strip.layout()->totalHeightForWidth(width)) < 3);
}

void TestPromptCard::allThatIsOfferedIsSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("compact");
    QTest::newRow("much room") << QSize(700, 600) << false;
    QTest::newRow("no room for the title") << QSize(640, 330) << false;
    QTest::newRow("no room for the result") << QSize(640, 270) << false;
    QTest::newRow("compact") << QSize(640, 240) << true;
}

void TestPromptCard::allThatIsOfferedIsSeen()
{
    QFETCH(QSize, size);
    QFETCH(bool, compact);
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    m_card->setCompact(compact);
    m_card->setAnswer({{3, 4}, {6, 6}, {}, u"Weather: 3 + 4 = 7, Nice"_s});
    m_card->resize(size);
    ask(offers);
    for (const OfferedPrompt &one : offers) {
        auto *button = m_card->findChild<QWidget *>(u"quick-"_s + one.prompt.id);
        QVERIFY2(button->visibleRegion().boundingRect() == button->rect(),
                 qPrintable(one.prompt.id));
    }
    // The title is there too, below the head or in it.
    QVERIFY(m_card->findChild<QLabel *>(u"prompt-title"_s)->isVisible()
            || m_card->findChild<QLabel *>(u"prompt-head-title"_s)->isVisible());
    QCOMPARE(clippedTexts(m_card.get()).join(u'\n'), QString());
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"end-turn"_s);
}

void TestPromptCard::chanceDraws()
{
    for (const int count : {3, 14}) {
        m_events.clear();
        OfferedPrompt lot = many(count, 1, 1);
        lot.prompt.byLot = true;
        m_dice.add({1, 3}); // how many, and which
        ask({lot});
        press(Qt::Key_Return);
        QCOMPARE(answer().choices, QStringList{u"p3"_s});
        QVERIFY(answer().rolledByDugout);
    }
}

void TestPromptCard::nothingMayBeChosen()
{
    ask({many(3, 0, 1)});
    press(Qt::Key_0);
    QCOMPARE(m_events.size(), size_t(1));
    QVERIFY(answer().choices.isEmpty());
}

void TestPromptCard::manyAreFoundByTyping()
{
    ask({many(14, 1, 1)});
    type(u"p12"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"p12"_s});
    m_events.clear();
    OfferedPrompt other = many(14, 1, 1);
    other.prompt.id = u"other"_s;
    ask({other});
    type(u"nobody is called so"_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
}

void TestPromptCard::severalAreTicked()
{
    ask({many(14, 0, 3)});
    press(Qt::Key_Space); // the first
    type(u"p7"_s);
    press(Qt::Key_Down);
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, (QStringList{u"p1"_s, u"p7"_s}));
}

/// One number after the other: each is ticked by Enter, and Enter alone takes them.
void TestPromptCard::severalAreTyped()
{
    ask({many(14, 2, 2)});
    for (const QString &player : {u"p12"_s, u"p5"_s}) {
        type(player);
        press(Qt::Key_Return);
        QVERIFY(m_events.empty());
    }
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, (QStringList{u"p5"_s, u"p12"_s}));
}

/// As on paper: the numbers of the shirts, one after the other.
void TestPromptCard::shirtsAreTypedInOneLine()
{
    OfferedPrompt nominees = many(12, 3, 3);
    for (int i = 0; i < 12; ++i)
        nominees.words.choices[i] = u"#%1 Somebody"_s.arg(i + 1);
    ask({nominees});
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    type(u"1 4 11"_s);
    QVERIFY(!list->item(3)->isHidden()); // who is meant is seen before Enter
    QVERIFY(list->item(4)->isHidden());
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, (QStringList{u"p1"_s, u"p4"_s, u"p11"_s}));
    m_events.clear();
    OfferedPrompt line = many(12, 11, 11);
    line.words.choices = nominees.words.choices;
    ask({line});
    type(u"3 12"_s); // one of the eleven for the twelfth
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices.size(), 11);
    QVERIFY(!answer().choices.contains(u"p3"_s) && answer().choices.contains(u"p12"_s));
}

/// Though all but one of them were proposed: none of those goes.
void TestPromptCard::aWholeLineUpIsTyped()
{
    OfferedPrompt line = many(12, 11, 11);
    for (int i = 0; i < 12; ++i)
        line.words.choices[i] = u"#%1 Somebody"_s.arg(i + 1);
    ask({line});
    type(u"1 2 4 5 6 7 8 9 10 11 12"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices.size(), 11);
    QVERIFY(!answer().choices.contains(u"p3"_s) && answer().choices.contains(u"p12"_s));
}

/// 3, Enter: the Enter is not for the die that is asked for next, unless somebody takes his time.
void TestPromptCard::enterEndsTheNumberThatADigitAnswered()
{
    OfferedPrompt zones = offer(u"roll.zones"_s, PromptKind::Choice, {u"0"_s, u"1"_s, u"2"_s});
    ask({zones});
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"2"_s});
    m_events.clear();
    ask({dice(u"D6"_s)});
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    m_dice.add({4});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, std::vector<int>{4});
    // Who pressed Enter for the likely number presses it again for the die.
    m_events.clear();
    zones.prompt.usual = u"1"_s;
    ask({zones});
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"1"_s});
    m_events.clear();
    ask({dice(u"D6"_s)});
    m_dice.add({5});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, std::vector<int>{5});
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
    head->addCorner(players);
    head->setWords({}, {}, u"Turn 1, Schädelbrecher"_s);
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

/// Beside many buttons whose turn it is would stand word under word, and push the card out below.
void TestPromptCard::aNarrowHeadSaysLess()
{
    QWidget window;
    auto *head = new CardHead(&window);
    auto *players = new ActionButton(head);
    players->setText(u"Players"_s);
    head->addCorner(players);
    const QString whole = u"What comes next · Green Fist"_s;
    head->setWords(whole, u"Fist"_s, u"Turn 1"_s);
    window.resize(900, 100);
    window.show();
    head->resize(900, 60);
    WindowFixture::settle();
    const auto says = [head](const QString &words) {
        const QList<QLabel *> labels = head->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text() == words;
        });
    };
    QVERIFY(says(whole));
    head->resize(players->sizeHint().width() + 40, 60);
    WindowFixture::settle();
    QVERIFY(says(u"Fist"_s));
    head->resize(900, 60);
    WindowFixture::settle();
    QVERIFY(says(whole));
}

void TestPromptCard::whatComesAndGoesMovesNothing()
{
    auto *cards = new ActionButton(m_card.get());
    cards->setText(u"Cards"_s);
    cards->hide();
    auto *more = new ActionButton(m_card.get());
    more->setText(u"More"_s);
    m_card->head()->addComing(cards);
    m_card->head()->addCorner(more);
    OfferedPrompt byHand = offer(u"hand"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    byHand.prompt.aside = true;
    ask({dice(u"D6"_s), byHand});
    const QRect place = m_card->head()->asides()->geometry();
    QVERIFY(!place.isEmpty());
    cards->show();
    WindowFixture::settle();
    QVERIFY(cards->isVisible());
    QCOMPARE(m_card->head()->asides()->geometry(), place);
}

void TestPromptCard::aLineUpIsTickedAlready()
{
    ask({many(14, 11, 11)});
    press(Qt::Key_Return);
    QCOMPARE(answer().choices.size(), 11);
    m_events.clear();
    auto *list = m_card->findChild<QListWidget *>();
    list->item(0)->setCheckState(Qt::Unchecked);
    press(Qt::Key_Space); // ticks it again
    press(Qt::Key_Space);
    press(Qt::Key_Return); // ten are not enough
    QVERIFY(m_events.empty());
}

void TestPromptCard::equalStepsAreChosenByNumber()
{
    QuickGrid grid;
    grid.setOffers({offer(u"home"_s, PromptKind::Number), offer(u"away"_s, PromptKind::Number)});
    const auto *second = grid.findChild<QAbstractButton *>(u"quick-away"_s);
    QCOMPARE(second->shortcut(), QKeySequence(Qt::Key_2));
    grid.setLeads(false, false); // the numbers belong to what is asked above
    QCOMPARE(second->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_2));
}

/// One action more, as a weapon is, sends none of the others elsewhere.
void TestPromptCard::actionsStayInTheirPlaces()
{
    std::vector<OfferedPrompt> offers;
    for (int i = 0; i < 12; ++i) {
        offers.push_back(offer(u"action-%1"_s.arg(i), PromptKind::Choice));
        offers.back().words.title = i == 4 ? u"A long name for an action"_s : u"Short"_s;
    }
    QuickGrid grid;
    grid.setOffers(offers);
    const auto button = [&grid](int i) {
        return grid.findChild<QWidget *>(u"quick-action-%1"_s.arg(i), Qt::FindDirectChildrenOnly);
    };
    const auto lay = [&] {
        const int width = 3 * (button(4)->sizeHint().width() + gridStep(&grid, 3));
        grid.resize(width, grid.layout()->heightForWidth(width));
        grid.layout()->setGeometry(grid.rect());
    };
    lay();
    QList<QRect> places;
    for (int i = 0; i < 12; ++i)
        places.append(button(i)->geometry());
    QCOMPARE(places.at(3).left(), places.at(0).left()); // three in a row
    offers.push_back(offer(u"action-12"_s, PromptKind::Choice));
    offers.back().words.title = u"Short"_s;
    grid.setOffers(offers);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    lay();
    for (int i = 0; i < 12; ++i)
        QCOMPARE(button(i)->geometry(), places.at(i));
}

/// Where one has to be smaller all are, and as large as ever when there is room again.
void TestPromptCard::actionsHaveLettersOfOneSize()
{
    OfferedPrompt home = offer(u"home"_s, PromptKind::Confirm);
    OfferedPrompt away = offer(u"away"_s, PromptKind::Confirm);
    home.words.title = u"Home"_s;
    away.words.title = u"The most valuable player of the other team"_s;
    QuickGrid grid;
    grid.setOffers({home, away});
    grid.setCompact(true);
    const auto *brief = grid.findChild<ActionButton *>(u"quick-home"_s);
    const auto *lengthy = grid.findChild<ActionButton *>(u"quick-away"_s);
    const auto lay = [&grid](int width) {
        grid.resize(width, grid.layout()->heightForWidth(width));
        grid.layout()->setGeometry(grid.rect());
    };
    lay(2 * (lengthy->minimumSizeHint().width() + gridStep(&grid, 2)));
    QCOMPARE(brief->y(), lengthy->y()); // side by side
    QVERIFY(lengthy->letters() < 1.0);
    QCOMPARE(brief->letters(), lengthy->letters());
    lay(3 * lengthy->sizeHint().width());
    QCOMPARE(brief->letters(), 1.0);
    QCOMPARE(lengthy->letters(), 1.0);
}

void TestPromptCard::whatChanceDecidesIsNotTicked()
{
    OfferedPrompt draw = many(20, 5, 5);
    draw.prompt.byLot = true;
    ask({draw});
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    for (int row = 0; row < list->count(); ++row)
        QCOMPARE(list->item(row)->checkState(), Qt::Unchecked);
}

void TestPromptCard::theOrderOfALotIsKept_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("clicked") << QString();
    QTest::newRow("typed") << u"3 1 5 2 4"_s;
    QTest::newRow("typed without spaces") << u"31524"_s;
}

/// As tokens are turned over: all of them, in the order in which they lie.
void TestPromptCard::theOrderOfALotIsKept()
{
    QFETCH(QString, typed);
    OfferedPrompt reveal = many(5, 5, 5);
    reveal.prompt.byLot = true;
    reveal.words.choices = {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s};
    ask({reveal});
    auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    filter->setFocus();
    if (!typed.isEmpty()) {
        type(typed);
        press(Qt::Key_Return); // ticks them
        QVERIFY(m_events.empty());
    } else {
        for (const int number : {3, 1, 5, 2, 4})
            emit list->itemClicked(list->item(number - 1));
    }
    bool shown = false;
    const auto labels = m_card->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        shown |= label->text().endsWith(u": 3, 1, 5, 2, 4"_s);
    QVERIFY(shown);
    press(Qt::Key_Return); // takes them
    QCOMPARE(answer().choices, (QStringList{u"p3"_s, u"p1"_s, u"p5"_s, u"p2"_s, u"p4"_s}));
}

void TestPromptCard::nothingOfThatNameChangesNothing()
{
    OfferedPrompt draw = many(14, 2, 2);
    draw.prompt.byLot = true;
    ask({draw});
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    filter->setFocus();
    type(u"xyz"_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    QCOMPARE(filter->text(), u"xyz"_s);
}

void TestPromptCard::nothingOfThatNameIsSaid()
{
    ask({many(14, 1, 1)});
    const auto isSaid = [this] {
        const auto labels = m_card->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text() == u"Nothing here is called that."_s;
        });
    };
    QVERIFY(!isSaid());
    type(u"b53"_s);
    QVERIFY(isSaid());
    m_card->findChild<QLineEdit *>(u"choice-filter"_s)->clear();
    QVERIFY(!isSaid());
}

void TestPromptCard::aListIsAsHighAsItNeeds_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("width");
    for (const int count : {10, 11, 16, 30}) {
        for (const int width : {420, 560, 700, 901})
            QTest::addRow("%d, %d wide", count, width) << count << width;
    }
}

/// Nothing is scrolled while there is room, and no hole is left between the button and the list.
void TestPromptCard::aListIsAsHighAsItNeeds()
{
    QFETCH(const int, count);
    QFETCH(const int, width);
    m_card->resize(width, 1400);
    ask({many(count, 1, 1)});
    auto *list = m_card->findChild<QListWidget *>();
    QVERIFY(!list->verticalScrollBar()->isVisible());
    const QRect last = list->visualItemRect(list->item(count - 1));
    QVERIFY(list->viewport()->rect().contains(last));
    QVERIFY(list->height() - last.bottom() < 2 * last.height());
    const auto *take = m_card->findChild<QAbstractButton *>(u"prompt-main"_s);
    const int bottom = take->mapTo(m_card.get(), QPoint(0, take->height())).y();
    QVERIFY(list->mapTo(m_card.get(), QPoint()).y() - bottom < take->height());
}

/// The dice on the table are entered where the last result stood, if there is no room for both.
void TestPromptCard::enteringDiceMakesRoom()
{
    m_card->resize(420, 330);
    AnswerShown answer;
    answer.line = u"What came of the answer before, in a line that is long enough to wrap twice."_s;
    m_card->setAnswer(answer);
    ask({dice(u"4D6"_s)});
    const auto isShown = [this] {
        const auto labels = m_card->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(u"What came of"_s);
        });
    };
    QVERIFY(isShown());
    m_card->findChild<QAbstractButton *>(u"prompt-enter-dice"_s)->click();
    WindowFixture::settle();
    QVERIFY(!isShown());
}

/// In a card that is too low, never a bar within a bar.
void TestPromptCard::onlyTheListScrolls()
{
    m_card->resize(560, 330);
    OfferedPrompt prompt = many(30, 11, 11);
    prompt.words.detail = u"Eleven of them stand on the pitch."_s;
    ask({prompt});
    auto *list = m_card->findChild<QListWidget *>();
    QVERIFY(list->verticalScrollBar()->isVisible());
    const auto areas = m_card->findChildren<QScrollArea *>();
    for (const QScrollArea *area : areas)
        QVERIFY(!area->verticalScrollBar()->isVisible());
    const auto *take = m_card->findChild<QAbstractButton *>(u"prompt-main"_s);
    QVERIFY(take->visibleRegion().boundingRect() == take->rect());
}

/// As table mode makes them larger while the list is open.
void TestPromptCard::aListGrowsWithItsLetters()
{
    ask({many(11, 1, 1)});
    auto *list = m_card->findChild<QListWidget *>();
    QFont larger = list->font();
    larger.setPointSizeF(larger.pointSizeF() * 2);
    list->setFont(larger);
    WindowFixture::settle();
    const QFontMetrics letters(larger);
    for (int row = 0; row < list->count(); ++row) {
        const QSize cell = list->visualItemRect(list->item(row)).size();
        QVERIFY(cell.width() > letters.horizontalAdvance(list->item(row)->text()));
        QVERIFY(cell.height() >= letters.height());
    }
}

void TestPromptCard::aClickOnTheBoxTicksOnce()
{
    ask({many(14, 11, 11)});
    auto *list = m_card->findChild<QListWidget *>();
    const QRect row = list->visualItemRect(list->item(0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.left() + 9, row.center().y()});
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.right() - 9, row.center().y()});
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
}

void TestPromptCard::numbersAreTyped_data()
{
    QTest::addColumn<bool>("elsewhere");
    QTest::newRow("into the field") << false;
    QTest::newRow("with the focus elsewhere") << true;
}

void TestPromptCard::numbersAreTyped()
{
    OfferedPrompt number = offer(u"petty-cash"_s, PromptKind::Number);
    number.prompt.atLeast = 0;
    number.prompt.atMost = 100;
    number.prompt.usual = u"7"_s;
    ask({number});
    QFETCH(bool, elsewhere);
    if (elsewhere)
        m_card->setFocus();
    type(u"42"_s); // in the place of the seven
    press(Qt::Key_Return);
    QCOMPARE(answer().number, std::optional<int>(42));
}

void TestPromptCard::wordsAreTyped()
{
    ask({offer(u"hand.note"_s, PromptKind::Text)});
    type(u" The ball burst "_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().text, u"The ball burst"_s);
}

/// A number alone finds what was entered for it before; its dice are rolled beside the line.
void TestPromptCard::aBookIsEnteredOnce()
{
    OfferedPrompt book = offer(u"weather"_s, PromptKind::Text);
    book.prompt.atLeast = 0;
    book.bookDice = DiceNotation::parse(u"2D6"_s);
    book.known = {u"7 Nice"_s, u"12 Blizzard"_s};
    ask({book});
    press(Qt::Key_Return); // one Enter too many leaves nothing out
    QVERIFY(m_events.empty());
    press(Qt::Key_Return);
    QCOMPARE(answer().text, QString());
    m_events.clear();
    ask({});
    ask({book});
    type(u"12"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().text, u"12 Blizzard"_s);
    m_events.clear();
    ask({});
    ask({book});
    type(u"8 Warm"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().text, u"8 Warm"_s);
    auto *field = m_card->findChild<QLineEdit *>(u"prompt-text"_s);
    QVERIFY(!field->placeholderText().contains(u"Nice"_s)); // it stands where bones break, too
    for (const auto &[dice, shown] :
         {std::pair(std::vector{3, 4}, u"7 Nice"_s), std::pair(std::vector{1, 2}, u"3 "_s)}) {
        m_dice.add(dice);
        m_card->findChild<QAbstractButton *>(u"prompt-book-dice"_s)->click();
        QCOMPARE(field->text(), shown);
    }
}

/// What the die means is read in the book, and chosen.
void TestPromptCard::aDieForTheBookIsRolledHere()
{
    OfferedPrompt book = offer(u"injury"_s, PromptKind::Choice, {u"stunned"_s, u"casualty"_s});
    book.bookDice = DiceNotation::parse(u"D6"_s);
    ask({book});
    auto *roll = m_card->findChild<QAbstractButton *>(u"prompt-book-dice"_s);
    QCOMPARE(roll->text(), u"Roll D6"_s);
    m_dice.add({5});
    press(Qt::Key_D);
    QCOMPARE(roll->text(), u"D6: 5"_s);
    QVERIFY(m_events.empty());
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"casualty"_s});
}

/// What is paid for is seen before it is taken.
void TestPromptCard::oneChoiceThatCostsIsShown()
{
    OfferedPrompt done = offer(u"trade-done"_s, PromptKind::Confirm);
    OfferedPrompt hire = offer(u"hire"_s, PromptKind::Choice, {u"lineman"_s});
    hire.key = QKeySequence(Qt::Key_T);
    hire.asksAlone = true;
    ask({done, hire});
    press(Qt::Key_T);
    QVERIFY(m_events.empty());
    QCOMPARE(m_card->openPrompt(), u"hire"_s);
}

void TestPromptCard::whatIsSpentSaysWhy()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    OfferedPrompt reroll = offer(u"re-roll"_s, PromptKind::Choice);
    reroll.spent = true;
    reroll.words.why = u"No re-roll is left."_s;
    ask({end, reroll});
    QCOMPARE(m_card->findChild<ActionButton *>(u"quick-re-roll"_s)->toolTip(), reroll.words.why);
    reroll.spent = false;
    ask({end, reroll});
    QCOMPARE(m_card->findChild<ActionButton *>(u"quick-re-roll"_s)->toolTip(), QString());
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

void TestPromptCard::asidesAreInTheMenu()
{
    OfferedPrompt aside = offer(u"hand.note"_s, PromptKind::Text);
    aside.prompt.aside = true;
    ask({dice(u"D6"_s), aside});
    QCOMPARE(m_card->openPrompt(), u"weather"_s);
    press(Qt::Key_H);
    auto *menu = m_card->findChild<QMenu *>();
    QVERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    WindowFixture::settle();
    QCOMPARE(m_card->openPrompt(), u"hand.note"_s);
    m_card->takeFocus();
    type(u"Rain"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().text, u"Rain"_s);
}

void TestPromptCard::whatOnlyBeginsIsNotConfirmed()
{
    OfferedPrompt aside = offer(u"by-hand"_s, PromptKind::Confirm);
    aside.prompt.aside = true;
    for (const bool begins : {false, true}) {
        aside.begins = begins;
        m_card->setOffers({dice(u"D6"_s), aside}, {}, true);
        WindowFixture::settle();
        press(Qt::Key_H);
        auto *menu = m_card->findChild<QMenu *>();
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        WindowFixture::settle();
        QCOMPARE(m_events.empty(), !begins);
    }
    QCOMPARE(answer().prompt, u"by-hand"_s);
}

void TestPromptCard::asidesOfOneKindHaveTheirKeys()
{
    OfferedPrompt dodge = offer(u"roll.dodge"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    dodge.prompt.aside = true;
    dodge.key = QKeySequence(Qt::Key_S);
    dodge.group = u"Rolls…"_s;
    OfferedPrompt aside = offer(u"hand.note"_s, PromptKind::Text);
    aside.prompt.aside = true;
    for (int turn = 0; turn < 3; ++turn) { // at every card anew, not only at the first
        m_events.clear();
        m_card->setOffers({dice(u"D6"_s), dodge, aside}, {}, true);
        m_card->takeFocus();
        WindowFixture::settle();
        QCOMPARE(m_card->openPrompt(), u"weather"_s);
        press(Qt::Key_S);
        QCOMPARE(m_card->openPrompt(), u"roll.dodge"_s);
        press(Qt::Key_2);
        QCOMPARE(answer().choice(), u"b"_s);
    }
}

/// Where some names are cut so that most have room beside each other, they do stand so.
void TestPromptCard::longNamesStandInTwoColumns()
{
    QStringList ids;
    QStringList names;
    for (int i = 0; i < 12; ++i) {
        ids.append(u"0:%1"_s.arg(i));
        names.append(u"#%1 "_s.arg(i) + QString(i % 3 == 0 ? 60 : 20, u'n'));
    }
    OfferedPrompt players = offer(u"set-up"_s, PromptKind::Choice, ids);
    players.prompt.atLeast = players.prompt.atMost = 11;
    players.words.choices = names;
    m_card->resize(660, 500);
    ask({players});
    auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    QVERIFY(list);
    QCOMPARE(list->visualItemRect(list->item(1)).y(), list->visualItemRect(list->item(0)).y());
}

void TestPromptCard::anOpenMenuHearsItsKeys()
{
    OfferedPrompt dodge = offer(u"roll.dodge"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    dodge.prompt.aside = true;
    dodge.key = QKeySequence(Qt::Key_S);
    dodge.group = u"Rolls…"_s;
    ask({dice(u"D6"_s), dodge});
    press(Qt::Key_H, Qt::ShiftModifier);
    QWidget *menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_S);
    WindowFixture::settle();
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(m_card->openPrompt(), u"roll.dodge"_s);
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

/// The list invites to type: a letter of a name must not end the turn, and the menu is one Escape
/// away.
void TestPromptCard::lettersLookForANameBeforeAMenu()
{
    OfferedPrompt end = offer(u"end-turn"_s, PromptKind::Confirm);
    end.key = QKeySequence(Qt::Key_E);
    end.prompt.passes = true;
    OfferedPrompt catcher = many(14, 1, 1);
    catcher.opens = true;
    const std::vector<OfferedPrompt> all{
        end, offer(u"block"_s, PromptKind::Choice, {u"a"_s, u"b"_s}), catcher};
    ask(all);
    QCOMPARE(m_card->openPrompt(), catcher.prompt.id);
    const auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    QVERIFY(filter && filter->hasFocus());
    const auto *ends = m_card->findChild<ActionButton *>(u"quick-end-turn"_s);
    QVERIFY(!ends || !ends->isVisible());
    press(Qt::Key_E);
    QVERIFY(m_events.empty());
    QCOMPARE(filter->text(), u"e"_s);
    press(Qt::Key_Escape);
    QCOMPARE(m_card->openPrompt(), QString());
    press(Qt::Key_E);
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

void TestPromptCard::numbersAreTheirOwnKeys()
{
    ask({offer(u"roll.zones"_s, PromptKind::Choice, {u"0"_s, u"1"_s, u"2"_s})});
    press(Qt::Key_0);
    QCOMPARE(answer().choice(), u"0"_s);
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
