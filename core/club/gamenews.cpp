// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/gamenews.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool hasGoneOn(JournalStore &journals, const JournalId &game, qint64 lines)
{
    const auto later = journals.entriesAfter(game, lines, 1);
    if (!later || !later->empty())
        return later.has_value();
    const auto header = journals.readHeader(game);
    return header.failedWith(ErrorCode::StoreNotFound);
}

} // namespace dugout
