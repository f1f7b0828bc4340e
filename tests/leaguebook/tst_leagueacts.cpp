// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actevents.h"
#include "core/leaguebook/acts/acthand.h"
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/acts/leaguenames.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/table/guestlist.h"
#include "core/text/languagescope.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/leaguebook/leaguesketch.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What one can do in a league, as values.
class TestLeagueActs final : public QObject
{
    Q_OBJECT

private slots:
    void everyActIsDescribed();
    void everyActIsWrittenAndRead();
    void refusesWhatIsNoAct_data();
    void refusesWhatIsNoAct();
    void thingsGoByTheirNames();
    void whatIsNotSaidStays();
    void everyPlanMakesTheSameRules_data();
    void everyPlanMakesTheSameRules();
    void phasesOfAnotherMakeAreNotReshaped();
    void lotsAreDrawn();
    void whoComesLateIsDrawnAmongTheOthers();
    void lotsAreDrawnForRulesThatNeedThem();
    void noIdComesTwice();
    void promotionTakesAllRulesOver();
    void likeAnEarlierOne();
    void severalActsAreOneAction();
    void templatesAreKept();
    void onlyRulesOfTheEditionAreChanged();
    void theLastActionIsKnown();
    void aPhoneAtTheTableDoesWhatIsItsCoachs();
    void whoComesLaterHasASeat();
    void whoIsNobodyDoesNothing();
};

namespace {

struct Actor
{
    explicit Actor(std::uint64_t seed = 7)
        : lot(seed)
    { }

    SeededRandomSource lot;
    int ids = 0;

