// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/matchreportwriter.h"
#include "core/match/randommatch.h"
#include "core/match/words/matchstanding.h"
#include "core/team/playerstats.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Kind = ReportMoment::Kind;

QStringList momentsOf(const MatchReport &report, Kind kind)
{
    QStringList found;
    for (const ReportMoment &moment : report.moments) {
        if (moment.kind == kind)
            found.append(moment.what.en);
    }
    return found;
}

/// The text of a prompt that only the book or the coach can answer.
void say(MatchDriver &match, const QString &prompt, const QString &words)
{
    const std::vector<Prompt> all = match.session().prompts();
    const auto asked
        = std::find_if(all.begin(), all.end(), [&](const Prompt &one) { return one.id == prompt; });
    QVERIFY(asked != all.end());
    Event event;
    event.prompt = prompt;
    event.seat = asked->seat;
    event.text = words;
    QVERIFY(!match.refuses(event));
}

/// The first home player knocks the first away player down and through his armour.
QString hurt(MatchDriver &match)
{
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {6, 6});
    return victim;
}

/// A league match of random coaches up to the next sheets of both teams.
MatchSession randomLeague(const QString &edition, std::uint64_t seed)
{
    const auto ruleset = sharedRuleset(edition);
    SeededRandomSource source(seed);
    MatchSession session(
        Match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet()));
    for (const Event &event : playRandomly(session.game(), source).events)
        (void)session.act({0, {event}});
    return session;
}

int pointsIn(const Team &team, const PlayerId &id, const Ruleset &ruleset)
{
    const Player *player = team.everPlayer(id);
    return player ? starPlayerPoints(*player, ruleset) : 0;
}

int pointsIn(const MatchReport &report, Seat seat, const PlayerId &id)
{
    for (const ReportPlayer &line : report.players) {
        if (line.seat == seat && line.id == id)
            return line.points;
    }
    return 0;
}

} // namespace

/// What a match report says beside the score.
class TestMatchReport final : public QObject
{
    Q_OBJECT

private slots:
    void course();
    void whatItWasPlayedFor();
    void weatherThroughTheMatch();
    void outcome_data();
    void outcome();
    void whoGivesUpLoses();
    void pointsAreThoseOfTheSheets_data();
    void pointsAreThoseOfTheSheets();
    void conditionsOfTheBook();
    void injuriesOfTheBook_data();
    void injuriesOfTheBook();
    void sides();
    void aBreakIsNobodysTime();
    void everythingIsInTheJson();
};

/// The clock in the window stands still meanwhile, and the report says the same.
void TestMatchReport::aBreakIsNobodysTime()
{
    constexpr qint64 minute = 60'000;
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    const auto noteAt = [&match](qint64 ms) {
        Event note;
        note.prompt = u"hand.note"_s;
        note.text = u"thinking"_s;
        return match.session().act({ms, {note}}).has_value();
    };
    const qint64 evening = 1'000 * minute;
    const qint64 morning = evening + 12 * 60 * minute;
    QVERIFY(noteAt(evening) && noteAt(evening + 3 * minute));
    QVERIFY(noteAt(morning) && noteAt(morning + 2 * minute));
    QCOMPARE(makeReport(match.session()).sides.at(static_cast<size_t>(own)).timeMs, 5 * minute);
}

void TestMatchReport::course()
{
    MatchDriver match(plainSetup());
    const QString victim = hurt(match);
    match.roll(u"injury"_s, {4, 4});
    say(match, u"hand.note"_s, u"Best hit of the season"_s);
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, 1));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {1, 1});
    match.until(u"end-turn"_s);
    const MatchReport report = makeReport(match.session());
    QCOMPARE(momentsOf(report, Kind::KnockedOut).size(), 1);
    QCOMPARE(momentsOf(report, Kind::SentOff).size(), 1);
    QCOMPARE(momentsOf(report, Kind::Note), QStringList{u"Best hit of the season"_s});
    QCOMPARE(momentsOf(report, Kind::KickOff).size(), 1);
    const MatchPlayer &sleeper = match.player(victim);
    QVERIFY(momentsOf(report, Kind::KnockedOut)
                .constFirst()
                .startsWith(u"#%1 "_s.arg(sleeper.who->player.number)));
    const QString text = reportText(report);
    QVERIFY(text.contains(u"Half 1, turn 1"));
    QVERIFY(text.contains(u": knocked out"));
    QVERIFY(text.contains(u": sent off"));
    QVERIFY(text.contains(u"Note: Best hit of the season"));
}

