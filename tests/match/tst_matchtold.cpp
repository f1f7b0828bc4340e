// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/sidecolour.h"
#include "core/team/teamdress.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchSetup setupOf(const QString &ruleset, const QStringList &away = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[1], 0, away);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// To the home side's first turn, and a casualty of the first away player is told.
QString tell(MatchDriver &match)
{
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"casualty.victim"_s, victim);
    return victim;
}

} // namespace

/// What coaches tell in one go: casualties without the block they came from, and getting up.
class TestMatchTold : public QObject
{
    Q_OBJECT

private slots:
    void aCasualtyIsToldInEveryEdition_data();
    void aCasualtyIsToldInEveryEdition();
    void theLastAttackIsCredited_data();
    void theLastAttackIsCredited();
    void anotherActionForgetsTheAttack();
    void whoAndHowCanBePutRight_data();
    void whoAndHowCanBePutRight();
    void howItHappenedDoesNotSayWhoDidIt_data();
    void howItHappenedDoesNotSayWhoDidIt();
    void careFollows();
    void anEagerApothecaryComesFirst_data();
    void anEagerApothecaryComesFirst();
    void aDecayingPlayerIsRolledForTwice();
    void theStuntyMayBeHurtWithoutARoll();
    void theTurnGoesWithTheBall();
    void theLogSaysWhoDidIt();
    void whoLiesThereMayGetUp();
    void everyPairOfKitsIsToldApart();
    void sidesAreToldApart_data();
    void sidesAreToldApart();
};

void TestMatchTold::aCasualtyIsToldInEveryEdition_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

void TestMatchTold::aCasualtyIsToldInEveryEdition()
{
    QFETCH(QString, ruleset);
    MatchDriver match(setupOf(ruleset));
    const QString victim = tell(match);
    QVERIFY(match.asks(u"casualty"_s));
    QVERIFY(match.asks(u"casualty.by"_s));
    match.choose(u"casualty.by"_s, match.onPitch(0, 2));
    match.until(u"end-turn"_s);
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    QCOMPARE(match.state().casualties.size(), size_t(1));
    const CasualtyRecord &record = match.state().casualties.front();
    QCOMPARE(record.victim.toString(), victim);
    QCOMPARE(record.by.toString(), match.onPitch(0, 2));
    QCOMPARE(harmCauseName(record.cause), u"block"_s);
    QCOMPARE(match.player(match.onPitch(0, 2)).achievements.casualties, 1);
}

void TestMatchTold::theLastAttackIsCredited_data()
{
    QTest::addColumn<QString>("attack");
    QTest::addColumn<int>("earned");
    QTest::newRow("block") << u"block"_s << 1;
    QTest::newRow("blitz") << u"blitz"_s << 1;
    QTest::newRow("foul") << u"foul"_s << 0;
}

void TestMatchTold::theLastAttackIsCredited()
{
    QFETCH(QString, attack);
    MatchDriver match(setupOf(u"crp"_s));
    match.untilTurn();
    const QString by = match.onPitch(0, 3);
    if (attack == u"foul"_s)
        match.putDown(match.onPitch(1, 1));
    match.choose(attack, by);
    match.choose(attack + u".victim"_s, match.onPitch(1, 1));
    if (attack == u"foul"_s) {
        match.number(u"foul.assists"_s, 0);
        match.roll(u"armour"_s, {1, 2});
    } else {
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
    }
    match.choose(u"casualty.victim"_s, match.onPitch(1, 0));
    match.roll(u"casualty"_s, {4, 1});
    QCOMPARE(match.state().casualties.back().by.toString(), by);
    QCOMPARE(harmCauseName(match.state().casualties.back().cause), attack);
    QCOMPARE(match.state().casualties.back().result.text(), u"broken-ribs"_s);
    QTEST(match.player(by).achievements.casualties, "earned");
}