    [[nodiscard]] ActSources sources()
    {
        return {lot, [this] { return u"id-%1"_s.arg(++ids); }, 1'000};
    }
    /// What was refused; empty when it was done.
    QString act(League &league, const LeagueAct &act, const QString &reason = {})
    {
        const auto events = eventsOf(league, ActRequest{act, reason}, sources());
        if (!events)
            return events.error().message;
        for (const LeagueEvent &each : *events) {
            if (const auto done = applyTo(league, each); !done)
                return done.error().message;
        }
        return {};
    }
};

QList<int> lotsOf(const Competition &competition)
{
    QList<int> lots;
    for (const CompetitionEntry &each : competition.entries)
        lots.append(each.lot);
    return lots;
}

CompetitionRules byLot()
{
    CompetitionRules rules;
    rules.tieBreaks = {TieBreak::Lot};
    return rules;
}

} // namespace

void TestLeagueActs::everyActIsDescribed()
{
    QStringList ids;
    for (const ActKind &kind : actKinds()) {
        ids.append(kind.id);
        QVERIFY2(!kind.words().isEmpty(), qPrintable(kind.id));
        QVERIFY2(!kind.fields.empty(), qPrintable(kind.id));
        for (const ActField &field : kind.fields) {
            const QString what = kind.id + u'.' + field.name;
            QVERIFY2(field.label, qPrintable(what));
            QVERIFY2(field.kind != ActField::Kind::Number || field.highest > field.lowest,
                     qPrintable(what));
            for (int i = 0; i < field.choices.size(); ++i)
                QVERIFY2(!field.choiceWords(i).isEmpty(), qPrintable(what));
            if (!field.askedBy.isEmpty())
                QVERIFY2(kind.field(field.askedBy), qPrintable(what));
        }
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(LeagueAct::size));
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(actKindsJson().size(), ids.size());
    // Amounts are asked of gold and fan factor alone.
    const ActField &amount = *actKind(u"prize"_s)->field(u"amount");
    QVERIFY(amount.isAsked({{u"kind"_s, u"gold"_s}}));
    QVERIFY(!amount.isAsked({{u"kind"_s, u"trophy"_s}}));
}

void TestLeagueActs::everyActIsWrittenAndRead()
{
    const LeagueSketch sketch(4);
    const League &league = sketch.league();
    for (const LeagueAct &act :
         {LeagueAct(RenameLeague{u"Other"_s}), LeagueAct(LeaveLeague{LeagueSketch::team(2)}),
          LeagueAct(GivePoints{CompetitionId(u"c1"_s), LeagueSketch::team(1), Rational(1) / 2}),
          LeagueAct(EnterCompetition{CompetitionId(u"c1"_s), LeagueSketch::team(1), u"Gold"_s, 2}),
          LeagueAct(AnnounceCompetition{{}, {}, planOf(byLot()), {LeagueSketch::team(3)}, false}),
          LeagueAct(AnswerToChallenge{CompetitionId(u"c1"_s),
                                      LeagueSketch::team(1),
                                      LeagueSketch::team(2),
                                      ChallengeAnswer::Declined,
                                      {}})}) {
        const ActRequest request{act, u"why"_s};
        const auto read = actRequestFrom(QJsonDocument(toJson(request)).toJson(), league);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(*read, request);
    }
}

void TestLeagueActs::refusesWhatIsNoAct_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("says");
    QTest::newRow("no JSON") << QByteArray("rename") << u"not a JSON object"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"not a JSON object"_s;
    QTest::newRow("nothing") << QByteArray("{}") << u"There is no act"_s;
    QTest::newRow("no such act") << QByteArray(R"({"act":"renam"})") << u"\"rename\""_s;
    QTest::newRow("no such word") << QByteArray(R"({"act":"rename","who":"me"})") << u"\"who\""_s;
    QTest::newRow("fields that are no object")
        << QByteArray(R"({"act":"rename","with":"x"})") << u"\"with\""_s;
    QTest::newRow("unknown field")
        << QByteArray(R"({"act":"rename","with":{"nmae":"x"}})") << u"\"name\""_s;
    QTest::newRow("a number for a name")
        << QByteArray(R"({"act":"rename","with":{"name":7}})") << u"a text is needed"_s;
    QTest::newRow("too long") << QByteArray(R"({"act":"rename","with":{"name":")")
            + QByteArray(300, 'x')
            + "\"}}" << u"too long"_s;
    QTest::newRow("out of range") << QByteArray(
        R"({"act":"enter","with":{"team":"Team 1","seed":9999}})")
                                  << u"0 to 256"_s;
    QTest::newRow("half a number")
        << QByteArray(R"({"act":"enter","with":{"team":"Team 1","seed":1.5}})")
        << u"whole number"_s;
    QTest::newRow("nobody") << QByteArray(R"({"act":"enter","with":{"team":"Nobody"}})")
                            << u"no team \"Nobody\""_s;
    QTest::newRow("no such choice")
        << QByteArray(R"({"act":"announce","with":{"format":"chess"}})") << u"one of these"_s;
    QTest::newRow("no such fixture")
        << QByteArray(R"({"act":"sign","with":{"fixture":"f99","side":"home"}})") << u"f99"_s;
    QTest::newRow("no such time") << QByteArray(R"({"act":"publish","with":{"deadline":"soon"}})")
                                  << u"2026-03-14"_s;
    QTest::newRow("a long list") << QByteArray(R"({"act":"announce","with":{"columns":[")")
            + QByteArray("a\",\"").repeated(30)
            + "b\"]}}" << u"too many"_s;
    QTest::newRow("no such template")
        << QByteArray(R"({"act":"announce","with":{"template":"None"}})") << u"\"None\""_s;
}

void TestLeagueActs::refusesWhatIsNoAct()
{
    QFETCH(QByteArray, request);
    QFETCH(QString, says);
    LeagueSketch sketch(4);
    const auto read = actRequestFrom(request, sketch.league());
    Actor actor;
    QString sentence = read ? QString() : read.error().message;
    League league = sketch.league();
    if (read)
        sentence = actor.act(league, read->act);
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY(!sentence.contains(u'\n'));
    QCOMPARE(league, sketch.league());
}

