// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

SkirmishArena::Options askingEverybody(std::vector<SkirmishCard> cards, int players = 2)
{
    SkirmishArena::Options options = withCards(std::move(cards), players);
    options.choices.insert_or_assign(OptionId(u"ask-everybody"_s), true);
    return options;
}

} // namespace

/// Nobody learns from a question what another player holds.
class TestSkirmishSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsAskedWhoeverHoldsIt();
    void nobodyIsAskedForWhatIsSpent();
    void whoReactsIsAskedInPrivate();
    void whoDeclinesMakesRoomForTheNext();
    void theTableCanBeQuietForAnActivation();
    void ownPloysAreNotReactedTo();
    void scoringIsAskedOfEverybodyWithObjectives();
    void upgradesAreAskedOfEverybodyWhoCouldPay();
};

/// The same question, whether the card is in the hand or still in the deck.
void TestSkirmishSecrets::theTableIsAskedWhoeverHoldsIt()
{
    std::vector<Prompt> asked;
    for (const QString &held : {u"reaction"_s, u"plain"_s}) {
        SkirmishArena arena(
            askingEverybody({reactionPloy(u"reaction"_s), simpleCard(u"plain"_s, CardKind::Ploy)}));
        arena.begin();
        arena.giveHand(0, {}, {held});
        arena.choose(u"activation"_s, u"pass"_s);
        asked.push_back(arena.prompt(u"react"_s));
        QVERIFY(!SkirmishGame::isSecret(asked.back()));
    }
    QCOMPARE(asked.front(), asked.back());
    QCOMPARE(asked.front().choices,
             (QStringList{u"nobody"_s, u"onward"_s, u"quiet"_s, u"seat:0"_s}));
}

void TestSkirmishSecrets::nobodyIsAskedForWhatIsSpent()
{
    SkirmishArena arena(
        askingEverybody({reactionPloy(u"reaction"_s), simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    for (const Seat seat : {0, 1}) {
        CardPiles &powers = arena.state().player(seat).powers;
        QVERIFY(take(powers.deck, CardId(u"reaction"_s)));
        powers.discard.emplace_back(u"reaction"_s);
    }
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"power.table"_s);
}

void TestSkirmishSecrets::whoReactsIsAskedInPrivate()
{
    SkirmishArena arena(askingEverybody({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"react"_s, u"seat:1"_s);
    const Prompt reaction = arena.prompt(u"reaction"_s);
    QVERIFY(SkirmishGame::isSecret(reaction));
    QCOMPARE(reaction.seat, 1);
    QCOMPARE(reaction.choices, (QStringList{u"decline"_s, u"ploy:reaction"_s, u"own-onward"_s}));
    arena.choose(u"reaction"_s, u"ploy:reaction"_s);
    QCOMPARE(arena.asked(), u"effect"_s);
}

void TestSkirmishSecrets::whoDeclinesMakesRoomForTheNext()
{
    SkirmishArena arena(askingEverybody({reactionPloy(u"reaction"_s)}, 3));
    arena.begin();
    for (const Seat seat : {0, 1, 2})
        arena.giveHand(seat, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    // Who activates next comes first.
    QCOMPARE(
        arena.prompt(u"react"_s).choices,
        (QStringList{u"nobody"_s, u"onward"_s, u"quiet"_s, u"seat:1"_s, u"seat:2"_s, u"seat:0"_s}));
    arena.choose(u"react"_s, u"seat:1"_s);
    arena.choose(u"reaction"_s, u"decline"_s);
    QCOMPARE(arena.prompt(u"react"_s).choices,
             (QStringList{u"nobody"_s, u"onward"_s, u"quiet"_s, u"seat:2"_s, u"seat:0"_s}));
    arena.choose(u"react"_s, u"nobody"_s);
    QCOMPARE(arena.asked(), u"power.table"_s);
}

void TestSkirmishSecrets::theTableCanBeQuietForAnActivation()
{
    SkirmishArena arena(askingEverybody({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {4, 4}, {2, 2});
    arena.choose(u"react"_s, u"quiet"_s);
    QCOMPARE(arena.asked(), u"power.table"_s); // neither to the failure nor to the end of it all
    arena.choose(u"power.table"_s, u"nobody"_s);
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"react"_s);
}

void TestSkirmishSecrets::ownPloysAreNotReactedTo()
{
    SkirmishArena arena(
        askingEverybody({reactionPloy(u"reaction"_s), simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s, u"reaction"_s});
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"react"_s, u"nobody"_s);
    arena.choose(u"power.table"_s, u"seat:0"_s);
    arena.choose(u"power"_s, u"ploy:plain"_s);
    arena.choose(u"effect"_s, u"done"_s);
    QCOMPARE(arena.prompt(u"react"_s).choices, (QStringList{u"nobody"_s, u"quiet"_s, u"seat:1"_s}));
}

void TestSkirmishSecrets::scoringIsAskedOfEverybodyWithObjectives()
{
    SkirmishCard wiped = printed(u"annihilation"_s); // not met
    SkirmishArena arena(askingEverybody({wiped}));
    arena.begin(1);
    arena.giveHand(1, {wiped.id.text()}, {});
    for (int i = 0; i < 8; ++i)
        arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.prompt(u"score-now"_s).choices, QStringList{u"done"_s});
    arena.choose(u"score-now"_s, u"done"_s);
    QCOMPARE(arena.askedSeat(), 1);
    QVERIFY(arena.prompt(u"end.score"_s).choices.isEmpty());
    arena.choose(u"end.score"_s, QStringList{});
    QCOMPARE(arena.asked(), u"end.discard.objectives"_s);
}

void TestSkirmishSecrets::upgradesAreAskedOfEverybodyWhoCouldPay()
{
    SkirmishArena arena(askingEverybody({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.say(u"glory.0"_s, 1);
    for (int i = 0; i < 8; ++i) {
        arena.choose(u"activation"_s, u"pass"_s);
        arena.choose(u"power.table"_s, u"nobody"_s);
    }
    QCOMPARE(arena.prompt(u"end.upgrade"_s).choices, QStringList{u"done"_s});
    QCOMPARE(arena.askedSeat(), 0);
}

QTEST_GUILESS_MAIN(TestSkirmishSecrets)
#include "tst_skirmishsecrets.moc"
