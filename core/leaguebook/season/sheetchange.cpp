// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/season/sheetchange.h"

#include "core/exchange/teamfile.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace dugout {

namespace {

using ById = QHash<PlayerId, const Player *>;

ById byId(const std::vector<Player> &players)
{
    ById found;
    for (const Player &each : players)
        found.insert(each.id, &each);
    return found;
}

std::vector<Player> onlyIn(const std::vector<Player> &players, const std::vector<Player> &others)
{
    const ById known = byId(others);
    std::vector<Player> found;
    std::copy_if(players.begin(), players.end(), std::back_inserter(found),
                 [&known](const Player &each) {
                     const Player *same = known.value(each.id);
                     return !same || *same != each;
                 });
    return found;
}

} // namespace

KeptSheet registeredSheet(Team team)
{
    team.formerPlayers.clear();
    return teamToJson(team);
}

SheetChange sheetChange(Team old, Team now)
{
    std::vector<Player> left = onlyIn(old.formerPlayers, now.formerPlayers);
    now.formerPlayers = onlyIn(now.formerPlayers, old.formerPlayers);
    old.formerPlayers = std::move(left);
    return {teamToJson(old), teamToJson(now)};
}

Team exchangedSheet(const Team &kept, const Team &from, Team to)
{
    const ById leaving = byId(from.formerPlayers);
    const ById there = byId(to.formerPlayers);
    std::vector<Player> former;
    QSet<PlayerId> placed;
    for (const Player &each : kept.formerPlayers) {
        const Player *instead = there.value(each.id);
        const bool isGone = leaving.contains(each.id) || to.player(each.id)
            || each.id.text().toInt() >= to.nextPlayer;
        if (!instead && isGone)
            continue;
        former.push_back(instead ? *instead : each);
        placed.insert(each.id);
    }
    std::copy_if(to.formerPlayers.begin(), to.formerPlayers.end(), std::back_inserter(former),
                 [&placed](const Player &each) { return !placed.contains(each.id); });
    to.formerPlayers = std::move(former);
    return to;
}

} // namespace dugout
