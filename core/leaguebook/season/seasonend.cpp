// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/season/seasonend.h"

#include "core/leaguebook/announcement.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/season/buyback.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/state/squads.h"
#include "core/team/hiring.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SeasonEndWords
{
    Q_DECLARE_TR_FUNCTIONS(SeasonEnd)
};

/// A squad wins for each of its members.
void addForAll(std::vector<Prize> &prizes, const Competition &competition, Prize prize,
               const EntrantId &winner)
{
    for (const EntrantId &each : withMembers(competition, {winner})) {
        prize.team = each;
        prizes.push_back(prize);
    }
}

} // namespace

std::vector<Prize> usualPrizes(const League &league, const Season &season)
{
    std::vector<Prize> prizes;
    for (const Competition &each : season.competitions) {
        Prize prize;
        prize.season = season.id;
        prize.competition = each.id;
        const EntrantId champion = winnerOfAll(league, each);
        prize.name = usualPrizeName(UsualPrize::Winner, each.rules.name);
        if (!champion.isEmpty())
            addForAll(prizes, each, prize, champion);
        auto standings = standingsOf(league, each, {0, -1});
        if (!standings)
            continue;
        std::erase_if(standings->rows, [](const StandingRow &row) { return row.withdrawn; });
        constexpr size_t fewest = 2;
        if (standings->rows.size() < fewest)
            continue;
        const StandingRow &last = standings->rows.back();
        const StandingRow &before = standings->rows[standings->rows.size() - fewest];
        prize.name = usualPrizeName(UsualPrize::WoodenSpoon, each.rules.name);
        if (last.rank != before.rank && last.played > 0)
            addForAll(prizes, each, prize, last.entrant.id);
    }
    return prizes;
}

std::vector<Prize> trophiesOf(const League &league, const Season &season)
{
    std::vector<Prize> trophies;
    for (const Competition &each : season.competitions) {
        const EntrantId champion = winnerOfAll(league, each);
        if (each.rules.isSkirmish() || !league.team(champion)) // nobody's yet, or a squad's
            continue;
        Prize trophy{PrizeKind::Trophy, each.rules.name, champion};
        trophy.season = season.id;
        trophy.competition = each.id;
        const auto isGiven = [&trophy](const Prize &given) {
            return given.kind == trophy.kind && given.name == trophy.name
                && given.season == trophy.season && given.team == trophy.team;
        };
        if (std::none_of(league.prizes.begin(), league.prizes.end(), isGiven))
            trophies.push_back(std::move(trophy));
    }
    return trophies;
}

Result<std::vector<CompetitionEntry>> promoted(const League &league, const Competition &competition,
                                               int places)
{
    if (competition.phases.empty() || competition.phases.front().divisions.size() < 2)
        return Error{ErrorCode::NoDivisions,
                     SeasonEndWords::tr("This competition has no divisions to go up or down in."),
                     {}};
    std::vector<std::vector<EntrantId>> divisions;
    QStringList names;
    for (size_t d = 0; d < competition.phases.front().divisions.size(); ++d) {
        const auto standings = standingsOf(league, competition, {0, static_cast<int>(d)});
        if (!standings)
            return standings.error();
        divisions.emplace_back();
        for (const StandingRow &row : standings->rows) {
            if (!row.withdrawn)
                divisions.back().push_back(row.entrant.id);
        }
        const Division &drawn = competition.phases.front().divisions[d];
        names.append(drawn.empty() ? QString::number(d + 1)
                                   : divisionOf(competition, drawn.front()));
        if (divisions.back().size() < 2 * static_cast<size_t>(std::max(0, places)))
            return Error{ErrorCode::DivisionTooSmall,
                         SeasonEndWords::tr("A division is too small for so many to change."),
                         {}};
    }
    const auto count = static_cast<qsizetype>(std::max(0, places));
    for (size_t d = 0; d + 1 < divisions.size(); ++d)
        std::swap_ranges(divisions[d].end() - count, divisions[d].end(), divisions[d + 1].begin());
    std::vector<CompetitionEntry> entries;
    for (size_t d = 0; d < divisions.size(); ++d) {
        for (const EntrantId &each : withMembers(competition, divisions[d])) {
            const LeagueTeam *team = league.team(each);
            if (!team || team->state != MemberState::Active)
                continue; // it earned its place, and has left the league since
            CompetitionEntry entry;
            entry.team = each;
            entry.division = names.at(static_cast<qsizetype>(d));
            entry.squad = competition.entry(each)->squad;
            entries.push_back(entry);
        }
    }
    return entries;
}

