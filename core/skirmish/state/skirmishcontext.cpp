// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcontext.h"

#include "core/rules/knownwords.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SkirmishDie dieOf(const Ruleset &ruleset, const QString &id)
{
    const SkirmishDie *die = ruleset.skirmishDice().find(id);
    return die ? *die : SkirmishDie{};
}

} // namespace

SkirmishContext::SkirmishContext(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup)
    : m_ruleset(std::move(ruleset))
    , m_setup(std::move(setup))
    , m_attackDie(dieOf(*m_ruleset, u"attack"_s))
    , m_defenceDie(dieOf(*m_ruleset, u"defence"_s))
    , m_limits(deckLimits(*m_ruleset))
{
    // Not in the list above: what the edition leaves open stays as the header says.
    m_rounds = number(Tables::GameLength, Rows::Rounds, Key::Count, m_rounds);
    m_activations = number(Tables::GameLength, Rows::Activations, Key::Count, m_activations);
    m_upgradeCost = number(Tables::Glory, Rows::Upgrade, Key::Cost, m_upgradeCost);
    for (size_t i = 0; i < m_setup.cards.size(); ++i) {
        m_cards.insert(m_setup.cards[i].id.text(), i);
        m_modifiers.push_back(modifiersOf(m_setup.cards[i]));
        for (const CardModifier &modifier : m_modifiers.back())
            m_changesOthers = m_changesOthers || !modifier.whose.isEmpty();
    }
}

bool SkirmishContext::isOn(const QString &option) const
{
    return isOptionOn(m_setup.options, *m_ruleset, option);
}

QString SkirmishContext::chosen(const QString &option) const
{
    const OptionValue value = optionValue(m_setup.options, *m_ruleset, option);
    const auto *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

int SkirmishContext::optionNumber(const QString &option, int fallback) const
{
    const OptionValue value = optionValue(m_setup.options, *m_ruleset, option);
    const int *found = std::get_if<int>(&value);
    return found ? *found : fallback;
}

int SkirmishContext::number(const QString &tableId, const QString &rowId, const QString &key,
                            int fallback) const
{
    const Table *table = m_ruleset->tables().find(tableId);
    const TableRow *row = table ? table->row(rowId) : nullptr;
    return row ? row->value(key, fallback) : fallback;
}

QString SkirmishContext::ruleText(const QString &tableId, const QString &rowId) const
{
    const Table *table = m_ruleset->tables().find(tableId);
    const TableRow *row = table ? table->row(rowId) : nullptr;
    return row ? localized(row->summary) : QString();
}

const SkirmishCard *SkirmishContext::card(const CardId &id) const
{
    const auto found = m_cards.constFind(id.text());
    return found == m_cards.constEnd() ? nullptr : &m_setup.cards[*found];
}

const std::vector<CardModifier> &SkirmishContext::modifiers(const CardId &id) const
{
    static const std::vector<CardModifier> none;
    const auto found = m_cards.constFind(id.text());
    return found == m_cards.constEnd() ? none : m_modifiers[*found];
}

const FighterCard *SkirmishContext::fighter(const FighterRef &ref) const
{
    if (ref.seat < 0 || ref.seat >= playerCount())
        return nullptr;
    return seat(ref.seat).warband.fighter(ref.id);
}

int SkirmishContext::rollOffBonus() const
{
    return number(Tables::RollOff, Rows::FirstRoundBonus, Key::Criticals, 1);
}

bool SkirmishContext::asksEverybody(const SkirmishState &state) const
{
    return state.tracksCards() && isOn(Options::AskEverybody);
}

SkirmishWay SkirmishContext::startingWay() const
{
    return wayOf(m_setup);
}

bool SkirmishContext::hasDecks() const
{
    return std::all_of(m_setup.seats.begin(), m_setup.seats.end(), [](const SkirmishSeat &seat) {
        return !seat.deck.powers.empty() || !seat.deck.objectives.empty();
    });
}

int SkirmishContext::objectiveTokens() const
{
    const Table *table = m_ruleset->tables().find(Tables::ObjectiveTokens.word());
    const TableRow *row = table ? table->lookUp(playerCount()) : nullptr;
    return row ? row->value(Key::Tokens, 5) : 5;
}

Seat SkirmishContext::after(Seat seat, int round) const
{
    const Table *table = m_ruleset->tables().find(Tables::Direction.word());
    const TableRow *row = table && round > 0 ? table->lookUp(round) : nullptr;
    const int step = !row || row->value(Key::Clockwise, 1) == 1 ? 1 : -1;
    return (seat + step + playerCount()) % playerCount();
}

std::vector<Seat> SkirmishContext::orderFrom(Seat seat, int round) const
{
    std::vector<Seat> order;
    for (int i = 0; i < playerCount(); ++i) {
        order.push_back(seat);
        seat = after(seat, round);
    }
    return order;
}

} // namespace dugout
