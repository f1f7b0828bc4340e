// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

struct ServerLook;

/// Refusals as the window says them: it has buttons where commands have files and variables.
struct ServerWords
{
    Q_DECLARE_TR_FUNCTIONS(dugout::ServerWords)

public:
    [[nodiscard]] static QString refusal(const Error &error);
    /// Of an address that was typed.
    [[nodiscard]] static Error refusedAddress(const Error &error, const QString &typed);
    /// Over the field for it; `isAgain`: what was typed did not open the door.
    [[nodiscard]] static QString askForPassword(const QString &address, bool isAgain);
    /// What is made on a server before a league is brought there, and what that cannot do; empty
    /// where nothing is.
    [[nodiscard]] static QString preparing(const ServerLook &look);
    /// What this login cannot take away from members, as a sentence that follows another.
    [[nodiscard]] static QString leftOpen(const ServerLook &look);
};

} // namespace dugout
