// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "tests/support/playfixture.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/fighterpanel.h"
#include "ui/skirmish/table/fighterrow.h"
#include "ui/skirmish/table/gamelayout.h"

#include <QMenu>
#include <QScrollArea>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Of the open prompts the one that is no aside; empty where there is none.
Prompt mainPrompt(const SkirmishTable &table)
{
    for (const Prompt &prompt : table.prompts()) {
        if (!prompt.alwaysOffered)
            return prompt;
    }
    return {};
}

void playUpTo(PlayFixture &fixture, const QString &prompt)
{
    for (int i = 0; i < 400 && mainPrompt(fixture.table()).id != prompt; ++i)
        fixture.press();
    QCOMPARE(mainPrompt(fixture.table()).id, prompt);
}

RandomSkirmish onTheTable()
{
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    return wanted;
}

/// Two attacks on both sides, and as many words as three upgrades have.
SkirmishSetup withLongCards(PlayFixture &fixture, const RandomSkirmish &wanted)
{
    AttackAction axe;
    axe.id = AttackId(u"axe"_s);
    axe.name = sameInAll(u"Black axe"_s);
    axe.range = 1;
    axe.dice = 3;
    axe.symbol = u"sword"_s;
    axe.damage = 2;
    AttackAction spear = axe;
    spear.id = AttackId(u"spear"_s);
    spear.name = sameInAll(u"Throwing spear"_s);
    spear.knockback = 1;
    const QString words = u"Once in a round he rolls one attack die again when he charges. "_s;
    SkirmishSetup setup = fixture.setup(wanted);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats) {
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.normal = {4, 1, u"dodge"_s, 4, {axe, spear}};
            fighter.inspired = {5, 2, u"dodge"_s, 4, {axe, spear}};
            fighter.inspire = sameInAll(words.repeated(5));
        }
    }
    return setup;
}

/// Where a part stands in the column that scrolls it, and the room that column has.
std::pair<QRect, QRect> placeInColumn(const QWidget *part)
{
    const QWidget *up = part->parentWidget();
    while (up && !qobject_cast<const QScrollArea *>(up))
        up = up->parentWidget();
    if (!up)
        return {};
    const QWidget *seen = qobject_cast<const QScrollArea *>(up)->viewport();
    return {QRect(part->mapTo(seen, QPoint()), part->size()), seen->rect()};
}

} // namespace

/// What a coach does at once is one act: one line, one undo, nothing asked that is forced, and a
/// finger that taps again hits again.
class TestSkirmishActs final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void secondTapsHit_data();
    void secondTapsHit();
    void placingIsOneAct();
    void whatWasBegunCanBeLeft();
    void movingIsOneAct();
    void aHexWithoutAFighterIsAnswered();
    void aClickedHexIsKept();
    void whereEnterGoesIsMarked();
    void settingByHandIsNotConfirmed();
    void whoPlaysACardLooksAtTheHand();
    void arrowsWalkWhereAHexIsAsked_data();
    void arrowsWalkWhereAHexIsAsked();
    void anUpgradeIsOneAct();
    void theLastFighterIsNotAskedFor();
    void whoIsChosenIsSeen();
    void theFieldHasTheWholeHeight();
    void bothSidesHaveTheSameRoom();
    void theWholeCardIsSeen_data();
    void theWholeCardIsSeen();
    void aCardIsClosedAgain();
    void theFieldStaysWhereItIs();
    void theCardStandsAboveWhatIsTapped();
};

void TestSkirmishActs::secondTapsHit_data()
{
    QTest::addColumn<bool>("openValues");
    QTest::newRow("wounds are known") << false;
    QTest::newRow("wounds are open") << true;
}

