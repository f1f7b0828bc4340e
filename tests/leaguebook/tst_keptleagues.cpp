// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/lastedition.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/sampleleague.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/team/teamcheck.h"
#include "core/text/languagescope.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/support/thrownaway.h"

#include <QTest>
#include <QThread>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

CompetitionRules rulesOf(PhaseFormat format, int rounds = 0)
{
    CompetitionRules rules;
    rules.phases.front().format = format;
    rules.phases.front().rounds = rounds;
    return rules;
}

void addEditionRows()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *id : {"lrb4", "lrb5", "crp", "bb2016"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// The same in plain C++, from the records.
int touchdownsOf(LeagueHouse &house, const OpenLeague &league, const RosterId &roster)
{
    int count = 0;
    for (const ResultLine &line : must(house.store().results().list({}))) {
        const ResultRecord record = must(house.store().results().read(line.id));
        for (const ResultSide &side : record.sides) {
            const LeagueTeam *team = league.league().team(EntrantId(side.team.text()));
            for (const ResultPlayer &each : side.players)
                count += roster.isEmpty() || team->roster == roster ? each.achievements.touchdowns
                                                                    : 0;
        }
    }
    return count;
}

int touchdownsIn(const std::vector<LeaderLine> &lines)
{
    int count = 0;
    for (const LeaderLine &each : lines)
        count += each.touchdowns;
    return count;
}

} // namespace

class TestKeptLeagues final : public QObject
{
    Q_OBJECT

private slots:
    void aLeagueIsFoundAgain();
    void registrationChecksAndLocks();
    void aMatchStartsFromItsFixture();
    void aResurrectionBringsTheRegisteredTeamBack();
    void theResultComesByItself();
    void aMatchPlayedOnTakesItsResultBack();
    void undoAndRedoOutliveTheProgram();
    void aCorrectionIsTriedFirst();
    void seasonsLeaveEverythingSound_data();
    void seasonsLeaveEverythingSound();
    void correctionsLeaveEverythingSound_data();
    void correctionsLeaveEverythingSound();
    void aCorrectionIsPreviewed();
    void aUsualPrizeSpeaksTheLanguageOfWhoLooks();
    void prizesAreProposed();
    void leadersAreCountedOverWhatIsAskedFor();
    void aDeletedMatchCountsNoMore();
    void theCheckNamesWhatDiffers();
    void refusesABadFile_data();
    void refusesABadFile();
    void aJournalThatLostItsLinesIsNoLeague();
    void aSampleLeagueIsInTheMiddleOfItsSeason();
    void aLeagueIsKeptWithWhatWaits();
    void theEditionUsedLastIsKnown();
};

void TestKeptLeagues::aLeagueIsFoundAgain()
{
    LeagueHouse house;
    const OpenLeague league = house.found(u"crp"_s);
    const auto listed = must(house.leagues().list());
    QCOMPARE(listed.size(), size_t(1));
    QCOMPARE(listed.front().name, u"Test League"_s);
    QCOMPARE(listed.front().ruleset, RulesetId(u"crp"_s));
    QCOMPARE(must(house.leagues().find(u"Test League"_s)), league.id());
    QVERIFY(!house.leagues().find(u"Other"_s));
    // Every switch is written down, so that no later default changes a league that runs.
    QVERIFY(league.league().currentRules().options.contains(OptionId(u"overtime"_s)));
    LeagueRules unknown;
    unknown.ruleset = RulesetId(u"no-such"_s);
    QVERIFY(!house.leagues().found(u"X"_s, unknown));
    QVERIFY(throwAwayLeague(house.leagues().bin(), league.id()));
    QVERIFY(must(house.leagues().list()).empty());
}

