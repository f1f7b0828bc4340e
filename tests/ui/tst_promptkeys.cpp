// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/play/letterkeys.h"
#include "ui/play/quickgrid.h"

#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A key that was meant for one question answers no other.
class TestPromptKeys final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void aKeyHeldDownAnswersOnce();
    void aKeyHeldDownWritesOn();
    void aNumberStaysWithItsQuestion();
    void afterTheDigitsComeLetters();
    void noLetterIsTakenFromWhatTheMenuOffers();
    void aNumberJustGoneIsNotTaken();
    void numbersStandInTheirOrder();
    void goingOnStandsWhereItsNumberDoes();
    void whatIsCalledByNameHasNoNumbers();

private:
    static void hold(Qt::Key key, const QString &text);
    [[nodiscard]] static QKeySequence keyOf(const QuickGrid &grid, const QString &prompt);
};

/// Goes on being pressed, as keyboards say it.
void TestPromptKeys::hold(Qt::Key key, const QString &text)
{
    QTest::simulateEvent(QApplication::focusWidget(), true, key, Qt::NoModifier, text, true);
    WindowFixture::settle();
}

QKeySequence TestPromptKeys::keyOf(const QuickGrid &grid, const QString &prompt)
{
    // What was there before is deleted later.
    const auto buttons = grid.findChildren<ActionButton *>(u"quick-"_s + prompt);
    return buttons.isEmpty() ? QKeySequence() : buttons.constLast()->shortcut();
}

void TestPromptKeys::aKeyHeldDownAnswersOnce()
{
    const QStringList some{u"a"_s, u"b"_s};
    ask({offer(u"home"_s, PromptKind::Choice, some)});
    press(Qt::Key_1);
    QCOMPARE(answer().prompt, u"home"_s);
    m_events.clear();
    ask({offer(u"away"_s, PromptKind::Choice, some)});
    hold(Qt::Key_1, u"1"_s);
    QVERIFY(m_events.empty());
    ask({many(14, 1, 1)}); // nor is it written where the next answer is typed
    hold(Qt::Key_1, u"1"_s);
    QCOMPARE(m_card->findChild<QLineEdit *>(u"choice-filter"_s)->text(), QString());
    ask({offer(u"away"_s, PromptKind::Choice, some)});
    press(Qt::Key_1);
    QCOMPARE(answer().prompt, u"away"_s);
}

void TestPromptKeys::aKeyHeldDownWritesOn()
{
    ask({many(14, 1, 1)});
    auto *filter = m_card->findChild<QLineEdit *>(u"choice-filter"_s);
    QVERIFY(filter && filter->hasFocus());
    press(Qt::Key_P);
    hold(Qt::Key_P, u"p"_s);
    QCOMPARE(filter->text(), u"pp"_s);
}

void TestPromptKeys::aNumberStaysWithItsQuestion()
{
    const OfferedPrompt hire = offer(u"hire"_s, PromptKind::Choice);
    const OfferedPrompt buy = offer(u"buy"_s, PromptKind::Choice);
    const OfferedPrompt fire = offer(u"fire"_s, PromptKind::Choice);
    QuickGrid grid;
    grid.setOffers({hire, buy, fire});
    QCOMPARE(keyOf(grid, u"fire"_s), QKeySequence(Qt::Key_3));
    grid.setOffers({buy, fire}); // no gold is left
    QCOMPARE(keyOf(grid, u"buy"_s), QKeySequence(Qt::Key_2));
    QCOMPARE(keyOf(grid, u"fire"_s), QKeySequence(Qt::Key_3));
    grid.setOffers({}); // one of them is open
    grid.setOffers({fire});
    QCOMPARE(keyOf(grid, u"fire"_s), QKeySequence(Qt::Key_3));
}

/// Where both sides trade at once there are more of them than digits.
void TestPromptKeys::afterTheDigitsComeLetters()
{
    std::vector<OfferedPrompt> offers;
    for (const QString &side : {u"home"_s, u"away"_s}) {
        OfferedPrompt done = offer(u"done."_s + side, PromptKind::Confirm);
        done.prompt.passes = true;
        done.key = QKeySequence(Qt::CTRL | Qt::Key_Enter);
        offers.push_back(done);
        for (int i = 1; i <= 5; ++i)
            offers.push_back(offer(u"%1.%2"_s.arg(side).arg(i), PromptKind::Choice));
    }
    QuickGrid grid;
    grid.setOffers(offers);
    QSet<QKeySequence> keys;
    for (const OfferedPrompt &each : offers) {
        if (each.prompt.id == u"done.away"_s) // by the same key once the first is done
            continue;
        const QKeySequence key = keyOf(grid, each.prompt.id);
        QVERIFY2(!key.isEmpty() && !keys.contains(key), qPrintable(each.prompt.id));
        keys.insert(key);
    }
    QCOMPARE(keyOf(grid, u"done.home"_s), offers.front().key);
}

