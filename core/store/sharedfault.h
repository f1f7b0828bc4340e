// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>

#include <optional>

namespace dugout {

struct SharedSetupState;

/// What a server with shared leagues says no with, each with its code and one sentence.
class SharedFault
{
    Q_DECLARE_TR_FUNCTIONS(SharedFault)

public:
    /// Of a state that our own functions on the server raise; nothing for any other.
    static std::optional<Error> of(const QString &state, const QString &detail);

    static Error notSetUp(const QString &place);
    static Error notLetIn(const QString &place);
    static Error mayNotFound(const QString &place);
    static Error newer(const QString &place, int found, int known);
    static Error older(const QString &place, int found, int known);
};

} // namespace dugout
