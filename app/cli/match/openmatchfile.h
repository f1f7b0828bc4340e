// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/match/alteredfiles.h"
#include "core/club/journal.h"
#include "core/exchange/matchjson.h"

namespace dugout {

/// How a kept match stands in the database.
struct MatchPlace
{
    JournalId id;
    QString title;
    JournalState state = JournalState::Running;
};

/// A match from a file, with the lines to write back, or a kept one.
struct NamedMatch
{
    FileTrust trust; ///< without a path for a kept match
    MatchFile file;
    MatchSession session;
    std::optional<MatchPlace> kept{}; ///< none for a match from a file
};

/// Reads it and says on standard error if it was altered.
[[nodiscard]] Result<NamedMatch> openMatchFile(const QString &path, CliContext &context);
/// What stands in the file of that name.
[[nodiscard]] Result<NamedMatch> openMatchBytes(const QString &path, const QByteArray &bytes,
                                                const CliContext &context);
/// From a file, or the kept match of that title or id.
[[nodiscard]] Result<NamedMatch> openNamedMatch(const QString &word, CliContext &context);
/// `--database`, and the argument `FILE` that `openNamedMatch` understands.
void addMatchArgument(CliParser &parser);

/// "running", "undecided" or "finished", as JSON says it.
[[nodiscard]] QString journalStateKey(JournalState state);

} // namespace dugout
