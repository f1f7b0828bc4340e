// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/randomskirmish.h"
#include "tests/support/playfixture.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/play/logpanel.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/fighterpanel.h"
#include "ui/skirmish/table/gamelayout.h"
#include "ui/skirmish/table/handpanel.h"
#include "ui/skirmish/table/hexaim.h"
#include "ui/skirmish/table/recallnotes.h"
#include "ui/skirmish/table/roundpanel.h"

#include <QLineEdit>
#include <QListView>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Where the parts of a skirmish stand, on large and small screens.
class TestSkirmishLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void smallScreensTakeTurns_data();
    void smallScreensTakeTurns();
    void undoIsAtHandOnSmallScreens();
    void fiveFightersNeedNoScrolling_data();
    void fiveFightersNeedNoScrolling();
    void warbandsAreCountedWithoutScrolling_data();
    void warbandsAreCountedWithoutScrolling();
    void countersTakeTheRoomOfTheField();
    void countersHaveTheWidth_data();
    void countersHaveTheWidth();
    void recallMovesNothingThatIsTapped_data();
    void recallMovesNothingThatIsTapped();
    void countersStayInLargeLetters_data();
    void countersStayInLargeLetters();
    void whatIsAskedTakesTurnsWithCounters();
    void fieldsKeepTheirHeightInLargeLetters_data();
    void fieldsKeepTheirHeightInLargeLetters();
    void notesShareTheHeight();
    void listsHaveTheHeight();
    void lettersInAListAreTyped();
    void aHandHasTheWholeHeight_data();
    void aHandHasTheWholeHeight();
    void aHandIsSeenFromItsBeginning();
    void clicksLeaveEnterToTheCard();
    void handsComeForwardOnSmallScreens();
    void linesOfTheLogKeepClear();
    void aTurnedBoardStaysWhereItWas();
    void longBoardsTakeTheWidth_data();
    void longBoardsTakeTheWidth();
    void manyPlayersFitThePage_data();
    void manyPlayersFitThePage();
    void theFieldIsTurned();
    void whoIsOutKeepsHisRow();
};

void TestSkirmishLayout::smallScreensTakeTurns_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4})
        QTest::newRow(qPrintable(u"%1 players"_s.arg(players))) << players;
}

/// The scoreboard and the card stay; beside them there is room for one thing at a time.
void TestSkirmishLayout::smallScreensTakeTurns()
{
    QFETCH(int, players);
    PlayFixture fixture(17);
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    fixture.start(wanted);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.page().resize(930, 580);
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    const auto *log = fixture.page().findChild<LogPanel *>();
    QVERIFY(layout->isCompact());
    QVERIFY(field->isVisible() && field->width() > 350 && field->height() > 250);
    QVERIFY(!log->isVisible());
    QVERIFY(fixture.card()->width() > 350 && fixture.card()->height() > 300);
    QCOMPARE(clippedTexts(&fixture.page()).join(u'\n'), QString());
    fixture.page().findChild<ActionButton *>(u"side-log"_s)->click();
    WindowFixture::settle();
    QVERIFY(log->isVisible() && !field->isVisible());
    fixture.page().resize(1200, 800);
    WindowFixture::settle();
    QVERIFY(!layout->isCompact());
    QVERIFY(log->isVisible() && field->isVisible());
}

