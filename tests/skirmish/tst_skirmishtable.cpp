// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/combat/plannedattack.h"
#include "core/skirmish/words/inspirerecall.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Collection twoBoards()
{
    Collection collection;
    for (const QString &id : {u"north"_s, u"south"_s})
        collection.boards.push_back(blankBoard(id));
    return collection;
}

SkirmishSetup onBoards(int players)
{
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    SeededRandomSource source(4);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), wanted, source);
    for (SkirmishSeat &seat : setup.seats)
        seat.boards.clear();
    giveBoards(setup, twoBoards());
    return setup;
}

CardModifier changes(const QString &text)
{
    return *modifierFromString(text);
}

/// A game of two whose fighters are inspired by what only their cards say.
SkirmishSession playedTo(SkirmishStepKind kind, const RandomSkirmish &wanted)
{
    SeededRandomSource source(9);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), wanted, source);
    for (SkirmishSeat &seat : setup.seats) {
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.inspireWhen = {};
            fighter.inspire = sameInAll(u"A test wants it."_s);
        }
    }
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    while (session.state().agenda.back().kind != kind) {
        const Prompt prompt = session.prompts().front();
        if (!session.act({0, {randomAnswer(prompt, source)}}))
            qFatal("refused");
    }
    return session;
}

SkirmishSession playedToAnActivation()
{
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    return playedTo(SkirmishKind::Activation, wanted);
}

/// Everybody in play who waits for it.
std::vector<FighterRef> uninspired(const SkirmishState &state)
{
    return state.fighters([](Seat, const SkirmishFighter &fighter) {
        return fighter.isInPlay() && !fighter.inspired;
    });
}

void answer(SkirmishSession &session, const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.seat = session.prompts().front().seat;
    if (!choice.isEmpty())
        event.choices = {choice};
    const auto done = session.act({0, {event}});
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
}

} // namespace

/// What the table may do beside what is asked, and what it is reminded of.
class TestSkirmishTable final : public QObject
{
    Q_OBJECT

private slots:
    void everybodyChoosesAnyBoard_data();
    void everybodyChoosesAnyBoard();
    void simultaneousAbilitiesAreRolledOff();
    void takenOutByHandAsksForTheGlory();
    void twoPlayersAreAskedToo_data();
    void twoPlayersAreAskedToo();
    void plansAreWhatTheGameWouldRoll();
    void plansKnowCards_data();
    void plansKnowCards();
    void plansNeedFightersInPlay();
    void changesMatterToOneOfTheTwo();
    void conditionsAreRecalledAfterAnActivation();
    void everyConditionIsRecalledWhenSomebodyIsOut_data();
    void everyConditionIsRecalledWhenSomebodyIsOut();
    void aSideIsRecalledWithItsObjectives();
    void conditionsAreRecalledWhenARoundEnds_data();
    void conditionsAreRecalledWhenARoundEnds();
    void suddenDeathSaysWhy();
    void tokensTakenAwayAreSaidSo();
    void optionsThatAreNamedDoSomething();
    void onlyWhoIsLevelIsAskedForObjectives();
};

void TestSkirmishTable::everybodyChoosesAnyBoard_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 4})
        QTest::addRow("%d players", players) << players;
}

/// All of them the same one: each brings a copy.
void TestSkirmishTable::everybodyChoosesAnyBoard()
{
    QFETCH(int, players);
    SeededRandomSource source(1);
    const SkirmishGame game(skirmishRuleset(), onBoards(players));
    SkirmishState state = game.start();
    int chosen = 0;
    while (!state.field) {
        const Prompt prompt = game.prompts(state).front();
        Event event = randomAnswer(prompt, source);
        if (prompt.id == u"board"_s) {
            const QString own = QString::number(prompt.seat);
            QVERIFY(prompt.choices.contains(own + u":north"_s));
            QVERIFY(prompt.choices.contains(own + u":south"_s));
            event.choices = {own + u":south"_s};
            ++chosen;
        }
        QVERIFY(game.apply(state, event));
    }
    QCOMPARE(chosen, players);
    for (const PlacedBoard &board : state.field->boards())
        QCOMPARE(board.board.id, u"south"_s);
}

