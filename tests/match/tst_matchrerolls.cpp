// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString again = u"roll-again"_s;
const QString kept = u"roll-again.kept"_s;
const std::vector<int> skull{1};
const std::vector<int> down{6};

MatchSetup taught(const QString &ruleset, const QStringList &skills)
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// The first home player blocks with one die, which shows this.
void block(MatchDriver &match, const std::vector<int> &die, const QString &by = u"0:1"_s)
{
    match.untilTurn();
    match.choose(u"block"_s, by);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.dice"_s, u"1"_s);
    match.roll(u"block.roll"_s, die);
}

/// But for what is always there.
QStringList asked(MatchDriver &match)
{
    QStringList ids;
    for (const Prompt &prompt : match.session().prompts()) {
        if (!prompt.alwaysOffered)
            ids.append(prompt.id);
    }
    return ids;
}

int left(const MatchDriver &match)
{
    return match.state().sides[0].rerolls.team();
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

} // namespace

/// A player's roll may be made again right where it was made.
class TestMatchRerolls : public QObject
{
    Q_OBJECT

private slots:
    void aSkullIsRolledAgain_data() { addEditions(); }
    void aSkullIsRolledAgain();
    void whoKeepsItLetsItStand_data() { addEditions(); }
    void whoKeepsItLetsItStand();
    void whatIsGoodGoesOn();
    void whatTheOtherChoosesIsKeptFirst();
    void journalsOfBeforeGoOn();
    void aResultThatWasSaidIsSaidAgain();
    void severalDiceAreRolledAgainTogether();
    void oneATurn();
    void noneLeft();
    void aLonerHasToEarnIt_data();
    void aLonerHasToEarnIt();
    void aProRollsAgain_data();
    void aProRollsAgain();
    void aProsDieIsRolledAgain_data();
    void aProsDieIsRolledAgain();
    void aSawIsRolledAgain();
    void notInAnOutburst();
    void itIsSaidWhatIsLeft();
    void theLeaderIsOneMore();
};

void TestMatchRerolls::aSkullIsRolledAgain()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    block(match, skull);
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
    // Nothing has come of it yet, and nothing else is asked.
    QCOMPARE(asked(match), (QStringList{again, kept}));
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Standing);
    match.choose(again, u"team"_s);
    QCOMPARE(left(match), 1);
    QCOMPARE(match.state().sides[0].rerolls.usedThisTurn, 1);
    match.roll(u"block.roll"_s, skull);
    // Never a second time, whatever there is left.
    QVERIFY(!match.asks(again));
    QVERIFY(match.asks(u"armour"_s));
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
}

void TestMatchRerolls::whoKeepsItLetsItStand()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    block(match, skull);
    Event armour;
    armour.prompt = u"armour"_s;
    armour.seat = 1;
    armour.dice = {1, 1};
    QVERIFY(match.refuses(armour));
    match.confirm(kept);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(!match.asks(again));
    QCOMPARE(left(match), 2);
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
}

/// A push is asked about at once; until that is answered the dice may be rolled again.
void TestMatchRerolls::whatIsGoodGoesOn()
{
    MatchDriver match(taught(u"crp"_s, {}));
    block(match, {3});
    QCOMPARE(asked(match), (QStringList{u"block.outcome"_s, again}));
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(!match.asks(again));
    MatchDriver skilled(taught(u"crp"_s, {u"block"_s}));
    block(skilled, {2}); // both down, but for him
    QCOMPARE(asked(skilled), (QStringList{u"block.outcome"_s, again}));
}

/// Of two faces he takes the better one; where the other coach chooses, the worse one counts.
void TestMatchRerolls::whatTheOtherChoosesIsKeptFirst()
{
    for (const QString &dice : {u"2"_s, u"-2"_s}) {
        MatchDriver match(taught(u"crp"_s, {}));
        match.untilTurn();
        match.choose(u"block"_s, u"0:1"_s);
        match.choose(u"block.victim"_s, match.onPitch(1, 0));
        match.choose(u"block.dice"_s, dice);
        match.roll(u"block.roll"_s, {1, 3});
        QCOMPARE(asked(match),
                 dice == u"2" ? (QStringList{u"block.choose"_s, again})
                              : (QStringList{again, kept}));
    }
}

