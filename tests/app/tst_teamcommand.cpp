// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "core/exchange/teamfile.h"
#include "tests/support/teambuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout team …` as a script sees it: what it prints, where, and how it ends.
class TestTeamCommand final : public QObject
{
    Q_OBJECT

private slots:
    void builds();
    void printsWithoutAFile();
    void refusesWhatTheRulesForbid_data();
    void refusesWhatTheRulesForbid();
    void checks();
    void values();
    void shows();
    void improves();
    void saysWhichPositionsThereAre();
    void namesAreForgiving();
    void missingFiles();

private:
    struct Ended
    {
        int status = 0;
        QString out;
        QString err;

        [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
    };

    Ended run(const QStringList &arguments);
    QString path(const QString &name) { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

TestTeamCommand::Ended TestTeamCommand::run(const QStringList &arguments)
{
    Ended ended;
    QTextStream out(&ended.out);
    QTextStream err(&ended.err);
    CliContext context{out, err, Language::English, {}, m_folder.path(), false};
    ended.status = runCommandLine(QStringList{u"team"_s} + arguments, context);
    return ended;
}

void TestTeamCommand::builds()
{
    const QString file = path(u"orcs.json"_s);
    const Ended ended
        = run({u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"orc"_s, u"--name"_s,
               u"Über Örks"_s, u"--players"_s, u"lineman:7,blitzer:4"_s, u"--rerolls"_s, u"2"_s,
               u"--fan-factor"_s, u"3"_s, u"--apothecary"_s, u"1"_s, u"--out"_s, file});
    QCOMPARE(ended.err, QString());
    QCOMPARE(ended.status, 0);
    const Team team = must(loadTeamFile(file));
    QCOMPARE(team.name, u"Über Örks"_s);
    QCOMPARE(team.players.size(), size_t(11));
    QVERIFY(!team.players.front().name.isEmpty());
    QCOMPARE(team.rerolls, 2);
    QCOMPARE(team.fanFactor, 3);
    QCOMPARE(team.apothecaries, 1);
}

void TestTeamCommand::printsWithoutAFile()
{
    const QStringList arguments{u"new"_s,       u"--ruleset"_s, u"bb2016"_s,  u"--roster"_s,
                                u"elf"_s,       u"--budget"_s,  u"1200000"_s, u"--players"_s,
                                u"lineman:3"_s, u"--seed"_s,    u"12"_s};
    const Ended first = run(arguments);
    QCOMPARE(first.status, 0);
    QCOMPARE(must(readTeam(first.out.toUtf8())).budget, 1'200'000);
    QCOMPARE(run(arguments).out, first.out);
}

void TestTeamCommand::refusesWhatTheRulesForbid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QStringList human{u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"human"_s};
    QTest::newRow("two ogres") << human + QStringList{u"--players"_s, u"ogre:2"_s} << 1;
    QTest::newRow("17 linemen") << human + QStringList{u"--players"_s, u"lineman:17"_s} << 1;
    QTest::newRow("9 re-rolls") << human + QStringList{u"--rerolls"_s, u"9"_s} << 1;
    QTest::newRow("words for a seed") << human + QStringList{u"--seed"_s, u"lucky"_s} << 2;
    QTest::newRow("too expensive")
        << human + QStringList{u"--budget"_s, u"90000"_s, u"--players"_s, u"lineman:2"_s} << 1;
    QTest::newRow("no such position") << human + QStringList{u"--players"_s, u"keeper:1"_s} << 1;
    QTest::newRow("no such roster")
        << QStringList{u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"slann"_s} << 1;
    QTest::newRow("no such ruleset")
        << QStringList{u"new"_s, u"--ruleset"_s, u"xyz"_s, u"--roster"_s, u"human"_s} << 1;
    QTest::newRow("no ruleset") << QStringList{u"new"_s, u"--roster"_s, u"human"_s} << 2;
    QTest::newRow("no number") << human + QStringList{u"--rerolls"_s, u"many"_s} << 2;
    QTest::newRow("no count") << human + QStringList{u"--players"_s, u"lineman:x"_s} << 2;
    QTest::newRow("no such command") << QStringList{u"dance"_s} << 2;
}

void TestTeamCommand::refusesWhatTheRulesForbid()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Ended ended = run(arguments);
    QCOMPARE(ended.status, status);
    QVERIFY(!ended.err.isEmpty());
    QVERIFY(ended.out.isEmpty());
}

void TestTeamCommand::checks()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const QString good = path(u"good.json"_s);
    QVERIFY(saveTeamFile(good, testTeam(crp, u"human"_s, {{u"lineman"_s, 11}})));
    QCOMPARE(run({u"check"_s, good}).status, 0);
    QVERIFY(run({u"check"_s, good, u"--json"_s}).json().array().isEmpty());
    const QString bad = path(u"bad.json"_s);
    QVERIFY(saveTeamFile(bad, testTeam(crp, u"human"_s, {{u"lineman"_s, 10}})));
    const Ended ended = run({u"check"_s, bad, u"--json"_s});
    QCOMPARE(ended.status, 1);
    QCOMPARE(ended.json().array().at(0).toObject().value("code"_L1).toString(),
             u"too-few-players"_s);
    QVERIFY(!ended.err.isEmpty());
}

