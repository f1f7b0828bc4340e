// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/turntimes.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A day: longer means that the coaches went home.
constexpr qint64 longestMs = 24 * 60 * 60 * 1000;
constexpr qsizetype mostTurns = 500;

bool isTime(const QJsonValue &value)
{
    return value.isDouble() && value.toDouble() >= 0
        && value.toDouble() <= static_cast<double>(longestMs);
}

} // namespace

void TurnTimes::keep(const QString &turn, const TurnTime &time)
{
    if (!turn.isEmpty() && (m_times.contains(turn) || m_times.size() < mostTurns))
        m_times.insert(turn, time);
}

QJsonObject TurnTimes::toJson() const
{
    QJsonObject object;
    for (auto each = m_times.begin(); each != m_times.end(); ++each)
        object.insert(each.key(), QJsonArray{each->usedMs, each->extraMs});
    return object;
}

TurnTimes TurnTimes::fromJson(const QJsonObject &object)
{
    TurnTimes times;
    for (auto each = object.begin(); each != object.end(); ++each) {
        const QJsonArray pair = each->toArray();
        if (pair.size() == 2 && isTime(pair.at(0)) && isTime(pair.at(1)))
            times.keep(each.key(), {pair.at(0).toInteger(), pair.at(1).toInteger()});
    }
    return times;
}

} // namespace dugout
