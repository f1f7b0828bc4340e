// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actevents.h"

#include "core/leaguebook/acts/takenrounds.h"
#include "core/leaguebook/announcement.h"
#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/fixtures/fixtureresults.h"
#include "core/leaguebook/fixtures/handpairing.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/squads.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ActEventWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

using Events = std::vector<LeagueEvent>;

template<typename Act, typename... Each>
constexpr bool isOneOfThese = (std::is_same_v<Act, Each> || ...);

Events only(LeagueEventData data)
{
    return {{std::move(data), {}}};
}

Error noSuchFixture()
{
    return {ErrorCode::NoSuchFixture,
            ActEventWords::tr("There is no such fixture in this league."),
            {}};
}

Error noSuchCompetition()
{
    return {ErrorCode::NoSuchCompetition,
            ActEventWords::tr("There is no such competition in this league."),
            {}};
}

/// What each act makes of a league.
class ActEvents
{
public:
    ActEvents(const League &league, const QString &reason, const ActSources &sources)
        : m_league(league)
        , m_reason(reason)
        , m_sources(sources)
    { }

    Result<Events> operator()(const RenameLeague &act) const
    {
        return only(LeagueRenamed{act.name.trimmed()});
    }
    Result<Events> operator()(const ChangeRules &act) const
    {
        LeagueRules rules = m_league.currentRules();
        rules.options = act.options;
        rules.rosters = act.rosters;
        rules.budget = act.budget;
        rules.budgetRise = act.budgetRise;
        rules.buyBack = act.buyBack.trimmed();
        return only(RulesChanged{rules, act.fromRound});
    }
    Result<Events> operator()(const RecordCoach &act) const
    {
        const CoachId id = act.coach.isEmpty() ? CoachId(m_sources.newId()) : act.coach;
        return only(CoachRecorded{{id, act.name.trimmed(), act.naf, act.contact.trimmed()}});
    }
    Result<Events> operator()(const RemoveCoach &act) const
    {
        return only(CoachRemoved{act.coach});
    }
    Result<Events> operator()(const RegisterPaperTeam &act) const
    {
        LeagueTeam member;
        member.id = EntrantId(m_sources.newId());
        member.name = act.name.trimmed();
        if (member.name.isEmpty())
            return Error{ErrorCode::TeamUnnamed, ActEventWords::tr("A team needs a name."), {}};
        const QString coach = act.coach.trimmed();
        Events events;
        member.coach = coachOf(coach.isEmpty() ? member.name : coach, events);
        member.roster = act.roster;
        member.club = act.club.trimmed();
        events.push_back({TeamRegistered{member}, {}});
        return events;
    }
    Result<Events> operator()(const LeaveLeague &act) const
    {
        return only(TeamLeft{act.team, act.results, act.retires});
    }
    Result<Events> operator()(const HandTeamOn &act) const
    {
        Events events;
        const CoachId coach = coachOf(act.coach.trimmed(), events);
        events.push_back({TeamHandedOn{act.team, coach}, {}});
        return events;
    }
    Result<Events> operator()(const ChangeClub &act) const
    {
        return only(ClubChanged{act.team, act.club.trimmed()});
    }
    Result<Events> operator()(const BeginSeason &act) const
    {
        const QString name = act.name.trimmed();
        return only(SeasonBegun{
            SeasonId(m_sources.newId()),
            name.isEmpty() ? ActEventWords::tr("Season %1").arg(m_league.seasons.size() + 1)
                           : name});
    }
    Result<Events> operator()(const EndSeason &act) const
    {
        const Season *season = m_league.currentSeason();
        return only(SeasonEnded{!act.season.isEmpty() ? act.season
                                    : season          ? season->id
                                                      : SeasonId()});
    }
    Result<Events> operator()(const AnnounceCompetition &act) const
    {
        if (!act.pattern.isEmpty())
            return Error{ErrorCode::NoSuchTemplate,
                         ActEventWords::tr("There is no template \"%1\" here.").arg(act.pattern),
                         {}};
        CompetitionRules rules = rulesOf(act.plan, m_league.currentRules().game);
        const Season *season = m_league.currentSeason();
        if (rules.name.isEmpty() && season)
            rules.name = season->name;
        return announcement(CompetitionId(m_sources.newId()), rules, entriesOf(act, rules),
                            m_sources.lot);
    }
    Result<Events> operator()(const ChangeCompetition &act) const
    {
        const Competition *now = m_league.competition(act.competition);
        if (!now)
            return noSuchCompetition();
        return changing(*now, rulesOf(act.plan, now->rules.game), m_sources.lot);
    }
    Result<Events> operator()(const EndCompetition &act) const
    {
        return only(CompetitionEnded{act.competition});
    }
    Result<Events> operator()(const CallOffCompetition &act) const
    {
        return only(CompetitionRemoved{act.competition});
    }
    Result<Events> operator()(const PromoteDivisions &act) const
    {
        const Competition *earlier = m_league.competition(act.competition);
        if (!earlier)
            return Error{ErrorCode::NoDivisionsBefore,
                         act.name.isEmpty()
                             ? ActEventWords::tr("No earlier competition has divisions.")
                             : ActEventWords::tr("No earlier competition \"%1\" has divisions.")
                                   .arg(act.name),
                         {}};
        const QString name = act.name.trimmed();
        return promotion(m_league, CompetitionId(m_sources.newId()), act.competition, act.places,
                         name.isEmpty() ? earlier->rules.name : name, m_sources.lot);
    }
    Result<Events> operator()(const EnterCompetition &act) const
    {
        const Competition *entered = m_league.competition(act.competition);
        if (!entered)
            return noSuchCompetition();
        CompetitionEntry entry;
        entry.team = act.team;
        entry.division = act.division.trimmed();
        entry.seed = act.seed;
        entry.squad = act.squad.trimmed();
        return entering(*entered, entry, m_sources.lot);
    }
    Result<Events> operator()(const LeaveCompetition &act) const
    {
        return only(EntrantLeft{act.competition, act.team, act.results});
    }
    Result<Events> operator()(const DrawRounds &act) const
    {
        return drawNext(m_league, act.competition, m_sources.lot);
    }
    Result<Events> operator()(const KeepDraw &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        if (!competition)
            return noSuchCompetition();
        if (onwardReminder(m_league, *competition).isEmpty())
            return Error{
                ErrorCode::DrawNotOutgrown, ActEventWords::tr("This draw needs no decision."), {}};
        return only(DrawUpheld{act.competition, competition->currentPhase()});
    }
    Result<Events> operator()(const PairByHand &act) const
    {
        auto paired
            = pairByHand(m_league, act.competition, act.home, act.away, act.friendly, act.round);
        if (!paired)
            return paired.error();
        return Events{*std::move(paired)};
    }
    Result<Events> operator()(const TakeRounds &act) const
    {
        return roundsTaken(m_league, act.competition, act.pairs);
    }
    Result<Events> operator()(const PublishRounds &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        Events events;
        for (const Phase &phase : competition ? competition->phases : std::vector<Phase>()) {
            for (const LeagueRound &each : phase.rounds) {
                const bool isWanted
                    = act.all || each.number <= act.round || (act.round == 0 && events.empty());
                if (!each.published && isWanted)
                    events.push_back(
                        {RoundPublished{act.competition, each.number, act.deadline}, {}});
            }
        }
        if (events.empty())
            return Error{ErrorCode::NothingToPublish,
                         ActEventWords::tr("No round is drawn that could be published."),
                         {}};
        return events;
    }
    Result<Events> operator()(const DiscardRound &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        const int last = competition ? competition->roundCount() : 0;
        return only(RoundDiscarded{act.competition, act.round > 0 ? act.round : last});
    }
    Result<Events> operator()(const ChangePair &act) const
    {
        return only(PairChanged{act.fixture, act.home, act.away});
    }
    Result<Events> operator()(const PinPair &act) const
    {
        return only(PairPinned{act.fixture, act.pinned});
    }
    Result<Events> operator()(const ArrangeFixture &act) const
    {
        return only(FixtureArranged{act.fixture,
                                    {act.date, act.deadline, act.place.simplified(), act.table}});
    }
    Result<Events> operator()(const EnterResult &act) const
    {
        const LeagueFixture *fixture = m_league.fixture(act.fixture);
        const Competition *of = m_league.competitionOf(act.fixture);
        if (!fixture || !of)
            return noSuchFixture();
        auto outcome = of->rules.isSkirmish() ? encounterOutcome(act, *fixture, *of)
                                              : matchOutcome(act, *fixture);
        if (!outcome)
            return outcome.error();
        outcome->atMs = m_sources.nowMs;
        outcome->note = m_reason;
        if (m_sources.told == ResultSource::File)
            outcome->source = ResultSource::File;
        return only(ResultEntered{act.fixture, *std::move(outcome), std::nullopt});
    }
    Result<Events> operator()(const AwardFixture &act) const
    {
        const LeagueFixture *fixture = m_league.fixture(act.fixture);
        const Competition *of = m_league.competitionOf(act.fixture);
        if (!fixture || !of)
            return noSuchFixture();
        FixtureOutcome outcome = awardOf(*fixture, act.winner, of->rules.awardedTd);
        outcome.atMs = m_sources.nowMs;
        outcome.note = m_reason;
        return only(ResultEntered{act.fixture, outcome, std::nullopt});
    }
    Result<Events> operator()(const SignResult &act) const
    {
        Events events;
        if (act.side != Signers::Away)
            events.push_back({ResultSigned{act.fixture, FixtureSide::Home}, {}});
        if (act.side != Signers::Home)
            events.push_back({ResultSigned{act.fixture, FixtureSide::Away}, {}});
        return events;
    }
    Result<Events> operator()(const DisputeResult &act) const
    {
        const LeagueFixture *fixture = m_league.fixture(act.fixture);
        const QString why = act.why.trimmed();
        if (!fixture || why.isEmpty() || !isDisputable(*fixture, act.side))
            return Error{ErrorCode::ResultNotDisputable,
                         ActEventWords::tr("Only the result of a match that the coach has not "
                                           "signed can be disputed, with a reason."),
                         {}};
        return only(ResultDisputed{act.fixture, act.side, why});
    }
    /// One that is taken back is known by what is kept of its match.
    Result<Events> operator()(const DecideDispute &act) const
    {
        const LeagueFixture *fixture = m_league.fixture(act.fixture);
        if (!fixture || !fixture->outcome || fixture->outcome->disputed == FixtureSide::Neither)
            return Error{ErrorCode::LeagueNotDisputed,
                         ActEventWords::tr("Nobody disputes this result."),
                         {}};
        return only(ResultSigned{act.fixture, fixture->outcome->disputed});
    }
    Result<Events> operator()(const GivePoints &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        if (!competition)
            return noSuchCompetition();
        // Of a squad, one of its members has them for all.
        const auto players = withMembers(*competition, {act.team});
        return only(
            PointsGiven{act.competition, players.empty() ? act.team : players.front(), act.points});
    }
    Result<Events> operator()(const MakeChallenge &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        if (!competition)
            return noSuchCompetition();
        if (!takesChallenges(*competition))
            return Error{ErrorCode::NoChallenges,
                         ActEventWords::tr("%1 takes no challenges: they are for a ladder or open "
                                           "play that has begun.")
                             .arg(competition->rules.name),
                         {}};
        if (act.week < 0 || act.week > mostChallengeWeeks)
            return Error{
                ErrorCode::BadWeek,
                ActEventWords::tr("A week is a number from 1 to %1.").arg(mostChallengeWeeks),
                {}};
        Challenge challenge;
        challenge.week = act.week > 0 ? act.week : weekOfChallenges(*competition);
        challenge.challenger = act.challenger;
        challenge.challenged = act.challenged;
        return only(ChallengeMade{act.competition, challenge});
    }
    Result<Events> operator()(const AnswerToChallenge &act) const
    {
        const Competition *competition = m_league.competition(act.competition);
        if (!competition)
            return noSuchCompetition();
        const auto number
            = waitingChallenge(m_league, *competition, act.challenger, act.challenged);
        if (!number)
            return number.error();
        auto events
            = answerChallenge(m_league, act.competition, *number, act.answer, act.substitute);
        if (!events)
            return events;
        for (LeagueEvent &each : *events) {
            if (auto *awarded = each.data.find<ResultEntered>())
                awarded->outcome.atMs = m_sources.nowMs;
        }
        return events;
    }
    Result<Events> operator()(const RecordHolding &act) const
    {
        return only(HoldingChanged{{act.kind, act.name.trimmed(), act.team}});
    }

