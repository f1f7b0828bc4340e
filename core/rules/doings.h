// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/doing.h"

#include <QHash>

namespace dugout {

/// All that the entries of an edition do. Few do anything, so that it is kept apart from them.
struct Doings
{
    using ById = QHash<QString, std::vector<Doing>>;

    QHash<QString, ById> rows; ///< by table
    ById inducements;
    ById stars;
    ById rosters;
    ById decks;
};

/// Notes what the entries of a part do, as the part is read.
void noteDoings(Doings &doings, const QString &part, const std::vector<Entry> &entries);

} // namespace dugout
