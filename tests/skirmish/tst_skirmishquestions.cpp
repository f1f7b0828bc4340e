// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

/// No more questions than there are things to decide.
class TestSkirmishQuestions final : public QObject
{
    Q_OBJECT

private slots:
    void aPowerStepNeedsOneAnswer();
    void whoIsNamedPlaysAlone();
    void whoPlaysNothingIsNotNamedAgain();
    void anAttackAsksForReactionsOnce();
    void theRestOfAnAttackEndsWithIt();
    void theRestOfAnAttackLeavesWhatWasNotNamed_data();
    void theRestOfAnAttackLeavesWhatWasNotNamed();
    void theOutcomeAndWhatLiesOpenAreNamed();
    void nobodyDoesAnythingMore();
    void reactionsWaitForTheirMoment_data();
    void reactionsWaitForTheirMoment();
    void whoIsWipedOutPassesForThePhase();
    void powersAreLeftOutAfterAnUnaskedPass_data();
    void powersAreLeftOutAfterAnUnaskedPass();
    void reactionsAreLeftOutAfterAnUnaskedPass_data();
    void reactionsAreLeftOutAfterAnUnaskedPass();
    void forcedChoicesAreMade();
    void nothingHiddenIsForced();
    void activationsNeedFewAnswers_data();
    void activationsNeedFewAnswers();
    void theTableSaysWhoGainsTheGlory();
    void earlierAnswersStillFit();
};

void TestSkirmishQuestions::aPowerStepNeedsOneAnswer()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    QCOMPARE(arena.prompt(u"power.table"_s).choices,
             (QStringList{u"nobody"_s, u"seat:0"_s, u"seat:1"_s}));
    arena.choose(u"power.table"_s, u"nobody"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

void TestSkirmishQuestions::whoIsNamedPlaysAlone()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power.table"_s, u"seat:1"_s);
    const Prompt power = arena.prompt(u"power"_s);
    QCOMPARE(power.seat, 1);
    QVERIFY(SkirmishGame::isSecret(power));
    arena.choose(u"power"_s, u"ploy:plain"_s);
    arena.choose(u"effect"_s, u"done"_s);
    // Only the other one still holds a card.
    QCOMPARE(arena.prompt(u"power.table"_s).choices, (QStringList{u"nobody"_s, u"seat:0"_s}));
}

void TestSkirmishQuestions::whoPlaysNothingIsNotNamedAgain()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"power.table"_s, u"seat:0"_s);
    arena.choose(u"power"_s, u"pass"_s);
    QCOMPARE(arena.asked(), u"activation"_s);
}

void TestSkirmishQuestions::anAttackAsksForReactionsOnce()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    QVERIFY(arena.prompt(u"react"_s).choices.contains(u"rest"_s));
    arena.choose(u"react"_s, u"rest"_s);
    QCOMPARE(arena.asked(), u"drive-back"_s);
    arena.choose(u"drive-back"_s, u"stay"_s);
    // The attack is over: this is about the activation.
    QCOMPARE(arena.state().agenda.back().as<Opportunity>().trigger.word(), u"after-activation"_s);
}

void TestSkirmishQuestions::theRestOfAnAttackEndsWithIt()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {4, 4}, {2, 2});
    arena.choose(u"react"_s, u"rest"_s);
    arena.choose(u"react"_s, u"onward"_s);
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(1, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(0, 0).toString());
    arena.roll(u"attack.roll"_s, {4, 4});
    arena.roll(u"defence.roll"_s, {2, 2});
    QCOMPARE(arena.asked(), u"react"_s);
    QCOMPARE(arena.state().hush, 0);
}

void TestSkirmishQuestions::theRestOfAnAttackLeavesWhatWasNotNamed_data()
{
    QTest::addColumn<bool>("all");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("moment");
    for (const bool all : {true, false}) {
        const char *who = all ? "the table" : "a player";
        QTest::addRow("%s, a parry", who) << all << u"parry"_s << u"attack-failed"_s;
        QTest::addRow("%s, a push", who) << all << u"push"_s << u"driven-back"_s;
        QTest::addRow("%s, a card for then", who) << all << u"after-attack"_s << u"after-attack"_s;
    }
}

