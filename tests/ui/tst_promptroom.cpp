// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/promptcardfixture.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardfit.h"
#include "ui/play/cardhead.h"
#include "ui/play/cardmiddle.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Stands in the middle, and can do with one line of four.
class FourLines final : public CardMiddle
{
public:
    [[nodiscard]] QSize sizeHint() const override { return {200, heightWithout(leftOut, 200)}; }
    [[nodiscard]] int heightWithout(int lines, int) const override { return (4 - lines) * 30; }
    void leaveOut(int lines) override
    {
        leftOut = lines;
        setFixedHeight(heightWithout(lines, 0));
    }

    int leftOut = 0;
};

/// Where everything on a card stands, and that nothing of it is cut.
class TestPromptRoom final : public PromptCardFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void buttonsHaveLettersOfOneSize();
    void moreWaysToRollAgainMoveNoButton();
    void theMiddleIsShownWhereItFits();
    void noMiddleTakesTheResultAway();
    void theMiddleLeavesLinesOutForTheResult();
    void besideTheMiddleDiceAreSaidInWords();
    void theAnswerComesBeforeTheLastResult();
    void aTitleIsNoColumnOfWords();
    void littleRoomIsEnoughForWhatHappened();
    void noFreeRowTakesTheResultAway();
    void besideTheMiddleTheResultIsShort();
    void whatItCameToIsNeverCut();
    void littleRoomSaysWhatCameOfTheDice();
    void twoLinesAreSaidInOneRatherThanNotAtAll();
    void wordsBesideDiceAreNoColumn_data();
    void wordsBesideDiceAreNoColumn();
    void theLastResultCutsNothing();
    void allThatIsOfferedIsSeen_data();
    void allThatIsOfferedIsSeen();
    void aLongNameKeepsTheHeadLow();
    void aListIsAsHighAsItNeeds_data();
    void aListIsAsHighAsItNeeds();
    void aListGrowsWithItsLetters();
    void onlyTheListScrolls();
    void actionsHaveLettersOfOneSize();
};

void TestPromptRoom::buttonsHaveLettersOfOneSize()
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

/// A button keeps its place, however much there is to roll again with.
void TestPromptRoom::moreWaysToRollAgainMoveNoButton()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    offers[3].words.title = u"Roll again"_s;
    QuickGrid grid;
    const auto places = [&grid, &offers] {
        grid.setOffers(offers);
        constexpr int width = 620;
        grid.resize(width, grid.layout()->heightForWidth(width));
        grid.layout()->setGeometry(grid.rect());
        QList<QRect> found;
        for (const OfferedPrompt &one : offers)
            found.append(grid.findChild<QWidget *>(u"quick-"_s + one.prompt.id)->geometry());
        return found;
    };
    const QList<QRect> before = places();
    offers[3].words.title = u"Roll again (sure hands & feet, the professional's die, team: 4)"_s;
    QCOMPARE(places(), before);
    const auto *again = grid.findChild<ActionButton *>(u"quick-doing-3"_s);
    QCOMPARE(again->text(), u"Roll again"_s);
    QCOMPARE(again->note(), u"sure hands & feet, the professional's die, team: 4"_s);
    QCOMPARE(again->accessibleName(), offers[3].words.title); // all of it is heard, and hovered
    QVERIFY(again->toolTip().contains(u"team: 4"_s));
    QCOMPARE(again->letters(), 1.0);
}

/// What is shown above the buttons is there as soon as there is room for it, not some way later.
void TestPromptRoom::theMiddleIsShownWhereItFits()
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

/// What was rolled gives way neither to what is shown in the middle nor to nothing.
void TestPromptRoom::noMiddleTakesTheResultAway()
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
        QVERIFY2(!seen || shown, qPrintable(QString::number(m_card->height())));
        seen = seen || shown;
    }
    QVERIFY(seen && middle->isVisible());
}

/// A sending-off ends the turn: who reads only the numbers of the player would not know why.
void TestPromptRoom::theMiddleLeavesLinesOutForTheResult()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    auto *middle = new FourLines;
    m_card->setMiddle(middle);
    m_card->resize(620, 250);
    ask(offers);
    m_card->setAnswer({{4, 4}, {6, 6}, {}, u"Armour: 8, holds; #4 is sent off; turnover"_s});
    WindowFixture::settle();
    const auto *result = m_card->findChild<ResultStrip *>();
    bool shortened = false;
    for (; m_card->height() < 900; m_card->resize(620, m_card->height() + 2)) {
        WindowFixture::settle();
        QVERIFY2(!middle->isVisible() || result->isVisible(),
                 qPrintable(QString::number(m_card->height())));
        const auto *words = result->findChild<QLabel *>();
        QVERIFY(!result->isVisible() || words->text().contains(u"turnover"_s, Qt::CaseInsensitive));
        shortened = shortened || (middle->isVisible() && middle->leftOut > 0);
    }
    QVERIFY(shortened);
    QVERIFY(middle->isVisible());
    QCOMPARE(middle->leftOut, 0);
}

/// Where the log is put away a die that was rolled for a coach would be seen nowhere.
void TestPromptRoom::besideTheMiddleDiceAreSaidInWords()
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

