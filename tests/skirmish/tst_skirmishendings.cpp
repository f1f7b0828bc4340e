// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishchanges.h"
#include "core/skirmish/words/skirmishsummary.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How rounds, games and matches end.
class TestSkirmishEndings final : public QObject
{
    Q_OBJECT

private slots:
    void endPhaseFollowsTheList();
    void lastRoundOnlyScores();
    void gamesAreJudged_data();
    void gamesAreJudged();
    void bestOfThree();
    void suddenDeathEndsWithAWarband();
    void suddenDeathEndsByHandAtOnce();
    void whatTheEditionLeavesOpenIsAsUsual();
    void whoHasNoWoundsIsUnhurt();
    void countersTellNoObjectives();
};

void TestSkirmishEndings::endPhaseFollowsTheList()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin(1);
    for (const Seat seat : {0, 1})
        arena.giveHand(seat, {u"objective-0"_s, u"objective-1"_s, u"objective-2"_s},
                       {u"power-0"_s, u"power-1"_s});
    arena.state().agenda
        = {{SkirmishKind::GameEnd}, {SkirmishKind::RoundEnd}, {SkirmishKind::EndPhase}};
    push(arena.state(), {SkirmishKind::Mulligan, 0});
    arena.choose(u"mulligan"_s, u"keep"_s);
    QList<int> seats;
    QStringList asked;
    while (arena.state().phase == SkirmishPhase::End) {
        const QString id = arena.asked();
        asked.append(id);
        seats.append(arena.askedSeat());
        if (id == u"end.score"_s)
            arena.choose(id, {u"objective-0"_s, u"objective-2"_s});
        else if (id == u"end.discard.objectives"_s)
            arena.choose(id, {u"objective-1"_s});
        else if (id == u"end.upgrade"_s && arena.state().player(arena.askedSeat()).glorySpent == 0)
            arena.choose(id, u"power-1"_s);
        else if (id == u"upgrade.fighter"_s)
            arena.choose(id, arena.ref(arena.askedSeat(), 0).toString());
        else if (id == u"end.discard.powers"_s)
            arena.choose(id, QStringList{});
        else
            arena.choose(id, arena.prompt(id).choices.mid(0, arena.prompt(id).atMost));
    }
    const QStringList list{u"end.score"_s,       u"end.discard.objectives"_s, u"end.upgrade"_s,
                           u"upgrade.fighter"_s, u"end.discard.powers"_s,     u"draw.objectives"_s,
                           u"draw.powers"_s};
    QCOMPARE(asked, list + list);
    QCOMPARE(seats.mid(0, 7), QList<int>(7, 1)); // who activated first
    for (const Seat seat : {0, 1}) {
        QCOMPARE(arena.state().player(seat).objectives.hand.size(), size_t(3));
        QCOMPARE(arena.state().player(seat).powers.hand.size(), size_t(5));
        QCOMPARE(arena.state().player(seat).totalGlory(), 4);
        QCOMPARE(arena.state().player(seat).glorySpent, 1);
    }
    QCOMPARE(arena.state().round, 2);
}

void TestSkirmishEndings::lastRoundOnlyScores()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    arena.state().round = 3;
    arena.giveHand(0, {u"objective-0"_s}, {u"power-0"_s});
    arena.giveHand(1, {u"objective-1"_s}, {u"power-0"_s});
    arena.state().agenda
        = {{SkirmishKind::GameEnd}, {SkirmishKind::RoundEnd}, {SkirmishKind::EndPhase}};
    push(arena.state(), {SkirmishKind::Mulligan, 0});
    arena.choose(u"mulligan"_s, u"keep"_s);
    arena.choose(u"end.score"_s, u"objective-0"_s);
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 0);
    QVERIFY(arena.game().verdict(arena.state()).contains(u"Player 0"_s));
}

void TestSkirmishEndings::gamesAreJudged_data()
{
    using Standings = std::vector<Standing>;
    QTest::addColumn<Standings>("standings");
    QTest::addColumn<QList<int>>("winners");
    QTest::addColumn<QString>("reason");
    QTest::newRow("glory") << Standings{{5, true, 0}, {4, false, 3}} << QList<int>{0}
                           << u"most-glory"_s;
    QTest::newRow("wiped out") << Standings{{5, true, 0}, {5, false, 0}} << QList<int>{1}
                               << u"wiped-out"_s;
    QTest::newRow("objectives") << Standings{{5, false, 2}, {5, false, 1}} << QList<int>{0}
                                << u"objectives"_s;
    QTest::newRow("draw") << Standings{{5, false, 1}, {5, false, 1}} << QList<int>{0, 1}
                          << u"draw"_s;
    QTest::newRow("both gone") << Standings{{5, true, 0}, {5, true, 0}} << QList<int>{0, 1}
                               << u"draw"_s;
    QTest::newRow("four: survivors")
        << Standings{{5, true, 0}, {5, false, 0}, {1, false, 4}, {5, true, 0}} << QList<int>{1}
        << u"survivors"_s;
    QTest::newRow("three: objectives among survivors")
        << Standings{{5, false, 1}, {5, false, 2}, {5, true, 0}} << QList<int>{1}
        << u"objectives"_s;
    QTest::newRow("three: a draw of two")
        << Standings{{5, false, 2}, {5, false, 2}, {4, false, 5}} << QList<int>{0, 1} << u"draw"_s;
}

void TestSkirmishEndings::gamesAreJudged()
{
    QFETCH(std::vector<Standing>, standings);
    QFETCH(QList<int>, winners);
    QFETCH(QString, reason);
    const GameResult result = judge(standings);
    QCOMPARE(QList<int>(result.winners.begin(), result.winners.end()), winners);
    QCOMPARE(result.reason, reason);
}

