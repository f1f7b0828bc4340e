// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharingdesk.h"

namespace dugout {

ShareReadiness readinessOf(const ServerLook &look)
{
    if (look.isNewer)
        return ShareReadiness::TooNew;
    if (look.isOlder && look.mayFound)
        return look.mayPrepare ? ShareReadiness::Renews : ShareReadiness::NeedsAdministrator;
    if (look.isPrepared)
        return look.mayFound ? ShareReadiness::Ready : ShareReadiness::NeedsAdministrator;
    return look.mayPrepare ? ShareReadiness::Prepares : ShareReadiness::NeedsAdministrator;
}

} // namespace dugout
