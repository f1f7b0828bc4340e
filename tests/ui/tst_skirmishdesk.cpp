// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "tests/support/playfixture.h"
#include "ui/common/appearance.h"
#include "ui/play/logpanel.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/gamelayout.h"
#include "ui/skirmish/table/playerboard.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QScopeGuard>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

OfferedPrompt mainOffer(const SkirmishTable &table)
{
    for (const OfferedPrompt &one : table.offered()) {
        if (!one.prompt.alwaysOffered)
            return one;
    }
    return {};
}

void playUpTo(PlayFixture &fixture, const QString &prompt)
{
    for (int i = 0; i < 400 && mainOffer(fixture.table()).prompt.id != prompt; ++i)
        fixture.press();
    QCOMPARE(mainOffer(fixture.table()).prompt.id, prompt);
}

RandomSkirmish onTheTable(bool openValues)
{
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.openValues = openValues;
    wanted.way = u"table"_s;
    return wanted;
}

} // namespace

/// What the desk says and does beside a real board: nobody is stuck with whom he chose, nothing is
/// taken unsaid, and every key that is printed works.
class TestSkirmishDesk final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void anotherFighterIsChosenInstead();
    void escapeLeavesAFighter();
    void aLearnedMoveIsOneAct();
    void zeroSaysWhatItMeans();
    void whoIsTooFarAwayIsCharged();
    void aHexOutOfReachSaysWhy();
    void discardsMoveNothing();
    void theMenuOpensOverCounters();
    void whatNoLongerFitsIsTakenOut();
};

void TestSkirmishDesk::anotherFighterIsChosenInstead()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable(false));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const auto own = [&state](size_t place) {
        return FighterRef{state.active, state.player(state.active).fighters.at(place).id};
    };
    QVERIFY(table.act({choosing(mainOffer(table).prompt, own(0).toString())}));
    QCOMPARE(table.actor(), own(0));
    table.actInstead(own(1));
    QCOMPARE(table.actor(), own(1));
    const Seat other = 1 - state.active;
    table.actInstead({other, state.player(other).fighters.front().id});
    QCOMPARE(table.actor(), own(1)); // nobody acts for the others
}

void TestSkirmishDesk::escapeLeavesAFighter()
{
    PlayFixture fixture(13);
    fixture.start(onTheTable(false));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
    WindowFixture::settle();
    const auto *back = fixture.card()->findChild<ActionButton *>(u"choice-"_s + deskchoice::back);
    QVERIFY(back);
    QCOMPARE(back->shortcut(), QKeySequence(Qt::Key_Escape));
}

/// How far he goes is asked in the middle of it: one line, one undo.
void TestSkirmishDesk::aLearnedMoveIsOneAct()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable(true));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
    const size_t lines = table.rows().size();
    const Hex hex = moveHexes(table.context(), state, ref).front();
    QVERIFY(table.take(hex));
    QCOMPARE(mainOffer(table).prompt.id, u"move.value"_s);
    QCOMPARE(table.rows().size(), lines); // nothing has happened yet
    QVERIFY(table.canStepBack());
    Event far = choosing(mainOffer(table).prompt, {});
    far.choices.clear();
    far.number = 0;
    QVERIFY(table.act({far}));
    QCOMPARE(state.find(ref)->hex, hex);
    QCOMPARE(table.rows().size(), lines + 1);
}

void TestSkirmishDesk::zeroSaysWhatItMeans()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable(true));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
    QVERIFY(table.act({choosing(mainOffer(table).prompt, u"move:"_s + ref.toString())}));
    QCOMPARE(mainOffer(table).prompt.id, u"move.value"_s);
    QVERIFY(!mainOffer(table).leftOpen.isEmpty());
    WindowFixture::settle();
    auto *number = fixture.card()->findChild<QSpinBox *>(u"prompt-number"_s);
    QVERIFY(number && fixture.mainButton());
    QCOMPARE(number->value(), 0);
    QCOMPARE(fixture.mainButton()->text(), mainOffer(table).leftOpen);
    number->setValue(3);
    QVERIFY(fixture.mainButton()->text() != mainOffer(table).leftOpen);
}

/// A click on an enemy strikes him: if need be after going there.
void TestSkirmishDesk::whoIsTooFarAwayIsCharged()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable(true));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    for (const SkirmishFighter &own : state.player(state.active).fighters) {
        const FighterRef ref{state.active, own.id};
        for (const PlacedFighter &other : placedFighters(state)) {
            const FieldAction meant = fieldActionAt(table.context(), state, ref, other.hex);
            if (other.player == state.active || !meant.action
                || meant.action->verb != SkirmishChoice::Attack
                || hexDistance(*own.hex, other.hex) < 2)
                continue;
            QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
            QVERIFY(table.take(other.hex));
            QCOMPARE(mainOffer(table).prompt.id, u"attack.range"_s);
            for (int i = 0; i < 3 && mainOffer(table).prompt.id == u"attack.range"_s; ++i) {
                Event range = choosing(mainOffer(table).prompt, {});
                range.choices.clear();
                range.number = 1;
                QVERIFY(table.act({range}));
            }
            const QString next = mainOffer(table).prompt.id;
            QVERIFY2(next == u"move.value"_s || next == u"charge.hex"_s, qPrintable(next));
            return;
        }
    }
    QFAIL("nobody sees anybody in this game");
}

