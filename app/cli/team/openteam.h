// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/club/documents.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/team.h"

#include <functional>

namespace dugout {

/// A team from a file, or a kept one, together with the edition it plays.
struct OpenTeam
{
    Team team;
    std::shared_ptr<const Ruleset> ruleset;
    std::optional<DocumentSummary> kept{}; ///< none for a team from a file
};

/// Opens one of our own team files, or the kept team of that name or id.
[[nodiscard]] Result<OpenTeam> openTeam(const QString &word, const CliContext &context);
/// What stands in a team file.
[[nodiscard]] Result<OpenTeam> openTeamBytes(const QByteArray &bytes, const CliContext &context);
/// `--database`, and the argument `FILE` that `openTeam` understands.
void addTeamArgument(CliParser &parser);

/// `--reason`: the commissioner's word, for the sheet of a team that plays in a league.
void addWordOption(CliParser &parser);

using TeamChanger = std::function<Result<Team>(const OpenTeam &)>;
/// Changes the team of the first argument where it is, in its file or among the kept ones; with
/// `--out` it stays as it is and the file gets the changed one. Answers the status to end with; as
/// JSON it says where the changed team is.
[[nodiscard]] int changeTeam(const CliParser &parser, CliContext &context,
                             const TeamChanger &change);

} // namespace dugout