void TestKeptLeagues::registrationChecksAndLocks()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s, {{OptionId(u"ban-wizards"_s), true}});
    const TeamId id = house.newTeam(u"crp"_s);
    QVERIFY(house.leagues().registerTeam(league, id));
    const Team kept = must(house.club().teams().load(DocumentId(id.text()))).team;
    QVERIFY(kept.founded);
    QCOMPARE(kept.options.at(OptionId(u"ban-wizards"_s)), OptionValue(true));
    const LeagueTeam &member = league.league().teams.front();
    QVERIFY(!member.sheet.isEmpty());
    QVERIFY(member.figures.value > 0);
    QCOMPARE(coachName(league.league(), member.id), u"Coach 1"_s);
    QCOMPARE(house.leagues().registerTeam(league, id).error().code, ErrorCode::TeamRegistered);
    const TeamId other = house.newTeam(u"bb2016"_s);
    QCOMPARE(house.leagues().registerTeam(league, other).error().code,
             ErrorCode::TeamNotRegistered);
    LeagueRules rules = league.league().currentRules();
    rules.rosters = {RosterId(u"nobody"_s)};
    LeagueHouse::expectAct(league.act(RulesChanged{rules, 1}));
    const TeamId third = house.newTeam(u"crp"_s);
    QCOMPARE(house.leagues().registerTeam(league, third).error().code,
             ErrorCode::TeamNotRegistered);
    QVERIFY(!must(house.club().teams().load(DocumentId(third.text()))).team.founded);
}

void TestKeptLeagues::aMatchStartsFromItsFixture()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 4, {{OptionId(u"ban-wizards"_s), true}},
                                        rulesOf(PhaseFormat::KnockOut));
    const FixtureId id = LeagueHouse::open(league).front();
    const MatchSetup setup = must(house.leagues().setupFor(league.league(), league.id(), id));
    QCOMPARE(setup.occasion, u"semi-final"_s);
    QCOMPARE(setup.league, true);
    QCOMPARE(setup.options.at(OptionId(u"ban-wizards"_s)), OptionValue(true));
    QCOMPARE(setup.options.at(OptionId(u"overtime"_s)), OptionValue(true)); // it has a winner
    QCOMPARE(setup.fixture.competition, u"Cup 1"_s);
    QCOMPARE(setup.teams[0].id.text(), league.league().fixture(id)->home.text());
    const JournalId match = must(house.leagues().startMatch(league, id));
    QCOMPARE(league.league().fixture(id)->match, match);
    QVERIFY(house.club().matches().open(match));
    QCOMPARE(house.leagues().startMatch(league, id).error().code, ErrorCode::FixturePlayed);
}

void TestKeptLeagues::aResurrectionBringsTheRegisteredTeamBack()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 2);
    CompetitionRules rules;
    rules.teamsDevelop = false;
    house.begin(league, rules);
    house.drawAndPublish(league);
    const FixtureId id = LeagueHouse::open(league).front();
    const DocumentId home(league.league().fixture(id)->home.text());
    const Team before = must(house.club().teams().load(home)).team;
    house.play(league, id);
    QVERIFY(league.league().fixture(id)->outcome);
    QCOMPARE(must(house.club().teams().load(home)).team, before);
}

void TestKeptLeagues::theResultComesByItself()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const FixtureId id = LeagueHouse::open(league).front();
    house.play(league, id);
    const LeagueFixture &fixture = *league.league().fixture(id);
    QVERIFY(fixture.outcome);
    const ResultRecord record = must(house.store().results().read(fixture.match));
    QCOMPARE(fixture.outcome->source, ResultSource::Match);
    QCOMPARE(fixture.outcome->result.td, record.side(0).score);
    QCOMPARE(fixture.outcome->result.casAgainst, record.side(1).casualties);
    const LeagueTeam &home = *league.league().team(fixture.home);
    QCOMPARE(home.figures.treasury, record.side(0).after.treasury);
    QCOMPARE(home.lastFixture, id);
    QCOMPARE(must(house.leagues().list()).front().done, 1);
}

