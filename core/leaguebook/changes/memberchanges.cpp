// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/leaguechanges.h"
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/season/buyback.h"
#include "core/leaguebook/season/seasonend.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Every option of the edition is written down in the rules of a league.
bool isSwitchedOffIn(const LeagueRules &rules, const QString &option)
{
    const auto chosen = rules.options.find(OptionId(option));
    return chosen != rules.options.end() && chosen->second == OptionValue(false);
}

int pricesOf(const std::vector<Purchase> &bought)
{
    return std::accumulate(bought.begin(), bought.end(), 0,
                           [](int sum, const Purchase &each) { return sum + each.price; });
}

} // namespace

QString perksOption()
{
    return u"trophy-perks"_s;
}

bool allowsPerks(const LeagueRules &rules)
{
    return !isSwitchedOffIn(rules, perksOption());
}

Error LeagueChanges::no(ErrorCode code, const QString &sentence)
{
    return {code, sentence, {}};
}

Error LeagueChanges::noSuchTeam(const EntrantId &team)
{
    return {ErrorCode::NoSuchTeam, tr("There is no such team in this league."), team.text()};
}

LeagueTeam *LeagueChanges::team(const EntrantId &id)
{
    const auto found = std::find_if(m_league.teams.begin(), m_league.teams.end(),
                                    [&id](const LeagueTeam &each) { return each.id == id; });
    return found == m_league.teams.end() ? nullptr : &*found;
}

Result<void> LeagueChanges::operator()(const LeagueFounded &data)
{
    if (m_league.isFounded())
        return no(ErrorCode::LeagueFounded, tr("This league is founded already."));
    if (data.name.trimmed().isEmpty())
        return no(ErrorCode::LeagueUnnamed, tr("A league needs a name."));
    if (data.rules.ruleset.isEmpty())
        return no(ErrorCode::LeagueWithoutRules, tr("A league needs an edition to play by."));
    if (auto sound = checkBuyBack(data.rules.buyBack); !sound)
        return sound;
    m_league.name = data.name;
    m_league.rules.push_back({data.rules, {}, 1, m_reason});
    return {};
}

Result<void> LeagueChanges::operator()(const LeagueRenamed &data)
{
    if (data.name.trimmed().isEmpty())
        return no(ErrorCode::LeagueUnnamed, tr("A league needs a name."));
    m_league.name = data.name;
    return {};
}

Result<void> LeagueChanges::operator()(const RulesChanged &data)
{
    if (data.rules.ruleset != m_league.currentRules().ruleset
        || data.rules.game != m_league.currentRules().game)
        return no(ErrorCode::OtherEdition, tr("A league keeps the edition it was founded with."));
    if (auto sound = checkBuyBack(data.rules.buyBack); !sound)
        return sound;
    const Season *season = m_league.currentSeason();
    if (data.fromRound < 1 || (!season && data.fromRound != 1))
        return no(ErrorCode::NoSuchRound,
                  season ? tr("Rounds are counted from 1.")
                         : tr("Between seasons, new rules hold from the next first round."));
    if (data.fromRound < firstRoundOfNewRules(m_league))
        return no(ErrorCode::RoundPlayed,
                  tr("Matches of round %1 or later are played or being played: new rules can hold "
                     "only after them.")
                      .arg(data.fromRound));
    RulesPeriod period{data.rules, {}, data.fromRound, m_reason};
    if (season) {
        period.season = season->id;
    } else if (!m_league.seasons.empty()) { // after all that was played
        period.season = m_league.seasons.back().id;
        period.fromRound = mostRounds + 1;
    }
    m_league.rules.push_back(period);
    if (!season)
        return {};
    for (Competition &each : m_league.seasons.back().competitions) {
        if (!hasPublished(
                each)) // a draw may be the commissioner's alone, and rules are everybody's
            each.rulesAtStart = static_cast<int>(m_league.rules.size());
    }
    return {};
}

Result<void> LeagueChanges::operator()(const CoachRecorded &data)
{
    if (data.coach.id.isEmpty() || data.coach.name.trimmed().isEmpty())
        return no(ErrorCode::CoachUnnamed, tr("A coach needs a name."));
    const auto known
        = std::find_if(m_league.coaches.begin(), m_league.coaches.end(),
                       [&data](const LeagueCoach &each) { return each.id == data.coach.id; });
    if (known == m_league.coaches.end())
        m_league.coaches.push_back(data.coach);
    else
        *known = data.coach;
    return {};
}

