// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/baretable.h"

#include <sqlite3.h>

namespace dugout::bench {

BareTable::BareTable(const QString &path, Place place)
{
    sqlite3_open(path.toUtf8().constData(), &m_database);
    if (place == Existing)
        return;
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = 2");
    run("CREATE TABLE entry (seq INTEGER PRIMARY KEY, payload TEXT NOT NULL)");
    sqlite3_prepare_v2(m_database, "INSERT INTO entry (payload) VALUES (?)", -1, &m_insert,
                       nullptr);
}

BareTable::~BareTable()
{
    sqlite3_finalize(m_insert);
    sqlite3_close(m_database);
}

bool BareTable::append(const QByteArray &payload)
{
    run("BEGIN IMMEDIATE");
    sqlite3_bind_text(m_insert, 1, payload.constData(), static_cast<int>(payload.size()), nullptr);
    const bool done = sqlite3_step(m_insert) == SQLITE_DONE;
    sqlite3_reset(m_insert);
    return run("COMMIT") && done;
}

void BareTable::select(const char *sql)
{
    sqlite3_stmt *rows = nullptr;
    if (sqlite3_prepare_v2(m_database, sql, -1, &rows, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(m_database));
    while (sqlite3_step(rows) == SQLITE_ROW) {
        for (int column = 0; column < sqlite3_column_count(rows); ++column) {
            if (sqlite3_column_type(rows, column) == SQLITE_BLOB) // as text it would be copied
                (void)sqlite3_column_blob(rows, column);
            else
                (void)sqlite3_column_text(rows, column);
        }
    }
    sqlite3_finalize(rows);
}

bool BareTable::run(const char *sql)
{
    return sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

} // namespace dugout::bench
