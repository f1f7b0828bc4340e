// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QSqlQuery>
#include <QVariant>

#include <type_traits>
#include <vector>

namespace dugout {

/// One prepared statement, read forwards only. Values go in by position and come out typed,
/// because the two drivers answer with different QVariant types. A statement without values is run
/// as it stands: PostgreSQL prepares only queries and changes of rows.
class Query
{
public:
    Query(Connection &connection, QString sql);

    Query &bind(const QString &text);
    Query &bind(qint64 number);
    Query &bind(const QVariant &value);

    Result<void> run();
    /// False after the last row. An error in the middle of the rows is an error, not the end.
    Result<bool> next();
    /// Runs it and hands out every row. `take(row)` returns nothing, or a `Result<void>` whose
    /// error ends it.
    template<typename Take>
    Result<void> each(const Take &take);
    /// The same for what `make(row)` makes of each.
    template<typename Make>
    auto all(const Make &make) -> Result<std::vector<std::invoke_result_t<Make, const Query &>>>;

    [[nodiscard]] QString text(int column) const { return m_query.value(column).toString(); }
    /// As it may be shown: one plain line, cut short where somebody wrote pages into the column.
    [[nodiscard]] QString name(int column) const;
    [[nodiscard]] qint64 number(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] QVariant variant(int column) const { return m_query.value(column); }
    [[nodiscard]] int affected() const { return m_query.numRowsAffected(); }

private:
    void add(const QVariant &value);

    Connection &m_connection;
    Connection::Asking m_asking; ///< outlives the query, whose end asks the server as well
    QString m_sql;
    QSqlQuery m_query;
    bool m_prepared = false;
    bool m_broken = false;
};

template<typename Take>
Result<void> Query::each(const Take &take)
{
    if (auto done = run(); !done)
        return done;
    for (;;) {
        const auto more = next();
        if (!more)
            return more.error();
        if (!*more)
            return {};
        if constexpr (std::is_void_v<std::invoke_result_t<Take, const Query &>>)
            take(*this);
        else if (auto done = take(*this); !done)
            return done;
    }
}

template<typename Make>
auto Query::all(const Make &make) -> Result<std::vector<std::invoke_result_t<Make, const Query &>>>
{
    std::vector<std::invoke_result_t<Make, const Query &>> made;
    if (auto done = each([&](const Query &row) { made.push_back(make(row)); }); !done)
        return done.error();
    return made;
}

} // namespace dugout