void TestPromptRoom::theAnswerComesBeforeTheLastResult()
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
void TestPromptRoom::theLastResultCutsNothing()
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
void TestPromptRoom::aTitleIsNoColumnOfWords()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 8; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    OfferedPrompt aside = offer(u"by-hand"_s, PromptKind::Choice, {u"a"_s, u"b"_s});
    aside.prompt.alwaysOffered = true;
    offers.push_back(aside);
    aside.prompt.id = u"roll"_s;
    offers.push_back(aside);
    for (const QString &name : {u"Players"_s, u"Cards of both sides…"_s}) {
        auto *corner = new ActionButton;
        corner->setText(name);
        corner->setKey(QKeySequence(Qt::SHIFT | Qt::Key_P));
        m_card->head()->addComing(corner);
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
void TestPromptRoom::littleRoomIsEnoughForWhatHappened()
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
void TestPromptRoom::noFreeRowTakesTheResultAway()
{
    const auto menu = [](int actions) {
        std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
        offers.front().key = QKeySequence(Qt::Key_E);
        for (int i = 1; i <= actions; ++i)
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
        return strip->isVisible()
            && strip->height() > strip->heightAt(ResultLength::Least, strip->width()) + 8;
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
void TestPromptRoom::besideTheMiddleTheResultIsShort()
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
void TestPromptRoom::whatItCameToIsNeverCut()
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
    strip.setLength(ResultLength::Least);
    QCOMPARE(words->text(), came);
}

/// The dice for the fans say nothing without what they changed.
void TestPromptRoom::littleRoomSaysWhatCameOfTheDice()
{
    ResultStrip strip;
    strip.setAnswer({{3, 4}, {6, 6}, {}, u"fans: 3 + 4; Fan Factor: 2 → 3"_s});
    const auto *words = strip.findChild<QLabel *>();
    strip.setLength(ResultLength::Short);
    QCOMPARE(words->text(), u"Fans: 3 + 4 · Fan Factor: 2 → 3"_s);
    strip.setLength(ResultLength::Least);
    QCOMPARE(words->text(), u"Fan Factor: 2 → 3"_s);
    // Of many things that were counted what they were counted for is said.
    strip.setAnswer({{}, {}, {}, u"most valuable: #7; #1: 4; #2: 5; #3: 6"_s});
    strip.setLength(ResultLength::Least);
    QCOMPARE(words->text(), u"Most valuable: #7"_s);
}

/// A long name made a result of two lines, for which there was no room at all.
void TestPromptRoom::twoLinesAreSaidInOneRatherThanNotAtAll()
{
    std::vector<OfferedPrompt> offers{offer(u"end-turn"_s, PromptKind::Confirm)};
    offers.front().key = QKeySequence(Qt::Key_E);
    for (int i = 1; i <= 12; ++i)
        offers.push_back(offer(u"doing-%1"_s.arg(i), PromptKind::Choice, {u"a"_s, u"b"_s}));
    const auto *strip = m_card->findChild<ResultStrip *>();
    const auto seenAt = [&](int height, const QString &line) {
        m_card->setAnswer({}); // lest the window be held open by it
        WindowFixture::settle();
        m_card->resize(620, height);
        m_card->setAnswer({{}, {}, {}, line});
        WindowFixture::settle();
        return strip->isVisible();
    };
    const QString brief = u"#6 succeeds"_s;
    const QString all = u"Pick-up: #6 %1, needed 3+, rolled 4: succeeds"_s.arg(
        u"Kargrot Skullcracker "_s.repeated(4));
    ask(offers);
    int height = 700;
    while (height > 100 && seenAt(height - 4, brief))
        height -= 4;
    QVERIFY(seenAt(height, all));
    const QString said = strip->findChild<QLabel *>()->text();
    QVERIFY2(said.startsWith(u"Pick-up: #6"_s), qPrintable(said));
    QVERIFY2(said.endsWith(u"succeeds"_s), qPrintable(said));
    QVERIFY(said.size() < all.size());
}

void TestPromptRoom::wordsBesideDiceAreNoColumn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("beside");
    QTest::newRow("narrow") << 260 << false;
    QTest::newRow("wide") << 900 << true;
}

/// What was rolled is read in lines, whichever room there is.
void TestPromptRoom::wordsBesideDiceAreNoColumn()
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

void TestPromptRoom::allThatIsOfferedIsSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("compact");
    QTest::newRow("much room") << QSize(700, 600) << false;
    QTest::newRow("no room for the title") << QSize(640, 330) << false;
    QTest::newRow("no room for the result") << QSize(640, 270) << false;
    QTest::newRow("compact") << QSize(640, 240) << true;
}

void TestPromptRoom::allThatIsOfferedIsSeen()
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

/// Beside many buttons whose turn it is would stand word under word, and push the card out below.
void TestPromptRoom::aLongNameKeepsTheHeadLow()
{
    QWidget window;
    auto *head = new CardHead(&window);
    auto *players = new ActionButton(head);
    players->setText(u"Players"_s);
    head->addComing(players);
    head->setWords(u"The Company of the Green Fist"_s, u"Turn 1"_s);
    window.resize(900, 100);
    window.show();
    for (const int width : {900, players->sizeHint().width() + 40}) {
        head->resize(width, 60);
        WindowFixture::settle();
        QCOMPARE(head->heightFor(width, false), players->sizeHint().height());
    }
}

/// Where one has to be smaller all are, and as large as ever when there is room again.
void TestPromptRoom::actionsHaveLettersOfOneSize()
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

void TestPromptRoom::aListIsAsHighAsItNeeds_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("width");
    for (const int count : {10, 11, 16, 30}) {
        for (const int width : {420, 560, 700, 901})
            QTest::addRow("%d, %d wide", count, width) << count << width;
    }
}

/// Nothing is scrolled while there is room, and no hole is left between the button and the list.
void TestPromptRoom::aListIsAsHighAsItNeeds()
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

/// In a card that is too low, never a bar within a bar.
void TestPromptRoom::onlyTheListScrolls()
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
void TestPromptRoom::aListGrowsWithItsLetters()
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

QTEST_MAIN(TestPromptRoom)
#include "tst_promptroom.moc"
