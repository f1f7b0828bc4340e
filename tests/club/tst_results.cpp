// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/club/resultrecord.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/teamfile.h"
#include "core/match/state/entered.h"
#include "core/store/connection.h"
#include "core/team/teamvalue.h"
#include "core/text/plaintext.h"
#include "tests/support/firstrelease.h"
#include "tests/support/keptplay.h"
#include "tests/support/memorybatches.h"
#include "tests/support/storefixture.h"
#include "tests/support/thrownaway.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <map>
#include <tuple>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Text that has tripped databases before.
const QString awkward = u"Ñandú ß \\ ' \" '' ; -- $1 ? :x %1 𝔇"_s;

/// A whole match by random coaches, to the next sheets.
MatchSession playedMatch(const MatchSetup &setup, std::uint64_t seed)
{
    MatchSession session(Match(sharedRuleset(setup.ruleset.text()), setup, stepsToTheNextSheet()));
    qint64 at = 1'000;
    for (const Event &event : randomAnswers(setup, seed)) {
        if (const auto done = session.act({++at, {event}}); !done)
            qFatal("%s: %s", qPrintable(event.prompt), qPrintable(done.error().message));
    }
    return session;
}

/// The same with teams of theirs.
MatchSession playedMatch(const QString &edition, std::uint64_t seed)
{
    SeededRandomSource source(seed);
    return playedMatch(randomSetup(*sharedRuleset(edition), {}, true, source), seed);
}

JournalHeader headerOf(const QString &id)
{
    JournalHeader header{JournalId(id), matchGame(), u"Title of "_s + id, 500, {}};
    header.rules = {3, u"fingerprint"_s};
    return header;
}

