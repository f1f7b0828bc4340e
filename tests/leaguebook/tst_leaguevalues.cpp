// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/journal/leaguebytes.h"
#include "core/leaguebook/leaguepreview.h"
#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguebook/looks/leaguehonours.h"
#include "core/leaguebook/looks/packedresults.h"
#include "core/leaguebook/looks/waitingfixtures.h"
#include "core/text/languagescope.h"
#include "tests/leaguebook/leaguesketch.h"
#include "tests/support/teambuilder.h"

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is read off a league: ratings, records, honours, charts, and what a correction changes.
class TestLeagueValues final : public QObject
{
    Q_OBJECT

private slots:
    void eloIsThatOfTheTabletopAssociation();
    void glickoRatesRoundByRound();
    void onlyMatchesThatWerePlayedAreRated();
    void aResultStaysWithItsCoach();
    void recordsAreFiltered();
    void streaksAndFormAreCounted();
    void packedSeasonsAreSkimmed_data();
    void packedSeasonsAreSkimmed();
    void whatIsNoSeasonIsNotSkimmed();
    void chartsEndWithTheTable();
    void honoursAreListed();
    void aPreviewNamesEverythingThatChanges();
    void aPreviewTellsNoRatingTwice();
    void aColumnNobodyNotedIsNothing();
    void aPreviewOfNothingIsEmpty();
    void aPreviewSaysOnlyWhatChanges();
    void divisionsAreHeaded_data();
    void divisionsAreHeaded();
};

namespace {

bool isNear(double one, double other)
{
    return std::abs(one - other) < 0.001;
}

/// t1 and t2 meet once for each of these results, which are those of t1.
class Meetings : public LeagueSketch
{
public:
    explicit Meetings(const std::vector<std::pair<int, int>> &scores)
        : LeagueSketch(2, rules(static_cast<int>(scores.size())))
    {
        draw();
        publishAll();
        size_t next = 0;
        for (const FixtureId &each : open()) {
            const auto [one, other] = scores[next++];
            const bool atHome = league().fixture(each)->home == team(1);
            enter(each, atHome ? one : other, atHome ? other : one);
        }
    }

private:
    static CompetitionRules rules(int legs)
    {
        CompetitionRules rules;
        rules.phases.front().legs = legs;
        rules.phases.front().byLot = false;
        return rules;
    }
};

/// The league after one more event.
League after(League league, const LeagueEvent &event)
{
    if (const auto done = applyTo(league, event); !done)
        qFatal("%s", qPrintable(done.error().message));
    return league;
}

const RatingLine &lineOf(const std::vector<RatingLine> &lines, const char *coach)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [coach](const RatingLine &each) {
        return each.coach.text() == QLatin1String(coach);
    });
    if (found == lines.end())
        qFatal("no such coach");
    return *found;
}

} // namespace

/// Two entrants: a step of 2·√2. The first win between equals moves half of it; the second, of one
/// rated 2·√2 less, a little more than half.
void TestLeagueValues::eloIsThatOfTheTabletopAssociation()
{
    const double step = 2 * std::sqrt(2.0);
    const Meetings once({{2, 0}});
    const auto first = ratingsOf(once.league());
    QCOMPARE(first.size(), size_t(2));
    QCOMPARE(first.front().coach, CoachId(u"k1"_s));
    QCOMPARE(first.front().rank, 1);
    QVERIFY(isNear(first.front().rating, 150 + step / 2));
    QVERIFY(isNear(first.back().rating, 150 - step / 2));
    const Meetings twice({{2, 0}, {0, 1}});
    const auto second = ratingsOf(twice.league());
    const double expected = 1 / (std::pow(10, (-step) / 150) + 1); // of the one who had won
    QVERIFY(isNear(lineOf(second, "k1").rating, 150 + step / 2 - step * expected));
    QCOMPARE(lineOf(second, "k1").played, 2);
    QCOMPARE(lineOf(second, "k1").curve.size(), size_t(2));
    QVERIFY(isNear(lineOf(second, "k1").change, -step * expected));
}

void TestLeagueValues::glickoRatesRoundByRound()
{
    RatingQuery query;
    query.system = RatingSystem::Glicko;
    const Meetings sketch({{2, 0}, {2, 0}, {1, 1}});
    const auto lines = ratingsOf(sketch.league(), query);
    QVERIFY(lineOf(lines, "k1").rating > 1500);
    QVERIFY(isNear(lineOf(lines, "k1").rating - 1500, 1500 - lineOf(lines, "k2").rating));
    QVERIFY(lineOf(lines, "k1").deviation < 150);
    QCOMPARE(lineOf(lines, "k1").curve.size(), size_t(3));
    QCOMPARE(lineOf(lines, "k1").drawn, 1);
}

