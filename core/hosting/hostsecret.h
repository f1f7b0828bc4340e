// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace dugout {

/// What nobody can reckon from what it gave before.
class SecretRandom final : public RandomSource
{
public:
    [[nodiscard]] int roll(int faces) override;
};

/// A password that is read aloud and typed, such as "mosike tulaba 41": at least 44 bits that
/// chance alone has chosen, in syllables that all three languages say.
[[nodiscard]] QString newSlipPassword(RandomSource &chance);

/// What the server knows somebody by: 128 bits that chance alone has chosen, in letters and digits.
/// A QR code and a file say them; nothing that is typed leads to them without the server.
[[nodiscard]] QString newSlipSecret();
/// Whether it is one.
[[nodiscard]] bool isSlipSecret(const QString &text);

/// A typed password logs in as this first, which may do nothing but fetch the coach's secret.
[[nodiscard]] QString typedLogin(const QString &login);

/// What is made of a typed password, with so many rounds that trying passwords takes a thief years.
/// The name and the certificate, by the hexadecimal digits of its SHA-256, go in as well: what was
/// typed to another computer is of no use to it.
class TypedKeys
{
public:
    TypedKeys(const QString &password, const QString &login, const QByteArray &fingerprint);

    /// By which the typed login is let in; it opens nothing.
    [[nodiscard]] QString password() const;
    /// The secret as the server may have it, without being able to read it.
    [[nodiscard]] QString closed(const QString &secret) const;
    /// None where somebody changed it, or it was closed under another password.
    [[nodiscard]] std::optional<QString> opened(const QString &closed) const;

private:
    [[nodiscard]] QByteArray padded(const QByteArray &bytes) const;
    [[nodiscard]] QByteArray sealOf(const QByteArray &bytes) const;

    QByteArray m_stretched;
};

/// What PostgreSQL keeps in the place of a password (RFC 5802, RFC 7677): it never hears the
/// password itself. `salt` is any sixteen bytes.
[[nodiscard]] QString scramVerifier(const QString &password, const QByteArray &salt);

/// Sixteen bytes that only chance knows.
[[nodiscard]] QByteArray newSalt();

} // namespace dugout
