// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/afterstate.h"
#include "core/values/fields.h"

namespace dugout {

// The fields of what a match changes in a team, which results keep: see core/values/fields.h.

template<typename Family>
struct WrittenAs<KeptWord<Family>>
{
    static QString to(const KeptWord<Family> &word) { return word.text(); }
    static std::optional<KeptWord<Family>> from(const QString &text)
    {
        return KeptWord<Family>::fromText(text);
    }
    static QString needed() { return {}; } // every text is one
};

/// Nobody is an empty text.
template<>
struct WrittenAs<PlayerRef>
{
    static QString to(const PlayerRef &ref) { return ref.isValid() ? ref.toString() : QString(); }
    static std::optional<PlayerRef> from(const QString &text)
    {
        return PlayerRef::fromString(text);
    }
    static QString needed() { return {}; } // what names nobody is nobody
};

DUGOUT_FIELDS(TeamChange, kind, player, subject, before, after, reason)

} // namespace dugout
