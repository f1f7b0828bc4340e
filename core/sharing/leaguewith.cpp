// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/leaguewith.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<League> leagueWith(const ClubStores &stores, OpenLeague &opened, const JournalChange &change)
{
    const auto taken = opened.took(change);
    if (taken)
        return opened.league();
    if (taken.error().code != ErrorCode::ReachesBack)
        return taken.error();
    auto journal = stores.journals.read(change.id);
    if (!journal)
        return journal.error();
    journal->entries.insert(journal->entries.end(), change.entries.begin(), change.entries.end());
    const auto whole = OpenLeague::resume(stores, *journal);
    return whole ? Result<League>(whole->league()) : whole.error();
}

} // namespace dugout