void TestKeptLeagues::aMatchPlayedOnTakesItsResultBack()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const FixtureId id = LeagueHouse::open(league).front();
    house.play(league, id);
    const auto match = must(house.club().matches().open(league.league().fixture(id)->match));
    LeagueHouse::expectAct(match->undo());
    LeagueHouse::expectAct(league.refresh());
    QVERIFY(!league.league().fixture(id)->outcome);
    LeagueHouse::expectAct(match->redo());
    LeagueHouse::expectAct(league.refresh());
    QVERIFY(league.league().fixture(id)->outcome);
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestKeptLeagues::undoAndRedoOutliveTheProgram()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    LeagueHouse::expectAct(league.act(LeagueRenamed{u"B"_s}, u"nicer"_s));
    LeagueHouse::expectAct(league.act(LeagueRenamed{u"C"_s}));
    LeagueHouse::expectAct(league.undo());
    OpenLeague again = must(house.leagues().open(league.id()));
    QCOMPARE(again.league().name, u"B"_s);
    QCOMPARE(again.history().size(), size_t(2));
    QCOMPARE(again.history().back().reason, u"nicer"_s);
    LeagueHouse::expectAct(again.redo());
    QCOMPARE(again.league().name, u"C"_s);
    LeagueHouse::expectAct(again.undo());
    LeagueHouse::expectAct(again.undo());
    QVERIFY(!again.canUndo());
    QCOMPARE(again.undo().error().code, ErrorCode::NothingToUndo); // the founding stays
    // The other one is outdated by now and changes nothing.
    QCOMPARE(league.act(LeagueRenamed{u"D"_s}).error().code, ErrorCode::StoreConflict);
    LeagueHouse::expectAct(league.refresh());
    QCOMPARE(league.league(), again.league());
}

void TestKeptLeagues::aCorrectionIsTriedFirst()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 2);
    LeagueHouse::expectAct(league.act(SeasonBegun{SeasonId(u"s1"_s), u"First"_s}));
    LeagueHouse::expectAct(league.act(CompetitionAdded{CompetitionId(u"c1"_s), [] {
                                                           CompetitionRules rules;
                                                           rules.name = u"Cup"_s;
                                                           return rules;
                                                       }()}));
    const int season = static_cast<int>(league.history().size()) - 2;
    const LeagueEvent other{SeasonBegun{SeasonId(u"s1"_s), u"Spring"_s}, {}};
    QCOMPARE(must(league.trial(season, {other})).seasons.front().name, u"Spring"_s);
    QCOMPARE(league.league().seasons.front().name, u"First"_s);
    QCOMPARE(league.correct(season, {}).error().code, ErrorCode::NoSeason); // the cup needs one
    LeagueHouse::expectAct(league.correct(season, {other}));
    QCOMPARE(league.league().seasons.front().name, u"Spring"_s);
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(league.league().seasons.front().name, u"First"_s);
}

void TestKeptLeagues::seasonsLeaveEverythingSound_data()
{
    addEditionRows();
}

void TestKeptLeagues::seasonsLeaveEverythingSound()
{
    QFETCH(QString, ruleset);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset);
    house.addTeams(league, 4);
    CompetitionRules rules = rulesOf(PhaseFormat::Swiss, 2);
    PhaseRules finals;
    finals.format = PhaseFormat::KnockOut;
    finals.places = 2;
    rules.tieBreaks = {TieBreak::TdDifference, TieBreak::CasDifference, TieBreak::Lot};
    rules.phases.push_back(finals);
    house.begin(league, rules);
    LotsDrawn lots{LeagueHouse::competition(league).id, {}};
    for (const LeagueTeam &each : league.league().teams)
        lots.order.push_back(each.id);
    LeagueHouse::expectAct(league.act(lots));
    house.playOut(league);
    QVERIFY(!championOf(league.league(), LeagueHouse::competition(league)).isEmpty());
    const auto differences = must(house.leagues().check(league.id()));
    QVERIFY2(differences.empty(),
             qPrintable(differences.empty() ? QString() : differences.front().sentence));
    const auto edition = must(house.stores().library.load(ruleset));
    for (const LeagueTeam &each : league.league().teams) {
        const Team team = must(house.club().teams().load(DocumentId(each.id.text()))).team;
        for (const TeamProblem &problem : checkTeam(team, *edition))
            QVERIFY2(problem.severity != Severity::Error || problem.code == u"too-few-players",
                     qPrintable(problem.sentence));
    }
    const QJsonObject file = must(house.leagues().exported(league.id()));
    LeagueHouse elsewhere;
    const LeagueId there = must(elsewhere.leagues().import(file));
    QCOMPARE(must(elsewhere.leagues().exported(there)), file);
    QCOMPARE(must(elsewhere.leagues().open(there)).league(), league.league());
    QVERIFY(must(elsewhere.leagues().check(there)).empty());
    LeaderQuery query;
    query.league = league.id();
    query.limit = 1'000;
    QCOMPARE(must(elsewhere.leagues().leaders(query)), must(house.leagues().leaders(query)));
    QCOMPARE(elsewhere.leagues().import(file).error().code, ErrorCode::LeagueExists);
    for (const QString &part : {u"teams"_s, u"matches"_s}) {
        QJsonObject torn = file;
        torn.remove(part);
        LeagueHouse third;
        QVERIFY(!third.leagues().import(torn));
        QVERIFY(must(third.leagues().list()).empty());
    }
}

