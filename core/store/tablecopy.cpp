// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tablecopy.h"

#include "core/store/query.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<void> copyTable(Connection &source, Connection &target, const QString &table)
{
    const auto columns
        = target.column(u"SELECT name FROM pragma_table_info('%1') ORDER BY cid"_s.arg(table));
    if (!columns)
        return columns.error();
    const QString names = columns->join(u", "_s);
    const QString marks = QStringList(columns->size(), u"?"_s).join(u", "_s);
    const QString insertion = u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, names, marks);
    Query rows(source, u"SELECT %1 FROM %2"_s.arg(names, table));
    return rows.each([&](const Query &row) {
        Query insert(target, insertion);
        for (int column = 0; column < columns->size(); ++column)
            insert.bind(row.variant(column));
        return insert.run();
    });
}

} // namespace

Result<void> copyTables(Connection &source, Connection &target)
{
    const auto tables = target.dialect().tables(target);
    if (!tables)
        return tables.error();
    // One moment of the source, and all of the target at once.
    auto reading = Transaction::begin(source, Transaction::Kind::Reading);
    if (!reading)
        return reading.error();
    auto writing = Transaction::begin(target, Transaction::Kind::Writing);
    if (!writing)
        return writing.error();
    // A table may come before the one that its rows point to.
    if (auto deferred = target.execute(u"PRAGMA defer_foreign_keys = ON"_s); !deferred)
        return deferred.error();
    for (const QString &table : *tables) {
        if (auto copied = copyTable(source, target, table); !copied)
            return copied.error();
    }
    return writing->commit();
}

} // namespace dugout