/// On demand, and then the game goes on where it was.
void TestSkirmishTable::simultaneousAbilitiesAreRolledOff()
{
    SkirmishArena arena;
    arena.begin();
    arena.confirm(u"sequence"_s);
    QCOMPARE(arena.asked(), u"roll-off"_s);
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 1});
    QCOMPARE(arena.state().rollOffWinner, 1);
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.askedSeat(), 0);
    QCOMPARE(arena.state().activation, 0); // it costs nobody anything
}

/// Tokens as well: who else could tell who did it?
void TestSkirmishTable::takenOutByHandAsksForTheGlory()
{
    SkirmishArena::Options options;
    options.players = 4;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    arena.confirm(u"hand"_s);
    arena.choose(u"effect"_s, u"damage"_s);
    arena.choose(u"effect.fighter"_s, arena.ref(1, 0).toString());
    arena.say(u"effect.number"_s, 9);
    QVERIFY(!arena.prompt(u"out.glory"_s).choices.contains(u"seat:1"_s)); // nobody for the own
    arena.choose(u"out.glory"_s, u"seat:3"_s);
    QVERIFY(arena.fighter(1, 0).out);
    QCOMPARE(arena.state().player(0).glory, 0); // though it is this player's activation
    QCOMPARE(arena.state().player(3).glory, 1);
}

void TestSkirmishTable::twoPlayersAreAskedToo_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("who");
    QTest::addColumn<int>("glory");
    for (const QString &how : {u"damage"_s, u"token"_s, u"hearts"_s}) {
        QTest::addRow("%s, the other", qPrintable(how)) << how << u"seat:0"_s << 1;
        QTest::addRow("%s, nobody", qPrintable(how)) << how << u"nobody"_s << 0;
    }
}

/// Whatever took him out by hand; what an attack does is not asked.
void TestSkirmishTable::twoPlayersAreAskedToo()
{
    QFETCH(const QString, how);
    QFETCH(const QString, who);
    QFETCH(const int, glory);
    SkirmishArena::Options options;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    const QString ref = arena.ref(1, 0).toString();
    if (how == u"damage"_s) {
        arena.confirm(u"hand"_s);
        arena.choose(u"effect"_s, u"damage"_s);
        arena.choose(u"effect.fighter"_s, ref);
        arena.say(u"effect.number"_s, 9);
    } else {
        arena.choose(how, ref + (how == u"token"_s ? u"/out"_s : u"/5"_s));
    }
    const Prompt prompt = arena.prompt(u"out.glory"_s);
    QCOMPARE(prompt.choices, (QStringList{u"seat:0"_s, u"nobody"_s}));
    QCOMPARE(prompt.usual, u"seat:0"_s);
    arena.choose(u"out.glory"_s, who);
    QVERIFY(arena.fighter(1, 0).out);
    QCOMPARE(arena.state().player(0).glory, glory);
    QCOMPARE(arena.state().player(1).glory, 0);
}

void TestSkirmishTable::plansAreWhatTheGameWouldRoll()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(0, 1, {5, 2});
    arena.place(1, 0, {4, 3});
    arena.fighter(1, 0).guard = true;
    arena.fighter(1, 0).damage = 2;
    const SkirmishContext &context = arena.game().context();
    const AttackId weapon = attacksOf(context, arena.state(), arena.ref(0, 0)).front().id;
    const auto planned
        = plannedAttack(context, arena.state(), {arena.ref(0, 0), arena.ref(1, 0), weapon});
    QVERIFY(planned);
    QCOMPARE(planned->life, 3);
    QCOMPARE(planned->damage, 2);
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    QVERIFY(planned->situation == arena.state().combats.back().situation());
    QVERIFY(planned->situation.guard);
}