/// Where the log is hidden its buttons are, and so would be their keys.
void TestSkirmishLayout::undoIsAtHandOnSmallScreens()
{
    PlayFixture fixture(19);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    fixture.start(wanted);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.page().resize(930, 580);
    WindowFixture::settle();
    const auto shown = [&](const QString &name) {
        return fixture.page().findChild<ActionButton *>(name)->isVisible();
    };
    for (const QString &side : {u"side-field"_s, u"side-fighters"_s, u"side-log"_s}) {
        fixture.page().findChild<ActionButton *>(side)->click();
        QVERIFY(shown(u"side-undo"_s) != shown(u"undo"_s)); // one of them has the key
        const size_t lines = fixture.table().rows().size();
        QTest::keyClick(fixture.card(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(fixture.table().rows().size() < lines);
        QTest::keyClick(fixture.card(), Qt::Key_Y, Qt::ControlModifier); // as others know it
        QTRY_COMPARE(fixture.table().rows().size(), lines);
    }
}

void TestSkirmishLayout::fiveFightersNeedNoScrolling_data()
{
    QTest::addColumn<bool>("tableMode");
    QTest::newRow("1280 x 800") << false;
    QTest::newRow("table mode") << true;
}

void TestSkirmishLayout::fiveFightersNeedNoScrolling()
{
    QFETCH(bool, tableMode);
    Appearance appearance;
    appearance.setTableMode(tableMode);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    SeededRandomSource random(1);
    SkirmishSetup setup = randomSetup(*fixture.ruleset(), wanted, random);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats)
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
    fixture.language().setLanguage(Language::German);
    fixture.page().startGame(setup);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.page().resize(tableMode ? QSize(1172, 780) : QSize(1204, 780));
    if (auto *fighters = fixture.page().findChild<ActionButton *>(u"side-fighters"_s);
        fighters->isVisible() || tableMode)
        fighters->click();
    WindowFixture::settle();
    const auto columns = fixture.page().findChildren<FighterPanel *>();
    QCOMPARE(columns.size(), 2);
    for (const FighterPanel *panel : columns) {
        QVERIFY(panel->isVisible());
        auto *scroll
            = qobject_cast<QScrollArea *>(panel->parentWidget()->parentWidget()->parentWidget());
        QVERIFY(scroll);
        QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    }
}

/// Five of them, each with all that can be tapped.
void TestSkirmishLayout::warbandsAreCountedWithoutScrolling_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("known");
    QTest::newRow("en") << Language::English << false;
    QTest::newRow("es") << Language::Spanish << false;
    QTest::newRow("de") << Language::German << false;
    QTest::newRow("en, with what is printed on cards") << Language::English << true;
    QTest::newRow("es, with what is printed on cards") << Language::Spanish << true;
    QTest::newRow("de, with what is printed on cards") << Language::German << true;
}

void TestSkirmishLayout::warbandsAreCountedWithoutScrolling()
{
    QFETCH(const Language, language);
    QFETCH(const bool, known);
    PlayFixture fixture(29);
    fixture.language().setLanguage(language);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    SkirmishSetup setup = fixture.setup(wanted);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats)
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
    if (known) {
        for (SkirmishSeat &seat : setup.seats) {
            for (FighterCard &fighter : seat.warband.fighters)
                fighter.normal = {5, 1, u"dodge"_s, 4, {}};
        }
    }
    setup.way = u"counters"_s;
    fixture.startWith(setup);
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    const auto panels = fixture.page().findChildren<FighterPanel *>();
    QCOMPARE(panels.size(), 2);
    for (const FighterPanel *panel : panels) {
        const auto *scroll
            = qobject_cast<QScrollArea *>(panel->parentWidget()->parentWidget()->parentWidget());
        QVERIFY(scroll);
        QVERIFY2(panel->sizeHint().height() > 0, "shown");
        QVERIFY(scroll->widget()->height() <= scroll->viewport()->height());
    }
}

/// Nobody is followed there while counters are all that is kept.
void TestSkirmishLayout::countersTakeTheRoomOfTheField()
{
    PlayFixture fixture(13);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    fixture.start(wanted);
    while (!fixture.table().session().state().player(0).activations
           || fixture.table().session().state().active == noSeat)
        fixture.press();
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    const auto *panel = fixture.page().findChild<FighterPanel *>();
    const int narrow = panel->width();
    for (const bool counters : {true, false}) {
        Event way;
        way.prompt = u"way"_s;
        way.choices = {counters ? u"counters"_s : u"table"_s};
        QVERIFY(fixture.table().act({way}));
        WindowFixture::settle();
        QCOMPARE(field->isVisible(), !counters);
        QCOMPARE(panel->width() > narrow * 3 / 2, counters);
    }
}

