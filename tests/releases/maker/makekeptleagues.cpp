// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/slipanswers.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/releases/keptgames.h"
#include "tests/releases/leaguefacts.h"
#include "tests/releases/maker/makeleagues.h"
#include "tests/releases/maker/playing.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class LeagueMaker
{
public:
    void make(const ReleaseWriter &writer)
    {
        playHarbour();
        const LeagueId event = playEvent();
        playOnPaper();
        playSkirmishes();
        const QString path = writer.path(u"leagues/dugout.db"_s);
        QDir().mkpath(QFileInfo(path).path());
        act(m_house.store().backup(path));
        writer.addExpected(u"leagues/dugout"_s,
                           must(allLeagueFacts(m_house.stores(), m_house.leagues())));
        writer.addFile(
            u"leagues/yard-open.json"_s,
            QJsonDocument(must(m_house.leagues().exported(event))).toJson(QJsonDocument::Compact));
        writer.addExpected(u"leagues/yard-open"_s,
                           must(leagueFacts(m_house.stores(), m_house.leagues(), event)));
    }

private:
    static void act(const Result<void> &done) { LeagueHouse::expectAct(done); }

    OpenLeague found(const QString &ruleset, const QString &name)
    {
        OpenLeague league = m_house.found(ruleset);
        act(league.act(LeagueRenamed{name}));
        return league;
    }
    /// To its end, or until something is asked.
    void play(OpenLeague &league, const JournalId &match, const QString &until)
    {
        const auto game = must(openKept(m_house.stores(), match));
        if (!dugout::play(*game, m_coach, {until, 0}, m_time))
            qFatal("%s is never asked", qPrintable(until));
        act(league.refresh());
    }
    void enter(OpenLeague &league, const FixtureId &fixture, int td, int tdAgainst,
               ResultKind kind = ResultKind::Played)
    {
        const LeagueFixture of = *league.league().fixture(fixture);
        FixtureOutcome outcome;
        outcome.source
            = kind == ResultKind::Played ? ResultSource::Paper : ResultSource::Commissioner;
        outcome.result.home = of.home;
        outcome.result.away = of.away;
        outcome.result.kind = kind;
        outcome.result.td = td;
        outcome.result.tdAgainst = tdAgainst;
        if (kind == ResultKind::Forfeit)
            outcome.result.winner = FixtureSide::Home;
        outcome.note = u"Zettel von Jürgen"_s;
        act(league.act(ResultEntered{fixture, outcome, {}}));
    }

    void playFirstSeason(OpenLeague &league);
    void playSecondSeason(OpenLeague &league);
    /// A season that is over with its prizes, and one under way: corrected, from paper, running.
    void playHarbour()
    {
        OpenLeague league = found(u"crp"_s, u"Liga del Puerto"_s);
        m_house.addTeams(league, 4);
        LeagueCoach coach = league.league().coaches.front();
        coach.naf = 12'345;
        coach.contact = u"begoña@example.org"_s;
        act(league.act(CoachRecorded{coach}));
        playFirstSeason(league);
        playSecondSeason(league);
    }
    /// Teams that come back as they were registered, with what they bought for good.
    LeagueId playEvent();
    /// Teams that only paper knows: typed in and half signed, a bye, a forfeit, points by hand.
    void playOnPaper();
    void playSkirmishes();

    LeagueHouse m_house;
    Coach m_coach{1};
    MadeTime m_time;
};

void LeagueMaker::playFirstSeason(OpenLeague &league)
{
    m_house.begin(league, {});
    m_house.playOut(league);
    const SeasonId season(u"s1"_s);
    for (const Prize &each : must(m_house.leagues().proposedPrizes(league, season)))
        act(m_house.leagues().givePrize(league, each));
    act(league.act(SeasonEnded{season}));
}

