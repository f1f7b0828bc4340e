// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/skirmish/randomskirmish.h"
#include "core/skirmish/skirmishqueries.h"
#include "core/text/localizedtext.h"
#include "tests/support/playfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/settings.h"
#include "ui/play/logpanel.h"
#include "ui/play/promptcard.h"
#include "ui/sheets/skirmishreportpages.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/endpanel.h"
#include "ui/skirmish/table/fighterpanel.h"
#include "ui/skirmish/table/gamelayout.h"
#include "ui/skirmish/table/gamereport.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/handpanel.h"
#include "ui/skirmish/table/hexaim.h"
#include "ui/skirmish/table/oddspanel.h"
#include "ui/skirmish/table/roundpanel.h"

#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostPresses = 6000;

} // namespace

/// Whole games through the window.
class TestSkirmishPlay final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void wholeGames_data();
    void wholeGames();
    void handsStayHidden();
    void lookingAtOnesHand();
    void languageSwitchesInTheMiddle();
    void gameGoesOnAfterReopening();
    void undoTakesEverythingBack();
    void hexesAreChosenOnTheBattlefield();
    void smallScreensTakeTurns_data();
    void smallScreensTakeTurns();
    void undoIsAtHandOnSmallScreens();
    void fiveFightersNeedNoScrolling_data();
    void fiveFightersNeedNoScrolling();
    void clicksLeaveEnterToTheCard();
    void theListSaysHowGamesStand();
    void handsComeForwardOnSmallScreens();
    void ownFightersNeedNoOwner();
    void theVerdictIsSeen_data();
    void theVerdictIsSeen();
    void theEndIsSummedUp();
    void theReportGoesRoundByRound();
    void fullDiskChangesNothing();
    void anActivationHasItsTime();
    void linesOfTheLogKeepClear();
    void aTurnedBoardStaysWhereItWas();
    void everythingCanBeCorrectedAfterwards();
    void countersAreTapped();
    void pointingActs();
    void enterGoesOnAfterLookingAtAHand();
    void whatIfIsAsked();
};

void TestSkirmishPlay::wholeGames_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("cards");
    QTest::addColumn<bool>("field");
    QTest::addColumn<QString>("option");
    QTest::newRow("two players") << 2 << true << true << QString();
    // Cards make long games of many players; a soak plays those as well.
    const bool soak = qEnvironmentVariableIsSet("DUGOUT_SOAK");
    QTest::newRow("three players") << 3 << soak << true << QString();
    QTest::newRow("four players") << 4 << soak << true << QString();
    QTest::newRow("counting only") << 2 << false << false << QString();
    QTest::newRow("with the Relic") << 2 << soak << true << u"capture-the-artefact"_s;
    QTest::newRow("best of three") << 2 << false << false << u"best-of-three"_s;
    QTest::newRow("counters") << 2 << false << false << u"way:counters"_s;
    QTest::newRow("cards on the table") << 2 << false << true << u"way:table"_s;
    QTest::newRow("everything") << 2 << true << false << u"way:everything"_s;
}

