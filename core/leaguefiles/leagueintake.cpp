// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leagueintake.h"

#include "core/dice/randomsource.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/leaguebook/acts/actevents.h"
#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguefiles/foreignnotes.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct IntakeWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueIntake)
};

QString pairOf(const FixtureResult &result)
{
    return u"%1 – %2"_s.arg(result.home.text(), result.away.text());
}

bool isSame(const FixtureResult &one, const FixtureResult &other)
{
    return one.kind == other.kind && one.td == other.td && one.tdAgainst == other.tdAgainst
        && one.cas == other.cas && one.casAgainst == other.casAgainst;
}

/// Home and away change places.
FixtureResult turned(FixtureResult result)
{
    const auto other = [](FixtureSide side) {
        return side == FixtureSide::Home ? FixtureSide::Away
            : side == FixtureSide::Away  ? FixtureSide::Home
                                         : side;
    };
    std::swap(result.home, result.away);
    std::swap(result.td, result.tdAgainst);
    std::swap(result.cas, result.casAgainst);
    result.winner = other(result.winner);
    result.conceded = other(result.conceded);
    return result;
}

/// Tries every event on a league of its own before it counts.
class Intake
{
public:
    Intake(const League &league, const ForeignLeague &foreign, const Ruleset &ruleset,
           const IntakeSettings &settings)
        : m_league(league)
        , m_foreign(foreign)
        , m_names(ruleset)
        , m_settings(settings)
        , m_lot(settings.seed)
    { }

    Result<LeagueIntake> run()
    {
        if (!m_settings.competition.isEmpty()) {
            if (auto found = findCompetition(); !found)
                return found.error();
        } else if (!m_foreign.results.empty()) {
            return Error{ErrorCode::WhichCompetition,
                         IntakeWords::tr("Results need a competition to go into."),
                         {}};
        }
        for (const ForeignEntrant &each : m_foreign.entrants)
            take(each);
        if (!m_foreign.results.empty()) {
            if (auto done = takeResults(); !done)
                return done.error();
        }
        m_intake.notes = m_foreign.notes;
        for (const ImportNote &each : m_notes.notes())
            m_intake.notes.push_back(each);
        return std::move(m_intake);
    }

private:
    /// Entrants of a file join like all others: in a competition with lots they draw one.
    Result<void> enact(const LeagueAct &wanted)
    {
        const auto events
            = eventsOf(m_league, ActRequest{wanted, {}},
                       {m_lot, m_settings.newId, m_settings.nowMs, ResultSource::File});
        if (!events)
            return events.error();
        League next = m_league;
        for (const LeagueEvent &each : *events) {
            if (auto done = applyTo(next, each); !done)
                return done;
        }
        m_league = std::move(next);
        m_intake.events.insert(m_intake.events.end(), events->begin(), events->end());
        return {};
    }

    [[nodiscard]] const Competition &competition() const
    {
        return *m_league.competition(m_competition);
    }

    Result<void> findCompetition()
    {
        if (const Season *season = m_league.currentSeason()) {
            for (const Competition &each : season->competitions) {
                if (each.rules.name == m_settings.competition
                    || each.id.text() == m_settings.competition)
                    m_competition = each.id;
            }
        }
        if (!m_competition.isEmpty())
            return {};
        AnnounceCompetition announced;
        announced.plan.name = m_settings.competition;
        announced.plan.format = PlanFormat::Open;
        if (auto done = enact(announced); !done)
            return done;
        m_competition = m_league.seasons.back().competitions.back().id;
        return {};
    }

    /// The coach with that number, else of that name; recorded where the league knows neither.
    CoachId coachOf(const ForeignEntrant &entrant)
    {
        const QString name = entrant.coach.isEmpty() ? entrant.team : entrant.coach;
        for (const LeagueCoach &each : m_league.coaches) {
            if (entrant.naf > 0 && each.naf == entrant.naf)
                return each.id;
        }
        for (const LeagueCoach &each : m_league.coaches) {
            const bool isOther = entrant.naf > 0 && each.naf > 0;
            if (!isOther && each.name.compare(name, Qt::CaseInsensitive) == 0)
                return each.id;
        }
        return enact(RecordCoach{{}, name, entrant.naf, {}}) ? m_league.coaches.back().id
                                                             : CoachId();
    }