void TestSkirmishTable::plansKnowCards_data()
{
    QTest::addColumn<QStringList>("attackers");
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<bool>("charge");
    QTest::addColumn<QList<int>>("expected"); // dice, defence, support, rerolls, damage
    const QStringList none;
    QTest::newRow("as it is") << none << none << false << QList<int>{2, 2, 0, 0, 2};
    QTest::newRow("more dice") << QStringList{u"dice+2"_s} << none << false
                               << QList<int>{4, 2, 0, 0, 2};
    QTest::newRow("only when charging")
        << QStringList{u"damage+1:charge"_s} << none << false << QList<int>{2, 2, 0, 0, 2};
    QTest::newRow("charging") << QStringList{u"damage+1:charge"_s} << none << true
                              << QList<int>{2, 2, 0, 0, 3};
    QTest::newRow("enemies defend worse")
        << QStringList{u"defence-1@enemies"_s} << none << false << QList<int>{2, 1, 0, 0, 2};
    QTest::newRow("a shield for the target")
        << none << QStringList{u"defence+1"_s} << false << QList<int>{2, 3, 0, 0, 2};
    QTest::newRow("again and support") << QStringList{u"attack-reroll+1"_s, u"support+1"_s} << none
                                       << false << QList<int>{2, 2, 1, 1, 2};
}

void TestSkirmishTable::plansKnowCards()
{
    QFETCH(QStringList, attackers);
    QFETCH(QStringList, targets);
    QFETCH(bool, charge);
    QFETCH(QList<int>, expected);
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    const SkirmishState before = arena.state();
    const SkirmishContext &context = arena.game().context();
    AttackPlan plan{arena.ref(0, 0), arena.ref(1, 0),
                    attacksOf(context, before, arena.ref(0, 0)).front().id, charge};
    for (const QString &text : attackers)
        plan.attackers.push_back(changes(text));
    for (const QString &text : targets)
        plan.targets.push_back(changes(text));
    const auto planned = plannedAttack(context, arena.state(), plan);
    QVERIFY(planned);
    const AttackSituation &situation = planned->situation;
    QCOMPARE((QList<int>{situation.attackDice, situation.defenceDice, situation.support,
                         situation.attackRerolls, planned->damage.value_or(-1)}),
             expected);
    QVERIFY(arena.state() == before); // it was only thought of
}

void TestSkirmishTable::plansNeedFightersInPlay()
{
    SkirmishArena arena;
    arena.begin();
    arena.fighter(1, 0).out = true;
    const SkirmishContext &context = arena.game().context();
    const AttackId weapon = attacksOf(context, arena.state(), arena.ref(0, 0)).front().id;
    QVERIFY(!plannedAttack(context, arena.state(), {arena.ref(0, 0), arena.ref(1, 0), weapon}));
    QVERIFY(!plannedAttack(context, arena.state(), {arena.ref(0, 0), {}, weapon}));
    QVERIFY(!plannedAttack(context, arena.state(),
                           {arena.ref(0, 0), arena.ref(1, 1), AttackId(u"no such weapon"_s)}));
    const SkirmishCard card = printed(u"blood-offering"_s);
    QCOMPARE(attackChanges(card, context).size(), size_t(1));
}

/// A better defence is of use to who is struck, and a worse one of his enemies to who strikes.
void TestSkirmishTable::changesMatterToOneOfTheTwo()
{
    const auto matters = [](const CardModifier &change) {
        return std::pair(countsForStriker(change), countsForStruck(change));
    };
    const QString enemies = u"enemies"_s;
    QCOMPARE(matters({u"damage"_s}), std::pair(true, false));
    QCOMPARE(matters({u"damage"_s, -1, enemies}), std::pair(false, true));
    QCOMPARE(matters({u"defence"_s}), std::pair(false, true));
    QCOMPARE(matters({u"dodge"_s, -1, enemies}), std::pair(true, false));
    QCOMPARE(matters({u"support"_s}), std::pair(true, true));
}

