// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/injurychoices.h"
#include "core/club/slipoutlook.h"
#include "core/match/state/promptnames.h"
#include "tests/leaguebook/paperhouse.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// One sheet of paper: what it says of the match and of what follows it, read back and corrected.
class TestPaperSlip final : public QObject
{
    Q_OBJECT

private slots:
    void whatFollowsIsToldOnIt_data();
    void whatFollowsIsToldOnIt();
    void signedAndBoughtNothingEndsTheMatch();
    void itIsReadBackAsItWasWritten();
    void aTouchdownIsCorrected();
    void oneThatWasAnsweredOneByOneIsReadBack();
    void aMatchOfDugoutHasNoSlip();
    void starsPlayOnIt();
    void itIsAFile();
    void shirtsStandForPlayers();
    void theOutlookSaysWhatIsWrong();
    void injuriesAreFound();

private:
    static MatchSession seen(PaperHouse &paper, const JournalId &match)
    {
        return must(paper.house.club().matches().look(match)).session;
    }
    /// Everything that can be told, for both sides.
    static PaperSlip full(PaperHouse &paper)
    {
        PaperSlip slip = paper.sheet();
        PaperHouse::row(slip, paper.ref(0, 2)).touchdowns = 2;
        PaperHouse::row(slip, paper.ref(1, 4)).touchdowns = 1;
        PaperHouse::row(slip, paper.ref(0, 1)).completions = 1;
        PaperHouse::row(slip, paper.ref(1, 1)).interceptions = 1;
        PaperHouse::row(slip, paper.ref(0, 3)).casualties = 1;
        PaperHouse::row(slip, paper.ref(1, 5)).injuries = {{u"broken-jaw"_s, {}, 0}};
        PaperHouse::row(slip, paper.ref(0, 5)).mvps = 1;
        PaperHouse::row(slip, paper.ref(1, 6)).mvps = 1;
        slip.home.fans = 12'000;
        slip.away.fans = 9'000;
        slip.home.winnings = 50'000;
        slip.away.winnings = 30'000;
        slip.home.fanRoll = 12;
        slip.away.fanRoll = 2;
        return slip;
    }
};

void TestPaperSlip::whatFollowsIsToldOnIt_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *each : {"lrb4", "lrb5", "crp", "bb2016"})
        QTest::newRow(each) << QString::fromLatin1(each);
}

