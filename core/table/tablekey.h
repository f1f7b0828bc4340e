// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace dugout {

/// A secret that opens a table: what a code on the screen says, or what a phone keeps in its
/// cookie, by chance, written in digits and small letters of which none looks like another. What a
/// phone keeps has 130 bits, and nobody types it. A code may have to be typed: 40 bits are enough
/// where so few may be tried (Visitors) and each is good once.
class TableKey
{
public:
    static constexpr qsizetype length = 26;
    static constexpr qsizetype codeLength = 8;

    /// Opens nothing.
    TableKey() = default;
    /// By chance of the operating system.
    [[nodiscard]] static TableKey make();
    /// A short one, to be typed.
    [[nodiscard]] static TableKey makeCode();
    [[nodiscard]] static bool isSign(char sign); ///< that keys are written with
    /// One that was made before and kept; one that opens nothing where it is no key.
    [[nodiscard]] static TableKey kept(const QByteArray &text);
    /// What somebody meant who typed a key: capitals, gaps and hyphens say nothing, and the letters
    /// that no key has are the digits they look like.
    [[nodiscard]] static QByteArray asTyped(QByteArrayView typed);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// For the code and the cookie; never for a log.
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Takes as long for a wrong one as for the right one, wherever they differ. False for a key
    /// that opens nothing.
    [[nodiscard]] bool isOpenedBy(QByteArrayView tried) const;

private:
    [[nodiscard]] static TableKey ofLength(qsizetype length);

    QByteArray m_text;
};

/// In fours, which the eye finds again while it is typed; the gaps may be typed or not.
[[nodiscard]] QString inFours(QString code);

} // namespace dugout