void TestSkirmishPlay::wholeGames()
{
    QFETCH(int, players);
    QFETCH(bool, cards);
    QFETCH(bool, field);
    QFETCH(QString, option);
    PlayFixture fixture(static_cast<std::uint64_t>(players) * 7 + 1);
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = cards;
    wanted.tracksField = field;
    if (option.startsWith("way:"_L1))
        wanted.way = option.mid(4);
    else if (!option.isEmpty())
        wanted.options.insert_or_assign(OptionId(option), true);
    fixture.start(wanted);
    int presses = 0;
    while (!fixture.table().isFinished() && presses < mostPresses) {
        ++presses;
        fixture.press();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(fixture.table().isFinished(), qPrintable(fixture.where()));
    QVERIFY(!fixture.table().game().verdict(fixture.table().session().state()).isEmpty());
    WindowFixture::settle();
    QCOMPARE(clippedTexts(&fixture.page()).join(u'\n'), QString());
}

void TestSkirmishPlay::handsStayHidden()
{
    PlayFixture fixture(11);
    RandomSkirmish wanted;
    wanted.players = 3;
    fixture.start(wanted);
    int seen = 0;
    for (int i = 0; i < 250 && !fixture.table().isFinished(); ++i) {
        fixture.press();
        const QString all = wordsOn(&fixture.page()).join(u'\n');
        for (Seat seat = 0; seat < 3; ++seat) {
            if (fixture.table().viewer() == seat) {
                ++seen;
                continue;
            }
            for (const QString &secret : secretsOf(fixture.table(), seat))
                QVERIFY2(!all.contains(secret + u'\n'),
                         qPrintable(secret + u" at "_s + fixture.where()));
        }
    }
    QVERIFY2(seen > 10, "nobody ever looked");
}

void TestSkirmishPlay::lookingAtOnesHand()
{
    PlayFixture fixture(5);
    fixture.start({});
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.table().hideHands();
    const QStringList secrets = secretsOf(fixture.table(), 1);
    QVERIFY(!secrets.isEmpty());
    auto *hand = fixture.page().findChild<HandPanel *>();
    QTest::mouseClick(fixture.page().findChild<ActionButton *>(u"hand-1"_s), Qt::LeftButton);
    QVERIFY(!hand->isVisible()); // first the device changes hands
    QCOMPARE(fixture.table().prompts().front().id, deskchoice::lookPrompt);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    QCOMPARE(fixture.table().viewer(), 1);
    QVERIFY(hand->isVisible());
    QVERIFY(wordsOn(hand).contains(secrets.constFirst()));
    QTest::mouseClick(fixture.page().findChild<ActionButton *>(u"hide-hand"_s), Qt::LeftButton);
    QVERIFY(!hand->isVisible());
    QVERIFY(!wordsOn(hand).contains(secrets.constFirst())); // and it is forgotten, not only hidden
}

void TestSkirmishPlay::languageSwitchesInTheMiddle()
{
    PlayFixture fixture(3);
    fixture.start({});
    for (int i = 0; i < 80; ++i)
        fixture.press();
    fixture.table().hideHands();
    const QString hash = fixture.table().game().hash(fixture.table().session().state());
    const QString before = fixture.where();
    const size_t lines = fixture.table().rows().size();
    const QStringList english = wordsOn(&fixture.page());
    for (const Language language : {Language::German, Language::Spanish}) {
        fixture.language().setLanguage(language);
        WindowFixture::settle();
        QCOMPARE(fixture.where(), before);
        QCOMPARE(fixture.table().rows().size(), lines);
        QVERIFY(wordsOn(&fixture.page()) != english);
        QCOMPARE(clippedTexts(&fixture.page()).join(u'\n'), QString());
    }
    fixture.language().setLanguage(Language::English);
    WindowFixture::settle();
    QCOMPARE(wordsOn(&fixture.page()), english);
    QCOMPARE(fixture.table().game().hash(fixture.table().session().state()), hash);
    fixture.press();
}

void TestSkirmishPlay::gameGoesOnAfterReopening()
{
    PlayFixture fixture(8);
    fixture.start({});
    for (int i = 0; i < 90; ++i)
        fixture.press();
    fixture.table().hideHands();
    const QString hash = fixture.table().game().hash(fixture.table().session().state());
    const size_t lines = fixture.table().rows().size();
    fixture.reopen();
    fixture.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page()));
    fixture.page().setFocus();
    QVERIFY(fixture.card()->isAncestorOf(fixture.page().focusWidget()));
    QCOMPARE(fixture.table().game().hash(fixture.table().session().state()), hash);
    QCOMPARE(fixture.table().rows().size(), lines);
    QCOMPARE(fixture.table().viewer(), noSeat);
    QVERIFY(fixture.table().log().canUndo());
    QVERIFY(fixture.table().undo());
    QVERIFY(fixture.table().redo());
    QCOMPARE(fixture.table().game().hash(fixture.table().session().state()), hash);
    for (int i = 0; i < 30; ++i)
        fixture.press();
}

