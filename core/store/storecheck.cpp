// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storecheck.h"

#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<void> countRows(Connection &connection, StoreReport &report)
{
    const std::pair<QString, qint64 *> counts[] = {{u"document"_s, &report.documents},
                                                   {u"journal"_s, &report.journals},
                                                   {u"journal_entry"_s, &report.entries}};
    for (const auto &[table, count] : counts) {
        const auto number = connection.value(u"SELECT count(*) FROM "_s + table);
        if (!number)
            return number.error();
        *count = number->toLongLong();
    }
    return {};
}

Result<void> findBrokenJournals(Connection &connection, StoreReport &report)
{
    const auto broken = connection.column(
        u"SELECT id FROM journal WHERE entry_count <> (SELECT count(*) FROM journal_entry "
        "WHERE journal_id = id) OR entry_count <> (SELECT coalesce(max(seq), 0) FROM journal_entry "
        "WHERE journal_id = id) ORDER BY id"_s);
    if (!broken)
        return broken.error();
    for (const QString &id : *broken)
        report.problems.append(u"journal %1 has gaps"_s.arg(id));
    return {};
}

} // namespace

Result<StoreReport> checkStore(Connection &connection, int version, int latest)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    StoreReport report;
    report.schemaVersion = version;
    report.latestVersion = latest;
    const auto damage = connection.dialect().findDamage(connection);
    if (!damage)
        return damage.error();
    report.problems = *damage;
    const auto settings = connection.dialect().settings(connection);
    if (!settings)
        return settings.error();
    report.settings = *settings;
    if (version != latest || !report.problems.isEmpty())
        return report;
    if (auto counted = countRows(connection, report); !counted)
        return counted.error();
    if (auto searched = findBrokenJournals(connection, report); !searched)
        return searched.error();
    return report;
}

} // namespace dugout
