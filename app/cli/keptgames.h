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
/// `games` are the club's matches or its skirmishes.
template<typename Games>
[[nodiscard]] int removeGame(const OpenClub &club, const Games &games, const QString &name,
                             CliContext &context);

/// The title of a kept game, as far as it can be read.
[[nodiscard]] QString titleOf(const OpenClub &club, const JournalId &id);
[[nodiscard]] QString removedSentence(const QString &title);

template<typename Games>
int removeGame(const OpenClub &club, const Games &games, const QString &name, CliContext &context)
{
    const auto id = games.find(name);
    if (!id)
        return context.refuse(id.error());
    const QString title = titleOf(club, *id);
    if (const auto removed = games.remove(*id); !removed)
        return context.refuse(removed.error());
    return endWithGame(*id, title, removedSentence(title), context);
}

} // namespace dugout
