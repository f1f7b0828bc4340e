// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace dugout {

/// How an answer is read aloud.
enum class PromptManner {
    Usual,
    Direction, ///< the dice are a direction on the template and squares
    Directions, ///< every die is a direction, for one square each
    BothRoll, ///< both coaches roll at once: the prompt has to say whose die comes first
    Who ///< of players, so that none of them is nobody
};

/// The texts of one prompt, before translation; {team} {player} {by} {choice} {number} {text} and
/// {dice} stand for what is known then.
struct PromptText
{
    QStringView prompt;
    const char *title;
    const char *line; ///< null: the title and the outcome; empty: no line
    const char *question = nullptr; ///< where the title only names what may be recorded
    PromptManner manner = PromptManner::Usual;
    const char *nobody = nullptr; ///< the line when nobody is chosen, where his name would not do
    const char *emptySquare = nullptr; ///< the line when nobody is hit
    const char *inTheCrowd = nullptr; ///< and when nothing is
};

} // namespace dugout
