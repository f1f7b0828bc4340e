// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulescrossings.h"

#include <algorithm>

namespace dugout {

namespace {

template<typename T>
bool holds(const std::vector<T> &list, const T &wanted)
{
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

RulesRef rowRef(const Table &table, const TableRow &row)
{
    return {RulesKind::Row, table.id.text(), row.id.text()};
}

} // namespace

std::vector<RulesRef> tablesAbout(const RulesBook &book, const SkillId &skill)
{
    std::vector<RulesRef> found;
    for (const Table &table : book.ruleset().tables()) {
        if (table.id.text() == skill.text()) {
            found.push_back({RulesKind::Table, {}, table.id.text()});
            continue;
        }
        for (const TableRow &row : table.rows) {
            if (row.id.text() == skill.text() || holds(row.skills, skill))
                found.push_back(rowRef(table, row));
        }
    }
    return found;
}

std::vector<RulesRef> positionsWith(const RulesBook &book, const SkillId &skill)
{
    std::vector<RulesRef> found;
    for (const Roster &roster : book.ruleset().rosters()) {
        for (const Position &position : roster.positions) {
            if (holds(position.skills, skill))
                found.push_back({RulesKind::Position, roster.id.text(), position.id.text()});
        }
    }
    return found;
}

std::vector<RulesRef> starsWith(const RulesBook &book, const SkillId &skill)
{
    std::vector<RulesRef> found;
    for (const StarPlayer &star : book.ruleset().stars()) {
        const bool member
            = std::any_of(star.members.begin(), star.members.end(),
                          [&skill](const StarMember &one) { return holds(one.skills, skill); });
        if (member || holds(star.skills, skill))
            found.push_back({RulesKind::Star, {}, star.id.text()});
    }
    return found;
}

std::vector<RulesRef> starsOf(const RulesBook &book, const RosterId &team)
{
    std::vector<RulesRef> found;
    for (const StarPlayer &star : book.ruleset().stars()) {
        if (holds(star.teams, team))
            found.push_back({RulesKind::Star, {}, star.id.text()});
    }
    return found;
}

std::vector<RulesRef> inducementsOf(const RulesBook &book, const RosterId &team)
{
    std::vector<RulesRef> found;
    for (const Inducement &inducement : book.ruleset().inducements()) {
        const bool cheaper = std::any_of(
            inducement.discounts.begin(), inducement.discounts.end(),
            [&team](const Discount &discount) { return holds(discount.teams, team); });
        if (cheaper || holds(inducement.teams, team))
            found.push_back({RulesKind::Inducement, {}, inducement.id.text()});
    }
    return found;
}

std::vector<RulesRef> leadingTo(const RulesBook &book, const TableId &table)
{
    std::vector<RulesRef> found;
    for (const Table &other : book.ruleset().tables()) {
        for (const TableRow &row : other.rows) {
            if (row.next == table)
                found.push_back(rowRef(other, row));
        }
    }
    for (const Sequence &sequence : book.ruleset().sequences()) {
        for (const SequenceStep &step : sequence.steps) {
            if (step.table == table)
                found.push_back({RulesKind::Step, sequence.id.text(), step.id});
        }
    }
    for (const Deck &deck : book.ruleset().decks()) {
        for (const PlayCard &card : deck.cards) {
            if (card.table == table)
                found.push_back({RulesKind::Card, deck.id.text(), card.id.text()});
        }
    }
    return found;
}

std::vector<RulesRef> dependingOn(const RulesBook &book, const OptionId &option)
{
    std::vector<RulesRef> found;
    const Ruleset &ruleset = book.ruleset();
    for (const Skill &skill : ruleset.skills()) {
        if (skill.option == option)
            found.push_back({RulesKind::Skill, {}, skill.id.text()});
    }
    for (const Inducement &inducement : ruleset.inducements()) {
        if (inducement.option == option)
            found.push_back({RulesKind::Inducement, {}, inducement.id.text()});
    }
    for (const Table &table : ruleset.tables()) {
        for (const TableRow &row : table.rows) {
            if (row.option == option)
                found.push_back(rowRef(table, row));
        }
    }
    for (const Sequence &sequence : ruleset.sequences()) {
        if (sequence.option == option)
            found.push_back({RulesKind::Sequence, {}, sequence.id.text()});
        for (const SequenceStep &step : sequence.steps) {
            if (step.option == option)
                found.push_back({RulesKind::Step, sequence.id.text(), step.id});
        }
    }
    return found;
}

std::optional<RulesRef> namedBy(const RulesBook &book, const TableRow &row)
{
    if (book.ruleset().manifest().game != Game::Football)
        return std::nullopt;
    if (book.ruleset().skills().contains(row.id.text()))
        return RulesRef{RulesKind::Skill, {}, row.id.text()};
    return std::nullopt;
}

} // namespace dugout
