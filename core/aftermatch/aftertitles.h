// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// The title of a prompt before translation, with {team} and {player} for what is known then; null
/// for one of another room.
[[nodiscard]] const char *afterTitle(QStringView what);
/// The same as the head of a line in the log, which asks nothing.
[[nodiscard]] const char *afterLine(QStringView what);
/// Gold is spent there.
[[nodiscard]] bool isAboutMoney(QStringView what);
/// The table that is asked for there, where only the book has it; empty elsewhere.
[[nodiscard]] QString bookTableFor(QStringView what);
/// The word of a choice before translation; null when the edition has it.
[[nodiscard]] const char *afterChoice(QStringView choice);

} // namespace dugout