void TestSkirmishActs::secondTapsHit()
{
    QFETCH(const bool, openValues);
    PlayFixture fixture(3);
    RandomSkirmish wanted;
    wanted.tracksCards = wanted.tracksField = false;
    wanted.openValues = openValues;
    wanted.way = u"counters"_s;
    fixture.start(wanted);
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef first{0, state.player(0).fighters.front().id};
    const QString ref = first.toString();
    QHash<QString, QPoint> places;
    const QStringList names{u"hurt-"_s, u"moved-"_s, u"guard-"_s, u"mark-"_s};
    const auto placeOf = [&](const QString &name) {
        const auto *button = fixture.page().findChild<ActionButton *>(name + ref);
        return button->mapTo(&fixture.page(), button->rect().center());
    };
    for (const QString &name : names)
        places.insert(name, placeOf(name));
    for (const QString &name : {u"hurt-"_s, u"hurt-"_s, u"moved-"_s, u"guard-"_s}) {
        QWidget *there = fixture.page().childAt(places.value(name));
        QVERIFY2(there && there->objectName() == name + ref, qPrintable(name));
        QTest::mouseClick(there, Qt::LeftButton);
        WindowFixture::settle();
    }
    QCOMPARE(state.find(first)->damage, 2);
    QVERIFY(state.find(first)->moved && state.find(first)->guard);
    for (const QString &name : names)
        QCOMPARE(placeOf(name), places.value(name));
    // What is no token does not stay pressed when nothing comes of it.
    for (const QString &name : {u"hurt-"_s, u"heal-"_s, u"mark-"_s})
        QVERIFY(!fixture.page().findChild<ActionButton *>(name + ref)->isCheckable());
}

void TestSkirmishActs::placingIsOneAct()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"deploy.fighter"_s);
    const size_t lines = fixture.table().rows().size();
    const Prompt who = mainPrompt(fixture.table());
    const FighterRef ref = FighterRef::fromString(who.choices.constFirst());
    QVERIFY(fixture.table().act({choosing(who, who.choices.constFirst())}));
    QCOMPARE(mainPrompt(fixture.table()).id, u"deploy.hex"_s);
    QCOMPARE(fixture.table().regarded(), ref);
    QCOMPARE(fixture.table().rows().size(), lines); // nothing has happened yet
    QVERIFY(!fixture.table().offeredHexes().empty());
    const Hex hex = fixture.table().offeredHexes().back();
    QVERIFY(fixture.table().take(hex));
    QCOMPARE(fixture.table().session().state().find(ref)->hex, hex);
    QCOMPARE(fixture.table().rows().size(), lines + 1);
    const QString line = wordsOf(fixture.table().rows().back());
    QCOMPARE(line.count(fixture.table().seatName(ref.seat) + u':'), 1); // said once
    QVERIFY(fixture.table().undo());
    QCOMPARE(mainPrompt(fixture.table()).id, u"deploy.fighter"_s);
    QVERIFY(!fixture.table().session().state().find(ref)->placed);
}

void TestSkirmishActs::whatWasBegunCanBeLeft()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"deploy.fighter"_s);
    const size_t lines = fixture.table().rows().size();
    const Prompt who = mainPrompt(fixture.table());
    QVERIFY(!fixture.table().canStepBack());
    QVERIFY(fixture.table().act({choosing(who, who.choices.constFirst())}));
    QVERIFY(fixture.table().canStepBack());
    QVERIFY(fixture.table().undo()); // somebody else is placed
    QCOMPARE(mainPrompt(fixture.table()), who);
    QCOMPARE(fixture.table().rows().size(), lines);
    QVERIFY(!fixture.table().canStepBack());
}

void TestSkirmishActs::movingIsOneAct()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    const Prompt asked = mainPrompt(fixture.table());
    const size_t lines = fixture.table().rows().size();
    QVERIFY(fixture.table().act({choosing(asked, ref.toString())})); // who
    QVERIFY(fixture.table().act({choosing(asked, u"move:"_s + ref.toString())})); // what
    QCOMPARE(mainPrompt(fixture.table()).id, u"move.hex"_s);
    QCOMPARE(fixture.table().regarded(), ref);
    QVERIFY(!state.find(ref)->moved);
    const Hex hex = fixture.table().offeredHexes().front();
    QVERIFY(fixture.table().take(hex)); // where
    QVERIFY(state.find(ref)->moved);
    QCOMPARE(state.find(ref)->hex, hex);
    QCOMPARE(fixture.table().rows().size(), lines + 1);
}

