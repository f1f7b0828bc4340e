// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The state of a match as bytes and as a number, by the description of its fields.
class TestStateBytes : public QObject
{
    Q_OBJECT

private slots:
    void everyStateComesBack_data();
    void everyStateComesBack();
    void otherBytesAreNone();
};

void TestStateBytes::everyStateComesBack_data()
{
    QTest::addColumn<QString>("edition");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// After every answer of a match by chance, to the sheets: the same state, and the same is asked.
void TestStateBytes::everyStateComesBack()
{
    QFETCH(QString, edition);
    const auto ruleset = sharedRuleset(edition);
    int states = 0;
    qsizetype longest = 0;
    for (const std::uint64_t seed : {1U, 2U}) {
        SeededRandomSource source(seed);
        const Match match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet());
        const RandomOutcome outcome = playRandomly(
            match, source, [&](const MatchState &before, const Event &, const MatchState &after) {
                const QByteArray bytes = stateBytes(after);
                const auto read = stateFromBytes(bytes);
                QVERIFY(read);
                QVERIFY(*read == after);
                QCOMPARE(stateHash(*read), stateHash(after));
                QCOMPARE(stateHash(before) == stateHash(after), before == after);
                QCOMPARE(match.prompts(*read).size(), match.prompts(after).size());
                longest = std::max(longest, bytes.size());
                ++states;
            });
        QVERIFY2(outcome.finished, qPrintable(outcome.fault));
    }
    QVERIFY(states > 200);
    QVERIFY2(longest < 20'000, qPrintable(QString::number(longest)));
}

void TestStateBytes::otherBytesAreNone()
{
    const auto ruleset = sharedRuleset(u"crp"_s);
    SeededRandomSource source(7);
    const Match match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet());
    const QByteArray bytes = stateBytes(match.start());
    QVERIFY(stateFromBytes(bytes));
    QVERIFY(!stateFromBytes({}));
    QVERIFY(!stateFromBytes(bytes.left(bytes.size() / 2)));
    for (qsizetype i = 4; i < bytes.size(); i += 97) {
        QByteArray other = bytes;
        other[i] = static_cast<char>(other[i] ^ 0x15);
        const auto read = stateFromBytes(other);
        QVERIFY(!read || *read == match.start());
    }
}

QTEST_GUILESS_MAIN(TestStateBytes)
#include "tst_statebytes.moc"