/// They went on past an offer that stood beside what came next.
void TestMatchRerolls::journalsOfBeforeGoOn()
{
    MatchDriver match(taught(u"crp"_s, {}));
    block(match, skull);
    match.confirm(kept);
    match.roll(u"armour"_s, {1, 1});
    match.confirm(u"end-turn"_s);
    std::vector<LogAction> before;
    for (const EventGroup &group : match.session().log().groups()) {
        if (group.events.front().prompt != kept)
            before.push_back({LogAction::Kind::Do, group, {}});
    }
    MatchSession folded(match.session().game());
    QVERIFY(folded.restore(before));
    QVERIFY(folded.rejectedEvents().empty());
    MatchState state = folded.state();
    state.entered = match.state().entered; // the sum of other answers
    QCOMPARE(state, match.state());
}

void TestMatchRerolls::aResultThatWasSaidIsSaidAgain()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"attacker-down"_s);
    match.choose(again, u"team"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    QVERIFY(!match.asks(again));
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Standing);
    QCOMPARE(left(match), 1);
}

/// Also where the other coach is the one who chooses among them.
void TestMatchRerolls::severalDiceAreRolledAgainTogether()
{
    MatchDriver match(taught(u"bb2016"_s, {}));
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.dice"_s, u"-2"_s);
    match.roll(u"block.roll"_s, {1, 2});
    QVERIFY(!match.asks(u"block.choose"_s)); // he goes down in either case
    match.choose(again, u"team"_s);
    match.roll(u"block.roll"_s, {6, 3});
    QVERIFY(!match.asks(again));
    match.choose(u"block.choose"_s, u"pushed"_s);
}

void TestMatchRerolls::oneATurn()
{
    MatchDriver match(taught(u"crp"_s, {}));
    block(match, skull);
    match.choose(again, u"team"_s);
    match.roll(u"block.roll"_s, {3});
    match.choose(u"block.outcome"_s, u"nobody"_s);
    block(match, skull, u"0:2"_s);
    QVERIFY(!match.asks(again));
    QCOMPARE(left(match), 1);
}

void TestMatchRerolls::noneLeft()
{
    MatchSetup setup = taught(u"crp"_s, {});
    setup.teams[0].rerolls = 0;
    MatchDriver match(setup);
    block(match, skull);
    QVERIFY(!match.asks(again));
}

void TestMatchRerolls::aLonerHasToEarnIt_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("rolls");
    QTest::newRow("three") << 3 << false;
    QTest::newRow("four") << 4 << true;
}

void TestMatchRerolls::aLonerHasToEarnIt()
{
    QFETCH(int, die);
    QFETCH(bool, rolls);
    MatchDriver match(taught(u"crp"_s, {u"loner"_s}));
    block(match, skull);
    match.choose(again, u"team"_s);
    QCOMPARE(left(match), 1); // gone either way
    match.roll(u"loner-die"_s, {die});
    QCOMPARE(match.asks(u"block.roll"_s), rolls);
    QCOMPARE(match.asks(u"armour"_s), !rolls);
    QVERIFY(!match.asks(again));
}

void TestMatchRerolls::aProRollsAgain_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("rolls");
    QTest::newRow("three") << 3 << false;
    QTest::newRow("four") << 4 << true;
}

void TestMatchRerolls::aProRollsAgain()
{
    QFETCH(int, die);
    QFETCH(bool, rolls);
    MatchSetup setup = taught(u"bb2016"_s, {u"pro"_s});
    setup.teams[0].rerolls = 0;
    MatchDriver match(setup);
    block(match, skull);
    QCOMPARE(match.choices(again), QStringList{u"pro"_s});
    match.choose(again, u"pro"_s);
    match.roll(u"pro-die"_s, {die});
    QCOMPARE(match.asks(u"block.roll"_s), rolls);
    QCOMPARE(match.asks(u"armour"_s), !rolls);
    QVERIFY(!match.asks(u"pro-again"_s));
    QVERIFY(match.player(u"0:1"_s).hasUsed(u"pro"));
}

void TestMatchRerolls::aProsDieIsRolledAgain_data()
{
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<bool>("rolls");
    QTest::newRow("in vain") << QStringList{u"pro"_s} << false;
    QTest::newRow("with luck") << QStringList{u"pro"_s} << true;
    QTest::newRow("a loner") << QStringList{u"pro"_s, u"loner"_s} << true;
}

