// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/silence.h"

#include "core/skirmish/state/skirmishnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool lasts(const SkirmishState &state, int hush)
{
    return hush > 0 && static_cast<int>(state.combats.size()) >= hush;
}

/// The power step that follows a reaction to the activation; null where there is none.
SkirmishStep *powerStepBelow(SkirmishState &state)
{
    const size_t depth = state.agenda.size();
    return depth > 1 && state.agenda[depth - 2].kind == SkirmishKind::Power
        ? &state.agenda[depth - 2]
        : nullptr;
}

} // namespace

bool isSilence(const QString &choice)
{
    static const QStringList words{SkirmishChoice::Decline, SkirmishChoice::Rest,
                                   SkirmishChoice::OwnRest, SkirmishChoice::OwnQuiet,
                                   SkirmishChoice::OwnOnward};
    return words.contains(choice);
}

bool isHushed(const SkirmishState &state)
{
    return lasts(state, state.hush);
}

bool isHushed(const SkirmishState &state, Seat seat)
{
    return lasts(state, state.player(seat).hush);
}

bool isQuiet(const SkirmishState &state)
{
    return state.activation > 0 && state.quiet == state.activation;
}

bool isQuiet(const SkirmishState &state, Seat seat)
{
    return state.activation > 0 && state.player(seat).quiet == state.activation;
}

int attackUnderWay(const SkirmishState &state)
{
    size_t first = state.combats.size();
    while (first > 1 && state.combats[first - 1].several && state.combats[first - 2].several
           && state.combats[first - 2].attacker == state.combats[first - 1].attacker)
        --first;
    return static_cast<int>(first);
}

void keepSilent(SkirmishState &state, Seat seat, const QString &choice)
{
    if (choice == SkirmishChoice::Rest)
        state.hush = attackUnderWay(state); // as it was said before each spoke for himself
    else if (choice == SkirmishChoice::OwnRest)
        state.player(seat).hush = attackUnderWay(state);
    else if (choice == SkirmishChoice::OwnQuiet)
        state.player(seat).quiet = state.activation;
    else if (SkirmishStep *power = powerStepBelow(state);
             power && choice == SkirmishChoice::OwnOnward)
        power->as<PowerTurn>().declined.push_back(seat);
}

void endHush(SkirmishState &state)
{
    const auto attacks = static_cast<int>(state.combats.size());
    if (attacks < state.hush)
        state.hush = 0;
    for (SkirmishPlayer &player : state.players) {
        if (attacks < player.hush)
            player.hush = 0;
    }
}

void endQuiet(SkirmishState &state)
{
    state.quiet = 0;
    for (SkirmishPlayer &player : state.players)
        player.quiet = 0;
}

} // namespace dugout
