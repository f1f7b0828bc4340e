// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/leaguechanges.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/looks/leaguetables.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesWords
{
    Q_DECLARE_TR_FUNCTIONS(CompetitionRules)
};

Error wrongRules(const QString &sentence)
{
    return {ErrorCode::BadCompetition, sentence, {}};
}

Result<void> checkPhase(const PhaseRules &phase)
{
    constexpr int mostLegs = 10;
    constexpr int mostGames = 9;
    if (phase.rounds < 0 || phase.rounds > mostRounds)
        return wrongRules(RulesWords::tr("A phase has at most %1 rounds.").arg(mostRounds));
    if (phase.legs < 1 || phase.legs > mostLegs)
        return wrongRules(
            RulesWords::tr("Everybody can meet everybody 1 to %1 times.").arg(mostLegs));
    if (phase.divisions < 1 || phase.divisions > mostEntrants / 2)
        return wrongRules(RulesWords::tr("There are 1 to %1 divisions.").arg(mostEntrants / 2));
    if (phase.bestOf < 1 || phase.bestOf > mostGames || phase.bestOf % 2 == 0)
        return wrongRules(RulesWords::tr("A tie is the best of an odd number of games, at most %1.")
                              .arg(mostGames));
    if (phase.places < 0 || phase.places > mostEntrants)
        return wrongRules(RulesWords::tr("At most %1 can qualify.").arg(mostEntrants));
    return {};
}

bool takesNewcomers(PhaseFormat format)
{
    return format == PhaseFormat::Swiss || format == PhaseFormat::Ladder
        || format == PhaseFormat::Open;
}

bool isDrawn(PhaseFormat format)
{
    return format != PhaseFormat::Ladder && format != PhaseFormat::Open;
}

} // namespace

Result<void> checkCompetitionRules(const CompetitionRules &rules)
{
    constexpr size_t mostPhases = 8;
    if (rules.name.trimmed().isEmpty())
        return wrongRules(RulesWords::tr("A competition needs a name."));
    if (rules.phases.empty() || rules.phases.size() > mostPhases)
        return wrongRules(RulesWords::tr("A competition has 1 to %1 phases.").arg(mostPhases));
    if (rules.bestResults < 0 || rules.awardedTd < 0 || rules.awardedTd > 99)
        return wrongRules(RulesWords::tr("A number of results or touchdowns is out of range."));
    if (rules.game != u"match" && !rules.isSkirmish())
        return wrongRules(RulesWords::tr("A competition is of matches or of skirmishes."));
    if (rules.squad < 0 || rules.squad == 1 || rules.squad > largestSquad)
        return wrongRules(RulesWords::tr("A squad has 2 to %1 members.").arg(largestSquad));
    for (const PhaseRules &phase : rules.phases) {
        if (auto fits = checkPhase(phase); !fits)
            return fits;
        if (rules.hasSquads() && !isDrawn(phase.format))
            return wrongRules(RulesWords::tr("Squads are drawn against each other: a ladder and "
                                             "open play are for single teams."));
    }
    if (auto parsed = standingsRulesOf(rules); !parsed)
        return parsed.error();
    return {};
}

/// A squad takes so many members and no more; without squads nobody names one.
Result<void> LeagueChanges::checkSquadOf(const Competition &competition,
                                         const CompetitionEntry &entry)
{
    if (!competition.rules.hasSquads())
        return {};
    if (entry.squad.trimmed().isEmpty())
        return no(ErrorCode::NoSquad, tr("Say which squad it plays for."));
    const auto others = std::count_if(competition.entries.begin(), competition.entries.end(),
                                      [&entry](const CompetitionEntry &each) {
                                          return each.squad == entry.squad
                                              && each.team != entry.team && !each.left;
                                      });
    if (others >= competition.rules.squad)
        return no(ErrorCode::SquadFull,
                  tr("%1 has all its %2 members.")
                      .arg(entry.squad, QString::number(competition.rules.squad)));
    return {};
}

Error LeagueChanges::noSuchCompetition()
{
    return no(ErrorCode::NoSuchCompetition,
              tr("There is no such competition in the season that is played."));
}

Competition *LeagueChanges::running(const CompetitionId &id)
{
    const Season *season = m_league.currentSeason();
    if (!season || !season->competitions.has(id))
        return nullptr;
    for (Competition &each : m_league.seasons.back().competitions) {
        if (each.id == id)
            return each.ended ? nullptr : &each;
    }
    return nullptr;
}

