// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/files/readfile.h"
#include "core/team/improvement.h"
#include "tests/support/teambuilder.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 120'000; // milliseconds: a hung program fails, a busy machine does not

struct Ended
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Several programs at the same time.
class Crowd
{
public:
    void start(const QStringList &arguments)
    {
        auto process = std::make_unique<QProcess>();
        process->start(qEnvironmentVariable("DUGOUT_PROGRAM"), arguments);
        m_processes.push_back(std::move(process));
    }

    std::vector<Ended> wait()
    {
        std::vector<Ended> all;
        for (const auto &process : m_processes) {
            if (!process->waitForFinished(patience))
                qFatal("a command does not end");
            all.push_back({process->exitCode(), process->readAllStandardOutput(),
                           process->readAllStandardError()});
        }
        m_processes.clear();
        return all;
    }

private:
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

Ended run(const QStringList &arguments)
{
    Crowd one;
    one.start(arguments);
    return one.wait().front();
}

} // namespace

/// The program itself, as scripts start it: several at once, with files of strangers.
class TestCommandFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noAnswerIsLost();
    void noAnswerOfASkirmishIsLost();
    void noNoteOfAKeptMatchIsLost();
    void noImprovementIsLost();
    void everyOutLeavesWhatIsThere_data();
    void everyOutLeavesWhatIsThere();
    void terminalsGetNothingToObey();
    void printingIsQuiet();
    void aReportNamedAsAPageIsOne();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString newMatch(const QString &name) const;
    [[nodiscard]] QString newTeam(const QString &name) const;
    /// Starts each of the commands of a round at once; says how many of all were taken.
    static int taken(int rounds, const std::vector<QStringList> &commands);

    QTemporaryDir m_folder;
};

void TestCommandFiles::initTestCase()
{
    QVERIFY2(QFile::exists(qEnvironmentVariable("DUGOUT_PROGRAM")), "DUGOUT_PROGRAM is not built");
}

QString TestCommandFiles::newMatch(const QString &name) const
{
    const Ended made = run({u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s,
                            u"Reds"_s, u"--quick-away"_s, u"Blues"_s, u"--out"_s, path(name)});
    return made.status == 0 ? path(name) : QString();
}

QString TestCommandFiles::newTeam(const QString &name) const
{
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 11}});
    for (Player &player : team.players)
        player.achievements
            = player.achievements.with(Achievement::Mvp, 2); // an improvement waits for each
    return saveTeamFile(path(name), team) ? path(name) : QString();
}

int TestCommandFiles::taken(int rounds, const std::vector<QStringList> &commands)
{
    int count = 0;
    for (int round = 0; round < rounds; ++round) {
        Crowd crowd;
        for (const QStringList &command : commands)
            crowd.start(command);
        for (const Ended &ended : crowd.wait()) {
            // What was not taken was refused in one sentence.
            if (ended.status != 0 && (ended.status != 1 || ended.err.count('\n') < 1))
                qFatal("%d: %s", ended.status, ended.err.constData());
            count += ended.status == 0 ? 1 : 0;
        }
    }
    return count;
}

void TestCommandFiles::noAnswerIsLost()
{
    const QString file = newMatch(u"crowd.json"_s);
    QVERIFY(!file.isEmpty());
    std::vector<QStringList> notes;
    for (int i = 0; i < 8; ++i)
        notes.push_back(
            {u"match"_s, u"answer"_s, file, u"hand.note"_s, u"--text"_s, u"note-%1"_s.arg(i)});
    const int count = taken(5, notes);
    const MatchFile match = must(readMatch(must(readFile(file, largestMatchFile))));
    QCOMPARE(static_cast<int>(match.log.size()), count);
    QVERIFY(count > 0);
    qInfo("%d of 40 answers were taken", count);
    QVERIFY(!QFile::exists(file + u".lock"_s));
}

void TestCommandFiles::noAnswerOfASkirmishIsLost()
{
    const QString file = path(u"crowd-skirmish.json"_s);
    QCOMPARE(run({u"skirmish"_s, u"new"_s, u"--players"_s,
                  u"Ana=garreks-reavers,Ben=steelhearts-champions"_s, u"--casual"_s,
                  u"--no-cards"_s, u"--out"_s, file})
                 .status,
             0);
    // Each takes the answer of the others back or puts it there again.
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"roll-off"_s, u"--roll"_s}).status, 0);
    std::vector<QStringList> answers;
    for (int i = 0; i < 3; ++i) {
        answers.push_back({u"skirmish"_s, u"answer"_s, file, u"--undo"_s});
        answers.push_back({u"skirmish"_s, u"answer"_s, file, u"--redo"_s});
    }
    const int count = taken(2, answers);
    const SkirmishRecord record
        = must(SkirmishJson::fromBytes(must(readFile(file, SkirmishJson::mostBytes))));
    QCOMPARE(static_cast<int>(record.actions.size()), count + 1);
}

/// Unlike an answer a note stands for itself: each is taken, in any order.
void TestCommandFiles::noNoteOfAKeptMatchIsLost()
{
    const QString data = path(u"kept"_s);
    const auto made
        = run({u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s, u"Reds"_s,
               u"--quick-away"_s, u"Blues"_s, u"--title"_s, u"Cup"_s, u"--data-dir"_s, data});
    QVERIFY2(made.status == 0, made.err.constData());
    std::vector<QStringList> notes;
    for (int i = 0; i < 10; ++i)
        notes.push_back({u"match"_s, u"answer"_s, u"Cup"_s, u"hand.note"_s, u"--text"_s,
                         u"Note %1."_s.arg(i), u"--data-dir"_s, data});
    QCOMPARE(taken(3, notes), 30);
    const Ended shown = run({u"match"_s, u"show"_s, u"Cup"_s, u"--json"_s, u"--data-dir"_s, data});
    QCOMPARE(QJsonDocument::fromJson(shown.out).object().value(u"entries"_s).toInt(), 30);
}

