// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace dugout {

/// What a coach says of a roll that depends on it.
enum class RollCircumstance : quint8 {
    Nothing, ///< so far, or it depends on nothing
    Alone, ///< nobody stands beside him
    Helper,
    Block, ///< what he is about to do
    Blitz,
    MultipleBlock,
    OtherAction,
    Last, ///< the square he goes for
    NotLast,
    NoHelper, ///< where a skill counts them
    OneHelper,
    TwoHelpers,
    ThreeHelpers,
};
inline constexpr size_t rollTolds = static_cast<size_t>(RollCircumstance::ThreeHelpers) + 1;

/// As choices name it and the effects of skills ask for it; empty for Nothing.
[[nodiscard]] const QString &rollToldWord(RollCircumstance told);
[[nodiscard]] QStringList rollToldWords(const std::vector<RollCircumstance> &all);
/// Nothing for a word that is none of them.
[[nodiscard]] RollCircumstance rollToldNamed(const QString &word);
/// How many help him by what was said.
[[nodiscard]] int helpersTold(RollCircumstance told);

} // namespace dugout