void TestMatchTold::anotherActionForgetsTheAttack()
{
    MatchDriver match(setupOf(u"crp"_s));
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 3));
    match.choose(u"block.victim"_s, match.onPitch(1, 1));
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"completion"_s, match.onPitch(0, 5));
    match.choose(u"casualty.victim"_s, match.onPitch(1, 0));
    match.roll(u"casualty"_s, {1, 1});
    QVERIFY(!match.state().casualties.back().by.isValid());
    for (const MatchPlayer &player : match.state().side(0).players)
        QCOMPARE(player.achievements.casualties, 0);
}

void TestMatchTold::whoAndHowCanBePutRight_data()
{
    QTest::addColumn<QString>("how"); // empty: not said
    QTest::addColumn<QString>("noted");
    QTest::addColumn<int>("earned");
    QTest::newRow("not said") << QString() << u"block"_s << 1;
    QTest::newRow("block") << u"block"_s << u"block"_s << 1;
    QTest::newRow("foul") << u"foul"_s << u"foul"_s << 0;
    QTest::newRow("crowd") << u"crowd"_s << u"crowd"_s << 0;
    QTest::newRow("weapon") << u"weapon"_s << u"weapon"_s << 0;
    QTest::newRow("fall") << u"fall"_s << u"fall"_s << 0;
}

void TestMatchTold::whoAndHowCanBePutRight()
{
    QFETCH(QString, how);
    MatchDriver match(setupOf(u"crp"_s));
    tell(match);
    const QString by = match.onPitch(0, 4);
    match.choose(u"casualty.by"_s, match.onPitch(0, 1));
    match.choose(u"casualty.by"_s, by);
    if (!how.isEmpty())
        match.choose(u"casualty.how"_s, how);
    match.roll(u"casualty"_s, {6, 8});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().casualties.size(), size_t(1));
    QCOMPARE(match.state().casualties.back().by.toString(), by);
    QTEST(harmCauseName(match.state().casualties.back().cause), "noted");
    QTEST(match.player(by).achievements.casualties, "earned");
    QCOMPARE(match.player(match.onPitch(0, 1)).achievements.casualties, 0);
    QCOMPARE(match.state().casualties.back().result.text(), u"dead"_s);
}

void TestMatchTold::howItHappenedDoesNotSayWhoDidIt_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("first");
    QTest::newRow("block") << u"block"_s << u"casualty.by"_s;
    QTest::newRow("foul") << u"foul"_s << u"casualty.by"_s;
    QTest::newRow("weapon") << u"weapon"_s << u"casualty.by"_s;
    QTest::newRow("crowd") << u"crowd"_s << u"casualty"_s;
    QTest::newRow("fall") << u"fall"_s << u"casualty"_s;
}

/// Told before who it was: somebody fouled him, and that is asked before the roll.
void TestMatchTold::howItHappenedDoesNotSayWhoDidIt()
{
    QFETCH(QString, how);
    MatchDriver match(setupOf(u"crp"_s));
    tell(match);
    match.choose(u"casualty.how"_s, how);
    QTEST(match.offered().first(), "first");
    match.choose(u"casualty.by"_s, u"none"_s);
    QCOMPARE(match.offered().first(), u"casualty"_s);
}

void TestMatchTold::careFollows()
{
    MatchSetup setup = setupOf(u"crp"_s, {u"regeneration"_s});
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    const QString victim = tell(match);
    match.roll(u"casualty"_s, {6, 1});
    match.choose(u"apothecary"_s, u"no"_s);
    match.roll(u"regeneration"_s, {4});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.player(victim).where, Whereabouts::Reserves);
    QCOMPARE(match.state().casualties.back().mended, Mending::Regenerated);
    QVERIFY(match.player(victim).casualties.empty());
}

void TestMatchTold::anEagerApothecaryComesFirst_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("how");
    QTest::addColumn<Whereabouts>("where");
    QTest::newRow("helps") << 4 << u"block"_s << Whereabouts::Pitch;
    QTest::newRow("helps beside the pitch") << 4 << u"crowd"_s << Whereabouts::Reserves;
    QTest::newRow("does not help") << 3 << u"block"_s << Whereabouts::Injured;
}

