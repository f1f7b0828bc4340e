// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishchanges.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Lets the fighter strike all his neighbours.
void makeSpinner(FighterCard &card)
{
    card.normal.attacks.front().allAdjacent = true;
}

} // namespace

/// What happens when: at once, after an action, or at one of the opportunities.
class TestSkirmishTiming final : public QObject
{
    Q_OBJECT

private slots:
    void ploysInspireAtOnce();
    void attacksInspireWhenTheyAreOver();
    void theLastActivationScores();
    void attacksOnSeveralAreOneAction();
    void withoutTheFieldAnAttackOnSeveralCanStop();
    void laterActionsFreeNewObjectives();
    void upgradesAddToWhatWasTold();
    void ownReactionsAreOfferedAtEveryOpportunity();
    void ownReactionsAreCarriedOut();
    void ploysCanBeReactedTo();
    void fightersCanBeSaved_data();
    void fightersCanBeSaved();
    void fightersComeBackByHand();
};

void TestSkirmishTiming::ploysInspireAtOnce()
{
    SkirmishArena arena(withCards({printed(u"blood-offering"_s)}));
    arena.card(0, 0).inspireWhen.insert(u"fighters-out"_s, 1);
    arena.card(0, 1).normal.wounds = 1;
    arena.begin();
    arena.giveHand(0, {}, {u"blood-offering"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power"_s, u"ploy:blood-offering"_s);
    QVERIFY(!arena.fighter(0, 0).inspired);
    arena.choose(u"ploy.fighter"_s, arena.ref(0, 1).toString());
    QVERIFY(arena.fighter(0, 1).out);
    QVERIFY(arena.fighter(0, 0).inspired);
}

void TestSkirmishTiming::attacksInspireWhenTheyAreOver()
{
    SkirmishCard reaction = simpleCard(u"reaction"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction}));
    arena.card(1, 1).inspireWhen.insert(u"fighters-out"_s, 1);
    arena.card(1, 0).normal.wounds = 2;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.giveHand(0, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {2, 2});
    arena.roll(u"defence.roll"_s, {4, 4});
    arena.choose(u"reaction"_s, u"decline"_s); // to the dice
    arena.choose(u"reaction"_s, u"decline"_s); // to his end
    QVERIFY(arena.fighter(1, 0).out);
    QVERIFY(!arena.fighter(1, 1).inspired); // the attack is not over before its reactions
    arena.choose(u"reaction"_s, u"decline"_s);
    QVERIFY(arena.fighter(1, 1).inspired);
}

void TestSkirmishTiming::theLastActivationScores()
{
    std::vector<SkirmishCard> cards;
    for (const auto &[id, timing] :
         {std::pair(u"now"_s, ScoreTiming::Immediate), std::pair(u"next"_s, ScoreTiming::Immediate),
          std::pair(u"open"_s, ScoreTiming::Open)}) {
        cards.push_back(simpleCard(id, CardKind::Objective));
        cards.back().glory = 2;
        cards.back().timing = timing;
    }
    SkirmishArena arena(withCards(cards));
    arena.begin();
    arena.giveHand(1, {u"now"_s, u"open"_s}, {});
    for (int i = 0; i < 8; ++i)
        arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"score-now"_s);
    QCOMPARE(arena.askedSeat(), 1);
    QVERIFY(SkirmishGame::isSecret(arena.prompt(u"score-now"_s)));
    // What can wait for the end phase waits.
    QCOMPARE(arena.prompt(u"score-now"_s).choices, (QStringList{u"done"_s, u"now"_s}));
    arena.choose(u"score-now"_s, u"now"_s);
    arena.choose(u"draw.objectives"_s, u"next"_s);
    QCOMPARE(arena.state().player(1).glory, 2);
    QCOMPARE(arena.state().phase,
             SkirmishPhase::End); // the new one cannot score off the same event
}

