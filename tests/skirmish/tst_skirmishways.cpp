// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/waygame.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

FighterRef firstOf(const WayGame &play, Seat seat)
{
    return {seat, play.state.player(seat).fighters.front().id};
}

} // namespace

/// Counters, real cards on the table, or everything: one game, and changeable.
class TestSkirmishWays final : public QObject
{
    Q_OBJECT

private slots:
    void countersBeginAtOnce();
    void countersAreOneTapEach();
    void countersSayWhoHasActivationsLeft();
    void countersGoFromRoundToRound();
    void aFullRowOfHeartsTakesOut();
    void whoChargesIsNotOnGuard();
    void marksChangeWhatTheyMark();
    void theTableHasPowerStepsWithoutHands();
    void upgradesAreSaidByWhatTheyChange();
    void theEndPhaseIsOneReminder();
    void theLastRoundOnlyScores();
    void theRelicIsRemindedOf();
    void waysCanBeChanged_data();
    void waysCanBeChanged();
    void whoHasMoreLeftGoesOn();
    void whoBeginsIsRolledFor();
    void everythingNeedsDecks();
    void handsAreSaidWhenTheyAreFollowedAgain();
    void whatWasKnownIsKept_data();
    void whatWasKnownIsKept();
    void randomGamesThatChangeTheirWay_data();
    void randomGamesThatChangeTheirWay();
};

void TestSkirmishWays::countersBeginAtOnce()
{
    const WayGame play(u"counters"_s);
    QCOMPARE(play.asked(), u"phase.over"_s);
    QCOMPARE(play.state.round, 1);
    QVERIFY(play.state.player(1).fighters.front().isInPlay());
}

void TestSkirmishWays::countersAreOneTapEach()
{
    WayGame play(u"counters"_s);
    play.say(u"glory.0"_s, 2);
    play.say(u"spend.0"_s, 1);
    QCOMPARE(play.state.player(0).glory, 1);
    QCOMPARE(play.state.player(0).glorySpent, 1);
    play.say(u"spend.0"_s, -1); // and back at any time
    QCOMPARE(play.state.player(0).glorySpent, 0);
    play.say(u"activations.1"_s, 3);
    QCOMPARE(play.state.player(1).activations, 3);
    const QString who = firstOf(play, 1).toString();
    play.choose(u"hearts"_s, {who + u"/1"_s});
    QCOMPARE(play.state.find(firstOf(play, 1))->damage, 1);
    for (const QString &token : {u"moved"_s, u"charged"_s, u"guard"_s, u"inspired"_s})
        play.choose(u"token"_s, {who + u'/' + token});
    const SkirmishFighter &fighter = *play.state.find(firstOf(play, 1));
    QVERIFY(fighter.moved && fighter.charged && fighter.guard && fighter.inspired);
    play.choose(u"token"_s, {who + u"/guard"_s});
    QVERIFY(!play.state.find(firstOf(play, 1))->guard);
}

void TestSkirmishWays::countersSayWhoHasActivationsLeft()
{
    WayGame play(u"counters"_s);
    QVERIFY(play.detail(u"phase.over"_s).contains(u"Roll off first"_s));
    play.say(u"activations.0"_s, 0);
    play.say(u"activations.1"_s, 1);
    const QString left = play.detail(u"phase.over"_s);
    QVERIFY2(left.contains(u"Player 2 1"_s) && !left.contains(u"Player 1"_s), qPrintable(left));
    play.say(u"activations.1"_s, 0);
    QVERIFY(play.detail(u"phase.over"_s).contains(u"All activations"_s));
}

void TestSkirmishWays::countersGoFromRoundToRound()
{
    WayGame play(u"counters"_s);
    play.say(u"glory.1"_s, 3);
    play.choose(u"token"_s, {firstOf(play, 0).toString() + u"/charged"_s});
    for (int round = 1; round <= 3; ++round) {
        QCOMPARE(play.state.round, round);
        play.confirm(u"phase.over"_s);
        play.confirm(u"end.reminder"_s);
        if (round == 1)
            QVERIFY(!play.state.find(firstOf(play, 0))->charged); // tokens go with the round
    }
    QVERIFY(play.state.finished);
    QCOMPARE(play.state.matchWinner, 1);
}

