// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/owndecision.h"
#include "core/table/tableanswer.h"
#include "core/table/whatfollows.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

bool isOnEveryPhone(Seat /*seat*/)
{
    return true;
}

bool isOnNoPhone(Seat /*seat*/)
{
    return false;
}

MatchSetup skilled(const QStringList &attacker, const QStringList &defender)
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, attacker);
    teach(setup.teams[1], 0, defender);
    return setup;
}

void toTurnOfHome(MatchDriver &match)
{
    match.alwaysRoll(u"coin-toss"_s, {1});
    match.alwaysChoose(u"kick-or-receive"_s, u"receive"_s);
    match.untilTurn();
}

void toOutcome(MatchDriver &match, const QString &action, const QString &result)
{
    toTurnOfHome(match);
    match.choose(action, u"0:1"_s);
    match.choose(action + u".victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, result);
}

/// What both are asked with a phone for each, as the one of `seat` is shown it.
std::vector<Prompt> askedOnPhones(MatchDriver &match, Seat seat = noSeat)
{
    return askedOf(match.session(), match.session().prompts(), seat, isOnEveryPhone);
}

/// Said on a phone; false when it is not asked there.
bool say(MatchDriver &match, Seat seat, const QString &prompt, const QStringList &choices = {})
{
    TableAnswer answer{{}, prompt};
    answer.choices = choices;
    SeededRandomSource source(1);
    const std::vector<Prompt> all = match.session().prompts();
    const auto said = eventFor({seat}, answer, askedOnPhones(match, seat), source);
    return said && match.session().act({0, {asEntered(all, *said)}});
}

Prompt promptNamed(const std::vector<Prompt> &asked, const QString &id)
{
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [&id](const Prompt &prompt) { return prompt.id == id; });
    return found == asked.end() ? Prompt{} : *found;
}

} // namespace

/// What one coach enters and the other decides: whose phone may say it.
class TestOwnDecision final : public QObject
{
    Q_OBJECT

private slots:
    void aBlockIsDecidedByTwo_data();
    void aBlockIsDecidedByTwo();
    void hisAnswerIsKeptAsTheOthers();
    void whoHasNoPhoneIsNotWaitedFor();
    void whoIsInTheWayIsForHimToSay();
    void whoDivesIsNamedOnce();
    void whoFollowsIsForHimToSay_data();
    void whoFollowsIsForHimToSay();
    void throwingTheBallFirstIsOffered();
    void whoPlayedLastIsProposed();
    void eachSaysHisPart_data();
    void eachSaysHisPart();
    void theReplyNamesTheSkill();
    void onOneScreenAllIsSaidAtOnce();
    void whoMayRollAgainSaysFirst();
    void theOtherWaitsForARollOfHisOwn();
    void whoMayDiveSaysFirst();
};

void TestOwnDecision::aBlockIsDecidedByTwo_data()
{
    QTest::addColumn<QStringList>("attacker");
    QTest::addColumn<QStringList>("defender");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QStringList>("theirs");
    QTest::addColumn<bool>("alone");
    const QStringList none;
    const QStringList block{u"block"_s};
    const QString down = u"both-down"_s;
    const QString pushed = u"pushed"_s;
    QTest::newRow("he alone has Block")
        << none << block << u"block"_s << down << QStringList{u"attacker"_s} << true;
    QTest::newRow("both have Block")
        << block << block << u"block"_s << down << QStringList{u"attacker"_s, u"nobody"_s} << false;
    QTest::newRow("he wrestles") << block << QStringList{u"wrestle"_s} << u"block"_s << down
                                 << QStringList{u"wrestle"_s} << false;
    QTest::newRow("either wrestles") << QStringList{u"wrestle"_s} << QStringList{u"wrestle"_s}
                                     << u"block"_s << down << none << false;
    QTest::newRow("a juggernaut is not wrestled")
        << QStringList{u"juggernaut"_s} << QStringList{u"wrestle"_s} << u"blitz"_s << down << none
        << false;
    QTest::newRow("the attacker's own") << block << none << u"block"_s << down << none << false;
    QTest::newRow("Dodge") << none << QStringList{u"dodge"_s} << u"block"_s
                           << u"defender-stumbles"_s << QStringList{u"nobody"_s} << false;
    QTest::newRow("Dodge against Tackle") << QStringList{u"tackle"_s} << QStringList{u"dodge"_s}
                                          << u"block"_s << u"defender-stumbles"_s << none << false;
    QTest::newRow("a push") << none << none << u"block"_s << pushed << none << false;
    QTest::newRow("Stand Firm") << none << QStringList{u"stand-firm"_s} << u"block"_s << pushed
                                << QStringList{u"nobody"_s} << false;
    QTest::newRow("Stand Firm and down")
        << none << QStringList{u"stand-firm"_s} << u"block"_s << u"defender-down"_s
        << QStringList{u"defender"_s} << false;
    QTest::newRow("Stand Firm before a juggernaut")
        << QStringList{u"juggernaut"_s} << QStringList{u"stand-firm"_s} << u"blitz"_s << pushed
        << none << false;
    QTest::newRow("Side Step") << none << QStringList{u"side-step"_s} << u"block"_s << pushed
                               << QStringList{u"nobody"_s} << false;
    QTest::newRow("Side Step against Grab") << QStringList{u"grab"_s} << QStringList{u"side-step"_s}
                                            << u"block"_s << pushed << none << false;
}

