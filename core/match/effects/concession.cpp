// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/concession.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool isConcessionFree(const MatchContext &context, const MatchState &state, Seat seat, bool atSetUp)
{
    const int few = context.number(u"conceding"_s, u"no-penalty"_s, u"players"_s);
    return atSetUp && state.side(seat).countToSetUp() <= few;
}

} // namespace dugout
