// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/league.h"

#include <QCoreApplication>

#include <algorithm>

namespace dugout {

namespace {

const QString squadMark = QStringLiteral("squad:");

struct DivisionWords
{
    Q_DECLARE_TR_FUNCTIONS(League)
};

template<typename List, typename WantedId>
auto *findById(List &list, const WantedId &id)
{
    const auto found
        = std::find_if(list.begin(), list.end(), [&id](const auto &each) { return each.id == id; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const CompetitionEntry *Competition::entry(const EntrantId &team) const
{
    const auto found
        = std::find_if(entries.begin(), entries.end(),
                       [&team](const CompetitionEntry &each) { return each.team == team; });
    return found == entries.end() ? nullptr : &*found;
}

int Competition::currentPhase() const
{
    for (auto phase = static_cast<int>(phases.size()) - 1; phase >= 0; --phase) {
        if (phases[static_cast<size_t>(phase)].begun)
            return phase;
    }
    return -1;
}

int Competition::roundCount() const
{
    size_t count = 0;
    for (const Phase &phase : phases)
        count += phase.rounds.size();
    return static_cast<int>(count);
}

const LeagueRound *Competition::round(int number) const
{
    for (const Phase &phase : phases) {
        for (const LeagueRound &each : phase.rounds) {
            if (each.number == number)
                return &each;
        }
    }
    return nullptr;
}

const LeagueFixture *Competition::fixture(const FixtureId &id) const
{
    for (const Phase &phase : phases) {
        for (const LeagueRound &round : phase.rounds) {
            if (const LeagueFixture *found = findById(round.fixtures, id))
                return found;
        }
    }
    return nullptr;
}

bool needsWinner(const CompetitionRules &rules, const PhaseRules &phase,
                 const LeagueFixture &fixture)
{
    if (fixture.isBye() || fixture.friendly || rules.hasSquads())
        return false;
    return rules.needsWinners || (fixture.isKnockOut() && phase.bestOf == 1);
}

bool needsWinner(const Competition &competition, const LeagueFixture &fixture)
{
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        for (const LeagueRound &round : competition.phases[p].rounds) {
            if (findById(round.fixtures, fixture.id))
                return needsWinner(competition.rules, competition.rules.phases[p], fixture);
        }
    }
    return false;
}

namespace {

/// The first of them hold from round 1 on, whichever they name.
const LeagueRules &rulesIn(const League &league, const SeasonId &wanted, int round, int fromStart)
{
    const auto numberOf = [&league](const SeasonId &id) {
        for (size_t i = 0; i < league.seasons.size(); ++i) {
            if (league.seasons[i].id == id)
                return static_cast<int>(i);
        }
        return -1; // before the first one
    };
    const int number = numberOf(wanted);
    const RulesPeriod *holds = &league.rules.front();
    int place = 0;
    for (const RulesPeriod &each : league.rules) {
        const int from = numberOf(each.season);
        const bool isOld = place++ < fromStart;
        if (from < number || (from == number && (isOld || each.fromRound <= round)))
            holds = &each;
    }
    return holds->rules;
}

} // namespace

const LeagueRules &League::rulesFor(const SeasonId &wanted, int round) const
{
    return rulesIn(*this, wanted, round, 0);
}

const LeagueRules &League::rulesFor(const Competition &competition, int round) const
{
    return rulesIn(*this, seasonOf(competition.id)->id, round, competition.rulesAtStart);
}

const LeagueCoach *League::coach(const CoachId &id) const
{
    return findById(coaches, id);
}

const LeagueTeam *League::team(const EntrantId &id) const
{
    return findById(teams, id);
}

const Season *League::season(const SeasonId &id) const
{
    return findById(seasons, id);
}

const Season *League::currentSeason() const
{
    return seasons.empty() || seasons.back().ended ? nullptr : &seasons.back();
}

const Season *League::seasonOf(const CompetitionId &id) const
{
    const auto found = std::find_if(seasons.rbegin(), seasons.rend(), [&id](const Season &season) {
        return season.competitions.has(id);
    });
    return found == seasons.rend() ? nullptr : &*found;
}

const Competition *League::competition(const CompetitionId &id) const
{
    const Season *season = seasonOf(id);
    return season ? findById(season->competitions, id) : nullptr;
}

std::optional<FixturePlace> League::placeOf(const FixtureId &id) const
{
    for (size_t s = seasons.size(); s-- > 0;) {
        if (const auto place = seasons[s].competitions.placeOf(id))
            return FixturePlace{s, place->competition, place->phase, place->round, place->fixture};
    }
    return std::nullopt;
}

const LeagueRound *League::roundOf(const FixtureId &id) const
{
    const auto place = placeOf(id);
    if (!place)
        return nullptr;
    return &seasons[place->season]
                .competitions[place->competition]
                .phases[place->phase]
                .rounds[place->round];
}

const LeagueFixture *League::fixture(const FixtureId &id) const
{
    const auto place = placeOf(id);
    return place ? &seasons[place->season]
                        .competitions[place->competition]
                        .phases[place->phase]
                        .rounds[place->round]
                        .fixtures[place->fixture]
                 : nullptr;
}

const Competition *League::competitionOf(const FixtureId &id) const
{
    const auto place = placeOf(id);
    return place ? &seasons[place->season].competitions[place->competition] : nullptr;
}

EntrantId squadId(const QString &name)
{
    return EntrantId(squadMark + name);
}

bool isSquad(const EntrantId &id)
{
    return id.text().startsWith(squadMark);
}

ResultCounts countsOf(const League &league)
{
    const bool skirmish = league.isFounded() && league.currentRules().game == u"skirmish";
    return skirmish ? ResultCounts::Skirmish : ResultCounts::Football;
}

QString teamName(const League &league, const EntrantId &team)
{
    if (isSquad(team))
        return team.text().sliced(squadMark.size());
    const LeagueTeam *found = league.team(team);
    return found ? found->name : team.text();
}

std::vector<FixtureId> disputedFixtures(const League &league)
{
    std::vector<FixtureId> disputed;
    const auto addOf = [&disputed](const LeagueRound &round) {
        for (const LeagueFixture &each : round.fixtures) {
            if (each.outcome && each.outcome->disputed != FixtureSide::Neither)
                disputed.push_back(each.id);
        }
    };
    for (const Season &season : league.seasons) {
        for (size_t i = 0; !season.ended && i < season.competitions.size(); ++i) {
            for (const Phase &phase : season.competitions[i].phases)
                std::for_each(phase.rounds.begin(), phase.rounds.end(), addOf);
        }
    }
    return disputed;
}

QString coachName(const League &league, const EntrantId &team)
{
    const LeagueTeam *found = league.team(team);
    const LeagueCoach *coach = found ? league.coach(found->coach) : nullptr;
    return coach ? coach->name : QString();
}

QString divisionOf(const Competition &competition, const EntrantId &team)
{
    const CompetitionEntry *entry = competition.entry(team);
    if (entry && !entry->division.isEmpty())
        return entry->division;
    for (const Phase &phase : competition.phases) {
        for (size_t i = 0; phase.divisions.size() > 1 && i < phase.divisions.size(); ++i) {
            const Division &each = phase.divisions[i];
            if (std::find(each.begin(), each.end(), team) != each.end())
                return QString::number(i + 1);
        }
    }
    return {};
}

namespace {

/// A division that has no name but its number.
QString numberedDivision(const Competition &competition, size_t phase, int number)
{
    const auto &rules = competition.rules.phases;
    const bool playOffs
        = phase + 1 < rules.size() && rules[phase + 1].format == PhaseFormat::KnockOut;
    return playOffs ? DivisionWords::tr("Group %1").arg(number)
                    : DivisionWords::tr("Division %1").arg(number);
}

} // namespace

QString divisionTitle(const Competition &competition, const QString &division)
{
    bool isNumber = false;
    const int number = division.toInt(&isNumber);
    return isNumber ? numberedDivision(competition, 0, number) : division;
}

QString divisionTitle(const Competition &competition, size_t phase, size_t division)
{
    const Division &members = competition.phases[phase].divisions[division];
    const CompetitionEntry *entry = members.empty() ? nullptr : competition.entry(members.front());
    bool isNumber = false; // promotion and relegation number a division without a name
    const int kept = phase == 0 && entry ? entry->division.toInt(&isNumber) : 0;
    if (phase == 0 && entry && !entry->division.isEmpty() && !isNumber)
        return entry->division;
    return numberedDivision(competition, phase, isNumber ? kept : static_cast<int>(division) + 1);
}

QString divisionTitle(const Competition &competition, size_t phase, const LeagueFixture &fixture)
{
    const std::vector<Division> &divisions = competition.phases[phase].divisions;
    for (size_t i = 0; divisions.size() > 1 && i < divisions.size(); ++i) {
        const auto has = [&division = divisions[i]](const EntrantId &team) {
            return std::find(division.begin(), division.end(), team) != division.end();
        };
        if (has(fixture.home) && (fixture.isBye() || has(fixture.away)))
            return divisionTitle(competition, phase, i);
    }
    return {};
}

QString divisionTitle(const Competition &competition, const LeagueRound &round,
                      const LeagueFixture &fixture)
{
    for (size_t phase = 0; phase < competition.phases.size(); ++phase) {
        for (const LeagueRound &each : competition.phases[phase].rounds) {
            if (each.number == round.number)
                return divisionTitle(competition, phase, fixture);
        }
    }
    return {};
}

} // namespace dugout
