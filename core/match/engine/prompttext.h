// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace dugout {

/// The texts of one prompt, before translation; {team} {player} {by} {choice} {number} {text} and
/// {dice} stand for what is known then.
struct PromptText
{
    QStringView prompt;
    const char *title;
    const char *line; ///< null: the title and the outcome; empty: no line
    const char *question = nullptr; ///< where the title only names what may be recorded
};

} // namespace dugout
