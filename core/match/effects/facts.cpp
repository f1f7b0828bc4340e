// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"

#include "core/match/effects/effects.h"
#include "core/rules/knownwords.h"

#include <algorithm>
#include <utility>

namespace dugout {

Fact factNow(const MatchState &state, Fact fact)
{
    fact.half = state.over ? Fact::afterMatch : state.half;
    fact.turn = state.active == noSeat ? 0 : state.side(state.active).turn;
    return fact;
}

void tell(MatchState &state, Fact fact)
{
    state.facts.push_back(factNow(state, std::move(fact)));
}

void countTouchdown(MatchState &state, Seat seat, const PlayerRef &scorer)
{
    MatchPlayer *player = state.find(scorer);
    if (player)
        ++player->achievements.touchdowns;
    tell(state, {FactKind::Touchdown, seat, player ? scorer : PlayerRef{}});
}

void countCompletion(MatchState &state, const PlayerRef &thrower)
{
    MatchPlayer *player = state.find(thrower);
    if (!player)
        return;
    ++player->achievements.completions;
    tell(state, {FactKind::Completion, thrower.seat, thrower});
}

void countInterception(MatchState &state, const PlayerRef &player)
{
    MatchPlayer *found = state.find(player);
    if (!found)
        return;
    ++found->achievements.interceptions;
    tell(state, {FactKind::Interception, player.seat, player});
}

void noteCasualty(MatchState &state, CasualtyRecord record)
{
    tell(state,
         {FactKind::Casualty, record.victim.seat, record.victim, record.by, record.result.text()});
    state.casualties.push_back(std::move(record));
}

void sendOff(MatchState &state, const PlayerRef &player, SentOffFor reason)
{
    const MatchPlayer *found = state.find(player);
    if (!found)
        return;
    if (found->where != Whereabouts::SentOff)
        tell(state,
             {FactKind::SentOff,
              player.seat,
              player,
              {},
              reason == SentOffFor::Weapon ? Skills::SecretWeapon.word() : QString()});
    sendTo(state, player, Whereabouts::SentOff);
}

void ejectCoach(MatchState &state, Seat seat)
{
    if (!std::exchange(state.side(seat).coachEjected, true))
        tell(state, {FactKind::CoachEjected, seat});
}

void sitOut(MatchState &state, const PlayerRef &player)
{
    MatchPlayer *found = state.find(player);
    if (found && !std::exchange(found->sitsOut, true))
        tell(state, {FactKind::SitsOut, player.seat, player});
}

void startProne(MatchState &state, const PlayerRef &player)
{
    state.find(player)->timedEffects.push_back({StartsDrive::LyingDown, {}, {}, Until::Drive, {}});
    tell(state, {FactKind::StartsProne, player.seat, player});
}

void changeWeather(MatchState &state, RowOrBook weather)
{
    if (!weather.isEmpty() && weather != state.weather)
        tell(state, {FactKind::Weather, noSeat, {}, {}, weather.text()});
    state.weather = std::move(weather);
}

void noteKickOff(MatchState &state, RowOrBook result)
{
    if (!result.isEmpty())
        tell(state, {FactKind::KickOff, noSeat, {}, {}, result.text()});
    state.occasion.kickOff = std::move(result);
}

} // namespace dugout
