// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/match/statehash.h"
#include "tests/support/teambuilder.h"

#include <QElapsedTimer>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestMatchRandom : public QObject
{
    Q_OBJECT

private slots:
    void smoke();
};

void TestMatchRandom::smoke()
{
    RulesetLibrary library;
    const QString id = qEnvironmentVariable("RS", u"crp"_s);
    const auto ruleset = *library.load(id);
    const int count = qEnvironmentVariableIntValue("N") ? qEnvironmentVariableIntValue("N") : 100;
    QElapsedTimer timer;
    timer.start();
    size_t events = 0;
    qint64 teams = 0;
    for (int seed = 1; seed <= count; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const qint64 a = timer.nsecsElapsed();
        const Match match(ruleset, randomSetup(*ruleset, {}, seed % 2 == 0, source));
        teams += timer.nsecsElapsed() - a;
        const RandomOutcome outcome = playRandomly(match, source);
        if (!outcome.finished) {
            for (size_t i = outcome.events.size() > 10 ? outcome.events.size() - 10 : 0; i < outcome.events.size(); ++i)
                qDebug() << outcome.events[i].prompt << outcome.events[i].choices << outcome.events[i].dice;
            for (const Step &s : outcome.state.agenda) qDebug() << s.kind << s.seat << s.detail;
        }
        QVERIFY2(outcome.finished, qPrintable(u"seed %1: %2"_s.arg(seed).arg(outcome.fault)));
        events += outcome.events.size();
    }
    qDebug() << count << "matches" << events << "events" << timer.elapsed() << "ms, teams" << teams / 1000000;
}

QTEST_GUILESS_MAIN(TestMatchRandom)
#include "tst_matchrandom.moc"
