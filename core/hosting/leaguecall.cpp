// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/leaguecall.h"

#include "core/hosting/hostsecret.h"
#include "core/platform/sockets.h"
#include "core/platform/udp.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace dugout {

namespace {

constexpr int lookAroundMs = 100; ///< whether it is to end
constexpr int askEveryMs = 1000;
constexpr int mostAnswersPerSecond = 50;
constexpr size_t mostFound = 8;
constexpr qsizetype markSize = 16;
const QByteArray asks = "dugout?1";
const QByteArray says = "dugout!1";

} // namespace

QByteArray leaguecall::question(const QByteArray &mark)
{
    return (asks + mark).leftJustified(letterSize, '\0', true);
}

QByteArray leaguecall::answer(const QByteArray &question, const QByteArray &fingerprint)
{
    if (question.size() != letterSize || !question.startsWith(asks))
        return {};
    return says + question.mid(asks.size(), markSize) + QByteArray::fromHex(fingerprint);
}

QByteArray leaguecall::fingerprintIn(const QByteArray &answer, const QByteArray &mark)
{
    constexpr qsizetype fingerprintSize = 32;
    const QByteArray head = says + mark;
    return answer.size() == head.size() + fingerprintSize && answer.startsWith(head)
        ? answer.mid(head.size()).toHex()
        : QByteArray();
}

LeagueAnswerer::LeagueAnswerer(QByteArray fingerprint, quint16 port, const QString &address)
    : m_fingerprint(std::move(fingerprint))
    , m_socket(udp::open(address, port))
{
    if (m_socket >= 0)
        m_thread = std::thread([this] { answerAll(); });
}

LeagueAnswerer::~LeagueAnswerer()
{
    m_ends = true;
    if (m_thread.joinable())
        m_thread.join();
    if (m_socket >= 0)
        sockets::close(m_socket);
}

void LeagueAnswerer::answerAll()
{
    QDeadlineTimer second(askEveryMs);
    int answered = 0;
    while (!m_ends) {
        if (second.hasExpired()) {
            second.setRemainingTime(askEveryMs);
            answered = 0;
        }
        const auto letter = udp::receive(m_socket, leaguecall::letterSize, lookAroundMs);
        const QByteArray answer
            = letter ? leaguecall::answer(letter->bytes, m_fingerprint) : QByteArray();
        // A flood of questions must not keep it busy with answers.
        if (!answer.isEmpty() && ++answered <= mostAnswersPerSecond)
            (void)udp::send(m_socket, answer, letter->from, letter->port);
    }
}

LeagueSearch::LeagueSearch(QStringList places, quint16 port)
    : m_places(std::move(places))
    , m_port(port)
    , m_thread([this] { askOn(); })
{ }

LeagueSearch::~LeagueSearch()
{
    m_ends = true;
    m_thread.join();
}

void LeagueSearch::askOn()
{
    const int socket = udp::open(QStringLiteral("0.0.0.0"), 0);
    if (socket < 0)
        return;
    const QByteArray mark = newSalt();
    while (!m_ends) {
        for (const QString &each : m_places.isEmpty() ? udp::everybodyHere() : m_places)
            (void)udp::send(socket, leaguecall::question(mark), each, m_port);
        const QDeadlineTimer next(askEveryMs);
        while (!m_ends && !next.hasExpired())
            hear(socket, mark);
    }
    sockets::close(socket);
}

void LeagueSearch::hear(int socket, const QByteArray &mark)
{
    const auto letter = udp::receive(socket, leaguecall::letterSize, lookAroundMs);
    if (!letter)
        return;
    const Found found{letter->from, leaguecall::fingerprintIn(letter->bytes, mark)};
    const QMutexLocker locker(&m_mutex);
    if (!found.fingerprint.isEmpty() && m_found.size() < mostFound
        && std::find(m_found.begin(), m_found.end(), found) == m_found.end())
        m_found.push_back(found);
}

bool LeagueSearch::hasFoundAny() const
{
    const QMutexLocker locker(&m_mutex);
    return !m_found.empty();
}

bool LeagueSearch::hasFound(const HostInvite &invite) const
{
    const QMutexLocker locker(&m_mutex);
    return !invite.fingerprint.isEmpty()
        && std::any_of(m_found.begin(), m_found.end(), [&invite](const Found &each) {
               return each.fingerprint.startsWith(invite.fingerprint);
           });
}

HostInvite LeagueSearch::withFound(HostInvite invite) const
{
    const QMutexLocker locker(&m_mutex);
    for (const Found &each : m_found) {
        if (invite.fingerprint.isEmpty() || !each.fingerprint.startsWith(invite.fingerprint))
            continue;
        invite.addresses.removeAll(each.address);
        invite.addresses.prepend(each.address);
    }
    return invite;
}

} // namespace dugout