void TestKeptLeagues::correctionsLeaveEverythingSound_data()
{
    addEditionRows();
}

void TestKeptLeagues::correctionsLeaveEverythingSound()
{
    QFETCH(QString, ruleset);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset);
    house.addTeams(league, 4);
    house.begin(league, rulesOf(PhaseFormat::Swiss, 2));
    house.playOut(league);
    for (int i = 0; i < 2; ++i)
        (void)house.correctAtRandom(league);
    const auto differences = must(house.leagues().check(league.id()));
    QVERIFY2(differences.empty(),
             qPrintable(differences.empty() ? QString() : differences.front().sentence));
    const QJsonObject file = must(house.leagues().exported(league.id()));
    LeagueHouse elsewhere;
    const LeagueId there = must(elsewhere.leagues().import(file));
    QCOMPARE(must(elsewhere.leagues().open(there)).league(), league.league());
    QVERIFY(must(elsewhere.leagues().check(there)).empty());
}

void TestKeptLeagues::aCorrectionIsPreviewed()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 2);
    const FixtureId id = LeagueHouse::open(league).front();
    house.play(league, id);
    // As if the match were taken back: the result goes, and so do points and ratings.
    StoreBatch batch;
    batch.withdrawn.push_back(league.league().fixture(id)->match);
    const League before = league.league();
    const LeaguePreview preview = must(house.leagues().preview(league, batch));
    QVERIFY(league.league() == before);
    QCOMPARE(preview.places.size(), size_t(2));
    QCOMPARE(preview.ratings.size(), size_t(4));
    QCOMPARE(preview.pairs.size(), size_t(0));
    QVERIFY(must(house.leagues().preview(league, {})).isEmpty());
    // The same in sentences, before the match is corrected.
    const auto edition = must(house.stores().library.load(before.currentRules().ruleset.text()));
    QCOMPARE(house.leagues().consequences(batch), previewLines(before, preview, edition.get()));
    QVERIFY(house.leagues().consequences({}).isEmpty());
}

/// A prize was given in one language and is looked at in another.
void TestKeptLeagues::aUsualPrizeSpeaksTheLanguageOfWhoLooks()
{
    Prize cup;
    cup.competition = CompetitionId(u"c1"_s);
    Prize most;
    {
        const LanguageScope scope(Language::German);
        cup.name = usualPrizeName(UsualPrize::WoodenSpoon, u"Cup 1"_s);
        most.name = usualPrizeName(UsualPrize::Kills);
        QCOMPARE(prizeName(cup), cup.name);
    }
    {
        const LanguageScope scope(Language::Spanish);
        QVERIFY(prizeName(cup) != cup.name);
        QCOMPARE(prizeName(cup), usualPrizeName(UsualPrize::WoodenSpoon, u"Cup 1"_s));
        QCOMPARE(prizeName(most), usualPrizeName(UsualPrize::Kills));
    }
    const LanguageScope scope(Language::English);
    QCOMPARE(prizeName(cup), u"Wooden spoon of Cup 1"_s);
    // What the commissioner called otherwise stays as he called it, and so does a trophy.
    Prize own;
    own.name = u"Winner of hearts"_s;
    const LanguageScope german(Language::German);
    QCOMPARE(prizeName(own), own.name);
    own.kind = PrizeKind::Trophy;
    own.competition = cup.competition;
    QCOMPARE(prizeName(own), own.name);
}

