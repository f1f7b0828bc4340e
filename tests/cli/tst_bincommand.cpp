// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"
#include "tests/support/commandrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int sampleTeams = 8;
constexpr int sampleMatches = 14;

/// A data folder with the commands run on it.
class Folder
{
public:
    [[nodiscard]] CommandAnswer run(const QStringList &words) const
    {
        return runCommand(words, m_folder.path());
    }
    [[nodiscard]] CommandAnswer must(const QStringList &words) const
    {
        const CommandAnswer answer = run(words);
        if (answer.status != 0)
            qFatal("%s: %s", qPrintable(words.join(u' ')), qPrintable(answer.err));
        return answer;
    }
    [[nodiscard]] QJsonArray rows(const QStringList &words) const
    {
        return must(words + QStringList{u"--json"_s}).rows();
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Everything of a league, but for the sheets' place in the file.
    [[nodiscard]] QString exported(const QString &league) const
    {
        return must({u"league"_s, u"export"_s, league}).out;
    }

private:
    QTemporaryDir m_folder;
};

QStringList idsOf(const QJsonArray &rows)
{
    QStringList ids;
    for (const auto &each : rows)
        ids.append(each.toObject().value(u"id"_s).toString());
    ids.sort();
    return ids;
}

QString teamOf(const Folder &folder)
{
    return folder.rows({u"team"_s, u"list"_s})[0].toObject().value(u"id"_s).toString();
}

} // namespace

/// What was deleted is in the bin, earlier sheets can be gone back to, and nothing comes twice.
class TestBinCommand final : public QObject
{
    Q_OBJECT

private slots:
    void aTeamGoesAndComesBack();
    void whatIsNeededStays();
    void aLeagueGoesWithAllOfItAndComesBack();
    void aLeagueGoesAloneAndItsTablesComeBack();
    void theBinIsEmptied();
    void aLeagueComesFromItsFileAgain_data();
    void aLeagueComesFromItsFileAgain();
    void aTeamIsImportedOnce();
    void anEarlierSheetIsGoneBackTo();
    void aSheetGoesBackByTwoMatches();
    void aRegisteredSheetIsLocked();
};

void TestBinCommand::aTeamGoesAndComesBack()
{
    const Folder folder;
    (void)folder.must({u"team"_s, u"add"_s, u"--samples"_s});
    const QJsonArray before = folder.rows({u"team"_s, u"list"_s});
    (void)folder.must({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--rerolls"_s, u"1"_s});
    const QString shown = folder.must({u"team"_s, u"show"_s, u"Box of Blues"_s}).out;
    const QJsonObject gone
        = folder.must({u"team"_s, u"remove"_s, u"Box of Blues"_s, u"--json"_s}).json();
    QCOMPARE(gone.value(u"name"_s).toString(), u"Box of Blues"_s);
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), before.size() - 1);
    QCOMPARE(folder.run({u"team"_s, u"show"_s, u"Box of Blues"_s}).status, 1);
    const QJsonArray lying = folder.rows({u"bin"_s, u"list"_s});
    QCOMPARE(lying.size(), 1);
    QCOMPARE(lying[0][u"kind"_s].toString(), u"team"_s);
    QCOMPARE(lying[0][u"what"_s].toString(), gone.value(u"id"_s).toString());
    const double days = (lying[0][u"untilMs"_s].toDouble() - lying[0][u"deletedMs"_s].toDouble())
        / (24.0 * 60 * 60 * 1000);
    QCOMPARE(days, 30.0);
    (void)folder.must({u"bin"_s, u"restore"_s, u"Box of Blues"_s});
    QCOMPARE(folder.must({u"team"_s, u"show"_s, u"Box of Blues"_s}).out, shown);
    QCOMPARE(idsOf(folder.rows({u"team"_s, u"list"_s})), idsOf(before));
    QVERIFY(folder.rows({u"bin"_s, u"list"_s}).isEmpty());
    // Its earlier sheets came back with it.
    QCOMPARE(folder.rows({u"team"_s, u"sheets"_s, u"Box of Blues"_s}).size(), 1);
    QCOMPARE(folder.run({u"bin"_s, u"restore"_s, u"Box of Blues"_s}).status, 1);
}

