// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/openclub.h"

#include <QJsonObject>

#include <functional>

namespace dugout {

// What the commands for kept matches and kept skirmishes have in common.

/// `--database`, `--state`, `--text`, `--limit` and `--offset`.
void addGamesOptions(CliParser &parser);
/// What they ask for; an error of the code "usage" for what means nothing.
[[nodiscard]] Result<JournalQuery> gamesFrom(const CliParser &parser);

/// The title or id of a kept game, with `--database`.
void addGameArgument(CliParser &parser, const QString &name);

/// One line for each, with what `standing` says of it.
[[nodiscard]] int printGames(const std::vector<JournalSummary> &games, CliContext &context,
                             const std::function<QString(const JournalSummary &)> &standing);
/// Ends a command that changed this game: as JSON with its id and title, else with the sentence.
[[nodiscard]] int endWithGame(const JournalId &id, const QString &title, const QString &sentence,
                              CliContext &context);
/// Puts a match or a skirmish into the bin.
[[nodiscard]] int removeGame(const OpenClub &club, const Result<JournalId> &id,
                             CliContext &context);

/// The title of a kept game, as far as it can be read.
[[nodiscard]] QString titleOf(const OpenClub &club, const JournalId &id);

} // namespace dugout