void TestOwnDecision::aBlockIsDecidedByTwo()
{
    QFETCH(QStringList, attacker);
    QFETCH(QStringList, defender);
    QFETCH(QString, action);
    QFETCH(QString, result);
    QFETCH(QStringList, theirs);
    QFETCH(bool, alone);
    const bool decides = !theirs.isEmpty() || (attacker == defender && !attacker.isEmpty());
    MatchDriver match(skilled(attacker, defender));
    toOutcome(match, action, result);
    match.keepRoll();
    const std::vector<Prompt> all = match.session().prompts();
    const Prompt asked = promptNamed(all, u"block.outcome"_s);
    QCOMPARE(asked.seat, 0); // as ever in the history, and on the screen
    QCOMPARE(asked.theirs, theirs);
    QCOMPARE(asked.decides, decides ? 1 : noSeat);
    QCOMPARE(asked.onlyTheirs, alone);
    for (const Seat seat : {noSeat, 0, 1}) {
        const Prompt own
            = promptNamed(withOwnDecisions(all, seat, isOnEveryPhone), u"block.outcome"_s);
        QCOMPARE(own.seat, alone ? 1 : 0);
        QCOMPARE(own.skippable, false);
        QCOMPARE(mayAnswer({0}, own), !alone);
        QCOMPARE(mayAnswer({1}, own), decides);
        QVERIFY(!mayAnswer({}, own));
    }
}

void TestOwnDecision::hisAnswerIsKeptAsTheOthers()
{
    for (const QStringList &attacker : {QStringList{}, QStringList{u"block"_s}}) {
        MatchDriver match(skilled(attacker, {u"block"_s}));
        toOutcome(match, u"block"_s, u"both-down"_s);
        match.keepRoll();
        const std::vector<Prompt> all = match.session().prompts();
        TableAnswer answer{{}, u"block.outcome"_s};
        answer.choices = {u"attacker"_s};
        SeededRandomSource source(1);
        const auto said = eventFor({1}, answer, withOwnDecisions(all, 1, isOnEveryPhone), source);
        QVERIFY(said);
        const Event entered = asEntered(all, *said);
        QCOMPARE(entered.seat, 0);
        QVERIFY(match.session().act({0, {entered}}));
        QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
        QCOMPARE(match.player(u"1:1"_s).posture, Posture::Standing);
    }
}

void TestOwnDecision::whoHasNoPhoneIsNotWaitedFor()
{
    MatchDriver match(skilled({}, {u"block"_s}));
    toOutcome(match, u"block"_s, u"both-down"_s);
    match.keepRoll();
    const Prompt own = promptNamed(withOwnDecisions(match.session().prompts(), 0, isOnNoPhone),
                                   u"block.outcome"_s);
    QCOMPARE(own.seat, 0);
    QCOMPARE(own.theirs, QStringList{u"attacker"_s});
    QVERIFY(mayAnswer({0}, own));
}

