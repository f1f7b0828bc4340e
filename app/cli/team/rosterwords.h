// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "core/text/result.h"

namespace dugout {

// What coaches call the parts of a roster on the command line.

/// An id as it stands; else what is called so in any language; else the word itself, which no
/// edition knows.
[[nodiscard]] RosterId rosterCalled(const QString &word, const Ruleset &ruleset);
[[nodiscard]] PositionId positionCalled(const QString &word, const Team &team,
                                        const Ruleset &ruleset);

/// "lineman:7,blitzer:4" as one position for each player.
[[nodiscard]] Result<std::vector<PositionId>> positionsFrom(const QString &list, const Team &team,
                                                            const Ruleset &ruleset);

/// A player by his id, "#12" by the number on his shirt, or by his name where only one bears it.
[[nodiscard]] Result<PlayerId> playerCalled(const QString &word, const Team &team);

/// What a team buys besides players, under the options that say how many.
struct AssetOption
{
    QString option;
    TeamAsset asset;
};
[[nodiscard]] const std::vector<AssetOption> &assetOptions();

} // namespace dugout
