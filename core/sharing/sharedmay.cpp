// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedmay.h"

namespace dugout {

SharedMay sharedMay(const std::optional<SharedNote> &note)
{
    SharedMay may;
    may.share = !note;
    if (!note)
        return may;
    const bool decides = note->role == SharedRole::Commissioner;
    const bool isThere = note->state == SharedState::Kept || note->state == SharedState::Joined;
    may.goOn = !isThere;
    may.letGo = note->state == SharedState::Kept;
    may.takeHome = decides && isThere;
    may.leave = note->state == SharedState::Joined;
    may.roles = decides && isThere;
    may.claims = decides && note->state == SharedState::Joined;
    may.slip = isThere;
    return may;
}

SharedNotice sharedNotice(const std::optional<SharedNote> &note, const LeagueLine &line,
                          int disputed)
{
    if (!note)
        return SharedNotice::None;
    switch (note->state) {
    case SharedState::Sharing:
        return SharedNotice::SharingStopped;
    case SharedState::Kept:
        return SharedNotice::Kept;
    case SharedState::ComingHome:
        return SharedNotice::HomeStopped;
    case SharedState::Leaving:
        return SharedNotice::LeavingStopped;
    case SharedState::Joined:
        break;
    }
    if (line.isOlder && note->role == SharedRole::Commissioner)
        return SharedNotice::Older;
    if (line.parted > 0)
        return SharedNotice::Parted;
    if (line.overtaken() > 0)
        return SharedNotice::Overtaken;
    if (line.claims > 0 && note->role == SharedRole::Commissioner)
        return SharedNotice::Claims;
    if (disputed > 0 && note->role == SharedRole::Commissioner)
        return SharedNotice::Disputed;
    if (line.refused() > 0)
        return SharedNotice::Refused;
    return line.told.empty() ? SharedNotice::None : SharedNotice::Told;
}

} // namespace dugout