void TestSkirmishPlay::undoTakesEverythingBack()
{
    PlayFixture fixture(21);
    fixture.start({});
    const QString start = fixture.table().game().hash(fixture.table().session().state());
    for (int i = 0; i < 40; ++i)
        fixture.press();
    if (fixture.table().canStepBack()) // what was only begun
        QVERIFY(fixture.table().undo());
    const QString end = fixture.table().game().hash(fixture.table().session().state());
    int undone = 0;
    for (; fixture.table().log().canUndo(); ++undone)
        QVERIFY(fixture.table().undo());
    QCOMPARE(fixture.table().game().hash(fixture.table().session().state()), start);
    for (; undone > 0; --undone)
        QVERIFY(fixture.table().redo());
    QCOMPARE(fixture.table().game().hash(fixture.table().session().state()), end);
}

void TestSkirmishPlay::hexesAreChosenOnTheBattlefield()
{
    PlayFixture fixture(13);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    fixture.start(wanted);
    auto *view = fixture.page().findChild<BattlefieldView *>();
    WindowFixture::settle();
    while (!view->isVisible() || view->scene().offered.empty())
        fixture.press();
    WindowFixture::settle();
    const size_t lines = fixture.table().rows().size();
    const Hex first = view->scene().offered.front();
    QTest::mouseClick(view, Qt::LeftButton, {}, view->centreOf(first).toPoint());
    QCOMPARE(fixture.table().rows().size(), lines + 1);
    QCOMPARE(fixture.table().log().groups().back().events.front().choice(), hexText(first));
    // The same from the keyboard.
    while (view->scene().offered.empty())
        fixture.press();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_PageDown);
    const Hex next = view->cursor();
    const size_t before = fixture.table().rows().size();
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(fixture.table().rows().size() > before || fixture.table().actor().isValid());
    QVERIFY(!view->describe(next).isEmpty());
}

void TestSkirmishPlay::smallScreensTakeTurns_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4})
        QTest::newRow(qPrintable(u"%1 players"_s.arg(players))) << players;
}

/// The scoreboard and the card stay; beside them there is room for one thing at a time.
void TestSkirmishPlay::smallScreensTakeTurns()
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
void TestSkirmishPlay::undoIsAtHandOnSmallScreens()
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
    }
}

void TestSkirmishPlay::fiveFightersNeedNoScrolling_data()
{
    QTest::addColumn<bool>("tableMode");
    QTest::newRow("1280 x 800") << false;
    QTest::newRow("table mode") << true;
}

void TestSkirmishPlay::fiveFightersNeedNoScrolling()
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

void TestSkirmishPlay::clicksLeaveEnterToTheCard()
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

void TestSkirmishPlay::theListSaysHowGamesStand()
{
    PlayFixture fixture(31);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    fixture.start(wanted);
    while (!fixture.table().isFinished())
        fixture.press();
    const QString over = fixture.table().id().text();
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    fixture.start(wanted);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    const QString running = fixture.table().id().text();
    fixture.page().openGame(over);
    QVERIFY(wordsOn(fixture.card()).contains(verdict)); // the one of this game, at once
    fixture.page().findChild<ActionButton *>(u"all-games"_s)->click();
    auto *list = fixture.page().findChild<QListWidget *>(u"skirmish-list"_s);
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentRow(), 1); // the one that was looked at; what is played comes first
    const auto said
        = [list](int row) { return list->item(row)->data(Qt::AccessibleTextRole).toString(); };
    QTRY_VERIFY2(said(1).contains(verdict), qPrintable(said(1)));
    QTRY_VERIFY2(said(0).contains(u"Round 1 of 3 · 0 : 0"_s), qPrintable(said(0)));
    QVERIFY(running != over);
}

void TestSkirmishPlay::handsComeForwardOnSmallScreens()
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