void TestCommandFiles::noImprovementIsLost()
{
    const QString file = newTeam(u"crowd-team.json"_s);
    QVERIFY(!file.isEmpty());
    std::vector<QStringList> improvements;
    const Team before = must(loadTeamFile(file));
    for (size_t i = 0; i < 8; ++i)
        improvements.push_back({u"team"_s, u"improve"_s, file, before.players[i].id.text(),
                                u"--dice"_s, u"1,2"_s, u"--take"_s, u"block"_s});
    const int count = taken(1, improvements);
    int improved = 0;
    for (const Player &player : must(loadTeamFile(file)).players)
        improved += static_cast<int>(player.improvements.size());
    QCOMPARE(improved, count);
    QVERIFY(count > 0);
}

void TestCommandFiles::everyOutLeavesWhatIsThere_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row
        = [](const char *name, const QStringList &command) { QTest::newRow(name) << command; };
    // TEAM and MATCH are files that there are.
    row("match new",
        {u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s, u"A"_s,
         u"--quick-away"_s, u"B"_s});
    row("match report", {u"match"_s, u"report"_s, u"MATCH"_s});
    row("match report as PDF", {u"match"_s, u"report"_s, u"MATCH"_s, u"--format"_s, u"pdf"_s});
    row("rules print", {u"rules"_s, u"print"_s, u"crp"_s});
    row("skirmish new",
        {u"skirmish"_s, u"new"_s, u"--casual"_s, u"--players"_s,
         u"A=garreks-reavers,B=steelhearts-champions"_s});
    row("skirmish import", {u"skirmish"_s, u"import"_s, u"LIST"_s});
    row("team new", {u"team"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"human"_s});
    row("team import", {u"team"_s, u"import"_s, u"TEAM"_s});
    row("team export", {u"team"_s, u"export"_s, u"TEAM"_s, u"--format"_s, u"csv"_s});
    row("team print", {u"team"_s, u"print"_s, u"TEAM"_s});
    row("team improve",
        {u"team"_s, u"improve"_s, u"TEAM"_s, u"1"_s, u"--dice"_s, u"1,2"_s, u"--take"_s,
         u"block"_s});
}

void TestCommandFiles::everyOutLeavesWhatIsThere()
{
    QFETCH(QStringList, command);
    const QString there = path(u"precious"_s);
    {
        QFile list(path(u"list.csv"_s));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("name,type\nMine,ploy\n");
        QFile file(there);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
    }
    const QString match = path(u"out-match.json"_s);
    if (!QFile::exists(match))
        QVERIFY(!newMatch(u"out-match.json"_s).isEmpty());
    command.replaceInStrings(u"TEAM"_s, newTeam(u"out-team.json"_s));
    command.replaceInStrings(u"MATCH"_s, match);
    command.replaceInStrings(u"LIST"_s, path(u"list.csv"_s));
    command += {u"--out"_s, there};
    const Ended refused = run(command);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("--force"), refused.err.constData());
    QCOMPARE(refused.err.count('\n'), 1);
    QCOMPARE(must(readFile(there, 1000)), "precious");
    const Ended forced = run(command + QStringList{u"--force"_s});
    QVERIFY2(forced.status == 0, forced.err.constData());
    QVERIFY(must(readFile(there, 100'000'000)) != "precious");
}

void TestCommandFiles::terminalsGetNothingToObey()
{
    const QString file = path(u"escapes.dugout-team"_s);
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 1}});
    team.name = u"Evil\u001b[31mRed\u0007\u202e"_s;
    team.players.front().name = u"\u009b2J\r\n#1\u0000"_s;
    QVERIFY(saveTeamFile(file, team));
    const QStringList odd{u"Re\u001b[31m\u202ed"_s};
    const std::vector<Ended> all{run({u"team"_s, u"show"_s, file}),
                                 run({u"team"_s, u"show"_s, file, u"--json"_s}),
                                 run({u"team"_s, u"export"_s, file, u"--format"_s, u"csv"_s}),
                                 run({u"team"_s, u"show"_s, odd.constFirst()}),
                                 run({u"rules"_s, u"export"_s, odd.constFirst()}),
                                 run(odd)};
    for (const Ended &ended : all) {
        const QString said = QString::fromUtf8(ended.out + ended.err);
        QVERIFY(!said.isEmpty());
        for (const QChar c : said)
            QVERIFY2(c == u'\n' || c == u'\r' || c == u'\t' || c.isPrint() || c.isSurrogate(),
                     qPrintable(QString::number(c.unicode(), 16)));
    }
    QVERIFY(all[0].out.contains("Evil[31mRed"));
    QVERIFY(all[2].out.contains("\r\n"));
    QVERIFY(!all[0].out.contains('\r'));
}

void TestCommandFiles::printingIsQuiet()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"XDG_RUNTIME_DIR"_s); // as under cron
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  {u"rules"_s, u"print"_s, u"crp"_s, u"--out"_s, path(u"quiet.pdf"_s)});
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

/// Without a format the name of the file says what it is to be.
void TestCommandFiles::aReportNamedAsAPageIsOne()
{
    const QString match = newMatch(u"paged.json"_s);
    for (const QString &name : {u"paged.pdf"_s, u"paged.PDF"_s}) {
        QCOMPARE(run({u"match"_s, u"report"_s, match, u"--out"_s, path(name)}).status, 0);
        QFile page(path(name));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.read(4), QByteArray("%PDF"));
    }
}

QTEST_GUILESS_MAIN(TestCommandFiles)
#include "tst_commandfiles.moc"