void TestBinCommand::whatIsNeededStays()
{
    const Folder folder;
    (void)folder.must({u"league"_s, u"new"_s, u"--sample"_s});
    const QString team = teamOf(folder);
    const CommandAnswer refused = folder.run({u"team"_s, u"remove"_s, team});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"Sample League"_s), qPrintable(refused.err));
    // The one changed last is still being played.
    const QString match
        = folder.rows({u"match"_s, u"list"_s}).last().toObject().value(u"id"_s).toString();
    const CommandAnswer counted = folder.run({u"match"_s, u"remove"_s, match});
    QCOMPARE(counted.status, 1);
    QVERIFY2(counted.err.contains(u"Sample League"_s), qPrintable(counted.err));
    QVERIFY(folder.rows({u"bin"_s, u"list"_s}).isEmpty());
    // A team in a match that is not over, without any league.
    const Folder friends;
    (void)friends.must({u"team"_s, u"add"_s, u"--samples"_s});
    const QJsonArray marks = friends.rows({u"team"_s, u"list"_s});
    QStringList pair;
    for (const auto &each : marks) {
        if (each[u"ruleset"_s].toString() == u"crp"_s)
            pair.append(each[u"id"_s].toString());
    }
    QVERIFY(pair.size() > 1);
    (void)friends.must({u"match"_s, u"new"_s, u"--home"_s, pair[0], u"--away"_s, pair[1],
                        u"--ruleset"_s, u"crp"_s, u"--title"_s, u"Friendly"_s});
    const CommandAnswer playing = friends.run({u"team"_s, u"remove"_s, pair[0]});
    QCOMPARE(playing.status, 1);
    QVERIFY2(playing.err.contains(u"Friendly"_s), qPrintable(playing.err));
    for (const auto &each : friends.rows({u"team"_s, u"list"_s})) {
        const bool plays = pair.indexOf(each[u"id"_s].toString()) >= 0
            && pair.indexOf(each[u"id"_s].toString()) < 2;
        QCOMPARE(each[u"matches"_s].toArray().size(), plays ? 1 : 0);
    }
    (void)friends.must({u"match"_s, u"remove"_s, u"Friendly"_s});
    (void)friends.must({u"team"_s, u"remove"_s, pair[0]});
    (void)friends.must({u"bin"_s, u"restore"_s, u"Friendly"_s});
    QCOMPARE(friends.rows({u"match"_s, u"list"_s}).size(), 1);
}

void TestBinCommand::aLeagueGoesWithAllOfItAndComesBack()
{
    const Folder folder;
    (void)folder.must({u"league"_s, u"new"_s, u"--sample"_s});
    const QString before = folder.exported(u"Sample League"_s);
    const QString leaders
        = folder.must({u"league"_s, u"leaders"_s, u"Sample League"_s, u"--json"_s}).out;
    (void)folder.must({u"league"_s, u"remove"_s, u"Sample League"_s, u"--with-teams"_s});
    for (const QString &kind : {u"league"_s, u"team"_s, u"match"_s})
        QVERIFY(folder.rows({kind, u"list"_s}).isEmpty());
    const QJsonArray lying = folder.rows({u"bin"_s, u"list"_s});
    QCOMPARE(lying.size(), 1);
    QCOMPARE(lying[0][u"teams"_s].toArray().size(), sampleTeams);
    QCOMPARE(lying[0][u"matches"_s].toInt(), sampleMatches);
    (void)folder.must({u"bin"_s, u"restore"_s, u"Sample League"_s});
    QCOMPARE(folder.exported(u"Sample League"_s), before);
    QCOMPARE(folder.must({u"league"_s, u"leaders"_s, u"Sample League"_s, u"--json"_s}).out,
             leaders);
    QCOMPARE(folder.run({u"league"_s, u"check"_s, u"Sample League"_s}).status, 0);
    QVERIFY(folder.rows({u"bin"_s, u"list"_s}).isEmpty());
}

