// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leagueevent.h"
#include "tests/leaguebook/leaguesketch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

LeagueRules someRules()
{
    LeagueRules rules;
    rules.ruleset = RulesetId(u"bb2016"_s);
    rules.options = {{OptionId(u"redraft"_s), true},
                     {OptionId(u"starting-treasury"_s), 1'100'000},
                     {OptionId(u"referees"_s), u"famous"_s}};
    rules.rosters = {RosterId(u"orc"_s)};
    rules.budget = 1'200'000;
    rules.budgetRise = 100'000;
    rules.buyBack = u"value + 20000"_s;
    return rules;
}

CompetitionRules someCompetition()
{
    CompetitionRules rules;
    rules.name = u"Große Copa ñ"_s;
    rules.points = u"10*won + min(kills, 2)"_s;
    rules.columns = {u"kills"_s};
    rules.tieBreaks = {TieBreak::Lot, TieBreak::HeadToHead};
    rules.bestResults = 3;
    rules.bye = LeagueOutcome::Drawn;
    rules.byeOpponent = OpponentCredit::Average;
    rules.teamsDevelop = false;
    PhaseRules second;
    second.format = PhaseFormat::KnockOut;
    second.bestOf = 3;
    second.thirdPlace = true;
    second.qualifyBy = QualifyBy::RatioTimesValue;
    second.places = 4;
    rules.phases.push_back(second);
    return rules;
}

LeagueFixture someFixture()
{
    LeagueFixture fixture;
    fixture.id = FixtureId(u"f12"_s);
    fixture.home = EntrantId(u"a"_s);
    fixture.away = EntrantId(u"b"_s);
    fixture.pinned = true;
    fixture.friendly = true;
    fixture.occasion = u"semi-final"_s;
    fixture.stage = 2;
    fixture.tie = 1;
    fixture.when = {1'700'000'000'000, 1'700'100'000'000, u"Backyard"_s, 4};
    return fixture;
}

FixtureOutcome someOutcome()
{
    FixtureOutcome outcome;
    outcome.result = {3, EntrantId(u"a"_s), EntrantId(u"b"_s), ResultKind::Awarded, 2, 1, 3,
                      4, FixtureSide::Away, FixtureSide::Home, {{u"kills"_s, 1, 2}}};
    outcome.source = ResultSource::Match;
    outcome.atMs = 5;
    outcome.homeValue = 1'000'000;
    outcome.awayValue = 1'100'000;
    outcome.homeSigned = true;
    outcome.deliveredBy = u"bob"_s;
    outcome.atTable = true;
    outcome.disputed = FixtureSide::Away;
    outcome.dispute = u"It was 2:1"_s;
    outcome.note = u"rain"_s;
    return outcome;
}

