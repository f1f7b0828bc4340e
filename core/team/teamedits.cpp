// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamedits.h"

#include "core/team/teamdress.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamEdits
{
    Q_DECLARE_TR_FUNCTIONS(TeamEdits)
};

Error outOfRange(int lowest, int highest)
{
    return {
        ErrorCode::OutOfRange,
        TeamEdits::tr("A number from %1 to %2 is needed.").arg(goldText(lowest), goldText(highest)),
        {}};
}

Result<QString> cleaned(const QString &text, qsizetype longest)
{
    const QString clean = text.trimmed();
    if (clean.size() > longest)
        return Error{ErrorCode::TextTooLong,
                     TeamEdits::tr("This text is too long; %1 characters fit.").arg(longest),
                     {}};
    if (const auto unshown = firstUnshown(clean))
        return Error{ErrorCode::TextUnreadable,
                     TeamEdits::tr("This text holds characters that cannot be shown."),
                     u"U+%1"_s.arg(static_cast<uint>(*unshown), 4, 16, QChar(u'0'))};
    return clean;
}

Result<QString> cleanedName(const QString &text)
{
    return cleaned(QString(text).replace(u'\n', u' '), longestName);
}

Player *find(Team &team, const PlayerId &wanted)
{
    const auto found
        = std::find_if(team.players.begin(), team.players.end(),
                       [&wanted](const Player &player) { return player.id == wanted; });
    return found == team.players.end() ? nullptr : &*found;
}

} // namespace

Error noSuchPlayer(const PlayerId &player)
{
    return {ErrorCode::NoSuchPlayer, TeamEdits::tr("This player is not in the team."),
            player.text()};
}

Error noSuchPosition(const PositionId &position)
{
    return {ErrorCode::NoSuchPosition,
            TeamEdits::tr("The team list has no position \"%1\".").arg(position.text()),
            {}};
}

int freeNumber(const Team &team)
{
    for (int number = 1; number <= highestNumber; ++number) {
        const bool taken
            = std::any_of(team.players.begin(), team.players.end(),
                          [number](const Player &player) { return player.number == number; });
        if (!taken)
            return number;
    }
    return highestNumber;
}

Result<Team> newTeam(const TeamPlan &plan, const Ruleset &ruleset)
{
    if (!ruleset.rosters().find(plan.roster))
        return Error{ErrorCode::NoSuchRoster,
                     TeamEdits::tr("This edition has no team list \"%1\".").arg(plan.roster.text()),
                     {}};
    const TeamRules rules = teamRules(ruleset, plan.options);
    Team team;
    team.id = plan.id;
    team.ruleset = ruleset.id();
    team.roster = plan.roster;
    team.options = plan.options;
    team.fanFactor = rules.freeFanFactor.value_or(0);
    auto named = renameTeam(std::move(team), plan.name);
    if (!named)
        return named;
    const TeamDress dress = ownDress(named->name, named->roster);
    named->primary = dress.primary;
    named->secondary = dress.secondary;
    named->badge = dress.badge;
    auto coached = setCoach(*std::move(named), plan.coach);
    if (!coached)
        return coached;
    return setBudget(*std::move(coached), plan.budget.value_or(rules.budget));
}

Result<Team> foundTeam(Team team, const Ruleset &ruleset)
{
    if (team.founded)
        return Error{
            ErrorCode::AlreadyFounded, TeamEdits::tr("This team has already been founded."), {}};
    const int left = goldLeft(team, ruleset);
    if (left < 0)
        return Error{ErrorCode::OverBudget,
                     TeamEdits::tr("The team costs %1 gold pieces more than its budget of %2.")
                         .arg(goldText(-left), goldText(team.budget)),
                     {}};
    team.treasury = left;
    team.keptFanFactor = 0;
    team.founded = true;
    return team;
}

Result<Team> renameTeam(Team team, const QString &name)
{
    auto clean = cleanedName(name);
    if (!clean)
        return clean.error();
    team.name = *clean;
    return team;
}

Result<Team> setCoach(Team team, const QString &coach)
{
    auto clean = cleanedName(coach);
    if (!clean)
        return clean.error();
    team.coach = *clean;
    return team;
}

Result<Team> setNotes(Team team, const QString &notes)
{
    auto clean = cleaned(notes, longestNotes);
    if (!clean)
        return clean.error();
    team.notes = *clean;
    return team;
}

Result<Team> setBudget(Team team, int budget)
{
    if (budget < 0 || budget > mostGoldPieces)
        return outOfRange(0, mostGoldPieces);
    team.budget = budget;
    return team;
}