void TestLeagueValues::onlyMatchesThatWerePlayedAreRated()
{
    LeagueSketch sketch(2);
    sketch.draw();
    sketch.publishAll();
    const FixtureId id = sketch.open().front();
    FixtureOutcome outcome = sketch.outcome(id, 2, 0);
    outcome.result.kind = ResultKind::Awarded;
    QCOMPARE(sketch.act({ResultEntered{id, outcome, std::nullopt}, {}}), QString());
    QVERIFY(ratingsOf(sketch.league()).empty());
    QCOMPARE(sketch.enter(id, 2, 0), QString());
    QCOMPARE(ratingsOf(sketch.league()).size(), size_t(2));
    RatingQuery other;
    other.scope.competition = CompetitionId(u"elsewhere"_s);
    QVERIFY(ratingsOf(sketch.league(), other).empty());
}

void TestLeagueValues::aResultStaysWithItsCoach()
{
    Meetings sketch({{2, 0}});
    sketch.must({CoachRecorded{{CoachId(u"new"_s), u"New"_s}}, {}});
    sketch.must({TeamHandedOn{LeagueSketch::team(1), CoachId(u"new"_s)}, {}});
    QCOMPARE(ratingsOf(sketch.league()).front().coach, CoachId(u"k1"_s));
    // A correction does not hand the match on either.
    const FixtureId id = sketch.round(1).fixtures.front().id;
    const bool atHome = sketch.league().fixture(id)->home == LeagueSketch::team(1);
    QCOMPARE(sketch.enter(id, atHome ? 3 : 0, atHome ? 0 : 3), QString());
    QCOMPARE(ratingsOf(sketch.league()).front().coach, CoachId(u"k1"_s));
    QCOMPARE(recordsOf(sketch.league(), RecordBy::Coach).front().key, u"k1"_s);
}

void TestLeagueValues::recordsAreFiltered()
{
    CompetitionRules rules;
    rules.phases.front().divisions = 2;
    LeagueSketch sketch(8, rules);
    sketch.playOut();
    RecordFilter filter;
    filter.division = u"1"_s;
    const auto first = recordsOf(sketch.league(), RecordBy::Team, filter);
    QCOMPARE(first.size(), size_t(4));
    for (const RecordLine &each : first)
        QCOMPARE(each.played, 3);
    filter.division = u"3"_s;
    QVERIFY(recordsOf(sketch.league(), RecordBy::Team, filter).empty());
    filter = {};
    filter.season = SeasonId(u"s9"_s);
    QVERIFY(recordsOf(sketch.league(), RecordBy::Team, filter).empty());
    filter = {};
    filter.rosterAgainst = RosterId(u"orc"_s);
    QVERIFY(recordsOf(sketch.league(), RecordBy::RosterAgainst, filter).empty());
}

void TestLeagueValues::packedSeasonsAreSkimmed_data()
{
    QTest::addColumn<int>("format");
    for (int format = 0; format < phaseFormatIds().size() - 2; ++format) // those that are drawn
        QTest::addRow("%s", qPrintable(phaseFormatIds().at(format))) << format;
}

/// With something of everything that stands between the results.
void TestLeagueValues::packedSeasonsAreSkimmed()
{
    QFETCH(int, format);
    CompetitionRules rules = rulesOf(static_cast<PhaseFormat>(format));
    rules.columns = {u"completions"_s};
    rules.phases.front().rounds = 4;
    rules.phases.front().divisions = format == 0 ? 2 : 1;
    LeagueSketch sketch(9, rules);
    sketch.playOut();
    League league = sketch.league();
    league.teams.front().roster = RosterId(u"orc"_s);
    Competition &cup = league.seasons.front().competitions[0];
    cup.handPoints.push_back({LeagueSketch::team(1), Rational(1, 2), u"fair play"_s});
    Challenge challenge;
    challenge.challenger = LeagueSketch::team(1);
    challenge.challenged = LeagueSketch::team(2);
    cup.challenges.push_back({challenge, FixtureId()});
    for (LeagueFixture &each : cup.phases.front().rounds.front().fixtures) {
        if (!each.outcome || each.isBye())
            continue;
        each.outcome->result.columns = {{u"completions"_s, 3, 1}, {u"kills"_s, 0, 2}};
        each.outcome->note = u"ñandú"_s;
        each.when.place = u"Hall"_s;
        each.friendly = each.home == LeagueSketch::team(3);
    }
    cup.phases.front().rounds.back().fixtures.front().outcome->result.kind
        = ResultKind::DoubleForfeit;
    const PackedLeague packed = packedLeague(league);
    QVERIFY(skimmed(packed.seasons.front().bytes));
    const auto kept = unpackedLeague(packed.head, packed.sheets, packed.seasons);
    QVERIFY(kept);
    for (const RecordBy by :
         {RecordBy::Team, RecordBy::Coach, RecordBy::Roster, RecordBy::RosterAgainst})
        QCOMPARE(recordsOf(*kept, by), recordsOf(league, by));
    RecordFilter filter;
    filter.competition = CompetitionId(u"c1"_s);
    filter.opponent = LeagueSketch::team(2);
    QCOMPARE(recordsOf(*kept, RecordBy::Team, filter), recordsOf(league, RecordBy::Team, filter));
    for (const RatingSystem system : {RatingSystem::Elo, RatingSystem::Glicko}) {
        RatingQuery query;
        query.system = system;
        QCOMPARE(ratingsOf(*kept, query), ratingsOf(league, query));
    }
}

