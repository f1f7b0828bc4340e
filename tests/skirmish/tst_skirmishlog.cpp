// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Event saidAt(SkirmishArena &arena, const QString &prompt, const QStringList &choices)
{
    Event event;
    event.prompt = prompt;
    event.seat = arena.prompt(prompt).seat;
    event.choices = choices;
    return event;
}

/// What the log says of an answer, which is then given.
QString loggedAs(SkirmishArena &arena, const QString &prompt, const QString &choice)
{
    const QString line
        = arena.game().groupLine(arena.state(), {0, {saidAt(arena, prompt, {choice})}});
    arena.choose(prompt, choice);
    return line;
}

/// Any player who might react.
SkirmishArena::Options withReactions()
{
    SkirmishCard card = simpleCard(u"reaction"_s, CardKind::Ploy);
    card.reaction = true;
    SkirmishArena::Options options = withCards({card});
    options.choices[OptionId(u"ask-everybody"_s)] = true;
    return options;
}

} // namespace

/// Everything that happens is told once, when it happens.
class TestSkirmishLog final : public QObject
{
    Q_OBJECT

private slots:
    void whoIsCalledOnIsSaidWithTheDecision();
    void powersAreSaidWithTheCard();
    void fightersArePlacedOnce();
    void attackersAreSaidWithTheTarget();
    void aSentenceThatGoesOnHasNoStop();
    void upgradesAreOneLine();
    void thatNothingMoreHappensIsNotSaid();
    void whoIsNotDrivenBackIsSaidSo();
    void whatDiceCameToIsSaidAlone();
    void aMoveThatIsLearnedIsOneLine();
    void reactionsFollowAResult();
    void aPloyThatReactsIsSaidOnce();
};

void TestSkirmishLog::whoIsCalledOnIsSaidWithTheDecision()
{
    SkirmishArena arena(withReactions());
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(loggedAs(arena, u"react"_s, u"seat:1"_s), QString());
    QCOMPARE(loggedAs(arena, u"reaction"_s, u"decline"_s), u"Player 1: Reaction: none"_s);
}

void TestSkirmishLog::powersAreSaidWithTheCard()
{
    SkirmishArena arena(withReactions());
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"react"_s, u"nobody"_s);
    QCOMPARE(loggedAs(arena, u"power.table"_s, u"seat:1"_s), QString());
    QCOMPARE(loggedAs(arena, u"power"_s, u"pass"_s), u"Player 1: Power step: Pass"_s);
}

/// Also where the two answers came one by one, as from the command line.
void TestSkirmishLog::fightersArePlacedOnce()
{
    SkirmishArena arena;
    arena.begin();
    arena.fighter(0, 0).placed = false;
    push(arena.state(), {SkirmishKind::DeployFighter, 0});
    const QString fighter = arena.ref(0, 0).toString();
    QCOMPARE(loggedAs(arena, u"deploy.fighter"_s, fighter), QString());
    const QString hex = arena.prompt(u"deploy.hex"_s).choices.constFirst();
    const QString line = loggedAs(arena, u"deploy.hex"_s, hex);
    QVERIFY2(line.startsWith(u"Player 0: Fighter placed ("_s), qPrintable(line));
}

void TestSkirmishLog::attackersAreSaidWithTheTarget()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    const SkirmishState before = arena.state();
    const QString attack = u"attack:"_s + arena.ref(0, 0).toString();
    EventGroup group{0, {saidAt(arena, u"activation"_s, {attack})}};
    arena.choose(u"activation"_s, attack);
    group.events.push_back(saidAt(arena, u"attack.target"_s, {arena.ref(1, 0).toString()}));
    const QString line = arena.game().groupLine(before, group);
    QVERIFY2(line.startsWith(u"Player 0: Target ("_s) && !line.contains(u';'), qPrintable(line));
}

void TestSkirmishLog::aSentenceThatGoesOnHasNoStop()
{
    SkirmishArena arena;
    arena.begin();
    const SkirmishState before = arena.state();
    EventGroup group{0, {}};
    const auto say = [&](const QString &prompt, const QStringList &choices) {
        group.events.push_back(saidAt(arena, prompt, choices));
        arena.choose(prompt, choices);
    };
    say(u"hand"_s, {});
    say(u"effect"_s, {u"damage"_s});
    say(u"effect.fighter"_s, {arena.ref(1, 0).toString()});
    group.events.push_back(saidAt(arena, u"effect.number"_s, {}));
    group.events.back().number = 9;
    arena.say(u"effect.number"_s, 9);
    say(u"out.glory"_s, {u"seat:0"_s});
    const QString line = arena.game().groupLine(before, group);
    QVERIFY2(line.contains(u"is out of action; "_s), qPrintable(line));
}

