// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "tests/support/windowfixture.h"
#include "ui/play/asidemenu.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Dice, numbers and words are typed, or rolled here.
class TestPromptEntry final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void enterRolls();
    void aCoinIsTossed();
    void physicalDiceAreTyped();
    void wrongDiceAreRefusedWithASentence();
    void digitsAreDice();
    void enterEndsTheNumberThatADigitAnswered();
    void enteringDiceMakesRoom();
    void equalStepsAreChosenByNumber();
    void numbersAreTyped_data();
    void numbersAreTyped();
    void wordsAreTyped();
    void aBookIsEnteredOnce();
    void aBookWithoutDiceSaysWhatItWants();
    void aDieForTheBookIsRolledHere();
    void numbersAreTheirOwnKeys();
};

void TestPromptEntry::enterRolls()
{
    m_dice.add({3, 5});
    ask({dice(u"2D6"_s)});
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{3, 5}));
    QVERIFY(answer().rolledByDugout);
    QCOMPARE(answer().prompt, u"weather"_s);
    QCOMPARE(answer().seat, 1);
}

void TestPromptEntry::aCoinIsTossed()
{
    ask({dice(u"D2"_s)});
    QCOMPARE(qobject_cast<QAbstractButton *>(QApplication::focusWidget())->text(),
             u"Dugout tosses a coin"_s);
}

void TestPromptEntry::physicalDiceAreTyped()
{
    ask({dice(u"2D6"_s)});
    press(Qt::Key_I);
    type(u"6 2"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{6, 2}));
    QVERIFY(!answer().rolledByDugout);
}

void TestPromptEntry::wrongDiceAreRefusedWithASentence()
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

/// The dice on the table go straight in.
void TestPromptEntry::digitsAreDice()
{
    ask({dice(u"2D6"_s)});
    press(Qt::Key_6);
    type(u" 2"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().dice, (std::vector<int>{6, 2}));
    QVERIFY(!answer().rolledByDugout);
}

/// 3, Enter: the Enter is not for the die that is asked for next, unless somebody takes his time.
void TestPromptEntry::enterEndsTheNumberThatADigitAnswered()
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

void TestPromptEntry::equalStepsAreChosenByNumber()
{
    QuickGrid grid;
    grid.setOffers({offer(u"home"_s, PromptKind::Number), offer(u"away"_s, PromptKind::Number)});
    const auto *second = grid.findChild<QAbstractButton *>(u"quick-away"_s);
    QCOMPARE(second->shortcut(), QKeySequence(Qt::Key_2));
    grid.setLeads(false, false); // the numbers belong to what is asked above
    QCOMPARE(second->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_2));
}

/// The dice on the table are entered where the last result stood, if there is no room for both.
void TestPromptEntry::enteringDiceMakesRoom()
{
    m_card->resize(420, 300);
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

void TestPromptEntry::numbersAreTyped_data()
{
    QTest::addColumn<bool>("elsewhere");
    QTest::newRow("into the field") << false;
    QTest::newRow("with the focus elsewhere") << true;
}

void TestPromptEntry::numbersAreTyped()
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

void TestPromptEntry::wordsAreTyped()
{
    ask({offer(u"hand.note"_s, PromptKind::Text)});
    type(u" The ball burst "_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().text, u"The ball burst"_s);
}

/// A number alone finds what was entered for it before; its dice are rolled beside the line.
void TestPromptEntry::aBookIsEnteredOnce()
{
    OfferedPrompt book = offer(u"weather"_s, PromptKind::Text);
    book.prompt.atLeast = 0;
    book.isBook = true;
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
    press(Qt::Key_Return); // and keeps nobody from typing then
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

/// Nobody has copied anything of its table yet.
void TestPromptEntry::aBookWithoutDiceSaysWhatItWants()
{
    OfferedPrompt book = offer(u"kick-off-table"_s, PromptKind::Text);
    book.isBook = true;
    ask({book});
    QVERIFY(!m_card->findChild<QLineEdit *>(u"prompt-text"_s)->placeholderText().isEmpty());
}

/// What the die means is read in the book, and chosen.
void TestPromptEntry::aDieForTheBookIsRolledHere()
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

void TestPromptEntry::numbersAreTheirOwnKeys()
{
    ask({offer(u"roll.zones"_s, PromptKind::Choice, {u"0"_s, u"1"_s, u"2"_s})});
    press(Qt::Key_0);
    QCOMPARE(answer().choice(), u"0"_s);
}

QTEST_MAIN(TestPromptEntry)
#include "tst_promptentry.moc"