/// A click that does nothing says what to do first; who is clicked is only looked at.
void TestSkirmishActs::aHexWithoutAFighterIsAnswered()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    const QString sentence = u"Choose a fighter first, then a hex."_s;
    playUpTo(fixture, u"deploy.fighter"_s);
    const SkirmishState &state = fixture.table().session().state();
    QCOMPARE(fixture.table().whyNotAt(*state.objectives.front().hex), sentence);
    playUpTo(fixture, u"activation"_s);
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    const Hex hex = moveHexes(fixture.table().context(), state, ref).front();
    QCOMPARE(fixture.table().whyNotAt(hex), sentence);
    const SkirmishFighter &other = state.player(1 - state.active).fighters.front();
    QCOMPARE(fixture.table().whyNotAt(*other.hex), QString());
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    QCOMPARE(fixture.table().whyNotAt(hex), QString()); // now it is a move
}

/// Also where the card does not say how far he goes: that is asked, and nothing twice.
void TestSkirmishActs::aClickedHexIsKept()
{
    PlayFixture fixture(17);
    RandomSkirmish wanted = onTheTable();
    wanted.openValues = true;
    fixture.start(wanted);
    playUpTo(fixture, u"activation"_s);
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    const Hex hex = moveHexes(fixture.table().context(), state, ref).front();
    QVERIFY(fixture.table().take(hex));
    const Prompt asked = mainPrompt(fixture.table());
    QCOMPARE(asked.id, u"move.value"_s);
    Event far = choosing(asked, {});
    far.choices.clear();
    far.number = 0; // open: any hex that can be reached
    QVERIFY(fixture.table().act({far}));
    QCOMPARE(state.find(ref)->hex, hex);
    QVERIFY(mainPrompt(fixture.table()).id != u"move.hex"_s);
}

void TestSkirmishActs::whereEnterGoesIsMarked()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"objective"_s);
    const auto *view = fixture.page().findChild<BattlefieldView *>();
    const std::vector<Hex> offered = fixture.table().offeredHexes();
    QVERIFY(view->scene().aimed == offered.front());
    fixture.table().pointAt(offered.back());
    QVERIFY(view->scene().aimed == offered.back());
    playUpTo(fixture, u"activation"_s);
    QVERIFY(!view->scene().aimed);
}

void TestSkirmishActs::settingByHandIsNotConfirmed()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    for (const QMenu *menu : fixture.card()->findChildren<QMenu *>()) {
        for (QAction *action : menu->actions()) {
            if (action->text().endsWith(u"Set something by hand"_s))
                action->trigger();
        }
    }
    WindowFixture::settle();
    QCOMPARE(mainPrompt(fixture.table()).id, u"effect"_s);
    for (const OfferedPrompt &one : fixture.table().offered())
        QCOMPARE(one.asButtons, one.prompt.id == u"effect"_s);
}

void TestSkirmishActs::whoPlaysACardLooksAtTheHand()
{
    PlayFixture fixture(17);
    RandomSkirmish wanted;
    wanted.way = u"everything"_s;
    fixture.start(wanted);
    playUpTo(fixture, u"power.table"_s);
    fixture.table().hideHands();
    const Prompt table = mainPrompt(fixture.table());
    QCOMPARE(table.usual, u"nobody"_s);
    const QString who = table.choices.at(1);
    QVERIFY(fixture.table().act({choosing(table, who)}));
    const Prompt asked = mainPrompt(fixture.table());
    QCOMPARE(asked.id, u"power"_s);
    QCOMPARE(who, u"seat:%1"_s.arg(asked.seat));
    QCOMPARE(asked.usual, deskchoice::look);
}

void TestSkirmishActs::arrowsWalkWhereAHexIsAsked_data()
{
    QTest::addColumn<bool>("arrows");
    QTest::newRow("arrows at once") << true;
    QTest::newRow("Enter first") << false;
}

