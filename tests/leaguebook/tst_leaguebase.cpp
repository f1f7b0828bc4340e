// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguebytes.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/leaguebook/leaguesketch.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is kept of a folded league is what its journal gives, whatever happens to either.
class TestLeagueBase final : public QObject
{
    Q_OBJECT

private slots:
    void packingLosesNothing_data();
    void packingLosesNothing();
    void refusesForeignBytes();
    void squeezingLosesNothing();
    void aLongJournalIsOpenedFromItsBase();
    void undoGoesBackBehindTheBase();
    void aCorrectionReachesBehindTheBase();
    void whatIsLostOrDamagedIsMadeAnew_data();
    void whatIsLostOrDamagedIsMadeAnew();
    void theCheckFindsAFalseBase();
};

namespace {

/// More actions than are folded at once: renamings, one by one, and a season.
constexpr int renamings = 130;

void makeLong(LeagueHouse &house, OpenLeague &league)
{
    for (int i = 1; i <= 4; ++i)
        LeagueHouse::expectAct(
            house.leagues().registerPaperTeam(league, u"T%1"_s.arg(i), u"C%1"_s.arg(i)));
    house.begin(league, {});
    house.drawAndPublish(league);
    for (const FixtureId &each : LeagueHouse::open(league)) {
        FixtureOutcome outcome;
        outcome.result.home = league.league().fixture(each)->home;
        outcome.result.away = league.league().fixture(each)->away;
        outcome.result.td = 2;
        LeagueHouse::expectAct(league.act(ResultEntered{each, outcome, std::nullopt}));
    }
    LeagueHouse::expectAct(league.act(SeasonEnded{SeasonId(u"s1"_s)}));
    for (int i = 1; i <= renamings; ++i)
        LeagueHouse::expectAct(league.act(LeagueRenamed{u"Name %1"_s.arg(i)}));
}

void changePart(LeagueHouse &house, const LeagueId &id, const QString &name,
                const QByteArray &bytes)
{
    const JournalId journal(id.text());
    const auto kept = must(house.stores().journals.read(journal));
    StoreBatch batch;
    batch.journals.push_back({journal,
                              static_cast<qint64>(kept.entries.size()) + 1,
                              {},
                              std::nullopt,
                              kept.stand,
                              {{name, 1, bytes}}});
    (void)must(house.stores().batches.keep(batch));
}

} // namespace

void TestLeagueBase::packingLosesNothing_data()
{
    QTest::addColumn<int>("format");
    for (const auto &[name, format] : {std::pair("round robin", PhaseFormat::RoundRobin),
                                       {"swiss", PhaseFormat::Swiss},
                                       {"knock-out", PhaseFormat::KnockOut}})
        QTest::newRow(name) << int(format);
}

void TestLeagueBase::packingLosesNothing()
{
    QFETCH(int, format);
    CompetitionRules rules = rulesOf(static_cast<PhaseFormat>(format));
    rules.phases.front().rounds = 4;
    LeagueSketch sketch(9, rules);
    sketch.playOut();
    sketch.must({PointsGiven{sketch.competition().id, LeagueSketch::team(1),
                             Rational(Int128(-7), Int128(2))},
                 u"late"_s});
    Prize prize;
    prize.kind = PrizeKind::Trophy;
    prize.name = u"Cup"_s;
    prize.team = LeagueSketch::team(2);
    prize.season = SeasonId(u"s1"_s);
    sketch.must({PrizeGiven{prize}, u"won it"_s});
    LeagueTeam registered;
    registered.id = EntrantId(u"x"_s);
    registered.name = u"Ñandú Straße 🏈"_s;
    registered.coach = CoachId(u"k1"_s);
    sketch.must({TeamLeft{LeagueSketch::team(1), LeftResults::Kept, false}, {}});
    registered.sheet = QJsonObject{{u"name"_s, u"x"_s}};
    sketch.must({TeamRegistered{registered}, {}});
    const PackedLeague packed = packedLeague(sketch.league());
    const auto again = unpackedLeague(packed.head, packed.sheets, packed.seasons);
    QVERIFY(again);
    QVERIFY(again->seasons.front().competitions.isPacked());
    QVERIFY(*again == sketch.league());
    QCOMPARE(packedLeague(*again), packed);
    const FixtureId last(u"f%1"_s.arg(sketch.league().lastFixture));
    QCOMPARE(again->placeOf(last).has_value(), sketch.league().placeOf(last).has_value());
    QVERIFY(!again->placeOf(FixtureId(u"f99999"_s)));
    QCOMPARE(again->seasons.front().competitions.titles().front().name, u"Cup"_s);
}

void TestLeagueBase::refusesForeignBytes()
{
    LeagueSketch sketch(4);
    sketch.playOut();
    const PackedLeague packed = packedLeague(sketch.league());
    const QByteArray bytes = packed.seasons.front().bytes;
    for (qsizetype cut = 0; cut < bytes.size(); ++cut)
        QVERIFY(!unpackedCompetitions(bytes.left(cut)));
    QVERIFY(!unpackedCompetitions(bytes + 'x'));
    QVERIFY(!unpackedCompetitions(QByteArray(40, '\xff')));
    QVERIFY(!unpackedLeague(packed.head.left(10), packed.sheets, packed.seasons));
    QVERIFY(!unpackedLeague(packed.head, {}, packed.seasons));
    QVERIFY(!unpackedLeague(packed.head, packed.sheets, {}));
}