void TestTeamCommand::values()
{
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    const QString file = path(u"value.json"_s);
    QVERIFY(saveTeamFile(file, testTeam(lrb4, u"orc"_s, {{u"lineman"_s, 11}})));
    const QJsonObject object = run({u"value"_s, file, u"--json"_s}).json().object();
    QCOMPARE(object.value("teamValue"_L1).toInt(), 550'000);
    QCOMPARE(object.value("left"_L1).toInt(), 450'000);
    QCOMPARE(object.value("teamRating"_L1).toInt(), 100);
    QVERIFY(run({u"value"_s, file}).out.contains(u"550,000"_s));
}

void TestTeamCommand::shows()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const QString file = path(u"show.json"_s);
    QVERIFY(saveTeamFile(file, testTeam(crp, u"human"_s, {{u"blitzer"_s, 2}})));
    const QJsonObject object = run({u"show"_s, file, u"--json"_s}).json().object();
    const QJsonObject blitzer = object.value("players"_L1).toArray().at(1).toObject();
    QCOMPARE(blitzer.value("number"_L1).toInt(), 2);
    QCOMPARE(blitzer.value("ma"_L1).toInt(), 7);
    QCOMPARE(blitzer.value("skills"_L1).toArray().at(0).toString(), u"Block"_s);
    const QString spanish = run({u"show"_s, file, u"--lang"_s, u"es"_s}).out;
    QVERIFY(spanish.contains(u"Placar"_s));
    QVERIFY(spanish.contains(u"7/3/3/8"_s));
    QVERIFY(!spanish.contains(u'['));
    // Who is hurt or stays away is told so.
    Team team = testTeam(crp, u"human"_s, {{u"blitzer"_s, 2}});
    team.players.front().missesNextMatch = true;
    team.players.front().injuries.niggling = 1;
    const QString hurt = path(u"hurt.json"_s);
    QVERIFY(saveTeamFile(hurt, team));
    QVERIFY(run({u"show"_s, hurt}).out.contains(u"Block [misses next match, niggling]"_s));
}

void TestTeamCommand::saysWhichPositionsThereAre()
{
    const Ended refused = run({u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"halfling"_s,
                               u"--players"_s, u"halfling:9,keeper:1"_s});
    QCOMPARE(refused.err.trimmed(),
             u"The team list has no position \"keeper\"; there are: halfling, treeman."_s);
}

void TestTeamCommand::improves()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const QString file = path(u"improve.json"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    QVERIFY(saveTeamFile(file, team));
    // Nobody learns anything before he has the points for it.
    for (const QStringList &taking : {QStringList{}, QStringList{u"--take"_s, u"block"_s}})
        QCOMPARE(
            run(QStringList{u"improve"_s, file, u"1"_s, u"--dice"_s, u"1,2"_s} + taking).status, 1);
    QCOMPARE(must(loadTeamFile(file)), team);
    team.players.front().achievements.touchdowns = 2;
    QVERIFY(saveTeamFile(file, team));
    const QJsonArray choices
        = run({u"improve"_s, file, u"#1"_s, u"--dice"_s, u"6 6"_s, u"--json"_s}).json().array();
    QCOMPARE(choices.last().toObject().value("gain"_L1).toString(), u"+st"_s);
    QCOMPARE(run({u"improve"_s, file, u"1"_s, u"--dice"_s, u"1,2"_s, u"--take"_s, u"+st"_s}).status,
             1);
    QCOMPARE(must(loadTeamFile(file)), team);
    QCOMPARE(
        run({u"improve"_s, file, u"1"_s, u"--dice"_s, u"1,2"_s, u"--take"_s, u"block"_s}).status,
        0);
    QCOMPARE(must(loadTeamFile(file)).players.front().improvements.size(), size_t(1));
    QCOMPARE(run({u"improve"_s, file, u"1"_s, u"--dice"_s, u"7,2"_s}).status, 2);
    QCOMPARE(run({u"improve"_s, file, u"99"_s, u"--dice"_s, u"1,2"_s}).status, 1);
}

void TestTeamCommand::namesAreForgiving()
{
    const QString file = path(u"names.json"_s);
    QCOMPARE(run({u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"Orcos"_s, u"--players"_s,
                  u"Lineman:7,Black Orc Blocker:4"_s, u"--out"_s, file})
                 .status,
             0);
    const Team team = must(loadTeamFile(file));
    QCOMPARE(team.roster, RosterId(u"orc"_s));
    QCOMPARE(team.players.back().position, PositionId(u"black-orc-blocker"_s));
    QCOMPARE(run({u"improve"_s, file, team.players.back().id.text(), u"--dice"_s, u"1,2"_s,
                  u"--gift"_s, u"--take"_s, u"Mighty Blow"_s})
                 .status,
             0);
}

void TestTeamCommand::missingFiles()
{
    for (const QString &command : {u"check"_s, u"value"_s, u"show"_s}) {
        QCOMPARE(run({command, path(u"nowhere.json"_s)}).status, 1);
        QCOMPARE(run({command}).status, 2);
        QCOMPARE(run({command, u"--help"_s}).status, 0);
    }
}

QTEST_GUILESS_MAIN(TestTeamCommand)
#include "tst_teamcommand.moc"