/// Two of the same warband: only the others' fighters are said to be theirs.
void TestSkirmishPlay::ownFightersNeedNoOwner()
{
    PlayFixture fixture(37);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    SeededRandomSource random(1);
    SkirmishSetup setup = randomSetup(*fixture.ruleset(), wanted, random);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats)
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
    fixture.page().startGame(setup);
    int asked = 0;
    for (int i = 0; i < 400 && !fixture.table().isFinished(); ++i) {
        for (const Prompt &prompt : fixture.table().prompts()) {
            const QString owner = u"(%1)"_s.arg(fixture.table().seatName(prompt.seat));
            if (prompt.id != u"activation"_s)
                continue;
            ++asked;
            QCOMPARE(fixture.table().words(prompt).choices.filter(owner), QStringList());
        }
        fixture.press();
    }
    QVERIFY(asked > 0);
}

void TestSkirmishPlay::theVerdictIsSeen_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QSize>("size");
    for (const int players : {2, 3, 4}) {
        for (const QSize &size : {QSize(1200, 780), QSize(1170, 700), QSize(930, 580)})
            QTest::addRow("%d players, %dx%d", players, size.width(), size.height())
                << players << size;
    }
}

/// Who won and why stands on the card, whatever room there is.
void TestSkirmishPlay::theVerdictIsSeen()
{
    QFETCH(const int, players);
    QFETCH(const QSize, size);
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    fixture.start(wanted);
    fixture.page().resize(size);
    while (!fixture.table().isFinished())
        fixture.press();
    WindowFixture::settle();
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    const auto *detail = fixture.card()->findChild<QLabel *>(u"prompt-detail"_s);
    QVERIFY(detail->isVisible());
    QCOMPARE(detail->text(), verdict);
}

void TestSkirmishPlay::theEndIsSummedUp()
{
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    fixture.start(wanted);
    auto *end = fixture.page().findChild<EndPanel *>();
    while (!fixture.table().isFinished()) {
        QVERIFY(!end->isVisible());
        fixture.press();
    }
    WindowFixture::settle();
    QVERIFY(end->isVisible());
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    QVERIFY(wordsOn(fixture.card()).contains(verdict));
    const QStringList words = wordsOn(end);
    // An Enter too many shows the report and begins nothing.
    QSignalSpy next(fixture.page().game(), &GameView::newRequested);
    fixture.card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(next.count(), 0);
    auto *report = fixture.page().game()->findChild<QDialog *>();
    QVERIFY(report);
    report->close();
    const SkirmishSummary summary
        = summarize(fixture.table().game(), fixture.table().session().state());
    for (const SkirmishSummaryLine &line : summary.players) {
        QCOMPARE(line.glory, line.objectives + line.outOfAction + line.relic + line.byHand);
        QVERIFY(words.contains(line.won ? u"★ "_s + line.name : line.name));
    }
}

void TestSkirmishPlay::theReportGoesRoundByRound()
{
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    wanted.options[OptionId(u"best-of-three"_s)] = true;
    fixture.start(wanted);
    while (!fixture.table().isFinished())
        fixture.press();
    const SkirmishReport report = gameReport(fixture.table());
    QVERIFY(!report.date.isEmpty());
    QStringList headings;
    QStringList lines;
    for (const SkirmishChapter &chapter : report.chapters) {
        headings.append(chapter.heading);
        lines.append(chapter.lines);
    }
    QCOMPARE(headings.mid(0, 2),
             (QStringList{u"Game 1 · Before the first round"_s, u"Game 1 · Round 1 of 3"_s}));
    QCOMPARE(headings.filter(QRegularExpression(u"^Game 2 · \\d : \\d · Round"_s)).size(), 3);
    QCOMPARE(lines.filter(u"Game 1 is over"_s).size(), 1);
    for (const SkirmishSummaryLine &line : report.summary.players) {
        QCOMPARE(line.fates.size(), line.fighters);
        QCOMPARE(line.fates.filter(u"out of action"_s).size(), line.lost);
    }
    SkirmishReportPages pages(report);
    pages.layOut(SheetPaper{});
    QVERIFY(pages.pieces().size() > size_t(headings.size() + lines.size()));
}

