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

namespace {

void addRow(const char *name, const Step &step, const QString &detail, int number, int modifier)
{
    QTest::newRow(name) << step << detail << number << modifier;
}

void addFromAfar()
{
    const auto aim = [](StepKind kind, const QString &source, const AfarAim &value) {
        Step step = Step::with(kind, 0, {}, {}, value);
        step.detail = source;
        return step;
    };
    addRow("a fireball", aim(StepKind::Fireball, u"fireball"_s, {FromAfar::Fireball, true}),
           u"fireball"_s, 0, 1);
    addRow("a mine", aim(StepKind::Fireball, u"d/mine"_s, {FromAfar::Mine, false, true, u"t"_s}),
           u"d/mine"_s, 0, 0);
    addRow("what bursts", aim(StepKind::Fireball, u"row"_s, {FromAfar::Blast}), u"row"_s, 1, 0);
    addRow("a bolt", aim(StepKind::Bolt, u"helper"_s, {FromAfar::Bolt, true, true}), u"helper"_s, 0,
           1);
    const auto dice = [](FromAfar what, bool between) {
        return Step::with(StepKind::SpellRoll, 0, {}, {},
                          AfarDice{{what, between}, {u"0:1"_s, u"1:2"_s}});
    };
    addRow("dice of a fireball", dice(FromAfar::Fireball, true), u"0:1 1:2"_s, 0, 1);
    addRow("dice of lightning", dice(FromAfar::Lightning, false), u"0:1 1:2"_s, 1, 0);
    addRow("dice of a blast", dice(FromAfar::Blast, false), u"0:1 1:2"_s, 2, 0);
    addRow("dice of a mine", dice(FromAfar::Mine, false), u"0:1 1:2"_s, 3, 0);
    const auto path
        = [](const BoltPath &value) { return Step::with(StepKind::WarpBolt, 0, {}, {}, value); };
    addRow("the first of a bolt", path({true}), {}, 0, 1);
    addRow("the third of a bolt", path({false, true, {u"0:1"_s, u"1:2"_s}}), u" 0:1 1:2"_s, 1, 0);
}

void addTurns()
{
    const auto loose
        = [](const LooseBall &value) { return Step::with(StepKind::BallLoose, 0, {}, {}, value); };
    addRow("a ball that bounces", loose({}), u"bounce"_s, 0, 0);
    addRow("a ball astray", loose({true, 17}), u"astray"_s, 17, 0);
    const auto free
        = [](const FreeTurn &value) { return Step::with(StepKind::ExtraTurn, 0, {}, {}, value); };
    addRow("a free turn", free({}), {}, 0, 0);
    addRow("a free turn that goes on", free({false, true, noSeat}), {}, 1, noSeat);
    addRow("a hurried turn", free({true, true, 1}), u"hurry-up"_s, 1, 1);
    addRow("what is done in it", Step::with(StepKind::TurnActions, 0, {}, {}, HurriedTurn{2}),
           u"hurry-up"_s, 2, 0);
    const auto shop = [](ShopShelf shelf) { return Step::with(StepKind::Shop, 0, {}, {}, shelf); };
    addRow("all of the shop", shop(ShopShelf::Everything), u"everything"_s, 0, 0);
    addRow("cards only", shop(ShopShelf::Cards), u"cards"_s, 0, 0);
    addRow("no cards", shop(ShopShelf::NoCards), u"no-cards"_s, 0, 0);
}

} // namespace

void TestFormerStep::valuesOfThen_data()
{
    QTest::addColumn<Step>("step");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("modifier");
    const QString after = u"after-match"_s;
    const auto row = addRow;
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
    row("a fuse", {StepKind::Fuse, 0, {}, {}, u"explodin-ball-fuse"_s, 1}, {}, 1, 0);
    row("a table that it named", {StepKind::Roll, 0, {}, {}, u"weather"_s}, u"weather"_s, 0, 0);
    addFromAfar();
    addTurns();
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