void TestSkirmishTiming::attacksOnSeveralAreOneAction()
{
    SkirmishArena arena(withCards({printed(u"total-offence"_s), printed(u"tireless-assault"_s)}));
    makeSpinner(arena.card(0, 0));
    arena.card(0, 1).inspireWhen.insert(u"fighters-out"_s, 1);
    arena.card(1, 0).normal.wounds = 2;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.place(1, 1, {4, 1});
    take(arena.state().player(0).powers.deck, CardId(u"total-offence"_s));
    arena.fighter(0, 0).upgrades = {CardId(u"total-offence"_s)};
    arena.giveHand(0, {}, {u"tireless-assault"_s});
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.choose(u"all-out"_s, u"yes"_s);
    arena.roll(u"attack.roll"_s, {2, 2, 2, 2}); // two dice more
    arena.roll(u"defence.roll"_s, {4, 4});
    QVERIFY(arena.fighter(1, 0).out);
    QVERIFY(!arena.fighter(0, 1).inspired); // the action goes on
    arena.choose(u"attack.target"_s, arena.ref(1, 1).toString());
    arena.roll(u"attack.roll"_s, {4, 4, 4, 4}); // for this target as well, and not asked again
    arena.roll(u"defence.roll"_s, {2, 2});
    QVERIFY(!arena.fighter(0, 1).inspired);
    QCOMPARE(arena.asked(), u"reaction"_s); // to the whole
    arena.choose(u"reaction"_s, u"ploy:tireless-assault"_s);
    QCOMPARE(arena.prompt(u"attack.target"_s).choices, QStringList{arena.ref(1, 1).toString()});
    arena.choose(u"attack.target"_s, arena.ref(1, 1).toString());
    arena.roll(u"attack.roll"_s, {4, 4});
    arena.roll(u"defence.roll"_s, {2, 2});
    QVERIFY(arena.fighter(0, 1).inspired);
    QVERIFY(arena.state().combats.empty());
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishTiming::withoutTheFieldAnAttackOnSeveralCanStop()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    makeSpinner(arena.card(0, 0));
    arena.begin();
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    QVERIFY(arena.isRefused(u"attack.target"_s, u"done"_s)); // one at least
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.say(u"attack.support"_s, 0);
    arena.roll(u"attack.roll"_s, {4, 4});
    arena.roll(u"defence.roll"_s, {2, 2});
    arena.choose(u"attack.target"_s, u"done"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
    QVERIFY(arena.state().combats.empty());
}

void TestSkirmishTiming::laterActionsFreeNewObjectives()
{
    SkirmishCard objective = simpleCard(u"objective"_s, CardKind::Objective);
    objective.timing = ScoreTiming::Immediate;
    objective.glory = 1;
    SkirmishArena arena(withCards({objective, simpleCard(u"ploy"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {u"objective"_s}, {u"ploy"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.state().player(0).fresh = {CardId(u"objective"_s)};
    QVERIFY(!arena.isAsked(u"score.0"_s));
    arena.choose(u"power"_s, u"ploy:ploy"_s);
    arena.choose(u"effect"_s, u"move"_s);
    arena.choose(u"effect.fighter"_s, arena.ref(0, 0).toString());
    arena.choose(u"move.hex"_s, arena.prompt(u"move.hex"_s).choices.constFirst());
    arena.choose(u"effect"_s, u"done"_s);
    QVERIFY(arena.isAsked(u"score.0"_s));
}

void TestSkirmishTiming::upgradesAddToWhatWasTold()
{
    SkirmishCard sharper = simpleCard(u"sharper"_s, CardKind::Upgrade);
    sharper.effect = cardeffect::characteristics;
    sharper.values = {{u"dice"_s, 1}, {u"damage"_s, 1}};
    SkirmishArena arena(withCards({sharper}));
    arena.card(0, 0).normal.attacks.front().dice.reset();
    arena.card(0, 0).normal.attacks.front().damage.reset();
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.say(u"attack.dice"_s, 2);
    arena.say(u"attack.damage"_s, 1);
    arena.roll(u"attack.roll"_s, {4, 4});
    arena.roll(u"defence.roll"_s, {2, 2});
    take(arena.state().player(0).powers.deck, CardId(u"sharper"_s));
    arena.fighter(0, 0).upgrades = {CardId(u"sharper"_s)};
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    arena.roll(u"attack.roll"_s, {2, 2, 2}); // told once, and one more by the upgrade
    arena.roll(u"defence.roll"_s, {4, 4});
    QCOMPARE(arena.fighter(1, 0).damage, 2);
}

void TestSkirmishTiming::ownReactionsAreOfferedAtEveryOpportunity()
{
    SkirmishCard upgrade = simpleCard(u"own"_s, CardKind::Upgrade);
    upgrade.reaction = true;
    SkirmishArena arena(withCards({upgrade}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(1).powers.deck, CardId(u"own"_s));
    arena.fighter(1, 0).upgrades = {CardId(u"own"_s)};
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 4}, {2, 4});
    QStringList opportunities;
    while (arena.asked() == u"reaction"_s) {
        opportunities.append(arena.state().agenda.back().as<Opportunity>().trigger);
        const QStringList rest
            = arena.state().combats.empty() ? QStringList{} : QStringList{u"own-rest"_s};
        QCOMPARE(arena.prompt(u"reaction"_s).choices,
                 QStringList{u"decline"_s} + rest + QStringList{u"card:1:fighter-0/own"_s});
        const PromptWords words = arena.game().words(arena.state(), arena.prompt(u"reaction"_s));
        QVERIFY2(!words.detail.contains(u'%'), qPrintable(words.detail));
        QCOMPARE(words.choices.constLast(), u"Action of a card: Fighter 0, own"_s);
        arena.choose(u"reaction"_s, u"decline"_s);
        if (arena.isAsked(u"drive-back"_s))
            arena.choose(u"drive-back"_s, u"stay"_s);
    }
    QCOMPARE(opportunities,
             (QStringList{u"attack-rolled"_s, u"attack-failed"_s, u"driven-back"_s,
                          u"after-attack"_s, u"after-activation"_s}));
    QVERIFY(!arena.isAsked(u"reaction"_s));
}

void TestSkirmishTiming::ownReactionsAreCarriedOut()
{
    SkirmishArena arena;
    AttackAction riposte = arena.card(1, 0).normal.attacks.front();
    riposte.id = AttackId(u"riposte"_s);
    riposte.name = sameInAll(u"Riposte"_s);
    riposte.reaction = true;
    arena.card(1, 0).normal.attacks.push_back(riposte);
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    QCOMPARE(arena.game().words(arena.state(), arena.prompt(u"reaction"_s)).choices.constLast(),
             u"Attack as a reaction: Fighter 0, Riposte"_s);
    arena.choose(u"reaction"_s, u"counter:1:fighter-0/riposte"_s);
    arena.choose(u"attack.target"_s, arena.ref(0, 0).toString());
    arena.roll(u"attack.roll"_s, {2, 2});
    arena.roll(u"defence.roll"_s, {4, 4});
    while (!arena.isAsked(u"activation"_s))
        arena.choose(arena.asked(), arena.asked() == u"reaction"_s ? u"decline"_s : u"stay"_s);
    QCOMPARE(arena.fighter(0, 0).damage, 2); // the counter-attack
    QCOMPARE(arena.fighter(1, 0).damage, 2); // and then the attack that it interrupted
    QVERIFY(arena.state().combats.empty());
}

void TestSkirmishTiming::ploysCanBeReactedTo()
{
    SkirmishCard reaction = simpleCard(u"reaction"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction, simpleCard(u"ploy"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"ploy"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"reaction"_s, u"decline"_s); // after the activation
    arena.choose(u"power"_s, u"ploy:ploy"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.asked(), u"reaction"_s);
    QCOMPARE(arena.askedSeat(), 1);
    arena.choose(u"reaction"_s, u"ploy:reaction"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishTiming::fightersCanBeSaved_data()
{
    QTest::addColumn<bool>("open");
    QTest::addColumn<bool>("saved");
    QTest::newRow("known wounds, saved") << false << true;
    QTest::newRow("known wounds, declined") << false << false;
    QTest::newRow("open wounds, saved") << true << true;
    QTest::newRow("open wounds, declined") << true << false;
}

void TestSkirmishTiming::fightersCanBeSaved()
{
    QFETCH(bool, open);
    QFETCH(bool, saved);
    SkirmishCard reaction = simpleCard(u"reaction"_s, CardKind::Ploy);
    reaction.reaction = true;
    SkirmishArena arena(withCards({reaction, printed(u"blood-offering"_s)}));
    arena.card(0, 0).normal.wounds = open ? std::nullopt : std::optional(1);
    arena.begin();
    arena.giveHand(0, {}, {u"reaction"_s, u"blood-offering"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"reaction"_s, u"decline"_s);
    arena.choose(u"power"_s, u"ploy:blood-offering"_s);
    arena.choose(u"ploy.fighter"_s, arena.ref(0, 0).toString());
    if (open) {
        arena.say(u"wounds"_s, 0); // nobody wants to say
        arena.choose(u"out"_s, u"yes"_s);
    }
    QCOMPARE(arena.asked(), u"reaction"_s);
    QVERIFY(!arena.fighter(0, 0).out);
    arena.choose(u"reaction"_s, saved ? u"ploy:reaction"_s : u"decline"_s);
    if (saved) {
        arena.choose(u"effect"_s, u"heal"_s);
        arena.choose(u"effect.fighter"_s, arena.ref(0, 0).toString());
        arena.say(u"effect.number"_s, 1);
        arena.choose(u"effect"_s, u"done"_s);
        if (open)
            arena.choose(u"out"_s, u"no"_s);
    }
    QCOMPARE(arena.fighter(0, 0).out, !saved);
    QCOMPARE(arena.state().player(1).glory, saved ? 0 : 1); // none for who was saved
}

void TestSkirmishTiming::fightersComeBackByHand()
{
    SkirmishArena arena;
    arena.begin();
    takeOut(arena.game().context(), arena.state(), arena.ref(1, 0), 0);
    arena.confirm(u"hand"_s);
    arena.choose(u"effect"_s, u"restore"_s);
    QCOMPARE(arena.prompt(u"effect.fighter"_s).choices, QStringList{arena.ref(1, 0).toString()});
    arena.choose(u"effect.fighter"_s, arena.ref(1, 0).toString());
    QVERIFY(arena.isRefused(u"restore.hex"_s, hexText(*arena.fighter(0, 0).hex)));
    arena.choose(u"restore.hex"_s, u"4,3"_s);
    QVERIFY(arena.fighter(1, 0).isInPlay());
    QCOMPARE(arena.fighter(1, 0).hex, std::optional(Hex{4, 3}));
    QCOMPARE(brokenInvariant(arena.game(), arena.state()), QString());
}

QTEST_GUILESS_MAIN(TestSkirmishTiming)
#include "tst_skirmishtiming.moc"
