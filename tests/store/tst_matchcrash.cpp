// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/journalkeeper.h"
#include "core/exchange/matchjson.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "tests/support/storefixture.h"

#include <QProcess>
#include <QTest>

#include <random>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// More for a long run: DUGOUT_KILLS=1000.
int kills()
{
    const int wanted = qEnvironmentVariableIntValue("DUGOUT_KILLS");
    return wanted > 0 ? wanted : 60;
}

const QStringList &editions()
{
    static const QStringList all{u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s};
    return all;
}

/// The script of a match: two coaches who answer by lot, the same every time for a number.
struct Script
{
    explicit Script(int number)
        : source(static_cast<std::uint64_t>(number))
    {
        static RulesetLibrary library;
        ruleset = *library.load(editions().at(number % editions().size()));
        setup = randomSetup(*ruleset, {}, true, source);
    }

    SeededRandomSource source;
    std::shared_ptr<const Ruleset> ruleset;
    MatchSetup setup;
};

JournalHeader headerOf(int number, const MatchSetup &setup)
{
    JournalHeader header;
    header.id = JournalId(u"match-%1"_s.arg(number));
    header.game = u"match"_s;
    header.title = u"Home – Away"_s;
    header.setup = setupToJson(setup);
    return header;
}

/// One line of the history: mostly an answer, sometimes an undo or a redo, as coaches do.
[[nodiscard]] Result<void> actOnce(MatchSession &session, RandomSource &source)
{
    const int lot = source.roll(30);
    if (lot == 1 && session.log().canUndo())
        return session.undo();
    if (lot == 2 && session.log().canRedo())
        return session.redo();
    const std::vector<Prompt> offered = session.prompts();
    if (offered.empty())
        return Error{ErrorCode::MatchOver, {}, {}};
    return session.act({1, {randomAnswer(randomPrompt(offered, source), source)}});
}

/// What the child says once a line is kept: how many there are, and what state they give.
void acknowledge(qint64 kept, const MatchState &state)
{
    printf("%lld %s\n", static_cast<long long>(kept), qPrintable(stateHashText(state)));
    fflush(stdout);
}

/// The child: plays the script from its start to its end, each line kept before it is shown.
int play(const QString &location, int number)
{
    const auto store = Store::open(*StoreLocation::parse(location),
                                   StoreOptions::as(StoreOptions::Access::Window));
    Script script(number);
    const JournalHeader header = headerOf(number, script.setup);
    if (!store || !(*store)->journals().create(header))
        return 1;
    qint64 kept = 0;
    JournalKeeper keeper((*store)->journals(), header.id, 0, [&kept] { return kept; });
    MatchSession session(Match(script.ruleset, script.setup, StepBook::ofMatch()),
                         [&](const LogAction &action, const MatchState &) {
                             auto done = keeper.keep(action);
                             kept += done ? 1 : 0;
                             return done;
                         });
    while (actOnce(session, script.source))
        acknowledge(kept, session.state());
    return session.prompts().empty() ? 0 : 1;
}

struct Acknowledged
{
    qint64 lines = 0;
    QString hash;
};

Acknowledged lastOf(const QByteArray &output)
{
    const QByteArray whole = output.left(output.lastIndexOf('\n'));
    const QList<QByteArray> words = whole.mid(whole.lastIndexOf('\n') + 1).split(' ');
    return words.size() == 2 ? Acknowledged{words[0].toLongLong(), QString::fromLatin1(words[1])}
                             : Acknowledged{};
}

/// Lets the child go until it has acknowledged so many lines, and kills it in the middle of
/// whatever it does then. All it said.
QByteArray playUntilKilled(QProcess &child, int lines)
{
    QByteArray said;
    while (said.count('\n') < lines && child.waitForReadyRead())
        said += child.readAllStandardOutput();
    if (child.state() == QProcess::Running)
        child.kill();
    child.waitForFinished();
    return said + child.readAllStandardOutput();
}

/// The prompts by their ids, in order.
QStringList asked(const MatchSession &session)
{
    QStringList ids;
    for (const Prompt &prompt : session.prompts())
        ids.append(prompt.id);
    return ids;
}

} // namespace

/// Scripted matches whose process is killed at random moments: nothing that was acknowledged is
/// lost, and the match goes on from the prompt it was on.
class TestMatchCrash final : public QObject
{
    Q_OBJECT

private slots:
    void killedWhilePlaying();

private:
    void checkMatch(Store &store, int number, const Acknowledged &last);

    StoreFixture m_fixture;
    qint64 m_acknowledged = 0;
    int m_killed = 0;
};

void TestMatchCrash::checkMatch(Store &store, int number, const Acknowledged &last)
{
    Script script(number);
    const auto journal = store.journals().read(headerOf(number, script.setup).id);
    VERIFY_DONE(journal);
    QVERIFY(journal->header.setup == setupToJson(script.setup));
    const auto lines = JournalKeeper::linesOf(*journal);
    VERIFY_DONE(lines);
    const auto kept = static_cast<qint64>(lines->size());
    QVERIFY2(kept >= last.lines, qPrintable(u"%1 of %2"_s.arg(kept).arg(last.lines)));
    QVERIFY2(kept <= last.lines + 1, "a line that was never played");
    MatchSession restored(Match(script.ruleset, script.setup, StepBook::ofMatch()));
    MatchSession replayed(Match(script.ruleset, script.setup, StepBook::ofMatch()));
    for (qint64 i = 0; i < kept; ++i) {
        VERIFY_DONE(actOnce(replayed, script.source));
        if (i + 1 == last.lines)
            QCOMPARE(stateHashText(replayed.state()), last.hash);
    }
    VERIFY_DONE(restored.restore(*lines));
    QVERIFY(restored.rejectedEvents().empty());
    QVERIFY(restored.log() == replayed.log());
    QVERIFY(restored.state() == replayed.state());
    QCOMPARE(asked(restored), asked(replayed));
    m_acknowledged += last.lines;
}

void TestMatchCrash::killedWhilePlaying()
{
    std::mt19937 random(6);
    StoreLocation place;
    for (int number = 1; number <= kills(); ++number) {
        if (number % 50 == 1)
            place = m_fixture.emptyPlace(u"sqlite"_s);
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {u"--play"_s, place.toString(), QString::number(number)});
        const QByteArray said = playUntilKilled(child, static_cast<int>(random() % 160) + 1);
        m_killed += child.exitStatus() == QProcess::CrashExit ? 1 : 0;
        QVERIFY(child.exitStatus() == QProcess::CrashExit || child.exitCode() == 0);
        const auto store = Store::open(place, StoreOptions::as(StoreOptions::Access::Window));
        VERIFY_DONE(store);
        checkMatch(**store, number, lastOf(said));
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d matches, %d killed, %lld acknowledged lines", kills(), m_killed,
          static_cast<long long>(m_acknowledged));
    QVERIFY(m_killed > kills() / 2);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == u"--play"_s)
        return play(arguments[2], arguments[3].toInt());
    TestMatchCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_matchcrash.moc"