/// A small result with something in every field.
ResultRecord someResult(const QString &id, const QString &home, const QString &away,
                        qint64 finishedMs)
{
    ResultRecord result;
    result.id = JournalId(id);
    result.game = matchGame();
    result.ruleset = RulesetId(u"crp"_s);
    result.rules = {3, u"abc"_s};
    result.league = true;
    result.occasion = u"final"_s;
    result.startedMs = 9007199254740993LL; // more than a double holds
    result.finishedMs = finishedMs;
    result.winner = 1;
    result.extraTime = result.shootOut = result.onSheets = true;
    result.code = u"1A2B-3C4D"_s;
    const PlayerRef hit{1, PlayerId(u"4"_s)};
    for (const QString &team : {home, away}) {
        ResultSide side;
        side.team = TeamId(team);
        side.name = u"The %1 %2"_s.arg(team, awkward);
        side.coach = awkward;
        side.roster = u"human"_s;
        side.score = 2;
        side.periods = {0, 1, 1};
        side.casualties = 3;
        side.completions = 4;
        side.interceptions = 5;
        side.fans = 17'000;
        side.winnings = 60'000;
        side.conceded = side.confirmed = true;
        side.before = {1'000'000, 50'000, 5, u"0123"_s};
        side.after = {1'100'000, 110'000, 6, u"4567"_s};
        side.players
            = {{PlayerId(u"4"_s), 4, awkward, u"blitzer"_s, {1, 2, 3, 4, 5, 6}, 21, 1, true}};
        side.changes = {{ChangeKind::Treasury, {}, {}, 50'000, 110'000, u"winnings"_s}};
        result.sides.push_back(std::move(side));
    }
    result.casualties = {{hit, {0, PlayerId(u"4"_s)}, u"block"_s, u"dead"_s, awkward, 2, 7},
                         {hit, {}, u"crowd"_s, {}, {}, 1, 0}};
    return result;
}

StoreBatch batchOf(const ResultRecord &result, qint64 entries = 0)
{
    StoreBatch batch;
    batch.journals = {{result.id, entries + 1, {}, std::nullopt, {JournalState::Finished, {}}}};
    batch.results = {result};
    return batch;
}

/// Four games with their results, the third the oldest; the last one is no match.
Result<void> addResults(Store &store)
{
    const std::tuple<QString, QString, QString, qint64> games[] = {
        {u"g1"_s, u"a"_s, u"b"_s, 200},
        {u"g2"_s, u"b"_s, u"c"_s, 300},
        {u"g3"_s, u"c"_s, u"a"_s, 100},
        {u"g4"_s, u"a"_s, u"a2"_s, 400},
    };
    for (const auto &[id, home, away, finishedMs] : games) {
        if (auto made = store.journals().create(StoreFixture::header(id)); !made)
            return made;
        ResultRecord result = someResult(id, home, away, finishedMs);
        if (id == u"g4"_s)
            result.game = u"skirmish"_s;
        if (auto kept = store.batches().keep(batchOf(result)); !kept)
            return kept.error();
    }
    return {};
}

QString idsOf(const std::vector<ResultLine> &lines)
{
    QStringList ids;
    for (const ResultLine &line : lines)
        ids.append(line.id.text());
    return ids.join(u' ');
}

void compareSides(const ResultSide &side, const MatchReport &report, Seat seat)
{
    const ReportSide &said = report.sides.at(static_cast<size_t>(seat));
    QCOMPARE(side.name, said.team);
    QCOMPARE(side.coach, said.coach);
    QCOMPARE(side.score, said.score);
    QCOMPARE(side.casualties, said.casualties);
    QCOMPARE(side.completions, said.completions);
    QCOMPARE(side.interceptions, said.interceptions);
    QCOMPARE(side.fans, said.fans);
    QCOMPARE(side.conceded, said.conceded);
    QCOMPARE(side.confirmed, said.confirmed);
    QCOMPARE(side.periods.size(), static_cast<size_t>(report.halves()));
    for (int half = 1; half <= report.halves(); ++half)
        QCOMPARE(side.periods.at(static_cast<size_t>(half) - 1), report.scoredIn(half, seat));
}

void comparePlayers(const ResultSide &side, const MatchReport &report, Seat seat)
{
    for (const ReportPlayer &told : report.players) {
        if (told.seat != seat)
            continue;
        const auto found
            = std::find_if(side.players.begin(), side.players.end(),
                           [&told](const ResultPlayer &each) { return each.player == told.id; });
        QVERIFY2(found != side.players.end(), qPrintable(told.name));
        QCOMPARE(found->achievements, told.achievements);
        QCOMPARE(found->points, told.points);
        QCOMPARE(found->number, told.number);
        QCOMPARE(found->name, told.name);
        QVERIFY(!found->role.isEmpty());
    }
}

/// Who died by what the sheet says, and that nobody is missing.
void compareDead(const ResultSide &side, const Team &came, const AfterSide &after)
{
    int dead = 0;
    for (const ResultPlayer &player : side.players) {
        const PlayerId known(after.names.value(player.player.text(), player.player.text()));
        const Player *now = after.team.everPlayer(known);
        QCOMPARE(player.died, now && now->status == PlayerStatus::Dead);
        dead += player.died ? 1 : 0;
    }
    const auto &gone = after.team.formerPlayers;
    const auto died = std::count_if(gone.begin(), gone.end(), [&came](const Player &each) {
        return each.status == PlayerStatus::Dead && came.player(each.id);
    });
    QVERIFY(dead >= died); // also those who were only hired
}

int killsIn(const ResultRecord &result)
{
    int kills = 0;
    for (const ResultSide &side : result.sides) {
        for (const ResultPlayer &player : side.players)
            kills += player.kills;
    }
    return kills;
}

/// Those who died by somebody's hand; who was hurt more than once died of the last.
int deathsCausedIn(const ResultRecord &result)
{
    std::map<QString, bool> caused; // by victim
    for (const ResultCasualty &each : result.casualties) {
        const auto &players = result.side(each.victim.seat).players;
        const bool died
            = std::any_of(players.begin(), players.end(), [&each](const ResultPlayer &player) {
                  return player.player == each.victim.id && player.died;
              });
        caused[each.victim.toString()] = died && each.by.isValid();
    }
    return static_cast<int>(
        std::count_if(caused.begin(), caused.end(), [](const auto &each) { return each.second; }));
}

} // namespace

/// What a finished game leaves behind: how it is made out of a match, written and kept.
class TestResults final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void resultSaysWhatTheReportSays_data();
    void resultSaysWhatTheReportSays();
    void resultSaysWhatIsOnTheSheets_data() { addMatches(); }
    void resultSaysWhatIsOnTheSheets();
    void resultNamesWhoCouldPlay();
    void whoIsHiredIsNotMistaken();
    void quickTeamsHaveNoSheet();
    void looksAreNoPartOfASheet();
    void thereAndBack();
    void whatChangedIsAWord();
    void thereAndBackFromAMatch_data() { addMatches(); }
    void thereAndBackFromAMatch();
    void strangersResultsAreRefused_data();
    void strangersResultsAreRefused();
    void resultsAreKept_data() { StoreFixture::addEngineRows(); }
    void resultsAreKept();
    void resultsAreReplaced_data() { StoreFixture::addEngineRows(); }
    void resultsAreReplaced();
    void resultsGoWithTheirJournal_data() { StoreFixture::addEngineRows(); }
    void resultsGoWithTheirJournal();
    void aBatchThatFailsKeepsNoResult_data() { StoreFixture::addEngineRows(); }
    void aBatchThatFailsKeepsNoResult();
    void resultsAreListed_data();
    void resultsAreListed();
    void missingResultsAreFound_data() { StoreFixture::addEngineRows(); }
    void missingResultsAreFound();
    void aClubOnADatabase_data() { StoreFixture::addEngineRows(); }
    void aClubOnADatabase();
    void theFirstReleaseIsTakenOver_data() { StoreFixture::addEngineRows(); }
    void theFirstReleaseIsTakenOver();

private:
    static void addMatches();

    StoreFixture m_fixture;
};

