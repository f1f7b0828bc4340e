// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"
#include "core/team/badge.h"
#include "core/team/player.h"
#include "core/team/purchase.h"

namespace dugout {

/// What a team buys besides players.
enum class TeamAsset { Reroll, FanFactor, AssistantCoach, Cheerleader, Apothecary };

inline constexpr std::array allTeamAssets{TeamAsset::Reroll, TeamAsset::FanFactor,
                                          TeamAsset::AssistantCoach, TeamAsset::Cheerleader,
                                          TeamAsset::Apothecary};

/// The row of the edition's creation costs: `re-roll`, `fan-factor`, `assistant-coach`…
[[nodiscard]] QString teamAssetName(TeamAsset asset);
[[nodiscard]] std::optional<TeamAsset> teamAssetFromName(QStringView name);

/// Where a team is at home and who pays for it, in editions and leagues that play with that.
struct HomeAffairs
{
    bool resident = false;
    bool ownsStadium = false;
    int stadiumFund = 0;
    std::vector<RowId> stadium; ///< what is special about the home stadium
    std::vector<RowId> sponsors;
    std::vector<RowId> awards; ///< of the hall of fame
    std::vector<RowId> blacklisted; ///< sponsors who will never sign again
    QString stadiumName{}; ///< what the coach calls his home

    bool operator==(const HomeAffairs &) const = default;
};

struct Team
{
    TeamId id;
    QString name;
    QString coach;
    RulesetId ruleset;
    RosterId roster;
    Rgb primary{32, 64, 128};
    Rgb secondary{255, 255, 255};
    Badge badge;

    std::vector<Player> players; ///< in the order of the sheet
    std::vector<Player> formerPlayers; ///< dead, retired, fired or gone, in the order they went
    int nextPlayer = 1; ///< the id of the next player to be hired

    int rerolls = 0;
    int fanFactor = 0;
    /// Of the season before, while it is drafted anew: it stays, also above what may be bought.
    int keptFanFactor = 0;
    int assistantCoaches = 0;
    int cheerleaders = 0;
    int apothecaries = 0;

    bool founded = false; ///< false while it is being built from `budget`
    int budget = 0; ///< gold pieces at creation
    int treasury = 0; ///< gold pieces once founded; see goldLeft() for both
    OptionChoices options; ///< of the league the team plays in
    HomeAffairs home;
    QString notes;
    /// Bought for good, for an event whose teams come back as registered; paid for already.
    std::vector<Purchase> inducements{};

    [[nodiscard]] const Player *player(const PlayerId &wanted) const;
    /// Also among those who are gone.
    [[nodiscard]] const Player *everPlayer(const PlayerId &wanted) const;
    [[nodiscard]] int count(TeamAsset asset) const;
    [[nodiscard]] Team with(TeamAsset asset, int count) const;
    bool operator==(const Team &) const = default;
};

/// Null when the edition has no such team list.
[[nodiscard]] const Roster *rosterOf(const Team &team, const Ruleset &ruleset);

} // namespace dugout
