// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace dugout {

/// How much of the game Dugout keeps. It can be changed while it is played.
enum class SkirmishWay {
    Counted, ///< of old games: activations in turn and glory, no power steps
    Counters, ///< numbers and tokens, in any order
    Table, ///< the players hold their real cards; Dugout knows everything else
    Everything ///< decks and hands as well
};

/// The three that a coach may choose, as events and files name them.
[[nodiscard]] const QStringList &wayNames();
[[nodiscard]] QString wayName(SkirmishWay way);
/// `Counted` for anything else.
[[nodiscard]] SkirmishWay wayFromName(const QString &name);

} // namespace dugout