void TestKeptLeagues::prizesAreProposed()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    for (const auto &[name, roster] :
         {std::pair(u"A"_s, u"orc"_s), {u"B"_s, u"goblin"_s}, {u"C"_s, u"halfling"_s}})
        LeagueHouse::expectAct(
            house.leagues().registerPaperTeam(league, name, name, RosterId(roster)));
    CompetitionRules rules;
    house.begin(league, rules);
    house.drawAndPublish(league);
    for (const FixtureId &each : LeagueHouse::open(league)) {
        const LeagueFixture &fixture = *league.league().fixture(each);
        FixtureOutcome outcome; // A beats both, B beats C
        outcome.result.home = fixture.home;
        outcome.result.away = fixture.away;
        const bool homeIsBetter
            = teamName(league.league(), fixture.home) < teamName(league.league(), fixture.away);
        (homeIsBetter ? outcome.result.td : outcome.result.tdAgainst) = 1;
        LeagueHouse::expectAct(league.act(ResultEntered{each, outcome, std::nullopt}));
    }
    // Nobody has signed yet; where the league is shared, each is asked for his own only.
    using Signers = QMap<QString, QStringList>;
    const QString shared = league.id().text();
    const QString one = league.league().teams.front().id.text();
    QCOMPARE(must(house.leagues().toSign()).size(), size_t(3));
    QCOMPARE(must(house.leagues().toSign(Signers{{shared, QStringList{one}}})).size(), size_t(2));
    QVERIFY(must(house.leagues().toSign(Signers{{shared, QStringList()}})).empty());
    const auto waiting = must(house.leagues().waiting({}, 2, 1));
    QCOMPARE(waiting.toSign, std::vector{must(house.leagues().toSign()).front()});
    QVERIFY(waiting.next.empty()); // all is played
    QStringList said;
    for (const Prize &each : must(house.leagues().proposedPrizes(league, SeasonId(u"s1"_s))))
        said.append(u"%1: %2"_s.arg(each.name, teamName(league.league(), each.team)));
    QCOMPARE(said,
             (QStringList{u"Winner of Cup 1: A"_s, u"Wooden spoon of Cup 1: C"_s,
                          u"Best of the hard teams of Cup 1: B"_s}));
    QVERIFY(!house.leagues().proposedPrizes(league, SeasonId(u"s9"_s)));
    // The trophy is for the commissioner to give, once.
    const auto trophies = trophiesOf(league.league(), league.league().seasons.front());
    QCOMPARE(trophies.size(), size_t(1));
    QCOMPARE(trophies.front().kind, PrizeKind::Trophy);
    QCOMPARE(trophies.front().name, u"Cup 1"_s);
    QCOMPARE(teamName(league.league(), trophies.front().team), u"A"_s);
    LeagueHouse::expectAct(house.leagues().givePrize(league, trophies.front(), u"won"_s));
    QVERIFY(trophiesOf(league.league(), league.league().seasons.front()).empty());
    QVERIFY(std::any_of(league.league().holdings.begin(), league.league().holdings.end(),
                        [](const Holding &each) { return each.name == u"Cup 1"_s; }));
}

