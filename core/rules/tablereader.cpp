// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"
#include "core/rules/ruleeffect.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

TableRow readRow(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    TableRow row;
    row.id = RowId(reader.id());
    row.name = reader.text(u"name"_s);
    row.summary = reader.text(u"summary"_s);
    row.from = reader.optionalNumber(u"from"_s);
    row.to = reader.optionalNumber(u"to"_s);
    row.values = reader.numbers(u"values"_s);
    row.per = reader.optionalId(u"per"_s);
    if (const QString next = reader.optionalId(u"table"_s); !next.isEmpty())
        row.next = TableId(next);
    row.teams = reader.idList<RosterId>(u"teams"_s);
    row.skills = reader.idList<SkillId>(u"skills"_s);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        row.option = OptionId(option);
    (void)readRuleEffects(reader); // kept apart, see doing.h
    row.source = reader.provenance();
    if (row.from.has_value() != row.to.has_value() || row.from.value_or(0) > row.to.value_or(0))
        reader.complain(u"from"_s, EntryReader::tr("a range needs a lower and a higher end"));
    reader.refuseUnknown();
    return row;
}

void checkOverlap(EntryReader &reader, const Table &table)
{
    QMap<int, int> ranges; // from → to
    for (const TableRow &row : table.rows) {
        if (!row.from || !row.to)
            continue;
        const auto after = ranges.lowerBound(*row.from);
        const bool hitsNext = after != ranges.end() && after.key() <= *row.to;
        const bool hitsPrevious = after != ranges.begin() && std::prev(after).value() >= *row.from;
        if (hitsNext || hitsPrevious)
            reader.complain(
                u"rows"_s,
                EntryReader::tr("the range of \"%1\" overlaps another").arg(row.id.text()));
        ranges.insert(*row.from, *row.to);
    }
}

/// Every number the dice can show needs a row.
void checkGaps(EntryReader &reader, const Table &table)
{
    if (!table.dice || table.enteredFromBook || table.dice->toString() == u"BLOCK"_s)
        return;
    const std::vector<int> totals = table.dice->possibleTotals();
    for (const int total : totals) {
        const bool covered
            = std::any_of(table.rows.begin(), table.rows.end(),
                          [total](const TableRow &row) { return row.covers(total); });
        if (!covered)
            reader.complain(u"rows"_s, EntryReader::tr("no row has the result %1").arg(total));
    }
}

void checkBlockFaces(EntryReader &reader, const Table &table)
{
    if (!table.dice || table.dice->toString() != u"BLOCK"_s)
        return;
    int faces = 0;
    for (const TableRow &row : table.rows)
        faces += row.value(u"faces"_s);
    if (faces != 6)
        reader.complain(u"rows"_s, EntryReader::tr("a block die has six faces, not %1").arg(faces));
}

} // namespace

Table readTable(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Table table;
    table.id = TableId(reader.id());
    table.name = reader.text(u"name"_s);
    table.summary = reader.text(u"summary"_s);
    if (const QString dice = reader.optionalString(u"dice"_s); !dice.isEmpty()) {
        table.dice = DiceNotation::parse(dice);
        if (!table.dice)
            reader.complain(u"dice"_s, EntryReader::tr("\"%1\" are no dice").arg(dice));
    }
    table.key = reader.optionalId(u"key"_s);
    table.enteredFromBook = reader.flag(u"entered"_s, false);
    table.page = reader.optionalNumber(u"page"_s, 1, 999).value_or(0);
    table.teams = reader.idList<RosterId>(u"teams"_s);
    table.source = reader.provenance();
    for (const Entry &child : reader.children(u"rows"_s, EntryReader::Repeats::Refused))
        table.rows.push_back(readRow(child, problems));
    checkOverlap(reader, table);
    checkGaps(reader, table);
    checkBlockFaces(reader, table);
    reader.refuseUnknown();
    return table;
}

} // namespace dugout
