// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>
#include <QStringList>

namespace dugout {

/// How a coach finds a league that somebody hosts, and proves who he is. A typed code knows less
/// than a file: one address, the beginning of the certificate's fingerprint, no name, no secret.
struct HostInvite
{
    QStringList addresses{}; ///< in numbers
    quint16 port = 0;
    QByteArray fingerprint{}; ///< of the certificate: SHA-256 in hexadecimal digits, or their first
    QString login{};
    QString secret{}; ///< see newSlipSecret()
    QString league{}; ///< its name, for people alone

    bool operator==(const HostInvite &) const = default;
};

/// SHA-256 in hexadecimal digits.
[[nodiscard]] QByteArray fingerprintOf(const QByteArray &certificate);

/// Twenty letters to type, in groups of four: an address of IPv4, the port, 44 bits of the
/// fingerprint and a check. Empty where there is no such address.
[[nodiscard]] QString shortCodeOf(const HostInvite &invite);
/// What the QR code says.
[[nodiscard]] QString inviteText(const HostInvite &invite);
[[nodiscard]] QByteArray inviteFile(const HostInvite &invite);
/// It lets a coach in, so that nobody else on this computer may read it.
[[nodiscard]] Result<void> writeInvite(const QString &path, const HostInvite &invite);

/// Whether somebody means an invitation by it: a code, what a QR code says, or the file of one.
[[nodiscard]] bool isInvite(const QString &word);
[[nodiscard]] Result<HostInvite> readInvite(const QString &word);

} // namespace dugout
