// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamcarry.h"

#include <algorithm>

namespace dugout {

namespace {

/// One value on three sheets.
template<typename T>
void replace(T &onto, const T &from, const T &to)
{
    if (!(from == to))
        onto = to;
}

/// Never below nothing, unless it already was.
void count(int &onto, int from, int to)
{
    onto = std::max(std::min(onto, 0), onto + to - from);
}

/// What was added at the end is added again; anything else was replaced.
template<typename T>
void append(std::vector<T> &onto, const std::vector<T> &from, const std::vector<T> &to)
{
    const bool longer
        = to.size() >= from.size() && std::equal(from.begin(), from.end(), to.begin());
    if (!longer)
        onto = to;
    else
        onto.insert(onto.end(), to.begin() + static_cast<std::ptrdiff_t>(from.size()), to.end());
}

void carryLooks(Team &onto, const Team &from, const Team &to)
{
    replace(onto.name, from.name, to.name);
    replace(onto.coach, from.coach, to.coach);
    replace(onto.primary, from.primary, to.primary);
    replace(onto.secondary, from.secondary, to.secondary);
    replace(onto.badge, from.badge, to.badge);
    replace(onto.notes, from.notes, to.notes);
    replace(onto.options, from.options, to.options);
}

void carryHome(HomeAffairs &onto, const HomeAffairs &from, const HomeAffairs &to)
{
    replace(onto.resident, from.resident, to.resident);
    replace(onto.ownsStadium, from.ownsStadium, to.ownsStadium);
    count(onto.stadiumFund, from.stadiumFund, to.stadiumFund);
    replace(onto.stadium, from.stadium, to.stadium);
    replace(onto.stadiumName, from.stadiumName, to.stadiumName);
    append(onto.sponsors, from.sponsors, to.sponsors);
    append(onto.awards, from.awards, to.awards);
    append(onto.blacklisted, from.blacklisted, to.blacklisted);
}

void carryNumbers(Team &onto, const Team &from, const Team &to)
{
    for (const TeamAsset asset : allTeamAssets) {
        int now = onto.count(asset);
        count(now, from.count(asset), to.count(asset));
        onto = onto.with(asset, now);
    }
    count(onto.treasury, from.treasury, to.treasury);
    replace(onto.founded, from.founded, to.founded);
    replace(onto.budget, from.budget, to.budget);
    carryHome(onto.home, from.home, to.home);
}

void carryPlayer(Player &onto, const Player &from, const Player &to)
{
    replace(onto.number, from.number, to.number);
    replace(onto.name, from.name, to.name);
    replace(onto.kind, from.kind, to.kind);
    replace(onto.position, from.position, to.position);
    replace(onto.missesNextMatch, from.missesNextMatch, to.missesNextMatch);
    replace(onto.notes, from.notes, to.notes);
    append(onto.improvements, from.improvements, to.improvements);
    append(onto.extraSkills, from.extraSkills, to.extraSkills);
    for (const Deed deed : allDeeds) {
        int done = onto.deeds.count(deed);
        count(done, from.deeds.count(deed), to.deeds.count(deed));
        onto.deeds = onto.deeds.with(deed, done);
    }
    count(onto.injuries.niggling, from.injuries.niggling, to.injuries.niggling);
    for (const Stat stat : allStats) {
        int lost = statOf(onto.injuries.losses, stat);
        count(lost, statOf(from.injuries.losses, stat), statOf(to.injuries.losses, stat));
        onto.injuries.losses = withStat(onto.injuries.losses, stat, lost);
    }
}

/// Taken off the sheet without a trace, not even among the former ones.
bool isStruckOut(const Player &player, const Team &from, const Team &to)
{
    return from.everPlayer(player.id) && !to.everPlayer(player.id);
}

/// Those on the sheet: some went since, some came.
void carryPlayers(Team &onto, const Team &from, const Team &to)
{
    const auto isStruck = [&](const Player &player) { return isStruckOut(player, from, to); };
    std::erase_if(onto.players, isStruck);
    std::erase_if(onto.formerPlayers, isStruck);
    std::vector<Player> staying;
    for (Player &player : onto.players) {
        const Player *was = from.player(player.id);
        const Player *is = to.everPlayer(player.id);
        if (was && is)
            carryPlayer(player, *was, *is);
        const bool left = was && is && is->status != PlayerStatus::Active;
        player.status = left ? is->status : player.status;
        (left ? onto.formerPlayers : staying).push_back(std::move(player));
    }
    onto.players = std::move(staying);
    const auto isNew = [&](const Player &player) {
        return !from.everPlayer(player.id) && !onto.everPlayer(player.id);
    };
    std::copy_if(to.players.begin(), to.players.end(), std::back_inserter(onto.players), isNew);
    std::copy_if(to.formerPlayers.begin(), to.formerPlayers.end(),
                 std::back_inserter(onto.formerPlayers), isNew);
}

/// The order of the sheet is the coach's own; whoever is new stands at the end.
void putInOrder(std::vector<Player> &players, const std::vector<Player> &order)
{
    const auto place = [&order](const Player &player) {
        return std::find_if(order.begin(), order.end(),
                            [&player](const Player &each) { return each.id == player.id; });
    };
    std::stable_sort(players.begin(), players.end(),
                     [&place](const Player &a, const Player &b) { return place(a) < place(b); });
}

/// Whoever was hired since keeps his id, and nobody else may get it.
int firstFreeId(const Team &team)
{
    int highest = 0;
    for (const auto *players : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *players)
            highest = std::max(highest, player.id.text().toInt());
    }
    return highest + 1;
}

} // namespace

Team carryOver(const Team &from, const Team &to, const Team &onto)
{
    Team carried = onto;
    carryLooks(carried, from, to);
    carryNumbers(carried, from, to);
    carryPlayers(carried, from, to);
    putInOrder(carried.players, to.players);
    putInOrder(carried.formerPlayers, to.formerPlayers);
    carried.nextPlayer = std::max(to.nextPlayer, firstFreeId(carried));
    return carried;
}

} // namespace dugout
