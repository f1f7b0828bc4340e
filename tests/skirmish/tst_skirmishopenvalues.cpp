// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr Hex attackerHex{4, 2};
constexpr Hex targetHex{4, 3};
constexpr int hammer = 2;
constexpr int dodge = 4;

QString choiceOf(const QString &action, const FighterRef &ref)
{
    return action + u':' + ref.toString();
}

} // namespace

/// What the cards leave open is asked once, with what leaving it open means.
class TestSkirmishOpenValues final : public QObject
{
    Q_OBJECT

private slots:
    void moveIsAskedOnce();
    void moveMayStayOpen();
    void rangeDecidesWhoCanBeStruck();
    void whatProvesImpossibleCostsNothing();
    void woundsAreLearned();
    void woundsMayStayOpen();
    void toldValuesGiveOdds();
    void withoutTheBattlefieldNobodyMeasures();
    void noDiceIsSaid();
    void whoDefendsIsNamed();
};

void TestSkirmishOpenValues::moveIsAskedOnce()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.move = std::nullopt;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.choose(u"activation"_s, choiceOf(u"move"_s, arena.ref(0, 0)));
    QCOMPARE(arena.asked(), u"move.value"_s);
    QCOMPARE(arena.state().activation, 0);
    arena.say(u"move.value"_s, 1);
    QCOMPARE(arena.state().activation, 1);
    QCOMPARE(arena.prompt(u"move.hex"_s).choices.size(), 6);
    QVERIFY(
        !arena.game().words(arena.state(), arena.prompt(u"move.hex"_s)).detail.contains(u"open"_s));
    arena.choose(u"move.hex"_s, u"4,1"_s);
    QCOMPARE(*valuesOf(arena.game().context(), arena.state(), arena.ref(0, 0)).move, 1);
}

void TestSkirmishOpenValues::moveMayStayOpen()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.move = std::nullopt;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.choose(u"activation"_s, choiceOf(u"move"_s, arena.ref(0, 0)));
    Event unsaid;
    unsaid.prompt = u"move.value"_s;
    unsaid.seat = 0;
    unsaid.number = 0;
    const QString line = arena.game().line(arena.state(), unsaid);
    QVERIFY2(line.endsWith(u": left open"_s), qPrintable(line)); // nobody moves 0
    arena.say(u"move.value"_s, 0);
    const Prompt where = arena.prompt(u"move.hex"_s);
    QVERIFY(where.choices.size() > 30);
    QVERIFY(arena.game().words(arena.state(), where).detail.contains(u"open"_s));
    arena.choose(u"move.hex"_s, u"4,1"_s);
    // It is not asked again.
    arena.choose(u"activation"_s, u"pass"_s);
    arena.fighter(0, 0).moved = false;
    arena.choose(u"activation"_s, choiceOf(u"move"_s, arena.ref(0, 0)));
    QCOMPARE(arena.asked(), u"move.hex"_s);
}

void TestSkirmishOpenValues::rangeDecidesWhoCanBeStruck()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].range = std::nullopt;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.place(1, 1, {4, 4});
    arena.choose(u"activation"_s, choiceOf(u"attack"_s, arena.ref(0, 0)));
    arena.say(u"attack.range"_s, 1);
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(1, 0).toString()});
}

void TestSkirmishOpenValues::whatProvesImpossibleCostsNothing()
{
    SkirmishArena arena;
    arena.card(0, 0).normal = {};
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.choose(u"activation"_s, choiceOf(u"charge"_s, arena.ref(0, 0)));
    arena.say(u"move.value"_s, 1);
    Event range;
    range.prompt = u"attack.range"_s;
    range.seat = 0;
    range.number = 1;
    const QString line = arena.game().groupLine(arena.state(), {0, {range}});
    QVERIFY2(line.endsWith(u"nobody would be in reach. Choose again."_s), qPrintable(line));
    arena.say(u"attack.range"_s, 1);
    // Nobody is near enough: the activation is still to be used.
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.state().activation, 0);
    QVERIFY(!arena.fighter(0, 0).charged);
    QVERIFY(arena.isRefused(u"activation"_s, choiceOf(u"charge"_s, arena.ref(0, 0))));
}

