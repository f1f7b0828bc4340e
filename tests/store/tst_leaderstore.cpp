// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storefixture.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What players did, added up beside the results, on both engines.
class TestLeaderStore final : public QObject
{
    Q_OBJECT

private slots:
    void addsUpByLeagueSeasonAndCompetition_data() { StoreFixture::addEngineRows(); }
    void addsUpByLeagueSeasonAndCompetition();
    void followsWhatIsReplacedWithdrawnAndDeleted_data() { StoreFixture::addEngineRows(); }
    void followsWhatIsReplacedWithdrawnAndDeleted();
    void countsTheMatchesOneCouldPlayIn_data() { StoreFixture::addEngineRows(); }
    void countsTheMatchesOneCouldPlayIn();
    void buriesTheDead_data() { StoreFixture::addEngineRows(); }
    void buriesTheDead();

private:
    StoreFixture m_fixture;
};

namespace {

ResultPlayer player(const QString &id, int touchdowns, bool died = false)
{
    ResultPlayer one;
    one.player = PlayerId(id);
    one.name = u"Player "_s + id;
    one.role = u"blitzer"_s;
    one.achievements.touchdowns = touchdowns;
    one.points = 3 * touchdowns;
    one.died = died;
    return one;
}

ResultRecord record(const QString &match, std::vector<ResultPlayer> home)
{
    ResultRecord result;
    result.id = JournalId(match);
    result.game = u"match"_s;
    result.ruleset = RulesetId(u"crp"_s);
    result.finishedMs = 1'000 + match.back().unicode();
    result.sides.resize(2);
    result.sides[0].team = TeamId(u"orcs"_s);
    result.sides[0].name = u"Orcs"_s;
    result.sides[0].roster = u"orc"_s;
    result.sides[0].players = std::move(home);
    result.sides[1].team = TeamId(u"elves"_s);
    result.sides[1].name = u"Elves"_s;
    result.sides[1].roster = u"elf"_s;
    result.sides[1].players = {player(u"e1"_s, 1)};
    return result;
}

/// A league l with the matches m1 and m2 of two seasons; Orcs o1 score 2 and then 1, Elves 1 each.
std::unique_ptr<Store> filled(const StoreLocation &place)
{
    auto store = Store::open(place);
    StoreBatch batch;
    for (const QString &id : {u"l"_s, u"m1"_s, u"m2"_s})
        batch.started.push_back(StoreFixture::header(id));
    for (const QString &number : {u"1"_s, u"2"_s})
        batch.marks.push_back({JournalId(u"m"_s + number), JournalId(u"l"_s), u"s"_s + number,
                               u"c"_s + number, u"North"_s, u"f"_s + number});
    batch.results
        = {record(u"m1"_s, {player(u"o1"_s, 2)}), record(u"m2"_s, {player(u"o1"_s, 1, true)})};
    if (!store || !(*store)->batches().keep(batch))
        qFatal("cannot fill the database");
    return *std::move(store);
}

/// "o1 3, e1 2"
QString line(const Result<std::vector<LeaderLine>> &leaders)
{
    QStringList parts;
    for (const LeaderLine &each : leaders ? *leaders : std::vector<LeaderLine>{})
        parts.append(u"%1 %2"_s.arg(each.player.text()).arg(each.touchdowns));
    return leaders ? parts.join(u", "_s) : leaders.error().detail;
}

LeaderQuery query(const QString &season = {}, const QString &competition = {})
{
    LeaderQuery query;
    query.league = LeagueId(u"l"_s);
    query.season = SeasonId(season);
    query.competition = CompetitionId(competition);
    return query;
}

} // namespace

void TestLeaderStore::addsUpByLeagueSeasonAndCompetition()
{
    const auto store = filled(m_fixture.emptyPlace());
    LeaderStore &leaders = store->leaders();
    QCOMPARE(line(leaders.leaders(query())), u"o1 3, e1 2"_s);
    QCOMPARE(line(leaders.leaders(query(u"s1"_s))), u"o1 2, e1 1"_s);
    LeaderQuery second = query(u"s2"_s, u"c2"_s);
    const auto lines = leaders.leaders(second);
    QCOMPARE(line(lines), u"e1 1, o1 1"_s);
    QCOMPARE(lines->back().rank, 1); // shared
    second.division = u"South"_s;
    QCOMPARE(line(leaders.leaders(second)), QString());
    LeaderQuery race = query();
    race.roster = RosterId(u"elf"_s);
    QCOMPARE(line(leaders.leaders(race)), u"e1 2"_s);
    LeaderQuery first = query();
    first.limit = 1;
    first.by = LeaderBy::Points;
    QCOMPARE(line(leaders.leaders(first)), u"o1 3"_s);
    LeaderQuery other = query();
    other.league = LeagueId(u"m1"_s);
    QCOMPARE(line(leaders.leaders(other)), QString());
}