void TestMatchReport::whatItWasPlayedFor()
{
    MatchSetup setup = plainSetup();
    MatchDriver friendly(setup);
    QVERIFY(!reportDate(makeReport(friendly.session())).contains(u"round"_s));
    setup.fixture = {u"league"_s, u"f1"_s, u"Spring Cup"_s, 3};
    MatchDriver match(setup);
    QVERIFY(reportDate(makeReport(match.session())).startsWith(u"Spring Cup, round 3 · "_s));
    match.untilKickOff();
    QVERIFY(reportDate(makeReport(match.session())).contains(u"Spring Cup, round 3"_s));
    QCOMPARE(fixtureWords(setup), u"Spring Cup, round 3"_s);
    setup.occasion = u"friendly"_s;
    QCOMPARE(fixtureWords(setup), u"Spring Cup, friendly"_s);
    setup.occasion = u"semi-final"_s;
    QCOMPARE(fixtureWords(setup), u"Spring Cup, semi-final"_s);
    setup.occasion = u"final"_s;
    QCOMPARE(fixtureWords(setup), u"Spring Cup, final"_s);
    setup.fixture = {};
    QCOMPARE(fixtureWords(setup), QString());
}

void TestMatchReport::weatherThroughTheMatch()
{
    MatchDriver match(plainSetup());
    match.alwaysRoll(u"weather"_s, {3, 4});
    match.untilTurn();
    match.choose(u"hand.weather"_s, match.choices(u"hand.weather"_s).constFirst());
    const MatchReport report = makeReport(match.session());
    QCOMPARE(report.weathers.size(), size_t(2));
    QVERIFY(report.weathers[0] != report.weathers[1]);
    QVERIFY(reportConditions(report).constFirst().contains(
        u"%1 → %2"_s.arg(report.weathers[0].en, report.weathers[1].en)));
}

void TestMatchReport::outcome_data()
{
    QTest::addColumn<Seat>("winner");
    QTest::addColumn<bool>("extraTime");
    QTest::addColumn<bool>("shootOut");
    QTest::addColumn<QString>("said");
    QTest::newRow("won") << 0 << false << false << u"Reds won."_s;
    QTest::newRow("extra time") << 0 << true << false << u"Reds won after extra time."_s;
    QTest::newRow("shoot-out") << 0 << true << true << u"Reds won after a shoot-out."_s;
    QTest::newRow("draw") << noSeat << false << false << u"A draw."_s;
    QTest::newRow("long draw") << noSeat << true << false << u"A draw after extra time."_s;
}

void TestMatchReport::outcome()
{
    QFETCH(Seat, winner);
    QFETCH(bool, extraTime);
    QFETCH(bool, shootOut);
    MatchReport report;
    report.over = true;
    report.winner = winner;
    report.extraTime = extraTime;
    report.shootOut = shootOut;
    report.sides[0].team = u"Reds"_s;
    QTEST(reportOutcome(report), "said");
}

void TestMatchReport::whoGivesUpLoses()
{
    MatchReport report;
    report.over = true;
    report.winner = 1;
    report.sides[0].team = u"Reds"_s;
    report.sides[0].score = 2; // that does not count any more
    report.sides[0].conceded = true;
    report.sides[1].team = u"Blues"_s;
    QCOMPARE(reportOutcome(report), u"Blues won: Reds conceded."_s);
}

void TestMatchReport::pointsAreThoseOfTheSheets_data()
{
    QTest::addColumn<QString>("edition");
    for (const QString &edition : footballRulesets())
        QTest::addRow("%s", qPrintable(edition)) << edition;
}

/// What a player has more on the next sheet than on the last is what the report gives him.
void TestMatchReport::pointsAreThoseOfTheSheets()
{
    QFETCH(QString, edition);
    const Ruleset &ruleset = *sharedRuleset(edition);
    int mvps = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const MatchSession session = randomLeague(edition, seed);
        const MatchReport report = makeFullReport(session);
        for (const Seat seat : {0, 1}) {
            const Team &before = session.game().context().team(seat);
            const Team &after = session.state().after.get().side(seat).team;
            for (const Player &player : before.players)
                QCOMPARE(pointsIn(report, seat, player.id),
                         pointsIn(after, player.id, ruleset)
                             - pointsIn(before, player.id, ruleset));
        }
        for (const ReportPlayer &line : report.players)
            mvps += line.achievements.mvps;
        for (const ReportChange &change : report.changes)
            QVERIFY(change.before.en != u"0"_s || change.after.en != u"0"_s);
        QVERIFY(std::is_sorted(report.players.begin(), report.players.end(),
                               [](const auto &a, const auto &b) { return a.seat < b.seat; }));
    }
    QVERIFY(mvps >= 6);
}

