// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statebytes.h"
#include "tests/support/allanswers.h"
#include "tests/support/matchdriver.h"

#include <QTest>

#include <map>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What walking all answers to a depth gives: how many there are, by kind, and what they lead to.
struct Perft
{
    qint64 leaves = 0;
    std::map<QString, qint64> kinds; ///< answers by prompt
    quint64 hash = 0; ///< of all final states, whatever their order
};

/// Answers that differ in nothing but the player they name would only multiply: a choice among
/// players is walked for the first, the second and the last of them.
std::vector<Event> answersTo(const Prompt &prompt)
{
    Prompt fewer = prompt;
    const bool players = prompt.choices.size() > 4
        && std::count_if(prompt.choices.begin(), prompt.choices.end(),
                         [](const QString &choice) { return choice.contains(u':'); })
            > 3;
    if (players && prompt.atMost == 1)
        fewer.choices = {prompt.choices.at(0), prompt.choices.at(1), prompt.choices.back()};
    if (prompt.dice && prompt.dice->faces().size() > 3) {
        // Many dice at once: all ones, all sixes.
        Event low;
        low.prompt = prompt.id;
        low.seat = prompt.seat;
        low.dice.assign(prompt.dice->faces().size(), 1);
        Event high = low;
        high.dice = prompt.dice->faces();
        return {low, high};
    }
    return allAnswers(fewer);
}

void walk(const Match &match, const MatchState &state, int depth, Perft &perft)
{
    if (depth == 0 || state.agenda.empty()) {
        ++perft.leaves;
        perft.hash += stateHash(state);
        return;
    }
    for (const Prompt &prompt : match.prompts(state)) {
        if (prompt.alwaysOffered)
            continue;
        for (const Event &event : answersTo(prompt)) {
            MatchState next = state;
            const auto done = match.apply(next, event);
            if (!done)
                qFatal("%s is refused", qPrintable(event.prompt));
            ++perft.kinds[event.prompt];
            walk(match, next, depth - 1, perft);
        }
    }
}

void knockDown(MatchDriver &driver)
{
    driver.untilTurn();
    driver.choose(u"block"_s, driver.onPitch(0, 0));
    driver.choose(u"block.victim"_s, driver.onPitch(1, 0));
    driver.choose(u"block.result"_s, u"defender-down"_s);
    driver.choose(u"block.outcome"_s, u"defender"_s);
}

struct Start
{
    QString ruleset;
    QString prompt; ///< where the walk begins
    int depth = 0;
};

} // namespace
Q_DECLARE_METATYPE(Start)

/// A checksum over whole rules, as chess programs have it: all answers from fixed starts to a fixed
/// depth. The numbers change only when a rule does; then they are looked at and written down anew.
class TestMatchPerft : public QObject
{
    Q_OBJECT

private slots:
    void allAnswers_data();
    void allAnswers();
};

void TestMatchPerft::allAnswers_data()
{
    QTest::addColumn<Start>("start");
    QTest::addColumn<qint64>("leaves");
    QTest::addColumn<QString>("kinds");
    QTest::addColumn<QString>("hash");
    const auto row = [](const char *name, const Start &start, qint64 leaves, const char *kinds,
                        const char *hash) {
        QTest::newRow(name) << start << leaves << QString::fromLatin1(kinds)
                            << QString::fromLatin1(hash);
    };
#include "tests/match/perftnumbers.inc"
}

void TestMatchPerft::allAnswers()
{
    QFETCH(Start, start);
    MatchSetup setup = plainSetup(start.ruleset);
    setup.teams[0].apothecaries = setup.teams[1].apothecaries = 1;
    teach(setup.teams[0], 0, {u"mighty-blow"_s, u"block"_s});
    teach(setup.teams[1], 0, {u"dodge"_s, u"wrestle"_s});
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver driver(setup);
    if (start.prompt == u"armour"_s)
        knockDown(driver);
    else
        driver.until(start.prompt);
    Perft perft;
    const Match &match = driver.session().game();
    walk(match, driver.state(), start.depth, perft);
    QStringList counts;
    for (const auto &[prompt, count] : perft.kinds)
        counts.append(u"%1:%2"_s.arg(prompt).arg(count));
    const QString counted = counts.join(u' ');
    QFETCH(qint64, leaves);
    QFETCH(QString, kinds);
    QFETCH(QString, hash);
    const QString sum = u"%1"_s.arg(perft.hash, 16, 16, QLatin1Char('0'));
    const QString found = u"%1, \"%2\", \"%3\""_s.arg(perft.leaves).arg(counted, sum);
    QVERIFY2(perft.leaves == leaves && counted == kinds && sum == hash, qPrintable(found));
}

QTEST_GUILESS_MAIN(TestMatchPerft)
#include "tst_matchperft.moc"