/// "Where to": the arrow keys are the battlefield's, and Enter alone puts nobody on the first hex.
void TestSkirmishActs::arrowsWalkWhereAHexIsAsked()
{
    QFETCH(const bool, arrows);
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    fixture.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page()));
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    const Hex from = *state.find(ref)->hex;
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    const size_t lines = fixture.table().rows().size();
    QVERIFY(
        fixture.table().act({choosing(mainPrompt(fixture.table()), u"move:"_s + ref.toString())}));
    QCOMPARE(mainPrompt(fixture.table()).id, u"move.hex"_s);
    QCOMPARE(mainPrompt(fixture.table()).choices, QStringList{deskchoice::aim});
    auto *view = fixture.page().findChild<BattlefieldView *>();
    const auto press
        = [&fixture](Qt::Key key) { QTest::keyClick(fixture.page().window()->focusWidget(), key); };
    QVERIFY(!view->hasFocus());
    if (!arrows) {
        press(Qt::Key_Return);
        QCOMPARE(hexDistance(view->cursor(), from), 1);
    }
    for (const Qt::Key key :
         {Qt::Key_Up, Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
        const auto &offered = view->scene().offered;
        if (view->hasFocus()
            && std::find(offered.begin(), offered.end(), view->cursor()) != offered.end())
            break;
        press(key);
        QVERIFY(view->hasFocus());
    }
    QCOMPARE(fixture.table().rows().size(), lines);
    QCOMPARE(state.find(ref)->hex, from); // nobody has gone anywhere yet
    const Hex to = view->cursor();
    QCOMPARE(mainPrompt(fixture.table()).choices, QStringList{deskchoice::here});
    press(Qt::Key_Return);
    QCOMPARE(state.find(ref)->hex, to);
}

/// Who gets it and what it changes are one line and one undo.
void TestSkirmishActs::anUpgradeIsOneAct()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    const SkirmishState &state = fixture.table().session().state();
    const Seat seat = state.active;
    Event glory;
    glory.prompt = u"glory.%1"_s.arg(seat);
    glory.seat = seat;
    glory.number = 1;
    QVERIFY(fixture.table().act({glory}));
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), u"pass"_s)}));
    playUpTo(fixture, u"power.table"_s);
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), u"seat:%1"_s.arg(seat))}));
    const size_t lines = fixture.table().rows().size();
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), u"upgrade"_s)}));
    QCOMPARE(mainPrompt(fixture.table()).id, u"upgrade.said"_s);
    const QString who = mainPrompt(fixture.table()).choices.constFirst();
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), who)}));
    QCOMPARE(fixture.table().rows().size(), lines); // nothing has happened yet
    QVERIFY(fixture.page().findChild<QWidget *>(u"odds-panel"_s)->isHidden()); // room for the list
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), u"damage+1"_s)}));
    QCOMPARE(fixture.table().rows().size(), lines + 1);
    QCOMPARE(state.find(FighterRef::fromString(who))->marks.size(), size_t(1));
    QVERIFY(fixture.table().undo());
    QVERIFY(state.find(FighterRef::fromString(who))->marks.empty());
    QCOMPARE(mainPrompt(fixture.table()).id, u"power.said"_s);
}

/// With Enter as well, which answers with the hex that is aimed at.
void TestSkirmishActs::theLastFighterIsNotAskedFor()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable());
    playUpTo(fixture, u"deploy.fighter"_s);
    const SkirmishState &state = fixture.table().session().state();
    int asked = 0;
    for (int i = 0; i < 60 && mainPrompt(fixture.table()).id.startsWith("deploy."_L1); ++i) {
        const Prompt prompt = mainPrompt(fixture.table());
        QVERIFY2(prompt.id != u"deploy.fighter"_s || prompt.choices.size() > 1,
                 qPrintable(fixture.where()));
        asked += prompt.id == u"deploy.fighter"_s ? 1 : 0;
        const QString choice = prompt.choices.constFirst(); // of hexes the one aimed at
        QVERIFY(fixture.table().act({choosing(prompt, choice)}));
    }
    size_t fighters = 0;
    for (const SkirmishPlayer &player : state.players)
        fighters += player.fighters.size();
    QCOMPARE(static_cast<size_t>(asked), fighters - state.players.size());
}

