// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/team.h"

namespace dugout {

namespace {

constexpr std::array<QStringView, 5> assetNames{u"re-roll", u"fan-factor", u"assistant-coach",
                                                u"cheerleader", u"apothecary"};
constexpr std::array<int Team::*, 5> assetMembers{&Team::rerolls, &Team::fanFactor,
                                                  &Team::assistantCoaches, &Team::cheerleaders,
                                                  &Team::apothecaries};

const Player *find(const std::vector<Player> &players, const PlayerId &wanted)
{
    const auto found
        = std::find_if(players.begin(), players.end(),
                       [&wanted](const Player &player) { return player.id == wanted; });
    return found == players.end() ? nullptr : &*found;
}

} // namespace

QString teamAssetName(TeamAsset asset)
{
    return assetNames[static_cast<size_t>(asset)].toString();
}

std::optional<TeamAsset> teamAssetFromName(QStringView name)
{
    for (const TeamAsset asset : allTeamAssets) {
        if (assetNames[static_cast<size_t>(asset)] == name)
            return asset;
    }
    return std::nullopt;
}

const Player *Team::player(const PlayerId &wanted) const
{
    return find(players, wanted);
}

const Player *Team::everPlayer(const PlayerId &wanted) const
{
    const Player *found = find(players, wanted);
    return found ? found : find(formerPlayers, wanted);
}

int Team::count(TeamAsset asset) const
{
    return this->*assetMembers[static_cast<size_t>(asset)];
}

Team Team::with(TeamAsset asset, int count) const
{
    Team team = *this;
    team.*assetMembers[static_cast<size_t>(asset)] = count;
    return team;
}

const Roster *rosterOf(const Team &team, const Ruleset &ruleset)
{
    return ruleset.rosters().find(team.roster);
}

} // namespace dugout
