// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/combat/combatforecast.h"
#include "core/skirmish/combat/hexoutlook.h"
#include "core/skirmish/combat/oddswords.h"
#include "core/skirmish/endphaseleft.h"
#include "core/skirmish/state/scorestate.h"
#include "core/skirmish/state/skirmishnames.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

const HexOutlook *outlookAt(const std::vector<HexOutlook> &all, Hex hex)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [hex](const HexOutlook &one) { return one.hex == hex; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

/// What the board tells before somebody decides: chances from every hex, who strikes back, what an
/// attack is worth, which objectives are met.
class TestSkirmishOutlook final : public QObject
{
    Q_OBJECT

private slots:
    void everyHexSaysWhatAChargeIsWorth();
    void supportCountsWhereHeWouldStand();
    void whoseRangeIsOpenThreatensNoHex();
    void theBestIsMarkedOnce();
    void aTargetThatWasClickedIsMeant();
    void whoHasMovedDecidesNothing();
    void whatIsInForceCounts();
    void anAttackIsWorthWhatIsLeft();
    void conditionsAreLookedUp();
    void whatIsNotFollowedIsNotKnown();
    void anObjectiveNeedsAllItsConditions();
    void aReactionNamesWhoseFighter_data();
    void aReactionNamesWhoseFighter();
    void theEndPhaseIsLeftInOneGo();
};

void TestSkirmishOutlook::everyHexSaysWhatAChargeIsWorth()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    const auto all = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    QVERIFY(!all.empty());
    const HexOutlook *beside = outlookAt(all, {4, 2});
    QVERIFY(beside && beside->chances());
    QCOMPARE(beside->strikes.front().target, arena.ref(1, 0));
    QCOMPARE(beside->threats, std::vector{arena.ref(1, 0)});
    const HexOutlook *away = outlookAt(all, {3, 0});
    QVERIFY(away && !away->chances() && away->threats.empty());
    // The same as when he stands there and strikes.
    arena.choose(u"activation"_s, u"charge:"_s + arena.ref(0, 0).toString());
    arena.choose(u"charge.hex"_s, u"4,2"_s);
    if (arena.asked() == u"attack.target"_s)
        arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    const auto forecast = combatForecast(arena.game().context(), arena.state());
    QVERIFY(forecast && forecast->chances());
    QCOMPARE(*beside->chances(), *forecast->chances());
}

void TestSkirmishOutlook::supportCountsWhereHeWouldStand()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    const auto alone = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    arena.place(0, 1, {3, 4}); // beside the target
    const auto helped = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    const HexOutlook *before = outlookAt(alone, {4, 2});
    const HexOutlook *after = outlookAt(helped, {4, 2});
    QVERIFY(before && after);
    QCOMPARE(before->strikes.front().support, 0);
    QCOMPARE(after->strikes.front().support, 1);
    QVERIFY(after->chances()->success > before->chances()->success);
}

/// Else every hex of the field would bear a warning, which warns of nothing.
void TestSkirmishOutlook::whoseRangeIsOpenThreatensNoHex()
{
    SkirmishArena arena;
    arena.card(1, 0).normal.attacks.front().range.reset();
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    const auto all = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    QVERIFY(!all.empty());
    for (const HexOutlook &one : all)
        QVERIFY(std::find(one.threats.begin(), one.threats.end(), arena.ref(1, 0))
                == one.threats.end());
}

void TestSkirmishOutlook::theBestIsMarkedOnce()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(0, 1, {3, 4});
    arena.place(1, 0, {4, 3});
    const auto all = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    const auto isBest = [](const HexOutlook &one) { return one.best; };
    QCOMPARE(std::count_if(all.begin(), all.end(), isBest), 1);
    const auto best = std::find_if(all.begin(), all.end(), isBest);
    for (const HexOutlook &one : all) {
        if (one.chances())
            QVERIFY(best->chances()->success >= one.chances()->success);
    }
}

void TestSkirmishOutlook::aTargetThatWasClickedIsMeant()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    arena.place(1, 1, {2, 3});
    const auto all
        = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0), arena.ref(1, 1));
    for (const HexOutlook &one : all) {
        for (const StrikeFromHex &strike : one.strikes)
            QCOMPARE(strike.target, arena.ref(1, 1));
    }
}

