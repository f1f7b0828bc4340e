// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/openlines.h"
#include "core/match/report/sentboard.h"
#include "tests/support/matchdriver.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString blade = u"dirty-tricks-2016/hidden-blade"_s;
const QString heckler = u"random-events-2016/heckler"_s;

LogAction told(const QString &prompt, const QStringList &choices, Seat seat = 0)
{
    return {LogAction::Kind::Do, {0, {{prompt, seat, {}, choices, {}, {}, false}}}, {}};
}

LogAction corrected(const LogAction &line)
{
    return {LogAction::Kind::Correct, {}, {Correction::What::Replace, 0, line.group, {}}};
}

/// Every action that counts as a line.
std::vector<LogAction> linesOf(MatchDriver &match)
{
    std::vector<LogAction> lines;
    for (const EventGroup &each : match.session().log().groups())
        lines.push_back({LogAction::Kind::Do, each, {}});
    return lines;
}

size_t openOf(MatchDriver &match)
{
    return openLines(match.session().game().context(), match.state(), linesOf(match));
}

} // namespace

Q_DECLARE_METATYPE(LogAction)

/// How much of a match that is played may be read by everybody.
class TestMatchOpenLines final : public QObject
{
    Q_OBJECT

private slots:
    void hiddenCards_data();
    void hiddenCards();
    void whatIsJustBought();
    void whoSeesOnlyTheBoard();
    void aStrangersBoard();
};

void TestMatchOpenLines::hiddenCards_data()
{
    QTest::addColumn<std::vector<LogAction>>("lines");
    QTest::addColumn<int>("open");
    const LogAction weather = told(u"weather"_s, {});
    const LogAction draw = told(u"draw-card"_s, {blade});
    const LogAction undo{LogAction::Kind::Undo, {}, {}};
    LogAction further = corrected(weather);
    further.correction.also = {corrected(draw).correction};
    using Lines = std::vector<LogAction>;
    QTest::newRow("nothing") << Lines{} << 0;
    QTest::newRow("no card") << Lines{weather, told(u"score"_s, {u"3/4"_s})} << 2;
    QTest::newRow("in a hand") << Lines{weather, draw, weather} << 1;
    QTest::newRow("played") << Lines{weather, draw, told(u"card.home"_s, {blade})} << 3;
    QTest::newRow("played in between") << Lines{draw, told(u"hand.card.away"_s, {blade})} << 2;
    QTest::newRow("one of two played")
        << Lines{weather, draw, told(u"draw-card"_s, {heckler}), told(u"card.home"_s, {blade})}
        << 2;
    QTest::newRow("kept of several") << Lines{told(u"card.keep"_s, {blade, heckler})} << 0;
    QTest::newRow("put away") << Lines{weather, told(u"hand.rest.home"_s, {blade})} << 1;
    QTest::newRow("the draw undone") << Lines{weather, draw, undo, weather} << 1;
    QTest::newRow("the play undone")
        << Lines{draw, told(u"card.home"_s, {blade}), undo, weather} << 4;
    QTest::newRow("corrected into") << Lines{weather, corrected(draw)} << 1;
    QTest::newRow("follows from a correction") << Lines{weather, weather, further} << 2;
    QTest::newRow("an event face down")
        << Lines{weather, told(u"match-event.draw"_s, {u"match-events/x"_s}, 1)} << 1;
    QTest::newRow("its turn") << Lines{weather, told(u"match-event.turn"_s, {}, 1)} << 1;
}

void TestMatchOpenLines::hiddenCards()
{
    QFETCH(std::vector<LogAction>, lines);
    QFETCH(int, open);
    MatchDriver match(plainSetup(u"bb2016"_s));
    const MatchContext &context = match.session().game().context();
    QCOMPARE(static_cast<int>(openLines(context, match.state(), lines)), open);
    // The quick look lets nothing pass that is not open.
    for (size_t i = 0; i < lines.size(); ++i) {
        if (!mayHide(lines[i]))
            QCOMPARE(openLines(context, match.state(), {lines[i]}), size_t(1));
    }
}

void TestMatchOpenLines::whatIsJustBought()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.league = true;
    setup.teams[0].rerolls = 5; // and as much gold for the other
    for (Team &team : setup.teams)
        team.treasury = 100'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 0);
    match.number(u"petty-cash"_s, 0);
    match.until(u"inducements.buy"_s);
    const size_t before = openOf(match);
    QCOMPARE(before, linesOf(match).size());
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    QCOMPARE(openOf(match), before);
    QVERIFY(mayHide(linesOf(match).back()));
    match.confirm(u"inducements.done"_s);
    QCOMPARE(openOf(match), linesOf(match).size());
}

void TestMatchOpenLines::whoSeesOnlyTheBoard()
{
    MatchDriver match(plainSetup(u"crp"_s));
    MatchDriver there(plainSetup(u"crp"_s));
    match.untilTurn();
    QJsonObject standing;
    QVERIFY(!hasBoard(standing));
    addBoard(standing, match.session());
    QVERIFY(hasBoard(standing));
    for (const Language language : allLanguages) {
        DisplayBoard seen = makeDisplayBoard(there.session(), language);
        QVERIFY(seen != makeDisplayBoard(match.session(), language));
        layBoardOver(seen, standing);
        QCOMPARE(seen, makeDisplayBoard(match.session(), language));
        const DisplayBoard same = seen;
        layBoardOver(seen, {});
        QCOMPARE(seen, same);
    }
}

/// Nothing of it breaks a screen.
void TestMatchOpenLines::aStrangersBoard()
{
    MatchDriver match(plainSetup(u"crp"_s));
    DisplayBoard seen = makeDisplayBoard(match.session(), Language::English);
    const QString flood = QString(100'000, u'x') + u"\n<b>"_s;
    layBoardOver(seen,
                 {{u"board"_s,
                   QJsonObject{{u"active"_s, 77},
                               {u"sides"_s, QJsonArray{QJsonArray{-5, 1e9, u"x"_s}, QJsonArray{}}},
                               {u"words"_s, QJsonObject{{u"en"_s, QJsonArray{flood}}}}}}});
    QCOMPARE(seen.active, noSeat);
    QCOMPARE(seen.sides[0].score, 0);
    QVERIFY(seen.sides[0].turn < 1000);
    QVERIFY(seen.period.size() <= 301);
    QVERIFY(!seen.period.contains(u'\n'));
    QCOMPARE(seen.sides[0].team, match.session().game().context().team(0).name);
}

QTEST_GUILESS_MAIN(TestMatchOpenLines)
#include "tst_matchopenlines.moc"