void TestSkirmishPlay::fullDiskChangesNothing()
{
    MemoryClub kept;
    const Club club(kept.stores());
    SeededRandomSource random(2);
    QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    SkirmishPage page({club, random, settings});
    page.show();
    page.startGame(randomSetup(*page.collection().ruleset(), {}, random));
    SkirmishTable &table = *page.game()->table();
    const QString hash = table.game().hash(table.session().state());
    kept.journals.failToKeep(true);
    auto *card = page.findChild<PromptCard *>();
    card->findChild<ActionButton *>(u"prompt-main"_s)->click();
    QCOMPARE(table.game().hash(table.session().state()), hash);
    QVERIFY(!card->problem().isEmpty());
}

/// With all cards on the table nothing is hidden, and hexes are called as the log calls them.
void TestSkirmishPlay::everythingCanBeCorrectedAfterwards()
{
    PlayFixture fixture(11);
    fixture.start({});
    for (int presses = 0; presses < 60; ++presses)
        fixture.press();
    const auto hidden = [&fixture] {
        int count = 0;
        const auto groups = static_cast<int>(fixture.table().log().groups().size());
        for (int group = 0; group < groups; ++group)
            count += fixture.table().offeredAfter(group, {}).empty() ? 1 : 0;
        return count;
    };
    QVERIFY(hidden() > 0); // in the middle of a game hands are
    while (!fixture.table().isFinished())
        fixture.press();
    QCOMPARE(hidden(), 0);
    static const QRegularExpression raw(u"^-?\\d+,-?\\d+"_s);
    const auto groups = static_cast<int>(fixture.table().log().groups().size());
    for (int group = 0; group < groups; ++group) {
        for (const OfferedPrompt &offer : fixture.table().offeredAfter(group, {})) {
            for (const QString &words : offer.words.choices)
                QVERIFY2(!words.contains(raw), qPrintable(offer.prompt.id + u": "_s + words));
        }
    }
}

void TestSkirmishPlay::aTurnedBoardStaysWhereItWas()
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

/// A line that wraps when the log grows narrower pushes the next one down.
void TestSkirmishPlay::linesOfTheLogKeepClear()
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

void TestSkirmishPlay::anActivationHasItsTime()
{
    PlayFixture fixture(5);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.options[OptionId(u"activation-minutes"_s)] = 2;
    fixture.start(wanted);
    qint64 now = 0;
    RoundPanel round([&now] { return now; });
    const auto *clock = round.findChild<ClockPanel *>();
    round.begin(fixture.table());
    round.show(fixture.table());
    round.findChild<ActionButton *>(u"clock-run"_s)->click();
    const auto playTo = [&](int activation) {
        const auto &session = fixture.table().session();
        for (int presses = 0; presses < mostPresses; ++presses) {
            if (session.state().active != noSeat
                && activationNumber(fixture.table().context(), session.state()) == activation)
                break;
            fixture.press();
        }
        round.show(fixture.table());
    };
    now += 30'000; // setting up takes no time from anybody
    playTo(1);
    QCOMPARE(clock->shown(), u"2:00"_s);
    now += 45'000;
    QCOMPARE(clock->shown(), u"1:15"_s);
    playTo(2);
    QCOMPARE(clock->shown(), u"2:00"_s);
}

