// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/randomskirmish.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A number from `low` to `high`.
int between(RandomSource &source, int low, int high)
{
    return low + source.roll(high - low + 1) - 1;
}

template<typename T>
const T &oneOf(const std::vector<T> &values, RandomSource &source)
{
    return values[static_cast<size_t>(source.roll(static_cast<int>(values.size())) - 1)];
}

QString oneOf(const QStringList &values, RandomSource &source)
{
    return values.at(source.roll(static_cast<int>(values.size())) - 1);
}

void fillAttack(AttackAction &attack, const QStringList &symbols, RandomSource &source)
{
    if (!attack.range)
        attack.range = source.roll(4) == 1 ? between(source, 2, 3) : 1;
    if (!attack.dice)
        attack.dice = between(source, 1, 3);
    if (attack.symbol.isEmpty())
        attack.symbol = oneOf(symbols, source);
    if (!attack.damage)
        attack.damage = between(source, 1, 3);
    attack.cleave = source.roll(4) == 1;
    attack.knockback = source.roll(4) == 1 ? between(source, 1, 2) : 0;
}

void fillSide(FighterSide &side, const Ruleset &ruleset, RandomSource &source)
{
    if (!side.move)
        side.move = between(source, 2, 5);
    if (!side.defenceDice)
        side.defenceDice = between(source, 1, 2);
    if (side.defenceSymbol.isEmpty())
        side.defenceSymbol = oneOf(ruleset.skirmishDice().find(u"defence"_s)->ownSymbols(), source);
    if (!side.wounds)
        side.wounds = between(source, 2, 4);
    const bool onlyReactions
        = std::all_of(side.attacks.begin(), side.attacks.end(),
                      [](const AttackAction &attack) { return attack.reaction; });
    if (onlyReactions) {
        AttackAction attack;
        attack.id = AttackId(u"weapon"_s);
        attack.name = sameInAll(SkirmishWords::tr("Weapon"));
        side.attacks.push_back(attack);
    }
    for (AttackAction &attack : side.attacks)
        fillAttack(attack, ruleset.skirmishDice().find(u"attack"_s)->ownSymbols(), source);
}

SkirmishCard practiceCard(const QString &id, CardKind kind, RandomSource &source)
{
    SkirmishCard card;
    card.id = CardId(id);
    card.name = sameInAll(id);
    card.kind = kind;
    if (kind == CardKind::Objective) {
        if (source.roll(6) > 1)
            card.glory = between(source, 1, 3);
        card.timing = static_cast<ScoreTiming>(between(source, 0, 2));
    } else if (kind == CardKind::Ploy) {
        card.reaction = source.roll(4) == 1;
        card.duration = static_cast<PloyDuration>(between(source, 0, 2));
    } else if (source.roll(3) > 1) {
        static const QStringList keys{u"move"_s, u"defence"_s, u"wounds"_s,    u"range"_s,
                                      u"dice"_s, u"damage"_s,  u"knockback"_s, u"cleave"_s};
        card.effect = cardeffect::characteristics;
        card.values.insert(oneOf(keys, source), 1);
    } else {
        card.reaction = source.roll(2) == 1;
    }
    return card;
}

/// The edition's cards that the warband may use, filled up with practice cards to legal decks.
DeckList randomDeck(const Warband &warband, const Ruleset &ruleset, Seat seat,
                    Collection &collection, RandomSource &source)
{
    const DeckLimits limits = deckLimits(ruleset);
    DeckList deck{DeckId(u"random"_s), {}, warband.id, {}, {}};
    int ploys = 0;
    for (const SkirmishCard &card : collection.cards) {
        if (!isUsable(card, warband) || card.id.text().startsWith("practice"_L1))
            continue;
        (card.isPower() ? deck.powers : deck.objectives).push_back(card.id);
        ploys += card.kind == CardKind::Ploy ? 1 : 0;
    }
    const auto add = [&](std::vector<CardId> &pile, CardKind kind) {
        const QString id
            = u"practice-%1-%2-%3"_s.arg(seat).arg(static_cast<int>(kind)).arg(pile.size());
        collection.cards.push_back(practiceCard(id, kind, source));
        pile.emplace_back(id);
    };
    while (static_cast<int>(deck.objectives.size()) < limits.objectives)
        add(deck.objectives, CardKind::Objective);
    const int powers = limits.powers + between(source, 0, 4);
    while (static_cast<int>(deck.powers.size()) < powers) {
        const bool ploy = ploys < limits.powers / limits.ploysDivisor;
        ploys += ploy ? 1 : 0;
        add(deck.powers, ploy ? CardKind::Ploy : CardKind::Upgrade);
    }
    return deck;
}

} // namespace

SkirmishSetup randomSetup(const Ruleset &ruleset, const RandomSkirmish &wanted,
                          RandomSource &source)
{
    SkirmishSetup setup;
    setup.ruleset = ruleset.id();
    setup.options = wanted.options;
    setup.tracksCards = wanted.tracksCards;
    setup.tracksField = wanted.tracksField;
    setup.way = wanted.way;
    Collection collection = builtInCollection(ruleset);
    const std::vector<Warband> warbands = collection.warbands;
    for (int i = 0; i < wanted.players; ++i) {
        SkirmishSeat seat;
        seat.name = SkirmishWords::tr("Player %1").arg(i + 1);
        seat.warband = oneOf(warbands, source);
        if (!wanted.openValues) {
            for (FighterCard &fighter : seat.warband.fighters) {
                fillSide(fighter.normal, ruleset, source);
                fillSide(fighter.inspired, ruleset, source);
            }
        }
        if (wanted.tracksCards)
            seat.deck = randomDeck(seat.warband, ruleset, i, collection, source);
        if (wanted.tracksField) {
            BoardFace face = blankBoard(u"plain-%1"_s.arg(i + 1));
            for (int blocked = source.roll(3) - 1; blocked > 0; --blocked)
                face.board.blocked.push_back(hexAt(between(source, 3, 6), between(source, 1, 2)));
            seat.boards.push_back(std::move(face));
        }
        setup.seats.push_back(std::move(seat));
    }
    gatherCards(setup, collection);
    return setup;
}

Event randomAnswerOf(const std::vector<Prompt> &prompts, RandomSource &source)
{
    const Prompt &prompt = randomPrompt(prompts, source);
    // Nobody goes on for ever about what one card does.
    if (prompt.id == SkirmishAsks::Effect && source.roll(2) == 1) {
        Event done;
        done.prompt = prompt.id;
        done.seat = prompt.seat;
        done.choices = {SkirmishChoice::Done};
        return done;
    }
    return randomAnswer(prompt, source);
}

std::optional<PlayedSkirmish> playRandomly(const SkirmishGame &game, RandomSource &source)
{
    constexpr int mostEvents = 100'000;
    PlayedSkirmish played{game.start(), 0};
    while (!played.state.finished) {
        const std::vector<Prompt> prompts = game.prompts(played.state);
        if (prompts.empty() || ++played.events > mostEvents
            || !game.apply(played.state, randomAnswerOf(prompts, source)))
            return std::nullopt;
    }
    return played;
}

} // namespace dugout
