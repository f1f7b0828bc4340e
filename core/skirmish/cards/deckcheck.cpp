// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/deckcheck.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/localizedtext.h"

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

int limitOf(const Ruleset &ruleset, const QString &tableId, const QString &rowId,
            const QString &key, int fallback)
{
    const Table *table = ruleset.tables().find(tableId);
    const TableRow *row = table ? table->row(rowId) : nullptr;
    return row ? row->value(key, fallback) : fallback;
}

bool hasFighterFor(const SkirmishCard &card, const Warband &warband)
{
    return card.restricted.empty()
        || std::any_of(card.restricted.begin(), card.restricted.end(),
                       [&warband](const FighterId &id) { return warband.fighter(id) != nullptr; });
}

bool isOfFaction(const SkirmishCard &card, const Warband &warband)
{
    return card.isUniversal() || card.warband == warband.id;
}

/// Goes through both decks and collects what is wrong.
class DeckCheck
{
public:
    DeckCheck(const DeckList &deck, const Collection &collection, const DeckLimits &limits)
        : m_deck(deck)
        , m_collection(collection)
        , m_limits(limits)
        , m_warband(collection.warband(deck.warband))
    { }

    std::vector<DeckProblem> run()
    {
        if (!m_warband)
            complain(u"no-warband"_s, SkirmishWords::tr("The deck names no warband that exists."));
        checkCounts();
        for (const CardId &id : m_deck.objectives)
            checkCard(id, true);
        for (const CardId &id : m_deck.powers)
            checkCard(id, false);
        checkPloys();
        return std::move(m_problems);
    }

private:
    void complain(const QString &code, const QString &message, const CardId &card = {})
    {
        m_problems.push_back({code, message, card});
    }

    void checkCounts()
    {
        const auto objectives = static_cast<int>(m_deck.objectives.size());
        const auto powers = static_cast<int>(m_deck.powers.size());
        if (objectives != m_limits.objectives)
            complain(u"objective-count"_s,
                     SkirmishWords::tr("Cards in the objective deck: %1; there must be exactly %2.")
                         .arg(objectives)
                         .arg(m_limits.objectives));
        if (powers < m_limits.powers)
            complain(u"power-count"_s,
                     SkirmishWords::tr("Cards in the power deck: %1; there must be at least %2.")
                         .arg(powers)
                         .arg(m_limits.powers));
    }

    void checkPloys()
    {
        const auto powers = static_cast<int>(m_deck.powers.size());
        const int most = powers / std::max(1, m_limits.ploysDivisor);
        if (m_ploys > most)
            complain(u"ploys"_s,
                     SkirmishWords::tr("%1 of %2 power cards are ploys; at most %3 may be.")
                         .arg(m_ploys)
                         .arg(powers)
                         .arg(most));
    }

    void checkCard(const CardId &id, bool asObjective)
    {
        const SkirmishCard *card = m_collection.card(id);
        if (!card) {
            complain(u"unknown"_s,
                     SkirmishWords::tr("There is no card \"%1\" in the collection.").arg(id.text()),
                     id);
            return;
        }
        const QString name = localized(card->name);
        // The rules ask for different cards; the same name under another id is the same card.
        const QString key = name.isEmpty() ? id.text() : name.toCaseFolded();
        if (++m_seen[key] == m_limits.copies + 1)
            complain(u"copies"_s,
                     SkirmishWords::tr("\"%1\" is in the deck more than once.").arg(name), id);
        if (asObjective == card->isPower())
            complain(u"kind"_s,
                     asObjective ? SkirmishWords::tr("\"%1\" is not an objective card.").arg(name)
                                 : SkirmishWords::tr("\"%1\" is not a power card.").arg(name),
                     id);
        m_ploys += !asObjective && card->kind == CardKind::Ploy ? 1 : 0;
        checkWarband(*card, name);
    }

    void checkWarband(const SkirmishCard &card, const QString &name)
    {
        if (!m_warband)
            return;
        if (!isOfFaction(card, *m_warband))
            complain(u"warband"_s,
                     SkirmishWords::tr("\"%1\" belongs to another warband.").arg(name), card.id);
        else if (!hasFighterFor(card, *m_warband))
            complain(u"restricted"_s,
                     SkirmishWords::tr("No fighter of the warband may use \"%1\".").arg(name),
                     card.id);
    }

    const DeckList &m_deck;
    const Collection &m_collection;
    const DeckLimits &m_limits;
    const Warband *m_warband;
    std::map<QString, int> m_seen;
    int m_ploys = 0;
    std::vector<DeckProblem> m_problems;
};

} // namespace

DeckLimits deckLimits(const Ruleset &ruleset)
{
    DeckLimits limits;
    const auto read = [&ruleset](const QString &table, const QString &row, const QString &key,
                                 int &value) { value = limitOf(ruleset, table, row, key, value); };
    read(Tables::DeckLimits, Rows::ObjectiveDeck, Key::Minimum, limits.objectives);
    read(Tables::DeckLimits, Rows::PowerDeck, Key::Minimum, limits.powers);
    read(Tables::DeckLimits, Rows::Ploys, Key::Divisor, limits.ploysDivisor);
    read(Tables::DeckLimits, Rows::Copies, Key::Maximum, limits.copies);
    read(Tables::HandSizes, Rows::StartObjectives, Key::Cards, limits.handObjectives);
    read(Tables::HandSizes, Rows::StartPower, Key::Cards, limits.handPowers);
    return limits;
}

std::vector<DeckProblem> checkDeck(const DeckList &deck, const Collection &collection,
                                   const DeckLimits &limits)
{
    return DeckCheck(deck, collection, limits).run();
}

bool isUsable(const SkirmishCard &card, const Warband &warband)
{
    return isOfFaction(card, warband) && hasFighterFor(card, warband);
}

} // namespace dugout
