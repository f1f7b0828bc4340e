// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/turnaction.h"
#include "ui/play/offeredprompt.h"

namespace dugout {

// How what a match offers stands side by side.

/// How a turn is laid out.
struct TurnLook
{
    bool quick = false; ///< what a sheet needs stands in front, and every roll in the menu
    bool afar = false; ///< tiles alone, which are read from afar

    bool operator==(const TurnLook &) const = default;
};

using OfferPlace = std::vector<OfferedPrompt>::iterator;

/// The end where it is not offered.
[[nodiscard]] OfferPlace offerOf(std::vector<OfferedPrompt> &all, QStringView prompt);
/// The actions of a turn are among them.
[[nodiscard]] bool isTurn(const std::vector<OfferedPrompt> &all);
/// What a turn is made of stands as tiles and chips, in the same places all match long; what is
/// seldom done is always there, in a menu of its own.
void layOutTurn(const MatchContext &context, const MatchState &state,
                std::vector<OfferedPrompt> &all, const TurnLook &look);
/// Of what has a tile or a chip, what is not offered now.
[[nodiscard]] QStringList missingInTurn(const std::vector<OfferedPrompt> &all,
                                        const TurnLook &look);

/// Whether to roll again hangs on what was rolled: a list gives a line up, so that it stays in
/// sight on a small table.
void leaveRoomForTheRoll(std::vector<OfferedPrompt> &all);
/// Where a block or a pass is asked for, what is rolled first are quiet keys beside it and in no
/// menu; of two with one key the second follows the first.
void offerBesideTheBlock(std::vector<OfferedPrompt> &all);
/// With the keys known by heart, one types the player's number also where only one can: it must not
/// be taken for that of the other, or for a die. Beside a block it is the one who blocks.
void askWhoDoesIt(const MatchContext &context, const MatchState &state,
                  std::vector<OfferedPrompt> &all);

} // namespace dugout
