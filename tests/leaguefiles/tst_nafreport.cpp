// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/datatree.h"
#include "core/leaguefiles/nafreport.h"
#include "tests/leaguefiles/shownleague.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Results for the players' association.
class TestNafReport final : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatWasPlayed();
    void leavesOutWhatWasNot();
    void takesAnyName();
    void refusesNothing();
};

void TestNafReport::holdsWhatWasPlayed()
{
    ShownLeague league;
    const auto report = nafReport(league.shown, ShownLeague::league, u"Chef & Co"_s);
    QVERIFY(report);
    const auto root = parseXml(report->bytes);
    QVERIFY(root);
    QCOMPARE(root->name, u"nafReport"_s);
    QCOMPARE(root->child(u"organiser")->text, u"Chef & Co"_s);
    std::vector<const DataNode *> games;
    for (const DataNode &each : root->children) {
        if (each.name == u"game"_s)
            games.push_back(&each);
    }
    // Coaches 1 and 2 are members; 3 and 4 are not, and do not meet in the first round.
    QCOMPARE(static_cast<int>(games.size()), report->games);
    QCOMPARE(report->games, 2);
    const DataNode &game = *games.front();
    QCOMPARE(game.children.front().name, u"timeStamp"_s);
    QCOMPARE(game.children.front().text, u"2026-03-14 19:30"_s);
    const DataNode &home = game.children.at(1);
    QCOMPARE(home.name, u"playerRecord"_s);
    QStringList fields;
    for (const DataNode &each : home.children)
        fields.append(each.name);
    QCOMPARE(fields,
             (QStringList{u"name"_s, u"number"_s, u"team"_s, u"teamRating"_s, u"touchDowns"_s,
                          u"badlyHurt"_s}));
    QCOMPARE(home.child(u"teamRating")->text, u"123"_s);
    QCOMPARE(home.child(u"touchDowns")->text, u"2"_s);
    QCOMPARE(home.child(u"badlyHurt")->text, u"3"_s);
    QCOMPARE(game.children.at(2).child(u"teamRating")->text, u"100"_s);
    QCOMPARE(root->child(u"coaches")->children.size(), size_t{3}); // one stands in for two
    QVERIFY(report->bytes.contains("<number>4711</number>"));
    QVERIFY(report->bytes.contains("<team>Orc</team>"));
    QVERIFY(!report->bytes.contains(ShownLeague::contact.toUtf8()));
}

void TestNafReport::leavesOutWhatWasNot()
{
    ShownLeague league;
    const LeagueFixture fixture = league.fixture(ShownLeague::league, 1);
    FixtureOutcome outcome = *fixture.outcome;
    outcome.result.kind = ResultKind::Awarded;
    league.act(ResultEntered{fixture.id, outcome, {}});
    for (LeagueCoach &each : league.shown.league.coaches)
        each.naf = 0;
    const auto report = nafReport(league.shown, ShownLeague::league, u"x"_s);
    QVERIFY(report);
    QCOMPARE(report->games, 0);
    QCOMPARE(report->notes.size(), size_t{2});
    QCOMPARE(report->notes.front().reason, u"It was not played."_s);
    QCOMPARE(report->notes.back().reason, u"Neither coach has a NAF number."_s);
    QCOMPARE(report->numberless, 1);
    QCOMPARE(nafSummary(*report),
             u"Matches in the report: 0. Left out: 2. The NAF accepts a match if a coach has a "
             "NAF number."_s);
    QCOMPARE(nafSummary({{}, 2, 0, {}}), u"Matches in the report: 2. Left out: 0."_s);
}

void TestNafReport::takesAnyName()
{
    ShownLeague league;
    league.shown.league.coaches.front().name = u"<\u0001]]>&\"'\uffff"_s;
    const auto report = nafReport(league.shown, ShownLeague::league, u"\u0000x<"_s);
    QVERIFY(report);
    QVERIFY(parseXml(report->bytes));
}

void TestNafReport::refusesNothing()
{
    const ShownLeague league;
    QVERIFY(!nafReport(league.shown, CompetitionId(u"no"_s), {}));
}

QTEST_GUILESS_MAIN(TestNafReport)
#include "tst_nafreport.moc"