/// Only what the question could name was waived.
void TestSkirmishQuestions::theRestOfAnAttackLeavesWhatWasNotNamed()
{
    QFETCH(const bool, all);
    QFETCH(const QString, what);
    QFETCH(const QString, moment);
    SkirmishCard always = simpleCard(u"always"_s, CardKind::Upgrade);
    always.reaction = true;
    SkirmishCard then = simpleCard(u"then"_s, CardKind::Upgrade);
    then.reaction = true;
    if (what == u"push"_s)
        then.effect = cardeffect::pushInstead;
    else
        setTrigger(then, moment);
    SkirmishArena arena(all ? asksAll({always, then}) : withCards({always, then}));
    AttackAction parry = arena.card(1, 0).normal.attacks[0];
    parry.id = AttackId(u"parry"_s);
    parry.reaction = true;
    parry.effect = cardeffect::parry;
    if (what == u"parry"_s)
        arena.card(1, 0).normal.attacks.push_back(parry);
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    for (const QString &id : {u"always"_s, u"then"_s})
        take(arena.state().player(1).powers.deck, CardId(id));
    arena.fighter(1, 0).upgrades = {CardId(u"always"_s)};
    if (what != u"parry"_s)
        arena.fighter(1, 0).upgrades.emplace_back(u"then"_s);
    // A draw: the attack fails, and the target could be driven back.
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 4}, {2, 4});
    QCOMPARE(arena.state().agenda.back().as<Opportunity>().trigger.word(), u"attack-rolled"_s);
    arena.choose(arena.asked(), all ? u"rest"_s : u"own-rest"_s);
    while (arena.asked() == u"drive-back"_s)
        arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.asked(), all ? u"react"_s : u"reaction"_s);
    QCOMPARE(arena.state().agenda.back().as<Opportunity>().trigger.word(), moment);
    // Said once more, it is over.
    arena.choose(arena.asked(), all ? u"rest"_s : u"own-rest"_s);
    while (arena.asked() == u"drive-back"_s)
        arena.choose(u"drive-back"_s, u"stay"_s);
    QCOMPARE(arena.state().agenda.back().as<Opportunity>().trigger.word(), u"after-activation"_s);
}

void TestSkirmishQuestions::theOutcomeAndWhatLiesOpenAreNamed()
{
    SkirmishCard upgrade = simpleCard(u"own"_s, CardKind::Upgrade);
    upgrade.reaction = true;
    SkirmishArena arena(asksAll({upgrade}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    take(arena.state().player(1).powers.deck, CardId(u"own"_s));
    arena.fighter(1, 0).upgrades = {CardId(u"own"_s)};
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 2}, {4, 4});
    const PromptWords words = arena.game().words(arena.state(), arena.prompt(u"react"_s));
    QVERIFY2(words.detail.contains(u"2 damage"_s), qPrintable(words.detail));
    QVERIFY2(words.detail.contains(u"Fighter 0, own"_s), qPrintable(words.detail));
}