void TestSkirmishWays::aFullRowOfHeartsTakesOut()
{
    WayGame play(u"counters"_s);
    const auto known = play.state.fighters([&](Seat seat, const SkirmishFighter &one) {
        return seat == 1 && valuesOf(play.game->context(), play.state, {seat, one.id}).wounds;
    });
    QVERIFY(!known.empty());
    const FighterRef ref = known.front();
    const auto wounds = valuesOf(play.game->context(), play.state, ref).wounds;
    play.choose(u"hearts"_s, {u"%1/%2"_s.arg(ref.toString()).arg(*wounds)});
    QVERIFY(play.state.find(ref)->out);
    QCOMPARE(play.asked(), u"phase.over"_s); // nothing stands in the way of the next tap
    QCOMPARE(play.state.player(0).glory, 1);
    play.choose(u"token"_s, {ref.toString() + u"/restore"_s});
    QVERIFY(play.state.find(ref)->isInPlay());
}

void TestSkirmishWays::whoChargesIsNotOnGuard()
{
    WayGame play(u"counters"_s);
    const QString who = firstOf(play, 0).toString();
    play.choose(u"token"_s, {who + u"/guard"_s});
    play.choose(u"token"_s, {who + u"/charged"_s});
    QVERIFY(!play.state.find(firstOf(play, 0))->guard);
    play.choose(u"token"_s, {who + u"/guard"_s}); // a card may say so
    QVERIFY(play.state.find(firstOf(play, 0))->guard);
}

void TestSkirmishWays::marksChangeWhatTheyMark()
{
    WayGame play(u"counters"_s);
    const FighterRef ref = firstOf(play, 0);
    const auto before = valuesOf(play.game->context(), play.state, ref).wounds;
    play.choose(u"mark"_s, {ref.toString() + u"/wounds+1"_s});
    QCOMPARE(valuesOf(play.game->context(), play.state, ref).wounds, *before + 1);
    play.choose(u"mark"_s, {ref.toString() + u"/off"_s});
    QCOMPARE(valuesOf(play.game->context(), play.state, ref).wounds, before);
    play.choose(u"mark"_s, {ref.toString() + u"/other"_s}); // without numbers
    QCOMPARE(play.state.find(ref)->marks, std::vector<FighterMark>(1));
    QCOMPARE(valuesOf(play.game->context(), play.state, ref).wounds, before);
}

void TestSkirmishWays::theTableHasPowerStepsWithoutHands()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().way = SkirmishWay::Table;
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.prompt(u"power.table"_s).choices,
             (QStringList{u"nobody"_s, u"seat:0"_s, u"seat:1"_s}));
    QVERIFY(!SkirmishGame::isSecret(arena.prompt(u"power.table"_s)));
    arena.choose(u"power.table"_s, u"nobody"_s);
    QCOMPARE(arena.asked(), u"activation"_s); // a pass is two answers
    arena.choose(u"activation"_s, u"draw"_s); // said, not shown
    arena.choose(u"power.table"_s, u"seat:1"_s);
    arena.choose(u"power.said"_s, u"ploy"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.asked(), u"power.table"_s); // the other may answer it
}

void TestSkirmishWays::upgradesAreSaidByWhatTheyChange()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().way = SkirmishWay::Table;
    arena.say(u"glory.0"_s, 1);
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power.table"_s, u"seat:0"_s);
    arena.choose(u"power.said"_s, u"upgrade"_s);
    arena.choose(u"upgrade.said"_s, arena.ref(0, 1).toString());
    arena.choose(u"upgrade.mark"_s, {u"damage+1"_s, u"damage+1"_s});
    QCOMPARE(attacksOf(arena.game().context(), arena.state(), arena.ref(0, 1)).front().damage, 4);
    QCOMPARE(arena.state().player(0).glory, 0);
    QCOMPARE(arena.state().player(0).glorySpent, 1);
}

void TestSkirmishWays::theEndPhaseIsOneReminder()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().way = SkirmishWay::Table;
    for (int i = 0; i < 8; ++i) {
        arena.choose(u"activation"_s, u"pass"_s);
        arena.choose(u"power.table"_s, u"nobody"_s);
    }
    const Prompt reminder = arena.prompt(u"end.reminder"_s);
    QVERIFY(
        arena.game()
            .words(arena.state(), reminder)
            .detail.contains(arena.game().context().seat(0).name)); // who activated first begins
    arena.say(u"glory.1"_s, 2); // scored, beside the reminder
    arena.confirm(u"end.reminder"_s);
    QCOMPARE(arena.state().round, 2);
}

