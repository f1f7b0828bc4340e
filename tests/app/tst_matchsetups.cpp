// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"
#include "core/exchange/teamfile.h"
#include "core/files/readfile.h"
#include "tests/support/commandrun.h"
#include "tests/support/matchdriver.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What `dugout match` says of teams, files and words that do not fit.
class TestMatchSetups final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void teams_data();
    void teams();
    void teamsOfOneSeedMayMeet();
    void oneOffGamesAskForNoGold();
    void strangeFiles_data();
    void strangeFiles();
    void answers_data();
    void answers();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Writes a team file and says where.
    QString save(const QString &name, const Team &team)
    {
        if (!saveTeamFile(path(name), team))
            qFatal("cannot write");
        return path(name);
    }

    QTemporaryDir m_folder;
};

void TestMatchSetups::initTestCase()
{
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        Team human = plainTeam(ruleset, u"human"_s, u"lineman"_s, 11);
        save(u"human-%1.json"_s.arg(ruleset), human);
        human.id = TeamId(u"ten"_s);
        human.players.pop_back();
        save(u"played-%1.json"_s.arg(ruleset), human);
        human.founded = false;
        human.rerolls = 0;
        save(u"ten-%1.json"_s.arg(ruleset), human);
        save(u"orc-%1.json"_s.arg(ruleset), plainTeam(ruleset, u"orc"_s, u"lineman"_s, 11));
    }
}

void TestMatchSetups::teams_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("home");
    QTest::addColumn<QString>("away");
    QTest::addColumn<int>("status");
    QTest::newRow("two teams") << u"crp"_s << u"human-crp"_s << u"orc-crp"_s << 0;
    QTest::newRow("another edition") << u"crp"_s << u"human-crp"_s << u"orc-bb2016"_s << 1;
    QTest::newRow("the other way round") << u"bb2016"_s << u"human-crp"_s << u"orc-bb2016"_s << 1;
    QTest::newRow("ten new players") << u"crp"_s << u"ten-crp"_s << u"orc-crp"_s << 1;
    QTest::newRow("ten in the newer edition")
        << u"bb2016"_s << u"ten-bb2016"_s << u"orc-bb2016"_s << 1;
    QTest::newRow("ten who have played") << u"crp"_s << u"played-crp"_s << u"orc-crp"_s << 0;
    QTest::newRow("against itself") << u"crp"_s << u"human-crp"_s << u"human-crp"_s << 1;
}

void TestMatchSetups::teams()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, home);
    QFETCH(QString, away);
    QFETCH(int, status);
    const QString file
        = path(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-') + u".match"_s);
    const CommandAnswer answer
        = runCommand(u"match new --ruleset %1 --home %2.json --away %3.json --out %4"_s.arg(
            ruleset, path(home), path(away), file));
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.err.count(u'\n') > 0, status != 0);
    QCOMPARE(QFile::exists(file), status == 0);
}

/// The seed makes up names; it makes no two teams one.
void TestMatchSetups::teamsOfOneSeedMayMeet()
{
    for (const QString &name : {u"H"_s, u"G"_s})
        QCOMPARE(runCommand({u"team"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s,
                             u"human"_s, u"--name"_s, name, u"--players"_s, u"lineman:11"_s,
                             u"--seed"_s, u"1"_s, u"--out"_s, path(name + u"-seeded.json"_s)})
                     .status,
                 0);
    const CommandAnswer met = runCommand(
        {u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--home"_s, path(u"H-seeded.json"_s),
         u"--away"_s, path(u"G-seeded.json"_s), u"--out"_s, path(u"seeded-match.json"_s)});
    QVERIFY2(met.status == 0, qPrintable(met.err));
}

void TestMatchSetups::oneOffGamesAskForNoGold()
{
    Team rich = plainTeam(u"crp"_s, u"human"_s, u"lineman"_s, 11);
    rich.rerolls = 6;
    rich.treasury = 200'000;
    save(u"rich.json"_s, rich);
    for (const bool league : {true, false}) {
        const QString file = path(league ? u"league.match"_s : u"one-off.match"_s);
        QCOMPARE(runCommand(u"match new --ruleset crp --home %1 --away %2 --out %3 %4"_s.arg(
                                path(u"rich.json"_s), path(u"orc-crp.json"_s), file,
                                league ? u"--league"_s : QString()))
                     .status,
                 0);
        QCOMPARE(runCommand(u"match answer %1 weather --dice 34"_s.arg(file)).status, 0);
        const QString shown = runCommand(u"match show "_s + file).out;
        QCOMPARE(shown.contains(u"> petty-cash"_s), league);
        QCOMPARE(shown.contains(u"> gate"_s), !league);
    }
}

void TestMatchSetups::strangeFiles_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("status");
    QTest::newRow("sound") << QString() << 0;
    QTest::newRow("an option nobody knows") << u"option"_s << 1;
    QTest::newRow("an entry that does not fit") << u"entry"_s << 1;
}

void TestMatchSetups::strangeFiles()
{
    QFETCH(QString, what);
    QFETCH(int, status);
    MatchFile file;
    file.setup = plainSetup(u"crp"_s);
    if (what == u"option"_s)
        file.setup.options[OptionId(u"moonlight"_s)] = true;
    if (what == u"entry"_s) {
        Event event;
        event.prompt = u"moonlight"_s;
        file.log.push_back({LogAction::Kind::Do, {0, {event}}, {}});
    }
    const QString name = path(u"strange-%1.match"_s.arg(what));
    QVERIFY(saveMatchFile(name, file));
    for (const QString &command : {u"show"_s, u"replay"_s}) {
        for (const QString &form : {QString(), u" --json"_s}) {
            const CommandAnswer answer = runCommand(u"match %1 %2%3"_s.arg(command, name, form));
            QCOMPARE(answer.status, status);
            QVERIFY(!answer.out.isEmpty()); // it is shown all the same
            QCOMPARE(answer.err.isEmpty(), status == 0);
            if (!form.isEmpty())
                QCOMPARE(answer.json().value(u"misfits"_s).toArray().size(),
                         what == u"entry"_s ? 1 : 0);
        }
    }
}

void TestMatchSetups::answers_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("dice apart") << u"weather --roll"_s << 0;
    QTest::newRow("dice in one word") << u"weather --dice 34"_s << 0;
    QTest::newRow("too many in one word") << u"weather --dice 345"_s << 1;
    QTest::newRow("a face that is not there") << u"weather --dice 37"_s << 1;
    QTest::newRow("no number for a seat") << u"weather --roll --seat x"_s << 2;
    QTest::newRow("no such seat") << u"weather --roll --seat 7"_s << 1;
}

void TestMatchSetups::answers()
{
    QFETCH(QString, words);
    QFETCH(int, status);
    MatchFile file;
    file.setup = plainSetup(u"crp"_s);
    const QString name = path(u"answers.match"_s);
    QVERIFY(saveMatchFile(name, file));
    const CommandAnswer answer = runCommand(u"match answer %1 %2"_s.arg(name, words));
    QCOMPARE(answer.status, status);
    QCOMPARE(must(readMatch(must(readFile(name, largestMatchFile)))).log.size(),
             size_t(status == 0 ? 1 : 0));
}

QTEST_GUILESS_MAIN(TestMatchSetups)
#include "tst_matchsetups.moc"
