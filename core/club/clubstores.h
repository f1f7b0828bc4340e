// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/club/journalkeeper.h"
#include "core/club/resultstore.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

/// Where everything is kept. Whoever makes it keeps all of it alive longer.
struct ClubStores
{
    JournalStore &journals;
    DocumentStore &documents;
    BatchStore &batches;
    ResultStore &results;
    RulesetLibrary &library;
    WallClock clock;
};

} // namespace dugout