Result<void> LeagueChanges::operator()(const CoachRemoved &data)
{
    if (!m_league.coach(data.coach))
        return no(ErrorCode::NoSuchCoach, tr("There is no such coach in this league."));
    const bool has
        = std::any_of(m_league.teams.begin(), m_league.teams.end(),
                      [&data](const LeagueTeam &each) { return each.coach == data.coach; });
    if (has)
        return no(ErrorCode::CoachHasTeam, tr("This coach has a team in the league."));
    std::erase_if(m_league.coaches,
                  [&data](const LeagueCoach &each) { return each.id == data.coach; });
    return {};
}

/// One team each, unless the league allows several.
Result<void> LeagueChanges::checkCoach(const CoachId &coach, const EntrantId &team) const
{
    if (!m_league.coach(coach))
        return no(ErrorCode::NoSuchCoach, tr("There is no such coach in this league."));
    const auto other
        = std::find_if(m_league.teams.begin(), m_league.teams.end(), [&](const LeagueTeam &each) {
              return each.coach == coach && each.id != team && each.state == MemberState::Active;
          });
    if (other != m_league.teams.end()
        && isSwitchedOffIn(m_league.currentRules(), u"several-teams"_s))
        return no(ErrorCode::SeveralTeams,
                  tr("%1 has a team in this league already: %2.")
                      .arg(m_league.coach(coach)->name, other->name));
    return {};
}

Result<void> LeagueChanges::operator()(const TeamRegistered &data)
{
    if (data.team.id.isEmpty() || data.team.name.trimmed().isEmpty())
        return no(ErrorCode::TeamUnnamed, tr("A team needs a name."));
    if (auto fits = checkCoach(data.team.coach, data.team.id); !fits)
        return fits;
    LeagueTeam *known = team(data.team.id);
    if (known && known->state == MemberState::Active)
        return no(ErrorCode::TeamRegistered, tr("%1 is registered already.").arg(known->name));
    if (known && known->state == MemberState::Retired)
        return no(ErrorCode::TeamRetired, tr("%1 has retired.").arg(known->name));
    LeagueTeam registered = data.team;
    registered.state = MemberState::Active;
    if (known)
        *known = registered;
    else
        m_league.teams.push_back(registered);
    return {};
}

void LeagueChanges::leave(Competition &competition, const EntrantId &team, LeftResults results)
{
    if (competition.currentPhase() < 0) {
        std::erase_if(competition.entries,
                      [&team](const CompetitionEntry &each) { return each.team == team; });
        return;
    }
    for (CompetitionEntry &each : competition.entries) {
        if (each.team == team) {
            each.left = true;
            each.results = results;
        }
    }
}

Result<void> LeagueChanges::operator()(const TeamLeft &data)
{
    LeagueTeam *leaver = team(data.team);
    if (!leaver || leaver->state != MemberState::Active)
        return noSuchTeam(data.team);
    leaver->state = data.retires ? MemberState::Retired : MemberState::Left;
    std::erase_if(m_league.holdings, [&data](const Holding &each) {
        return each.team == data.team && each.kind != HoldingKind::Trophy;
    });
    if (!m_league.currentSeason())
        return {};
    for (Competition &each : m_league.seasons.back().competitions) {
        if (!each.ended)
            leave(each, data.team, data.results);
    }
    return {};
}

Result<void> LeagueChanges::operator()(const TeamHandedOn &data)
{
    LeagueTeam *handed = team(data.team);
    if (!handed || handed->state != MemberState::Active)
        return noSuchTeam(data.team);
    if (auto fits = checkCoach(data.coach, data.team); !fits)
        return fits;
    handed->coach = data.coach;
    return {};
}

Result<void> LeagueChanges::operator()(const TeamRenewed &data)
{
    LeagueTeam *renewed = team(data.team);
    if (!renewed || renewed->state != MemberState::Active)
        return noSuchTeam(data.team);
    renewed->figures = data.figures;
    renewed->lastFixture = {};
    renewed->sheet = data.sheet;
    renewed->inducements.clear(); // they were paid from the sheet that is gone
    renewed->drafted = data.sheet.isEmpty();
    return {};
}

