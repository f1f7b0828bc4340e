// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skirmisharena.h"

#include "core/skirmish/state/skirmishchanges.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int fightersEach = 3;

FighterCard plainFighter(int number)
{
    AttackAction attack;
    attack.id = AttackId(u"blade"_s);
    attack.name = sameInAll(u"Blade"_s);
    attack.range = 1;
    attack.dice = 2;
    attack.symbol = u"hammer"_s;
    attack.damage = 2;
    FighterCard card;
    card.id = FighterId(u"fighter-%1"_s.arg(number));
    card.name = sameInAll(u"Fighter %1"_s.arg(number));
    card.leader = number == 0;
    card.normal = {3, 2, u"shield"_s, 5, {attack}};
    card.inspired = card.normal;
    card.inspire = sameInAll(u"Now"_s);
    return card;
}

} // namespace

SkirmishArena::SkirmishArena()
    : SkirmishArena(Options{})
{ }

SkirmishArena::SkirmishArena(const Options &options)
{
    m_setup.ruleset = RulesetId(u"shadespire"_s);
    m_setup.options = options.choices;
    // Most tests want to see who can react, not who might.
    m_setup.options.try_emplace(OptionId(u"ask-everybody"_s), false);
    m_setup.tracksCards = options.tracksCards;
    m_setup.tracksField = options.tracksField;
    m_setup.cards = options.cards;
    for (int i = 0; i < options.players; ++i) {
        SkirmishSeat seat;
        seat.name = u"Player %1"_s.arg(i);
        seat.warband.id = WarbandId(u"band-%1"_s.arg(i));
        seat.warband.name = sameInAll(u"Band %1"_s.arg(i));
        for (int number = 0; number < fightersEach; ++number)
            seat.warband.fighters.push_back(plainFighter(number));
        for (const SkirmishCard &card : options.cards)
            (card.isPower() ? seat.deck.powers : seat.deck.objectives).push_back(card.id);
        seat.boards.push_back(blankBoard(u"plain-%1"_s.arg(i)));
        m_setup.seats.push_back(std::move(seat));
    }
}

FighterCard &SkirmishArena::card(Seat seat, int fighter)
{
    return m_setup.seats[static_cast<size_t>(seat)].warband.fighters[static_cast<size_t>(fighter)];
}

void SkirmishArena::begin(Seat first)
{
    m_game = std::make_unique<SkirmishGame>(skirmishRuleset(), m_setup);
    m_state = m_game->start();
    m_state.rollOff.reset();
    m_state.agenda = {{SkirmishKind::GameEnd},
                      {SkirmishKind::RoundEnd},
                      {SkirmishKind::EndPhase},
                      {SkirmishKind::Activations}};
    m_state.phase = SkirmishPhase::Action;
    m_state.round = 1;
    m_state.first = first;
    m_state.boardOrder = {0, 1};
    if (m_setup.tracksField) {
        // Side by side along the long edge.
        m_state.field = SharedField({{m_setup.seats[0].boards[0].board, {0, 0}, false, 0},
                                     {m_setup.seats[1].boards[0].board, {0, 5}, false, 1}});
    }
    int column = 0;
    for (Seat seat = 0; seat < m_state.playerCount(); ++seat) {
        m_state.player(seat).activations = m_game->context().activations();
        for (SkirmishFighter &fighter : m_state.player(seat).fighters) {
            fighter.placed = true;
            if (m_setup.tracksField)
                fighter.hex = hexAt(column % 9, column < 9 ? 0 : 8);
            column += 2;
        }
    }
    push(m_state, {SkirmishKind::Activation, first});
    m_state.active = first;
}

void SkirmishArena::place(Seat seat, int number, Hex hex)
{
    fighter(seat, number).hex = hex;
}

FighterRef SkirmishArena::ref(Seat seat, int number) const
{
    return {seat, FighterId(u"fighter-%1"_s.arg(number))};
}

SkirmishFighter &SkirmishArena::fighter(Seat seat, int number)
{
    return *m_state.find(ref(seat, number));
}

void SkirmishArena::giveHand(Seat seat, const QStringList &objectives, const QStringList &powers)
{
    SkirmishPlayer &player = m_state.player(seat);
    for (const QString &id : objectives) {
        take(player.objectives.deck, CardId(id));
        player.objectives.hand.emplace_back(id);
    }
    for (const QString &id : powers) {
        take(player.powers.deck, CardId(id));
        player.powers.hand.emplace_back(id);
    }
}

