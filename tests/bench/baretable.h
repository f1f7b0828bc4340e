// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

struct sqlite3;
struct sqlite3_stmt;

namespace dugout::bench {

/// As little as SQLite can be asked to do for a row that must outlive the power: the C interface,
/// statements prepared once, the write-ahead log and full synchronisation as the store has them.
class BareTable
{
public:
    enum Place { New, Existing };

    explicit BareTable(const QString &path, Place place = New);
    BareTable(const BareTable &) = delete;
    BareTable &operator=(const BareTable &) = delete;
    ~BareTable();

    bool append(const QByteArray &payload);
    /// Reads every value of every row.
    void select(const char *sql);

private:
    bool run(const char *sql);

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_insert = nullptr;
};

} // namespace dugout::bench
