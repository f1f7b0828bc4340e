// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/concession.h"

#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool isConcessionFree(const MatchContext &context, const MatchState &state, Seat seat, bool atSetUp)
{
    const int few = context.number(Tables::Conceding, Rows::NoPenalty, Key::Players);
    return atSetUp && state.side(seat).countToSetUp() <= few;
}

} // namespace dugout
