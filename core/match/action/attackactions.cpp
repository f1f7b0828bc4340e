// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Blocks, fouls and weapons, and who falls without any of them. What follows are chains of their
// own.

bool isAnybody(const std::vector<MatchPlayer> &players, bool standing)
{
    return std::any_of(players.begin(), players.end(), [standing](const MatchPlayer &player) {
        return player.isOnPitch() && (player.posture == Posture::Standing) == standing;
    });
}

bool isAnOpponent(const MatchState &state, bool standing)
{
    return isAnybody(state.side(MatchState::otherSeat(state.active)).players, standing);
}

/// Some block a second time in the same action, right after the first: the same opponent if he
/// still stands, or another.
bool blocksAgain(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    return blocksTheSameAgain(context, state, player) || blocksAnother(context, state, player);
}

/// Only standing players are blocked. A player who has to stand up, or just did, cannot block,
/// except with Jump Up; nor can one who has moved, except on a blitz. A player who can only move
/// blocks everybody in the way, as often as that happens; one with a saw has to use it.
ActionOffer blockOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!state.isAnybodyBlockableBy(state.active))
        return {};
    ActionOffer offer{state.active};
    offer.choices = able(state, state.active, [&](const MatchPlayer &player) {
        const bool ready = player.has(Skills::JumpUp)
            || (player.posture == Posture::Standing && !player.hasMark(TurnMark::StoodUp));
        const bool sawsInstead = context.behaves(player, Behaves::AttacksInstead);
        const bool walked = player.hasMark(TurnMark::Walked) || player.hasMark(TurnMark::Square);
        const bool fresh = !hasActed(state, player) && !walked;
        // On his feet (crp.es.txt:4895, 5139-5140), however fast he would be up again.
        const bool again
            = player.posture == Posture::Standing && blocksAgain(context, state, player);
        // Some have to block again, and nobody else is likelier to.
        if (again)
            offer.usual = player.ref();
        // A player who got up for a blitz owes its second block like any other.
        return (ready || again) && !sawsInstead
            && (fresh || again || context.behaves(player, Behaves::MovesOnly));
    });
    if (!offer.choices.contains(offer.usual))
        offer.usual.clear();
    return offer;
}

ActionOffer blitzOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!state.isAnybodyBlockableBy(state.active)
        || state.uses.blitzes >= mostBlitzes(context, state))
        return {};
    const QStringList blitzers = able(state, state.active, [&](const MatchPlayer &player) {
        return isFresh(context, state, player)
            && (player.timedEffects.empty() || !player.isRooted());
    });
    return {state.active, blitzers, moverAmong(state, blitzers)};
}

/// Who walks into others, with somebody there to walk into.
ActionOffer trampleOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isAnOpponent(state, false) && !isAnybody(state.side(state.active).players, false))
        return {};
    return {state.active, able(state, state.active, [&context](const MatchPlayer &player) {
                return player.posture == Posture::Standing
                    && context.behaves(player, Behaves::MovesOnly);
            })};
}

/// Only who lies there is fouled, and not whom a card keeps from it (bb2016.en.txt:5688-5689).
bool isAnybodyToFoul(const MatchContext &context, const MatchState &state)
{
    const auto &players = state.side(MatchState::otherSeat(state.active)).players;
    return std::any_of(players.begin(), players.end(), [&context](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture != Posture::Standing
            && timedEffectValue(context, player, Key::NotFouled) == 0;
    });
}

ActionOffer foulOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isAnybodyToFoul(context, state) || !mayFoul(context, state)
        || state.uses.fouls >= mostFouls(context, state))
        return {};
    const QStringList foulers = allowed(context, state, Key::MayNotFoul);
    return {state.active, foulers, moverAmong(state, foulers)};
}

/// The second of two whom he attacks, or the only one.
bool mayUseWeapon(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const bool stabsNow = player.posture == Posture::Standing
        && weaponsOf(player) == QStringList{Skills::Stab} && blocksAnother(context, state, player);
    return isArmed(player) && (isFresh(context, state, player) || stabsNow);
}

ActionOffer weaponOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    if (!isAnOpponent(state, false) && !isAnOpponent(state, true))
        return {};
    const bool blitzLeft = state.uses.blitzes < mostBlitzes(context, state);
    return {state.active, able(state, state.active, [&](const MatchPlayer &player) {
                if (!mayUseWeapon(context, state, player))
                    return false;
                QStringList weapons = weaponsOf(player);
                if (!blitzLeft && attacksInBlitz(player))
                    weapons.removeIf(
                        [](const QString &each) { return each != Skills::Bombardier; });
                return !weapons.isEmpty();
            })};
}

ActionOffer fallOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return {state.active, state.ableToAct(state.active)};
}

constexpr TurnAction actions[]{
    {.text = {Asks::Block, QT_TRANSLATE_NOOP("Match", "Block"), "",
              QT_TRANSLATE_NOOP("Match", "Who blocks?")},
     .offer = blockOffer,
     .key = u'B',
     .declares = true},
    {.text = {Asks::Blitz, QT_TRANSLATE_NOOP("Match", "Blitz"), "",
              QT_TRANSLATE_NOOP("Match", "Who blitzes?")},
     .offer = blitzOffer,
     .key = u'Z',
     .declares = true},
    {.text = {Asks::Trample, QT_TRANSLATE_NOOP("Match", "Walks over somebody who lies there"), "",
              QT_TRANSLATE_NOOP("Match", "Who walks over somebody?")},
     .offer = trampleOffer,
     .reach = ActionReach::Note,
     .declares = true},
    {.text = {Asks::Foul, QT_TRANSLATE_NOOP("Match", "Foul"), "",
              QT_TRANSLATE_NOOP("Match", "Who fouls?")},
     .offer = foulOffer,
     .key = u'F',
     .declares = true},
    {.text = {Asks::Weapon, QT_TRANSLATE_NOOP("Match", "Weapon"), "",
              QT_TRANSLATE_NOOP("Match", "Who attacks?")},
     .offer = weaponOffer,
     .key = u'W',
     .declares = true},
    {.text = {Asks::Fall, QT_TRANSLATE_NOOP("Match", "Falls over"),
              QT_TRANSLATE_NOOP("Match", "{choice} falls over"),
              QT_TRANSLATE_NOOP("Match", "Who falls over?")},
     .offer = fallOffer,
     .key = u'D'},
};

} // namespace

StepGroup attackActions()
{
    return {.actions = actions};
}

} // namespace dugout