void TestLeagueActs::thingsGoByTheirNames()
{
    LeagueSketch sketch(4);
    QCOMPARE(sketch.draw(), QString());
    const League &league = sketch.league();
    const LeagueFixture &fixture = sketch.competition().round(1)->fixtures.front();
    const QJsonObject pair{{u"home"_s, teamName(league, fixture.home)},
                           {u"away"_s, teamName(league, fixture.away)}};
    const auto act
        = actFrom(u"arrange"_s, {{u"fixture"_s, pair}, {u"date"_s, u"2026-03-14 19:30"_s}}, league);
    QVERIFY2(act, act ? "" : qPrintable(act.error().message));
    QCOMPARE(act->get<ArrangeFixture>().fixture, fixture.id);
    QVERIFY(act->get<ArrangeFixture>().date > 0);
    const auto points = actFrom(u"points"_s, {{u"team"_s, u"Team 2"_s}, {u"points"_s, -2}}, league);
    QVERIFY2(points, points ? "" : qPrintable(points.error().message));
    QCOMPARE(points->get<GivePoints>(),
             (GivePoints{CompetitionId(u"c1"_s), LeagueSketch::team(2), Rational(-2)}));
}

/// A competition is changed in what is said, a coach in his number alone.
void TestLeagueActs::whatIsNotSaidStays()
{
    CompetitionRules rules = byLot();
    rules.points = u"5-3-1"_s;
    rules.phases.front().legs = 2;
    rules.bye = LeagueOutcome::Drawn;
    LeagueSketch sketch(4, rules);
    League league = sketch.league();
    Actor actor;
    const auto act = actFrom(u"change"_s, {{u"bye"_s, u"won"_s}}, league);
    QVERIFY2(act, act ? "" : qPrintable(act.error().message));
    QCOMPARE(actor.act(league, *act), QString());
    CompetitionRules wanted = sketch.competition().rules;
    wanted.bye = LeagueOutcome::Won;
    QCOMPARE(league.competition(CompetitionId(u"c1"_s))->rules, wanted);
    const auto coach = actFrom(u"coach"_s, {{u"coach"_s, u"coach 1"_s}, {u"naf"_s, 123}}, league);
    QVERIFY2(coach, coach ? "" : qPrintable(coach.error().message));
    QCOMPARE(actor.act(league, *coach), QString());
    QCOMPARE(*league.coach(CoachId(u"k1"_s)), (LeagueCoach{CoachId(u"k1"_s), u"Coach 1"_s, 123}));
}

void TestLeagueActs::everyPlanMakesTheSameRules_data()
{
    QTest::addColumn<QList<int>>("formats");
    QTest::addColumn<int>("places");
    QTest::newRow("round robin") << QList<int>{0} << 0;
    QTest::newRow("Swiss") << QList<int>{1} << 0;
    QTest::newRow("knock-out") << QList<int>{2} << 0;
    QTest::newRow("ladder") << QList<int>{3} << 0;
    QTest::newRow("open play") << QList<int>{4} << 0;
    QTest::newRow("groups") << QList<int>{0, 2} << 2;
    QTest::newRow("Swiss and play-offs") << QList<int>{1, 2} << 4;
    QTest::newRow("everybody goes on") << QList<int>{1, 2} << 0;
    QTest::newRow("three phases") << QList<int>{0, 1, 2} << 3;
}

void TestLeagueActs::everyPlanMakesTheSameRules()
{
    QFETCH(QList<int>, formats);
    QFETCH(int, places);
    CompetitionRules rules = byLot();
    rules.name = u"Cup"_s;
    rules.columns = {u"kills"_s};
    rules.bestResults = 3;
    rules.awardedTd = 4;
    rules.teamsDevelop = false;
    rules.headToHeadNeedsAll = false;
    rules.forfeitOpponent = OpponentCredit::Average;
    rules.phases.clear();
    for (const int each : formats) {
        PhaseRules phase;
        phase.format = static_cast<PhaseFormat>(each);
        phase.rounds = phase.format == PhaseFormat::Swiss ? 5 : 0;
        phase.bestOf = phase.format == PhaseFormat::KnockOut ? 3 : 1;
        phase.places = rules.phases.empty() ? 0 : places;
        phase.byLot = rules.phases.empty();
        rules.phases.push_back(phase);
    }
    QCOMPARE(rulesOf(planOf(rules), rules.game), rules);
    rules.phases.front().name = u"Autumn"_s; // what no question asks for
    QCOMPARE(rulesOf(planOf(rules), rules.game), rules);
}