/// Beside the die of the one who dodges: an offer to the other, who is not waited for.
void TestOwnDecision::whoIsInTheWayIsForHimToSay()
{
    MatchDriver match(skilled({}, {u"diving-tackle"_s}));
    toTurnOfHome(match);
    match.choose(u"roll.dodge"_s, u"0:1"_s);
    const std::vector<Prompt> all = match.session().prompts();
    for (const Seat seat : {noSeat, 0, 1}) {
        const Prompt his
            = promptNamed(withOwnDecisions(all, seat, isOnEveryPhone), u"roll.against"_s);
        QCOMPARE(his.seat, 1);
        QVERIFY(mayAnswer({1}, his));
        QVERIFY(!mayAnswer({0}, his));
        QVERIFY(his.skippable);
    }
    const Prompt own = promptNamed(withOwnDecisions(all, 0, isOnNoPhone), u"roll.against"_s);
    QVERIFY(mayAnswer({0}, own));
    QVERIFY(!own.skippable);
}

/// Once he has said who dives his phone asks no more: to go on would take it back unseen.
void TestOwnDecision::whoDivesIsNamedOnce()
{
    MatchDriver match(skilled({}, {u"diving-tackle"_s}));
    toTurnOfHome(match);
    match.choose(u"roll.dodge"_s, u"0:1"_s);
    const auto asks = [&match](const std::function<bool(Seat)> &hasPhone) {
        const std::vector<Prompt> asked = withOwnDecisions(match.session().prompts(), 1, hasPhone);
        return std::any_of(asked.begin(), asked.end(),
                           [](const Prompt &prompt) { return prompt.id == u"roll.against"_s; });
    };
    match.choose(u"roll.against"_s, QStringList{});
    QVERIFY(asks(isOnEveryPhone));
    for (const Prompt &prompt : withOwnDecisions(match.session().prompts(), 1, isOnEveryPhone))
        QVERIFY(prompt.id != u"roll.against"_s || prompt.atLeast == 1); // going on says nothing
    match.choose(u"roll.against"_s, QStringList{u"1:1"_s});
    QVERIFY(!asks(isOnEveryPhone));
    QVERIFY(asks(isOnNoPhone)); // on the screen both see what they changed
}

void TestOwnDecision::whoFollowsIsForHimToSay_data()
{
    QTest::addColumn<QString>("skill");
    for (const char *skill : {"shadowing", "tentacles"})
        QTest::newRow(skill) << QString::fromLatin1(skill);
}

void TestOwnDecision::whoFollowsIsForHimToSay()
{
    QFETCH(QString, skill);
    MatchDriver match(skilled({}, {skill}));
    toTurnOfHome(match);
    const auto his = [&match](const QString &id) {
        return promptNamed(withOwnDecisions(match.session().prompts(), 1, isOnEveryPhone), id);
    };
    QVERIFY(mayAnswer({1}, his(u"roll."_s + skill)));
    QVERIFY(wordsOf(match, u"roll."_s + skill).question.endsWith(u"who tries to get away?"_s));
    QVERIFY(!mayAnswer({1}, his(u"roll.dodge"_s)));
    match.choose(u"roll."_s + skill, u"0:1"_s);
    QVERIFY(mayAnswer({1}, his(u"roll.partner"_s)));
    match.choose(u"roll.partner"_s, u"1:1"_s);
    QVERIFY(!mayAnswer({1}, his(u"roll.die"_s)));
}

/// The target of the block may, and nobody waits for it.
void TestOwnDecision::throwingTheBallFirstIsOffered()
{
    MatchDriver match(skilled({}, {u"dump-off"_s}));
    toTurnOfHome(match);
    match.choose(u"hand.carrier"_s, u"1:1"_s);
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, u"1:1"_s);
    const Prompt offer = promptNamed(match.session().prompts(), u"block.dump-off"_s);
    QCOMPARE(offer.seat, 1);
    QVERIFY(offer.skippable);
    QVERIFY(!promptNamed(match.session().prompts(), u"block.result"_s).skippable);
}

