// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetcheck.h"
#include "core/rules/rulesetlibrary.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRuleset final : public QObject
{
    Q_OBJECT

private slots:
    void builtInRulesetsAreSound_data();
    void builtInRulesetsAreSound();
};

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

QTEST_GUILESS_MAIN(TestRuleset)
#include "tst_ruleset.moc"