void LeagueMaker::playSecondSeason(OpenLeague &league)
{
    CompetitionRules rules;
    PhaseRules swiss;
    swiss.format = PhaseFormat::Swiss;
    swiss.rounds = 3;
    PhaseRules final;
    final.format = PhaseFormat::KnockOut;
    final.places = 2;
    rules.phases = {swiss, final};
    m_house.begin(league, rules, u"2"_s);
    m_house.drawAndPublish(league);
    const auto first = LeagueHouse::open(league);
    for (const FixtureId &each : first)
        m_house.play(league, each);
    constexpr int patience = 20;
    bool corrected = false;
    for (int i = 0; i < patience && !corrected; ++i)
        corrected = m_house.correctAtRandom(league);
    if (!corrected)
        qFatal("nothing can be corrected");
    m_house.drawAndPublish(league);
    const auto second = LeagueHouse::open(league);
    PaperSlip sheet;
    SlipRow others;
    others.touchdowns = 1;
    sheet.away.rows = {others};
    others.touchdowns = 2;
    sheet.home.rows = {others};
    sheet.home.fans = 12'000;
    sheet.away.fans = 9'000;
    play(league, must(m_house.leagues().enterSlip(league, second.at(0), sheet)), {});
    act(league.act(FixtureArranged{second.at(1), {1'736'000'000'000, 0, u"Sala «El Ancla»"_s, 2}}));
    play(league, must(m_house.leagues().startMatch(league, second.at(1))), u"block.outcome"_s);
}

LeagueId LeagueMaker::playEvent()
{
    LeagueRules rules;
    rules.ruleset = RulesetId(u"crp"_s);
    rules.options[OptionId(u"permanent-inducements"_s)] = true;
    rules.budget = 1'500'000; // invented teams spend a million
    OpenLeague league
        = must(m_house.leagues().open(must(m_house.leagues().found(u"Yard Open"_s, rules))));
    m_house.addTeams(league, 2);
    Purchase bribes;
    bribes.inducement = InducementId(u"bribes"_s);
    act(m_house.leagues().buyForGood(league, league.league().teams.front().id, {bribes}));
    CompetitionRules back;
    back.teamsDevelop = false;
    back.phases.front().legs = 2;
    m_house.begin(league, back);
    m_house.drawAndPublish(league);
    m_house.play(league, LeagueHouse::open(league).front());
    return league.id();
}

void LeagueMaker::playOnPaper()
{
    OpenLeague league = found(u"lrb4"_s, u"Club de los jueves"_s);
    for (const QString &name : {u"Anvil Town"_s, u"Ñandúes"_s, u"Grün-Weiß"_s})
        act(m_house.leagues().registerPaperTeam(league, name, u"Coach of "_s + name,
                                                RosterId(u"human"_s)));
    CompetitionRules rules;
    rules.points = u"2-1-0"_s;
    rules.phases.front().byLot = false;
    m_house.begin(league, rules);
    m_house.drawAndPublish(league);
    const auto open = LeagueHouse::open(league);
    enter(league, open.at(0), 2, 1);
    act(league.act(ResultSigned{open.at(0), FixtureSide::Home}));
    enter(league, open.at(1), 2, 0, ResultKind::Forfeit);
    act(league.act(PointsGiven{LeagueHouse::competition(league).id, league.league().teams.back().id,
                               Rational(-1)},
                   u"came late"_s));
    if (!league.canUndo())
        qFatal("nothing can be undone");
    act(league.undo());
    act(league.redo());
}

void LeagueMaker::playSkirmishes()
{
    OpenLeague league = found(u"shadespire"_s, u"Katakomben"_s);
    for (const QString &name : {u"Band 1"_s, u"Band 2"_s})
        act(m_house.leagues().registerPaperTeam(league, name, name));
    CompetitionRules rules;
    rules.game = u"skirmish"_s;
    rules.phases.front().legs = 2;
    m_house.begin(league, rules);
    m_house.drawAndPublish(league);
    const LeagueFixture fixture = *league.league().fixture(LeagueHouse::open(league).front());
    FixtureOutcome outcome;
    outcome.encounter = Encounter{{{6, 4}, {4, 6}, {9, 4}}};
    outcome.result
        = resultOf(must(verdictOf(*outcome.encounter, false)), fixture.home, fixture.away);
    act(league.act(ResultEntered{fixture.id, outcome, {}}));
}

} // namespace

void makeKeptLeagues(const ReleaseWriter &writer)
{
    LeagueMaker().make(writer);
}

} // namespace dugout