void TestSkirmishLayout::countersHaveTheWidth_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("tableMode");
    QTest::newRow("small screen") << QSize(930, 580) << false;
    QTest::newRow("table mode") << QSize(1140, 780) << true;
}

/// What is tapped matters more there than what is asked now and then.
void TestSkirmishLayout::countersHaveTheWidth()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, tableMode);
    Appearance appearance;
    appearance.setTableMode(tableMode);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.way = u"counters"_s;
    fixture.start(wanted);
    fixture.page().resize(size);
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    QVERIFY(layout->isCompact());
    int wide = 0;
    for (const FighterPanel *panel : fixture.page().findChildren<FighterPanel *>()) {
        QVERIFY(panel->isVisible());
        wide += panel->width();
    }
    QVERIFY2(wide > layout->width() * 8 / 10, qPrintable(QString::number(wide)));
    for (const char *phase : {"action phase", "end phase"}) {
        auto *main = fixture.mainButton();
        QVERIFY2(main, phase);
        QCOMPARE(main->visibleRegion().boundingRect(), main->rect()); // and that is still seen
        main->click();
        WindowFixture::settle();
    }
    fixture.page().findChild<ActionButton *>(u"side-log"_s)->click();
    WindowFixture::settle();
    QVERIFY(fixture.page().findChild<LogPanel *>()->isVisible());
    QVERIFY(fixture.mainButton()->isVisible());
}

void TestSkirmishLayout::recallMovesNothingThatIsTapped_data()
{
    countersHaveTheWidth_data();
}

/// Conditions are recalled there too when somebody is taken out, beside what is asked.
void TestSkirmishLayout::recallMovesNothingThatIsTapped()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, tableMode);
    Appearance appearance;
    appearance.setTableMode(tableMode);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    SkirmishSetup setup = fixture.setup(wanted);
    for (SkirmishSeat &seat : setup.seats) {
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.inspireWhen = {};
            fighter.inspire = sameInAll(u"Somebody is out."_s);
        }
    }
    setup.way = u"counters"_s;
    fixture.startWith(setup);
    fixture.page().resize(size);
    WindowFixture::settle();
    QVERIFY(fixture.page().findChild<GameLayout *>()->isCompact());
    const auto *recall = fixture.page().findChild<RecallNotes *>();
    QVERIFY(!recall->isVisible());
    const QWidget *column = fixture.page().findChild<FighterPanel *>();
    while (column && !qobject_cast<const ScrollColumn *>(column))
        column = column->parentWidget();
    QVERIFY(column && column->isVisible());
    const QRect before = column->geometry();
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{1, state.player(1).fighters.front().id};
    auto *out = fixture.page().findChild<ActionButton *>(u"out-"_s + ref.toString());
    QVERIFY(out);
    out->click();
    WindowFixture::settle();
    QVERIFY(state.find(ref)->out);
    QVERIFY(recall->isVisible() && !recall->visibleRegion().isEmpty());
    QCOMPARE(column->geometry(), before);
    const auto *main = fixture.mainButton();
    QVERIFY(main);
    QCOMPARE(main->visibleRegion().boundingRect(), main->rect());
}

void TestSkirmishLayout::countersStayInLargeLetters_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("es") << Language::Spanish;
    QTest::newRow("de") << Language::German;
}