    [[nodiscard]] EntrantId teamNamed(const QString &name) const
    {
        for (const LeagueTeam &each : m_league.teams) {
            if (each.state == MemberState::Active
                && each.name.compare(name, Qt::CaseInsensitive) == 0)
                return each.id;
        }
        return {};
    }

    /// The team that somebody registered with, when he had not said its name or race yet: where a
    /// coach has one team, the file can mean no other unless it names that beside it.
    [[nodiscard]] const LeagueTeam *earlierTeamOf(const LeagueTeam &team) const
    {
        const LeagueCoach *coach = m_league.coach(team.coach);
        for (const LeagueTeam &each : m_league.teams) {
            const bool isBlank = each.roster.isEmpty() && coach
                && each.name.compare(coach->name, Qt::CaseInsensitive) == 0;
            if (isBlank && each.coach == team.coach && each.state == MemberState::Active
                && m_teams.key(each.id).isEmpty())
                return &each;
        }
        return nullptr;
    }

    void refuse(const ForeignEntrant &entrant, const Error &error)
    {
        m_notes.add(entrant.place, entrant.team, error.message);
    }

    void take(const ForeignEntrant &entrant)
    {
        EntrantId id = teamNamed(entrant.team);
        if (id.isEmpty()) {
            LeagueTeam team;
            team.name = entrant.team;
            team.club = entrant.club;
            team.coach = coachOf(entrant);
            if (const Roster *roster = m_names.roster(entrant.race))
                team.roster = roster->id;
            else if (!entrant.race.isEmpty())
                m_notes.add(entrant.place, entrant.race,
                            IntakeWords::tr("The edition has no race \"%1\".").arg(entrant.race));
            if (auto done
                = enact(RegisterPaperTeam{team.name, team.coach.text(), team.roster, team.club})) {
                ++m_intake.teams;
                id = m_league.teams.back().id;
            } else if (const LeagueTeam *earlier = earlierTeamOf(team)) {
                m_notes.add(entrant.place, entrant.team,
                            IntakeWords::tr("Taken as %1, with whom this coach registered.")
                                .arg(earlier->name));
                id = earlier->id;
            } else {
                return refuse(entrant, done.error());
            }
        }
        if (!m_competition.isEmpty() && !competition().entry(id)) {
            EnterCompetition entering;
            entering.competition = m_competition;
            entering.team = id;
            if (competition().rules.hasSquads())
                entering.squad = entrant.squad;
            if (auto done = enact(entering); !done)
                return refuse(entrant, done.error());
            ++m_intake.entrants;
        }
        m_teams.insert(entrant.team.toCaseFolded(), id);
    }

    /// The file's results with the league's teams, by round; none of somebody who did not get in.
    [[nodiscard]] std::map<int, std::vector<FixtureResult>> resultsByRound()
    {
        std::map<int, std::vector<FixtureResult>> rounds;
        for (const FixtureResult &each : m_foreign.results) {
            FixtureResult own = each;
            own.home = m_teams.value(each.home.text().toCaseFolded());
            own.away = m_teams.value(each.away.text().toCaseFolded());
            if (own.home.isEmpty() || (own.away.isEmpty() && !each.away.isEmpty()))
                m_notes.add(QString::number(each.round), pairOf(each),
                            IntakeWords::tr("A result of somebody who could not join."));
            else
                rounds[each.round].push_back(own);
        }
        return rounds;
    }

    Result<void> takeResults()
    {
        const auto rounds = resultsByRound();
        if (rounds.empty())
            return {};
        const int phase = competition().currentPhase();
        if (phase >= 0) {
            for (const auto &[number, results] : rounds) {
                for (const FixtureResult &each : results)
                    takeInto(phase, number, each);
            }
            return {};
        }
        return begin(rounds);
    }

    /// The rounds of the file become those of the competition.
    Result<void> begin(const std::map<int, std::vector<FixtureResult>> &rounds)
    {
        TakeRounds taken;
        taken.competition = m_competition;
        std::vector<FixtureResult> played;
        for (const auto &[number, results] : rounds) {
            for (const FixtureResult &each : results) {
                taken.pairs.push_back({number, each.home, each.away});
                if (!each.away.isEmpty())
                    played.push_back(each);
            }
        }
        int fixture = m_league.lastFixture;
        if (auto done = enact(taken); !done)
            return done;
        auto next = played.cbegin();
        for (const TakenPair &each : taken.pairs) {
            ++fixture;
            if (!each.away.isEmpty())
                enter(FixtureId(u"f%1"_s.arg(fixture)), *next++);
        }
        return {};
    }