void TestLeagueActs::phasesOfAnotherMakeAreNotReshaped()
{
    CompetitionRules rules;
    rules.phases.resize(3);
    LeagueSketch sketch(4, rules);
    const auto reshaped = actFrom(u"change"_s, {{u"legs"_s, 2}}, sketch.league());
    QVERIFY(reshaped.failedWith(ErrorCode::ActUnreadable));
    const auto other = actFrom(u"change"_s, {{u"points"_s, u"2-1-0"_s}}, sketch.league());
    QVERIFY(other);
    QCOMPARE(other->get<ChangeCompetition>().plan.phases.size(), size_t(3));
}

/// Every entrant has a lot, and it is drawn: with every seed another order.
void TestLeagueActs::lotsAreDrawn()
{
    const LeagueSketch sketch(6);
    QSet<QList<int>> orders;
    for (int seed = 1; seed <= 20; ++seed) {
        League league = sketch.league();
        Actor actor(static_cast<std::uint64_t>(seed));
        AnnounceCompetition act;
        act.plan = planOf(byLot());
        act.plan.name = u"Lots"_s;
        act.allTeams = true;
        QCOMPARE(actor.act(league, act), QString());
        QList<int> lots = lotsOf(*league.competition(CompetitionId(u"id-1"_s)));
        orders.insert(lots);
        std::sort(lots.begin(), lots.end());
        QCOMPARE(lots, (QList<int>{1, 2, 3, 4, 5, 6}));
    }
    QVERIFY(orders.size() > 15);
}

/// Six who enter one after the other: none of the places is that of the order of entry, and the
/// order of those who were there stays.
void TestLeagueActs::whoComesLateIsDrawnAmongTheOthers()
{
    const LeagueSketch sketch(6);
    constexpr int times = 300;
    QList<int> firsts(6, 0);
    for (int seed = 1; seed <= times; ++seed) {
        League league = sketch.league();
        Actor actor(static_cast<std::uint64_t>(seed));
        AnnounceCompetition act;
        act.plan = planOf(byLot());
        act.plan.name = u"Lots"_s;
        QCOMPARE(actor.act(league, act), QString());
        const CompetitionId id(u"id-1"_s);
        for (int i = 1; i <= 6; ++i) {
            const QList<int> before = lotsOf(*league.competition(id));
            QCOMPARE(actor.act(league, EnterCompetition{id, LeagueSketch::team(i)}), QString());
            const QList<int> after = lotsOf(*league.competition(id));
            for (int one = 0; one < before.size(); ++one) {
                for (int other = 0; other < one; ++other)
                    QCOMPARE(after[one] < after[other], before[one] < before[other]);
            }
        }
        QList<int> lots = lotsOf(*league.competition(id));
        firsts[lots.indexOf(1)] += 1;
        std::sort(lots.begin(), lots.end());
        QCOMPARE(lots, (QList<int>{1, 2, 3, 4, 5, 6}));
    }
    for (const int each : std::as_const(firsts)) // 50 are to be expected
        QVERIFY2(each > 25 && each < 80, qPrintable(QString::number(each)));
}

void TestLeagueActs::lotsAreDrawnForRulesThatNeedThem()
{
    const LeagueSketch sketch(4);
    League league = sketch.league();
    Actor actor;
    const auto act = actFrom(u"change"_s, {{u"tieBreaks"_s, QJsonArray{u"lot"_s}}}, league);
    QVERIFY2(act, act ? "" : qPrintable(act.error().message));
    QCOMPARE(actor.act(league, *act), QString());
    QList<int> lots = lotsOf(*league.competition(CompetitionId(u"c1"_s)));
    std::sort(lots.begin(), lots.end());
    QCOMPARE(lots, (QList<int>{1, 2, 3, 4}));
}