/// Only of who had part in it, and no more once he is inspired.
void TestSkirmishTable::conditionsAreRecalledAfterAnActivation()
{
    SkirmishSession session = playedToAnActivation();
    QVERIFY(skirmishRecall(session).fighters.empty());
    const Seat seat = session.state().active;
    const FighterRef ref{seat, session.state().player(seat).fighters.front().id};
    answer(session, u"activation"_s, u"guard:"_s + ref.toString());
    QCOMPARE(session.state().agenda.back().kind, SkirmishKind::Power);
    QCOMPARE(skirmishRecall(session).fighters, std::vector{ref});
    QVERIFY(!skirmishRecall(session).standing);
    answer(session, u"inspire"_s, ref.toString());
    QVERIFY(session.state().find(ref)->inspired);
    QVERIFY(skirmishRecall(session).fighters.empty());
}

void TestSkirmishTable::everyConditionIsRecalledWhenSomebodyIsOut_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("counters") << u"counters"_s;
    QTest::newRow("cards on the table") << u"table"_s;
}

/// "Three are out" concerns who never moved; another tap later nobody is reminded any more.
void TestSkirmishTable::everyConditionIsRecalledWhenSomebodyIsOut()
{
    QFETCH(const QString, way);
    const bool counters = way == u"counters"_s;
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = !counters;
    wanted.way = way;
    SkirmishSession session
        = playedTo(counters ? SkirmishKind::Counters : SkirmishKind::Activation, wanted);
    QVERIFY(skirmishRecall(session).fighters.empty());
    const FighterRef gone{1, session.state().player(1).fighters.front().id};
    if (!counters) {
        const Seat seat = session.state().active;
        answer(session, u"activation"_s,
               u"guard:"_s
                   + FighterRef{seat, session.state().player(seat).fighters.back().id}.toString());
        QCOMPARE(skirmishRecall(session).fighters.size(), size_t(1));
    }
    answer(session, u"token"_s, gone.toString() + u"/out"_s);
    while (session.prompts().front().id == u"out.glory"_s)
        answer(session, u"out.glory"_s, session.prompts().front().choices.constFirst());
    QVERIFY(session.state().find(gone)->out);
    QVERIFY(skirmishRecall(session).standing);
    QCOMPARE(skirmishRecall(session).fighters, uninspired(session.state()));
    const FighterRef first = skirmishRecall(session).fighters.front();
    answer(session, u"inspire"_s, first.toString()); // and the others are not forgotten
    QCOMPARE(skirmishRecall(session).fighters, uninspired(session.state()));
    if (!counters)
        return;
    answer(session, u"token"_s, first.toString() + u"/moved"_s);
    QCOMPARE(skirmishRecall(session), SkirmishRecall{});
}

/// Who steps on a token may meet the condition of another on his side.
void TestSkirmishTable::aSideIsRecalledWithItsObjectives()
{
    SkirmishSession session = playedToAnActivation();
    const SkirmishState begun = session.state();
    const Seat seat = begun.active;
    for (const ObjectiveToken &token : begun.objectives) {
        for (const SkirmishFighter &fighter : begun.player(seat).fighters) {
            const FighterRef ref{seat, fighter.id};
            const auto reach = moveHexes(session.game().context(), begun, ref);
            if (!token.hex || std::find(reach.begin(), reach.end(), *token.hex) == reach.end())
                continue;
            answer(session, u"activation"_s, u"move:"_s + ref.toString());
            answer(session, u"move.hex"_s, hexText(*token.hex));
            QCOMPARE(session.state().find(ref)->hex, token.hex);
            while (session.state().agenda.back().kind != SkirmishKind::Power)
                answer(session, session.prompts().front().id,
                       session.prompts().front().choices.constFirst());
            const SkirmishRecall recall = skirmishRecall(session);
            QVERIFY(recall.standing);
            QCOMPARE(recall.fighters.size(), session.state().player(seat).fighters.size());
            for (const FighterRef &one : recall.fighters)
                QCOMPARE(one.seat, seat);
            return;
        }
    }
    QFAIL("nobody reaches a token");
}