void TestSkirmishEndings::bestOfThree()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    options.choices[OptionId(u"best-of-three"_s)] = true;
    const auto play = [&](const QList<QList<int>> &glory, const QString &tieBreak) {
        options.choices[OptionId(u"match-tie-break"_s)] = tieBreak;
        SkirmishArena arena(options);
        arena.begin();
        for (const QList<int> &game : glory) {
            arena.state().agenda = {{SkirmishKind::GameEnd}};
            for (const Seat seat : {0, 1}) {
                arena.state().player(seat) = {};
                arena.state().player(seat).fighters.resize(1);
                gainGlory(arena.state(), seat, game.at(seat), u"by-hand"_s);
            }
            arena.state().heldSaid = {0, 0};
            push(arena.state(), {SkirmishKind::Mulligan, 0});
            arena.state().player(0).powers.hand = {CardId(u"x"_s)};
            arena.choose(u"mulligan"_s, u"keep"_s);
        }
        return arena.state();
    };
    SkirmishState state = play({{2, 1}, {3, 1}}, u"draw"_s);
    QVERIFY(state.finished && state.matchWinner == 0 && state.results.size() == 2);
    state = play({{2, 1}, {1, 1}}, u"draw"_s);
    QVERIFY(!state.finished && state.game == 3);
    state = play({{2, 1}, {1, 5}, {4, 1}}, u"draw"_s);
    QCOMPARE(state.matchWinner, 0);
    QCOMPARE(state.matchReason, u"wins"_s);
    state = play({{2, 1}, {1, 5}, {4, 4}}, u"draw"_s);
    QVERIFY(state.finished && state.matchWinner == noSeat);
    state = play({{2, 1}, {1, 5}, {4, 4}}, u"ladder"_s);
    QCOMPARE(state.matchWinner, 1);
    QCOMPARE(state.matchReason, u"total-glory"_s);
    state = play({{2, 1}, {1, 2}, {4, 4}}, u"ladder"_s);
    QVERIFY(state.suddenDeath && !state.finished);
    QCOMPARE(state.round, 1); // the round after the third game's last, which was not counted here
}

void TestSkirmishEndings::suddenDeathEndsWithAWarband()
{
    SkirmishArena arena(withCards(manyCards()));
    arena.card(1, 0).normal.wounds = 1;
    arena.begin();
    arena.state().suddenDeath = true;
    arena.state().round = 4;
    arena.state().agenda = {{SkirmishKind::MatchSudden},
                            {SkirmishKind::RoundEnd},
                            {SkirmishKind::EndPhase},
                            {SkirmishKind::Activations},
                            {SkirmishKind::Activation, 0}};
    arena.giveHand(0, {u"objective-1"_s}, {u"power-0"_s});
    for (const int i : {1, 2})
        takeOut(arena.game().context(), arena.state(), arena.ref(1, i), 0);
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    const QStringList choices = arena.prompt(u"activation"_s).choices;
    QVERIFY(!choices.contains(u"draw"_s) && !choices.contains(u"swap"_s));
    QVERIFY(!arena.isAsked(u"score.0"_s));
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {1, 1}, {4, 4});
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 0);
    QCOMPARE(arena.state().matchReason, u"sudden-death"_s);
}

/// Nobody needs to finish an activation against a warband that is gone.
void TestSkirmishEndings::suddenDeathEndsByHandAtOnce()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().suddenDeath = true;
    arena.state().agenda = {{SkirmishKind::MatchSudden},
                            {SkirmishKind::RoundEnd},
                            {SkirmishKind::EndPhase},
                            {SkirmishKind::Activations},
                            {SkirmishKind::Activation, 0}};
    for (const int i : {1, 2})
        takeOut(arena.game().context(), arena.state(), arena.ref(1, i), 0);
    arena.choose(u"token"_s, arena.ref(1, 0).toString() + u"/out"_s);
    arena.choose(u"out.glory"_s, u"seat:0"_s);
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 0);
    QCOMPARE(arena.state().matchReason, u"sudden-death"_s);
}

void TestSkirmishEndings::whatTheEditionLeavesOpenIsAsUsual()
{
    const SkirmishContext context(std::make_shared<const Ruleset>(Manifest{}, QStringList{}), {});
    QCOMPARE(context.rounds(), 3);
    QCOMPARE(context.activations(), 4);
    QCOMPARE(context.upgradeCost(), 1);
}

void TestSkirmishEndings::whoHasNoWoundsIsUnhurt()
{
    SkirmishArena arena;
    arena.begin();
    arena.fighter(0, 1).damage = 2;
    const QStringList fates = summarize(arena.game(), arena.state()).players.front().fates;
    QVERIFY2(fates.at(0).endsWith(u": unhurt"_s), qPrintable(fates.at(0)));
    QVERIFY2(fates.at(1).endsWith(u": 2 of 5 wounds"_s), qPrintable(fates.at(1)));
}

/// Nought would say that nobody reached one.
void TestSkirmishEndings::countersTellNoObjectives()
{
    constexpr qsizetype objectives = 1;
    SkirmishArena arena;
    arena.begin();
    arena.state().way = SkirmishWay::Table;
    QVERIFY(isFigureTold(summarize(arena.game(), arena.state()), objectives));
    arena.state().way = SkirmishWay::Counters;
    QVERIFY(!isFigureTold(summarize(arena.game(), arena.state()), objectives));
    // From before the players changed to counters.
    gainGlory(arena.state(), 0, 2, u"objective"_s);
    QVERIFY(isFigureTold(summarize(arena.game(), arena.state()), objectives));
}

QTEST_GUILESS_MAIN(TestSkirmishEndings)
#include "tst_skirmishendings.moc"