Result<std::vector<LeagueEvent>> promotion(const League &league, const CompetitionId &id,
                                           const CompetitionId &earlier, int places,
                                           const QString &name, RandomSource &lot)
{
    const Competition *before = league.competition(earlier);
    if (!before)
        return Error{ErrorCode::NoSuchCompetition,
                     SeasonEndWords::tr("There is no such competition in this league."),
                     {}};
    auto entries = promoted(league, *before, places);
    if (!entries)
        return entries.error();
    CompetitionRules rules = before->rules;
    rules.name = name;
    return announcement(id, rules, *entries, lot);
}

Result<Team> redrafted(const Team &old, const Ruleset &ruleset, int budget, const Redraft &how)
{
    auto team = newTeam({old.id, old.name, old.coach, old.roster, budget, old.options}, ruleset);
    if (!team)
        return team;
    team->primary = old.primary;
    team->secondary = old.secondary;
    team->badge = old.badge;
    team->notes = old.notes;
    team->nextPlayer = old.nextPlayer;
    team->fanFactor = old.fanFactor;
    team->keptFanFactor = old.fanFactor;
    // Players who left earlier stay away: only those of the last roster may be bought back.
    team->formerPlayers = old.formerPlayers;
    for (Player &each : team->formerPlayers) {
        if (each.status == PlayerStatus::Left)
            each.status = PlayerStatus::Retired;
    }
    for (Player each : old.players) {
        each.status = PlayerStatus::Left;
        if (each.kind == PlayerKind::Rostered)
            team->formerPlayers.push_back(each);
    }
    // What comes along for nothing is paid by a larger budget: the fan factor, and a star.
    int free = team->fanFactor * assetValue(TeamAsset::FanFactor, *team, ruleset);
    if (how.keepsWon) {
        team->home = old.home;
        std::copy_if(old.players.begin(), old.players.end(), std::back_inserter(team->players),
                     [](const Player &each) { return each.kind == PlayerKind::Star; });
        for (const Player &each : team->players)
            free += hiringPrice(each, *team, ruleset);
    }
    return setBudget(*std::move(team), budget + std::max(0, old.treasury) + how.downtime + free);
}

Team withPrize(Team team, PrizeKind kind, int amount, const Ruleset &ruleset)
{
    if (kind == PrizeKind::Gold) {
        (team.founded ? team.treasury : team.budget) += amount;
    } else if (kind == PrizeKind::FanFactor) {
        team.fanFactor += amount;
        if (!team.founded) {
            team.keptFanFactor = std::max(0, team.keptFanFactor + amount);
            team.budget += amount * assetValue(TeamAsset::FanFactor, team, ruleset);
        }
    }
    return team;
}

bool isDraftedAnew(const LeagueTeam &team)
{
    return team.state == MemberState::Active && team.drafted;
}

std::optional<int> draftGold(const LeagueTeam &team)
{
    const int gold = team.figures.treasury; // of a team under construction it is its budget
    return isDraftedAnew(team) && gold > 0 ? std::optional(gold) : std::nullopt;
}

Result<void> checkDrafted(const League &league, const EntrantId &team)
{
    const LeagueTeam *member = league.team(team);
    if (!member || !isDraftedAnew(*member))
        return {};
    return Error{ErrorCode::TeamDrafted,
                 SeasonEndWords::tr("%1 is being redrafted: finish it and register it again first.")
                     .arg(member->name),
                 {}};
}

bool canComeBack(const Player &player)
{
    return player.status == PlayerStatus::Left && player.kind == PlayerKind::Rostered;
}

Result<Team> boughtBack(Team team, const PlayerId &player, const Ruleset &ruleset,
                        const QString &formula)
{
    const auto former = std::find_if(
        team.formerPlayers.begin(), team.formerPlayers.end(),
        [&player](const Player &each) { return each.id == player && canComeBack(each); });
    if (team.founded || former == team.formerPlayers.end())
        return noSuchPlayer(player);
    Player back = *former;
    back.status = PlayerStatus::Active;
    const auto price = buyBackPrice(formula, back, team, ruleset);
    if (!price)
        return price.error();
    const int more = *price - hiringPrice(back, team, ruleset);
    team.formerPlayers.erase(former);
    team.players.push_back(std::move(back));
    const int budget = team.budget - more;
    return setBudget(std::move(team), budget);
}

} // namespace dugout
