// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/ongoing.h"

#include "core/match/effects/effects.h"
#include "core/match/effects/facts.h"
#include "core/match/state/ongoingnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAbout(const OngoingEffect &ongoing, const QString &key, Seat seat)
{
    return (seat == noSeat || ongoing.seat == seat) && ongoing.values.contains(key);
}

bool endsNow(OngoingEffect &each, Until upTo)
{
    return each.until <= upTo || (upTo == Until::Turn && each.turns > 0 && --each.turns == 0);
}

/// A player who was only patched up is hurt again; one who was sent off meanwhile stays off.
void layDownAgain(MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (player && player->where != Whereabouts::SentOff)
        sendTo(state, ref, Whereabouts::Injured);
}

/// What was as it is only while the rule lasted is again as it was.
void putBack(MatchState &state, const PutBack &back)
{
    if (const GuestLeaves *leaves = std::get_if<GuestLeaves>(&back))
        sendTo(state, leaves->guest, Whereabouts::Absent);
    else if (const HurtAgain *hurt = std::get_if<HurtAgain>(&back))
        layDownAgain(state, hurt->player);
    else if (const WeatherAgain *before = std::get_if<WeatherAgain>(&back))
        changeWeather(state, before->weather);
}

/// Some leave something else behind when they end.
void endTimedEffects(MatchPlayer &player, Until upTo, const std::vector<Source> &spent)
{
    std::erase_if(player.timedEffects, [&spent](const TimedEffect &timedEffect) {
        return std::find(spent.begin(), spent.end(), timedEffect.source) != spent.end();
    });
    std::vector<TimedEffect> later;
    for (const TimedEffect &timedEffect : player.timedEffects) {
        if (timedEffect.until <= upTo && timedEffect.after != Profile{})
            later.push_back({timedEffect.source, timedEffect.after, {}, Until::Match, {}});
    }
    std::erase_if(player.timedEffects,
                  [upTo](const TimedEffect &timedEffect) { return timedEffect.until <= upTo; });
    player.timedEffects.insert(player.timedEffects.end(), later.begin(), later.end());
}

} // namespace

void addOngoing(MatchState &state, OngoingEffect ongoing)
{
    state.ongoing.push_back(std::move(ongoing));
}

const OngoingEffect *ongoingWith(const MatchState &state, const QString &key, Seat seat)
{
    const auto found
        = std::find_if(state.ongoing.begin(), state.ongoing.end(),
                       [&](const OngoingEffect &each) { return isAbout(each, key, seat); });
    return found == state.ongoing.end() ? nullptr : &*found;
}

void endOngoing(MatchState &state, const QString &key, Seat seat)
{
    std::erase_if(state.ongoing,
                  [&](const OngoingEffect &each) { return isAbout(each, key, seat); });
}

void letStay(MatchState &state, const PlayerRef &guest, Until until)
{
    addOngoing(state, {{}, guest.seat, {}, until, 0, GuestLeaves{guest}});
}

void letReturn(MatchState &state, const PlayerRef &player)
{
    addOngoing(state, {{}, player.seat, {}, Until::Drive, 0, HurtAgain{player}});
}

void lendWeather(MatchState &state, const RowId &weather)
{
    addOngoing(state, {{}, noSeat, {}, Until::Turn, 0, WeatherAgain{state.weather}});
    changeWeather(state, {weather});
}

void endWhatLasts(MatchState &state, Until upTo)
{
    std::vector<PutBack> over;
    std::vector<Source> spent; // cards for so many turns: what they lent ends with them
    std::erase_if(state.ongoing, [&](OngoingEffect &each) {
        if (!endsNow(each, upTo))
            return false;
        over.push_back(each.back);
        if (upTo == Until::Turn && each.values.contains(Lasts::Lent))
            spent.push_back(each.source);
        return true;
    });
    for (const PutBack &back : over)
        putBack(state, back);
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            if (!player.timedEffects.empty())
                endTimedEffects(player, upTo, spent);
        }
    }
}

} // namespace dugout
