// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesindexbuilder.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// In the order of the list.
const QStringList &typedParts()
{
    static const QStringList parts{u"teams"_s,  u"skills"_s,    u"stars"_s,   u"inducements"_s,
                                   u"tables"_s, u"sequences"_s, u"options"_s, u"decks"_s};
    return parts;
}

} // namespace

RulesIndexBuilder::RulesIndexBuilder(const RulesBook &book)
    : m_book(book)
    , m_parts(typedParts() + book.plainParts())
{ }

bool RulesIndexBuilder::step()
{
    const size_t before = m_entries.size();
    while (!isDone() && m_entries.size() == before)
        read(m_parts.at(m_next++));
    return m_entries.size() > before;
}

void RulesIndexBuilder::finish()
{
    m_book.ruleset().readEveryPart();
    while (!isDone())
        step();
}

void RulesIndexBuilder::read(const QString &part)
{
    const Ruleset &ruleset = m_book.ruleset();
    switch (typedParts().indexOf(part)) {
    case 0:
        return addTeams();
    case 1:
        return addAll(ruleset.skills(), RulesKind::Skill);
    case 2:
        return addAll(ruleset.stars(), RulesKind::Star);
    case 3:
        return addAll(ruleset.inducements(), RulesKind::Inducement);
    case 4:
        return addTables();
    case 5:
        return addSequences();
    case 6:
        return addAll(ruleset.options(), RulesKind::Option);
    case 7:
        return addDecks();
    default:
        return addPlain(part);
    }
}

void RulesIndexBuilder::add(RulesRef ref, const LocalizedText &name, const LocalizedText &summary,
                            const LocalizedText &owner)
{
    m_entries.push_back(indexed(std::move(ref), name, summary, owner));
}

template<typename T>
void RulesIndexBuilder::addAll(const KeyedList<T> &list, RulesKind kind)
{
    for (const T &value : list)
        add({kind, {}, value.id.text()}, value.name, value.summary);
}

void RulesIndexBuilder::addTeams()
{
    for (const Roster &roster : m_book.ruleset().rosters()) {
        add({RulesKind::Team, {}, roster.id.text()}, roster.name, roster.summary);
        for (const Position &position : roster.positions)
            add({RulesKind::Position, roster.id.text(), position.id.text()}, position.name, {},
                roster.name);
    }
}

void RulesIndexBuilder::addTables()
{
    for (const Table &table : m_book.ruleset().tables()) {
        add({RulesKind::Table, {}, table.id.text()}, table.name, table.summary);
        for (const TableRow &row : table.rows)
            add({RulesKind::Row, table.id.text(), row.id.text()}, row.name, row.summary,
                table.name);
    }
}

void RulesIndexBuilder::addSequences()
{
    for (const Sequence &sequence : m_book.ruleset().sequences()) {
        add({RulesKind::Sequence, {}, sequence.id.text()}, sequence.name, sequence.summary);
        for (const SequenceStep &step : sequence.steps)
            add({RulesKind::Step, sequence.id.text(), step.id}, step.name, step.summary,
                sequence.name);
    }
}

void RulesIndexBuilder::addDecks()
{
    for (const Deck &deck : m_book.ruleset().decks()) {
        add({RulesKind::Deck, {}, deck.id.text()}, deck.name, deck.summary);
        for (const PlayCard &card : deck.cards)
            add({RulesKind::Card, deck.id.text(), card.id.text()}, card.name, card.summary,
                deck.name);
    }
}

void RulesIndexBuilder::addPlain(const QString &part)
{
    const RulesKind kind = plainKind(part);
    for (const Entry &entry : m_book.plain(part)) {
        const QString id = entry.object.value("id"_L1).toString();
        add({kind, kind == RulesKind::Other ? part : QString(), id},
            plainText(entry.object, u"name"_s), plainText(entry.object, u"summary"_s));
        addFighters(id, entry.object);
    }
}

void RulesIndexBuilder::addFighters(const QString &warband, const QJsonObject &object)
{
    const QJsonArray fighters = object.value("fighters"_L1).toArray();
    for (const auto &element : fighters) {
        const QJsonObject fighter = element.toObject();
        add({RulesKind::Fighter, warband, fighter.value("id"_L1).toString()},
            plainText(fighter, u"name"_s), plainText(fighter, u"inspire"_s),
            plainText(object, u"name"_s));
    }
}

RulesIndex buildRulesIndex(const RulesBook &book)
{
    RulesIndexBuilder builder(book);
    builder.finish();
    return builder.index();
}

} // namespace dugout