void TestLeagueValues::whatIsNoSeasonIsNotSkimmed()
{
    LeagueSketch sketch(4);
    sketch.playOut();
    const QByteArray bytes = packedLeague(sketch.league()).seasons.front().bytes;
    for (qsizetype cut = 0; cut < bytes.size(); ++cut)
        QVERIFY(!skimmed(bytes.left(cut)));
    QVERIFY(!skimmed(bytes + 'x'));
    QVERIFY(!skimmed(QByteArray(60, '\xff')));
}

void TestLeagueValues::streaksAndFormAreCounted()
{
    const Meetings sketch({{1, 0}, {1, 0}, {0, 0}, {2, 0}, {0, 1}, {0, 2}, {0, 3}});
    RecordFilter filter;
    filter.team = LeagueSketch::team(1);
    const RecordLine line = recordsOf(sketch.league(), RecordBy::Team, filter).front();
    QCOMPARE(line.streak, -3);
    QCOMPARE(line.longestWins, 2);
    QCOMPARE(line.longestUnbeaten, 4);
    QCOMPARE(line.longestLosses, 3);
    QCOMPARE(line.unbeaten, 0);
    const std::vector<LeagueOutcome> form{LeagueOutcome::Drawn, LeagueOutcome::Won,
                                          LeagueOutcome::Lost, LeagueOutcome::Lost,
                                          LeagueOutcome::Lost};
    QCOMPARE(line.form, form);
}

void TestLeagueValues::chartsEndWithTheTable()
{
    LeagueSketch sketch(6);
    sketch.playOut();
    const auto standings = must(standingsOf(sketch.league(), sketch.competition()));
    const LeagueChart points = pointsChart(sketch.league(), sketch.competition());
    const LeagueChart places = placesChart(sketch.league(), sketch.competition());
    QCOMPARE(points.steps, 5);
    QCOMPARE(points.lines.size(), standings.rows.size());
    for (size_t i = 0; i < standings.rows.size(); ++i) {
        QCOMPARE(points.lines[i].key, standings.rows[i].entrant.id.text());
        QCOMPARE(points.lines[i].values.back(), standings.rows[i].points.toDouble());
        QCOMPARE(places.lines[i].values.back(), double(standings.rows[i].rank));
    }
    QCOMPARE(ratingsChart(sketch.league(), {}, 3).lines.size(), size_t(3));
    QCOMPARE(ratingsChart(sketch.league(), {}, 3).steps, 5);
    LeagueSketch empty(4);
    QCOMPARE(pointsChart(empty.league(), empty.competition()).steps, 0);
    QCOMPARE(valuesChart(empty.league(), {LeagueSketch::team(1)}).steps, 0);
}

void TestLeagueValues::honoursAreListed()
{
    LeagueSketch sketch(4, rulesOf(PhaseFormat::KnockOut));
    QVERIFY(hallOfFame(sketch.league()).empty());
    sketch.playOut();
    const auto hall = hallOfFame(sketch.league());
    QCOMPARE(hall.size(), size_t(1));
    QCOMPARE(hall.front().team, championOf(sketch.league(), sketch.competition()));
    QVERIFY(!hall.front().second.isEmpty() && hall.front().second != hall.front().team);
    QCOMPARE(hall.front().coachName, coachName(sketch.league(), hall.front().team));
    HonourFilter other;
    other.team = hall.front().second;
    QVERIFY(hallOfFame(sketch.league(), other).empty());
    Prize prize;
    prize.name = u"Cup"_s;
    prize.team = hall.front().team;
    prize.season = SeasonId(u"s1"_s);
    sketch.must({PrizeGiven{prize}, {}});
    QCOMPARE(cabinetOf(sketch.league()).size(), size_t(1));
    QVERIFY(cabinetOf(sketch.league(), other).empty());
}