void TestPaperSlip::whatFollowsIsToldOnIt()
{
    QFETCH(QString, ruleset);
    PaperHouse paper(ruleset);
    PaperSlip slip = full(paper);
    PaperHouse::row(slip, paper.ref(1, 5)).injuries = {{u"badly-hurt"_s, {}, 0}};
    slip.home.fanRoll.reset();
    slip.home.fanFactor = 7;
    slip.away.fanRoll.reset();
    slip.away.fanFactor = 3;
    const int treasury = paper.team(0).treasury;
    const JournalId match = paper.enter(slip);
    paper.finish(match);
    const MatchSession played = seen(paper, match);
    for (const EventGroup &group : played.log().groups()) {
        for (const Event &event : group.events) {
            for (const QString &asked : {u"after.mvp"_s, u"after.winnings"_s, u"after.fans"_s})
                QVERIFY2(!event.prompt.startsWith(asked), qPrintable(event.prompt));
        }
    }
    const Team home = paper.team(0);
    const Team away = paper.team(1);
    const auto mvps = [](const Team &team, const QString &ref) {
        return team.everPlayer(PlayerRef::fromString(ref).id)->achievements.mvps;
    };
    QCOMPARE(mvps(home, paper.ref(0, 5)), 1);
    QCOMPARE(mvps(away, paper.ref(1, 6)), 1);
    QCOMPARE(home.fanFactor, 7);
    QCOMPARE(away.fanFactor, 3);
    QVERIFY(home.treasury >= treasury + 50'000 || ruleset == u"bb2016"); // expensive mistakes
    QCOMPARE(must(paper.house.store().results().read(match)).side(0).winnings, 50'000);
}

void TestPaperSlip::signedAndBoughtNothingEndsTheMatch()
{
    PaperHouse paper;
    PaperSlip slip = full(paper);
    PaperHouse::row(slip, paper.ref(0, 2)).touchdowns = 1; // nobody reaches a level
    PaperHouse::row(slip, paper.ref(1, 5)).injuries = {{u"53"_s, {}, 0}};
    QVERIFY(!paper.house.leagues().enterSlip(paper.league, paper.fixture, slip));
    PaperHouse::row(slip, paper.ref(1, 5)).injuries = {{u"smashed-hip"_s, {}, 0}};
    for (const Seat seat : {0, 1})
        slip.side(seat).isSigned = slip.side(seat).boughtNothing = true;
    const JournalId match = paper.enter(slip);
    const LeagueFixture &fixture = *paper.league.league().fixture(paper.fixture);
    QVERIFY(fixture.outcome);
    QCOMPARE(fixture.outcome->result.td, 1);
    QCOMPARE(fixture.outcome->result.cas, 1);
    QVERIFY(seen(paper, match).prompts().empty());
    const Player &hurt = *paper.team(1).player(PlayerRef::fromString(paper.ref(1, 5)).id);
    QVERIFY(hurt.missesNextMatch);
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
}

void TestPaperSlip::itIsReadBackAsItWasWritten()
{
    PaperHouse paper;
    PaperSlip slip = full(paper);
    PaperHouse::addOthers(slip, 1, 1);
    PaperHouse::row(slip, paper.ref(0, 7)).injuries
        = {{u"saved"_s, PlayerRef::fromString(paper.ref(1, 0)).id, 0}, {u"dead"_s, {}, 0}};
    PaperHouse::row(slip, paper.ref(1, 0)).casualties = 1;
    slip.conceded = PaperConcession::AwayFree;
    const JournalId match = paper.enter(slip);
    const MatchSession session = seen(paper, match);
    QCOMPARE(slipOf(session), slip);
    QVERIFY(!must(correctionTo(slip, session)));
    paper.finish(match);
    const PaperSlip later = slipOf(seen(paper, match));
    PaperSlip asSigned = slip;
    asSigned.home.isSigned = asSigned.away.isSigned = true;
    QCOMPARE(later, asSigned);
}

void TestPaperSlip::aTouchdownIsCorrected()
{
    PaperHouse paper;
    const JournalId match = paper.enter(full(paper));
    paper.finish(match);
    PaperSlip slip = slipOf(seen(paper, match));
    PaperHouse::row(slip, paper.ref(0, 2)).touchdowns = 1;
    PaperHouse::row(slip, paper.ref(0, 1)).touchdowns = 1;
    PaperHouse::row(slip, paper.ref(0, 4)).touchdowns = 1; // one more than was told
    const auto change = must(correctionTo(slip, seen(paper, match)));
    QVERIFY(change);
    auto chain = must(paper.house.club().matches().correction(match, {*change}));
    while (chain.question()) // improvements of who scored less
        LeagueHouse::expectAct(chain.takeOut());
    QVERIFY(!paper.house.leagues().consequences(chain.batch()).isEmpty());
    LeagueHouse::expectAct(paper.house.club().matches().keep(chain));
    LeagueHouse::expectAct(paper.league.refresh());
    QCOMPARE(paper.league.league().fixture(paper.fixture)->outcome->result.td, 3);
    QCOMPARE(
        paper.team(0).player(PlayerRef::fromString(paper.ref(0, 1)).id)->achievements.touchdowns,
        1);
    QCOMPARE(slipOf(seen(paper, match)).home.touchdowns(), 3);
}

/// As earlier releases entered it: each line by itself, and what follows asked after it.
void TestPaperSlip::oneThatWasAnsweredOneByOneIsReadBack()
{
    PaperHouse paper;
    const PaperSlip blank = paper.sheet();
    const JournalId match = paper.enter(blank);
    const QString scorer = paper.ref(0, 2);
    {
        const auto open = must(paper.house.club().matches().open(match));
        LeagueHouse::expectAct(open->undo());
        const auto choose = [&open](const QString &prompt, const QString &choice) {
            Event event;
            event.prompt = prompt;
            event.choices = {choice};
            LeagueHouse::expectAct(open->act({event}));
        };
        choose(Asks::PaperTouchdown, scorer);
        choose(Asks::PaperTouchdown, scorer);
        choose(Asks::PaperCasualty, paper.ref(1, 5));
        choose(Asks::PaperHarm, u"smashed-hip"_s);
        choose(Asks::PaperBy, paper.ref(0, 3));
        Event done;
        done.prompt = Asks::PaperDone;
        LeagueHouse::expectAct(open->act({done}));
    }
    paper.finish(match);
    PaperSlip slip = slipOf(seen(paper, match));
    QCOMPARE(PaperHouse::row(slip, scorer).touchdowns, 2);
    QCOMPARE(PaperHouse::row(slip, paper.ref(0, 3)).casualties, 1);
    QCOMPARE(PaperHouse::row(slip, paper.ref(1, 5)).injuries.front().result, u"smashed-hip"_s);
    QVERIFY(slip.home.winnings && slip.home.fanRoll);
    QCOMPARE(slip.home.sum(&SlipRow::mvps), 1);
    // Another injury and other winnings: the questions that were asked for them go.
    PaperHouse::row(slip, paper.ref(1, 5)).injuries.front().result = u"broken-jaw"_s;
    slip.home.winnings = *slip.home.winnings + 10'000;
    const int before = paper.team(0).treasury;
    const auto change = must(correctionTo(slip, seen(paper, match)));
    QVERIFY(change);
    auto chain = must(paper.house.club().matches().correction(match, {*change}));
    QVERIFY(!chain.question());
    LeagueHouse::expectAct(paper.house.club().matches().keep(chain));
    QCOMPARE(paper.team(0).treasury, before + 10'000);
    const Player &hurt = *paper.team(1).player(PlayerRef::fromString(paper.ref(1, 5)).id);
    QCOMPARE(hurt.injuries.losses.movement, 0);
    QVERIFY(seen(paper, match).rejectedEvents().empty());
    QCOMPARE(slipOf(seen(paper, match)).home.winnings, slip.home.winnings);
}

void TestPaperSlip::aMatchOfDugoutHasNoSlip()
{
    PaperHouse paper;
    const JournalId match = must(paper.house.leagues().startMatch(paper.league, paper.fixture));
    PaperSlip slip = slipOf(seen(paper, match));
    slip.home.fans = 5'000;
    const auto refused = correctionTo(slip, seen(paper, match));
    QVERIFY(!refused);
}

void TestPaperSlip::starsPlayOnIt()
{
    PaperHouse paper;
    const auto session = must(
        paper.house.leagues().paperMatch(paper.league.league(), paper.league.id(), paper.fixture));
    QString star;
    for (const Prompt &each : session.prompts()) {
        if (each.id == u"paper.star.home")
            star = each.choices.value(0);
    }
    QVERIFY(!star.isEmpty());
    PaperSlip slip = paper.sheet();
    SlipRow row;
    row.star = StarId(star);
    row.touchdowns = 1;
    row.casualties = 1;
    slip.home.rows.push_back(row);
    const JournalId match = paper.enter(slip);
    const MatchSession entered = seen(paper, match);
    QCOMPARE(entered.state().sides[0].score, 1);
    const PaperSlip back = slipOf(entered);
    const auto found
        = std::find_if(back.home.rows.begin(), back.home.rows.end(),
                       [&star](const SlipRow &each) { return each.star.text() == star; });
    QVERIFY(found != back.home.rows.end());
    QCOMPARE(found->touchdowns, 1);
    QVERIFY(!found->name.isEmpty());
    QVERIFY(!must(correctionTo(back, entered)));
}

void TestPaperSlip::itIsAFile()
{
    PaperHouse paper;
    PaperSlip slip = full(paper);
    slip.home.isSigned = true;
    slip.conceded = PaperConcession::Away;
    const QJsonObject object = slipToJson(slip);
    QCOMPARE(must(slipFromJson(QJsonDocument::fromJson(QJsonDocument(object).toJson()).object())),
             slip);
    for (const auto &[key, value] : std::initializer_list<std::pair<QString, QJsonValue>>{
             {u"unheardOf"_s, 1},
             {u"conceded"_s, u"nobody at all"_s},
             {u"home"_s, QJsonObject{{u"fans"_s, -1}}},
             {u"winner"_s, 7}}) {
        QJsonObject wrong = object;
        wrong.insert(key, value);
        const auto refused = slipFromJson(wrong);
        QVERIFY2(!refused, qPrintable(key));
        QVERIFY(!refused.error().message.isEmpty());
    }
    QVERIFY(!slipFromJson({}));
}

void TestPaperSlip::shirtsStandForPlayers()
{
    PaperHouse paper;
    const PaperSlip blank = paper.sheet();
    PaperSlip slip;
    SlipRow row;
    row.number = blank.home.rows.at(3).number;
    row.touchdowns = 1;
    row.injuries = {{u"badly-hurt"_s, {}, blank.away.rows.at(2).number}};
    slip.home.rows = {row};
    row = {};
    row.number = blank.away.rows.at(2).number;
    row.casualties = 1;
    slip.away.rows = {row};
    const Match match = must(paper.house.leagues().paperMatch(paper.league.league(),
                                                              paper.league.id(), paper.fixture))
                            .game();
    const PaperSlip settled = must(settledSlip(slip, match));
    QCOMPARE(settled.home.rows.size(), blank.home.rows.size());
    QCOMPARE(settled.home.rows.at(3).player, blank.home.rows.at(3).player);
    QCOMPARE(settled.home.rows.at(3).injuries.front().by, blank.away.rows.at(2).player);
    QVERIFY(!paper.enter(slip).isEmpty());
}

void TestPaperSlip::theOutlookSaysWhatIsWrong()
{
    PaperHouse paper;
    const Match match = must(paper.house.leagues().paperMatch(paper.league.league(),
                                                              paper.league.id(), paper.fixture))
                            .game();
    PaperSlip slip = full(paper);
    SlipOutlook outlook = outlookOf(slip, match);
    QVERIFY2(outlook.mayBeKept(), qPrintable(outlook.problem()));
    // 3 for a touchdown, 1 for a completion, 2 for a casualty, 5 for the award (crp.es.txt:2136).
    const auto pointsOf = [&](const QString &ref) {
        const auto &rows = slip.side(PlayerRef::fromString(ref).seat).rows;
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].player == PlayerRef::fromString(ref).id)
                return outlook.side(PlayerRef::fromString(ref).seat).points.at(i);
        }
        return -1;
    };
    QCOMPARE(pointsOf(paper.ref(0, 2)), 6);
    QCOMPARE(pointsOf(paper.ref(0, 1)), 1);
    QCOMPARE(pointsOf(paper.ref(0, 3)), 2);
    QCOMPARE(pointsOf(paper.ref(0, 5)), 5);
    QCOMPARE(outlook.side(0).treasuryAfter, outlook.side(0).treasuryBefore + 50'000);
    QCOMPARE(outlook.side(0).fanFactorAfter, outlook.side(0).fanFactorBefore + 1);

    slip.home.score = 3;
    outlook = outlookOf(slip, match);
    QVERIFY(!outlook.mayBeKept());
    QCOMPARE(outlook.remarks.front().box, SlipBox::Touchdowns);
    QCOMPARE(outlook.remarks.front().seat, 0);
    slip.home.score = 2;
    PaperHouse::row(slip, paper.ref(0, 6)).mvps = 1;
    outlook = outlookOf(slip, match);
    QVERIFY(!outlook.mayBeKept());
    slip.conceded = PaperConcession::Away; // then there are two
    outlook = outlookOf(slip, match);
    QCOMPARE(outlook.side(0).mvps, 2);
    QCOMPARE(outlook.side(1).mvps, 0);
    slip.conceded = PaperConcession::None;
    PaperHouse::row(slip, paper.ref(0, 6)).mvps = 0;
    slip.home.winnings = 1'000'000;
    outlook = outlookOf(slip, match);
    QVERIFY(outlook.mayBeKept()); // the commissioner may know better
    QCOMPARE(outlook.remarks.front().box, SlipBox::Winnings);
    QVERIFY(outlook.remarks.front().isNote);
}

void TestPaperSlip::injuriesAreFound()
{
    PaperHouse paper;
    const auto session = must(
        paper.house.leagues().paperMatch(paper.league.league(), paper.league.id(), paper.fixture));
    const auto all = injuryChoices(session.game().context());
    const auto first = [&all](const QString &typed) {
        const auto found = injuriesNamed(all, typed);
        return found.empty() ? QString() : found.front().id;
    };
    QCOMPARE(first(u"53"_s), u"smashed-hip"_s); // crp.es.txt:1530
    QCOMPARE(first(u"65"_s), u"dead"_s);
    QCOMPARE(first(u"11"_s), u"badly-hurt"_s);
    QCOMPARE(first(u"hip"_s), u"smashed-hip"_s);
    QCOMPARE(first(u"broken n"_s), u"broken-neck"_s);
    QCOMPARE(first(u"dead"_s), u"dead"_s);
    QCOMPARE(first(u"-1 st"_s), u"smashed-collar-bone"_s);
    QCOMPARE(first(u"99"_s), QString());
    QCOMPARE(first(u"nothing of the kind"_s), QString());
}

QTEST_GUILESS_MAIN(TestPaperSlip)
#include "tst_paperslip.moc"
