// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/club/journalkeeper.h"
#include "core/club/resultstore.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

/// Where everything is kept. All it refers to must outlive it.
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
