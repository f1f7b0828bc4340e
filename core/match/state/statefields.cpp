// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statefields.h"

namespace dugout {

namespace {

/// A new member of the state has to be described, too: then this counts one more.
[[maybe_unused]] size_t describedMembers(const MatchState &state)
{
    [[maybe_unused]] const auto &[sides, agenda, half, drive, recoveryDrive, kicking, kickedFirst,
                                  active, extraTurn, uses, weather, carrier, board, over,
                                  shootOutWinner, drives, casualties, ongoing, entered, occasion,
                                  after, facts]
        = state;
    constexpr size_t count = 22;
    static_assert(std::tuple_size_v<decltype(Fields<MatchState>::all)> == count);
    return count;
}

} // namespace

std::optional<AfterState> WrittenAs<AfterPart>::to(const AfterPart &part)
{
    return part.isSet() ? std::optional(part.get()) : std::nullopt;
}

std::optional<AfterPart> WrittenAs<AfterPart>::from(std::optional<AfterState> state)
{
    AfterPart part;
    if (state)
        part.set(*std::move(state));
    return part;
}

} // namespace dugout