void TestSkirmishTable::conditionsAreRecalledWhenARoundEnds_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("counters") << u"counters"_s;
    QTest::newRow("cards on the table") << u"table"_s;
    QTest::newRow("everything") << u"everything"_s;
}

void TestSkirmishTable::conditionsAreRecalledWhenARoundEnds()
{
    QFETCH(const QString, way);
    RandomSkirmish wanted;
    wanted.tracksCards = way == u"everything"_s;
    wanted.tracksField = way != u"counters"_s;
    wanted.way = way;
    SkirmishSession session
        = playedTo(wanted.tracksCards ? SkirmishKind::EndScore : SkirmishKind::EndReminder, wanted);
    SeededRandomSource source(3);
    while (wanted.tracksCards && session.state().agenda.back().kind != SkirmishKind::Activation)
        QVERIFY(session.act({0, {randomAnswer(session.prompts().front(), source)}}));
    QVERIFY(skirmishRecall(session).standing);
    QCOMPARE(skirmishRecall(session).fighters, uninspired(session.state()));
}

void TestSkirmishTable::suddenDeathSaysWhy()
{
    SkirmishArena arena;
    arena.begin();
    const SkirmishState before = arena.state();
    arena.state().suddenDeath = true;
    const QString said = arena.game().news(before, {}, arena.state());
    QVERIFY2(said.contains(u"sudden death"_s), qPrintable(said));
    // Not one round alone (L1630-1632).
    QVERIFY2(said.contains(u"go on until a warband is wiped out"_s), qPrintable(said));
    QVERIFY(!arena.game().news(arena.state(), {}, arena.state()).contains(u"sudden death"_s));
}

void TestSkirmishTable::tokensTakenAwayAreSaidSo()
{
    SkirmishArena arena;
    arena.begin();
    Event event;
    event.prompt = u"token"_s;
    event.choices = {arena.ref(0, 0).toString() + u"/guard"_s};
    const QString put = arena.game().line(arena.state(), event);
    arena.fighter(0, 0).guard = true;
    QCOMPARE(arena.game().line(arena.state(), event), put + u" (taken away)"_s);
}

/// Each of these has a test of its own; one that nothing asks for is not offered.
void TestSkirmishTable::optionsThatAreNamedDoSomething()
{
    QStringList named;
    for (const Option &option : skirmishRuleset()->options())
        named.append(option.id.text());
    QCOMPARE(named,
             (QStringList{u"players"_s, u"best-of-three"_s, u"match-tie-break"_s,
                          u"capture-the-artefact"_s, u"fixed-layout"_s, u"mulligan-limit"_s,
                          u"ask-everybody"_s, u"activation-minutes"_s}));
}

void TestSkirmishTable::onlyWhoIsLevelIsAskedForObjectives()
{
    SkirmishArena::Options options;
    options.players = 3;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    arena.state().player(0).glory = 3;
    arena.state().player(1).glory = 1;
    arena.state().player(2).glory = 3;
    arena.state().agenda = {{SkirmishKind::GameEnd}, {SkirmishKind::Counters}};
    arena.confirm(u"phase.over"_s);
    QCOMPARE(arena.asked(), u"held"_s);
    QCOMPARE(arena.askedSeat(), 0);
    arena.say(u"held"_s, 1);
    QCOMPARE(arena.askedSeat(), 2); // the second one has lost already
    arena.say(u"held"_s, 2);
    QVERIFY(arena.state().finished);
    QCOMPARE(arena.state().matchWinner, 2);
}

QTEST_GUILESS_MAIN(TestSkirmishTable)
#include "tst_skirmishtable.moc"
