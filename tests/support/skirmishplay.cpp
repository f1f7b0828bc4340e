// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skirmishplay.h"

#include "core/rules/rulesetlibrary.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The cards of some piles, so condensed that a card too many or too few shows.
struct CardSum
{
    size_t cards = 0;
    size_t hashes = 0;

    void add(const CardId &card)
    {
        ++cards;
        hashes += qHash(card) * 0x9e3779b97f4a7c15U;
    }
    void add(const CardPile &pile)
    {
        for (const CardId &card : pile)
            add(card);
    }
    bool operator==(const CardSum &) const = default;
};

/// Every card of a player is in exactly one place.
QString brokenCards(const SkirmishGame &game, const SkirmishState &state, Seat seat)
{
    if (!state.tracksCards())
        return {};
    const SkirmishPlayer &player = state.player(seat);
    CardSum all;
    for (const CardPiles *piles : {&player.objectives, &player.powers}) {
        all.add(piles->deck);
        all.add(piles->hand);
        all.add(piles->discard);
    }
    all.add(player.scored);
    for (const SkirmishFighter &fighter : player.fighters)
        all.add(fighter.upgrades);
    for (const LyingPloy &ploy : state.lying) {
        if (ploy.seat == seat)
            all.add(ploy.card);
    }
    CardSum expected;
    expected.add(game.context().seat(seat).deck.objectives);
    expected.add(game.context().seat(seat).deck.powers);
    if (all != expected)
        return u"cards of seat %1"_s.arg(seat);
    if (static_cast<int>(player.objectives.hand.size()) > game.context().limits().handObjectives)
        return u"objectives in hand of seat %1"_s.arg(seat);
    return {};
}

QString brokenGlory(const SkirmishState &state, Seat seat)
{
    int gained = 0;
    for (const GloryEntry &entry : state.ledger)
        gained += entry.seat == seat && entry.game == state.game ? entry.points : 0;
    const SkirmishPlayer &player = state.player(seat);
    if (player.glory < 0 || player.glorySpent < 0 || player.totalGlory() != gained)
        return u"glory of seat %1"_s.arg(seat);
    return {};
}

QString brokenActivations(const SkirmishGame &game, const SkirmishState &state)
{
    if (state.phase != SkirmishPhase::Action)
        return {};
    int left = 0;
    int fewest = game.context().activations();
    for (const SkirmishPlayer &player : state.players) {
        left += player.activations;
        fewest = std::min(fewest, player.activations);
    }
    const int all = game.context().activations() * state.playerCount();
    // With counters only, activations come in any order: not everybody has as many left.
    if (fewest < 0 || left + state.activation != all)
        return u"activations"_s;
    return {};
}

QString brokenHexes(const SkirmishGame &game, const SkirmishState &state)
{
    QSet<QString> occupied;
    for (const SkirmishPlayer &player : state.players) {
        for (const SkirmishFighter &fighter : player.fighters) {
            if (fighter.out && (fighter.hex || fighter.damage != 0 || fighter.guard))
                return u"tokens of a fighter out of action"_s;
            if (game.context().tracksField() && fighter.isInPlay() != fighter.hex.has_value())
                return u"a fighter in play without a hex"_s;
            if (!fighter.hex)
                continue;
            if (!state.field->contains(*fighter.hex) || state.field->isBlocked(*fighter.hex))
                return u"a fighter where nobody can stand"_s;
            if (occupied.contains(hexText(*fighter.hex)))
                return u"two fighters in a hex"_s;
            occupied.insert(hexText(*fighter.hex));
        }
    }
    return {};
}

QString brokenFighters(const SkirmishGame &game, const SkirmishState &state)
{
    for (const FighterRef &ref :
         state.fighters([](Seat, const SkirmishFighter &one) { return one.isInPlay(); })) {
        const auto wounds = valuesOf(game.context(), state, ref).wounds;
        const SkirmishFighter &fighter = *state.find(ref);
        const bool isAsked = std::any_of(
            state.agenda.begin(), state.agenda.end(), [&ref](const SkirmishStep &step) {
                return step.kind == SkirmishKind::GoingOut && step.fighter == ref;
            });
        if (wounds && fighter.damage >= *wounds && !isAsked)
            return u"a fighter with too much damage in play"_s;
    }
    return {};
}

} // namespace

std::shared_ptr<const Ruleset> skirmishRuleset()
{
    static RulesetLibrary library;
    const auto loaded = library.load(u"shadespire"_s);
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().message));
    return *loaded;
}

QString brokenInvariant(const SkirmishGame &game, const SkirmishState &state)
{
    if (state.finished != state.agenda.empty())
        return u"an empty agenda means the end"_s;
    if (state.finished && !state.combats.empty())
        return u"an attack without an end"_s;
    if (state.round > game.context().rounds() && !state.suddenDeath)
        return u"too many rounds"_s;
    for (Seat seat = 0; seat < state.playerCount(); ++seat) {
        for (const QString &broken : {brokenCards(game, state, seat), brokenGlory(state, seat)}) {
            if (!broken.isEmpty())
                return broken;
        }
    }
    for (const QString &broken :
         {brokenActivations(game, state), brokenHexes(game, state), brokenFighters(game, state)}) {
        if (!broken.isEmpty())
            return broken;
    }
    return {};
}

} // namespace dugout
