// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// One or several are chosen: by number, by letter, by name, by chance.
class TestPromptChoice final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void numberKeysChoose();
    void theOnlyChoiceHasItsDigit();
    void moreThanDigitsHaveLetters_data();
    void moreThanDigitsHaveLetters();
    void arrowsAndEnterChoose();
    void playersAreCalledByTheirShirts();
    void theLikelyOneIsSeen();
    void theLikelyAnswerIsFilled();
    void theBeginningComesBeforeTheMiddle_data();
    void theBeginningComesBeforeTheMiddle();
    void chanceDraws();
    void nothingMayBeChosen();
    void manyAreFoundByTyping();
    void severalAreTicked();
    void severalAreTyped();
    void whatWasTickedIsNoTextToUndo();
    void shirtsAreTypedInOneLine();
    void aWholeLineUpIsTyped();
    void aLineUpIsTickedAlready();
    void whatChanceDecidesIsNotTicked();
    void enterDrawsNothingBesideOwnDice_data();
    void enterDrawsNothingBesideOwnDice();
    void theOrderOfALotIsKept_data();
    void theOrderOfALotIsKept();
    void nothingOfThatNameChangesNothing();
    void nothingOfThatNameIsSaid();
    void whatWasTypedIsTakenBackFromTheList();
    void aClickOnTheBoxTicksOnce();
    void oneChoiceThatCostsIsShown();
    void lettersLookForANameBeforeAMenu();
};

void TestPromptChoice::numberKeysChoose()
{
    ask({offer(u"kick"_s, PromptKind::Choice, {u"receive"_s, u"kick"_s})});
    press(Qt::Key_2);
    QCOMPARE(answer().choices, QStringList{u"kick"_s});
}

/// What is forced is confirmed by the same keys as what is chosen.
void TestPromptChoice::theOnlyChoiceHasItsDigit()
{
    ask({offer(u"way"_s, PromptKind::Choice, {u"counters"_s})});
    press(Qt::Key_1);
    QCOMPARE(answer().choices, QStringList{u"counters"_s});
}

void TestPromptChoice::moreThanDigitsHaveLetters_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("choice");
    QTest::newRow("a digit as ever") << Qt::Key_3 << u"p3"_s;
    QTest::newRow("the first letter") << Qt::Key_Q << u"p10"_s;
    QTest::newRow("the last letter") << Qt::Key_Y << u"p15"_s;
}

/// The same question has the same keys, whether little or much is possible.
void TestPromptChoice::moreThanDigitsHaveLetters()
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

void TestPromptChoice::arrowsAndEnterChoose()
{
    ask({offer(u"kick"_s, PromptKind::Choice, {u"receive"_s, u"kick"_s, u"pass"_s})});
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"kick"_s});
}

/// However few there are: 5 is the one with the five, not the fifth.
void TestPromptChoice::playersAreCalledByTheirShirts()
{
    OfferedPrompt blockers = offer(u"block"_s, PromptKind::Choice, {u"a"_s, u"b"_s, u"c"_s});
    blockers.words.choices = {u"#15 Ann"_s, u"#5 Bob"_s, u"#6 Cid"_s};
    ask({blockers});
    type(u"5"_s); // no other begins with it: nothing is left to say
    QCOMPARE(answer().choices, QStringList{u"b"_s});
    QCOMPARE(m_events.size(), size_t(1));
    press(Qt::Key_Return); // from old habit, right behind
    QCOMPARE(m_events.size(), size_t(1));
    // Where two begin with it Enter says which.
    m_events.clear();
    blockers.words.choices = {u"#15 Ann"_s, u"#1 Bob"_s, u"#6 Cid"_s};
    blockers.prompt.id = u"blitz"_s;
    ask({blockers});
    type(u"1"_s);
    QVERIFY(m_events.empty());
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
    // Also where nobody may be chosen, which has no number.
    m_events.clear();
    OfferedPrompt some = offer(u"intercept"_s, PromptKind::Choice, {u"none"_s, u"a"_s, u"b"_s});
    some.words.choices = {u"None"_s, u"#3 Ann"_s, u"#2 Bob"_s};
    ask({some});
    type(u"2"_s);
    QCOMPARE(answer().choices, QStringList{u"b"_s});
}

/// Nobody presses Enter for somebody he cannot see.
void TestPromptChoice::theLikelyOneIsSeen()
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

void TestPromptChoice::theLikelyAnswerIsFilled()
{
    OfferedPrompt outcome = offer(u"outcome"_s, PromptKind::Choice, {u"both"_s, u"nobody"_s});
    outcome.prompt.usual = u"nobody"_s;
    ask({outcome});
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"nobody"_s});
}

void TestPromptChoice::theBeginningComesBeforeTheMiddle_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("the beginning") << u"bleib"_s << u"lasting"_s;
    QTest::newRow("a later word") << u"nagende"_s << u"niggling"_s;
    QTest::newRow("a whole word before a beginning") << u"st"_s << u"strength"_s;
    QTest::newRow("the whole name") << u"Tot"_s << u"dead"_s;
    QTest::newRow("the middle, when nothing else has it") << u"otes"_s << u"fun"_s;
}

