// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/askedalone.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

/// What is asked of whom, as "reaction 1".
QString wordsOf(const std::vector<Prompt> &prompts)
{
    QStringList asked;
    for (const Prompt &prompt : prompts) {
        if (!prompt.alwaysOffered)
            asked.append(u"%1 %2"_s.arg(prompt.id).arg(prompt.seat));
    }
    return asked.join(u", "_s);
}

/// The one thing that is asked of anybody alone.
QString askedOf(SkirmishArena &arena)
{
    return wordsOf(askedAlone(arena.game(), arena.state(), arena.game().prompts(arena.state())));
}

bool isSecond(Seat seat)
{
    return seat == 1;
}

/// What the screen asks while the second player has a phone.
std::vector<Prompt> askedBeside(SkirmishArena &arena, const HasOwnDevice &hasPhone = isSecond)
{
    return askedAtScreen(arena.game(), arena.state(), arena.game().prompts(arena.state()),
                         hasPhone);
}

/// Answers it there.
void answerBeside(SkirmishArena &arena, const QString &choice,
                  const HasOwnDevice &hasPhone = isSecond)
{
    const std::vector<Prompt> table = arena.game().prompts(arena.state());
    const Event event = choosing(askedBeside(arena, hasPhone).front(), choice);
    for (const Event &one : answeredAtScreen(arena.game(), arena.state(), table, hasPhone, event))
        arena.choose(one.prompt, one.choices);
}

/// Answers as the player would for himself; the line of the log.
QString answerAlone(SkirmishArena &arena, Seat seat, const QString &choice)
{
    const std::vector<Prompt> table = arena.game().prompts(arena.state());
    const std::vector<Prompt> own = askedAlone(arena.game(), arena.state(), table);
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
    void whoHasTheWordIsWaitedForWhereverHeSits();
    void theScreenWaitsForAPhone();
    void theScreenNeverSpeaksForAPhone_data();
    void theScreenNeverSpeaksForAPhone();
    void withoutPhonesTheTableIsAskedAtOnce();
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
    QCOMPARE(askedOf(arena), u"power 0"_s); // who activated begins
    QCOMPARE(answerAlone(arena, 0, u"pass"_s), QString());
    QCOMPARE(askedOf(arena), u"power 1"_s);
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
    QCOMPARE(askedOf(arena), u"power 0"_s); // both have to pass one after the other
}

void TestSkirmishAlone::reactionsGoOnToTheOther()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(askedOf(arena), u"reaction 1"_s); // who activates next has the word
    QCOMPARE(answerAlone(arena, 1, u"decline"_s), QString());
    QCOMPARE(askedOf(arena), u"reaction 0"_s);
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
    QCOMPARE(askedOf(arena), u"reaction 1"_s);
    (void)answerAlone(arena, 1, u"own-rest"_s);
    QCOMPARE(askedOf(arena), u"reaction 0"_s);
    (void)answerAlone(arena, 0, u"decline"_s);
    if (arena.asked() == u"drive-back"_s)
        arena.choose(u"drive-back"_s, u"stay"_s);
    // The next opportunity of this attack is for the other alone.
    QVERIFY(arena.state().agenda.back().as<Opportunity>().trigger != u"after-activation"_s);
    QCOMPARE(askedOf(arena), u"reaction 0"_s);
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
        QCOMPARE(askedOf(arena), u"reaction 0"_s);
        (void)answerAlone(arena, 0, u"decline"_s);
    }
    // Power cards are another matter, and so is the next activation.
    (void)answerAlone(arena, 0, u"pass"_s);
    (void)answerAlone(arena, 1, u"pass"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    (void)answerAlone(arena, 0, u"decline"_s);
    QCOMPARE(askedOf(arena), u"reaction 1"_s);
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
    QCOMPARE(askedOf(arena), u"power 0"_s);
    (void)answerAlone(arena, 0, u"pass"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

/// A player at the screen goes before a phone where the rules say so.
void TestSkirmishAlone::whoHasTheWordIsWaitedForWhereverHeSits()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin(1);
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(askedOf(arena), u"reaction 0"_s); // also on the phone of the second
    QCOMPARE(wordsOf(askedBeside(arena)), u"react -1"_s);
    QCOMPARE(askedBeside(arena).front().choices.filter(u"seat:"_s), QStringList{u"seat:0"_s});
    answerBeside(arena, u"nobody"_s);
    QCOMPARE(askedOf(arena), u"reaction 1"_s);
}

void TestSkirmishAlone::theScreenWaitsForAPhone()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}, 3));
    arena.begin();
    for (Seat seat = 0; seat < 3; ++seat)
        arena.giveHand(seat, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(wordsOf(askedBeside(arena)), u"reaction 1"_s); // he activates next
    answerBeside(arena, u"decline"_s); // somebody said that it is answered here
    QCOMPARE(askedBeside(arena).front().choices.filter(u"seat:"_s),
             (QStringList{u"seat:2"_s, u"seat:0"_s}));
    answerBeside(arena, u"nobody"_s);
    QCOMPARE(arena.asked(), u"power.table"_s);
    QCOMPARE(askedBeside(arena).front().choices, (QStringList{u"nobody"_s, u"seat:0"_s}));
}

void TestSkirmishAlone::theScreenNeverSpeaksForAPhone_data()
{
    QTest::addColumn<QString>("choice");
    QTest::newRow("nobody") << u"nobody"_s;
    QTest::newRow("the rest of the attack") << u"rest"_s;
    QTest::newRow("until the next activation") << u"quiet"_s;
}

void TestSkirmishAlone::theScreenNeverSpeaksForAPhone()
{
    QFETCH(const QString, choice);
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin(1);
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(1, 0), arena.ref(0, 0), {2, 2}, {4, 4});
    answerBeside(arena, choice);
    QCOMPARE(askedOf(arena), u"reaction 1"_s);
    QCOMPARE(arena.state().hush, 0);
    QVERIFY(arena.state().quiet != arena.state().activation);
    answerBeside(arena, u"decline"_s);
    if (arena.asked() == u"drive-back"_s)
        arena.choose(u"drive-back"_s, u"stay"_s);
    // Of this attack the first wants nothing any more, where he has said so; the other is asked.
    QCOMPARE(askedOf(arena), choice == u"nobody"_s ? u"reaction 0"_s : u"reaction 1"_s);
}

void TestSkirmishAlone::withoutPhonesTheTableIsAskedAtOnce()
{
    const auto nobody = [](Seat) { return false; };
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(askedBeside(arena, nobody), arena.game().prompts(arena.state()));
    answerBeside(arena, u"nobody"_s, nobody);
    QCOMPARE(arena.asked(), u"power.table"_s);
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