void TestKeptLeagues::leadersAreCountedOverWhatIsAskedFor()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    for (const QString &number : {u"1"_s, u"2"_s}) {
        house.begin(league, rulesOf(PhaseFormat::Swiss, 1), number);
        house.playOut(league);
        LeagueHouse::expectAct(league.act(SeasonEnded{SeasonId(u"s"_s + number)}));
    }
    LeaderQuery all;
    all.league = league.id();
    all.limit = 1'000;
    const auto lines = must(house.leagues().leaders(all));
    QCOMPARE(touchdownsIn(lines), touchdownsOf(house, league, {}));
    QVERIFY(touchdownsIn(lines) > 0);
    for (size_t i = 1; i < lines.size(); ++i)
        QVERIFY(lines[i - 1].touchdowns >= lines[i].touchdowns);
    int bySeason = 0;
    for (const QString &number : {u"1"_s, u"2"_s}) {
        LeaderQuery season = all;
        season.season = SeasonId(u"s"_s + number);
        const int count = touchdownsIn(must(house.leagues().leaders(season)));
        season.competition = CompetitionId(u"c"_s + number);
        QCOMPARE(touchdownsIn(must(house.leagues().leaders(season))), count);
        bySeason += count;
    }
    QCOMPARE(bySeason, touchdownsIn(lines));
    LeaderQuery race = all;
    race.roster = league.league().teams.front().roster;
    QCOMPARE(touchdownsIn(must(house.leagues().leaders(race))),
             touchdownsOf(house, league, race.roster));
    LeaderQuery first = all;
    first.limit = 1;
    QCOMPARE(must(house.leagues().leaders(first)).size(), size_t(1));
}

void TestKeptLeagues::aDeletedMatchCountsNoMore()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 2);
    house.begin(league, {});
    house.playOut(league);
    LeaderQuery query;
    query.league = league.id();
    query.by = LeaderBy::Points;
    QVERIFY(!must(house.leagues().leaders(query)).empty());
    const JournalId match = LeagueHouse::competition(league).round(1)->fixtures.front().match;
    LeagueHouse::expectAct(house.stores().journals.remove(match)); // by a Dugout of before
    QVERIFY(must(house.leagues().leaders(query)).empty());
    const auto differences = must(house.leagues().check(league.id()));
    QCOMPARE(differences.size(), size_t(1));
    QCOMPARE(differences.front().kind, LeagueDifference::Kind::MissingMatch);
}

void TestKeptLeagues::theCheckNamesWhatDiffers()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 2);
    house.begin(league, {});
    house.playOut(league);
    const LeagueFixture fixture = LeagueHouse::competition(league).round(1)->fixtures.front();
    FixtureOutcome other = *fixture.outcome;
    other.result.td += 1;
    LeagueHouse::expectAct(
        league.act(ResultEntered{fixture.id, other, TeamFiguresPair{{1, 2, 3}, {4, 5, 6}}}));
    const auto differences = must(house.leagues().check(league.id()));
    QCOMPARE(differences.size(), size_t(3));
    QCOMPARE(differences[0].kind, LeagueDifference::Kind::OtherResult);
    QCOMPARE(differences[1].kind, LeagueDifference::Kind::Figures);
    LeagueHouse::expectAct(league.undo());
    QVERIFY(must(house.leagues().check(league.id())).empty());
}

void TestKeptLeagues::refusesABadFile_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u"{}"_s;
    QTest::newRow("a team") << uR"({"format":"dugout-team"})"_s;
    QTest::newRow("too new") << uR"({"format":"dugout-league","version":9})"_s;
    QTest::newRow("no journal") << uR"({"format":"dugout-league","version":1})"_s;
    QTest::newRow("a match for a league")
        << uR"({"format":"dugout-league","version":1,"league":{"id":"x","game":"match",
              "state":"running","entries":[]}})"_s;
    QTest::newRow("without its founding")
        << uR"({"format":"dugout-league","version":1,"league":{"id":"x","game":"league",
              "state":"running","entries":[]}})"_s;
    QTest::newRow("its founding taken back")
        << uR"({"format":"dugout-league","version":1,"league":{"id":"x","game":"league",
              "state":"running","entries":[{"at":1,"kind":"do","version":1,"payload":{"kind":"do",
              "group":{"at":1,"events":[{"prompt":"founded","choices":[
              "{\"name\":\"L\",\"rules\":{\"ruleset\":\"crp\",\"game\":\"match\"}}"]}]}}},
              {"at":2,"kind":"undo","version":1,"payload":{"kind":"undo"}}]}})"_s;
    QTest::newRow("an unknown event")
        << uR"({"format":"dugout-league","version":1,"league":{"id":"x","game":"league",
              "state":"running","entries":[{"at":1,"kind":"do","version":1,"payload":{"kind":"do",
              "group":{"at":1,"events":[{"prompt":"eaten","choices":["{}"]}]}}}]}})"_s;
}

