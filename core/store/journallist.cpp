// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/journallist.h"

#include "core/store/journalrows.h"
#include "core/store/query.h"
#include "core/text/searchfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The end of a statement that asks for a part of the games, with the values it needs.
class JournalFilter
{
public:
    explicit JournalFilter(const JournalQuery &query)
    {
        if (!query.game.isEmpty())
            add(u"game = ?"_s, query.game);
        if (query.state)
            addState(*query.state);
        if (!query.team.isEmpty())
            add(u"id IN (SELECT journal_id FROM journal_team WHERE team_id = ?)"_s, query.team);
        if (query.createdAfterMs)
            add(u"created_ms > ?"_s, *query.createdAfterMs);
    }

    [[nodiscard]] QString where() const
    {
        return m_conditions.isEmpty() ? QString() : u" WHERE "_s + m_conditions.join(u" AND "_s);
    }
    void bindTo(Query &statement) const
    {
        for (const QVariant &value : m_values)
            statement.bind(value);
    }

private:
    /// Those that are not over are few among many, and stand at the beginning of the index in the
    /// list's order. SQLite finds them there only where the state is no constant that it can put
    /// into the index's own term: hence no "=".
    void addState(JournalState state)
    {
        const QString text = stateText(state);
        if (state == JournalState::Finished) {
            add(u"state = ?"_s, text);
            return;
        }
        m_conditions.append(u"(state = 'finished') = FALSE"_s);
        add(u"state >= ?"_s, text);
        add(u"state <= ?"_s, text);
    }
    void add(const QString &condition, const QVariant &value)
    {
        m_conditions.append(condition);
        m_values.append(value);
    }

    QStringList m_conditions;
    QVariantList m_values;
};

QString orderText(JournalQuery::Order order)
{
    switch (order) {
    case JournalQuery::Order::NewestFirst:
        return u" ORDER BY created_ms DESC, id"_s;
    case JournalQuery::Order::OldestFirst:
        return u" ORDER BY created_ms, id"_s;
    case JournalQuery::Order::ListOrder:
        break;
    }
    return u" ORDER BY (state = 'finished'), changed_ms DESC, id"_s;
}

/// The page of a list whose titles were compared here: no engine knows the capital of every small
/// letter.
std::vector<JournalSummary> pageOf(const std::vector<JournalSummary> &all,
                                   const JournalQuery &query)
{
    const auto size = static_cast<qint64>(all.size());
    const qint64 from = std::min(query.offset, size);
    const bool isAll = query.limit == JournalQuery::all;
    const qint64 to = isAll ? size : from + std::min(query.limit, size - from);
    return {all.begin() + from, all.begin() + to};
}

} // namespace

Result<std::vector<JournalSummary>> listJournals(Connection &connection, const JournalQuery &query)
{
    const JournalFilter filter(query);
    const QString text = foldForSearch(query.text);
    const bool isPage = query.limit != JournalQuery::all;
    QString sql = summarySelection() + filter.where() + orderText(query.order);
    if (isPage && text.isEmpty())
        sql += u" LIMIT %1 OFFSET %2"_s.arg(query.limit).arg(query.offset);
    Query rows(connection, sql);
    filter.bindTo(rows);
    std::vector<JournalSummary> summaries;
    const auto done = rows.each([&](const Query &row) -> Result<void> {
        if (!text.isEmpty() && !foldForSearch(row.text(2)).contains(text))
            return {};
        auto summary = journalSummaryFrom(row);
        if (!summary)
            return summary.error();
        summaries.push_back(std::move(*summary));
        return {};
    });
    if (!done)
        return done.error();
    if (!isPage || !text.isEmpty())
        return pageOf(summaries, query);
    return summaries;
}

Result<qint64> countJournals(Connection &connection, const JournalQuery &query)
{
    if (!query.text.isEmpty()) {
        JournalQuery every = query;
        every.limit = JournalQuery::all;
        every.offset = 0;
        const auto found = listJournals(connection, every);
        return found ? Result<qint64>(static_cast<qint64>(found->size()))
                     : Result<qint64>(found.error());
    }
    const JournalFilter filter(query);
    Query row(connection, u"SELECT count(*) FROM journal"_s + filter.where());
    filter.bindTo(row);
    if (auto done = row.run(); !done)
        return done.error();
    if (const auto found = row.next(); !found)
        return found.error();
    return row.number(0);
}

} // namespace dugout