void TestLeaderStore::followsWhatIsReplacedWithdrawnAndDeleted()
{
    const auto store = filled(m_fixture.emptyPlace());
    LeaderStore &leaders = store->leaders();
    StoreBatch corrected;
    corrected.results = {record(u"m1"_s, {player(u"o2"_s, 4)})};
    VERIFY_DONE(store->batches().keep(corrected));
    QCOMPARE(line(leaders.leaders(query())), u"o2 4, e1 2, o1 1"_s);
    StoreBatch withdrawn;
    withdrawn.withdrawn = {JournalId(u"m1"_s)};
    VERIFY_DONE(store->batches().keep(withdrawn));
    QCOMPARE(line(leaders.leaders(query())), u"e1 1, o1 1"_s);
    VERIFY_DONE(store->journals().remove(JournalId(u"m2"_s)));
    QCOMPARE(line(leaders.leaders(query())), QString());
    VERIFY_DONE(store->batches().keep(corrected)); // it still belongs to the league
    QCOMPARE(line(leaders.leaders(query())), u"o2 4, e1 1"_s);
    VERIFY_DONE(store->journals().remove(JournalId(u"l"_s)));
    QCOMPARE(line(leaders.leaders(query())), QString());
}

/// Also where he did nothing; and two who were hired are two, though each was "s1" in his match.
void TestLeaderStore::countsTheMatchesOneCouldPlayIn()
{
    const auto store = filled(m_fixture.emptyPlace());
    StoreBatch batch;
    batch.started = {StoreFixture::header(u"m3"_s)};
    batch.marks = {{JournalId(u"m3"_s), JournalId(u"l"_s), u"s2"_s, u"c2"_s, {}, u"f3"_s}};
    ResultPlayer morg = player(u"s1"_s, 1);
    ResultPlayer griff = player(u"s1"_s, 2);
    morg.known = u"morg"_s;
    griff.known = u"griff"_s;
    batch.results = {record(u"m2"_s, {player(u"o1"_s, 1), morg}),
                     record(u"m3"_s, {player(u"o1"_s, 0), griff})};
    VERIFY_DONE(store->batches().keep(batch));
    const auto lines = store->leaders().leaders(query());
    QCOMPARE(line(lines), u"e1 3, o1 3, griff 2, morg 1"_s);
    for (const LeaderLine &each : *lines) {
        const QString id = each.player.text();
        QCOMPARE(each.matches, id == u"o1"_s || id == u"e1"_s ? 3 : 1);
    }
    LeaderQuery season = query(u"s2"_s);
    season.limit = 1;
    season.by = LeaderBy::Touchdowns;
    QCOMPARE(line(store->leaders().leaders(season)), u"griff 2"_s);
    // In a division and outside it: both count, also the one in which he did nothing.
    LeaderQuery across = query(u"s2"_s, u"c2"_s);
    const auto added = store->leaders().leaders(across);
    QCOMPARE(line(added), u"griff 2, e1 2, morg 1, o1 1"_s);
    QCOMPARE(added->back().matches, 2);
    across.limit = 1;
    QCOMPARE(line(store->leaders().leaders(across)), u"griff 2"_s);
    across.division = u"North"_s;
    across.limit = 9;
    QCOMPARE(line(store->leaders().leaders(across)), u"e1 1, o1 1, morg 1"_s);
}

void TestLeaderStore::buriesTheDead()
{
    const auto store = filled(m_fixture.emptyPlace());
    QCOMPARE(line(store->leaders().cemetery(query())), u"o1 3"_s);
    QCOMPARE(line(store->leaders().cemetery(query(u"s1"_s))), QString());
}

QTEST_GUILESS_MAIN(TestLeaderStore)
#include "tst_leaderstore.moc"
