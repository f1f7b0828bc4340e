// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is bought or done beside the rest: the shop, the places of a turn, the menu of asides.
class TestPromptGoods final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void goodsAreFoundByTyping_data();
    void goodsAreFoundByTyping();
    void whatIsNotForSaleSaysWhy();
    void aDozenGoodsAreSeen();
    void aPurchaseMovesNothing();
    void aNumberMayStandTwice();
    void aTurnHasItsButtonsInOnePlace();
    void whatIsSpentKeepsItsPlace();
    void aKeyStandsOnOneButtonOnly();
    void whatIsWeightyIsShownFirst();
    void theOneWhoIsAskedIsNamed();
    void whatComesAndGoesMovesNothing();
    void actionsStayInTheirPlaces();
    void whatIsSpentSaysWhy();
    void asidesAreInTheMenu();
    void whatOnlyBeginsIsNotConfirmed();
    void asidesOfOneKindHaveTheirKeys();
    void anOpenMenuHearsItsKeys();
    void longNamesStandInTwoColumns();
};

void TestPromptGoods::goodsAreFoundByTyping_data()
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
void TestPromptGoods::goodsAreFoundByTyping()
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
    QCOMPARE(about.startsWith(u"Not enough gold: you need 90,000 more."_s), typed == u"great"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_events.empty(), bought.isEmpty());
    if (!bought.isEmpty())
        QCOMPARE(answer().choices, QStringList{bought});
}

/// Who looks for what this team cannot have is told why.
void TestPromptGoods::whatIsNotForSaleSaysWhy()
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
    QCOMPARE(about->text(), u"No matches."_s);
    press(Qt::Key_Return);
    QVERIFY(m_events.empty());
}

/// At 1280×800 a shop shows a dozen, whatever is chosen of them.
void TestPromptGoods::aDozenGoodsAreSeen()
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
void TestPromptGoods::aPurchaseMovesNothing()
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
void TestPromptGoods::aNumberMayStandTwice()
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

/// Neither what was said last nor that there is one doing less moves the others.
void TestPromptGoods::aTurnHasItsButtonsInOnePlace()
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

void TestPromptGoods::whatIsSpentKeepsItsPlace()
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

/// After a match both sides are done by the same key, the one after the other.
void TestPromptGoods::aKeyStandsOnOneButtonOnly()
{
    std::vector<OfferedPrompt> offers;
    for (const QString &side : {u"home"_s, u"away"_s}) {
        OfferedPrompt done = offer(u"after.trade-done."_s + side, PromptKind::Confirm);
        done.key = QKeySequence(Qt::CTRL | Qt::Key_Enter);
        done.prompt.passes = true;
        done.prompt.seat = side == u"home"_s ? 0 : 1;
        offers.push_back(done);
        offers.push_back(offer(u"after.hire."_s + side, PromptKind::Choice, {u"a"_s, u"b"_s}));
    }
    ask(offers);
    const auto key
        = [this](const QString &name) { return m_card->findChild<ActionButton *>(name)->key(); };
    QVERIFY(!key(u"quick-after.trade-done.home"_s).isEmpty());
    QCOMPARE(key(u"quick-after.trade-done.away"_s),
             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Enter));
    press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(answer().prompt, u"after.trade-done.away"_s);
}

/// No key alone leaves a stadium: the first opens it, and it can be left again.
void TestPromptGoods::whatIsWeightyIsShownFirst()
{
    std::vector<OfferedPrompt> offers;
    for (int i = 0; i < 11; ++i)
        offers.push_back(offer(u"buy.%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    OfferedPrompt leaves = offer(u"after.leave-stadium.home"_s, PromptKind::Confirm);
    leaves.asksAlone = true;
    offers.push_back(leaves);
    ask(offers);
    press(Qt::Key_E);
    QVERIFY(m_events.empty());
    QCOMPARE(m_card->openPrompt(), u"after.leave-stadium.home"_s);
    press(Qt::Key_Escape);
    QVERIFY(m_events.empty());
    QCOMPARE(m_card->openPrompt(), QString());
    press(Qt::Key_E);
    press(Qt::Key_Return);
    QCOMPARE(answer().prompt, u"after.leave-stadium.home"_s);
}

/// Where both sides are asked, it is the one of the question that is open.
void TestPromptGoods::theOneWhoIsAskedIsNamed()
{
    std::vector<OfferedPrompt> offers;
    for (const int seat : {0, 0, 1, 1}) {
        offers.push_back(
            offer(u"buy.%1"_s.arg(offers.size()), PromptKind::Choice, {u"a"_s, u"b"_s}));
        offers.back().prompt.seat = seat;
    }
    ask(offers);
    QCOMPARE(m_card->seatAsked(), 0);
    QSignalSpy turned(m_card.get(), &PromptCard::turned);
    press(Qt::Key_4);
    QCOMPARE(m_card->seatAsked(), 1);
    QVERIFY(!turned.isEmpty());
    press(Qt::Key_Escape);
    QCOMPARE(m_card->seatAsked(), 0);
}

void TestPromptGoods::whatComesAndGoesMovesNothing()
{
    auto *cards = new ActionButton(m_card.get());
    cards->setText(u"Cards"_s);
    cards->hide();
    auto *more = new ActionButton(m_card.get());
    more->setText(u"More"_s);
    m_card->head()->addComing(cards);
    m_card->head()->addComing(more);
    OfferedPrompt byHand = offer(u"hand"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    byHand.prompt.alwaysOffered = true;
    ask({dice(u"D6"_s), byHand});
    const QRect place = m_card->head()->asides()->geometry();
    QVERIFY(!place.isEmpty());
    cards->show();
    WindowFixture::settle();
    QVERIFY(cards->isVisible());
    QCOMPARE(m_card->head()->asides()->geometry(), place);
}

/// One action more, as a weapon is, sends none of the others elsewhere.
void TestPromptGoods::actionsStayInTheirPlaces()
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

void TestPromptGoods::whatIsSpentSaysWhy()
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

void TestPromptGoods::asidesAreInTheMenu()
{
    OfferedPrompt aside = offer(u"hand.note"_s, PromptKind::Text);
    aside.prompt.alwaysOffered = true;
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

void TestPromptGoods::whatOnlyBeginsIsNotConfirmed()
{
    OfferedPrompt aside = offer(u"by-hand"_s, PromptKind::Confirm);
    aside.prompt.alwaysOffered = true;
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

void TestPromptGoods::asidesOfOneKindHaveTheirKeys()
{
    OfferedPrompt dodge = offer(u"roll.dodge"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    dodge.prompt.alwaysOffered = true;
    dodge.key = QKeySequence(Qt::Key_S);
    OfferedPrompt aside = offer(u"hand.note"_s, PromptKind::Text);
    aside.prompt.alwaysOffered = true;
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
void TestPromptGoods::longNamesStandInTwoColumns()
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

void TestPromptGoods::anOpenMenuHearsItsKeys()
{
    OfferedPrompt dodge = offer(u"roll.dodge"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    dodge.prompt.alwaysOffered = true;
    dodge.key = QKeySequence(Qt::Key_S);
    ask({dice(u"D6"_s), dodge});
    press(Qt::Key_H);
    QWidget *menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_S);
    WindowFixture::settle();
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(m_card->openPrompt(), u"roll.dodge"_s);
}

QTEST_MAIN(TestPromptGoods)
#include "tst_promptgoods.moc"