/// What is over is read by everybody who opens the league, and looked into by few.
void TestLeagueBase::squeezingLosesNothing()
{
    LeagueSketch sketch(9);
    sketch.playOut();
    const CompetitionList &played = sketch.league().seasons.front().competitions;
    const PackedCompetitions plain = played.packed();
    PackedCompetitions squeezed = plain.squeezed();
    QVERIFY(squeezed.bytes.size() < plain.bytes.size());
    QCOMPARE(squeezed.plain(), plain.bytes);
    QCOMPARE(squeezed.squeezed(), squeezed);
    QVERIFY(CompetitionList(squeezed) == played);
    CompetitionList over = played;
    over.squeeze();
    QCOMPARE(over.packed(), squeezed);
    // Bytes that claim to be more than they can be ask for no memory.
    squeezed.bytes = QByteArray(40, '\x7f');
    QVERIFY(squeezed.plain().isEmpty());
    squeezed.bytes.clear();
    QVERIFY(squeezed.plain().isEmpty());
}

void TestLeagueBase::aLongJournalIsOpenedFromItsBase()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    makeLong(house, league);
    const OpenLeague again = must(house.leagues().open(league.id()));
    QVERIFY(again.earlierActions() > 0);
    QVERIFY(again.league() == league.league());
    const auto whole = must(OpenLeague::resume(
        house.stores(), must(house.stores().journals.read(JournalId(league.id().text())))));
    QCOMPARE(whole.earlierActions(), 0);
    QVERIFY(whole.league() == league.league());
    // Nobody looked into the season that is over.
    QVERIFY(again.league().seasons.front().competitions.isPacked());
    QVERIFY(again.league().seasons.front().competitions.packed().isSqueezed);
    QCOMPARE(again.history(), whole.history());
    const auto recent = again.recentHistory();
    QVERIFY(recent.size() >= 64 && recent.size() < whole.history().size());
    QCOMPARE(recent.back(), whole.history().back());
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestLeagueBase::undoGoesBackBehindTheBase()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    makeLong(house, league);
    OpenLeague again = must(house.leagues().open(league.id()));
    const int known = static_cast<int>(again.recentHistory().size());
    for (int i = 0; i < known + 10; ++i)
        LeagueHouse::expectAct(again.undo());
    QCOMPARE(again.league().name, u"Name %1"_s.arg(renamings - known - 10));
    OpenLeague third = must(house.leagues().open(league.id()));
    QVERIFY(third.league() == again.league());
    for (int i = 0; i < known + 10; ++i)
        LeagueHouse::expectAct(third.redo());
    QVERIFY(third.league() == league.league());
    QVERIFY(must(house.leagues().open(league.id())).league() == league.league());
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestLeagueBase::aCorrectionReachesBehindTheBase()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    makeLong(house, league);
    OpenLeague again = must(house.leagues().open(league.id()));
    const LeagueEvent other{SeasonBegun{SeasonId(u"s1"_s), u"Spring"_s}, {}};
    int group = -1;
    for (const LeagueHistoryLine &each : again.history()) {
        if (each.line.contains(u"Cup 1"_s) && group < 0)
            group = each.group;
    }
    const int renaming = again.earlierActions() - 1;
    QVERIFY(group >= 0 && group < renaming);
    QCOMPARE(again.trial(group, {other}).error().code, ErrorCode::NoSuchCompetition);
    QCOMPARE(again.correct(group, {other}).error().code, ErrorCode::NoSuchCompetition);
    const LeagueEvent renamed{LeagueRenamed{u"Old"_s}, {}};
    QVERIFY(again.trial(renaming, {renamed}));
    LeagueHouse::expectAct(again.correct(renaming, {renamed}));
    OpenLeague third = must(house.leagues().open(league.id()));
    QVERIFY(third.league() == again.league());
    LeagueHouse::expectAct(third.undo());
    QVERIFY(third.history() == league.history());
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestLeagueBase::whatIsLostOrDamagedIsMadeAnew_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no head") << u"league"_s << QByteArray();
    QTest::newRow("foreign head") << u"league"_s << QByteArray("\x02\x7f");
    QTest::newRow("another version") << u"league"_s << QByteArray("\x7e");
    QTest::newRow("foreign season") << u"season-1"_s << QByteArray("x");
    QTest::newRow("foreign sheets") << u"sheets"_s << QByteArray("\xff");
}

void TestLeagueBase::whatIsLostOrDamagedIsMadeAnew()
{
    QFETCH(QString, part);
    QFETCH(QByteArray, bytes);
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    makeLong(house, league);
    changePart(house, league.id(), part, bytes);
    for (int time = 0; time < 2; ++time) {
        const OpenLeague again = must(house.leagues().open(league.id()));
        QVERIFY(again.league() == league.league());
        QVERIFY(again.earlierActions() > 0);
    }
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestLeagueBase::theCheckFindsAFalseBase()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    makeLong(house, league);
    // Bytes that can be read and are not this league's.
    LeagueBase base = *LeagueBaseParts::read(
        must(house.stores().journals.parts(JournalId(league.id().text()))));
    base.league.teams.front().figures.treasury = 77;
    const auto parts = LeagueBaseParts::changed(base, {});
    for (const JournalPart &each : parts) {
        StoreBatch batch;
        const JournalId journal(league.id().text());
        const auto kept = must(house.stores().journals.read(journal));
        batch.journals.push_back({journal,
                                  static_cast<qint64>(kept.entries.size()) + 1,
                                  {},
                                  std::nullopt,
                                  kept.stand,
                                  {each}});
        (void)must(house.stores().batches.keep(batch));
    }
    QVERIFY(must(house.leagues().open(league.id())).league() != league.league());
    const auto differences = must(house.leagues().check(league.id()));
    QCOMPARE(differences.size(), size_t(1));
    QCOMPARE(differences.front().kind, LeagueDifference::Kind::Folded);
    QVERIFY(must(house.leagues().open(league.id())).league() == league.league());
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

QTEST_GUILESS_MAIN(TestLeagueBase)
#include "tst_leaguebase.moc"
