// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/sidefacts.h"

#include "core/club/enteringmatch.h"
#include "core/shop/inducementshop.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SideFacts
{
    Q_DECLARE_TR_FUNCTIONS(SideFacts)
};

SideFact whoPlays(const Team &team)
{
    const int all = rosteredPlayers(team);
    const auto canPlay = [](PlayerKind kind) {
        return [kind](const Player &player) {
            return (player.kind == PlayerKind::Journeyman) == (kind == PlayerKind::Journeyman)
                && player.canPlayNextMatch();
        };
    };
    const auto count = [&](PlayerKind kind) {
        return static_cast<int>(
            std::count_if(team.players.begin(), team.players.end(), canPlay(kind)));
    };
    const int able = count(PlayerKind::Rostered);
    const int journeymen = count(PlayerKind::Journeyman);
    const QString players = SideFacts::tr("%n players", nullptr, all);
    const QString words = able == all
        ? SideFacts::tr("%1, all can play").arg(players)
        : SideFacts::tr("%1, %2 can play").arg(players, QString::number(able));
    return {SideFact::Kind::Good,
            journeymen == 0
                ? words
                : u"%1, %2"_s.arg(words, SideFacts::tr("%n journeymen", nullptr, journeymen))};
}

SideFact sheet(const Team &team, const Ruleset &ruleset)
{
    const auto problems = checkTeam(team, ruleset, currentLanguage());
    const auto broken = std::find_if(problems.begin(), problems.end(), [](const auto &problem) {
        return problem.severity == Severity::Error;
    });
    if (broken == problems.end())
        return {SideFact::Kind::Good, SideFacts::tr("Roster is valid")};
    return {SideFact::Kind::Warning, SideFacts::tr("Not ready to play: %1").arg(broken->sentence)};
}

/// What starting does to a team that is still a draft.
std::optional<SideFact> building(const Team &team, const Ruleset &ruleset, bool league)
{
    const int left = goldLeft(team, ruleset);
    if (!isFoundedByMatch(team, ruleset) || (left == 0 && !league))
        return std::nullopt;
    const QString gold = goldText(left);
    if (left == 0)
        return SideFact{SideFact::Kind::Gain,
                        SideFacts::tr("Draft. Starting the match finalises this team.")};
    return SideFact{
        SideFact::Kind::Gain,
        league ? SideFacts::tr("Draft. Starting the match finalises this team; the %1 gold pieces "
                               "left become its treasury.")
                     .arg(gold)
               : SideFacts::tr("Draft. The %1 gold pieces left count as its treasury.").arg(gold)};
}

std::optional<SideFact> whoIsMissing(const Team &team)
{
    QStringList missing;
    for (const Player &player : team.players) {
        if (player.status == PlayerStatus::Active && player.missesNextMatch)
            missing.append(u"#%1 %2"_s.arg(QString::number(player.number), player.name).trimmed());
    }
    if (missing.isEmpty())
        return std::nullopt;
    return SideFact{SideFact::Kind::Warning,
                    missing.size() == 1
                        ? SideFacts::tr("%1 misses this match").arg(missing.constFirst())
                        : SideFacts::tr("Missing: %1").arg(missing.join(u", "_s))};
}

std::optional<SideFact> whatItMaySpend(const MatchSetup &setup, Seat seat, const Ruleset &ruleset)
{
    const bool both = std::none_of(setup.teams.begin(), setup.teams.end(),
                                   [](const Team &team) { return team.roster.isEmpty(); });
    const int given = both
        ? underdogGold(openShop(setup.teams[0], setup.teams[1], ruleset, setup.options),
                       static_cast<size_t>(seat), ruleset)
        : 0;
    if (given > 0)
        return SideFact{SideFact::Kind::Gain,
                        SideFacts::tr("%1 gold pieces for inducements").arg(goldText(given))};
    const int treasury = setup.teams.at(static_cast<size_t>(seat)).treasury;
    if (treasury <= 0)
        return std::nullopt;
    return SideFact{SideFact::Kind::Good,
                    SideFacts::tr("%1 gold pieces in the treasury").arg(goldText(treasury))};
}

} // namespace

std::vector<SideFact> sideFacts(const MatchSetup &setup, Seat seat, const Ruleset &ruleset)
{
    const Team &team = setup.teams.at(static_cast<size_t>(seat));
    if (team.roster.isEmpty())
        return {};
    std::vector<SideFact> facts{whoPlays(team), sheet(team, ruleset)};
    if (facts.back().kind == SideFact::Kind::Warning)
        return facts;
    for (const auto &fact : {building(team, ruleset, setup.league), whoIsMissing(team)}) {
        if (fact)
            facts.push_back(*fact);
    }
    const auto gold = whatItMaySpend(setup, seat, ruleset);
    if (facts.size() < 3 && gold)
        facts.push_back(*gold);
    return facts;
}

std::vector<LeagueOutcome> lastOutcomes(const TeamRepository &teams, const TeamId &team)
{
    constexpr std::ptrdiff_t shown = 5;
    const auto story = teams.story(team);
    if (!story)
        return {};
    std::vector<LeagueOutcome> outcomes;
    const auto count = std::min(shown, std::ssize(*story));
    for (auto line = story->end() - count; line != story->end(); ++line) {
        outcomes.push_back(line->scored > line->conceded       ? LeagueOutcome::Won
                               : line->scored < line->conceded ? LeagueOutcome::Lost
                                                               : LeagueOutcome::Drawn);
    }
    return outcomes;
}

} // namespace dugout