Result<Team> setTreasury(Team team, int treasury)
{
    if (treasury < -mostGoldPieces || treasury > mostGoldPieces)
        return outOfRange(0, mostGoldPieces);
    team.treasury = treasury;
    return team;
}

Result<Team> setBadge(Team team, Badge badge)
{
    if (!badge.png.isEmpty() && !isUsableBadgeImage(badge.png))
        return Error{ErrorCode::BadgeImage,
                     TeamEdits::tr("A badge is a PNG picture of at most %1 KB.")
                         .arg(Badge::mostImageBytes / 1024),
                     {}};
    team.badge = std::move(badge);
    return team;
}

Result<Team> setCount(Team team, TeamAsset asset, int count)
{
    if (count < 0 || count > mostOfAnything)
        return outOfRange(0, mostOfAnything);
    return team.with(asset, count);
}

Result<Team> addPlayer(Team team, const Ruleset &ruleset, const PositionId &position,
                       const QString &name)
{
    const Roster *roster = rosterOf(team, ruleset);
    if (!roster || !roster->position(position))
        return noSuchPosition(position);
    auto clean = cleanedName(name);
    if (!clean)
        return clean.error();
    if (team.players.size() >= static_cast<size_t>(highestNumber))
        return outOfRange(0, highestNumber);
    Player player;
    player.id = PlayerId(QString::number(team.nextPlayer++));
    player.number = freeNumber(team);
    player.name = *clean;
    player.position = position;
    team.players.push_back(std::move(player));
    return team;
}

Result<Team> renamePlayer(Team team, const PlayerId &player, const QString &name)
{
    Player *found = find(team, player);
    if (!found)
        return noSuchPlayer(player);
    auto clean = cleanedName(name);
    if (!clean)
        return clean.error();
    found->name = *clean;
    return team;
}

Result<Team> renumberPlayer(Team team, const PlayerId &player, int number)
{
    Player *found = find(team, player);
    if (!found)
        return noSuchPlayer(player);
    if (number < 1 || number > highestNumber)
        return outOfRange(1, highestNumber);
    found->number = number;
    return team;
}

Result<Team> setPosition(Team team, const Ruleset &ruleset, const PlayerId &player,
                         const PositionId &position)
{
    Player *found = find(team, player);
    if (!found)
        return noSuchPlayer(player);
    const Roster *roster = rosterOf(team, ruleset);
    if (!roster || !roster->position(position))
        return noSuchPosition(position);
    found->position = position;
    return team;
}

Result<Team> setPlayerNotes(Team team, const PlayerId &player, const QString &notes)
{
    Player *found = find(team, player);
    if (!found)
        return noSuchPlayer(player);
    auto clean = cleaned(notes, longestNotes);
    if (!clean)
        return clean.error();
    found->notes = *clean;
    return team;
}

Result<Team> movePlayer(Team team, const PlayerId &player, int row)
{
    Player *found = find(team, player);
    if (!found)
        return noSuchPlayer(player);
    if (row < 0 || row >= static_cast<int>(team.players.size()))
        return outOfRange(0, static_cast<int>(team.players.size()) - 1);
    const auto from = team.players.begin() + (found - team.players.data());
    const auto to = team.players.begin() + row;
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    return team;
}

Result<Team> putInOrder(Team team, const std::vector<PlayerId> &order)
{
    std::vector<int> numbers;
    for (const Player &player : team.players)
        numbers.push_back(player.number);
    std::sort(numbers.begin(), numbers.end());
    std::vector<Player> players;
    for (const PlayerId &id : order) {
        const Player *found = find(team, id);
        if (!found || players.size() == numbers.size())
            return noSuchPlayer(id);
        players.push_back(*found);
        players.back().number = numbers[players.size() - 1];
    }
    if (players.size() != team.players.size())
        return outOfRange(static_cast<int>(numbers.size()), static_cast<int>(numbers.size()));
    team.players = std::move(players);
    return team;
}

Result<Team> numberInOrder(Team team, const std::vector<PlayerId> &order)
{
    auto ordered = putInOrder(std::move(team), order);
    if (!ordered)
        return ordered;
    int number = 0;
    for (Player &player : ordered->players)
        player.number = ++number;
    return ordered;
}

Result<Team> removePlayer(Team team, const PlayerId &player)
{
    if (!find(team, player))
        return noSuchPlayer(player);
    std::erase_if(team.players, [&player](const Player &each) { return each.id == player; });
    return team;
}

Result<Team> replacePlayer(Team team, const Player &player)
{
    Player *found = find(team, player.id);
    if (!found)
        return noSuchPlayer(player.id);
    *found = player;
    return team;
}

} // namespace dugout
