// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace dugout {

/// Where a shared league is, for a coach who is to join it: never with a password, and without a
/// name, which everybody has of his own.
struct LeagueSlip
{
    QString address{};
    QString league{}; ///< its id; empty: the only one there
    QString title{};

    bool operator==(const LeagueSlip &) const = default;
};

/// The file that is handed round.
[[nodiscard]] QByteArray slipToFile(const LeagueSlip &slip);
[[nodiscard]] Result<LeagueSlip> slipFromFile(const QByteArray &file);

/// The address in letters and digits that are read off paper without mistakes, in groups of four,
/// with a check at the end.
[[nodiscard]] QString codeOfAddress(const QString &address);
/// Bytes in the same letters, and the way back: none where a letter is not one of them.
[[nodiscard]] QString slipLetters(const QByteArray &bytes);
[[nodiscard]] std::optional<QByteArray> bytesOfSlipLetters(const QString &text);
/// However they were typed: O is taken for 0, I and L for 1, and what groups them is left out.
[[nodiscard]] QString plainSlipLetters(const QString &typed);
/// O is taken for 0, I and L for 1; a letter that is wrong is noticed.
[[nodiscard]] Result<QString> addressOfCode(const QString &code);
[[nodiscard]] bool looksLikeCode(const QString &text);

} // namespace dugout