void TestMatchReport::conditionsOfTheBook()
{
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.teams[0].treasury = 300'000;
    MatchDriver match(setup);
    match.until(u"weather"_s);
    say(match, u"weather"_s, u"Sunny"_s);
    match.until(u"handicap"_s);
    say(match, u"handicap"_s, u"Banana skin"_s);
    match.untilTurn();
    const MatchReport report = makeReport(match.session());
    const QStringList lines = reportConditions(report);
    QVERIFY(lines.contains(u"Weather: Sunny"_s));
    QVERIFY(lines.contains(u"Handicap: Banana skin"_s));
    QVERIFY(report.pointsByBook);
    QVERIFY(!report.sides[0].fame);
    const int gate = match.state().sides[0].fans + match.state().sides[1].fans;
    QCOMPARE(lines.contains(u"Gate: %1"_s.arg(groupedNumber(gate, Language::English))), gate > 0);
}

void TestMatchReport::injuriesOfTheBook_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QStringList>("answer");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << u"other"_s << QStringList{u"no-effect"_s} << u"Nothing lasting"_s;
    QTest::newRow("several") << u"other"_s << QStringList{u"miss-next"_s, u"ma"_s}
                             << u"Misses the next match, −1 MA"_s;
    QTest::newRow("with his words")
        << u"seriously-injured"_s << QStringList{u"dead"_s} << u"Dead (61, out cold)"_s;
}

void TestMatchReport::injuriesOfTheBook()
{
    QFETCH(QString, row);
    QFETCH(QStringList, answer);
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.league = true;
    MatchDriver match(setup, stepsToTheNextSheet());
    const PlayerRef victim = PlayerRef::fromString(hurt(match));
    match.choose(u"injury"_s, u"casualty"_s);
    match.choose(u"casualty"_s, row);
    if (row == u"seriously-injured"_s)
        say(match, u"serious-injury"_s, u"61, out cold"_s);
    QVERIFY(makeFullReport(match.session()).casualties.front().after.isEmpty());
    match.until(u"result.home"_s);
    match.choose(u"after.injury.away.%1"_s.arg(victim.id.text()), answer);
    const MatchReport report = makeFullReport(match.session());
    QCOMPARE(report.casualties.front().record.victim, victim);
    const QString text = reportText(report);
    QFETCH(QString, said);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY(!report.casualties.front().after.de.isEmpty());
}

void TestMatchReport::sides()
{
    MatchReport report;
    report.sides[0].team = u"Reds"_s;
    report.sides[1].team = u"Blues"_s;
    QVERIFY(!reportText(report).contains(u"Inducements"));
    QVERIFY(!reportText(report).contains(u"FAME"));
    report.sides[1].fame = 1;
    report.sides[0].fame = 0;
    report.sides[1].inducements = {{{u"Soborno"_s, u"Bribe"_s, u"Bestechung"_s}, 2},
                                   {{u"Hechicero"_s, u"Wizard"_s, u"Zauberer"_s}, 1}};
    report.sides[0].cards = {{{u"Foso"_s, u"Pit Trap"_s, u"Fallgrube"_s}, 1}};
    const QString text = reportText(report);
    QVERIFY(text.contains(u"2 × Bribe, Wizard"));
    QVERIFY(text.contains(u"Pit Trap"));
    QVERIFY(text.contains(u"FAME"));
}

void TestMatchReport::everythingIsInTheJson()
{
    const MatchReport report = makeFullReport(randomLeague(u"bb2016"_s, 3));
    const QJsonObject object = reportJson(report);
    QVERIFY(isReportUnaltered(object));
    QCOMPARE(object.value(u"moments"_s).toArray().size(),
             static_cast<qsizetype>(report.moments.size()));
    const QJsonObject conditions = object.value(u"conditions"_s).toObject();
    QCOMPARE(conditions.value(u"weather"_s).toArray().size(),
             static_cast<qsizetype>(report.weathers.size()));
    QCOMPARE(conditions.value(u"gate"_s).toInt(), report.sides[0].fans + report.sides[1].fans);
    const QJsonObject home = object.value(u"sides"_s).toArray().at(0).toObject();
    QCOMPARE(home.value(u"fame"_s).toInt(-1), report.sides[0].fame.value_or(-2));
    QCOMPARE(home.value(u"inducements"_s).toArray().size(),
             static_cast<qsizetype>(report.sides[0].inducements.size()));
}

QTEST_GUILESS_MAIN(TestMatchReport)
#include "tst_matchreport.moc"
