// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"

namespace dugout {

using EntrantId = Id<struct EntrantTag>;

/// Who takes part in a competition, as its draws and tables see a team: the figures are those of
/// the moment the table is reckoned for.
struct Entrant
{
    EntrantId id;
    QString name;
    QString coach;
    QString club; ///< empty: of none
    int teamValue = 0; ///< or its rating, where that is what is compared
    int fanFactor = 0;
    int treasury = 0;
    int lot = 0; ///< drawn once and kept, the lower goes before; 0: not drawn

    bool operator==(const Entrant &) const = default;
};

} // namespace dugout
