// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/league/leaguekept.h"

#include <QStringList>

namespace dugout {

struct LeagueFilesCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueFilesCommand)
};

// What a league hands out as files and takes in from other programs.

/// `league arrange LEAGUE HOME AWAY`
[[nodiscard]] int runLeagueArrange(const QStringList &arguments, CliContext &context);
/// `league site LEAGUE --out FOLDER`
[[nodiscard]] int runLeagueSite(const QStringList &arguments, CliContext &context);
/// `league print LEAGUE --sheet SHEET --out FILE`
[[nodiscard]] int runLeaguePrint(const QStringList &arguments, CliContext &context);

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