/// As on the screen: whom a side set up for the last drive.
void TestOwnDecision::whoPlayedLastIsProposed()
{
    MatchDriver match(plainSetup());
    std::map<Seat, QStringList> chosen;
    const QString setUp = u"set-up"_s;
    for (int drive = 0; drive < 2; ++drive) {
        for (int side = 0; side < 2; ++side) {
            match.until(setUp);
            const Seat seat = promptNamed(match.session().prompts(), setUp).seat;
            const auto asked
                = askedOf(match.session(), match.session().prompts(), seat, isOnEveryPhone);
            const Prompt prompt = promptNamed(asked, setUp);
            if (drive > 0) // the first time those who are best
                QCOMPARE(prompt.usual, chosen[seat].join(u','));
            chosen[seat] = prompt.choices.last(prompt.atMost);
            match.choose(setUp, chosen[seat]);
        }
        match.untilTurn();
        match.choose(u"touchdown"_s, u"somebody"_s);
    }
}

void TestOwnDecision::eachSaysHisPart_data()
{
    QTest::addColumn<QStringList>("attacker");
    QTest::addColumn<QStringList>("defender");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QStringList>("replies"); // empty: it is settled
    const QStringList none;
    const QStringList block{u"block"_s};
    const QString both = u"both"_s;
    const QString crowd = u"crowd"_s;
    const QString defender = u"defender"_s;
    const QString nobody = u"nobody"_s;
    const QString wrestle = u"wrestle"_s;
    const QString down = u"both-down"_s;
    QTest::newRow("both have Block") << block << block << down << QStringList{both, defender}
                                     << defender << QStringList{nobody, defender};
    QTest::newRow("he leaves his Block") << block << block << down << QStringList{both, defender}
                                         << both << QStringList{u"attacker"_s, both};
    QTest::newRow("he is wrestled")
        << block << QStringList{wrestle} << down << QStringList{both, defender} << defender
        << QStringList{wrestle, defender};
    QTest::newRow("he wrestles himself") << QStringList{wrestle} << QStringList{wrestle} << down
                                         << QStringList{both, wrestle} << wrestle << none;
    QTest::newRow("Dodge") << none << QStringList{u"dodge"_s} << u"defender-stumbles"_s
                           << QStringList{defender, crowd} << defender
                           << QStringList{nobody, defender};
    QTest::newRow("Stand Firm before the crowd")
        << none << QStringList{u"stand-firm"_s} << u"pushed"_s << QStringList{nobody, crowd}
        << crowd << QStringList{nobody, crowd};
    QTest::newRow("Stand Firm on the pitch") << none << QStringList{u"stand-firm"_s} << u"pushed"_s
                                             << QStringList{nobody, crowd} << nobody << none;
    QTest::newRow("Side Step, knocked down")
        << none << QStringList{u"side-step"_s} << u"defender-down"_s << QStringList{defender, crowd}
        << crowd << QStringList{defender, crowd};
}

/// Whose turn it is says first what his own skills do, then the other what his do.
void TestOwnDecision::eachSaysHisPart()
{
    QFETCH(QStringList, attacker);
    QFETCH(QStringList, defender);
    QFETCH(QString, result);
    QFETCH(QStringList, parts);
    QFETCH(QString, part);
    QFETCH(QStringList, replies);
    MatchDriver match(skilled(attacker, defender));
    toOutcome(match, u"block"_s, result);
    QVERIFY(promptNamed(askedOnPhones(match), u"block.outcome"_s).id.isEmpty());
    const Prompt asked = promptNamed(askedOnPhones(match), u"block.part"_s);
    QCOMPARE(asked.choices, parts);
    QVERIFY(mayAnswer({0}, asked));
    QVERIFY(!mayAnswer({1}, asked));
    QVERIFY(!say(match, 1, u"block.outcome"_s, {part}));
    QVERIFY(say(match, 0, u"block.part"_s, {part}));
    const Prompt reply = promptNamed(askedOnPhones(match), u"block.reply"_s);
    QCOMPARE(reply.choices, replies);
    if (replies.isEmpty())
        return;
    QCOMPARE(reply.seat, 1);
    QVERIFY(!say(match, 0, u"block.reply"_s, {part}));
    QVERIFY(say(match, 1, u"block.reply"_s, {replies.constFirst()}));
    QVERIFY(promptNamed(askedOnPhones(match), u"block.reply"_s).id.isEmpty());
}

