// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/team.h"

namespace dugout {

/// A team from a file together with the edition it plays.
struct OpenTeam
{
    Team team;
    std::shared_ptr<const Ruleset> ruleset;
};

/// Opens one of our own team files.
[[nodiscard]] Result<OpenTeam> openTeam(const QString &path, const CliContext &context);
/// What stands in one.
[[nodiscard]] Result<OpenTeam> openTeamBytes(const QByteArray &bytes, const CliContext &context);

} // namespace dugout