void TestSkirmishActs::whoIsChosenIsSeen()
{
    PlayFixture fixture(29);
    RandomSkirmish wanted = onTheTable();
    SkirmishSetup setup = fixture.setup(wanted);
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats)
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
    setup.way = wanted.way;
    fixture.startWith(setup);
    playUpTo(fixture, u"activation"_s);
    fixture.page().resize(1204, 720);
    WindowFixture::settle();
    const SkirmishState &state = fixture.table().session().state();
    const Seat seat = state.active;
    for (const size_t place : {size_t(4), size_t(0), size_t(4)}) {
        const FighterRef ref{seat, state.player(seat).fighters.at(place).id};
        QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
        WindowFixture::settle();
        auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
        QWidget *up = row;
        while (up && !qobject_cast<QScrollArea *>(up))
            up = up->parentWidget();
        QVERIFY(up);
        const QWidget *seen = qobject_cast<QScrollArea *>(up)->viewport();
        const QRect there(row->mapTo(seen, QPoint()), row->size());
        QVERIFY2(there.top() >= 0 && there.top() < seen->height(), qPrintable(ref.toString()));
        QVERIFY2(there.bottom() <= seen->height() || there.height() > seen->height(),
                 qPrintable(ref.toString()));
        QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), deskchoice::back)}));
    }
}

/// What stands around it is still all there.
void TestSkirmishActs::theFieldHasTheWholeHeight()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    const auto *layout = fixture.page().findChild<GameLayout *>();
    const auto *view = fixture.page().findChild<BattlefieldView *>();
    QVERIFY(!layout->isCompact());
    // Boards that lie end to end have the whole width instead.
    QVERIFY2(layout->isFieldAbove() ? view->width() > layout->width() * 9 / 10
                                    : view->height() > layout->height() * 7 / 10,
             qPrintable(u"%1 x %2"_s.arg(view->width()).arg(view->height())));
    for (const FighterPanel *panel : fixture.page().findChildren<FighterPanel *>())
        QVERIFY(panel->isVisible());
    QVERIFY(fixture.card()->isVisible() && fixture.card()->height() > 250);
    QCOMPARE(clippedTexts(&fixture.page()).join(u'\n'), QString());
    // Where there was no room for a while, everybody has the same share afterwards.
    const int width = view->width();
    fixture.page().resize(930, 580);
    WindowFixture::settle();
    QVERIFY(layout->isCompact());
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    QCOMPARE(view->width(), width);
}

/// Five fighters below need no less than three above them, as long as no card is open.
void TestSkirmishActs::bothSidesHaveTheSameRoom()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    fixture.page().resize(1204, 780);
    WindowFixture::settle();
    QVERIFY(!fixture.page().findChild<GameLayout *>()->isCompact());
    QList<int> heights;
    for (QWidget *up : fixture.page().findChildren<FighterPanel *>()) {
        while (up && !qobject_cast<QScrollArea *>(up))
            up = up->parentWidget();
        QVERIFY(up);
        heights.append(up->height());
    }
    QCOMPARE(heights.size(), 2);
    QVERIFY2(std::abs(heights.first() - heights.last()) <= 2,
             qPrintable(u"%1 and %2"_s.arg(heights.first()).arg(heights.last())));
}

void TestSkirmishActs::theWholeCardIsSeen_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("way");
    for (const char *way : {"table", "everything", "counters"}) {
        const QString name = QString::fromLatin1(way);
        QTest::addRow("es, %s", way) << Language::Spanish << name;
        QTest::addRow("en, %s", way) << Language::English << name;
        QTest::addRow("de, %s", way) << Language::German << name;
    }
}

