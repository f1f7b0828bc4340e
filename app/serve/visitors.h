// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QSet>

namespace dugout {

/// How much of a table one address may take. Generous enough for a whole hall behind one router,
/// and for a proxy on this machine, too little to keep anybody else out.
struct VisitorLimits
{
    int connections = 400; ///< of all together that still ask for something
    int perAddress = 200;
    int burst = 300; ///< requests at once
    int perSecond = 40; ///< requests that are made good in a second
    int wrongKeys = 12; ///< after which nobody of that address may try for a while
    qint64 wrongKeysMs = 60'000; ///< that while
    qsizetype addresses = 2'000; ///< that are remembered
    int streams = 240; ///< of events, to spectators; they take no place from requests
    int streamsPerAddress = 60; ///< a hall behind one router
};

/// Counts who comes how often. Time is handed in, in milliseconds of any clock that never goes
/// back.
class Visitors
{
public:
    explicit Visitors(const VisitorLimits &limits = {});

    /// Lets one more connection in, or not; `left` when it is over.
    [[nodiscard]] bool come(const QByteArray &address, qint64 nowMs);
    void left(const QByteArray &address);
    [[nodiscard]] int connected() const { return m_connected; }
    /// A proxy calls for many: it may take all places, and each request says for whom.
    void trust(const QByteArray &proxy) { m_proxies.insert(proxy); }
    [[nodiscard]] bool isProxy(const QByteArray &address) const
    {
        return m_proxies.contains(address);
    }

    /// A connection that was let in is a stream of events from now on, and leaves its place to
    /// others; false where there are too many. `follower` is whose address counts.
    [[nodiscard]] bool beginStream(const QByteArray &address, const QByteArray &follower);
    void endStream(const QByteArray &follower);

    /// Counts a request; false when there were too many.
    [[nodiscard]] bool ask(const QByteArray &address, qint64 nowMs);
    /// Counts a key that opened nothing, at the door it was tried at.
    void triedWrongKey(const QByteArray &door, qint64 nowMs);
    /// Too many of them: not even the right one opens that door for a while.
    [[nodiscard]] bool isShutOut(const QByteArray &door, qint64 nowMs) const;

    /// Forgets those who left long ago.
    void forget(qint64 nowMs);

private:
    struct Visitor
    {
        int connections = 0;
        int streams = 0;
        double asked = 0; ///< requests that are not made good yet
        qint64 askedMs = 0;
        int wrongKeys = 0;
        qint64 wrongMs = 0; ///< of the last one
    };

    VisitorLimits m_limits;
    QHash<QByteArray, Visitor> m_visitors;
    QSet<QByteArray> m_proxies;
    int m_connected = 0;
    int m_streams = 0;
};

} // namespace dugout
