// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// A secret that opens a table: what a code on the screen says, or what a phone keeps in its
/// cookie. 130 bits by chance, written in 26 digits and small letters of which none looks like
/// another: whoever cannot scan a code types it.
class TableKey
{
public:
    static constexpr qsizetype length = 26;

    /// Opens nothing.
    TableKey() = default;
    /// By chance of the operating system.
    [[nodiscard]] static TableKey make();
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
    QByteArray m_text;
};

} // namespace dugout