/// After the third round nobody discards, upgrades or draws any more.
void TestSkirmishWays::theLastRoundOnlyScores()
{
    WayGame play(u"counters"_s);
    for (int round = 1; round <= 3; ++round) {
        play.confirm(u"phase.over"_s);
        const QString detail = play.detail(u"end.reminder"_s);
        QCOMPARE(detail.contains(u"draw up to"_s), round < 3);
        QCOMPARE(detail.contains(u"nobody discards"_s), round == 3);
        play.confirm(u"end.reminder"_s);
    }
}

/// Counters ask for nobody: what the Relic brings is said.
void TestSkirmishWays::theRelicIsRemindedOf()
{
    for (const bool relic : {false, true}) {
        WayGame play(u"counters"_s, false, relic);
        play.confirm(u"phase.over"_s);
        const Prompt reminder = *play.prompt(u"end.reminder"_s);
        QCOMPARE(!play.game->words(play.state, reminder).why.isEmpty(), relic);
    }
}

void TestSkirmishWays::waysCanBeChanged_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const QString &from : wayNames()) {
        for (const QString &to : wayNames()) {
            if (from != to)
                QTest::addRow("%s to %s", qPrintable(from), qPrintable(to)) << from << to;
        }
    }
}

void TestSkirmishWays::waysCanBeChanged()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    WayGame play(from);
    SeededRandomSource source(3);
    for (int i = 0; i < 400 && play.state.phase == SkirmishPhase::SetUp; ++i)
        QVERIFY(
            play.game->apply(play.state, randomAnswerOf(play.game->prompts(play.state), source)));
    for (int i = 0; i < 400 && !play.prompt(u"way"_s); ++i)
        QVERIFY(
            play.game->apply(play.state, randomAnswerOf(play.game->prompts(play.state), source)));
    play.choose(u"way"_s, {to});
    QCOMPARE(wayName(play.state.way), to);
    if (to == u"counters"_s)
        QCOMPARE(play.state.active, noSeat);
    for (int i = 0; i < 4000 && !play.state.finished; ++i) {
        const Event event = randomAnswerOf(play.game->prompts(play.state), source);
        QVERIFY(play.game->apply(play.state, event));
        QCOMPARE(brokenInvariant(*play.game, play.state), QString());
    }
    QVERIFY(play.state.finished);
}

/// Counters do not say whose turn it is; what is left does.
void TestSkirmishWays::whoHasMoreLeftGoesOn()
{
    WayGame play(u"counters"_s);
    play.say(u"activations.1"_s, 3);
    play.choose(u"way"_s, {u"table"_s});
    QCOMPARE(play.asked(), u"activation"_s);
    QCOMPARE(play.prompt(u"activation"_s)->seat, 0);
    play.choose(u"activation"_s, {u"pass"_s});
    play.choose(u"power.table"_s, {u"nobody"_s});
    QCOMPARE(play.prompt(u"activation"_s)->seat, 1);
}

void TestSkirmishWays::whoBeginsIsRolledFor()
{
    WayGame play(u"counters"_s);
    play.choose(u"way"_s, {u"table"_s});
    play.choose(u"roll-off.said"_s, {u"seat:1"_s});
    play.choose(u"first-player"_s, {u"seat:1"_s});
    QCOMPARE(play.prompt(u"activation"_s)->seat, 1);
    // There and back it is known, in this round.
    play.choose(u"way"_s, {u"counters"_s});
    play.choose(u"way"_s, {u"table"_s});
    QCOMPARE(play.prompt(u"activation"_s)->seat, 1);
    play.choose(u"way"_s, {u"counters"_s});
    play.confirm(u"phase.over"_s);
    play.confirm(u"end.reminder"_s);
    play.choose(u"way"_s, {u"table"_s});
    QVERIFY(play.prompt(u"roll-off"_s));
}

void TestSkirmishWays::everythingNeedsDecks()
{
    SkirmishArena arena;
    arena.begin();
    QVERIFY(!arena.prompt(u"way"_s).choices.contains(u"everything"_s));
}