/// Large letters on a small screen: the page does not scroll, and what is tapped is there.
void TestSkirmishLayout::countersStayInLargeLetters()
{
    QFETCH(const Language, language);
    Appearance appearance;
    appearance.setTableMode(true);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.way = u"counters"_s;
    fixture.language().setLanguage(language);
    fixture.start(wanted);
    fixture.page().resize(885, 560);
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    QVERIFY(layout->isCompact());
    const int wide = layout->minimumSizeHint().width();
    QVERIFY2(wide <= 850, qPrintable(QString::number(wide)));
    QVERIFY(layout->height() <= fixture.page().height());
    for (const FighterPanel *panel : fixture.page().findChildren<FighterPanel *>()) {
        const QWidget *column = panel->parentWidget()->parentWidget()->parentWidget();
        QVERIFY2(column->height() >= gridStep(column, 40),
                 qPrintable(QString::number(column->height())));
        QCOMPARE(column->visibleRegion().boundingRect(), column->rect());
    }
    const auto *pips = fixture.page().findChild<QWidget *>(u"activations-0"_s);
    const auto *spend = fixture.page().findChild<QWidget *>(u"spend-0"_s);
    QVERIFY(pips && spend && spend->isVisible());
    QVERIFY2(spend->y() > pips->y(), "below the pips, not beside them");
    const auto *unspend = fixture.page().findChild<QWidget *>(u"unspend-0"_s);
    QCOMPARE(unspend->y(), spend->y());
    QVERIFY(unspend->x() < spend->x()); // less, how many, more
}

/// Enter brings it into sight and answers it; the end phase says by itself what belongs to it.
void TestSkirmishLayout::whatIsAskedTakesTurnsWithCounters()
{
    Appearance appearance;
    appearance.setTableMode(true);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.way = u"counters"_s;
    fixture.start(wanted);
    fixture.page().resize(885, 560);
    WindowFixture::settle();
    const auto *panel = fixture.page().findChild<FighterPanel *>();
    auto *next = fixture.page().findChild<ActionButton *>(u"side-desk"_s);
    QVERIFY(next->isVisible() && panel->isVisible() && !fixture.card()->isVisible());
    QCOMPARE(next->shortcut(), QKeySequence(Qt::Key_Return));
    next->click();
    WindowFixture::settle();
    QVERIFY(!panel->isVisible() && fixture.mainButton());
    QVERIFY(next->shortcut().isEmpty()); // Enter is the card's now
    QVERIFY(fixture.card()->isAncestorOf(fixture.page().window()->focusWidget()));
    fixture.mainButton()->click();
    WindowFixture::settle();
    QVERIFY(fixture.table().session().state().phase != SkirmishPhase::Action);
    QVERIFY(fixture.mainButton());
    for (int i = 0; i < 20 && fixture.table().session().state().phase != SkirmishPhase::Action; ++i)
        fixture.press();
    WindowFixture::settle();
    QVERIFY(panel->isVisible());
    fixture.page().resize(1204, 780);
    appearance.setTableMode(false);
    WindowFixture::settle();
    QVERIFY(!next->isVisible() && fixture.mainButton());
}

void TestSkirmishLayout::fieldsKeepTheirHeightInLargeLetters_data()
{
    countersStayInLargeLetters_data();
}

/// The buttons above it take one line, not three.
void TestSkirmishLayout::fieldsKeepTheirHeightInLargeLetters()
{
    QFETCH(const Language, language);
    Appearance appearance;
    appearance.setTableMode(true);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(17);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    fixture.language().setLanguage(language);
    fixture.start(wanted);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.page().resize(885, 560);
    fixture.page().findChild<GameLayout *>()->showPhones(true, std::nullopt); // the eighth button
    WindowFixture::settle();
    const auto *games = fixture.page().findChild<QWidget *>(u"to-games"_s);
    const auto *screen = fixture.page().findChild<QWidget *>(u"side-screen"_s);
    QVERIFY(games->isVisible() && screen->isVisible());
    QCOMPARE(screen->y(), games->y());
}