void TestBinCommand::aLeagueGoesAloneAndItsTablesComeBack()
{
    const Folder folder;
    (void)folder.must({u"league"_s, u"new"_s, u"--sample"_s});
    const QString before = folder.exported(u"Sample League"_s);
    const QString leaders
        = folder.must({u"league"_s, u"leaders"_s, u"Sample League"_s, u"--json"_s}).out;
    const CommandAnswer gone = folder.must({u"league"_s, u"remove"_s, u"Sample League"_s});
    QVERIFY2(gone.out.contains(u"stay"_s), qPrintable(gone.out));
    QVERIFY(folder.rows({u"league"_s, u"list"_s}).isEmpty());
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), sampleTeams);
    QCOMPARE(folder.rows({u"match"_s, u"list"_s}).size(), sampleMatches);
    (void)folder.must({u"bin"_s, u"restore"_s, u"Sample League"_s});
    QCOMPARE(folder.exported(u"Sample League"_s), before);
    QCOMPARE(folder.must({u"league"_s, u"leaders"_s, u"Sample League"_s, u"--json"_s}).out,
             leaders);
    QCOMPARE(folder.run({u"league"_s, u"check"_s, u"Sample League"_s}).status, 0);
}

void TestBinCommand::theBinIsEmptied()
{
    const Folder folder;
    (void)folder.must({u"team"_s, u"add"_s, u"--samples"_s});
    (void)folder.must({u"team"_s, u"remove"_s, u"Box of Blues"_s});
    (void)folder.must({u"team"_s, u"remove"_s, u"Harbour Lights"_s});
    QCOMPARE(folder.run({u"bin"_s, u"empty"_s}).status, 2);
    QCOMPARE(folder.run({u"bin"_s, u"empty"_s, u"Nobody"_s}).status, 1);
    (void)folder.must({u"bin"_s, u"empty"_s, u"Box of Blues"_s});
    QCOMPARE(folder.rows({u"bin"_s, u"list"_s}).size(), 1);
    QCOMPARE(folder.must({u"bin"_s, u"empty"_s, u"--all"_s, u"--json"_s})
                 .json()
                 .value(u"gone"_s)
                 .toInt(),
             1);
    QVERIFY(folder.rows({u"bin"_s, u"list"_s}).isEmpty());
    QCOMPARE(folder.run({u"bin"_s, u"restore"_s, u"Harbour Lights"_s}).status, 1);
}

void TestBinCommand::aLeagueComesFromItsFileAgain_data()
{
    QTest::addColumn<QStringList>("removal");
    QTest::addColumn<QString>("way");
    QTest::addColumn<int>("leagues");
    QTest::addColumn<int>("teams");
    const QStringList alone{u"league"_s, u"remove"_s, u"Sample League"_s};
    const QStringList whole = alone + QStringList{u"--with-teams"_s};
    QTest::newRow("over itself") << QStringList() << u"--replace"_s << 1 << sampleTeams;
    QTest::newRow("beside itself") << QStringList() << u"--copy"_s << 2 << 2 * sampleTeams;
    QTest::newRow("nothing is missing") << QStringList() << u"--missing"_s << 1 << sampleTeams;
    QTest::newRow("the league is missing") << alone << u"--missing"_s << 1 << sampleTeams;
    QTest::newRow("over what was left") << alone << u"--replace"_s << 1 << sampleTeams;
    QTest::newRow("all is missing") << whole << u"--missing"_s << 1 << sampleTeams;
}