Result<void> LeagueChanges::operator()(const SheetEdited &data)
{
    LeagueTeam *edited = team(data.team);
    if (!edited || edited->state != MemberState::Active)
        return noSuchTeam(data.team);
    edited->figures = data.figures;
    edited->lastFixture = {}; // they are no longer what a match left
    return {};
}

Result<void> LeagueChanges::operator()(const InducementsBought &data)
{
    LeagueTeam *buyer = team(data.team);
    if (!buyer || buyer->state != MemberState::Active)
        return noSuchTeam(data.team);
    if (buyer->sheet.isEmpty() && !data.inducements.empty())
        return no(ErrorCode::TeamOnPaper,
                  tr("%1 is kept on paper only: nobody knows what gold it has.").arg(buyer->name));
    const auto isNone
        = [](const Purchase &each) { return each.inducement.isEmpty() || each.price < 0; };
    if (std::any_of(data.inducements.begin(), data.inducements.end(), isNone))
        return no(ErrorCode::BadPurchase, tr("Say what is bought, and for how much."));
    if (const Competition *running = playsWithBought(m_league, data.team))
        return no(ErrorCode::InducementsInUse,
                  tr("%1 has begun to play in %2: what it has bought for good stays until that is "
                     "over.")
                      .arg(buyer->name, running->rules.name));
    if (buyer->lastFixture.isEmpty()) // else its last match says what it has
        buyer->figures.treasury += pricesOf(buyer->inducements) - pricesOf(data.inducements);
    buyer->inducements = data.inducements;
    return {};
}

Result<void> LeagueChanges::operator()(const ClubChanged &data)
{
    LeagueTeam *member = team(data.team);
    if (!member || member->state != MemberState::Active)
        return noSuchTeam(data.team);
    member->club = data.club.trimmed();
    return {};
}

Result<void> LeagueChanges::operator()(const PrizeGiven &data)
{
    if (!team(data.prize.team))
        return noSuchTeam(data.prize.team);
    if (data.prize.name.trimmed().isEmpty())
        return no(ErrorCode::PrizeUnnamed, tr("A prize needs a name."));
    if (!m_league.season(data.prize.season))
        return no(ErrorCode::NoSuchSeason, tr("There is no such season in this league."));
    if (data.prize.amount < 0)
        return no(ErrorCode::BadAmount, tr("A prize cannot be less than nothing."));
    const bool isPerk = data.prize.kind != PrizeKind::Award && data.prize.kind != PrizeKind::Trophy;
    if (isPerk && !allowsPerks(m_league.currentRules()))
        return no(ErrorCode::NoPerks,
                  tr("By the rules of this league a prize is an honour or a trophy only."));
    Prize prize = data.prize;
    prize.reason = m_reason;
    m_league.prizes.push_back(prize);
    if (prize.kind != PrizeKind::Trophy)
        return {};
    std::erase_if(m_league.holdings, [&prize](const Holding &each) {
        return each.kind == HoldingKind::Trophy && each.name == prize.name;
    });
    m_league.holdings.push_back({HoldingKind::Trophy, prize.name, prize.team});
    return {};
}

Result<void> LeagueChanges::operator()(const HoldingChanged &data)
{
    const Holding &wanted = data.holding;
    if (wanted.name.trimmed().isEmpty())
        return no(ErrorCode::HoldingUnnamed, tr("Name what the team gets."));
    const auto held = std::find_if(m_league.holdings.begin(), m_league.holdings.end(),
                                   [&wanted](const Holding &each) {
                                       return each.kind == wanted.kind && each.name == wanted.name;
                                   });
    if (wanted.team.isEmpty()) {
        if (held == m_league.holdings.end())
            return no(ErrorCode::NobodyHolds, tr("No team has that."));
        m_league.holdings.erase(held);
        return {};
    }
    if (!team(wanted.team))
        return noSuchTeam(wanted.team);
    if (held != m_league.holdings.end() && held->team != wanted.team)
        return no(ErrorCode::HeldAlready,
                  tr("That belongs to %1.").arg(teamName(m_league, held->team)));
    if (held == m_league.holdings.end())
        m_league.holdings.push_back(wanted);
    return {};
}

} // namespace dugout
