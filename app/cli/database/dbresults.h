// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/store/store.h"

#include <QJsonArray>

namespace dugout {

/// What kept matches have to say to `dugout db check`.
struct ResultsSaid
{
    QJsonArray findings;
    QStringList sentences;
};

/// Plays the kept matches again and names those whose result today's rules would derive otherwise,
/// that wait for a decision, or cannot be read.
[[nodiscard]] Result<ResultsSaid> checkKeptResults(Store &store, const CliContext &context);

/// Takes what today's rules make of one kept match, by its title or id.
[[nodiscard]] int takeNewReadingOf(const QString &match, CliContext &context);

} // namespace dugout
