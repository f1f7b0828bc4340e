// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostinvite.h"

#include <QMutex>

#include <atomic>
#include <thread>

namespace dugout {

/// Where a computer that hosts a league is asked for.
inline constexpr quint16 leagueCallPort = 24'649;

/// What goes through a network to find such a computer. A question says nothing about its sender;
/// an answer names the certificate, and is never longer than the question.
namespace leaguecall {

inline constexpr qsizetype letterSize = 64;

[[nodiscard]] QByteArray question(const QByteArray &mark);
/// Empty where that is no question.
[[nodiscard]] QByteArray answer(const QByteArray &question, const QByteArray &fingerprint);
/// The fingerprint in hexadecimal digits; empty where that does not answer the question of `mark`.
[[nodiscard]] QByteArray fingerprintIn(const QByteArray &answer, const QByteArray &mark);

} // namespace leaguecall

/// While it lives, it answers searches in this network that a league is hosted here.
class LeagueAnswerer
{
public:
    explicit LeagueAnswerer(QByteArray fingerprint, quint16 port = leagueCallPort,
                            const QString &address = QStringLiteral("0.0.0.0"));
    LeagueAnswerer(const LeagueAnswerer &) = delete;
    LeagueAnswerer &operator=(const LeagueAnswerer &) = delete;
    ~LeagueAnswerer();

    [[nodiscard]] const QByteArray &fingerprint() const { return m_fingerprint; }
    /// False where another program has the port.
    [[nodiscard]] bool isHeard() const { return m_socket >= 0; }

private:
    void answerAll();

    QByteArray m_fingerprint;
    int m_socket;
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

/// While it lives, asks in this network who hosts a league. Whatever it finds is somebody's word:
/// only where to look for a certificate that is compared all the same.
class LeagueSearch
{
public:
    /// Empty: all networks of this computer.
    explicit LeagueSearch(QStringList places = {}, quint16 port = leagueCallPort);
    LeagueSearch(const LeagueSearch &) = delete;
    LeagueSearch &operator=(const LeagueSearch &) = delete;
    ~LeagueSearch();

    [[nodiscard]] bool hasFoundAny() const;
    /// Whether somebody says that he is the computer of this invitation.
    [[nodiscard]] bool hasFound(const HostInvite &invite) const;
    /// The invitation with the addresses first at which its certificate was named.
    [[nodiscard]] HostInvite withFound(HostInvite invite) const;

private:
    struct Found
    {
        QString address{};
        QByteArray fingerprint{};

        bool operator==(const Found &) const = default;
    };

    void askOn();
    void hear(int socket, const QByteArray &mark);

    QStringList m_places;
    quint16 m_port;
    std::atomic<bool> m_ends = false;
    mutable QMutex m_mutex;
    std::vector<Found> m_found;
    std::thread m_thread;
};

} // namespace dugout