    // With what is kept beside the league: see LeagueRepository::act().
    template<typename Act>
    requires isOneOfThese<Act, RegisterTeam, BuyForGood, StartMatch, WithdrawResult, GivePrize,
                          RedraftTeam, BuyPlayersBack>
        Result<Events>
    operator()(const Act &) const
    {
        return Error{ErrorCode::ActNeedsMore,
                     ActEventWords::tr("This needs more than the league: its teams and matches."),
                     {}};
    }

private:
    /// The coach of that name or id, recorded where the league knows none.
    [[nodiscard]] CoachId coachOf(const QString &name, Events &events) const
    {
        for (const LeagueCoach &each : m_league.coaches) {
            if (each.id.text() == name)
                return each.id;
        }
        for (const LeagueCoach &each : m_league.coaches) {
            if (each.name.compare(name, Qt::CaseInsensitive) == 0)
                return each.id;
        }
        const CoachId id(m_sources.newId());
        events.push_back({CoachRecorded{{id, name}}, {}});
        return id;
    }

    /// Those that are named; else, of a competition like an earlier one, its teams as they stood
    /// there.
    [[nodiscard]] std::vector<CompetitionEntry> entriesOf(const AnnounceCompetition &act,
                                                          const CompetitionRules &rules) const
    {
        std::vector<EntrantId> teams = act.teams;
        const Competition *earlier = m_league.competition(act.like);
        if (act.allTeams) {
            teams.clear();
            for (const LeagueTeam &each : m_league.teams) {
                if (each.state
                    == MemberState::Active) // one that is drafted anew is refused by name
                    teams.push_back(each.id);
            }
        }
        if (!teams.empty() || !earlier) {
            std::vector<CompetitionEntry> entries = entriesFor(m_league, rules, teams);
            for (CompetitionEntry &each : entries) {
                if (const CompetitionEntry *there = earlier ? earlier->entry(each.team) : nullptr)
                    each.division = there->division;
            }
            return entries;
        }
        std::vector<CompetitionEntry> entries;
        for (const CompetitionEntry &each : earlier->entries) {
            const LeagueTeam *team = m_league.team(each.team);
            if (each.left || !team || team->state != MemberState::Active || isDraftedAnew(*team))
                continue;
            CompetitionEntry entry;
            entry.team = each.team;
            entry.division = each.division;
            entry.squad = each.squad;
            entries.push_back(entry);
        }
        return entries;
    }