void TestMatchRerolls::aProsDieIsRolledAgain()
{
    QFETCH(QStringList, skills);
    QFETCH(bool, rolls);
    MatchDriver match(taught(u"crp"_s, skills));
    block(match, skull);
    QCOMPARE(match.choices(again), (QStringList{u"team"_s, u"pro"_s}));
    match.choose(again, u"pro"_s);
    match.roll(u"pro-die"_s, {2});
    QCOMPARE(match.choices(u"pro-again"_s), QStringList{u"team"_s});
    QCOMPARE(asked(match), (QStringList{u"pro-again"_s, kept}));
    match.choose(u"pro-again"_s, u"team"_s);
    QCOMPARE(left(match), 1);
    if (skills.contains(u"loner"_s))
        match.roll(u"pro-loner-die"_s, {5});
    match.roll(u"pro-last-die"_s, {rolls ? 5 : 1});
    QCOMPARE(match.asks(u"block.roll"_s), rolls);
    QCOMPARE(match.asks(u"armour"_s), !rolls);
    QVERIFY(!match.asks(u"pro-again"_s));
}

void TestMatchRerolls::aSawIsRolledAgain()
{
    MatchDriver match(taught(u"crp"_s, {u"chainsaw"_s}));
    match.untilTurn();
    match.choose(u"weapon"_s, u"0:1"_s);
    match.choose(u"weapon.victim"_s, match.onPitch(1, 0));
    match.roll(u"chainsaw"_s, {1});
    QCOMPARE(asked(match), (QStringList{again, kept}));
    match.choose(again, u"team"_s);
    match.roll(u"chainsaw"_s, {2});
    QVERIFY(!match.asks(again));
    match.roll(u"armour"_s, {6, 6});
    QCOMPARE(match.player(match.onPitch(1, 0)).posture, Posture::Prone);
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Standing);
}

/// No team re-roll before the first turn; a professional needs none.
void TestMatchRerolls::notInAnOutburst()
{
    MatchSetup setup = taught(u"bb2016"_s, {});
    teach(setup.teams[0], 1, {u"pro"_s});
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    MatchDriver match(setup);
    match.alwaysChoose(u"kick-or-receive"_s, u"receive"_s);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {4, 5});
    const QString outburst = u"kick-off.violent-outburst"_s;
    if (match.state().receiving() != 0)
        return;
    match.until(outburst);
    for (const QString &who : {u"0:1"_s, u"0:2"_s}) {
        match.choose(outburst, who);
        match.choose(u"block.victim"_s, match.onPitch(1, 0));
        match.choose(u"block.dice"_s, u"1"_s);
        match.roll(u"block.roll"_s, {3});
        QCOMPARE(match.choices(again), who == u"0:2"_s ? QStringList{u"pro"_s} : QStringList{});
        match.choose(u"block.outcome"_s, u"nobody"_s);
    }
}

void TestMatchRerolls::itIsSaidWhatIsLeft()
{
    MatchDriver match(taught(u"crp"_s, {u"pro"_s, u"loner"_s}));
    block(match, skull);
    const auto &game = match.session().game();
    for (const Prompt &prompt : game.prompts(match.state())) {
        if (prompt.id != again)
            continue;
        const PromptWords words = game.words(match.state(), prompt);
        QCOMPARE(words.choices, (QStringList{u"Team re-roll (2 left)"_s, u"Pro"_s}));
        QVERIFY(words.detail.contains(u"4 or more"_s));
        QCOMPARE(words.title,
                 u"Roll again (team: 2, Pro)"_s); // it is not Pro of which two are left
        QVERIFY(words.question.contains(u"#1"_s));
    }
}

/// A leader is one more of them, and makes the button no longer.
void TestMatchRerolls::theLeaderIsOneMore()
{
    MatchDriver match(taught(u"crp"_s, {u"leader"_s}));
    block(match, skull);
    QVERIFY(match.choices(again).contains(u"leader"_s));
    const auto &game = match.session().game();
    for (const Prompt &prompt : game.prompts(match.state())) {
        if (prompt.id == again)
            QCOMPARE(game.words(match.state(), prompt).title, u"Roll again (3 left)"_s);
    }
}

QTEST_GUILESS_MAIN(TestMatchRerolls)
#include "tst_matchrerolls.moc"