/// Two are announced, one is called off, a third is announced: what is counted would come twice.
void TestLeagueActs::noIdComesTwice()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    const auto act = [&](const LeagueAct &what) {
        const auto done = house.leagues().act(league, ActRequest{what, {}}, house.dice());
        return done ? QString() : done.error().message;
    };
    QCOMPARE(act(BeginSeason{u"Spring"_s}), QString());
    const auto announce = [&](const QString &name) {
        AnnounceCompetition what;
        what.plan.name = name;
        return act(what);
    };
    QCOMPARE(announce(u"A"_s), QString());
    QCOMPARE(announce(u"B"_s), QString());
    QCOMPARE(act(CallOffCompetition{competitionNamed(league.league(), u"A"_s)->id}), QString());
    QCOMPARE(announce(u"C"_s), QString());
    QCOMPARE(league.league().seasons.back().competitions.size(), size_t(2));
}

void TestLeagueActs::promotionTakesAllRulesOver()
{
    CompetitionRules rules = byLot();
    rules.points = u"5-3-1"_s;
    rules.phases.front().legs = 2;
    rules.phases.front().divisions = 2;
    LeagueSketch sketch(8, rules);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    League league = sketch.league();
    Actor actor;
    QCOMPARE(actor.act(league, EndSeason{}), QString());
    QCOMPARE(actor.act(league, BeginSeason{}), QString());
    const auto act = actFrom(u"promote"_s, {{u"places"_s, 1}}, league);
    QVERIFY2(act, act ? "" : qPrintable(act.error().message));
    QCOMPARE(actor.act(league, *act), QString());
    const Competition &next = league.seasons.back().competitions.back();
    QCOMPARE(next.rules, sketch.competition().rules);
    QCOMPARE(next.entries.size(), size_t(8));
    QVERIFY(!lotsOf(next).contains(0));
}

void TestLeagueActs::likeAnEarlierOne()
{
    CompetitionRules rules = byLot();
    rules.points = u"10*won + 5*drawn + min(td,3)"_s;
    rules.phases.resize(3);
    LeagueSketch sketch(4, rules);
    League league = sketch.league();
    Actor actor;
    QCOMPARE(actor.act(league, LeaveLeague{LeagueSketch::team(4)}), QString());
    QCOMPARE(actor.act(league, EndSeason{}), QString());
    QCOMPARE(actor.act(league, BeginSeason{u"Second"_s}), QString());
    const auto act
        = actFrom(u"announce"_s, {{u"like"_s, u"Cup"_s}, {u"name"_s, u"Cup 2"_s}}, league);
    QVERIFY2(act, act ? "" : qPrintable(act.error().message));
    QCOMPARE(actor.act(league, *act), QString());
    const Competition &next = league.seasons.back().competitions.back();
    CompetitionRules wanted = sketch.competition().rules;
    wanted.name = u"Cup 2"_s;
    QCOMPARE(next.rules, wanted);
    QCOMPARE(next.entries.size(), size_t(3)); // who left the league is not entered
}

void TestLeagueActs::severalActsAreOneAction()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    const auto before = league.lines();
    AnnounceCompetition cup;
    const auto done = house.leagues().act(
        league, {{BeginSeason{u"Spring"_s}, u"at last"_s}, {cup, {}}}, house.dice());
    QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    QCOMPARE(league.lines(), before + 1);
    QCOMPARE(league.league().seasons.back().competitions.front().rules.name, u"Spring"_s);
    QCOMPARE(league.history().back().reason, u"at last"_s);
    // The second does not fit: the first is not done either.
    const auto refused
        = house.leagues().act(league, {{EndSeason{}, {}}, {EndSeason{}, {}}}, house.dice());
    QVERIFY(!refused);
    QVERIFY(league.league().currentSeason());
}