void TestPromptKeys::noLetterIsTakenFromWhatTheMenuOffers()
{
    std::vector<OfferedPrompt> offers;
    for (int place = 1; place <= 15; ++place)
        offers.push_back(offer(u"question-%1"_s.arg(place), PromptKind::Choice, {u"a"_s, u"b"_s}));
    QuickGrid grid;
    grid.setOffers(offers);
    QCOMPARE(keyOf(grid, u"question-15"_s), QKeySequence(Qt::Key_Y));
    offers.front().key = QKeySequence(Qt::Key_B); // as the block has, and a pick-up has Y
    grid.setOffers(offers);
    QCOMPARE(keyOf(grid, u"question-15"_s), QKeySequence());
}

void TestPromptKeys::aNumberJustGoneIsNotTaken()
{
    const OfferedPrompt first = offer(u"first"_s, PromptKind::Choice);
    const OfferedPrompt stays = offer(u"stays"_s, PromptKind::Choice);
    const OfferedPrompt next = offer(u"next"_s, PromptKind::Choice);
    QuickGrid grid;
    grid.setOffers({first, stays});
    grid.setOffers({next, stays});
    QCOMPARE(keyOf(grid, u"stays"_s), QKeySequence(Qt::Key_2));
    QCOMPARE(keyOf(grid, u"next"_s), QKeySequence(Qt::Key_3));
    grid.setOffers({first}); // nothing of before: it begins anew
    QCOMPARE(keyOf(grid, u"first"_s), QKeySequence(Qt::Key_1));
}

/// What comes while others stay has a higher number, and stands behind them however it is offered;
/// the Tab key goes the same way.
void TestPromptKeys::numbersStandInTheirOrder()
{
    OfferedPrompt done = offer(u"done"_s, PromptKind::Confirm);
    done.prompt.passes = true;
    done.key = QKeySequence(Qt::CTRL | Qt::Key_Enter);
    const OfferedPrompt first = offer(u"first"_s, PromptKind::Choice);
    const OfferedPrompt stays = offer(u"stays"_s, PromptKind::Choice);
    const OfferedPrompt later = offer(u"later"_s, PromptKind::Choice);
    const OfferedPrompt next = offer(u"next"_s, PromptKind::Choice);
    QuickGrid grid;
    grid.setOffers({done, first, stays, later});
    grid.setOffers({done, next, stays, later});
    QStringList shown;
    for (int i = 0; i < grid.layout()->count(); ++i)
        shown.append(grid.layout()->itemAt(i)->widget()->objectName());
    QCOMPARE(shown,
             QStringList({u"quick-done"_s, u"quick-stays"_s, u"quick-later"_s, u"quick-next"_s}));
    QCOMPARE(keyOf(grid, u"stays"_s), QKeySequence(Qt::Key_2));
    QCOMPARE(keyOf(grid, u"later"_s), QKeySequence(Qt::Key_3));
    QCOMPARE(keyOf(grid, u"next"_s), QKeySequence(Qt::Key_4));
    QCOMPARE(grid.layout()->itemAt(1)->widget()->nextInFocusChain(),
             grid.layout()->itemAt(2)->widget());
}

/// Below a question going on has the last number while Enter takes the answer, and stands there.
void TestPromptKeys::goingOnStandsWhereItsNumberDoes()
{
    OfferedPrompt on = offer(u"on"_s, PromptKind::Confirm);
    on.prompt.passes = true;
    const OfferedPrompt first = offer(u"first"_s, PromptKind::Choice);
    const OfferedPrompt second = offer(u"second"_s, PromptKind::Choice);
    QuickGrid grid;
    grid.setLeads(false, false);
    grid.setOffers({on, first, second});
    QCOMPARE(grid.layout()->itemAt(2)->widget()->objectName(), u"quick-on"_s);
    QCOMPARE(keyOf(grid, u"first"_s), QKeySequence(Qt::CTRL | Qt::Key_1));
    QCOMPARE(keyOf(grid, u"on"_s), QKeySequence(Qt::CTRL | Qt::Key_3));
    grid.setLeads(true, false); // nothing is typed any more
    QCOMPARE(grid.first(), grid.layout()->itemAt(2)->widget());
}

void TestPromptKeys::whatIsCalledByNameHasNoNumbers()
{
    OfferedPrompt skills = offer(u"learn"_s, PromptKind::Choice, {u"block"_s, u"dodge"_s});
    skills.byName = true;
    ask({skills});
    QVERIFY(m_card->findChild<QListWidget *>(u"choice-list"_s));
    press(Qt::Key_2);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
    m_card->findChild<QLineEdit *>(u"choice-filter"_s)->clear();
    type(u"dod"_s);
    press(Qt::Key_Return);
    QCOMPARE(answer().choices, QStringList{u"dodge"_s});
}

QTEST_MAIN(TestPromptKeys)
#include "tst_promptkeys.moc"