    [[nodiscard]] static Result<FixtureOutcome> matchOutcome(const EnterResult &act,
                                                             const LeagueFixture &fixture)
    {
        if (!act.games.empty())
            return Error{ErrorCode::BadEncounter,
                         ActEventWords::tr("Only skirmishes are entered game by game."),
                         {}};
        FixtureOutcome outcome;
        FixtureResult &result = outcome.result;
        result.home = fixture.home;
        result.away = fixture.away;
        result.td = act.td;
        result.tdAgainst = act.tdAgainst;
        result.cas = act.cas;
        result.casAgainst = act.casAgainst;
        result.columns = act.columns;
        result.conceded = act.conceded;
        result.winner = act.conceded == FixtureSide::Home ? FixtureSide::Away
            : act.conceded == FixtureSide::Away           ? FixtureSide::Home
                                                          : act.winner;
        if (act.forfeit)
            result.kind = result.winner == FixtureSide::Neither ? ResultKind::DoubleForfeit
                                                                : ResultKind::Forfeit;
        else if (act.awarded)
            result.kind = ResultKind::Awarded;
        const bool isPlain
            = result.kind == ResultKind::Played && act.conceded == FixtureSide::Neither;
        outcome.source = isPlain ? ResultSource::Paper : ResultSource::Commissioner;
        return outcome;
    }
    [[nodiscard]] static Result<FixtureOutcome>
    encounterOutcome(const EnterResult &act, const LeagueFixture &fixture, const Competition &of)
    {
        const Encounter encounter{act.games, act.homeOut, act.awayOut, act.lastStanding,
                                  act.rollOff};
        const auto verdict = verdictOf(encounter, needsWinner(of, fixture));
        if (!verdict)
            return verdict.error();
        FixtureOutcome outcome;
        outcome.result = resultOf(*verdict, fixture.home, fixture.away);
        outcome.encounter = encounter;
        return outcome;
    }

