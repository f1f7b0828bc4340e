// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/askedalone.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

bool everybody(Seat)
{
    return true;
}

/// The one thing that is asked of whom, as "reaction 1".
QString askedOf(SkirmishArena &arena, Seat seat, const HasOwnDevice &hasOwnDevice = everybody)
{
    QStringList asked;
    for (const Prompt &prompt :
         askedAlone(arena.game(), arena.state(), arena.game().prompts(arena.state()), seat,
                    hasOwnDevice)) {
        if (!prompt.alwaysOffered)
            asked.append(u"%1 %2"_s.arg(prompt.id).arg(prompt.seat));
    }
    return asked.join(u", "_s);
}

/// Answers as the player would for himself; the line of the log.
QString answerAlone(SkirmishArena &arena, Seat seat, const QString &choice)
{
    const std::vector<Prompt> table = arena.game().prompts(arena.state());
    const std::vector<Prompt> own = askedAlone(arena.game(), arena.state(), table, seat, everybody);
    Event event;
    event.prompt = own.front().id;
    event.seat = seat;
    event.choices = {choice};
    EventGroup group;
    group.events = answeredAlone(table, event);
    const QString line = arena.game().groupLine(arena.state(), group);
    for (const Event &one : group.events)
        arena.choose(one.prompt, one.choices);
    return line;
}

} // namespace

/// Where each has a device of his own, nobody says for another that he wants nothing.
class TestSkirmishAlone final : public QObject
{
    Q_OBJECT

private slots:
    void aPassInThePowerStepIsOnesOwn();
    void whoPlaysGivesTheOtherTheWordAgain();
    void reactionsGoOnToTheOther();
    void theRestOfAnAttackIsOnesOwn_data();
    void theRestOfAnAttackIsOnesOwn();
    void quietIsOnesOwn();
    void neitherReactionNorPowerCard();
    void withoutADeviceNobodyIsWaitedFor();
    void theTableStillAnswersForBoth();
    void aRestOfFormerGamesIsTheTables();
};

void TestSkirmishAlone::aPassInThePowerStepIsOnesOwn()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(askedOf(arena, 0), u"power 0"_s); // who activated begins
    QCOMPARE(askedOf(arena, 1), u"power 0"_s);
    QCOMPARE(answerAlone(arena, 0, u"pass"_s), QString());
    QCOMPARE(askedOf(arena, 0), u"power 1"_s);
    QCOMPARE(askedOf(arena, 1), u"power 1"_s);
    QCOMPARE(answerAlone(arena, 1, u"pass"_s), QString());
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

void TestSkirmishAlone::whoPlaysGivesTheOtherTheWordAgain()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    (void)answerAlone(arena, 0, u"pass"_s);
    const QString line = answerAlone(arena, 1, u"ploy:plain"_s);
    QVERIFY2(line.contains(u"plain"_s), qPrintable(line));
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(askedOf(arena, 1), u"power 0"_s); // both have to pass one after the other
}

void TestSkirmishAlone::reactionsGoOnToTheOther()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(askedOf(arena, 0), u"reaction 1"_s); // who activates next has the word
    QCOMPARE(answerAlone(arena, 1, u"decline"_s), QString());
    QCOMPARE(askedOf(arena, 1), u"reaction 0"_s);
    QCOMPARE(answerAlone(arena, 0, u"decline"_s), QString());
    QCOMPARE(arena.asked(), u"power.table"_s);
}

void TestSkirmishAlone::theRestOfAnAttackIsOnesOwn_data()
{
    QTest::addColumn<bool>("all");
    QTest::newRow("the table is asked") << true;
    QTest::newRow("each is asked") << false;
}

void TestSkirmishAlone::theRestOfAnAttackIsOnesOwn()
{
    QFETCH(const bool, all);
    SkirmishArena arena(all ? asksAll({reactionPloy(u"reaction"_s)})
                            : withCards({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    QCOMPARE(arena.state().agenda.back().as<Opportunity>().trigger.word(), u"attack-rolled"_s);
    QCOMPARE(askedOf(arena, 1), u"reaction 1"_s);
    (void)answerAlone(arena, 1, u"own-rest"_s);
    QCOMPARE(askedOf(arena, 0), u"reaction 0"_s);
    (void)answerAlone(arena, 0, u"decline"_s);
    if (arena.asked() == u"drive-back"_s)
        arena.choose(u"drive-back"_s, u"stay"_s);
    // The next opportunity of this attack is for the other alone.
    QVERIFY(arena.state().agenda.back().as<Opportunity>().trigger != u"after-activation"_s);
    QCOMPARE(askedOf(arena, 1), u"reaction 0"_s);
    QCOMPARE(arena.state().hush, 0);
}

void TestSkirmishAlone::quietIsOnesOwn()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    (void)answerAlone(arena, 1, u"own-quiet"_s);
    while (arena.asked() != u"power.table"_s) {
        if (arena.asked() == u"drive-back"_s) {
            arena.choose(u"drive-back"_s, u"stay"_s);
            continue;
        }
        QCOMPARE(askedOf(arena, 1), u"reaction 0"_s);
        (void)answerAlone(arena, 0, u"decline"_s);
    }
    // Power cards are another matter, and so is the next activation.
    (void)answerAlone(arena, 0, u"pass"_s);
    (void)answerAlone(arena, 1, u"pass"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    (void)answerAlone(arena, 0, u"decline"_s);
    QCOMPARE(askedOf(arena, 1), u"reaction 1"_s);
}

void TestSkirmishAlone::neitherReactionNorPowerCard()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    (void)answerAlone(arena, 1, u"own-onward"_s);
    (void)answerAlone(arena, 0, u"decline"_s);
    QCOMPARE(askedOf(arena, 1), u"power 0"_s);
    (void)answerAlone(arena, 0, u"pass"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

/// Whoever answers at the screen need not say anything first.
void TestSkirmishAlone::withoutADeviceNobodyIsWaitedFor()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    const auto second = [](Seat seat) { return seat == 1; };
    QCOMPARE(askedOf(arena, 1, second), u"power 1"_s);
}

void TestSkirmishAlone::theTableStillAnswersForBoth()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    (void)answerAlone(arena, 0, u"pass"_s);
    QCOMPARE(arena.prompt(u"power.table"_s).choices, (QStringList{u"nobody"_s, u"seat:1"_s}));
    arena.choose(u"power.table"_s, u"nobody"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

/// What was kept before each spoke for himself says the same still.
void TestSkirmishAlone::aRestOfFormerGamesIsTheTables()
{
    SkirmishArena arena(withCards({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    const std::vector<Prompt> former = arena.game().formerPrompts(arena.state(), u"reaction"_s);
    QCOMPARE(former.size(), size_t(1));
    Event rest;
    rest.prompt = u"reaction"_s;
    rest.seat = 1;
    rest.choices = {u"rest"_s};
    QVERIFY(checkAnswer(former.front(), rest));
    QVERIFY(arena.game().apply(arena.state(), rest));
    QVERIFY(arena.asked() != u"reaction"_s);
}

QTEST_GUILESS_MAIN(TestSkirmishAlone)
#include "tst_skirmishalone.moc"