/// A click that does nothing says why, until one does something.
void TestSkirmishDesk::aHexOutOfReachSaysWhy()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable(false));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
    auto *view = fixture.page().findChild<BattlefieldView *>();
    const Hex from = *state.find(ref)->hex;
    const Fighters placed = placedFighters(state);
    Hex far = from;
    for (const auto &entry : state.field->cells()) {
        const Hex hex = entry.first;
        const bool isFree = !entry.second.blocked
            && std::none_of(placed.begin(), placed.end(),
                            [hex](const PlacedFighter &one) { return one.hex == hex; });
        if (isFree && hexDistance(from, hex) > hexDistance(from, far))
            far = hex;
    }
    emit view->hexPointed(far);
    QCOMPARE(fixture.card()->problem(), u"That is too far."_s);
    fixture.language().setLanguage(Language::German);
    WindowFixture::settle();
    QCOMPARE(fixture.card()->problem(), u"Das ist zu weit."_s);
    fixture.language().setLanguage(Language::English);
    WindowFixture::settle();
    QCOMPARE(fixture.card()->problem(), u"That is too far."_s);
    emit view->hexPointed(from);
    QCOMPARE(fixture.card()->problem(), QString());
}

/// The scoreboard is as high with cards discarded as without, however many there are.
void TestSkirmishDesk::discardsMoveNothing()
{
    constexpr int wide = 380;
    PlayFixture fixture(17);
    PlayerBoard board;
    PlayerSeen seen;
    seen.seat = 0;
    seen.name = u"Ana"_s;
    seen.tracksCards = true;
    board.resize(wide, wide);
    board.show(seen);
    WindowFixture::settle();
    const int high = board.heightForWidth(wide);
    for (int i = 0; i < 12; ++i)
        seen.discards.append(u"A long name of a card %1"_s.arg(i));
    board.show(seen);
    WindowFixture::settle();
    QCOMPARE(board.heightForWidth(wide), high);
    const auto *line = board.findChild<QLabel *>(u"discards"_s);
    QVERIFY(line->text().contains(u"A long name of a card 11"_s)); // the newest is seen
    QVERIFY(line->toolTip().contains(u"A long name of a card 0"_s));
}

/// The card is out of sight, and its key is heard all the same.
void TestSkirmishDesk::theMenuOpensOverCounters()
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
    fixture.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page()));
    WindowFixture::settle();
    QVERIFY(!fixture.card()->isVisible());
    QTest::keyClick(fixture.page().window(), Qt::Key_H);
    WindowFixture::settle();
    QVERIFY(fixture.card()->isVisible());
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu && !menu->actions().isEmpty());
    menu->close();
}

void TestSkirmishDesk::whatNoLongerFitsIsTakenOut()
{
    PlayFixture fixture(17);
    fixture.start(onTheTable(false));
    playUpTo(fixture, u"activation"_s);
    SkirmishTable &table = fixture.table();
    const SkirmishState &state = table.session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    const auto group = static_cast<int>(table.rows().size());
    QVERIFY(table.act({choosing(mainOffer(table).prompt, ref.toString())}));
    QVERIFY(table.act({choosing(mainOffer(table).prompt, u"guard:"_s + ref.toString())}));
    QVERIFY(state.find(ref)->guard);
    playUpTo(fixture, u"activation"_s);
    const FighterRef next{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(table.act({choosing(mainOffer(table).prompt, next.toString())}));
    QVERIFY(table.act({choosing(mainOffer(table).prompt, u"guard:"_s + next.toString())}));
    // The activation was never begun: what came after it belongs to others now.
    QVERIFY(table.correct({Correction::What::Remove, group, {}}));
    QVERIFY(!table.session().rejectedEvents().empty());
    const SkirmishState kept = state;
    auto *take = fixture.page().findChild<ActionButton *>(u"log-settle"_s);
    QVERIFY(take && !take->isHidden());
    const size_t before = table.rows().size();
    take->click();
    QVERIFY(table.session().rejectedEvents().empty());
    QVERIFY(state == kept);
    QVERIFY(take->isHidden());
    QVERIFY(table.undo());
    QCOMPARE(table.rows().size(), before);
}

QTEST_MAIN(TestSkirmishDesk)
#include "tst_skirmishdesk.moc"