    const League &m_league;
    const QString &m_reason;
    const ActSources &m_sources;
};

} // namespace

QString freshId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool isOfTheLeagueAlone(const LeagueAct &act)
{
    return act.visit([]<typename Act>([[maybe_unused]] const Act &each) {
        if constexpr (std::is_same_v<Act, DecideDispute>)
            return each.verdict == Verdict::Stands;
        return !isOneOfThese<Act, RegisterTeam, BuyForGood, StartMatch, WithdrawResult, GivePrize,
                             RedraftTeam, BuyPlayersBack>;
    });
}

Result<std::vector<LeagueEvent>> eventsOf(const League &league, const ActRequest &request,
                                          const ActSources &sources)
{
    auto events = request.act.visit(ActEvents(league, request.reason, sources));
    if (events && !events->empty() && events->front().reason.isEmpty())
        events->front().reason = request.reason;
    return events;
}

Result<std::vector<LeagueEvent>>
eventsOf(const League &league, const std::vector<ActRequest> &requests, const ActSources &sources)
{
    League next = league;
    Events events;
    for (const ActRequest &request : requests) {
        const auto more = eventsOf(next, request, sources);
        if (!more)
            return more;
        for (const LeagueEvent &each : *more) {
            if (auto fits = applyTo(next, each); !fits)
                return fits.error();
            events.push_back(each);
        }
    }
    return events;
}

} // namespace dugout