/// Beside the field; the fighters on the other side of it stay where they are.
void TestSkirmishLayout::notesShareTheHeight()
{
    GameLayout layout;
    auto *left = new QWidget;
    auto *desk = new QWidget;
    auto *log = new QWidget;
    auto *odds = new QWidget;
    odds->setFixedHeight(40);
    layout.setParts({new RoundPanel([] { return qint64(0); }), left, new QWidget, new QWidget,
                     new QWidget, new QWidget, odds, new QWidget, desk, log});
    layout.resize(1204, 780);
    layout.setVisible(true);
    layout.setScene({.field = true});
    WindowFixture::settle();
    const QRect fighters = left->geometry();
    const int alone = desk->height();
    QVERIFY(alone > log->height());
    layout.setScene({.field = true, .notes = true});
    WindowFixture::settle();
    QCOMPARE(desk->height(), alone); // there was room enough
    odds->setFixedHeight(320);
    WindowFixture::settle();
    QVERIFY(desk->height() < alone);
    QCOMPARE(odds->visibleRegion().boundingRect(), odds->rect());
    odds->setFixedHeight(2000);
    WindowFixture::settle();
    QVERIFY2(desk->height() > alone / 2, qPrintable(QString::number(desk->height())));
    QCOMPARE(left->geometry(), fighters);
    layout.setScene({.field = true});
    WindowFixture::settle();
    QCOMPARE(desk->height(), alone);
}

/// What is ticked in a list of cards is seen without scrolling through four rows of it.
void TestSkirmishLayout::listsHaveTheHeight()
{
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.way = u"table"_s;
    wanted.tracksCards = false;
    fixture.start(wanted);
    while (fixture.table().session().state().agenda.back().kind != SkirmishKind::Activation)
        fixture.press();
    fixture.page().resize(1187, 780);
    WindowFixture::settle();
    const int before = fixture.card()->height();
    const auto take = [&fixture](const QString &prompt, const QString &choice) {
        Event event;
        event.prompt = prompt;
        for (const Prompt &asked : fixture.table().prompts()) {
            if (asked.id == prompt)
                event.seat = asked.seat;
        }
        event.choices = {choice};
        QVERIFY2(fixture.table().act({event}), qPrintable(prompt));
    };
    const Seat seat = fixture.table().session().state().active;
    Event glory;
    glory.prompt = u"glory.%1"_s.arg(seat);
    glory.seat = seat;
    glory.number = 3;
    QVERIFY(fixture.table().act({glory}));
    take(u"activation"_s, u"pass"_s);
    take(u"power.table"_s, u"seat:%1"_s.arg(seat));
    take(u"power.said"_s, u"upgrade"_s);
    take(u"upgrade.said"_s,
         FighterRef{seat, fixture.table().session().state().player(seat).fighters.front().id}
             .toString());
    WindowFixture::settle();
    const auto *list = fixture.card()->findChild<QListView *>(u"choice-list"_s);
    QVERIFY(list && list->isVisible());
    QVERIFY2(fixture.card()->height() > before + 60, qPrintable(fixture.where()));
    QVERIFY(fixture.page().findChild<LogPanel *>()->isVisible());
}

/// A name that is typed while the list has the focus starts no clock.
void TestSkirmishLayout::lettersInAListAreTyped()
{
    PlayFixture fixture(29);
    fixture.start({});
    const auto listShown = [&fixture] {
        for (auto *list : fixture.card()->findChildren<QListView *>(u"choice-list"_s)) {
            if (list->isVisible())
                return list;
        }
        return static_cast<QListView *>(nullptr);
    };
    for (int i = 0; i < 400 && !listShown(); ++i)
        fixture.press();
    QListView *list = listShown();
    QVERIFY(list);
    fixture.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page()));
    const auto *run = fixture.page().findChild<ActionButton *>(u"clock-run"_s);
    QVERIFY(run->isVisible());
    const QSignalSpy started(run, &QAbstractButton::clicked);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_L);
    QCOMPARE(started.size(), 0);
    const auto *field = fixture.card()->findChild<QLineEdit *>(u"choice-filter"_s);
    QVERIFY(field && field->hasFocus());
    QCOMPARE(field->text(), u"l"_s);
}

void TestSkirmishLayout::aHandHasTheWholeHeight_data()
{
    QTest::addColumn<Seat>("seat");
    QTest::newRow("of the first") << 0;
    QTest::newRow("of the second") << 1;
}

