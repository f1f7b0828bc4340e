// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"

namespace dugout {

class CorrectionChain;
class OpenClub;

// Changes of kept matches that reach beyond the match itself: what the window asks in a review, the
// command line says with options.

/// `dugout match correct MATCH ENTRY …`
[[nodiscard]] int runMatchCorrect(const QStringList &arguments, CliContext &context);
/// `dugout match settle MATCH`
[[nodiscard]] int runMatchSettle(const QStringList &arguments, CliContext &context);

/// `--then`, `--later` and `--accept`.
void addAcceptOptions(CliParser &parser);
/// Answers what is asked again with `--then`, tells what would change, and keeps it if `--accept`
/// says so.
[[nodiscard]] int carryThrough(CorrectionChain chain, const CliParser &parser, const OpenClub &club,
                               CliContext &context);

} // namespace dugout