void TestSkirmishWays::handsAreSaidWhenTheyAreFollowedAgain()
{
    WayGame play(u"table"_s);
    SeededRandomSource source(5);
    for (int i = 0; i < 400 && play.asked() != u"activation"_s; ++i)
        QVERIFY(
            play.game->apply(play.state, randomAnswerOf(play.game->prompts(play.state), source)));
    play.choose(u"way"_s, {u"everything"_s});
    const auto hand = play.prompt(u"way.hand.objectives"_s);
    QVERIFY(hand);
    QVERIFY(SkirmishGame::isSecret(*hand));
    Event told;
    told.prompt = hand->id;
    told.seat = hand->seat;
    told.choices = {hand->choices.at(0), hand->choices.at(1)};
    const QString own = play.game->line(play.state, told, hand->seat);
    const QString others = play.game->line(play.state, told, 1 - hand->seat);
    QVERIFY2(others.contains(u"2 card"_s), qPrintable(others));
    QVERIFY(own != others);
    QCOMPARE(play.game->line(play.state, told), others);
    play.choose(u"way.hand.objectives"_s, told.choices);
    const auto gone = play.prompt(u"way.gone.objectives"_s);
    QVERIFY(gone && SkirmishGame::isSecret(*gone)); // it lists what the hand is not
    play.choose(u"way.gone.objectives"_s, {hand->choices.at(2)});
    const CardPiles &piles = play.state.player(hand->seat).objectives;
    QCOMPARE(piles.hand.size(), size_t(2));
    QCOMPARE(piles.discard.size(), size_t(1));
    QCOMPARE(piles.deck.size() + 3, play.game->context().seat(hand->seat).deck.objectives.size());
}

void TestSkirmishWays::whatWasKnownIsKept_data()
{
    QTest::addColumn<bool>("same");
    QTest::newRow("the same hand") << true;
    QTest::newRow("told anew") << false;
}

/// From everything to the table and back: hands and what was scored are still known, and what was
/// played meanwhile is no longer held.
void TestSkirmishWays::whatWasKnownIsKept()
{
    QFETCH(const bool, same);
    WayGame play(u"everything"_s);
    SeededRandomSource source(5);
    for (int i = 0; i < 600 && play.asked() != u"activation"_s; ++i)
        QVERIFY(
            play.game->apply(play.state, randomAnswerOf(play.game->prompts(play.state), source)));
    SkirmishPlayer &first = play.state.player(0);
    QVERIFY(first.objectives.hand.size() > 1 && first.powers.hand.size() > 1);
    first.scored.push_back(first.objectives.hand.back());
    first.objectives.hand.pop_back();
    const std::vector<SkirmishPlayer> before = play.state.players;
    play.choose(u"way"_s, {u"table"_s});
    const CardId played = first.powers.hand.front();
    first.powers.discard.push_back(played);
    play.choose(u"way"_s, {u"everything"_s});
    for (Seat seat = 0; seat < 2; ++seat) {
        const auto known = play.prompt(u"way.known"_s);
        QVERIFY(known && known->seat == seat && SkirmishGame::isSecret(*known));
        const bool keeps = same || seat == 1;
        play.choose(u"way.known"_s, {keeps ? u"same"_s : u"anew"_s});
        if (keeps)
            continue;
        QVERIFY(play.prompt(u"way.hand.objectives"_s));
        for (const QString &kind : {u"objectives"_s, u"powers"_s}) {
            play.choose(u"way.hand."_s + kind, {});
            play.choose(u"way.gone."_s + kind, {});
        }
    }
    QCOMPARE(play.asked(), u"activation"_s);
    QCOMPARE(first.scored, before[0].scored);
    QCOMPARE(play.state.player(1).objectives.hand, before[1].objectives.hand);
    QCOMPARE(play.state.player(1).powers.hand, before[1].powers.hand);
    QCOMPARE(play.state.player(1).powers.deck.size(), before[1].powers.deck.size());
    CardPile held = before[0].powers.hand;
    take(held, played);
    QCOMPARE(first.powers.hand, same ? held : CardPile{});
    QCOMPARE(first.objectives.hand, same ? before[0].objectives.hand : CardPile{});
    QCOMPARE(brokenInvariant(*play.game, play.state), QString());
}

void TestSkirmishWays::randomGamesThatChangeTheirWay_data()
{
    QTest::addColumn<bool>("field");
    QTest::newRow("with the battlefield") << true;
    QTest::newRow("without") << false;
}

/// Every so many answers another way, to the very end.
void TestSkirmishWays::randomGamesThatChangeTheirWay()
{
    QFETCH(bool, field);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        SeededRandomSource source(seed);
        WayGame play(wayNames().at(static_cast<int>(seed % 3)), field);
        for (int i = 0; i < 6000 && !play.state.finished; ++i) {
            const auto way = play.prompt(u"way"_s);
            Event event = randomAnswerOf(play.game->prompts(play.state), source);
            if (way && i % 25 == 0)
                event = randomAnswer(*way, source);
            QVERIFY(play.game->apply(play.state, event));
            QCOMPARE(brokenInvariant(*play.game, play.state), QString());
        }
        QVERIFY(play.state.finished);
    }
}

QTEST_GUILESS_MAIN(TestSkirmishWays)
#include "tst_skirmishways.moc"