/// Who replies reads what holds without him, and which skill he is asked for.
void TestOwnDecision::theReplyNamesTheSkill()
{
    MatchDriver match(skilled({}, {u"stand-firm"_s, u"side-step"_s}));
    toOutcome(match, u"block"_s, u"pushed"_s);
    QVERIFY(say(match, 0, u"block.part"_s, {u"crowd"_s}));
    QVERIFY(
        wordsOf(match, u"block.reply"_s)
            .detail.endsWith(u"\nPushed into the crowd, unless Stand Firm / Side Step is used."_s));
    QCOMPARE(promptNamed(askedOnPhones(match), u"block.reply"_s).choices,
             (QStringList{u"nobody"_s, u"crowd"_s}));
}

void TestOwnDecision::onOneScreenAllIsSaidAtOnce()
{
    MatchDriver match(skilled({u"block"_s}, {u"block"_s}));
    toOutcome(match, u"block"_s, u"both-down"_s);
    const QStringList apart{u"block.part"_s, u"block.reply"_s, u"roll-again.kept"_s};
    for (const QString &id : apart)
        QVERIFY(!match.offered().contains(id));
    const auto asked = askedOf(match.session(), match.session().prompts(), 1,
                               [](Seat seat) { return seat == 1; });
    QVERIFY(mayAnswer({1}, promptNamed(asked, u"block.outcome"_s)));
}

/// A roll is made again directly after it or not at all: nobody's answer takes that from him.
void TestOwnDecision::whoMayRollAgainSaysFirst()
{
    MatchDriver match(skilled({}, {u"block"_s}));
    toOutcome(match, u"block"_s, u"both-down"_s);
    QVERIFY(match.asks(u"roll-again"_s));
    QVERIFY(promptNamed(askedOnPhones(match), u"block.outcome"_s).id.isEmpty());
    QVERIFY(!say(match, 1, u"block.outcome"_s, {u"attacker"_s}));
    const Prompt kept = promptNamed(askedOnPhones(match), u"roll-again.kept"_s);
    QVERIFY(mayAnswer({0}, kept));
    QVERIFY(!mayAnswer({1}, kept));
    QVERIFY(!kept.skippable);
    QVERIFY(say(match, 0, u"roll-again.kept"_s));
    QVERIFY(promptNamed(askedOnPhones(match), u"roll-again"_s).id.isEmpty());
    QVERIFY(say(match, 1, u"block.outcome"_s, {u"attacker"_s}));
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
}

/// What is his own to answer ends his offer: then he is asked no more than on the screen.
void TestOwnDecision::theOtherWaitsForARollOfHisOwn()
{
    MatchDriver match(skilled({}, {}));
    toOutcome(match, u"block"_s, u"pushed"_s);
    QVERIFY(match.asks(u"roll-again"_s));
    QVERIFY(promptNamed(askedOnPhones(match), u"roll-again.kept"_s).id.isEmpty());
    QVERIFY(say(match, 0, u"block.outcome"_s, {u"nobody"_s}));
    QVERIFY(promptNamed(askedOnPhones(match), u"roll-again"_s).id.isEmpty());
}

/// A dodge is not over before the other has said whether somebody dives.
void TestOwnDecision::whoMayDiveSaysFirst()
{
    for (const bool dives : {true, false}) {
        MatchDriver match(skilled({}, {u"diving-tackle"_s}));
        toTurnOfHome(match);
        match.choose(u"roll.dodge"_s, u"0:1"_s);
        match.choose(u"roll.zones"_s, u"0"_s);
        match.roll(u"roll.die"_s, {4});
        QVERIFY(!match.asks(u"end-turn"_s) && match.offered().contains(u"dive.kept"_s));
        QVERIFY(!say(match, 0, u"end-turn"_s));
        QVERIFY(!say(match, 0, u"roll.going-for-it"_s, {u"0:2"_s}));
        const Prompt kept = promptNamed(askedOnPhones(match), u"dive.kept"_s);
        QVERIFY(mayAnswer({1}, kept) && !mayAnswer({0}, kept) && !kept.skippable);
        QVERIFY(!say(match, 0, u"dive"_s, {u"1:1"_s}));
        QVERIFY(dives ? say(match, 1, u"dive"_s, {u"1:1"_s}) : say(match, 1, u"dive.kept"_s));
        QCOMPARE(match.asks(u"roll-again"_s), dives);
        QCOMPARE(promptNamed(askedOnPhones(match), u"end-turn"_s).id.isEmpty(), dives);
    }
}

QTEST_GUILESS_MAIN(TestOwnDecision)
#include "tst_owndecision.moc"
