// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/cards/collection.h"

#include <QStringList>

namespace dugout {

/// The edition's cards and warbands with those of a collection file laid over them; `path` may be
/// empty.
[[nodiscard]] Result<Collection> loadCollection(const Ruleset &ruleset, const QString &path);

/// `dugout skirmish deck check DECK [--collection FILE]`
[[nodiscard]] int runSkirmishDeck(const QStringList &arguments, CliContext &context);
/// `dugout skirmish import LIST [--collection FILE] --out FILE`
[[nodiscard]] int runSkirmishImport(const QStringList &arguments, CliContext &context);

} // namespace dugout
