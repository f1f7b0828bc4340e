// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/visitors.h"

#include <algorithm>

namespace dugout {

Visitors::Visitors(const VisitorLimits &limits)
    : m_limits(limits)
{ }

bool Visitors::come(const QByteArray &address, qint64 nowMs)
{
    const bool isKnown = m_visitors.contains(address);
    if (m_connected >= m_limits.connections
        || (!isKnown && m_visitors.size() >= m_limits.addresses))
        return false;
    Visitor &visitor = m_visitors[address];
    if (!isKnown)
        visitor.askedMs = nowMs;
    if (visitor.connections >= m_limits.perAddress && !isProxy(address))
        return false;
    ++visitor.connections;
    ++m_connected;
    return true;
}

void Visitors::left(const QByteArray &address)
{
    const auto visitor = m_visitors.find(address);
    if (visitor == m_visitors.end() || visitor->connections == 0)
        return;
    --visitor->connections;
    --m_connected;
}

bool Visitors::beginStream(const QByteArray &address, const QByteArray &follower)
{
    Visitor &visitor = m_visitors[follower];
    if (m_streams >= m_limits.streams || visitor.streams >= m_limits.streamsPerAddress)
        return false;
    left(address);
    ++m_visitors[follower].streams;
    ++m_streams;
    return true;
}

void Visitors::endStream(const QByteArray &follower)
{
    const auto visitor = m_visitors.find(follower);
    if (visitor == m_visitors.end() || visitor->streams == 0)
        return;
    --visitor->streams;
    --m_streams;
}

bool Visitors::ask(const QByteArray &address, qint64 nowMs)
{
    constexpr double msPerSecond = 1000;
    Visitor &visitor = m_visitors[address];
    const double good
        = static_cast<double>(nowMs - visitor.askedMs) / msPerSecond * m_limits.perSecond;
    visitor.asked = std::max(0.0, visitor.asked - good) + 1;
    visitor.askedMs = nowMs;
    return visitor.asked <= m_limits.burst;
}

void Visitors::triedWrongKey(const QByteArray &door, qint64 nowMs)
{
    Visitor &visitor = m_visitors[door];
    if (nowMs - visitor.wrongMs > m_limits.wrongKeysMs)
        visitor.wrongKeys = 0;
    ++visitor.wrongKeys;
    visitor.wrongMs = nowMs;
}

bool Visitors::isShutOut(const QByteArray &door, qint64 nowMs) const
{
    const auto visitor = m_visitors.constFind(door);
    return visitor != m_visitors.constEnd() && visitor->wrongKeys >= m_limits.wrongKeys
        && nowMs - visitor->wrongMs <= m_limits.wrongKeysMs;
}

void Visitors::forget(qint64 nowMs)
{
    m_visitors.removeIf([&](const auto &each) {
        const Visitor &visitor = each.value();
        return visitor.connections == 0 && visitor.streams == 0
            && nowMs - visitor.askedMs > m_limits.wrongKeysMs
            && nowMs - visitor.wrongMs > m_limits.wrongKeysMs;
    });
}

} // namespace dugout