/// Eight cards are read at once, on the side of whose they are.
void TestSkirmishLayout::aHandHasTheWholeHeight()
{
    QFETCH(const Seat, seat);
    PlayFixture fixture(41);
    fixture.start({});
    while (fixture.table().session().state().phase != SkirmishPhase::Action
           || fixture.table().viewer() != noSeat)
        fixture.press();
    fixture.page().resize(1204, 780);
    fixture.table().askToLook(seat);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    WindowFixture::settle();
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    const auto *hand = fixture.page().findChild<HandPanel *>();
    const QWidget *side = hand->parentWidget()->parentWidget()->parentWidget();
    QVERIFY(hand->isVisible() && field->isVisible());
    QVERIFY2(side->height() >= field->height(), qPrintable(QString::number(side->height())));
    const auto panels = fixture.page().findChildren<FighterPanel *>();
    QCOMPARE(panels.size(), 2);
    for (const FighterPanel *panel : panels)
        QCOMPARE(panel->isVisible(), side->isAncestorOf(panel));
    fixture.table().hideHands();
    WindowFixture::settle();
    for (const FighterPanel *panel : panels)
        QVERIFY(panel->isVisible());
}

/// With a fighter further down in view, it still shows whose cards these are.
void TestSkirmishLayout::aHandIsSeenFromItsBeginning()
{
    PlayFixture fixture(41);
    fixture.start({});
    while (fixture.table().session().state().phase != SkirmishPhase::Action
           || fixture.table().viewer() != noSeat)
        fixture.press();
    fixture.page().resize(1204, 780);
    const auto columnOf = [](const QWidget *part) {
        QWidget *up = part->parentWidget();
        while (up && !qobject_cast<ScrollColumn *>(up))
            up = up->parentWidget();
        return qobject_cast<ScrollColumn *>(up);
    };
    for (const FighterPanel *panel : fixture.page().findChildren<FighterPanel *>()) {
        ScrollColumn *column = columnOf(panel);
        QVERIFY(column);
        column->column()->addSpacing(2000);
        WindowFixture::settle();
        column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
        QVERIFY(column->verticalScrollBar()->value() > 0);
    }
    fixture.table().askToLook(0);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    WindowFixture::settle();
    const auto *hand = fixture.page().findChild<HandPanel *>();
    const ScrollColumn *side = columnOf(hand); // of whose cards they are
    QVERIFY(side);
    QTRY_VERIFY(hand->isVisible() && hand->mapTo(side->viewport(), QPoint()).y() >= 0);
    QVERIFY(hand->mapTo(side->viewport(), QPoint()).y() < side->viewport()->height() / 2);
}

void TestSkirmishLayout::clicksLeaveEnterToTheCard()
{
    PlayFixture fixture(13);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    fixture.start(wanted);
    auto *view = fixture.page().findChild<BattlefieldView *>();
    while (!view->isVisible() || view->scene().offered.empty())
        fixture.press();
    fixture.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page()));
    fixture.card()->takeFocus();
    QTest::mouseClick(view, Qt::LeftButton, {},
                      view->centreOf(view->scene().offered.front()).toPoint());
    QVERIFY(!view->hasFocus());
    QVERIFY(fixture.card()->isAncestorOf(QApplication::focusWidget()));
    for (const QString &name : {u"clock-run"_s, u"undo"_s, u"redo"_s, u"field-larger"_s}) {
        QTest::mouseClick(fixture.page().findChild<ActionButton *>(name), Qt::LeftButton);
        QVERIFY2(fixture.card()->isAncestorOf(QApplication::focusWidget()), qPrintable(name));
    }
}

void TestSkirmishLayout::handsComeForwardOnSmallScreens()
{
    PlayFixture fixture(41);
    fixture.start({});
    while (fixture.table().session().state().phase != SkirmishPhase::Action
           || fixture.table().viewer() != noSeat)
        fixture.press();
    fixture.page().resize(930, 580);
    const auto *hand = fixture.page().findChild<HandPanel *>();
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    const auto side = [&](const char *name) {
        return fixture.page().findChild<ActionButton *>(QString::fromLatin1(name));
    };
    side("side-field")->click();
    fixture.table().askToLook(0);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    WindowFixture::settle();
    QVERIFY(hand->isVisible() && side("side-fighters")->isChecked());
    side("side-field")->click(); // where is everybody?
    QVERIFY(!hand->isVisible() && field->isVisible());
    side("side-fighters")->click();
    QVERIFY(hand->isVisible());
    side("side-field")->click();
    fixture.table().hideHands();
    QVERIFY(side("side-field")->isChecked() && field->isVisible());
}