void TestBinCommand::aLeagueComesFromItsFileAgain()
{
    QFETCH(QStringList, removal);
    QFETCH(QString, way);
    QFETCH(int, leagues);
    QFETCH(int, teams);
    const Folder folder;
    (void)folder.must({u"league"_s, u"new"_s, u"--sample"_s});
    const QString file = folder.path(u"league.json"_s);
    const QString before = folder.exported(u"Sample League"_s);
    (void)folder.must({u"league"_s, u"export"_s, u"Sample League"_s, u"--out"_s, file});
    if (!removal.isEmpty())
        (void)folder.must(removal);
    if (!removal.contains(u"--with-teams"_s))
        QCOMPARE(folder.run({u"league"_s, u"import"_s, file}).status, 1);
    (void)folder.must({u"league"_s, u"import"_s, file, way});
    const QJsonArray kept = folder.rows({u"league"_s, u"list"_s});
    QCOMPARE(kept.size(), leagues);
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), teams);
    for (const auto &each : kept) {
        const CommandAnswer checked
            = folder.run({u"league"_s, u"check"_s, each[u"id"_s].toString()});
        QVERIFY2(checked.status == 0, qPrintable(checked.err));
    }
    QCOMPARE(folder.exported(u"sample-league"_s), before);
    if (way == u"--copy"_s)
        QVERIFY(folder.run({u"league"_s, u"show"_s, u"Sample League (copy)"_s}).status == 0);
    if (way == u"--replace"_s) // what was here lies in the bin
        QCOMPARE(folder.rows({u"bin"_s, u"list"_s})[0][u"teams"_s].toArray().size(), sampleTeams);
}

void TestBinCommand::aTeamIsImportedOnce()
{
    const Folder folder;
    (void)folder.must({u"team"_s, u"add"_s, u"--samples"_s});
    const qsizetype samples = folder.rows({u"team"_s, u"list"_s}).size();
    const QString file = folder.path(u"blues.dugout-team"_s);
    (void)folder.must(
        {u"team"_s, u"export"_s, u"Box of Blues"_s, u"--format"_s, u"dugout"_s, u"--out"_s, file});
    (void)folder.must({u"team"_s, u"add"_s, file});
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), samples);
    (void)folder.must({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--notes"_s, u"of today"_s});
    const CommandAnswer refused = folder.run({u"team"_s, u"add"_s, file});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"--replace"_s), qPrintable(refused.err));
    (void)folder.must({u"team"_s, u"add"_s, file, u"--replace"_s});
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), samples);
    QVERIFY(!folder.must({u"team"_s, u"show"_s, u"Box of Blues"_s, u"--json"_s})
                 .json()
                 .value(u"notes"_s)
                 .toString()
                 .contains(u"of today"_s));
    (void)folder.must({u"team"_s, u"add"_s, file, u"--copy"_s});
    QCOMPARE(folder.rows({u"team"_s, u"list"_s}).size(), samples + 1);
}

