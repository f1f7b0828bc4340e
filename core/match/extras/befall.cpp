// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/befall.h"

#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/harm/harm.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

/// What lasts of it.
void lend(MatchState &state, const PlayerRef &player, const Fate &fate)
{
    TimedEffect effect{
        fate.source,
        {fate.values.value(Key::Ma), fate.values.value(Key::St), 0, fate.values.value(Key::Av)},
        fate.skills,
        fate.until,
        {}};
    effect.idle = fate.values.value(Key::Idle) > 0;
    effect.feuds = fate.values.value(Key::Feuds) > 0;
    const bool any
        = effect.change != Profile{} || !effect.skills.empty() || effect.idle || effect.feuds;
    if (any)
        state.find(player)->timedEffects.push_back(std::move(effect));
}

} // namespace

std::vector<Seat> seatsOf(const MatchState &state, const Numbers &values, Seat seat)
{
    if (values.value(Key::WhenKicking) > 0)
        return {state.kicking};
    if (seat == noSeat || values.value(Key::EachSide) > 0 || values.value(Key::BothSides) > 0)
        return {1, 0};
    return {values.value(Key::OpponentLot) > 0 ? MatchState::otherSeat(seat) : seat};
}

std::vector<PlayerRow> rowsOfDice(const MatchContext &context, const QString &table,
                                  const QStringList &players, const Event &event)
{
    std::vector<PlayerRow> found;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (const TableRow *row = rowOfDie(context, table, event.dice[static_cast<size_t>(i)]))
            found.push_back({PlayerRef::fromString(players.at(i)), row});
    }
    return found;
}

void befall(const MatchContext &context, MatchState &state, const PlayerRef &player,
            const Fate &fate)
{
    const auto says = [&fate](const QString &key) { return fate.values.value(key) > 0; };
    const Harm harm{player,
                    {},
                    HarmCause::Other,
                    fate.values.value(Key::ArmourModifier),
                    fate.values.value(Key::InjuryModifier)};
    lend(state, player, fate);
    if (says(Key::Misses))
        sitOut(state, player);
    if (says(Key::Reserves))
        sendTo(state, player, Whereabouts::Reserves);
    else if (says(Key::SentOff))
        push(state,
             Step::with(StepKind::SendingOff, player.seat, player, {},
                        SendingOff{SentOffFor::Other}));
    else if (says(Key::KnockedOut) || says(Key::Ko))
        knockOut(context, state, player);
    else if (says(Key::Injury))
        injure(context, state, harm);
    else if (says(Key::KnockedDown))
        knockDown(context, state, harm);
    else if (says(Key::Stunned))
        stunByCrowd(context, state, player);
    else if (says(Key::Prone))
        placeProne(context, state, player);
}

} // namespace dugout