/// A line that wraps when the log grows narrower pushes the next one down.
void TestSkirmishLayout::linesOfTheLogKeepClear()
{
    PlayFixture fixture(5);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    fixture.start(wanted);
    for (int presses = 0; presses < 40; ++presses)
        fixture.press();
    auto *log = fixture.page().findChild<QListView *>(u"log"_s);
    fixture.page().findChild<GameLayout *>()->show(GameLayout::Side::OfLog);
    for (const int width : {1500, 900, 700}) {
        fixture.page().resize(width, 700);
        QTRY_VERIFY(log->visualRect(log->model()->index(0, 0)).width() <= log->viewport()->width());
        const auto isClear = [log] {
            for (int row = 0; row < log->model()->rowCount(); ++row) {
                const QModelIndex index = log->model()->index(row, 0);
                if (log->visualRect(index).height() < log->sizeHintForIndex(index).height())
                    return false;
            }
            return true;
        };
        QTRY_VERIFY2(isClear(), qPrintable(QString::number(width)));
    }
}

namespace {

/// With whatever Enter answers: the second board lies at the end of the first.
void playWithEnter(PlayFixture &fixture)
{
    const SkirmishState &state = fixture.table().session().state();
    for (int i = 0; i < 200 && state.phase != SkirmishPhase::Action; ++i) {
        ActionButton *main = fixture.mainButton();
        if (main)
            main->click();
        else
            fixture.press();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QCOMPARE(state.phase, SkirmishPhase::Action);
}

} // namespace

void TestSkirmishLayout::longBoardsTakeTheWidth_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("es") << Language::Spanish;
    QTest::newRow("en") << Language::English;
    QTest::newRow("de") << Language::German;
}

/// Everything else stands below them; a hand has the height meanwhile.
void TestSkirmishLayout::longBoardsTakeTheWidth()
{
    QFETCH(const Language, language);
    PlayFixture fixture(17);
    fixture.language().setLanguage(language);
    fixture.start({});
    fixture.page().resize(1204, 780);
    playWithEnter(fixture);
    fixture.table().hideHands();
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    const auto *view = fixture.page().findChild<BattlefieldView *>();
    QVERIFY(layout->isFieldAbove());
    QVERIFY(view->width() > layout->width() * 9 / 10);
    const int below = view->mapTo(layout, QPoint(0, view->height())).y();
    for (const FighterPanel *panel : fixture.page().findChildren<FighterPanel *>())
        QVERIFY(panel->isVisible() && panel->mapTo(layout, QPoint()).y() >= below);
    QVERIFY(fixture.card()->isVisible());
    QVERIFY(fixture.card()->mapTo(layout, QPoint()).y() >= below);
    QVERIFY(fixture.page().findChild<LogPanel *>()->isVisible());
    QCOMPARE(clippedTexts(&fixture.page()).join(u'\n'), QString());
    fixture.table().askToLook(0);
    fixture.mainButton()->click();
    WindowFixture::settle();
    QVERIFY(!layout->isFieldAbove());
    fixture.table().hideHands();
    WindowFixture::settle();
    QVERIFY(layout->isFieldAbove());
}

void TestSkirmishLayout::manyPlayersFitThePage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("players");
    for (const int players : {3, 4}) {
        QTest::addRow("es, %d players", players) << Language::Spanish << players;
        QTest::addRow("en, %d players", players) << Language::English << players;
        QTest::addRow("de, %d players", players) << Language::German << players;
    }
}