void TestMatchTold::anEagerApothecaryComesFirst()
{
    QFETCH(int, die);
    QFETCH(QString, how);
    QFETCH(Whereabouts, where);
    MatchSetup setup = setupOf(u"bb2016"_s);
    setup.options[OptionId(u"match-events"_s)] = u"standard"_s;
    MatchDriver match(setup);
    match.alwaysRoll(u"match-event.turn"_s, {1});
    match.alwaysChoose(u"match-event.draw"_s, u"match-events/enthusiastic-apothecary"_s);
    const QString victim = tell(match);
    QVERIFY(!match.asks(u"casualty"_s));
    QVERIFY(!match.asks(u"casualty.light"_s));
    match.choose(u"casualty.by"_s, match.onPitch(0, 4));
    match.choose(u"casualty.how"_s, how);
    match.roll(u"eager-apothecary"_s, {die});
    // What is rolled then holds: it is asked for once only.
    QCOMPARE(match.asks(u"casualty"_s), where == Whereabouts::Injured);
    if (where == Whereabouts::Injured)
        match.roll(u"casualty"_s, {4, 1});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.player(victim).where, where);
    QCOMPARE(match.player(victim).posture == Posture::Stunned, where == Whereabouts::Pitch);
    QCOMPARE(match.state().casualties.size(), size_t(where == Whereabouts::Injured ? 1 : 0));
    QCOMPARE(match.player(match.onPitch(0, 4)).achievements.casualties,
             where == Whereabouts::Injured ? 1 : 0);
    // He was in a hurry, and is gone.
    const QString next = match.onPitch(1, 0);
    match.choose(u"casualty.victim"_s, next);
    QVERIFY(match.asks(u"casualty"_s));
}

void TestMatchTold::aDecayingPlayerIsRolledForTwice()
{
    MatchDriver match(setupOf(u"crp"_s, {u"decay"_s}));
    const QString victim = tell(match);
    match.roll(u"casualty"_s, {4, 1});
    QVERIFY(!match.asks(u"casualty.by"_s));
    match.roll(u"casualty"_s, {5, 1});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.player(victim).casualties.size(), size_t(2));
}

void TestMatchTold::theStuntyMayBeHurtWithoutARoll()
{
    MatchDriver match(setupOf(u"crp"_s, {u"stunty"_s}));
    const QString victim = tell(match);
    match.confirm(u"casualty.light"_s);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    QCOMPARE(match.state().casualties.back().result.text(), u"badly-hurt"_s);
}

void TestMatchTold::theTurnGoesWithTheBall()
{
    MatchDriver match(setupOf(u"crp"_s));
    match.untilTurn();
    const Seat active = match.state().active;
    const QString carrier = match.onPitch(active, 0);
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(u"casualty.victim"_s, carrier);
    match.roll(u"casualty"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().active, MatchState::otherSeat(active));
    QVERIFY(!match.state().carrier.isValid());
}

void TestMatchTold::theLogSaysWhoDidIt()
{
    MatchDriver match(setupOf(u"crp"_s));
    tell(match);
    match.choose(u"casualty.by"_s, match.onPitch(0, 4));
    const Match &game = match.session().game();
    const MatchState before = match.state();
    match.roll(u"casualty"_s, {4, 1});
    const QString line = game.line(before, match.session().log().groups().back().events.front());
    QVERIFY2(line.contains(u"#5"), qPrintable(line));
    QVERIFY2(line.contains(u"Broken Ribs"_s, Qt::CaseInsensitive), qPrintable(line));
}

void TestMatchTold::whoLiesThereMayGetUp()
{
    MatchDriver match(setupOf(u"crp"_s));
    match.untilTurn();
    QVERIFY(!match.asks(u"stand-up"_s));
    const Seat active = match.state().active;
    for (const int place : {0, 1, 2}) {
        match.choose(u"hand.player"_s, match.onPitch(active, place));
        match.choose(u"hand.place"_s, place == 2 ? u"stunned"_s : u"prone"_s);
    }
    const QStringList prone{match.onPitch(active, 0), match.onPitch(active, 1)};
    QCOMPARE(match.choices(u"stand-up"_s), prone);
    match.choose(u"stand-up"_s, prone);
    for (const QString &player : prone)
        QCOMPARE(match.player(player).posture, Posture::Standing);
    QVERIFY(!match.asks(u"stand-up"_s));
    QCOMPARE(match.player(match.onPitch(active, 2)).posture, Posture::Stunned);
}