void TestSkirmishOutlook::whoHasMovedDecidesNothing()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    arena.fighter(0, 0).moved = true;
    QVERIFY(hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0)).empty());
    arena.fighter(0, 0).moved = false;
    arena.fighter(0, 0).charged = true;
    QVERIFY(hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0)).empty());
}

/// An upgrade that adds dice when he charges makes every hex better.
void TestSkirmishOutlook::whatIsInForceCounts()
{
    SkirmishCard rush = simpleCard(u"rush"_s, CardKind::Upgrade);
    setModifiers(rush, {{u"dice"_s, 2, {}, u"charge"_s}, {u"damage"_s, 3, {}, u"charge"_s}});
    SkirmishArena arena(withCards({rush}));
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    const auto before = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    arena.fighter(0, 0).upgrades = {CardId(u"rush"_s)};
    const auto after = hexOutlooks(arena.game().context(), arena.state(), arena.ref(0, 0));
    const StrikeFromHex &less = outlookAt(before, {4, 2})->strikes.front();
    const StrikeFromHex &more = outlookAt(after, {4, 2})->strikes.front();
    QVERIFY(more.odds->success > less.odds->success);
    QCOMPARE(*less.worth.kill, Rational(0)); // 2 damage against 5 wounds
    QCOMPARE(*more.worth.kill, more.odds->success); // 5 take him out
}

void TestSkirmishOutlook::anAttackIsWorthWhatIsLeft()
{
    PoolOdds odds;
    odds.success = Rational(Int128(13), Int128(27));
    const AttackWorth out = worthOf(odds, 3, 2);
    QCOMPARE(*out.kill, odds.success);
    QCOMPARE(*out.damage, odds.success * Rational(2)); // no more than he has left
    QCOMPARE(*worthOf(odds, 1, 2).kill, Rational(0));
    QVERIFY(!worthOf(odds, 2, std::nullopt).kill);
    QVERIFY(!worthOf(odds, std::nullopt, 2).damage);
    QCOMPARE(chanceWords(odds.success), u"48.1\u00A0%"_s);
    QCOMPARE(chanceWords(odds.success, 0), u"48\u00A0%"_s);
}

void TestSkirmishOutlook::conditionsAreLookedUp()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 0});
    arena.place(1, 0, {4, 3});
    const SkirmishContext &context = arena.game().context();
    const auto met = [&](const QString &what, int number = 1) {
        return holds(context, arena.state(), 0, {what, number}).value();
    };
    QVERIFY(met(u"none-lost"_s));
    QVERIFY(!met(u"enemies-out"_s));
    arena.fighter(1, 0).out = true;
    arena.fighter(1, 0).hex.reset();
    QVERIFY(met(u"enemies-out"_s) && !met(u"enemies-out"_s, 2));
    QCOMPARE(met(u"enemy-leader-out"_s), context.fighter(arena.ref(1, 0))->leader);
    QVERIFY(!met(u"inspired"_s));
    arena.fighter(0, 0).inspired = true;
    QVERIFY(met(u"inspired"_s));
    arena.fighter(0, 0).guard = true;
    QVERIFY(met(u"on-guard"_s) && !met(u"on-guard"_s, 2));
    arena.state().objectives = {ObjectiveToken{Hex{4, 0}, 3, false}};
    QVERIFY(met(u"holds-number"_s, 3) && !met(u"holds-number"_s, 2));
    QVERIFY(met(u"holds"_s) && !met(u"holds"_s, 2));
    QVERIFY(!met(u"upgrades"_s));
    arena.fighter(0, 0).marks.push_back({u"Horn"_s, {}});
    QVERIFY(met(u"upgrades"_s));
    for (const QString &name : scoreConditionNames())
        QVERIFY2(!scoreWords(name, 2).isEmpty(), qPrintable(name));
}

void TestSkirmishOutlook::whatIsNotFollowedIsNotKnown()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    const SkirmishContext &context = arena.game().context();
    QVERIFY(!holds(context, arena.state(), 0, {u"holds"_s, 1}));
    QVERIFY(holds(context, arena.state(), 0, {u"none-lost"_s, 1}));
    QVERIFY(hexOutlooks(context, arena.state(), arena.ref(0, 0)).empty());
}