bool SkirmishArena::isAsked(const QString &id) const
{
    const auto prompts = m_game->prompts(m_state);
    return std::any_of(prompts.begin(), prompts.end(),
                       [&id](const Prompt &one) { return one.id == id; });
}

Prompt SkirmishArena::prompt(const QString &id) const
{
    for (const Prompt &one : m_game->prompts(m_state)) {
        if (one.id == id)
            return one;
    }
    qFatal("\"%s\" is not asked but \"%s\"", qPrintable(id), qPrintable(asked()));
}

QString SkirmishArena::asked() const
{
    const auto prompts = m_game->prompts(m_state);
    return prompts.empty() ? QString() : prompts.front().id;
}

Seat SkirmishArena::askedSeat() const
{
    const auto prompts = m_game->prompts(m_state);
    return prompts.empty() ? noSeat : prompts.front().seat;
}

void SkirmishArena::give(Event event, const Prompt &wanted)
{
    event.prompt = wanted.id;
    event.seat = wanted.seat;
    auto done = checkAnswer(wanted, event);
    if (done)
        done = m_game->apply(m_state, event);
    if (!done)
        qFatal("%s: %s", qPrintable(wanted.id), qPrintable(done.error().message));
}

void SkirmishArena::choose(const QString &id, const QStringList &choices)
{
    Event event;
    event.choices = choices;
    give(std::move(event), prompt(id));
}

void SkirmishArena::roll(const QString &id, std::vector<int> dice)
{
    Event event;
    event.dice = std::move(dice);
    give(std::move(event), prompt(id));
}

void SkirmishArena::say(const QString &id, int number)
{
    Event event;
    event.number = number;
    give(std::move(event), prompt(id));
}

bool SkirmishArena::isRefused(const QString &id, const QString &choice) const
{
    const Prompt wanted = prompt(id);
    Event event;
    event.prompt = id;
    event.seat = wanted.seat;
    event.choices = {choice};
    return !checkAnswer(wanted, event);
}

void SkirmishArena::attack(const FighterRef &attacker, const FighterRef &target,
                           std::vector<int> attackDice, std::vector<int> defenceDice)
{
    choose(u"activation"_s, u"attack:"_s + attacker.toString());
    choose(u"attack.target"_s, target.toString());
    roll(u"attack.roll"_s, std::move(attackDice));
    roll(u"defence.roll"_s, std::move(defenceDice));
}

SkirmishCard simpleCard(const QString &id, CardKind kind)
{
    SkirmishCard card;
    card.id = CardId(id);
    card.name = sameInAll(id);
    card.kind = kind;
    return card;
}

SkirmishCard reactionPloy(const QString &id)
{
    SkirmishCard card = simpleCard(id, CardKind::Ploy);
    card.reaction = true;
    return card;
}

SkirmishCard printed(const QString &id)
{
    SkirmishCard card = *skirmishRuleset()->skirmishCards().find(id);
    card.warband = {};
    card.restricted.clear();
    return card;
}

std::vector<SkirmishCard> manyCards()
{
    std::vector<SkirmishCard> cards;
    for (int i = 0; i < 12; ++i) {
        cards.push_back(simpleCard(u"objective-%1"_s.arg(i), CardKind::Objective));
        cards.back().glory = 2;
        cards.back().timing = i % 2 == 0 ? ScoreTiming::EndPhase : ScoreTiming::Immediate;
    }
    for (int i = 0; i < 20; ++i)
        cards.push_back(
            simpleCard(u"power-%1"_s.arg(i), i % 2 == 0 ? CardKind::Ploy : CardKind::Upgrade));
    return cards;
}

SkirmishArena::Options withCards(std::vector<SkirmishCard> cards, int players)
{
    SkirmishArena::Options options;
    options.players = players;
    options.tracksCards = true;
    options.cards = std::move(cards);
    return options;
}

SkirmishArena::Options asksAll(std::vector<SkirmishCard> cards, int players)
{
    SkirmishArena::Options options = withCards(std::move(cards), players);
    options.choices[OptionId(u"ask-everybody"_s)] = true;
    return options;
}

} // namespace dugout
