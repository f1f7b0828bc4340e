// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/exchange/fileseal.h"

namespace dugout {

// What commands do with the file of a game that somebody edited by hand: they show it and say so,
// and they do not heal it.

/// How far the file of a game is what Dugout wrote.
struct FileTrust
{
    QString path;
    Seal seal = Seal::Whole;
    bool marked = false; ///< it was altered before, and gone on with knowingly

    [[nodiscard]] bool isAltered() const { return marked || seal != Seal::Whole; }
};

/// One sentence; empty when nothing was altered.
[[nodiscard]] QString alteredSentence(const FileTrust &trust);
/// Says on standard error that the file was altered, if it was.
void warnOfAltering(const FileTrust &trust, CliContext &context);

void addAcceptAlteredOption(CliParser &parser);
/// Whether the file may be written again: one whose seal is not whole only knowingly.
[[nodiscard]] Result<void> checkAltering(const CliParser &parser, const FileTrust &trust);

} // namespace dugout