void TestLeagueActs::templatesAreKept()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    const LeagueRepository &leagues = house.leagues();
    CompetitionRules rules = byLot();
    rules.name = u"Cup"_s;
    rules.points = u"5-3-1"_s;
    rules.phases.front().legs = 2;
    LeagueHouse::expectAct(leagues.keepTemplate(u"Ours"_s, rules));
    rules.phases.front().legs = 3;
    LeagueHouse::expectAct(leagues.keepTemplate(u" Ours "_s, rules)); // in its place
    QVERIFY(!leagues.keepTemplate(u" "_s, rules));
    QCOMPARE(must(leagues.templates()), QStringList{u"Ours"_s});
    LeagueHouse::expectAct([&]() -> Result<void> {
        const auto begun
            = leagues.act(league, ActRequest{BeginSeason{u"Spring"_s}, {}}, house.dice());
        return begun ? Result<void>() : begun.error();
    }());
    const QJsonObject with{{u"template"_s, u"Ours"_s}, {u"bye"_s, u"drawn"_s}};
    const auto request
        = leagues.requestFrom({{u"act"_s, u"announce"_s}, {u"with"_s, with}}, league.league());
    QVERIFY2(request, request ? "" : qPrintable(request.error().message));
    QVERIFY(leagues.act(league, *request, house.dice()));
    CompetitionRules wanted = rules;
    wanted.name = u"Spring"_s;
    wanted.bye = LeagueOutcome::Drawn;
    QCOMPARE(LeagueHouse::competition(league).rules, wanted);
    LeagueHouse::expectAct(leagues.removeTemplate(u"Ours"_s));
    QVERIFY(must(leagues.templates()).isEmpty());
    QVERIFY(!leagues.templateNamed(u"Ours"_s));
}

void TestLeagueActs::onlyRulesOfTheEditionAreChanged()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    const auto change = [&](const QString &option, const QJsonValue &value) {
        const auto act
            = actFrom(u"rules"_s, {{u"options"_s, QJsonObject{{option, value}}}}, league.league());
        const auto done = act ? house.leagues().act(league, ActRequest{*act, {}}, house.dice())
                              : Result<std::vector<LeagueEvent>>(act.error());
        return done ? QString() : errorWord(done.error().code);
    };
    const size_t options = league.league().currentRules().options.size();
    QCOMPARE(change(u"several-teams"_s, true), QString());
    QCOMPARE(league.league().currentRules().options.at(OptionId(u"several-teams"_s)),
             OptionValue(true));
    QCOMPARE(league.league().currentRules().options.size(), options);
    QCOMPARE(change(u"no-such-rule"_s, true), u"no-such-option"_s);
    QCOMPARE(change(u"several-teams"_s, u"many"_s), u"no-such-option"_s);
}

void TestLeagueActs::theLastActionIsKnown()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const FixtureId fixture = LeagueHouse::open(league).front();
    QVERIFY(house.leagues().act(league, ActRequest{EnterResult{fixture, 2, 1}, {}}, house.dice()));
    QVERIFY(house.leagues().act(league, ActRequest{SignResult{fixture, Signers::Both}, {}},
                                house.dice()));
    const auto last = league.lastAction();
    QCOMPARE(last.size(), size_t(2));
    QVERIFY(last.front().data.is<ResultSigned>());
    LeagueHouse::expectAct(league.undo());
    QVERIFY(league.lastAction().front().data.is<ResultEntered>());
}

/// Seat 0 is at home; what is said by one coach is not taken from the other, or from nobody.
void TestLeagueActs::aPhoneAtTheTableDoesWhatIsItsCoachs()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const FixtureId fixture = LeagueHouse::open(league).front();
    const PhoneActs acts(house.leagues(), {league.id(), fixture}, house.dice());
    const auto request = [&fixture](const QString &act, QJsonObject with) {
        with.insert(u"fixture"_s, fixture.text());
        return QJsonDocument(QJsonObject{{u"act"_s, act}, {u"with"_s, with}}).toJson();
    };
    const auto lines = [&] { return must(house.leagues().open(league.id())).lines(); };
    const qint64 before = lines();
    const QByteArray award = request(u"award"_s, {{u"winner"_s, u"home"_s}});
    for (const int seat : {-1, 0, 1, 2})
        QVERIFY(acts(seat, award).failedWith(ErrorCode::ActNotYours));
    const QByteArray start = request(u"start"_s, {});
    for (const int seat : {-1, 2})
        QVERIFY(acts(seat, start).failedWith(ErrorCode::ActNotYours));
    QCOMPARE(lines(), before);
    const auto started = acts(1, start);
    QVERIFY2(started, started ? "" : qPrintable(started.error().message));
    QVERIFY(!started->isEmpty());
    QCOMPARE(lines(), before + 1);
    QVERIFY(league.refresh());
    FixtureOutcome outcome;
    outcome.result.home = league.league().fixture(fixture)->home;
    outcome.result.away = league.league().fixture(fixture)->away;
    outcome.result.td = 2;
    outcome.source = ResultSource::Match;
    QVERIFY(league.act(ResultEntered{fixture, outcome, std::nullopt}));
    const QByteArray away = request(u"sign"_s, {{u"side"_s, u"away"_s}});
    const QByteArray both = request(u"sign"_s, {{u"side"_s, u"both"_s}});
    QVERIFY(acts(0, away).failedWith(ErrorCode::ActNotYours));
    QVERIFY(acts(1, both).failedWith(ErrorCode::ActNotYours));
    QVERIFY(acts(1, away));
    const QByteArray dispute
        = request(u"dispute"_s, {{u"side"_s, u"home"_s}, {u"why"_s, u"it was 3:0"_s}});
    QVERIFY(acts(1, dispute).failedWith(ErrorCode::ActNotYours));
    QVERIFY(acts(0, dispute));
    const auto now = must(house.leagues().open(league.id()));
    const FixtureOutcome &kept = *now.league().fixture(fixture)->outcome;
    QVERIFY(kept.awaySigned && !kept.homeSigned);
    QCOMPARE(kept.disputed, FixtureSide::Home);
}

