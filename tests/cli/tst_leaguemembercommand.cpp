// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league inducements` and `club`: what is said of one team of a league.
class TestLeagueMemberCommand final : public QObject
{
    Q_OBJECT

private slots:
    void buysForAllMatches();
    void buysWithTheRegistration();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
    void changesTheClub();
    void showsWhatATeamHas();
};

namespace {

/// An event whose teams come back, with half a million left to everybody.
void found(const LeagueDesk &desk, const QString &options = u"permanent-inducements=on"_s)
{
    desk.mustDo({u"team"_s, u"add"_s, u"--samples"_s});
    desk.must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s, u"--options"_s, options,
               u"--budget"_s, u"1500000"_s});
}

void addTwo(const LeagueDesk &desk)
{
    for (const QString &team : {u"Amber Vale Harriers"_s, u"Copper Hill Crushers"_s})
        desk.must({u"add"_s, u"Yard"_s, team});
}

QJsonObject shopOf(const LeagueDesk &desk, const QString &team)
{
    return desk.must({u"inducements"_s, u"Yard"_s, team, u"--json"_s}).json();
}

} // namespace

void TestLeagueMemberCommand::buysForAllMatches()
{
    const LeagueDesk desk;
    found(desk);
    addTwo(desk);
    const QString team = u"Amber Vale Harriers"_s;
    const QJsonObject before = shopOf(desk, team);
    QCOMPARE(before[u"gold"_s].toInt(), 500'000);
    QVERIFY(before[u"inducements"_s].toArray().isEmpty());
    QVERIFY(before[u"offers"_s].toArray().size() > 8);
    desk.must({u"inducements"_s, u"Yard"_s, team, u"--buy"_s,
               u"bribes*2,mercenaries/lineman+block"_s, u"--reason"_s, u"as announced"_s});
    const QJsonObject after = shopOf(desk, team);
    const QJsonArray bought = after[u"inducements"_s].toArray();
    QCOMPARE(bought.size(), 3);
    int paid = 0;
    for (const auto &each : bought)
        paid += each[u"price"_s].toInt();
    QCOMPARE(after[u"gold"_s].toInt(), 500'000 - paid);
    QCOMPARE(bought[2][u"skill"_s].toString(), u"block"_s);
    const QString plain = desk.must({u"inducements"_s, u"Yard"_s, team}).out;
    QVERIFY2(plain.contains(u"In every match: 2 × "_s), qPrintable(plain));
    const QJsonObject shown = desk.must({u"show"_s, u"Yard"_s, u"--json"_s}).json();
    QCOMPARE(shown[u"teams"_s][0][u"inducements"_s].toArray().size(), 3);
    QVERIFY(desk.must({u"show"_s, u"Yard"_s}).out.contains(u"in every match: 2 × "_s));
    // The match of a fixture asks for none of it.
    desk.must(
        {u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--resurrection"_s, u"--all-teams"_s});
    const QStringList pair = desk.drawn().front();
    desk.must({u"start"_s, u"Yard"_s, pair.at(0), pair.at(1)});
    const CommandAnswer late = desk.run({u"inducements"_s, u"Yard"_s, team, u"--none"_s});
    QCOMPARE(late.status, 1);
    QVERIFY2(late.err.contains(u"has begun to play in Spring"_s), qPrintable(late.err));
    QVERIFY(desk.must({u"check"_s, u"Yard"_s, u"--json"_s}).json()[u"sound"_s].toBool());
}

void TestLeagueMemberCommand::buysWithTheRegistration()
{
    const LeagueDesk desk;
    found(desk);
    const QString team = u"Copper Hill Crushers"_s;
    desk.must({u"add"_s, u"Yard"_s, team, u"--inducements"_s, u"bloodweiser-babes"_s});
    QCOMPARE(shopOf(desk, team)[u"gold"_s].toInt(), 450'000);
    // Said of a team that has joined, it is changed.
    desk.must({u"add"_s, u"Yard"_s, team, u"--inducements"_s, u"wizard"_s, u"--club"_s, u"Hill"_s});
    QCOMPARE(shopOf(desk, team)[u"gold"_s].toInt(), 350'000);
    const QString sheet = desk.mustDo({u"team"_s, u"show"_s, team}).out;
    QVERIFY2(sheet.contains(u"In every match: "_s), qPrintable(sheet));
    desk.must({u"inducements"_s, u"Yard"_s, team, u"--none"_s});
    QCOMPARE(shopOf(desk, team)[u"gold"_s].toInt(), 500'000);
    desk.must({u"undo"_s, u"Yard"_s});
    QCOMPARE(shopOf(desk, team)[u"gold"_s].toInt(), 350'000);
}

void TestLeagueMemberCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QString team = u"Amber Vale Harriers"_s;
    const QStringList buy{u"inducements"_s, u"Yard"_s, team, u"--buy"_s};
    QTest::newRow("too dear") << buy + QStringList{u"star-players/griff-oberwald,wizard,bribes"_s}
                              << 1;
    QTest::newRow("banned") << buy + QStringList{u"halfling-master-chef"_s} << 1;
    QTest::newRow("no such thing") << buy + QStringList{u"unicorns"_s} << 1;
    QTest::newRow("no words") << buy + QStringList{u"!"_s} << 1;
    QTest::newRow("too many") << buy + QStringList{u"wizard*2"_s} << 1;
    QTest::newRow("no such team") << QStringList{u"inducements"_s, u"Yard"_s, u"Nobody"_s} << 1;
    QTest::newRow("no budget") << QStringList{u"new"_s, u"Other"_s, u"--budget"_s, u"much"_s} << 2;
    QTest::newRow("club of nobody") << QStringList{u"club"_s, u"Yard"_s, u"Nobody"_s, u"X"_s} << 1;
}

void TestLeagueMemberCommand::refusesInOneSentence()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const LeagueDesk desk;
    found(desk, u"permanent-inducements=on,ban-halfling-master-chef=on"_s);
    addTwo(desk);
    const CommandAnswer answer = desk.run(words);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
    QVERIFY(answer.out.isEmpty());
}

void TestLeagueMemberCommand::changesTheClub()
{
    const LeagueDesk desk;
    desk.prepare(2, {u"--format"_s, u"swiss"_s});
    const auto club = [&desk] {
        return desk.must({u"show"_s, u"Yard"_s, u"--json"_s})
            .json()[u"teams"_s][0][u"club"_s]
            .toString();
    };
    QCOMPARE(club(), QString());
    QVERIFY(
        desk.must({u"club"_s, u"Yard"_s, u"Team 1"_s, u"Old Boys"_s}).out.contains(u"Old Boys"_s));
    QCOMPARE(club(), u"Old Boys"_s);
    desk.must({u"club"_s, u"Yard"_s, u"Team 1"_s});
    QCOMPARE(club(), QString());
}

void TestLeagueMemberCommand::showsWhatATeamHas()
{
    const LeagueDesk desk;
    found(desk);
    const QString shown = desk.mustDo({u"team"_s, u"show"_s, u"Amber Vale Harriers"_s}).out;
    QVERIFY2(shown.contains(u"Team re-rolls: 2"_s), qPrintable(shown));
}

QTEST_GUILESS_MAIN(TestLeagueMemberCommand)
#include "tst_leaguemembercommand.moc"
