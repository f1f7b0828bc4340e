// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/hiring.h"

#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"
#include "core/team/improvement.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Hiring
{
    Q_DECLARE_TR_FUNCTIONS(Hiring)
};

/// While a team is being built its gold follows from what it has, so there is nothing to deduct.
Result<Team> pay(Team team, const Ruleset &ruleset, int price, Payment payment)
{
    if (payment == Payment::Free)
        return team;
    if (payment == Payment::Gold && goldLeft(team, ruleset) < price)
        return Error{ErrorCode::TooExpensive,
                     Hiring::tr("That costs %1 gold pieces; the team has %2 left.")
                         .arg(goldText(price), goldText(goldLeft(team, ruleset))),
                     {}};
    if (team.founded)
        team.treasury -= price;
    return team;
}

Error teamFull(int most)
{
    return {ErrorCode::TeamFull, Hiring::tr("A team has at most %1 players.").arg(most), {}};
}

Error positionFull(const Position &position)
{
    return {ErrorCode::PositionFull,
            Hiring::tr("Players of this position: at most %1.").arg(position.max),
            position.id.text()};
}

Error noSuchStar(const StarId &star)
{
    return {
        ErrorCode::NoSuchStar, Hiring::tr("This edition has no star \"%1\".").arg(star.text()), {}};
}

Result<const Position *> positionFor(const Team &team, const Ruleset &ruleset,
                                     const PositionId &position)
{
    const Roster *roster = rosterOf(team, ruleset);
    const Position *found = roster ? roster->position(position) : nullptr;
    if (!found)
        return noSuchPosition(position);
    return found;
}

Player freshPlayer(Team &team, Player player)
{
    player.id = PlayerId(QString::number(team.nextPlayer++));
    player.number = freeNumber(team);
    return player;
}

bool isRosteredStar(const Player &player)
{
    return player.kind == PlayerKind::Star && player.starMember == 0;
}

} // namespace

Result<Team> hire(Team team, const Ruleset &ruleset, const PositionId &position,
                  const QString &name, Payment payment)
{
    const auto wanted = positionFor(team, ruleset, position);
    if (!wanted)
        return wanted.error();
    const int most = teamRules(ruleset, team.options).mostPlayers;
    if (rosteredPlayers(team) >= most)
        return teamFull(most);
    if (playersIn(position, team) >= (*wanted)->max)
        return positionFull(**wanted);
    auto paid = pay(std::move(team), ruleset, (*wanted)->cost, payment);
    if (!paid)
        return paid;
    return addPlayer(*std::move(paid), ruleset, position, name);
}

const Position *positionOfTheDead(const Team &team, const Ruleset &ruleset)
{
    const Roster *roster = rosterOf(team, ruleset);
    const RuleEffect *ruleEffect = roster
        ? findRuleEffect(ruleEffectsOfRoster(ruleset, roster->id), Does::DeadJoin)
        : nullptr;
    return ruleEffect ? roster->position(ruleEffect->position) : nullptr;
}

bool isHiredBy(const StarPlayer &star, const RosterId &roster)
{
    return star.cost > 0
        && std::find(star.teams.begin(), star.teams.end(), roster) != star.teams.end();
}

Result<Team> hireStar(Team team, const Ruleset &ruleset, const StarId &star, Payment payment)
{
    const StarPlayer *wanted = ruleset.stars().find(star);
    if (!wanted)
        return noSuchStar(star);
    const TeamRules rules = teamRules(ruleset, team.options);
    const auto stars = std::count_if(team.players.begin(), team.players.end(), isRosteredStar);
    if (stars >= rules.mostRosteredStars)
        return Error{ErrorCode::StarsFull,
                     Hiring::tr("Stars in a team: at most %1.").arg(rules.mostRosteredStars),
                     {}};
    if (!isHiredBy(*wanted, team.roster))
        return Error{ErrorCode::StarRefuses, Hiring::tr("This star does not play for such a team."),
                     star.text()};
    const int places = std::max(1, static_cast<int>(wanted->members.size()));
    if (rosteredPlayers(team) + places > rules.mostPlayers)
        return teamFull(rules.mostPlayers);
    auto paid = pay(std::move(team), ruleset, wanted->cost, payment);
    if (!paid)
        return paid;
    auto players = makeStars(ruleset, star, Language::English);
    if (!players)
        return players.error();
    for (Player &player : *players) {
        player.extraSkills.assign(rules.rosteredStarSkills.begin(), rules.rosteredStarSkills.end());
        paid->players.push_back(freshPlayer(*paid, player));
    }
    return paid;
}

Result<Team> letGo(Team team, const PlayerId &player, PlayerStatus reason)
{
    const auto found = std::find_if(team.players.begin(), team.players.end(),
                                    [&player](const Player &each) { return each.id == player; });
    if (found == team.players.end())
        return noSuchPlayer(player);
    if (reason == PlayerStatus::Active)
        return Error{ErrorCode::NoReason, Hiring::tr("A player who goes needs a reason."), {}};
    Player gone = *found;
    team.players.erase(found);
    gone.status = reason;
    gone.missesNextMatch = false;
    team.formerPlayers.push_back(std::move(gone));
    return team;
}