void TestKeptLeagues::refusesABadFile()
{
    QFETCH(QString, text);
    LeagueHouse house;
    const QJsonObject file = QJsonDocument::fromJson(text.toUtf8()).object();
    QVERIFY(!house.leagues().import(file));
    QVERIFY(must(house.leagues().list()).empty());
}

void TestKeptLeagues::aJournalThatLostItsLinesIsNoLeague()
{
    LeagueHouse house;
    StoreBatch batch;
    JournalHeader header;
    header.id = JournalId(u"cut"_s);
    header.game = leagueGame();
    header.title = u"Cut"_s;
    batch.started.push_back(header);
    (void)must(house.stores().batches.keep(batch));
    QCOMPARE(house.leagues().open(LeagueId(u"cut"_s)).error().code, ErrorCode::LeagueNotFounded);
    const auto differences = must(house.leagues().check(LeagueId(u"cut"_s)));
    QCOMPARE(differences.size(), size_t(1));
    QCOMPARE(differences.front().kind, LeagueDifference::Kind::Journal);
    LeagueHouse::expectAct(house.stores().journals.remove(JournalId(u"cut"_s)));
}

void TestKeptLeagues::aSampleLeagueIsInTheMiddleOfItsSeason()
{
    LeagueHouse house;
    house.goTo(1'790'000'000'000); // a day in September 2026
    const LeagueId id = must(house.leagues().addSample(house.dice()));
    const auto listed = must(house.leagues().list());
    QCOMPARE(listed.front().id, id);
    QCOMPARE(listed.front().teams, 8);
    QCOMPARE(listed.front().fixtures, 28);
    QCOMPARE(listed.front().done, 13);
    QCOMPARE(listed.front().unsignedResults, 2);
    const auto next = must(house.leagues().nextFixtures(9));
    QCOMPARE(next.size(), size_t(3));
    QCOMPARE(must(house.leagues().waiting({}, 1, 0)).next, std::vector{next.front()});
    QVERIFY(must(house.leagues().check(id)).empty());
    OpenLeague league = must(house.leagues().open(id));
    // As people play, not as random coaches do, and on evenings that are over.
    const qint64 now = house.stores().clock();
    qint64 before = 0;
    for (const int round : {1, 2, 3}) {
        for (const LeagueFixture &each : LeagueHouse::competition(league).round(round)->fixtures) {
            QVERIFY(each.outcome->result.td <= 3 && each.outcome->result.tdAgainst <= 3);
            QVERIFY(each.outcome->result.conceded == FixtureSide::Neither);
            const qint64 lasted = each.outcome->atMs - each.when.dateMs;
            QVERIFY2(lasted > 30 * 60'000 && lasted < 5 * 60 * 60'000,
                     qPrintable(QString::number(lasted / 60'000)));
            QVERIFY(each.when.dateMs >= before && each.outcome->atMs < now);
            before = each.when.dateMs;
        }
    }
    // The history tells all of it in the order in which it happened.
    qint64 told = 0;
    for (const LeagueHistoryLine &each : league.history()) {
        QVERIFY(each.atMs >= told && each.atMs <= now);
        told = each.atMs;
    }
    // One match waits to be gone on with; what is to come has a date.
    const LeagueFixture half = *league.league().fixture(next.front().fixture);
    QVERIFY(house.leagues().isMatchInPlay(half));
    const auto game = must(house.club().matches().open(half.match));
    QCOMPARE(game->session().state().half, 2);
    QVERIFY(!game->session().prompts().empty());
    QVERIFY(next.back().atMs > now);
    // Everybody is told from everybody else at a glance.
    QSet<QString> badges;
    for (const LeagueTeam &each : league.league().teams) {
        const Badge badge = must(house.club().teams().load(DocumentId(each.id.text()))).team.badge;
        badges.insert(badge.field.toString());
        QVERIFY(badge.charge != BadgeCharge::None);
    }
    QCOMPARE(badges.size(), 8);
    // Nobody waits for who has left.
    const LeagueFixture *awaited = league.league().fixture(next.back().fixture);
    LeagueHouse::expectAct(league.act(TeamLeft{awaited->home, LeftResults::Kept}));
    QCOMPARE(must(house.leagues().nextFixtures(9)).size(), size_t(2));
}

void TestKeptLeagues::aLeagueIsKeptWithWhatWaits()
{
    LeagueHouse house;
    house.goTo(1'790'000'000'000); // a day in September 2026
    const LeagueId id = must(house.leagues().addSample(house.dice()));
    const auto derived = [&house, &id] {
        const OpenLeague opened = must(house.leagues().open(id));
        return std::pair(nextFixtures(opened.league(), mostWaitingKept),
                         fixturesToSign(opened.league(), mostWaitingKept));
    };
    const auto kept = [&house] {
        const LeagueSummary summary = must(house.leagues().list()).front();
        return std::pair(summary.next.value(), summary.toSign.value());
    };
    QCOMPARE(kept(), derived());
    OpenLeague league = must(house.leagues().open(id));
    const FixtureId open = kept().first.back().fixture;
    const LeagueFixture played = *league.league().fixture(open);
    FixtureOutcome outcome;
    outcome.result.home = played.home;
    outcome.result.away = played.away;
    outcome.result.td = 1;
    outcome.atMs = house.stores().clock();
    LeagueHouse::expectAct(league.act(ResultEntered{open, outcome, std::nullopt}));
    QCOMPARE(kept(), derived());
    QCOMPARE(kept().second.front().fixture, open);
    QVERIFY(!kept().second.front().signers.isEmpty());
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(kept(), derived());
    QCOMPARE(kept().first.back().fixture, open);
    // An older Dugout keeps nothing of the kind: the league is opened instead.
    const WaitingInLeagues waiting = must(house.leagues().waiting({}, 3, 3));
    StoreBatch batch;
    JournalProgress stand = standOf(league.league());
    stand.standing.remove(u"next"_s);
    stand.standing.remove(u"toSign"_s);
    batch.journals.push_back({JournalId(id.text()), league.lines() + 1, {}, std::nullopt, stand});
    (void)must(house.stores().batches.keep(batch));
    QVERIFY(!must(house.leagues().list()).front().next);
    QCOMPARE(must(house.leagues().waiting({}, 3, 3)), waiting);
    QCOMPARE(waiting.next.size(), size_t(3));
}

void TestKeptLeagues::theEditionUsedLastIsKnown()
{
    LeagueHouse house;
    QCOMPARE(lastEdition(house.club(), house.leagues()), RulesetId());
    QVERIFY(house.club().teams().addSamples());
    QCOMPARE(lastEdition(house.club(), house.leagues()), RulesetId()); // nobody played them
    (void)house.newTeam(u"bb2016"_s);
    QCOMPARE(lastEdition(house.club(), house.leagues()), RulesetId(u"bb2016"_s));
    QThread::msleep(3); // the day is told in milliseconds
    (void)house.found(u"lrb4"_s);
    QCOMPARE(lastEdition(house.club(), house.leagues()), RulesetId(u"lrb4"_s));
    QThread::msleep(3);
    (void)house.newTeam(u"crp"_s);
    QCOMPARE(lastEdition(house.club(), house.leagues(), Game::Football), RulesetId(u"crp"_s));
}

QTEST_GUILESS_MAIN(TestKeptLeagues)
#include "tst_keptleagues.moc"
