// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// Choices that the window adds to what the game asks. None of them is an answer: they change what
/// is shown, or stand for one of the game's own choices.
namespace deskchoice {
inline const QString look = QStringLiteral("dugout:look"); ///< shows hidden cards to their player
inline const QString draw = QStringLiteral("dugout:draw"); ///< Dugout draws, face down
inline const QString back = QStringLiteral("dugout:back");
inline const QString here = QStringLiteral("dugout:here"); ///< the hex or place that is aimed at
inline const QString aim = QStringLiteral("dugout:aim"); ///< goes to the battlefield to choose one
inline const QString next = QStringLiteral("dugout:next"); ///< another place for a board
inline const QString previous = QStringLiteral("dugout:previous"); ///< the place before
inline const QString turn = QStringLiteral("dugout:turn"); ///< the board by half a turn
inline const QString instead = QStringLiteral("dugout:instead"); ///< answers here for a phone
inline const QString pass = QStringLiteral("dugout:pass"); ///< no card, and the next one passes
inline const QString leave = QStringLiteral("dugout:leave"); ///< nothing more in this end phase
/// The prompt beside a player's end phase that leads out of it.
inline const QString leavePrompt = QStringLiteral("dugout.leave");
/// The prompt beside what a phone is asked that leads to answering it here.
inline const QString insteadPrompt = QStringLiteral("dugout.instead");
/// The prompt that asks for the device to change hands.
inline const QString lookPrompt = QStringLiteral("dugout.look");
/// The prompt of a player who looks at the own hand.
inline const QString handPrompt = QStringLiteral("dugout.hand");

[[nodiscard]] inline bool isOne(const QString &choice)
{
    return choice.startsWith(QStringLiteral("dugout:"));
}
} // namespace deskchoice

} // namespace dugout
