// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

namespace dugout {

/// What a turn has had of its time.
struct TurnTime
{
    qint64 usedMs = 0;
    qint64 extraMs = 0; ///< granted beyond the limit

    bool operator==(const TurnTime &) const = default;
};

/// The time of every turn of a game: an undo leads back into a turn that has used some of it, and
/// so does another start of the program.
class TurnTimes
{
public:
    /// Nothing used for a turn that was never kept.
    [[nodiscard]] TurnTime of(const QString &turn) const { return m_times.value(turn); }
    void keep(const QString &turn, const TurnTime &time);
    /// The names of those that were kept.
    [[nodiscard]] QStringList turns() const { return m_times.keys(); }

    [[nodiscard]] QJsonObject toJson() const;
    /// What is no time is left out: nothing depends on it but a clock.
    [[nodiscard]] static TurnTimes fromJson(const QJsonObject &object);

    bool operator==(const TurnTimes &) const = default;

private:
    QMap<QString, TurnTime> m_times;
};

} // namespace dugout