/// A coach who comes once the pages are open gets a seat of his own, and nobody's changes.
void TestLeagueActs::whoComesLaterHasASeat()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    HallGuests hall(house.leagues(), house.club(), league.id(), house.dice());
    GuestList guests(hall.seats());
    const int before = hall.seats();
    const QString first = hall.nameOf(1);
    const TableKey code = guests.inviteCoach(1);
    const auto act = [&](const LeagueAct &wanted) {
        QVERIFY(house.leagues().act(league, ActRequest{wanted, {}}, house.dice()));
        hall.look();
        guests.setSeats(hall.seats());
    };
    act(RecordCoach{{}, u"Zoe"_s, 0, {}});
    QCOMPARE(hall.seats(), before + 1);
    QCOMPARE(hall.seatOf(u"Zoe"_s), std::optional(before));
    QCOMPARE(hall.nameOf(1), first);
    QVERIFY(guests.isInvited(1) && !guests.isInvited(before));
    QVERIFY(!guests.enter(guests.inviteCoach(before).text()).isEmpty());
    QVERIFY(guests.isTaken(before));
    QVERIFY(!guests.enter(code.text()).isEmpty());
    const QByteArray rename = QJsonDocument(toJson(ActRequest{RenameLeague{u"X"_s}, {}})).toJson();
    QVERIFY(hall.act(before, rename).failedWith(ErrorCode::ActNotYours));
    // Who has gone leaves his seat empty.
    act(RemoveCoach{league.league().coaches.back().id});
    QCOMPARE(hall.seats(), before + 1);
    QCOMPARE(hall.seatOf(u"Zoe"_s), std::nullopt);
    QCOMPARE(hall.nameOf(before), QString());
    QVERIFY(hall.act(before, rename).failedWith(ErrorCode::ActNotYours));
}

/// Every act there is, with its fields as they are by themselves.
void TestLeagueActs::whoIsNobodyDoesNothing()
{
    const LeagueSketch sketch(4);
    size_t own = 0;
    const auto check = [&]<typename Act>(const Act &act) {
        const LeagueAct wanted(act);
        QVERIFY(checkHand(sketch.league(), wanted, ActHand()).failedWith(ErrorCode::ActNotYours));
        QVERIFY(checkHand(sketch.league(), wanted, ActHand::of(CoachId()))
                    .failedWith(ErrorCode::ActNotYours));
        QVERIFY(checkHand(sketch.league(), wanted, ActHand::commissioner()));
        ++own;
    };
    [&]<size_t... i>(std::index_sequence<i...>)
    {
        (check(std::variant_alternative_t<i, LeagueAct::Kinds>{}), ...);
    }
    (std::make_index_sequence<LeagueAct::size>());
    QCOMPARE(own, size_t{LeagueAct::size});
}

QTEST_GUILESS_MAIN(TestLeagueActs)
#include "tst_leagueacts.moc"