/// On a screen of 1280 x 800, of either side, and nothing else moves but the fighters.
void TestSkirmishActs::theWholeCardIsSeen()
{
    QFETCH(const Language, language);
    QFETCH(const QString, way);
    PlayFixture fixture(29);
    fixture.language().setLanguage(language);
    RandomSkirmish wanted = onTheTable();
    wanted.way = way;
    fixture.startWith(withLongCards(fixture, wanted));
    fixture.page().resize(1187, 780);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    WindowFixture::settle();
    QVERIFY(!fixture.page().findChild<GameLayout *>()->isCompact());
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    const QSize before = field->size();
    const SkirmishState &state = fixture.table().session().state();
    for (const Seat seat : {0, 1, 0}) {
        for (const size_t place : {size_t(4), size_t(0), size_t(2)}) {
            const FighterRef ref{seat, state.player(seat).fighters.at(place).id};
            auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
            emit row->pointed(ref);
            WindowFixture::settle();
            if (fixture.page().game()->regarded() != ref)
                continue; // somebody else is asked about
            const auto [there, seen] = placeInColumn(row);
            // Below a field that has the whole width a card of so many words is read from its top.
            const bool high = fixture.page().findChild<GameLayout *>()->isFieldAbove()
                && there.height() > seen.height();
            QVERIFY2(high ? there.top() == 0
                          : there.top() >= 0 && there.bottom() <= seen.bottom() + 1,
                     qPrintable(u"%1: %2 to %3 of %4"_s.arg(ref.toString())
                                    .arg(there.top())
                                    .arg(there.bottom())
                                    .arg(seen.height())));
        }
    }
    QCOMPARE(field->size(), before);
}

/// Of somebody who does not act: pressed once more, and the others have their room again.
void TestSkirmishActs::aCardIsClosedAgain()
{
    PlayFixture fixture(29);
    fixture.startWith(withLongCards(fixture, onTheTable()));
    fixture.page().resize(1187, 780);
    playUpTo(fixture, u"activation"_s);
    WindowFixture::settle();
    const SkirmishState &state = fixture.table().session().state();
    const Seat other = 1 - state.active;
    const FighterRef ref{other, state.player(other).fighters.front().id};
    const auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
    const int closed = row->height();
    const int room = placeInColumn(row).second.height();
    emit fixture.page().findChild<FighterRow *>(row->objectName())->pointed(ref);
    WindowFixture::settle();
    QVERIFY(row->height() > closed);
    QVERIFY(fixture.page().findChild<GameLayout *>()->isFieldAbove()
            || placeInColumn(row).second.height() > room);
    emit fixture.page().findChild<FighterRow *>(row->objectName())->pointed(ref);
    WindowFixture::settle();
    QCOMPARE(row->height(), closed);
    QCOMPARE(placeInColumn(row).second.height(), room);
    // Who goes back from a fighter lets go of his card as well.
    const FighterRef own{state.active, state.player(state.active).fighters.front().id};
    emit fixture.page().findChild<FighterRow *>(u"fighter-"_s + own.toString())->pointed(own);
    QCOMPARE(fixture.page().game()->regarded(), own);
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), deskchoice::back)}));
    QVERIFY(!fixture.page().game()->regarded().isValid());
}

/// Whatever the header says of an activation.
void TestSkirmishActs::theFieldStaysWhereItIs()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    fixture.language().setLanguage(Language::Spanish);
    fixture.page().resize(1180, 780);
    playUpTo(fixture, u"deploy.fighter"_s);
    WindowFixture::settle();
    const auto *view = fixture.page().findChild<BattlefieldView *>();
    const auto top = [&] { return view->mapTo(&fixture.page(), QPoint(0, 0)).y(); };
    const int before = top();
    playUpTo(fixture, u"activation"_s);
    WindowFixture::settle();
    QCOMPARE(top(), before);
}

void TestSkirmishActs::theCardStandsAboveWhatIsTapped()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable());
    playUpTo(fixture, u"activation"_s);
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    WindowFixture::settle();
    auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
    auto *button = row->findChild<ActionButton *>(u"guard-"_s + ref.toString());
    QVERIFY(button->isVisible());
    const auto labels = row->findChildren<TextLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const TextLabel *label) {
        return label->isVisible() && label->text().endsWith(u"Only set by hand:"_s);
    }));
    for (const TextLabel *label : labels)
        QVERIFY(!label->isVisible()
                || label->mapTo(row, QPoint(0, 0)).y() < button->mapTo(row, QPoint(0, 0)).y());
}

QTEST_MAIN(TestSkirmishActs)
#include "tst_skirmishacts.moc"
