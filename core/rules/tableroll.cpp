// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/tableroll.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<TableRoll> TableDice::roll(const Table &table, RandomSource &random)
{
    std::vector<int> dice;
    if (table.dice) {
        for (const int faces : table.dice->faces())
            dice.push_back(random.roll(faces));
    }
    return read(table, std::move(dice));
}

Result<TableRoll> TableDice::read(const Table &table, std::vector<int> dice)
{
    if (!table.dice || dice.size() != table.dice->faces().size())
        return Error{ErrorCode::NothingToRoll, tr("Nothing is rolled on this table."),
                     table.id.text()};
    auto found = lookUp(table, table.dice->total(dice), true);
    if (found)
        found->dice = std::move(dice);
    return found;
}

Result<TableRoll> TableDice::lookUp(const Table &table, int result, bool modified)
{
    const TableRow *row = table.lookUp(result);
    if (!row && table.enteredFromBook)
        return TableRoll{{}, result, std::nullopt};
    const bool beyond = row && table.dice && !row->covers(result);
    // D66 and D68 have no numbers between the tens, and a block die has six faces.
    const bool fixed
        = table.dice && (table.dice->isReadAsDigits() || table.dice->toString() == u"BLOCK"_s);
    if (!row || (beyond && (fixed || !modified)))
        return Error{ErrorCode::NoSuchResult,
                     tr("The table \"%1\" has no result %2.").arg(table.id.text()).arg(result),
                     {}};
    return TableRoll{{}, result, row->id};
}

} // namespace dugout
