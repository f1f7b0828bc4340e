// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/formerstep.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Steps are summed up by the fields they had in the first release.
class TestFormerStep : public QObject
{
    Q_OBJECT

private slots:
    void valuesOfThen_data();
    void valuesOfThen();
};

void TestFormerStep::valuesOfThen_data()
{
    QTest::addColumn<Step>("step");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("modifier");
    const QString after = u"after-match"_s;
    const auto row
        = [](const char *name, const Step &step, const QString &detail, int number, int modifier) {
              QTest::newRow(name) << step << detail << number << modifier;
          };
    const auto winnings = [&after](const WinningsRoll &roll) {
        return Step{StepKind::Winnings, 0, {}, {}, after, 0, 0, roll};
    };
    row("winnings not rolled yet", {StepKind::Winnings, 0, {}, {}, after}, after, 0, 0);
    row("winnings asked again", winnings({WinningsPhase::AskedAgain, 4}), after, 1, 4);
    row("winnings with a promotion", winnings({WinningsPhase::SecondRoll, 6, 2}), u"2"_s, 2, 6);
    const auto claim = [](const InsuranceClaim &value) {
        return Step::with(StepKind::Insurance, 0, {}, {}, value);
    };
    row("a claim", claim({2}), {}, 2, 0);
    row("a premium", claim({2, ClaimPhase::Decision, 70'000}), u"70000"_s, 2, 2);
    const auto draw = [](const EventDraw &value) {
        return Step::with(StepKind::MatchEvents, noSeat, {}, {}, value);
    };
    row("the turn of an event", draw({1}), {}, 2, 0);
    row("an event", draw({1, true}), {}, 3, 0);
    row("missing for the drive", {StepKind::LotMissing, 0}, u"drive"_s, 0, 0);
    row("missing for the match", {StepKind::LotMissing, 0, {}, {}, {}, 1}, u"match"_s, 0, 0);
    row("a table that code knew", {StepKind::Papa, 0, {}, {}, u"papa-skullbones"_s, 2}, {}, 2, 0);
    row("a table that it named", {StepKind::Roll, 0, {}, {}, u"weather"_s}, u"weather"_s, 0, 0);
}

void TestFormerStep::valuesOfThen()
{
    QFETCH(Step, step);
    QFETCH(QString, detail);
    QFETCH(int, number);
    QFETCH(int, modifier);
    const FormerStep former = formerStep(step);
    QCOMPARE(former.kind, step.kind.word());
    QCOMPARE(former.detail, detail);
    QCOMPARE(former.number, number);
    QCOMPARE(former.modifier, modifier);
}

QTEST_GUILESS_MAIN(TestFormerStep)
#include "tst_formerstep.moc"
