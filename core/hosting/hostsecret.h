// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"

#include <QByteArray>
#include <QString>

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

/// What the server knows somebody by: 128 bits in letters and digits. Whoever types the password
/// has them made of it, with so many rounds that trying passwords takes a thief years; a QR code
/// and a file have them as they are. The name and the certificate, by the hexadecimal digits of its
/// SHA-256, go in as well: what was typed to another computer is of no use to it.
[[nodiscard]] QString slipSecret(const QString &password, const QString &login,
                                 const QByteArray &fingerprint);
/// Whether it is one already.
[[nodiscard]] bool isSlipSecret(const QString &text);

/// What PostgreSQL keeps in the place of a password (RFC 5802, RFC 7677): it never hears the
/// password itself. `salt` is any sixteen bytes.
[[nodiscard]] QString scramVerifier(const QString &password, const QByteArray &salt);

/// Sixteen bytes that only chance knows.
[[nodiscard]] QByteArray newSalt();

} // namespace dugout