void TestSkirmishQuestions::nobodyDoesAnythingMore()
{
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    arena.choose(u"react"_s, u"onward"_s); // and no power step either
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

void TestSkirmishQuestions::reactionsWaitForTheirMoment_data()
{
    QTest::addColumn<QString>("trigger");
    for (const QString &trigger : {u"attack-rolled"_s, u"attack-failed"_s, u"driven-back"_s,
                                   u"after-attack"_s, u"after-activation"_s})
        QTest::newRow(qPrintable(trigger)) << trigger;
}

void TestSkirmishQuestions::reactionsWaitForTheirMoment()
{
    QFETCH(QString, trigger);
    SkirmishCard card = reactionPloy(u"timed"_s);
    setTrigger(card, trigger);
    SkirmishArena arena(withCards({card}));
    arena.begin();
    arena.giveHand(1, {}, {u"timed"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.attack(arena.ref(0, 0), arena.ref(1, 0), {2, 4}, {2, 4}); // a draw: every moment comes
    QStringList moments;
    while (!arena.isAsked(u"power"_s)) {
        if (arena.asked() == u"reaction"_s)
            moments.append(arena.state().agenda.back().as<Opportunity>().trigger);
        arena.choose(arena.asked(), arena.asked() == u"reaction"_s ? u"decline"_s : u"stay"_s);
    }
    QCOMPARE(moments, QStringList{trigger});
}

void TestSkirmishQuestions::whoIsWipedOutPassesForThePhase()
{
    SkirmishArena arena;
    arena.begin();
    for (int i = 0; i < 3; ++i)
        takeOut(arena.game().context(), arena.state(), arena.ref(0, i), 1);
    arena.choose(u"activation"_s, u"pass-on"_s);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(arena.askedSeat(), 1);
        arena.choose(u"activation"_s, u"pass"_s);
    }
    QCOMPARE(arena.askedSeat(), 1);
    QCOMPARE(arena.state().player(0).activations, 0);
}

void TestSkirmishQuestions::powersAreLeftOutAfterAnUnaskedPass_data()
{
    QTest::addColumn<bool>("together");
    QTest::newRow("the table is asked") << true;
    QTest::newRow("one after the other") << false;
}

/// Everybody has just said that nothing is played: it is not asked again.
void TestSkirmishQuestions::powersAreLeftOutAfterAnUnaskedPass()
{
    QFETCH(bool, together);
    SkirmishArena::Options options = asksAll({simpleCard(u"plain"_s, CardKind::Ploy)});
    options.choices[OptionId(u"ask-everybody"_s)] = together;
    SkirmishArena arena(options);
    arena.begin();
    for (const Seat seat : {0, 1})
        arena.giveHand(seat, {}, {u"plain"_s});
    const auto answer = [&arena](const QString &choice) {
        const Event event = choosing(arena.prompt(arena.asked()), choice);
        for (const Event &one : withForced(arena.game(), arena.state(), {event}))
            QVERIFY(arena.game().apply(arena.state(), one));
    };
    const auto playNothing = [&] {
        QVERIFY(arena.asked().startsWith(u"power"_s));
        while (arena.asked().startsWith(u"power"_s))
            answer(together ? u"nobody"_s : u"pass"_s);
    };
    answer(u"pass-on"_s);
    playNothing(); // the pass that was said is an activation like any other
    for (int left = 3; left > 0; --left) {
        QCOMPARE(arena.askedSeat(), 1);
        QCOMPARE(arena.asked(), u"activation"_s);
        answer(u"pass"_s);
        playNothing();
        QCOMPARE(arena.state().player(0).activations, left - 1);
    }
    QCOMPARE(arena.state().player(1).powers.hand.size(), size_t(1));
}

void TestSkirmishQuestions::reactionsAreLeftOutAfterAnUnaskedPass_data()
{
    QTest::addColumn<bool>("together");
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<bool>("asked");
    for (const bool together : {true, false}) {
        const char *who = together ? "the table" : "each";
        QTest::addRow("%s: for any moment", who) << together << QString() << false;
        QTest::addRow("%s: after an activation", who) << together << u"after-activation"_s << true;
        QTest::addRow("%s: after an attack", who) << together << u"after-attack"_s << false;
    }
}

/// Only a card that is meant for the end of an activation can be meant for one that is passed over.
void TestSkirmishQuestions::reactionsAreLeftOutAfterAnUnaskedPass()
{
    QFETCH(bool, together);
    QFETCH(QString, trigger);
    SkirmishCard card = reactionPloy(u"reaction"_s);
    if (!trigger.isEmpty())
        setTrigger(card, trigger);
    SkirmishArena::Options options = asksAll({card});
    options.choices[OptionId(u"ask-everybody"_s)] = together;
    SkirmishArena arena(options);
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    const auto answer = [&arena](const QString &choice) {
        const Event event = choosing(arena.prompt(arena.asked()), choice);
        for (const Event &one : withForced(arena.game(), arena.state(), {event}))
            QVERIFY(arena.game().apply(arena.state(), one));
    };
    QList<int> reactions; // how many activations the passing one had left when it was asked
    const auto playNothing = [&] {
        while (arena.asked() != u"activation"_s) {
            const QString asked = arena.asked();
            if (asked.startsWith(u"react"_s))
                reactions.append(arena.state().player(0).activations);
            answer(asked == u"reaction"_s                                 ? u"decline"_s
                       : asked == u"react"_s || asked == u"power.table"_s ? u"nobody"_s
                                                                          : u"pass"_s);
        }
    };
    answer(u"pass-on"_s);
    playNothing();
    reactions.clear();
    QCOMPARE(arena.askedSeat(), 1);
    answer(u"pass"_s);
    playNothing();
    QCOMPARE(arena.state().player(0).activations, 2);
    QTEST(reactions.contains(2), "asked");
}

void TestSkirmishQuestions::forcedChoicesAreMade()
{
    SkirmishArena arena;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    const std::vector<Event> events = withForced(
        arena.game(), arena.state(),
        {choosing(arena.prompt(u"activation"_s), u"attack:"_s + arena.ref(0, 0).toString())});
    QCOMPARE(events.size(), size_t(2));
    QCOMPARE(events.back().prompt, u"attack.target"_s);
    QCOMPARE(events.back().choice(), arena.ref(1, 0).toString());
    // What does not fit comes back as it is.
    const std::vector<Event> wrong{choosing(arena.prompt(u"activation"_s), u"fly:0:fighter-0"_s)};
    QCOMPARE(withForced(arena.game(), arena.state(), wrong), wrong);
}

void TestSkirmishQuestions::nothingHiddenIsForced()
{
    Prompt prompt;
    prompt.id = u"power"_s;
    prompt.seat = 0;
    prompt.kind = PromptKind::Choice;
    prompt.choices = {u"pass"_s};
    QVERIFY(!forcedAnswer({prompt}));
    prompt.id = u"upgrade.fighter"_s;
    QVERIFY(forcedAnswer({prompt}));
    prompt.byLot = true;
    QVERIFY(!forcedAnswer({prompt}));
}

void TestSkirmishQuestions::activationsNeedFewAnswers_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("most");
    QTest::newRow("pass") << u"pass"_s << 2;
    QTest::newRow("guard") << u"guard:0:fighter-0"_s << 2;
    QTest::newRow("move") << u"move:0:fighter-0"_s << 3;
    QTest::newRow("attack") << u"attack:0:fighter-0"_s << 6;
    QTest::newRow("charge") << u"charge:0:fighter-0"_s << 7;
}

/// With cards, the battlefield and somebody who might react; the answers that are forced come
/// along.
void TestSkirmishQuestions::activationsNeedFewAnswers()
{
    QFETCH(QString, action);
    QFETCH(int, most);
    SkirmishArena arena(asksAll({reactionPloy(u"reaction"_s)}));
    arena.begin();
    arena.giveHand(1, {}, {u"reaction"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    SkirmishState &state = arena.state();
    int answers = 0;
    const auto answer = [&](const Event &event) {
        for (const Event &one : withForced(arena.game(), state, {event}))
            QVERIFY(arena.game().apply(state, one));
        ++answers;
    };
    answer(choosing(arena.prompt(u"activation"_s), action));
    while (arena.asked() != u"activation"_s) {
        Event event = choosing(arena.prompt(arena.asked()), {});
        const QStringList choices = arena.prompt(arena.asked()).choices;
        if (const auto dice = arena.prompt(arena.asked()).dice) {
            event.choices.clear();
            event.dice = std::vector<int>(dice->faces().size(), 2);
        } else {
            const QStringList likely{u"onward"_s, u"rest"_s, u"nobody"_s, u"stay"_s};
            const auto found = std::find_if(likely.begin(), likely.end(), [&](const QString &one) {
                return choices.contains(one);
            });
            event.choices = {found == likely.end() ? choices.constFirst() : *found};
        }
        answer(event);
    }
    QVERIFY2(answers <= most, qPrintable(u"%1 answers"_s.arg(answers)));
}

void TestSkirmishQuestions::theTableSaysWhoGainsTheGlory()
{
    SkirmishArena::Options options;
    options.players = 3;
    SkirmishArena arena(options);
    arena.begin();
    arena.confirm(u"hand"_s);
    arena.choose(u"effect"_s, u"damage"_s);
    arena.choose(u"effect.fighter"_s, arena.ref(2, 0).toString());
    arena.say(u"effect.number"_s, 9);
    QCOMPARE(arena.prompt(u"out.glory"_s).choices,
             (QStringList{u"seat:0"_s, u"seat:1"_s, u"nobody"_s}));
    arena.choose(u"out.glory"_s, u"seat:1"_s);
    QCOMPARE(arena.state().player(0).glory, 0);
    QCOMPARE(arena.state().player(1).glory, 1);
}

void TestSkirmishQuestions::earlierAnswersStillFit()
{
    SkirmishArena arena(asksAll({simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(0, {}, {u"plain"_s});
    arena.giveHand(1, {}, {u"plain"_s});
    arena.choose(u"activation"_s, u"pass"_s);
    for (const Seat seat : {0, 1}) {
        const auto former = arena.game().formerPrompts(arena.state(), u"power"_s);
        QCOMPARE(former.size(), size_t(1));
        QCOMPARE(former.front().seat, seat);
        QVERIFY(arena.game().apply(arena.state(), choosing(former.front(), u"pass"_s)));
    }
    QCOMPARE(arena.asked(), u"activation"_s);
    QCOMPARE(arena.game().formerPrompts(arena.state(), u"by-hand"_s).size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestSkirmishQuestions)
#include "tst_skirmishquestions.moc"