void TestResults::initTestCase()
{
    QVERIFY2(m_fixture.server().problem().isEmpty(), qPrintable(m_fixture.server().problem()));
}

void TestResults::addMatches()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("seed");
    for (const QString &edition : footballRulesets()) {
        for (const int seed : {1, 2, 3})
            QTest::addRow("%s %d", qPrintable(edition), seed) << edition << seed;
    }
}

void TestResults::resultSaysWhatTheReportSays_data()
{
    addMatches();
}

void TestResults::resultSaysWhatTheReportSays()
{
    QFETCH(QString, edition);
    QFETCH(int, seed);
    const MatchSession session = playedMatch(edition, static_cast<std::uint64_t>(seed));
    const MatchReport report = makeFullReport(session);
    const ResultRecord result = resultOf(headerOf(u"m1"_s), session);
    QCOMPARE(result.id, JournalId(u"m1"_s));
    QCOMPARE(result.ruleset, RulesetId(edition));
    QCOMPARE(result.rules, (RulesMark{3, u"fingerprint"_s}));
    QVERIFY(result.league && !result.onSheets); // set by the code that writes them
    QCOMPARE(result.winner, report.winner);
    QCOMPARE(result.startedMs, report.startedMs);
    QCOMPARE(result.finishedMs, report.lastMs);
    QCOMPARE(result.extraTime, report.extraTime);
    QCOMPARE(result.shootOut, report.shootOut);
    QCOMPARE(result.code, confirmationCode(session.state().entered));
    QCOMPARE(result.sides.size(), 2U);
    for (const Seat seat : {0, 1}) {
        compareSides(result.side(seat), report, seat);
        comparePlayers(result.side(seat), report, seat);
    }
    QCOMPARE(result.casualties.size(), report.casualties.size());
    for (size_t i = 0; i < result.casualties.size(); ++i) {
        const CasualtyRecord &record = report.casualties[i].record;
        QCOMPARE(result.casualties[i].victim, record.victim);
        QCOMPARE(result.casualties[i].by, record.by);
        QCOMPARE(result.casualties[i].half, record.half);
        QCOMPARE(result.casualties[i].result, record.result.text());
    }
}