void TestSkirmishLog::upgradesAreOneLine()
{
    SkirmishArena::Options options;
    options.choices[OptionId(u"ask-everybody"_s)] = true;
    SkirmishArena arena(options);
    arena.begin();
    arena.state().way = SkirmishWay::Table;
    arena.state().player(0).glory = 1;
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power.table"_s, u"seat:0"_s);
    const SkirmishState before = arena.state();
    EventGroup group{0, {saidAt(arena, u"power.said"_s, {u"upgrade"_s})}};
    arena.choose(u"power.said"_s, u"upgrade"_s);
    const QString fighter = arena.ref(0, 1).toString();
    group.events.push_back(saidAt(arena, u"upgrade.said"_s, {fighter}));
    arena.choose(u"upgrade.said"_s, fighter);
    group.events.push_back(saidAt(arena, u"upgrade.mark"_s, {u"damage+1"_s}));
    const QString line = arena.game().groupLine(before, group);
    QCOMPARE(line.count(u"Player 0"_s), 1);
    QVERIFY2(line.startsWith(u"Player 0: Upgrade ("_s), qPrintable(line));
    // Without a word about it there is one all the same.
    group.events.back().choices.clear();
    const QString unnamed = arena.game().groupLine(before, group);
    QVERIFY2(unnamed.endsWith(u": not named"_s), qPrintable(unnamed));
}

void TestSkirmishLog::thatNothingMoreHappensIsNotSaid()
{
    SkirmishArena arena;
    arena.begin();
    arena.confirm(u"hand"_s);
    QCOMPARE(loggedAs(arena, u"effect"_s, u"done"_s), QString());
}

void TestSkirmishLog::whoIsNotDrivenBackIsSaidSo()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {1, 1}, {4, 4});
    const QString line = loggedAs(arena, u"drive-back"_s, u"stay"_s);
    QVERIFY2(line.startsWith(u"Player 0: Driven back ("_s) && line.endsWith(u": No"_s),
             qPrintable(line));
}

/// With the kill and the glory, for a box beside the next question.
void TestSkirmishLog::whatDiceCameToIsSaidAlone()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.fighter(1, 0).damage = 4;
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    const SkirmishState before = arena.state();
    EventGroup group{0, {saidAt(arena, u"attack.roll"_s, {})}};
    group.events.back().dice = {2, 2};
    QVERIFY(arena.game().cameOf(before, group).isEmpty()); // the target has not rolled yet
    arena.roll(u"attack.roll"_s, {2, 2});
    group.events.push_back(saidAt(arena, u"defence.roll"_s, {}));
    group.events.back().dice = {4, 4};
    const QString came = arena.game().cameOf(before, group);
    QVERIFY2(came.contains(u"(2\u00A0:\u00A00), 2 damage. "_s), qPrintable(came));
    QVERIFY2(came.endsWith(u" is out of action. Player 0: +1 glory."_s), qPrintable(came));
    QVERIFY2(arena.game().groupLine(before, group).endsWith(came), qPrintable(came));
}

void TestSkirmishLog::aMoveThatIsLearnedIsOneLine()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.move = std::nullopt;
    arena.begin();
    arena.place(0, 0, {4, 2});
    const SkirmishState before = arena.state();
    const QString move = u"move:"_s + arena.ref(0, 0).toString();
    EventGroup group{0, {saidAt(arena, u"activation"_s, {move})}};
    arena.choose(u"activation"_s, move);
    group.events.push_back(saidAt(arena, u"move.value"_s, {}));
    group.events.back().number = 3;
    arena.say(u"move.value"_s, 3);
    group.events.push_back(saidAt(arena, u"move.hex"_s, {u"4,1"_s}));
    const QString line = arena.game().groupLine(before, group);
    QVERIFY2(line.startsWith(u"Player 0: Move on the card ("_s), qPrintable(line));
    QCOMPARE(line.count(u"; "_s), 1); // how far, and where to
    QVERIFY2(!line.contains(u"Activation"_s), qPrintable(line));
}

/// Nobody is asked about an attack without hearing how it went.
void TestSkirmishLog::reactionsFollowAResult()
{
    SkirmishArena arena(withReactions());
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.fighter(1, 0).damage = 4;
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    int asked = 0;
    for (; arena.asked() == u"react"_s && !arena.state().combats.empty(); ++asked) {
        const QString detail = arena.game().words(arena.state(), arena.prompt(u"react"_s)).detail;
        QVERIFY2(detail.contains(u"(2\u00A0:\u00A00), 2 damage."_s), qPrintable(detail));
        QCOMPARE(detail.contains(u" is out of action."_s), arena.fighter(1, 0).out);
        arena.choose(u"react"_s, u"nobody"_s);
    }
    QVERIFY(asked > 1);
    QVERIFY(arena.fighter(1, 0).out);
}

/// "Ploy" stands before the card or after it, not both.
void TestSkirmishLog::aPloyThatReactsIsSaidOnce()
{
    SkirmishArena::Options options = withReactions();
    SkirmishCard &card = options.cards.front();
    card.effect = cardeffect::characteristics;
    card.values = {{u"move"_s, 1}};
    SkirmishArena arena(options);
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"react"_s, u"seat:1"_s);
    const SkirmishState before = arena.state();
    EventGroup group{0, {saidAt(arena, u"reaction"_s, {u"ploy:reaction"_s})}};
    arena.choose(u"reaction"_s, u"ploy:reaction"_s);
    QCOMPARE(arena.asked(), u"ploy.fighter"_s);
    group.events.push_back(saidAt(arena, u"ploy.fighter"_s, {arena.ref(1, 0).toString()}));
    const QString line = arena.game().groupLine(before, group);
    QCOMPARE(line.count(u"Ploy"_s), 1);
    QCOMPARE(line.count(u"Player 1"_s), 1);
}

QTEST_GUILESS_MAIN(TestSkirmishLog)
#include "tst_skirmishlog.moc"