/// One of each kind, with values that are no defaults.
std::vector<LeagueEventData> everyLeagueEvent()
{
    const EntrantId a(u"a"_s);
    const CompetitionId c(u"c1"_s);
    LeagueTeam team;
    team.id = a;
    team.name = u"Ana's"_s;
    team.coach = CoachId(u"k"_s);
    team.roster = RosterId(u"orc"_s);
    team.club = u"club"_s;
    team.figures = {1, 2, 3};
    team.legacy = true;
    team.sheet = QJsonObject{{u"name"_s, u"x\ny"_s}};
    CompetitionEntry entry;
    entry.team = a;
    entry.division = u"North"_s;
    entry.seed = 2;
    LeagueRound round;
    round.number = 2;
    round.deadlineMs = 9;
    round.fixtures = {someFixture()};
    Challenge challenge;
    challenge.week = 3;
    challenge.challenger = a;
    challenge.challenged = EntrantId(u"b"_s);
    const Prize prize{PrizeKind::Gold, u"Purse"_s, a, u"Grim"_s, 50'000, SeasonId(u"s1"_s), c, {}};
    return {LeagueFounded{u"L"_s, someRules()},
            LeagueRenamed{u"M"_s},
            RulesChanged{someRules(), 4},
            CoachRecorded{{CoachId(u"k"_s), u"Ana"_s, 1234, u"ana@example.org"_s}},
            CoachRemoved{CoachId(u"k"_s)},
            TeamRegistered{team},
            TeamLeft{a, LeftResults::Awarded, true},
            TeamHandedOn{a, CoachId(u"k"_s)},
            TeamRenewed{a,
                        {4, 5, 6},
                        QJsonObject{{u"x"_s, 1}},
                        QJsonObject{{u"y"_s, 2}},
                        QJsonObject{{u"z"_s, 3}}},
            InducementsBought{a,
                              {{InducementId(u"mercenaries"_s),
                                {},
                                PositionId(u"blitzer"_s),
                                SkillId(u"dodge"_s),
                                {},
                                170'000}}},
            ClubChanged{a, u"Yard"_s},
            SeasonBegun{SeasonId(u"s1"_s), u"First"_s},
            SeasonEnded{SeasonId(u"s1"_s)},
            CompetitionAdded{c, someCompetition()},
            CompetitionChanged{c, someCompetition()},
            CompetitionRemoved{c},
            CompetitionEnded{c},
            EntrantJoined{c, entry},
            EntrantLeft{c, a, LeftResults::Voided},
            LotsDrawn{c, {a, EntrantId(u"b"_s)}},
            PhaseBegun{c, 1, {a}, {{a}, {EntrantId(u"b"_s)}}, {a, EntrantId()}},
            RoundsDrawn{c, 1, {round}},
            RoundDiscarded{c, 2},
            RoundPublished{c, 2, 77},
            FixtureAdded{c, 0, 3, someFixture()},
            PairChanged{FixtureId(u"f1"_s), a, EntrantId(u"b"_s)},
            PairPinned{FixtureId(u"f1"_s), false},
            FixtureArranged{FixtureId(u"f1"_s), someFixture().when},
            MatchBegun{FixtureId(u"f1"_s), JournalId(u"m"_s)},
            MatchDropped{FixtureId(u"f1"_s)},
            ResultEntered{FixtureId(u"f1"_s), someOutcome(), TeamFiguresPair{{1, 2, 3}, {4, 5, 6}}},
            ResultWithdrawn{FixtureId(u"f1"_s)},
            ResultSigned{FixtureId(u"f1"_s), FixtureSide::Away},
            ResultDisputed{FixtureId(u"f1"_s), FixtureSide::Away, u"It was 2:1"_s},
            PointsGiven{c, a, Rational(Int128(-7), Int128(2))},
            ChallengeMade{c, challenge},
            ChallengeAnswered{c, 1, ChallengeAnswer::SubstituteRefused, a, FixtureId(u"f1"_s)},
            PrizeGiven{prize},
            HoldingChanged{{HoldingKind::Stadium, u"Old Pit"_s, a}},
            DrawUpheld{c, 1},
            SheetEdited{a, {1, 2, 3}}};
}

} // namespace

class TestLeagueEvents final : public QObject
{
    Q_OBJECT

private slots:
    void everyKindComesBackAsItWas();
    void theFirstLeaguesAreRead();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void hasASentenceForEachKind();
    void theHistorySaysWhatWasDecided();
    void namesMayLookLikePlaces();
};

void TestLeagueEvents::everyKindComesBackAsItWas()
{
    QSet<size_t> seen;
    for (const LeagueEventData &data : everyLeagueEvent()) {
        seen.insert(data.place());
        const LeagueEvent event{data, u"because"_s};
        const auto through = eventFromJson(eventToJson(toEvent(event)));
        QVERIFY(through);
        const auto back = leagueEventFrom(*through);
        QVERIFY2(back, qPrintable(achievementId(data)));
        QVERIFY2(*back == event, qPrintable(achievementId(data)));
    }
    QCOMPARE(seen.size(), static_cast<qsizetype>(LeagueEventData::size));
}

/// They wrote the values of an event as a text.
void TestLeagueEvents::theFirstLeaguesAreRead()
{
    const LeagueEvent renamed{LeagueRenamed{u"Liga \"1\""_s}, u"because"_s};
    Event old = toEvent(renamed);
    old.choices = {QString::fromUtf8(QJsonDocument(old.values).toJson(QJsonDocument::Compact))};
    old.values = {};
    const auto read = leagueEventFrom(old);
    QVERIFY(read && *read == renamed);
    const auto line = [](const Event &event) {
        return QJsonObject{
            {u"kind"_s, u"do"_s},
            {u"group"_s, QJsonObject{{u"at"_s, 5}, {u"events"_s, QJsonArray{eventToJson(event)}}}}};
    };
    QCOMPARE(withValues(line(old)), line(toEvent(renamed)));
    QCOMPARE(withValues(line(toEvent(renamed))), line(toEvent(renamed)));
}

void TestLeagueEvents::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("payload");
    QTest::newRow("unknown kind") << u"team-eaten"_s << u"{}"_s;
    QTest::newRow("no object") << u"team-left"_s << u"[]"_s;
    QTest::newRow("unknown word") << u"team-left"_s << uR"({"team":"a","results":"eaten"})"_s;
    QTest::newRow("text for a number")
        << u"rounds-drawn"_s << uR"({"competition":"c","phase":"1"})"_s;
    QTest::newRow("number beyond measure")
        << u"rounds-drawn"_s << uR"({"competition":"c","phase":99999999999})"_s;
    QTest::newRow("a half") << u"points-given"_s << uR"({"points":"1/0"})"_s;
}

void TestLeagueEvents::refusesWhatIsNone()
{
    QFETCH(QString, kind);
    QFETCH(QString, payload);
    Event event;
    event.prompt = kind;
    event.choices = {payload};
    QVERIFY(!leagueEventFrom(event));
    event.choices.clear();
    event.values = QJsonDocument::fromJson(payload.toUtf8()).object();
    QVERIFY(!leagueEventFrom(event));
}

void TestLeagueEvents::hasASentenceForEachKind()
{
    QSet<QString> sentences;
    for (const LeagueEventData &data : everyLeagueEvent())
        sentences.insert(eventLine({}, {data, {}}));
    QVERIFY(!sentences.contains(QString()));
}

void TestLeagueEvents::theHistorySaysWhatWasDecided()
{
    LeagueSketch sketch(2);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const FixtureId id = sketch.open().front();
    const auto line = [&sketch](const LeagueEventData &data) {
        return eventLine(sketch.league(), {data, {}});
    };
    FixtureOutcome missing = sketch.outcome(id, 2, 0);
    missing.result.kind = ResultKind::Forfeit;
    missing.result.winner = FixtureSide::Home;
    const QString away = teamName(sketch.league(), missing.result.away);
    QVERIFY(line(ResultEntered{id, missing, std::nullopt}).endsWith(away + u" did not come."_s));
    QCOMPARE(sketch.enter(id, 1, 0), QString());
    const FixtureOutcome corrected = sketch.outcome(id, 1, 1);
    QVERIFY(line(ResultEntered{id, corrected, std::nullopt}).contains(u"instead of 1:0"_s));
    const EntrantId leaver = LeagueSketch::team(1);
    QVERIFY(line(TeamLeft{leaver, LeftResults::Voided, false}).contains(u"do not count"_s));
    QVERIFY(line(TeamLeft{leaver, LeftResults::Awarded, false}).contains(u"opponents"_s));
    QVERIFY(!line(TeamLeft{leaver, LeftResults::Kept, false}).contains(u"results"_s));
}

/// "100 %2" is a name like any other, and no number comes to stand in it.
void TestLeagueEvents::namesMayLookLikePlaces()
{
    LeagueSketch sketch(2);
    CompetitionRules rules;
    rules.name = u"Cup %2 %3"_s;
    const CompetitionId id(u"c2"_s);
    sketch.must({CompetitionAdded{id, rules}, {}});
    const auto line = [&sketch](const LeagueEventData &data) {
        return eventLine(sketch.league(), {data, {}});
    };
    QCOMPARE(line(RoundPublished{id, 4, 0}), u"Cup %2 %3: round 4 is published."_s);
    LeagueRound fifth;
    fifth.number = 5;
    LeagueRound sixth;
    sixth.number = 6;
    QCOMPARE(line(RoundsDrawn{id, 1, {fifth, sixth}}), u"Cup %2 %3: rounds 5 to 6 are drawn."_s);
}

QTEST_GUILESS_MAIN(TestLeagueEvents)
#include "tst_leagueevents.moc"