void TestResults::resultSaysWhatIsOnTheSheets()
{
    QFETCH(QString, edition);
    QFETCH(int, seed);
    const MatchSession session = playedMatch(edition, static_cast<std::uint64_t>(seed));
    const Ruleset &ruleset = testRuleset(edition);
    const ResultRecord result = resultOf(headerOf(u"m1"_s), session);
    for (const Seat seat : {0, 1}) {
        const ResultSide &side = result.side(seat);
        const Team &came = session.game().context().team(seat);
        const AfterSide &after = session.state().after.get().side(seat);
        QCOMPARE(side.team, came.id);
        QCOMPARE(side.roster, came.roster.text());
        QCOMPARE(side.before,
                 (SheetFigures{teamValue(came, ruleset), came.treasury, came.fanFactor,
                               sheetSum(came), teamRating(came, ruleset).value_or(0)}));
        QCOMPARE(
            side.after,
            (SheetFigures{teamValue(after.team, ruleset), after.team.treasury, after.team.fanFactor,
                          sheetSum(after.team), teamRating(after.team, ruleset).value_or(0)}));
        QCOMPARE(side.winnings, after.winnings.value_or(0));
        QVERIFY(side.changes == after.changes);
        compareDead(side, came, after);
    }
    QCOMPARE(killsIn(result), deathsCausedIn(result));
}

void TestResults::resultNamesWhoCouldPlay()
{
    const MatchSetup setup = leagueSetup();
    MatchSetup absent = setup;
    absent.teams[0].players[4].missesNextMatch = true;
    for (const MatchSetup &each : {setup, absent}) {
        const MatchSession session = playedMatch(each, 1);
        const ResultSide side = resultOf(headerOf(u"m1"_s), session).side(0);
        for (const Player &player : each.teams[0].players) {
            const auto &told = side.players;
            const bool isTold
                = std::any_of(told.begin(), told.end(), [&player](const ResultPlayer &one) {
                      return one.player == player.id && one.known.isEmpty();
                  });
            const Whereabouts where = session.state().find({0, player.id})->where;
            QVERIFY(isTold || where == Whereabouts::Absent);
            QVERIFY(!isTold || !player.missesNextMatch);
        }
    }
}

/// The first to join is "j1" in every match.
void TestResults::whoIsHiredIsNotMistaken()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players.resize(9);
    const MatchSession session = playedMatch(setup, 1);
    const AfterSide &after = session.state().after.get().side(0);
    const ResultRecord result = resultOf(headerOf(u"m1"_s), session);
    int joined = 0;
    for (const ResultPlayer &each : result.side(0).players) {
        const QString place = after.names.value(each.player.text());
        joined += place.isEmpty() ? 0 : 1;
        QVERIFY(place.isEmpty() || each.known == place);
        QCOMPARE(each.known.isEmpty(), setup.teams[0].player(each.player) != nullptr);
    }
    QVERIFY(joined >= 2);
}

void TestResults::quickTeamsHaveNoSheet()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    MatchDriver match(setup, stepsToTheNextSheet());
    match.finish();
    const ResultRecord result = resultOf(headerOf(u"m1"_s), match.session());
    for (const Seat seat : {0, 1}) {
        QVERIFY(result.side(seat).team.isEmpty() && result.side(seat).roster.isEmpty());
        QCOMPARE(result.side(seat).before, SheetFigures());
        QCOMPARE(result.side(seat).after, SheetFigures());
        QVERIFY(result.side(seat).changes.empty());
    }
    QCOMPARE(result.side(0).name, u"Reds"_s);
    QVERIFY(!result.league);
}

void TestResults::looksAreNoPartOfASheet()
{
    const Team team = leagueSetup().teams[0];
    Team other = team;
    other.name = other.coach = other.notes = u"Otherwise"_s;
    other.primary = {1, 2, 3};
    other.players[2].name = other.players[2].notes = u"Grim"_s;
    other.players[2].number = 66;
    QCOMPARE(sheetSum(other), sheetSum(team));
    other.treasury += 10'000;
    QVERIFY(sheetSum(other) != sheetSum(team));
    other = team;
    std::swap(other.players[0], other.players[1]);
    QVERIFY(sheetSum(other) != sheetSum(team));
    other = team;
    other.players[0].missesNextMatch = true;
    QVERIFY(sheetSum(other) != sheetSum(team));
}