void TestSkirmishOpenValues::woundsAreLearned()
{
    SkirmishArena arena;
    arena.card(1, 0).normal.wounds = std::nullopt;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {dodge, dodge});
    arena.say(u"wounds"_s, 3);
    QVERIFY(!arena.fighter(1, 0).out);
    arena.choose(u"drive-back"_s, u"stay"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {dodge, dodge});
    QVERIFY(arena.fighter(1, 0).out);
    QCOMPARE(arena.state().player(0).glory, 1);
}

void TestSkirmishOpenValues::woundsMayStayOpen()
{
    SkirmishArena arena;
    arena.card(1, 0).normal.wounds = std::nullopt;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {dodge, dodge});
    arena.say(u"wounds"_s, 0);
    arena.choose(u"out"_s, u"no"_s);
    arena.choose(u"drive-back"_s, u"stay"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {hammer, hammer}, {dodge, dodge});
    arena.choose(u"out"_s, u"yes"_s);
    QVERIFY(arena.fighter(1, 0).out);
}

void TestSkirmishOpenValues::toldValuesGiveOdds()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].dice = std::nullopt;
    arena.card(0, 0).normal.attacks[0].symbol.clear();
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    const auto forecastNow = [&arena] {
        return forecasts(arena.game().context(), arena.state(), arena.ref(0, 0)).front();
    };
    QVERIFY(!forecastNow().odds);
    arena.choose(u"activation"_s, choiceOf(u"attack"_s, arena.ref(0, 0)));
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.say(u"attack.dice"_s, 2);
    arena.choose(u"attack.symbol"_s, u"hammer"_s);
    QVERIFY(forecastNow().odds);
}

void TestSkirmishOpenValues::withoutTheBattlefieldNobodyMeasures()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.card(0, 0).normal = {};
    arena.begin();
    arena.choose(u"activation"_s, choiceOf(u"charge"_s, arena.ref(0, 0)));
    QCOMPARE(arena.asked(), u"attack.target"_s);
}

void TestSkirmishOpenValues::noDiceIsSaid()
{
    SkirmishArena arena;
    arena.card(0, 0).normal.attacks[0].dice = 0;
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.choose(u"activation"_s, choiceOf(u"attack"_s, arena.ref(0, 0)));
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    QVERIFY(!arena.game().words(arena.state(), arena.prompt(u"attack.none"_s)).detail.isEmpty());
    arena.confirm(u"attack.none"_s);
    arena.roll(u"defence.roll"_s, {dodge, dodge});
    QCOMPARE(arena.fighter(1, 0).damage, 0);
}

/// The card that is looked at is the target's, not the attacker's.
void TestSkirmishOpenValues::whoDefendsIsNamed()
{
    SkirmishArena arena;
    arena.card(0, 0).name = sameInAll(u"Attacker"_s);
    arena.card(1, 0).name = sameInAll(u"Defender"_s);
    arena.card(1, 0).normal.defenceDice = std::nullopt;
    arena.card(1, 0).normal.defenceSymbol.clear();
    arena.begin();
    arena.place(0, 0, attackerHex);
    arena.place(1, 0, targetHex);
    arena.choose(u"activation"_s, choiceOf(u"attack"_s, arena.ref(0, 0)));
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    for (const QString &prompt : {u"defence.dice"_s, u"defence.symbol"_s}) {
        QCOMPARE(arena.asked(), prompt);
        const QString detail = arena.game().words(arena.state(), arena.prompt(prompt)).detail;
        QVERIFY2(detail.contains(u"Defender"_s) && !detail.contains(u"Attacker"_s),
                 qPrintable(detail));
        Event event;
        event.prompt = prompt;
        event.seat = arena.askedSeat();
        if (prompt == u"defence.dice"_s)
            event.number = 2;
        else
            event.choices = {u"shield"_s};
        const QString line = arena.game().line(arena.state(), event);
        QVERIFY2(line.contains(u"(Defender"_s), qPrintable(line));
        if (event.number)
            arena.say(prompt, 2);
        else
            arena.choose(prompt, u"shield"_s);
    }
    QCOMPARE(arena.asked(), u"attack.roll"_s);
}

QTEST_GUILESS_MAIN(TestSkirmishOpenValues)
#include "tst_skirmishopenvalues.moc"