void TestMatchTold::sidesAreToldApart_data()
{
    QTest::addColumn<Rgb>("home");
    QTest::addColumn<Rgb>("away");
    QTest::addColumn<Rgb>("other"); // of the away side
    QTest::addColumn<bool>("keeps");
    const Rgb green{40, 110, 50};
    const Rgb white{255, 255, 255};
    QTest::newRow("far apart") << Rgb{40, 60, 150} << Rgb{200, 120, 20} << white << true;
    // Far apart, but not for who sees no red or no green.
    QTest::newRow("green and red") << green << Rgb{170, 30, 30} << white << false;
    QTest::newRow("brown and green") << Rgb{120, 80, 40} << Rgb{30, 90, 40} << white << false;
    QTest::newRow("the same") << green << green << white << false;
    QTest::newRow("nearly the same") << green << Rgb{60, 120, 70} << white << false;
    QTest::newRow("with another colour") << green << green << Rgb{220, 160, 20} << false;
    QTest::newRow("both dark") << Rgb{20, 20, 20} << Rgb{32, 30, 45} << Rgb{0, 0, 0} << false;
    QTest::newRow("both pale") << Rgb{240, 240, 240} << white << white << false;
}

void TestMatchTold::sidesAreToldApart()
{
    QFETCH(Rgb, home);
    QFETCH(Rgb, away);
    MatchSetup setup = plainSetup();
    setup.teams[0].primary = home;
    setup.teams[1].primary = away;
    QFETCH(Rgb, other);
    setup.teams[1].secondary = other;
    const Match match(sharedRuleset(u"crp"_s), setup, StepBook::ofMatch());
    QCOMPARE(sideColour(match.context(), 0), home);
    const Rgb shown = sideColour(match.context(), 1);
    QTEST(shown == away, "keeps");
    QVERIFY(colourDistance(shown, home) > 150 && areToldApart(shown, home));
    QVERIFY(shown == away || colourDistance(shown, Rgb{255, 255, 255}) > 150);
}

/// Whatever two teams wear from the first day, and what the other may change into: also for who
/// does not see every colour, and as shapes on paper.
void TestMatchTold::everyPairOfKitsIsToldApart()
{
    constexpr int seen = 150;
    std::vector<TeamDress> kits;
    for (int i = 0; i < 400; ++i) {
        const TeamDress dress = ownDress(u"Team %1"_s.arg(i), RosterId(u"human"_s));
        const bool isNew = std::none_of(kits.begin(), kits.end(), [&dress](const TeamDress &each) {
            return each.primary == dress.primary && each.secondary == dress.secondary;
        });
        if (isNew)
            kits.push_back(dress);
    }
    QCOMPARE_GE(kits.size(), size_t(20));
    MatchSetup setup = plainSetup();
    for (const TeamDress &home : kits) {
        for (const TeamDress &away : kits) {
            setup.teams[0].primary = home.primary;
            setup.teams[0].secondary = home.secondary;
            setup.teams[1].primary = away.primary;
            setup.teams[1].secondary = away.secondary;
            const Rgb shown = sideColour(setup, 1);
            QVERIFY(areToldApart(shown, home.primary));
            QCOMPARE_GE(colourDistance(shown, home.primary), seen);
            const std::vector<Rgb> shirts = shirtsFor(setup, 1);
            for (size_t i = 1; i < shirts.size(); ++i) // the first is its own, whatever that is
                QVERIFY(areToldApart(shirts[i], home.primary));
        }
        QCOMPARE_GE(colourDistance(home.primary, home.badge.chargeColour), seen);
    }
}

QTEST_GUILESS_MAIN(TestMatchTold)
#include "tst_matchtold.moc"
