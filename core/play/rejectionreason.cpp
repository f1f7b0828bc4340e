// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/rejectionreason.h"

#include "core/play/event.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString rejectionReason(const Error &reason)
{
    return reason.code == ErrorCode::NotAsked ? PlayWords::tr("It is not asked any more.")
                                              : reason.message;
}

} // namespace dugout
