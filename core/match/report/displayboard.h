// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// One side on the display.
struct DisplaySide
{
    QString team;
    QString coach;
    Rgb colour;
    int score = 0;
    int turn = 0; ///< where the marker stands
    int rerolls = 0; ///< left
    int rerollsSpent = 0; ///< of those that fill up at half-time

    bool operator==(const DisplaySide &) const = default;
};

/// What a hall or a stream sees of a match, its words in the language of the display.
struct DisplayBoard
{
    Language language = Language::English;
    std::array<DisplaySide, 2> sides;
    int turns = 8; ///< of a half; 0 where nobody took turns
    Seat active = noSeat;
    bool over = false;
    QString period; ///< "Second half · Drive 4"
    QString turnWord;
    QString rerollWord;
    QString weather; ///< empty when nobody keeps track of it
    QString lastEvent;

    bool operator==(const DisplayBoard &) const = default;
};

[[nodiscard]] DisplayBoard makeDisplayBoard(const MatchSession &session, Language language);

} // namespace dugout
