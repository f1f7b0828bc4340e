// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace dugout {

/// One of those who play: 0 and 1 at a football match, 0 to 3 at a skirmish.
using Seat = int;
inline constexpr Seat noSeat = -1; ///< concerns nobody in particular, or all

/// Words that a coach may add at one go, such as a note.
inline constexpr qsizetype longestWords = 400;

/// What happened: the answer to a prompt, with the dice that fell. A game is the list of these;
/// everything else is derived by folding them over the start.
struct Event
{
    QString prompt; ///< the id of the prompt it answers
    Seat seat = noSeat; ///< whose answer it is
    std::vector<int> dice; ///< as they fell, in order
    QStringList choices; ///< ids of what was chosen, in order
    std::optional<int> number;
    QString text;
    bool rolledByDugout = false; ///< false: physical dice were entered
    QJsonObject values{}; ///< of a league: what was decided, in the form of its kind

    /// The first of them, empty where there is none.
    [[nodiscard]] const QString &choice() const
    {
        static const QString none;
        return choices.isEmpty() ? none : choices.front();
    }
    bool operator==(const Event &) const = default;
};

[[nodiscard]] QJsonObject eventToJson(const Event &event);
/// Refuses what is not an event at all; whether it fits the game only the game can say.
[[nodiscard]] Result<Event> eventFromJson(const QJsonObject &object);

/// The events of one action, which one undo takes away together.
struct EventGroup
{
    qint64 atMs = 0; ///< when it happened, milliseconds since 1970 in UTC
    std::vector<Event> events;

    bool operator==(const EventGroup &) const = default;
};

/// Translated words of this room.
struct PlayWords
{
    Q_DECLARE_TR_FUNCTIONS(Play)
};

} // namespace dugout
