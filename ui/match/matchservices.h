// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/play/batchstore.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

class LanguageController;
class RandomSource;
class Settings;

/// What the Match place works on; whoever makes it keeps it alive longer.
struct MatchServices
{
    JournalStore &journals;
    DocumentStore &documents;
    BatchStore &batches;
    RulesetLibrary &library;
    RandomSource &random;
    LanguageController &language;
    Settings &settings;
    /// A room that knows what follows the whistle says more steps.
    const StepBook &steps = StepBook::ofMatch();
};

} // namespace dugout