/// Somebody whose opponent's opponent is corrected moves by a hundredth, which nobody is shown.
void TestLeagueValues::aPreviewTellsNoRatingTwice()
{
    LeagueSketch sketch(8);
    sketch.draw();
    sketch.publishAll();
    sketch.playOpen();
    size_t changes = 0; // none where the same team wins by more
    for (const LeagueFixture &each : sketch.round(1).fixtures) {
        const League corrected
            = after(sketch.league(),
                    {ResultEntered{each.id, sketch.outcome(each.id, 9, 0), std::nullopt}, {}});
        const LeaguePreview preview = previewOf(sketch.league(), corrected);
        changes += preview.ratings.size();
        for (const auto &change : preview.ratings)
            QVERIFY(QString::number(change.before, 'f', 1)
                    != QString::number(change.after, 'f', 1));
    }
    QVERIFY(changes > 0);
}

void TestLeagueValues::aColumnNobodyNotedIsNothing()
{
    CompetitionRules rules = rulesOf(PhaseFormat::RoundRobin);
    rules.columns = {u"painted"_s};
    rules.points = u"3*won + painted"_s;
    LeagueSketch sketch(2, rules);
    sketch.draw();
    sketch.publishAll();
    const FixtureId match = sketch.open().front();
    QCOMPARE(sketch.enter(match, 2, 1), QString()); // as a match that was played here says it
    const auto points = [&sketch] {
        const auto standings = standingsOf(sketch.league(), sketch.competition(), {});
        return standings ? standings->rows.front().points : Rational(-1);
    };
    QCOMPARE(points(), Rational(3));
    FixtureOutcome told = sketch.outcome(match, 2, 1);
    told.result.columns = {{u"painted"_s, 2, 0}};
    sketch.must({ResultEntered{match, told, std::nullopt}, {}});
    QCOMPARE(points(), Rational(5));
}

void TestLeagueValues::aPreviewNamesEverythingThatChanges()
{
    LeagueSketch sketch(4, rulesOf(PhaseFormat::KnockOut));
    sketch.draw();
    sketch.publishAll();
    const FixtureId semi = sketch.open().front();
    const EntrantId home = sketch.league().fixture(semi)->home;
    const EntrantId away = sketch.league().fixture(semi)->away;
    for (const FixtureId &each : sketch.open())
        QCOMPARE(sketch.enter(each, 2, 1), QString());
    sketch.draw();
    sketch.publishAll();
    const FixtureId final = sketch.open().front();
    FixtureOutcome outcome = sketch.outcome(semi, 0, 1);
    outcome.atMs = 5;
    const League corrected = after(
        sketch.league(), {ResultEntered{semi, outcome, TeamFiguresPair{{1, 2, 3}, {4, 5, 6}}}, {}});
    const LeaguePreview preview = previewOf(sketch.league(), corrected);
    QCOMPARE(preview.teams.size(), size_t(2));
    QCOMPARE(preview.teams.front().after.value + preview.teams.back().after.value, 5);
    QCOMPARE(preview.pairs.size(), size_t(1));
    QCOMPARE(preview.pairs.front().fixture, final);
    QVERIFY(preview.pairs.front().homeAfter == away || preview.pairs.front().awayAfter == away);
    QVERIFY(preview.pairs.front().homeBefore == home || preview.pairs.front().awayBefore == home);
    QVERIFY(!preview.places.empty());
    QCOMPARE(preview.ratings.size(), size_t(4)); // two coaches, both systems
    QVERIFY(preview.prizes.empty()); // nothing is decided yet
    QCOMPARE(previewLines(corrected, preview, nullptr).size(),
             qsizetype(2 + 1 + preview.places.size() + 4));
    LeaguePreview numbers;
    numbers.teams = {preview.teams.front()};
    numbers.teams.front().after.value = 1'050'000;
    numbers.ratings = {preview.ratings.front()};
    numbers.ratings.front().after = 1552.1;
    {
        const LanguageScope german(Language::German); // as they are written there
        const QString lines = previewLines(corrected, numbers, nullptr).join(u'\n');
        QVERIFY2(lines.contains(u"1.050.000"_s), qPrintable(lines));
        QVERIFY2(lines.contains(u"552,1"_s), qPrintable(lines));
        numbers.ratings.front().after = 0; // who has no match that counts is not rated
        const QString none = previewLines(corrected, numbers, nullptr).join(u'\n');
        QVERIFY2(!none.contains(u": 0,0"_s), qPrintable(none));
        // A race is said by its name, not as it stands in files.
        numbers.ratings.front().roster = RosterId(u"wood-elf"_s);
        RulesetLibrary library;
        const auto edition = library.load(u"crp"_s);
        QVERIFY(edition);
        const QString named = previewLines(corrected, numbers, edition->get()).join(u'\n');
        QVERIFY2(named.contains(u"(Waldelfen)"_s), qPrintable(named));
    }
    // Once it is decided, a correction of the final moves the prize, and says that it was given.
    QCOMPARE(sketch.enter(final, 1, 0), QString());
    Prize prize;
    prize.name = u"Cup"_s;
    prize.team = championOf(sketch.league(), sketch.competition());
    prize.season = SeasonId(u"s1"_s);
    prize.competition = sketch.competition().id;
    sketch.must({PrizeGiven{prize}, {}});
    const League turned = after(
        sketch.league(), {ResultEntered{final, sketch.outcome(final, 0, 1), std::nullopt}, {}});
    const LeaguePreview other = previewOf(sketch.league(), turned);
    QVERIFY(!other.prizes.empty());
    QCOMPARE(other.prizes.front().before, prize.team);
    QVERIFY(other.prizes.front().given);
    QVERIFY(other.pairs.empty());
}

