// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/match/openmatchfile.h"
#include "app/cli/skirmish/skirmishtext.h"
#include "core/exchange/skirmishjson.h"

namespace dugout {

/// A skirmish from a file, with the lines to write back, or a kept one.
struct NamedSkirmish
{
    FileTrust trust; ///< without a path for a kept skirmish
    SkirmishRecord record;
    SkirmishSession session;
    std::optional<MatchPlace> kept{}; ///< none for a skirmish from a file
};

// What `dugout skirmish` does with the skirmishes that are kept.

/// `dugout skirmish list`
[[nodiscard]] int runSkirmishList(const QStringList &arguments, CliContext &context);
/// `dugout skirmish remove SKIRMISH`
[[nodiscard]] int runSkirmishRemove(const QStringList &arguments, CliContext &context);

[[nodiscard]] Result<NamedSkirmish> openKeptSkirmish(const QString &name,
                                                     const CliContext &context);
/// Starts a skirmish in the database and says what it is called there.
[[nodiscard]] int keepNewSkirmish(const SkirmishSetup &setup, const QString &title,
                                  CliContext &context);
/// Does with the kept skirmish of the first argument what the options of `answer` say.
[[nodiscard]] int answerKeptSkirmish(const CliParser &parser, CliContext &context);

} // namespace dugout
