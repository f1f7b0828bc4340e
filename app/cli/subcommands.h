// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// The second word of a command such as `rules export`.
struct Subcommand
{
    QString name;
    const char *summary; ///< marked with QT_TRANSLATE_NOOP, translated when shown
    int (*run)(const QStringList &arguments, CliContext &context);
};

/// Finds the second word among `subcommands` and runs it with what is left; without one, or with
/// `--help` alone, says which there are. `translationContext` is that of the summaries.
[[nodiscard]] int runSubcommand(const QString &command, const char *translationContext,
                                const std::vector<Subcommand> &subcommands,
                                const QStringList &arguments, CliContext &context);

/// Where a coach's own rulesets lie inside the data folder.
[[nodiscard]] QString ownRulesetsFolder(const QString &dataFolder);

} // namespace dugout
