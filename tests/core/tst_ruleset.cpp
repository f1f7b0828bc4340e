// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleeffect.h"
#include "core/rules/rulesetcheck.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/teamrules.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <latch>
#include <thread>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRuleset final : public QObject
{
    Q_OBJECT

private slots:
    void builtInRulesetsAreSound_data();
    void builtInRulesetsAreSound();
    void threadsMayShareOneFromItsFirstUse_data() { builtInRulesetsAreSound_data(); }
    void threadsMayShareOneFromItsFirstUse();
    void isReadNoFurtherThanAskedFor();
};

namespace {

/// The addresses of all that one thread finds in an edition: each part, what it does, and what is
/// derived from it.
std::vector<const void *> everything(const Ruleset &ruleset)
{
    std::vector<const void *> found{
        &ruleset.rosters(),      &ruleset.skills(),          &ruleset.stars(),
        &ruleset.inducements(),  &ruleset.tables(),          &ruleset.rolls(),
        &ruleset.sequences(),    &ruleset.options(),         &ruleset.timings(),
        &ruleset.decks(),        &ruleset.warbands(),        &ruleset.skirmishCards(),
        &ruleset.skirmishDice(), &ruleset.symbols(),         &ruleset.tokens(),
        &ruleset.boardFacts(),   &ruleset.tableRuleEffects()};
    for (const Table &table : ruleset.tables()) {
        found.push_back(&table);
        for (const TableRow &row : table.rows)
            found.push_back(ruleEffectsOfRow(ruleset, table.id.text(), row.id.text()).data());
    }
    return found;
}

struct CountedRosters
{
    explicit CountedRosters(const Ruleset &ruleset)
        : rosters(ruleset.rosters().size())
    {
        ++made;
    }

    size_t rosters;
    static inline std::atomic<int> made = 0;
};

} // namespace

void TestRuleset::builtInRulesetsAreSound_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RulesetLibrary().ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRuleset::builtInRulesetsAreSound()
{
    QFETCH(QString, id);
    RulesetLibrary library;
    const auto ruleset = library.load(id);
    QVERIFY2(ruleset, ruleset ? "" : qPrintable(ruleset.error().detail));
    const ProblemList problems = checkRuleset(**ruleset);
    for (const Problem &problem : problems)
        qWarning("%s", qPrintable(problem.toString()));
    QVERIFY(problems.empty());
}

/// Under the thread sanitizer (`--preset tsan`) this also proves that nothing is written twice.
void TestRuleset::threadsMayShareOneFromItsFirstUse()
{
    QFETCH(QString, id);
    RulesetLibrary library;
    const std::shared_ptr<const Ruleset> ruleset = *library.load(id);
    constexpr size_t most = 4;
    std::array<std::vector<const void *>, most> found;
    std::array<TeamRules, most> teams;
    std::array<size_t, most> rosters{};
    CountedRosters::made = 0;
    std::latch start(most);
    std::vector<std::thread> threads;
    for (size_t i = 0; i < most; ++i) {
        threads.emplace_back([&, i] {
            start.arrive_and_wait();
            if (i % 2 == 0) // they do not come to the parts in the same order
                ruleset->readEveryPart();
            teams[i] = teamRules(*ruleset, {});
            rosters[i] = ruleset->derived<CountedRosters>().rosters;
            found[i] = everything(*ruleset);
            if (!ruleset->problems().empty())
                found[i].clear();
        });
    }
    for (std::thread &each : threads)
        each.join();
    QVERIFY(!found.front().empty());
    for (size_t i = 1; i < most; ++i) {
        QCOMPARE(found[i], found.front());
        QVERIFY(teams[i] == teams.front());
        QCOMPARE(rosters[i], ruleset->rosters().size());
    }
    QCOMPARE(CountedRosters::made.load(), 1);
    QVERIFY(teams.front() == teamRules(**RulesetLibrary().load(id), {}));
}

/// Start-up depends on it: a part that nobody asked for has no problems yet.
void TestRuleset::isReadNoFurtherThanAskedFor()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(u"skills.json"_s, "["));
    QVERIFY(write(u"tables.json"_s, "["));
    const Ruleset ruleset(Manifest{}, {folder.path()});
    QVERIFY(ruleset.problems().empty());
    QVERIFY(ruleset.skills().empty());
    QCOMPARE(ruleset.problems().size(), size_t(1));
    QVERIFY(QFile::remove(folder.filePath(u"skills.json"_s)));
    QVERIFY(ruleset.skills().empty());
    QCOMPARE(ruleset.problems().size(), size_t(1)); // read once
    QVERIFY(ruleset.tables().empty());
    QCOMPARE(ruleset.problems().size(), size_t(2));
}

QTEST_GUILESS_MAIN(TestRuleset)
#include "tst_ruleset.moc"