Result<void> LeagueChanges::operator()(const SeasonBegun &data)
{
    if (m_league.currentSeason())
        return no(ErrorCode::SeasonRuns,
                  tr("%1 is still played.").arg(m_league.currentSeason()->name));
    if (data.season.isEmpty() || data.name.trimmed().isEmpty() || m_league.season(data.season))
        return no(ErrorCode::SeasonUnnamed, tr("A season needs a name of its own."));
    m_league.seasons.push_back({data.season, data.name, false, {}});
    return {};
}

Result<void> LeagueChanges::operator()(const SeasonEnded &data)
{
    const Season *season = m_league.currentSeason();
    if (!season || season->id != data.season)
        return no(ErrorCode::NoSuchSeason, tr("This season is not played now."));
    Season &ending = m_league.seasons.back();
    ending.ended = true;
    for (Competition &each : ending.competitions)
        each.ended = true;
    return {};
}

Result<void> LeagueChanges::operator()(const CompetitionAdded &data)
{
    const Season *season = m_league.currentSeason();
    if (!season)
        return no(ErrorCode::NoSeason, tr("Start a season first."));
    if (auto fits = checkCompetitionRules(data.rules); !fits)
        return fits;
    if (data.rules.game != m_league.currentRules().game)
        return no(ErrorCode::OtherGame,
                  data.rules.isSkirmish()
                      ? tr("The edition of this league is for matches, not for skirmishes.")
                      : tr("The edition of this league is for skirmishes, not for matches."));
    const auto &all = season->competitions;
    const bool taken = std::any_of(all.begin(), all.end(), [&data](const Competition &each) {
        return each.rules.name == data.rules.name;
    });
    if (taken || data.competition.isEmpty() || m_league.seasonOf(data.competition))
        return no(ErrorCode::CompetitionNamed,
                  tr("This season has a competition of that name already."));
    Competition added;
    added.id = data.competition;
    added.rules = data.rules;
    added.phases.resize(data.rules.phases.size());
    added.rulesAtStart = static_cast<int>(m_league.rules.size());
    m_league.seasons.back().competitions.push_back(std::move(added));
    return {};
}

Result<void> LeagueChanges::operator()(const CompetitionChanged &data)
{
    Competition *changed = running(data.competition);
    if (!changed)
        return noSuchCompetition();
    if (auto fits = checkCompetitionRules(data.rules); !fits)
        return fits;
    const auto begun = static_cast<size_t>(changed->currentPhase()) + 1;
    const auto &before = changed->rules.phases;
    const bool same = data.rules.phases.size() >= begun
        && std::equal(before.begin(), before.begin() + static_cast<qsizetype>(begun),
                      data.rules.phases.begin());
    const bool otherwise = data.rules.squad != changed->rules.squad && begun > 0;
    if (!same || otherwise || data.rules.game != changed->rules.game)
        return no(ErrorCode::PhaseBegun, tr("A phase that has begun can no longer be changed."));
    changed->rules = data.rules;
    changed->phases.resize(data.rules.phases.size());
    return {};
}

Result<void> LeagueChanges::operator()(const CompetitionRemoved &data)
{
    const Competition *removed = running(data.competition);
    if (!removed)
        return noSuchCompetition();
    if (hasPublished(*removed))
        return no(ErrorCode::RoundPublished,
                  tr("A round of this competition is published: end it instead."));
    m_league.seasons.back().competitions.remove(data.competition);
    return {};
}

Result<void> LeagueChanges::operator()(const CompetitionEnded &data)
{
    Competition *ended = running(data.competition);
    if (!ended)
        return noSuchCompetition();
    ended->ended = true;
    return {};
}