void TestSkirmishOutlook::anObjectiveNeedsAllItsConditions()
{
    SkirmishCard goal = simpleCard(u"goal"_s, CardKind::Objective);
    goal.timing = ScoreTiming::EndPhase;
    setScoreConditions(goal, {{u"none-lost"_s, 1}, {u"inspired"_s, 1}});
    QCOMPARE(scoreConditionsOf(goal).size(), size_t(2));
    SkirmishArena arena(withCards({goal}));
    arena.begin();
    arena.giveHand(0, {u"goal"_s}, {});
    const SkirmishContext &context = arena.game().context();
    QCOMPARE(isConditionMet(context, arena.state(), 0, goal), std::optional(false));
    QVERIFY(!scorable(context, arena.state(), 0, ScoreTiming::EndPhase).contains(u"goal"_s));
    arena.place(0, 0, {4, 0});
    arena.fighter(0, 0).inspired = true;
    QCOMPARE(isConditionMet(context, arena.state(), 0, goal), std::optional(true));
    QVERIFY(scorable(context, arena.state(), 0, ScoreTiming::EndPhase).contains(u"goal"_s));
}

void TestSkirmishOutlook::aReactionNamesWhoseFighter_data()
{
    QTest::addColumn<QString>("whose");
    QTest::addColumn<Seat>("struck");
    QTest::addColumn<bool>("asked");
    QTest::newRow("an own one, and it is his") << u"friends"_s << 1 << true;
    QTest::newRow("an own one, and it is the other's") << u"friends"_s << 0 << false;
    QTest::newRow("an enemy, and it is one") << u"enemies"_s << 0 << true;
    QTest::newRow("an enemy, and it is his own") << u"enemies"_s << 1 << false;
    QTest::newRow("anybody's") << QString() << 0 << true;
}

/// Nobody is asked in vain: "before going out of action" may be meant for his own alone.
void TestSkirmishOutlook::aReactionNamesWhoseFighter()
{
    QFETCH(const QString, whose);
    QFETCH(const Seat, struck);
    QFETCH(const bool, asked);
    SkirmishCard rescue = reactionPloy(u"rescue"_s);
    setTrigger(rescue, u"going-out"_s);
    setTriggerWhose(rescue, whose);
    QCOMPARE(triggerWhose(rescue), whose);
    SkirmishArena arena(withCards({rescue}));
    arena.begin(1 - struck);
    arena.giveHand(1, {}, {u"rescue"_s});
    const Seat striker = 1 - struck;
    arena.place(striker, 0, {4, 2});
    arena.place(struck, 0, {4, 3});
    arena.fighter(struck, 0).damage = 4; // of five
    arena.attack(arena.ref(striker, 0), arena.ref(struck, 0), {1, 1}, {4, 4});
    QVERIFY(arena.state().find(arena.ref(struck, 0))->out || arena.asked() == u"reaction"_s);
    const bool isAsked = arena.asked() == u"reaction"_s && arena.askedSeat() == 1
        && arena.state().agenda.back().as<Opportunity>().trigger == u"going-out"_s;
    QCOMPARE(isAsked, asked);
}

void TestSkirmishOutlook::theEndPhaseIsLeftInOneGo()
{
    SeededRandomSource random(3);
    SkirmishArena arena(withCards(manyCards()));
    arena.begin();
    while (arena.state().phase == SkirmishPhase::Action) {
        const Prompt prompt = arena.game().prompts(arena.state()).front();
        const QStringList quiet{u"pass"_s, u"nobody"_s, u"decline"_s, u"done"_s};
        const auto choice = std::find_if(quiet.begin(), quiet.end(), [&](const QString &one) {
            return prompt.choices.contains(one);
        });
        if (choice != quiet.end())
            arena.choose(prompt.id, *choice);
        else
            QVERIFY(arena.game().apply(arena.state(), randomAnswer(prompt, random)));
    }
    QCOMPARE(arena.state().phase, SkirmishPhase::End);
    for (int player = 0; player < 2; ++player) {
        const Seat seat = arena.askedSeat();
        const auto events = endPhaseLeft(arena.game(), arena.state(), seat, random);
        QVERIFY(!events.empty());
        for (const Event &event : events) {
            QCOMPARE(event.seat, seat);
            QVERIFY(arena.game().apply(arena.state(), event));
        }
        QVERIFY(arena.state().phase != SkirmishPhase::End || arena.askedSeat() != seat);
    }
    QVERIFY(endPhaseLeft(arena.game(), arena.state(), 0, random).empty());
}

QTEST_GUILESS_MAIN(TestSkirmishOutlook)
#include "tst_skirmishoutlook.moc"
