// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesindexbuilder.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Collects entries kind by kind.
class Builder
{
public:
    explicit Builder(const RulesBook &book)
        : m_book(book)
        , m_ruleset(book.ruleset())
    { }

    std::vector<RulesEntry> run()
    {
        addTeams();
        for (const Skill &skill : m_ruleset.skills())
            add({RulesKind::Skill, {}, skill.id.text()}, skill.name, skill.summary);
        for (const StarPlayer &star : m_ruleset.stars())
            add({RulesKind::Star, {}, star.id.text()}, star.name, star.summary);
        for (const Inducement &inducement : m_ruleset.inducements())
            add({RulesKind::Inducement, {}, inducement.id.text()}, inducement.name,
                inducement.summary);
        addTables();
        addSequences();
        for (const Option &option : m_ruleset.options())
            add({RulesKind::Option, {}, option.id.text()}, option.name, option.summary);
        addDecks();
        addPlain();
        return std::move(m_entries);
    }

private:
    void add(RulesRef ref, const LocalizedText &name, const LocalizedText &summary,
             const LocalizedText &owner = {})
    {
        m_entries.push_back(indexed(std::move(ref), name, summary, owner));
    }

    void addTeams()
    {
        for (const Roster &roster : m_ruleset.rosters()) {
            add({RulesKind::Team, {}, roster.id.text()}, roster.name, roster.summary);
            for (const Position &position : roster.positions)
                add({RulesKind::Position, roster.id.text(), position.id.text()}, position.name, {},
                    roster.name);
        }
    }

    void addTables()
    {
        for (const Table &table : m_ruleset.tables()) {
            add({RulesKind::Table, {}, table.id.text()}, table.name, table.summary);
            for (const TableRow &row : table.rows)
                add({RulesKind::Row, table.id.text(), row.id.text()}, row.name, row.summary,
                    table.name);
        }
    }

    void addSequences()
    {
        for (const Sequence &sequence : m_ruleset.sequences()) {
            add({RulesKind::Sequence, {}, sequence.id.text()}, sequence.name, sequence.summary);
            for (const SequenceStep &step : sequence.steps)
                add({RulesKind::Step, sequence.id.text(), step.id}, step.name, step.summary,
                    sequence.name);
        }
    }

    void addDecks()
    {
        for (const Deck &deck : m_ruleset.decks()) {
            add({RulesKind::Deck, {}, deck.id.text()}, deck.name, deck.summary);
            for (const Card &card : deck.cards)
                add({RulesKind::Card, deck.id.text(), card.id.text()}, card.name, card.summary,
                    deck.name);
        }
    }

    void addPlain()
    {
        const QStringList parts = m_book.plainParts();
        for (const QString &part : parts) {
            const RulesKind kind = plainKind(part);
            for (const Entry &entry : m_book.plain(part)) {
                const QString id = entry.object.value("id"_L1).toString();
                add({kind, kind == RulesKind::Other ? part : QString(), id},
                    plainText(entry.object, u"name"_s), plainText(entry.object, u"summary"_s));
                addFighters(id, entry.object);
            }
        }
    }

    void addFighters(const QString &warband, const QJsonObject &object)
    {
        const QJsonArray fighters = object.value("fighters"_L1).toArray();
        for (const auto &element : fighters) {
            const QJsonObject fighter = element.toObject();
            add({RulesKind::Fighter, warband, fighter.value("id"_L1).toString()},
                plainText(fighter, u"name"_s), plainText(fighter, u"inspire"_s),
                plainText(object, u"name"_s));
        }
    }

    const RulesBook &m_book;
    const Ruleset &m_ruleset;
    std::vector<RulesEntry> m_entries;
};

} // namespace

RulesIndex buildRulesIndex(const RulesBook &book)
{
    return RulesIndex(Builder(book).run());
}

} // namespace dugout
