// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/club/journal.h"
#include "core/match/state/matchcontext.h"

namespace dugout {

class OpenClub;
class OpenMatch;

// What `dugout match` does with the matches that are kept.

/// `dugout match list`
[[nodiscard]] int runMatchList(const QStringList &arguments, CliContext &context);
/// `dugout match rename MATCH TITLE`
[[nodiscard]] int runMatchRename(const QStringList &arguments, CliContext &context);
/// `dugout match remove MATCH`
[[nodiscard]] int runMatchRemove(const QStringList &arguments, CliContext &context);
/// `dugout match team FILE home|away`, for a match from a file as well
[[nodiscard]] int runMatchTeam(const QStringList &arguments, CliContext &context);

/// Starts a match in the database and says what it is called there.
[[nodiscard]] int keepNewMatch(const MatchSetup &setup, const QString &title, CliContext &context);
/// Does with the kept match of the first argument what the options of `answer` say.
[[nodiscard]] int answerKeptMatch(const CliParser &parser, CliContext &context);

/// `--force`
void addElsewhereOption(CliParser &parser);
/// Refuses to enter anything in a match of a shared league that another table played last, unless
/// `--force` is given. What others did comes in first, where the server answers.
[[nodiscard]] Result<void> mayEnter(const CliParser &parser, const OpenClub &club,
                                    const JournalId &match);

/// Ends a command that changed this match: as JSON with its state, else with the sentence. What has
/// to be decided about its sheets is said on standard error.
[[nodiscard]] int endWithMatch(const OpenMatch &match, const QString &sentence,
                               CliContext &context);

} // namespace dugout