Result<void> LeagueChanges::operator()(const EntrantJoined &data)
{
    Competition *joined = running(data.competition);
    if (!joined)
        return noSuchCompetition();
    const LeagueTeam *joining = m_league.team(data.entry.team);
    if (!joining || joining->state != MemberState::Active)
        return noSuchTeam(data.entry.team);
    const int phase = joined->currentPhase();
    if (phase >= 0 && !takesNewcomers(joined->rules.phases[static_cast<size_t>(phase)].format))
        return no(ErrorCode::PhaseBegun, tr("Nobody can join once the calendar is drawn."));
    const auto known = std::find_if(
        joined->entries.begin(), joined->entries.end(),
        [&data](const CompetitionEntry &each) { return each.team == data.entry.team; });
    const bool isNew = known == joined->entries.end();
    if (isNew && joined->entries.size() >= static_cast<size_t>(mostEntrants))
        return no(ErrorCode::TooManyEntrants,
                  tr("At most %1 take part in a competition.").arg(mostEntrants));
    if (auto fits = checkSquadOf(*joined, data.entry); !fits)
        return fits;
    CompetitionEntry entry = isNew ? CompetitionEntry{} : *known;
    entry.squad = joined->rules.hasSquads() ? data.entry.squad.trimmed() : QString();
    entry.team = data.entry.team;
    entry.division = data.entry.division;
    entry.seed = data.entry.seed;
    entry.left = false;
    if (isNew)
        joined->entries.push_back(entry);
    else
        *known = entry;
    if (phase >= 0) {
        auto &seeds = joined->phases[static_cast<size_t>(phase)].seeds;
        if (std::find(seeds.begin(), seeds.end(), entry.team) == seeds.end())
            seeds.push_back(entry.team);
    }
    return {};
}

Result<void> LeagueChanges::operator()(const EntrantLeft &data)
{
    Competition *quit = running(data.competition);
    if (!quit)
        return noSuchCompetition();
    const CompetitionEntry *entry = quit->entry(data.team);
    if (!entry || entry->left)
        return noSuchTeam(data.team);
    leave(*quit, data.team, data.results);
    return {};
}

Result<void> LeagueChanges::operator()(const LotsDrawn &data)
{
    Competition *drawn = running(data.competition);
    if (!drawn)
        return noSuchCompetition();
    int last = 0;
    for (const CompetitionEntry &each : drawn->entries)
        last = std::max(last, each.lot);
    for (const EntrantId &id : data.order) {
        const CompetitionEntry *entry = drawn->entry(id);
        if (!entry)
            return noSuchTeam(id);
        if (entry->lot != 0)
            return no(ErrorCode::LotDrawn, tr("A lot is drawn once and kept."));
    }
    const int first = data.place > 0 ? std::min(data.place, last + 1) : last + 1;
    for (CompetitionEntry &each : drawn->entries) {
        if (each.lot >= first)
            each.lot += static_cast<int>(data.order.size());
    }
    int next = first;
    for (const EntrantId &id : data.order) {
        for (CompetitionEntry &each : drawn->entries) {
            if (each.team == id)
                each.lot = next++;
        }
    }
    return {};
}

Result<void> LeagueChanges::operator()(const PointsGiven &data)
{
    Competition *given = running(data.competition);
    if (!given)
        return noSuchCompetition();
    if (!given->entry(data.team))
        return noSuchTeam(data.team);
    if (m_reason.trimmed().isEmpty())
        return no(ErrorCode::NoReason, tr("Points by hand need a reason."));
    if (!isWithinMeasure(data.points))
        return no(ErrorCode::BadPoints, tr("That is too many points."));
    const auto watch
        = given->currentPhase() > 0 ? std::optional(OnwardWatch(m_league, *given)) : std::nullopt;
    given->handPoints.push_back({data.team, data.points, m_reason});
    if (watch)
        watch->mark(m_league, *given);
    return {};
}

Result<void> LeagueChanges::operator()(const ChallengeMade &data)
{
    Competition *made = running(data.competition);
    if (!made)
        return noSuchCompetition();
    std::vector<Challenge> before;
    for (const LeagueChallenge &each : made->challenges)
        before.push_back(each.challenge);
    const StandingsInput input = standingsInputOf(m_league, *made);
    if (auto fits = checkChallenge(data.challenge, before, input.entrants); !fits)
        return fits;
    made->challenges.push_back({data.challenge, {}});
    return {};
}

Result<void> LeagueChanges::operator()(const ChallengeAnswered &data)
{
    Competition *answered = running(data.competition);
    if (!answered)
        return noSuchCompetition();
    const auto place = static_cast<size_t>(data.challenge);
    if (data.challenge < 0 || place >= answered->challenges.size())
        return no(ErrorCode::NoSuchChallenge, tr("There is no such challenge."));
    LeagueChallenge next = answered->challenges[place];
    next.challenge.answer = data.answer;
    next.challenge.substitute = data.substitute;
    next.fixture = data.fixture;
    if (data.answer == ChallengeAnswer::Substitute
        || data.answer == ChallengeAnswer::SubstituteRefused) {
        const StandingsInput input = standingsInputOf(m_league, *answered);
        if (auto fits = checkSubstitute(next.challenge, input.results, input.entrants); !fits)
            return fits;
    }
    answered->challenges[place] = next;
    return {};
}

} // namespace dugout
