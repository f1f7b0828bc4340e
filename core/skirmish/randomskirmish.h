// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// What a skirmish that chance plays is to be like.
struct RandomSkirmish
{
    int players = 2;
    OptionChoices options;
    bool tracksCards = true;
    bool tracksField = true;
    QString way; ///< as in the setup; empty: as the old games are
    bool openValues = false; ///< fighters as the document prints them, so that values are asked
};

/// Warbands of the edition with their open values drawn by lot, and decks of its cards and of
/// practice cards.
[[nodiscard]] SkirmishSetup randomSetup(const Ruleset &ruleset, const RandomSkirmish &wanted,
                                        RandomSource &source);

/// An answer as somebody might give it who knows no more than the prompts: mostly what is asked,
/// now and then what is offered beside it.
[[nodiscard]] Event randomAnswerOf(const std::vector<Prompt> &prompts, RandomSource &source);

/// A skirmish that chance has played to its end.
struct PlayedSkirmish
{
    SkirmishState state;
    int events = 0;
};

/// None where it would not end.
[[nodiscard]] std::optional<PlayedSkirmish> playRandomly(const SkirmishGame &game,
                                                         RandomSource &source);

} // namespace dugout