void TestBinCommand::anEarlierSheetIsGoneBackTo()
{
    const Folder folder;
    (void)folder.must({u"team"_s, u"add"_s, u"--samples"_s});
    const QString first = folder.must({u"team"_s, u"show"_s, u"Box of Blues"_s, u"--json"_s}).out;
    (void)folder.must({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--notes"_s, u"one"_s});
    (void)folder.must({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--notes"_s, u"two"_s});
    const QJsonArray sheets = folder.rows({u"team"_s, u"sheets"_s, u"Box of Blues"_s});
    QCOMPARE(sheets.size(), 2);
    QCOMPARE(sheets[0][u"number"_s].toInt(), 2); // the newest first
    const QString since = folder.must({u"team"_s, u"sheets"_s, u"Box of Blues"_s, u"1"_s}).out;
    QVERIFY2(since.contains(u"two"_s), qPrintable(since));
    const QString between
        = folder.must({u"team"_s, u"sheets"_s, u"Box of Blues"_s, u"1"_s, u"--with"_s, u"2"_s}).out;
    QVERIFY2(between.contains(u"one"_s), qPrintable(between));
    (void)folder.must({u"team"_s, u"back"_s, u"Box of Blues"_s, u"1"_s});
    QCOMPARE(folder.must({u"team"_s, u"show"_s, u"Box of Blues"_s, u"--json"_s}).out, first);
    // Nothing is lost by it: there and back again.
    (void)folder.must({u"team"_s, u"back"_s, u"Box of Blues"_s, u"3"_s});
    QVERIFY(
        folder.must({u"team"_s, u"sheets"_s, u"Box of Blues"_s, u"1"_s}).out.contains(u"two"_s));
    QCOMPARE(folder.run({u"team"_s, u"back"_s, u"Box of Blues"_s, u"99"_s}).status, 1);
    QCOMPARE(folder.run({u"team"_s, u"back"_s, u"Box of Blues"_s, u"x"_s}).status, 2);
}

void TestBinCommand::aSheetGoesBackByTwoMatches()
{
    const Folder folder;
    (void)folder.must({u"match"_s, u"random"_s, u"--ruleset"_s, u"crp"_s, u"--teams"_s, u"2"_s,
                       u"--keep"_s, u"3"_s, u"--seed"_s, u"5"_s});
    const QString team = teamOf(folder);
    const QJsonArray story = folder.rows({u"team"_s, u"history"_s, team});
    QCOMPARE(story.size(), 3);
    const QJsonArray sheets = folder.rows({u"team"_s, u"sheets"_s, team});
    QVERIFY(sheets.size() >= 3);
    const int number = sheets[1][u"number"_s].toInt();
    (void)folder.must({u"team"_s, u"back"_s, team, QString::number(number)});
    const QJsonObject value = folder.must({u"team"_s, u"value"_s, team, u"--json"_s}).json();
    QCOMPARE(sheets[1][u"teamValue"_s].toInt(), value.value(u"teamValue"_s).toInt());
    QCOMPARE(story[0][u"after"_s][u"teamValue"_s].toInt(), value.value(u"teamValue"_s).toInt());
}

void TestBinCommand::aRegisteredSheetIsLocked()
{
    const Folder folder;
    (void)folder.must({u"league"_s, u"new"_s, u"--sample"_s});
    const QString team = teamOf(folder);
    const QString before = folder.must({u"team"_s, u"show"_s, team, u"--json"_s}).out;
    const QStringList edit{u"team"_s, u"edit"_s, team, u"--gold"_s, u"150000"_s};
    const CommandAnswer refused = folder.run(edit);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"Sample League"_s), qPrintable(refused.err));
    QCOMPARE(folder.must({u"team"_s, u"show"_s, team, u"--json"_s}).out, before);
    // What it is called is its coach's own affair.
    (void)folder.must({u"team"_s, u"edit"_s, team, u"--notes"_s, u"a note"_s});
    (void)folder.must(edit + QStringList{u"--reason"_s, u"a gift of the club"_s});
    const QString history = folder.must({u"league"_s, u"history"_s, u"Sample League"_s}).out;
    QVERIFY2(history.contains(u"a gift of the club"_s), qPrintable(history));
    QCOMPARE(folder.run({u"league"_s, u"check"_s, u"Sample League"_s}).status, 0);
    // The commissioner's word takes it back, too.
    const QString number
        = QString::number(folder.rows({u"team"_s, u"sheets"_s, team})[0][u"number"_s].toInt());
    QCOMPARE(folder.run({u"team"_s, u"back"_s, team, number}).status, 1);
    (void)folder.must({u"team"_s, u"back"_s, team, number, u"--reason"_s, u"no gift after all"_s});
}

QTEST_GUILESS_MAIN(TestBinCommand)
#include "tst_bincommand.moc"