Result<Team> addJourneyman(Team team, const Ruleset &ruleset, const PositionId &position)
{
    const std::vector<PositionId> allowed = journeymanPositions(team, ruleset);
    if (allowed.empty())
        return Error{ErrorCode::NoJourneymen, Hiring::tr("This edition knows no journeymen."), {}};
    if (journeymenNeeded(team, ruleset) == 0)
        return Error{ErrorCode::JourneymenNotNeeded,
                     Hiring::tr("Enough players can play; no journeyman is needed."),
                     {}};
    const PositionId wanted = position.isEmpty() ? allowed.front() : position;
    auto journeyman = makeJourneyman(team, ruleset, wanted);
    if (!journeyman)
        return journeyman.error();
    team.players.push_back(freshPlayer(team, *std::move(journeyman)));
    return team;
}

Result<Team> signJourneyman(Team team, const Ruleset &ruleset, const PlayerId &player,
                            Payment payment)
{
    const Player *journeyman = team.player(player);
    if (!journeyman || journeyman->kind != PlayerKind::Journeyman)
        return noSuchPlayer(player);
    const auto position = positionFor(team, ruleset, journeyman->position);
    if (!position)
        return position.error();
    const int most = teamRules(ruleset, team.options).mostPlayers;
    if (rosteredPlayers(team) >= most)
        return teamFull(most);
    if (playersIn((*position)->id, team) >= (*position)->max)
        return positionFull(**position);
    Player signedOn = *journeyman;
    signedOn.kind = PlayerKind::Rostered;
    auto paid = pay(std::move(team), ruleset, (*position)->cost, payment);
    if (!paid)
        return paid;
    return replacePlayer(*std::move(paid), signedOn);
}

Result<Team> buy(Team team, const Ruleset &ruleset, TeamAsset asset, Payment payment)
{
    const auto limit = assetLimit(asset, team, ruleset);
    if (limit && team.count(asset) >= *limit)
        return Error{ErrorCode::AssetLimit,
                     *limit == 0
                         ? Hiring::tr("This team may not have that.")
                         : Hiring::tr("The team has as many as it may have: %1.").arg(*limit),
                     teamAssetName(asset)};
    if (asset == TeamAsset::FanFactor && team.founded && payment != Payment::Free)
        return Error{ErrorCode::FansNotForSale,
                     Hiring::tr("Fans are only bought when the team is created."),
                     {}};
    const int price = assetPrice(asset, team, ruleset);
    auto paid = pay(std::move(team), ruleset, price, payment);
    if (!paid)
        return paid;
    return setCount(*paid, asset, paid->count(asset) + 1);
}

Result<Team> giveUp(Team team, TeamAsset asset)
{
    if (asset == TeamAsset::FanFactor && team.founded)
        return Error{ErrorCode::FansStay, Hiring::tr("Fans cannot be sent away."), {}};
    if (team.count(asset) <= 0)
        return Error{ErrorCode::NothingThere, Hiring::tr("The team has none to remove."),
                     teamAssetName(asset)};
    const int left = team.count(asset) - 1;
    return setCount(std::move(team), asset, left);
}

Result<Player> makeJourneyman(const Team &team, const Ruleset &ruleset, const PositionId &position)
{
    const std::vector<PositionId> allowed = journeymanPositions(team, ruleset);
    if (std::find(allowed.begin(), allowed.end(), position) == allowed.end())
        return Error{
            ErrorCode::NotAJourneyman,
            Hiring::tr("Journeymen do not play in the position \"%1\".").arg(position.text()),
            {}};
    Player player;
    player.kind = PlayerKind::Journeyman;
    player.position = position;
    return player;
}

Result<Player> makeMercenary(const Team &team, const Ruleset &ruleset, const PositionId &position,
                             const SkillId &skill)
{
    const auto wanted = positionFor(team, ruleset, position);
    if (!wanted)
        return wanted.error();
    Player player;
    player.kind = PlayerKind::Mercenary;
    player.position = position;
    if (skill.isEmpty())
        return player;
    if (skillAccess(skill, player, team, ruleset) != SkillAccess::Normal)
        return Error{ErrorCode::SkillNotAllowed,
                     Hiring::tr("A mercenary of this position cannot have that skill."),
                     skill.text()};
    player.extraSkills = {skill};
    return player;
}

std::vector<SkillId> mercenarySkillChoices(const Team &team, const Ruleset &ruleset,
                                           const PositionId &position)
{
    const auto plain = makeMercenary(team, ruleset, position, {});
    return plain ? normalSkills(*plain, team, ruleset) : std::vector<SkillId>();
}

Result<std::vector<Player>> makeStars(const Ruleset &ruleset, const StarId &star, Language language)
{
    const StarPlayer *wanted = ruleset.stars().find(star);
    if (!wanted)
        return noSuchStar(star);
    const int count = std::max(1, static_cast<int>(wanted->members.size()));
    std::vector<Player> players;
    for (int member = 0; member < count; ++member) {
        Player player;
        player.kind = PlayerKind::Star;
        player.star = star;
        player.starMember = member;
        player.name = (wanted->members.empty() ? wanted->name
                                               : wanted->members[static_cast<size_t>(member)].name)
                          .in(language);
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace dugout
