// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/randomskirmish.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/text/localizedtext.h"
#include "tests/support/playfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/settings.h"
#include "ui/play/promptcard.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/handpanel.h"
#include "ui/skirmish/table/roundpanel.h"

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
    void ownFightersNeedNoOwner();
    void fullDiskChangesNothing();
    void anActivationHasItsTime();
    void aTappedSquareBeginsTheTimeAnew();
    void countersAreTapped();
    void pointingActs();
    void enterGoesOnAfterLookingAtAHand();
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
    // One way back, by Escape, which takes nothing else away.
    QCOMPARE(fixture.table().prompts().front().choices, QStringList{deskchoice::look});
    const size_t told = fixture.table().log().groups().size();
    QVERIFY(fixture.table().canStepBack() && fixture.table().undo());
    QVERIFY(fixture.table().prompts().front().id != deskchoice::lookPrompt);
    QCOMPARE(fixture.table().log().groups().size(), told);
    QTest::mouseClick(fixture.page().findChild<ActionButton *>(u"hand-1"_s), Qt::LeftButton);
    QVERIFY(fixture.mainButton());
    fixture.mainButton()->click();
    QCOMPARE(fixture.table().viewer(), 1);
    QVERIFY(hand->isVisible());
    QVERIFY(wordsOn(hand).contains(secrets.constFirst()));
    for (const OfferedPrompt &one : fixture.table().offered()) {
        const bool scores = one.prompt.id.startsWith(u"score."_s);
        QCOMPARE(one.asksAlone, scores);
        QVERIFY(!scores || !one.prompt.choices.contains(deskchoice::back));
    }
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
    WindowFixture::settle(); // what stands beside the hearts goes by the room there
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

void TestSkirmishPlay::aTappedSquareBeginsTheTimeAnew()
{
    PlayFixture fixture(5);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.way = u"counters"_s;
    wanted.options[OptionId(u"activation-minutes"_s)] = 2;
    fixture.start(wanted);
    qint64 now = 0;
    RoundPanel round([&now] { return now; });
    const auto *clock = round.findChild<ClockPanel *>();
    round.begin(fixture.table());
    round.show(fixture.table());
    round.findChild<ActionButton *>(u"clock-run"_s)->click();
    now += 45'000;
    QCOMPARE(clock->shown(), u"1:15"_s);
    Event tap;
    tap.prompt = u"activations.1"_s;
    tap.seat = 1;
    tap.number = 3;
    QVERIFY(fixture.table().act({tap}));
    round.show(fixture.table());
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
    const int middle = squares->height() / 2; // of the first: one more is used
    QTest::mouseClick(squares, Qt::LeftButton, {}, {middle, middle});
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
    const auto isActivation = [&] {
        return !state.agenda.empty() && state.agenda.back().kind == SkirmishKind::Activation;
    };
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
    QCOMPARE(state.agenda.back().kind, SkirmishKind::Power);
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

QTEST_MAIN(TestSkirmishPlay)
#include "tst_skirmishplay.moc"