void TestPromptChoice::theBeginningComesBeforeTheMiddle()
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

void TestPromptChoice::chanceDraws()
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

void TestPromptChoice::nothingMayBeChosen()
{
    ask({many(3, 0, 1)});
    press(Qt::Key_0);
    QCOMPARE(m_events.size(), size_t(1));
    QVERIFY(answer().choices.isEmpty());
}

void TestPromptChoice::manyAreFoundByTyping()
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

void TestPromptChoice::severalAreTicked()
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
void TestPromptChoice::severalAreTyped()
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
void TestPromptChoice::shirtsAreTypedInOneLine()
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
void TestPromptChoice::aWholeLineUpIsTyped()
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

void TestPromptChoice::aLineUpIsTickedAlready()
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

void TestPromptChoice::whatChanceDecidesIsNotTicked()
{
    OfferedPrompt draw = many(20, 5, 5);
    draw.prompt.byLot = true;
    ask({draw});
    const auto *list = m_card->findChild<QListWidget *>(u"choice-list"_s);
    for (int row = 0; row < list->count(); ++row)
        QCOMPARE(list->item(row)->checkState(), Qt::Unchecked);
}

void TestPromptChoice::enterDrawsNothingBesideOwnDice_data()
{
    QTest::addColumn<int>("choices");
    QTest::addColumn<bool>("covered");
    QTest::newRow("buttons") << 4 << false;
    QTest::newRow("a list") << 20 << false;
    QTest::newRow("for one coach alone") << 4 << true;
}

/// Who rolls at the table draws there, too; Dugout draws when it is asked to.
void TestPromptChoice::enterDrawsNothingBesideOwnDice()
{
    QFETCH(int, choices);
    QFETCH(bool, covered);
    OfferedPrompt lot = many(choices, 1, 1);
    lot.prompt.byLot = true;
    if (covered) {
        lot.cover = u"Reds"_s;
        lot.behind = std::make_shared<const OfferedPrompt>(many(choices, 1, 1));
    }
    lot.ownDice = true;
    ask({lot});
    press(Qt::Key_Return);
    press(Qt::Key_Enter);
    QVERIFY(m_events.empty());
    if (choices < 10) {
        m_dice.add({1, 1});
        press(Qt::Key_D);
        QVERIFY(answer().rolledByDugout);
    }
    // With dice of Dugout's it is its button.
    m_events.clear();
    ask({});
    lot.ownDice = false;
    ask({lot});
    m_dice.add({1, 1});
    press(Qt::Key_Return);
    QVERIFY(answer().rolledByDugout);
}

void TestPromptChoice::theOrderOfALotIsKept_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("clicked") << QString();
    QTest::newRow("typed") << u"3 1 5 2 4"_s;
    QTest::newRow("typed without spaces") << u"31524"_s;
}

/// As tokens are turned over: all of them, in the order in which they lie.
void TestPromptChoice::theOrderOfALotIsKept()
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

/// The button of the match says Ctrl+Z: an empty field does not bring back what was taken from it.
void TestPromptChoice::whatWasTickedIsNoTextToUndo()
{
    ask({many(14, 2, 2)});
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    filter->setFocus();
    type(u"p5"_s);
    QVERIFY(filter->isUndoAvailable());
    press(Qt::Key_Return); // ticks it
    QVERIFY(m_events.empty());
    QCOMPARE(filter->text(), QString());
    QVERIFY(!filter->isUndoAvailable());
}

void TestPromptChoice::nothingOfThatNameChangesNothing()
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

void TestPromptChoice::nothingOfThatNameIsSaid()
{
    ask({many(14, 1, 1)});
    const auto isSaid = [this] {
        const auto labels = m_card->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text() == u"No matches."_s;
        });
    };
    QVERIFY(!isSaid());
    type(u"b53"_s);
    QVERIFY(isSaid());
    m_card->findChild<QLineEdit *>(u"choice-filter"_s)->clear();
    QVERIFY(!isSaid());
}

/// Letters typed in the list go to the field, and so does the key that takes them back.
void TestPromptChoice::whatWasTypedIsTakenBackFromTheList()
{
    ask({many(14, 2, 2)});
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    filter->setFocus();
    type(u"p5"_s);
    press(Qt::Key_Down);
    QVERIFY(!filter->hasFocus());
    press(Qt::Key_Backspace);
    QVERIFY(filter->hasFocus());
    QCOMPARE(filter->text(), u"p"_s);
}

void TestPromptChoice::aClickOnTheBoxTicksOnce()
{
    ask({many(14, 11, 11)});
    auto *list = m_card->findChild<QListWidget *>();
    const QRect row = list->visualItemRect(list->item(0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.left() + 9, row.center().y()});
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.right() - 9, row.center().y()});
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
}

/// What is paid for is seen before it is taken.
void TestPromptChoice::oneChoiceThatCostsIsShown()
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

/// The list invites to type: a letter of a name must not end the turn, and the menu is one Escape
/// away.
void TestPromptChoice::lettersLookForANameBeforeAMenu()
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

QTEST_MAIN(TestPromptChoice)
#include "tst_promptchoice.moc"