void TestLeagueValues::aPreviewOfNothingIsEmpty()
{
    LeagueSketch sketch(6);
    sketch.playOut();
    QVERIFY(previewOf(sketch.league(), sketch.league()).isEmpty());
    QVERIFY(previewLines(sketch.league(), {}, nullptr).isEmpty());
}

void TestLeagueValues::aPreviewSaysOnlyWhatChanges()
{
    const LeagueSketch sketch(2);
    LeaguePreview preview;
    preview.teams = {{LeagueSketch::team(1), {810'000, 2, 30'000}, {810'000, 3, 30'000}}};
    preview.places = {{sketch.competition().id, LeagueSketch::team(2), 1, 1, 3, 1}};
    QCOMPARE(previewLines(sketch.league(), preview, nullptr),
             (QStringList{u"Team 1: fan factor 3 instead of 2."_s,
                          u"Cup, Team 2: points 1 instead of 3."_s}));
}

void TestLeagueValues::divisionsAreHeaded_data()
{
    QTest::addColumn<bool>("playOffs");
    QTest::addColumn<QStringList>("named");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("divisions") << false << QStringList{QString(), QString()}
                               << QStringList{u"Division 1"_s, u"Division 2"_s};
    QTest::newRow("groups") << true << QStringList{QString(), QString()}
                            << QStringList{u"Group 1"_s, u"Group 2"_s};
    QTest::newRow("named") << false << QStringList{u"Gold"_s, u"Silver"_s}
                           << QStringList{u"Gold"_s, u"Silver"_s};
    QTest::newRow("numbered by a promotion")
        << true << QStringList{u"1"_s, u"2"_s} << QStringList{u"Group 1"_s, u"Group 2"_s};
}

void TestLeagueValues::divisionsAreHeaded()
{
    QFETCH(bool, playOffs);
    QFETCH(QStringList, named);
    QFETCH(QStringList, titles);
    const LanguageScope english(Language::English);
    CompetitionRules rules;
    rules.phases.front().divisions = 2;
    if (playOffs) {
        rules.phases.emplace_back();
        rules.phases.back().format = PhaseFormat::KnockOut;
        rules.phases.back().places = 1;
    }
    LeagueSketch sketch(4, rules);
    for (int i = 1; i <= 4; ++i) {
        CompetitionEntry entry;
        entry.team = LeagueSketch::team(i);
        entry.division = named.at((i - 1) / 2);
        sketch.must({EntrantJoined{sketch.competition().id, entry}, {}});
    }
    QCOMPARE(sketch.draw(), QString());
    QStringList said;
    QStringList called; // as the filter by divisions names them
    const Competition &competition = sketch.competition();
    for (size_t i = 0; i < competition.phases.front().divisions.size(); ++i) {
        said.append(divisionTitle(competition, 0, i));
        const EntrantId &first = competition.phases.front().divisions[i].front();
        called.append(divisionTitle(competition, divisionOf(competition, first)));
    }
    QCOMPARE(said, titles);
    QCOMPARE(called, titles);
}

QTEST_GUILESS_MAIN(TestLeagueValues)
#include "tst_leaguevalues.moc"