/// At 1280 x 800 the scoreboards, with all that is tapped there, make the page no wider.
void TestSkirmishLayout::manyPlayersFitThePage()
{
    QFETCH(const Language, language);
    QFETCH(const int, players);
    PlayFixture fixture(17);
    fixture.language().setLanguage(language);
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    fixture.start(wanted);
    fixture.page().resize(1204, 780);
    const SkirmishState &state = fixture.table().session().state();
    for (int i = 0;
         i < 400 && (state.agenda.empty() || state.agenda.back().kind != SkirmishKind::Activation);
         ++i)
        fixture.press();
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    QVERIFY2(layout->minimumSizeHint().width() <= 1180,
             qPrintable(QString::number(layout->minimumSizeHint().width())));
    QVERIFY(layout->width() <= fixture.page().width());
}

/// By a quarter, and every hex keeps the name that the log calls it by.
void TestSkirmishLayout::theFieldIsTurned()
{
    PlayFixture fixture(17);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    fixture.start(wanted);
    playWithEnter(fixture);
    WindowFixture::settle();
    auto *view = fixture.page().findChild<BattlefieldView *>();
    auto *turn = fixture.page().findChild<ActionButton *>(u"field-turn"_s);
    QVERIFY(turn && turn->isVisible());
    const bool before = view->isTurned();
    const Hex hex = view->scene().fighters.front().hex;
    const QString name = view->describe(hex);
    const QPointF place = view->centreOf(hex);
    turn->click();
    WindowFixture::settle();
    QCOMPARE(view->isTurned(), !before);
    QVERIFY(view->centreOf(hex) != place);
    QCOMPARE(view->describe(hex), name);
    turn->click();
    QCOMPARE(view->isTurned(), before);
    QCOMPARE(view->centreOf(hex), place);
}

/// Where everything is tapped nothing moves under the finger when somebody is taken out.
void TestSkirmishLayout::whoIsOutKeepsHisRow()
{
    PlayFixture fixture(29);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    SkirmishSetup setup = fixture.setup(wanted);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats) {
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
        for (FighterCard &fighter : seat.warband.fighters)
            fighter.normal = {5, 1, u"dodge"_s, 4, {}};
    }
    setup.way = u"counters"_s;
    fixture.startWith(setup);
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    const SkirmishState &state = fixture.table().session().state();
    const auto buttonOf = [&](size_t place) {
        const FighterRef ref{0, state.player(0).fighters.at(place).id};
        return fixture.page().findChild<ActionButton *>(u"out-"_s + ref.toString());
    };
    const auto placeOf
        = [&](size_t place) { return buttonOf(place)->mapTo(&fixture.page(), QPoint()); };
    const QPoint own = placeOf(1);
    const QPoint next = placeOf(2);
    buttonOf(1)->click();
    WindowFixture::settle();
    QVERIFY(state.player(0).fighters.at(1).out);
    QCOMPARE(placeOf(1), own);
    QCOMPARE(placeOf(2), next);
}

void TestSkirmishLayout::aTurnedBoardStaysWhereItWas()
{
    Board board;
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 3; ++row)
            board.complete.push_back(hexAt(column, row));
    }
    // The same four hexes by three: as it is, turned in its own place, and turned far away.
    const Placement straight{{0, 0}, false};
    const Placement turned{hexAt(3, 2), true};
    const Placement faraway{hexAt(1, 12), true};
    Prompt prompt;
    prompt.id = u"board.place"_s;
    prompt.kind = PromptKind::Choice;
    for (const Placement &place : {faraway, straight, turned})
        prompt.choices.append(placementText(place));
    HexAim aim;
    aim.follow({prompt});
    aim.stepPlace(1);
    QCOMPARE(aim.target(), placementText(straight));
    aim.turn(board);
    QCOMPARE(aim.target(), placementText(turned));
    aim.turn(board);
    QCOMPARE(aim.target(), placementText(straight));
}

QTEST_MAIN(TestSkirmishLayout)
#include "tst_skirmishlayout.moc"