void TestResults::thereAndBack()
{
    const ResultRecord result = someResult(u"m1"_s, u"a"_s, u"b"_s, 7'000);
    const QByteArray text = QJsonDocument(resultToJson(result)).toJson();
    const auto again = resultFromJson(QJsonDocument::fromJson(text).object());
    VERIFY_DONE(again);
    QVERIFY(*again == result);
    ResultRecord draw = result;
    draw.winner = noSeat;
    QVERIFY(*resultFromJson(resultToJson(draw)) == draw);
}

/// What changed is kept by its word; one of a later version is passed on as it is.
void TestResults::whatChangedIsAWord()
{
    ResultRecord result = someResult(u"m1"_s, u"a"_s, u"b"_s, 1);
    const KindOfChange later = KindOfChange::fromText(u"prosperity"_s);
    result.sides[0].changes
        = {{ChangeKind::FanFactor, {}, {}, 3, 4, {}}, {later, {}, {}, 0, 1, {}}};
    const QByteArray text = QJsonDocument(resultToJson(result)).toJson(QJsonDocument::Compact);
    QVERIFY(text.contains(R"("kind":"fan-factor")"));
    QVERIFY(text.contains(R"("kind":"prosperity")"));
    const auto again = resultFromJson(QJsonDocument::fromJson(text).object());
    VERIFY_DONE(again);
    QVERIFY(again->sides[0].changes[0].kind == ChangeKind::FanFactor);
    QVERIFY(again->sides[0].changes[1].kind == later);
    QVERIFY(*again == result);
}

void TestResults::thereAndBackFromAMatch()
{
    QFETCH(QString, edition);
    QFETCH(int, seed);
    const MatchSession session = playedMatch(edition, static_cast<std::uint64_t>(seed));
    const ResultRecord result = resultOf(headerOf(u"m1"_s), session);
    const auto again = resultFromJson(resultToJson(result));
    VERIFY_DONE(again);
    QVERIFY(*again == result);
}

void TestResults::strangersResultsAreRefused_data()
{
    QTest::addColumn<QJsonObject>("object");
    const QJsonObject good = resultToJson(someResult(u"m1"_s, u"a"_s, u"b"_s, 1));
    const auto row = [&good](const char *name, const QString &key, const QJsonValue &value) {
        QJsonObject object = good;
        object.insert(key, value);
        QTest::newRow(name) << object;
    };
    QTest::newRow("nothing") << QJsonObject();
    row("of a later Dugout", u"version"_s, 99);
    row("without a game", u"id"_s, u""_s);
    row("without sides", u"sides"_s, QJsonArray());
    row("with one side", u"sides"_s, QJsonArray{QJsonObject()});
    row("sides that are none", u"sides"_s, u"two"_s);
    row("won by a third side", u"winner"_s, 2);
    row("won by less than nobody", u"winner"_s, -2);
}

void TestResults::strangersResultsAreRefused()
{
    QFETCH(QJsonObject, object);
    const auto refused = resultFromJson(object);
    QCOMPARE(errorOf(refused), u"result-unreadable"_s);
    StoreFixture::checkSentence(refused.error());
}

void TestResults::resultsAreKept()
{
    const StoreLocation place = m_fixture.emptyPlace();
    const ResultRecord result = someResult(u"m1"_s, u"a"_s, u"b"_s, 7'000);
    JournalHeader header = StoreFixture::header(u"m1"_s);
    header.title = awkward;
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE((*store)->journals().create(header));
        VERIFY_DONE((*store)->batches().keep(batchOf(result)));
    }
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    const auto kept = (*store)->results().read(result.id);
    VERIFY_DONE(kept);
    QVERIFY(*kept == result);
    const auto lines = (*store)->results().list({});
    VERIFY_DONE(lines);
    ResultLine expected{result.id, matchGame(), awkward,           RulesetId(u"crp"_s),
                        true,      u"final"_s,  result.finishedMs, result.winner,
                        true,      {}};
    for (const ResultSide &side : result.sides)
        expected.sides.push_back({side.team, side.name, side.coach, side.roster, side.score,
                                  side.casualties, side.before, side.after});
    QCOMPARE(lines->size(), 1U);
    QVERIFY(lines->front() == expected);
    QCOMPARE(errorOf((*store)->results().read(JournalId(u"m2"_s))), u"store.not-found"_s);
    QCOMPARE((*store)->check()->problems, QStringList());
    const QString copy = m_fixture.newPath(u"copy.db"_s);
    VERIFY_DONE((*store)->backup(copy));
    const auto copied = Store::open(StoreLocation::sqliteFile(copy));
    VERIFY_DONE(copied);
    QVERIFY(*(*copied)->results().read(result.id) == result);
    QVERIFY((*copied)->results().list({})->front() == expected);
}

void TestResults::resultsAreReplaced()
{
    const auto store = Store::open(m_fixture.emptyPlace());
    VERIFY_DONE(store);
    VERIFY_DONE((*store)->journals().create(StoreFixture::header(u"m1"_s)));
    ResultRecord result = someResult(u"m1"_s, u"a"_s, u"b"_s, 7'000);
    VERIFY_DONE((*store)->batches().keep(batchOf(result)));
    result.finishedMs = 8'000;
    result.sides[0].team = TeamId(u"c"_s);
    result.sides[0].players.clear();
    result.onSheets = false;
    VERIFY_DONE((*store)->batches().keep(batchOf(result)));
    QVERIFY(*(*store)->results().read(result.id) == result);
    QCOMPARE((*store)->results().list({})->size(), 1U);
    QVERIFY((*store)->results().list({{}, TeamId(u"a"_s)})->empty());
    QCOMPARE((*store)->results().list({{}, TeamId(u"c"_s)})->size(), 1U);
    StoreBatch reopened;
    reopened.journals = {{result.id, 1, {}, std::nullopt, {JournalState::Running, {}}}};
    reopened.withdrawn = {result.id};
    VERIFY_DONE((*store)->batches().keep(reopened));
    QCOMPARE(errorOf((*store)->results().read(result.id)), u"store.not-found"_s);
    QVERIFY((*store)->results().list({})->empty());
    VERIFY_DONE((*store)->batches().keep(reopened)); // it may be gone already
    VERIFY_DONE((*store)->batches().keep(batchOf(result)));
    QVERIFY(*(*store)->results().read(result.id) == result);
}

void TestResults::resultsGoWithTheirJournal()
{
    const StoreLocation place = m_fixture.emptyPlace();
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    VERIFY_DONE(addResults(**store));
    VERIFY_DONE((*store)->journals().remove(JournalId(u"g1"_s)));
    QCOMPARE(errorOf((*store)->results().read(JournalId(u"g1"_s))), u"store.not-found"_s);
    QCOMPARE(idsOf(*(*store)->results().list({})), u"g3 g2 g4"_s);
    auto connection = Connection::open(place, ConnectionMode::ReadOnly);
    VERIFY_DONE(connection);
    for (const QString &table : {u"result_side"_s, u"result_player"_s, u"journal_team"_s}) {
        const QString left = u"SELECT count(*) FROM %1 WHERE journal_id = 'g1'"_s.arg(table);
        QCOMPARE(*(*connection)->value(left), u"0"_s);
    }
}

/// Somebody saved a team meanwhile: neither the journal nor the result is kept.
void TestResults::aBatchThatFailsKeepsNoResult()
{
    const auto store = Store::open(m_fixture.emptyPlace());
    VERIFY_DONE(store);
    StoreBatch batch = batchOf(someResult(u"m1"_s, u"a"_s, u"b"_s, 7'000));
    batch.started = {StoreFixture::header(u"m1"_s)};
    batch.documents = {StoreFixture::team(u"a"_s, u"Reavers"_s)};
    batch.documents.front().summary.revision = 3;
    QVERIFY(!(*store)->batches().keep(batch));
    QCOMPARE(errorOf((*store)->journals().readHeader(JournalId(u"m1"_s))), u"store.not-found"_s);
    QVERIFY((*store)->results().list({})->empty());
    batch.documents.front().summary.revision = 0;
    const auto kept = (*store)->batches().keep(batch);
    VERIFY_DONE(kept);
    QCOMPARE(kept->front().revision, 1);
    QCOMPARE((*store)->results().list({})->size(), 1U);
    // A result of a game that is not kept is none.
    StoreBatch stray;
    stray.results = {someResult(u"m2"_s, u"a"_s, u"b"_s, 1)};
    QVERIFY(!(*store)->batches().keep(stray));
    QCOMPARE((*store)->results().list({})->size(), 1U);
}

void TestResults::resultsAreListed_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<ResultQuery>("query");
    QTest::addColumn<QString>("expected");
    const std::tuple<const char *, ResultQuery, const char *> rows[] = {
        {"all, the oldest first", {}, "g3 g1 g2 g4"},
        {"of a game", {matchGame()}, "g3 g1 g2"},
        {"of a team", {{}, TeamId(u"a"_s)}, "g3 g1 g4"},
        {"of a team in a game", {matchGame(), TeamId(u"a"_s)}, "g3 g1"},
        {"of nobody", {{}, TeamId(u"x"_s)}, ""},
        {"first page", {{}, {}, 0, 3}, "g3 g1 g2"},
        {"second page", {{}, {}, 3, 3}, "g4"},
        {"beyond the last page", {{}, {}, 6, 3}, ""},
        {"page of a team", {matchGame(), TeamId(u"b"_s), 1, 1}, "g2"},
    };
    for (const QString &engine : {u"sqlite"_s, u"psql"_s}) {
        for (const auto &[row, query, expected] : rows)
            QTest::addRow("%s, %s", qPrintable(engine), row)
                << engine << query << QString::fromLatin1(expected);
    }
}

void TestResults::resultsAreListed()
{
    QFETCH(ResultQuery, query);
    QFETCH(QString, expected);
    const auto store = Store::open(m_fixture.emptyPlace());
    VERIFY_DONE(store);
    VERIFY_DONE(addResults(**store));
    const auto lines = (*store)->results().list(query);
    VERIFY_DONE(lines);
    QCOMPARE(idsOf(*lines), expected);
    for (const ResultLine &line : *lines) {
        const ResultRecord whole = *(*store)->results().read(line.id);
        QCOMPARE(line.sides.size(), 2U);
        for (const Seat seat : {0, 1})
            QCOMPARE(line.sides.at(static_cast<size_t>(seat)).team, whole.side(seat).team);
    }
}

/// Of an earlier release nobody knows which of its matches are over; the oldest first.
void TestResults::missingResultsAreFound()
{
    FirstRelease first;
    const auto add = [&first](const QString &id, qint64 createdMs, int entries, JournalState state,
                              const QString &game = matchGame()) {
        JournalHeader header = StoreFixture::header(id, createdMs);
        header.game = game;
        first.journals.push_back({header, {state, {}}, StoreFixture::group(1, entries)});
    };
    add(u"played"_s, 30, 2, JournalState::Running);
    add(u"over"_s, 20, 2, JournalState::Finished);
    add(u"untouched"_s, 5, 0, JournalState::Running);
    add(u"duel"_s, 6, 2, JournalState::Finished, u"skirmish"_s);
    const StoreLocation place = m_fixture.emptyPlace();
    VERIFY_DONE(first.keepAt(place));
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    const auto missing = [&store] {
        QStringList ids;
        for (const JournalId &id : must((*store)->results().missing()))
            ids.append(id.text());
        return ids;
    };
    QCOMPARE(missing(), (QStringList{u"over"_s, u"played"_s}));
    VERIFY_DONE((*store)->journals().create(StoreFixture::header(u"new"_s)));
    VERIFY_DONE((*store)->journals().append(JournalId(u"new"_s), 1, StoreFixture::group(1)));
    VERIFY_DONE((*store)->batches().keep(batchOf(someResult(u"over"_s, u"a"_s, u"b"_s, 1), 2)));
    QCOMPARE(missing(), QStringList(u"played"_s));
}

/// A whole match on a real database: its end, its undo, and what is left of it.
void TestResults::aClubOnADatabase()
{
    const StoreLocation place = m_fixture.emptyPlace();
    MatchSetup setup = leagueSetup();
    for (Player &player : setup.teams[1].players)
        player.name = awkward + QChar::Null; // a stranger's team
    qint64 now = 1'000;
    RulesetLibrary library;
    JournalId id;
    const auto storesOf = [&](Store &store) {
        return ClubStores{store.journals(), store.documents(), store.batches(),
                          store.results(),  library,           [&now] { return ++now; }};
    };
    const auto clubOn = [&](Store &store) { return Club(storesOf(store)); };
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        const Club club = clubOn(**store);
        for (const Team &team : setup.teams)
            VERIFY_DONE(club.teams().save({team, {}}));
        id = playKept(club.matches(), setup, u"Ñandúes"_s);
    }
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    const Club club = clubOn(**store);
    QCOMPARE(*club.matches().find(u"Ñandúes"_s), id);
    const auto match = must(club.matches().open(id));
    QCOMPARE(match->kept(), JournalState::Finished);
    QVERIFY(match->isOnSheets());
    ResultRecord expected = resultOf(match->header(), match->session());
    expected.onSheets = true;
    QVERIFY(*(*store)->results().read(id) == expected);
    for (const Seat seat : {0, 1}) {
        const Team &team = match->session().state().after.get().side(seat).team;
        QCOMPARE(must(club.teams().load(DocumentId(team.id.text()))).team, team);
        QCOMPARE(must(club.teams().story(team.id)).size(), 1U);
    }
    VERIFY_DONE(match->undo());
    QVERIFY(must(club.teams().story(setup.teams[0].id)).empty());
    VERIFY_DONE(match->redo());
    QVERIFY(*(*store)->results().read(id) == expected);
    VERIFY_DONE(throwAwayGame(Bin(storesOf(**store)), id));
    QVERIFY(must(club.teams().story(setup.teams[0].id)).empty());
    QVERIFY((*store)->documents().list({u"team-match"_s})->empty());
}

/// Everything that the first release kept is there, its matches are found by their teams, and catch
/// up with the rest.
void TestResults::theFirstReleaseIsTakenOver()
{
    MemoryClub old;
    MatchSetup setup = leagueSetup();
    setup.teams[0].notes = awkward + QChar::Null;
    const JournalId id = playKept(MatchRepository(old.stores()), setup, awkward);
    FirstRelease first;
    Journal played = must(old.journals.read(id));
    played.stand.standing = {};
    MatchSetup quick = setup;
    quick.teams[1] = Team();
    quick.teams[1].name = u"Blues"_s;
    const JournalHeader against{JournalId(u"quick"_s), matchGame(), u"Quick"_s, 7,
                                setupToJson(quick)};
    const JournalHeader strange{JournalId(u"odd"_s), matchGame(), u"Odd"_s, 8,
                                QJsonObject{{u"teams"_s, 5}}};
    const JournalHeader duel{JournalId(u"duel"_s), u"skirmish"_s, u"Duel"_s, 9, setupToJson(setup)};
    first.journals = {played, {against, {}, {}}, {strange, {}, {}}, {duel, {}, {}}};
    for (const Team &team : setup.teams)
        first.documents.push_back(
            {{teamKind(), DocumentId(team.id.text()), team.name, 0, 3}, teamToJson(team)});
    const StoreLocation place = m_fixture.emptyPlace();
    VERIFY_DONE(first.keepAt(place));

    const auto store = Store::open(place);
    VERIFY_DONE(store);
    QCOMPARE((*store)->versionBefore(), 1);
    QCOMPARE((*store)->check()->problems, QStringList());
    const auto read = (*store)->journals().read(id);
    VERIFY_DONE(read);
    QCOMPARE(read->header.setup, played.header.setup);
    QCOMPARE(read->header.title, plainLine(awkward));
    QCOMPARE(read->header.teams, (QStringList{u"human"_s, u"orc"_s}));
    QCOMPARE(read->header.rules, RulesMark());
    QCOMPARE(read->stand, (JournalProgress{JournalState::Finished, {}}));
    QVERIFY(read->entries == played.entries);
    QCOMPARE((*store)->journals().readHeader(against.id)->teams, QStringList(u"human"_s));
    QVERIFY((*store)->journals().readHeader(strange.id)->teams.isEmpty());
    QVERIFY((*store)->journals().readHeader(duel.id)->teams.isEmpty());
    JournalQuery ofHumans;
    ofHumans.team = u"human"_s;
    QCOMPARE((*store)->journals().list(ofHumans)->size(), 2U);

    RulesetLibrary library;
    const Club club({(*store)->journals(), (*store)->documents(), (*store)->batches(),
                     (*store)->results(), library, [] { return qint64(99); }});
    QCOMPARE(must(club.matches().catchUp()).matches, 1);
    QCOMPARE(must(club.teams().story(TeamId(u"human"_s))).front().match, id);
    const auto match = must(club.matches().open(id));
    QCOMPARE(must(club.teams().load(DocumentId(u"orc"_s))).team,
             match->session().state().after.get().side(1).team);
}

QTEST_GUILESS_MAIN(TestResults)
#include "tst_results.moc"
