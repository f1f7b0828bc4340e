// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/store/store.h"

#include <QJsonObject>

namespace dugout {

/// Translated words of `dugout db`.
struct DbCommand
{
    Q_DECLARE_TR_FUNCTIONS(DbCommand)
};

void addDatabaseOption(CliParser &parser);
/// For commands that need the lock of a file.
void addTakeOverOption(CliParser &parser);
/// The database that was named, else the one in the data folder.
[[nodiscard]] Result<StoreLocation> chosenLocation(const CliParser &parser,
                                                   const CliContext &context);
/// A lock that another computer left says how to go on.
[[nodiscard]] Error withTakeOverHint(Error error);

/// JSON or sentences, whichever was asked for.
int answerDb(CliContext &context, const QJsonObject &object, const QStringList &sentences);

} // namespace dugout
