// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/league/leaguekept.h"

namespace dugout {

struct LeagueFormats
{
    Q_DECLARE_TR_FUNCTIONS(LeagueFormats)
};

// What a league hands out for other programs and takes in from them.

/// `--format`, `--table`, `--competition` and `--organiser` of `league export`.
void addExportFormats(CliParser &parser);
/// Whether they ask for another format than our own JSON.
[[nodiscard]] bool asksForFormat(const CliParser &parser);
[[nodiscard]] int exportFormat(const CliParser &parser, CliContext &context);

/// `--into`, `--format` and `--competition` of `league import`.
void addImportFormats(CliParser &parser);
/// Whether results and entrants of another program are to go into a kept league.
[[nodiscard]] bool takesForeign(const CliParser &parser);
[[nodiscard]] int importForeign(const CliParser &parser, CliContext &context);

} // namespace dugout