/// One tap each, and Enter for the next phase.
void TestSkirmishPlay::countersAreTapped()
{
    PlayFixture fixture(3);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.way = u"counters"_s;
    fixture.start(wanted);
    const SkirmishState &state = fixture.table().session().state();
    const auto tap = [&](const QString &name) {
        auto *button = fixture.page().findChild<ActionButton *>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(name));
        button->click();
    };
    tap(u"glory-more-0"_s);
    tap(u"glory-more-0"_s);
    tap(u"spend-0"_s);
    QCOMPARE(state.player(0).glory, 1);
    QCOMPARE(state.player(0).glorySpent, 1);
    tap(u"unspend-0"_s);
    tap(u"glory-less-0"_s);
    QCOMPARE(state.player(0).totalGlory(), 1);
    WindowFixture::settle();
    auto *squares = fixture.page().findChild<QWidget *>(u"activations-1"_s);
    const int last = squares->width() - squares->width() / 8;
    QTest::mouseClick(squares, Qt::LeftButton, {}, {last, squares->height() / 2});
    QCOMPARE(state.player(1).activations, 3);
    const auto known = state.fighters([&](Seat seat, const SkirmishFighter &one) {
        return seat == 1 && valuesOf(fixture.table().context(), state, {seat, one.id}).wounds;
    });
    QVERIFY(!known.empty());
    const FighterRef ref = known.front();
    auto *hearts = fixture.page().findChild<QWidget *>(u"hearts-"_s + ref.toString());
    QTest::mouseClick(hearts, Qt::LeftButton, {},
                      {hearts->width() - hearts->height() / 2, hearts->height() / 2});
    QCOMPARE(state.find(ref)->damage, 1);
    tap(u"guard-"_s + ref.toString());
    QVERIFY(state.find(ref)->guard);
    QCOMPARE(fixture.table().log().groups().size(), size_t(8)); // a line and an undo each
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    QCOMPARE(state.phase, SkirmishPhase::End);
    fixture.mainButton()->click();
    QCOMPARE(state.round, 2);
    QVERIFY(!state.find(ref)->guard);
}

/// A fighter, then a hex: two inputs, and one Enter for the power step.
void TestSkirmishPlay::pointingActs()
{
    PlayFixture fixture(17);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    fixture.start(wanted);
    const SkirmishState &state = fixture.table().session().state();
    const auto isActivation
        = [&] { return !state.agenda.empty() && state.agenda.back().kind == u"activation"_s; };
    while (!isActivation())
        fixture.press();
    const Seat seat = state.active;
    const SkirmishFighter &first = state.player(seat).fighters.front();
    const FighterRef actor{seat, first.id};
    QVERIFY(fixture.table().take(*first.hex)); // 1
    QCOMPARE(fixture.table().actor(), actor);
    const auto hexes = moveHexes(fixture.table().context(), state, actor);
    QVERIFY(!hexes.empty());
    QVERIFY(fixture.table().take(hexes.front())); // 2
    QCOMPARE(state.find(actor)->hex, hexes.front());
    QVERIFY(state.find(actor)->moved);
    QCOMPARE(state.agenda.back().kind, u"power"_s);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click(); // 3
    QVERIFY(isActivation());
    QVERIFY(state.active != seat);
}

void TestSkirmishPlay::enterGoesOnAfterLookingAtAHand()
{
    PlayFixture fixture(5);
    fixture.start({});
    while (fixture.table().session().state().phase != SkirmishPhase::Action
           || fixture.table().prompts().front().id != u"activation"_s)
        fixture.press();
    auto *hand = fixture.page().findChild<ActionButton *>(u"hand-1"_s);
    hand->setFocus();
    hand->click();
    QVERIFY(fixture.card()->isAncestorOf(fixture.page().window()->focusWidget()));
    QTest::keyClick(fixture.page().window()->focusWidget(), Qt::Key_Return);
    QCOMPARE(fixture.table().viewer(), 1);
}

void TestSkirmishPlay::whatIfIsAsked()
{
    PlayFixture fixture(17);
    OddsPanel panel;
    QVERIFY(panel.whatIf() == WhatIf{});
    QSignalSpy changed(&panel, &OddsPanel::whatIfChanged);
    panel.findChild<ActionButton *>(u"what-if-guard"_s)->click();
    panel.findChild<ActionButton *>(u"what-if-dice-more"_s)->click();
    QCOMPARE(changed.size(), 2);
    QVERIFY(panel.whatIf().guard);
    QCOMPARE(panel.whatIf().dice, 1);
    panel.findChild<ActionButton *>(u"what-if-nothing"_s)->click();
    QVERIFY(panel.whatIf() == WhatIf{});
}

QTEST_MAIN(TestSkirmishPlay)
#include "tst_skirmishplay.moc"