    void enter(const FixtureId &id, const FixtureResult &result)
    {
        EnterResult entered;
        entered.fixture = id;
        entered.td = result.td;
        entered.tdAgainst = result.tdAgainst;
        entered.cas = result.cas;
        entered.casAgainst = result.casAgainst;
        entered.winner = result.winner;
        entered.conceded = result.conceded;
        entered.awarded = result.kind == ResultKind::Awarded;
        entered.forfeit
            = result.kind == ResultKind::Forfeit || result.kind == ResultKind::DoubleForfeit;
        entered.columns = result.columns;
        if (auto done = enact(entered); done)
            ++m_intake.results;
        else
            m_notes.add(QString::number(result.round), nameOf(result), done.error().message);
    }

    [[nodiscard]] QString nameOf(const FixtureResult &result) const
    {
        return u"%1 – %2"_s.arg(teamName(m_league, result.home), teamName(m_league, result.away));
    }

    /// The open fixture of these two, in that round if possible, with either at home; else the one
    /// in which they have met like this.
    [[nodiscard]] const LeagueFixture *fixtureOf(const FixtureResult &result, int number) const
    {
        const LeagueFixture *best = nullptr;
        int rank = 0;
        for (const Phase &phase : competition().phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    const bool straight = each.home == result.home && each.away == result.away;
                    const bool reversed = each.home == result.away && each.away == result.home;
                    if ((!straight && !reversed) || (each.outcome && round.number != number))
                        continue;
                    const int worth = (round.number == number ? 4 : 0) + (each.outcome ? 0 : 2)
                        + (straight ? 1 : 0) + 1;
                    if (worth > rank) {
                        best = &each;
                        rank = worth;
                    }
                }
            }
        }
        return best;
    }

    void takeInto(int phase, int number, FixtureResult result)
    {
        if (result.away.isEmpty()) {
            m_notes.add(QString::number(number), teamName(m_league, result.home),
                        IntakeWords::tr("A bye: the draw gives those."));
            return;
        }
        const LeagueFixture *fixture = fixtureOf(result, number);
        if (!fixture) {
            addFixture(phase, number, std::move(result));
            return;
        }
        if (fixture->home != result.home)
            result = turned(result);
        result.round = m_league.roundOf(fixture->id)->number;
        if (!fixture->outcome)
            enter(fixture->id, result);
        else if (isSame(fixture->outcome->result, result))
            m_notes.add(QString::number(number), nameOf(result),
                        IntakeWords::tr("This result is there already."));
        else
            m_notes.add(QString::number(number), nameOf(result),
                        IntakeWords::tr("There is another result already; correct it by hand."));
    }

    void addFixture(int phase, int number, FixtureResult result)
    {
        const PhaseFormat format = competition().rules.phases[static_cast<size_t>(phase)].format;
        if (format != PhaseFormat::Open && format != PhaseFormat::Ladder) {
            m_notes.add(QString::number(number), nameOf(result),
                        IntakeWords::tr("These two are not drawn against each other."));
            return;
        }
        result.round = std::min(number, competition().roundCount() + 1);
        const FixtureId added(u"f%1"_s.arg(m_league.lastFixture + 1));
        if (auto done
            = enact(PairByHand{m_competition, result.home, result.away, false, result.round});
            done)
            enter(added, result);
        else
            m_notes.add(QString::number(number), nameOf(result), done.error().message);
    }

    League m_league;
    const ForeignLeague &m_foreign;
    NameMatcher m_names;
    const IntakeSettings &m_settings;
    SeededRandomSource m_lot;
    CompetitionId m_competition;
    QHash<QString, EntrantId> m_teams; ///< by the file's name for them
    ForeignNotes m_notes;
    LeagueIntake m_intake;
};

} // namespace

Result<LeagueIntake> takeIn(const League &league, const ForeignLeague &foreign,
                            const Ruleset &ruleset, const IntakeSettings &settings)
{
    return Intake(league, foreign, ruleset, settings).run();
}

} // namespace dugout
