// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storecheck.h"

#include "core/store/storecontents.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StoreCheck
{
    Q_DECLARE_TR_FUNCTIONS(StoreCheck)
};

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
    const auto packed = connection.value(u"SELECT coalesce(sum(entries), 0) FROM journal_pack"_s);
    if (!packed)
        return packed.error();
    report.entries += packed->toLongLong();
    return {};
}

Result<void> findBrokenJournals(Connection &connection, StoreReport &report)
{
    const auto broken = connection.column(
        u"SELECT title FROM journal LEFT JOIN journal_pack AS pack ON pack.journal_id = id "
        "WHERE entry_count <> coalesce(pack.entries, 0) + (SELECT count(*) FROM journal_entry "
        "WHERE journal_entry.journal_id = id) OR entry_count <> (SELECT coalesce(max(seq), "
        "pack.entries, 0) FROM journal_entry WHERE journal_entry.journal_id = id) ORDER BY id"_s);
    if (!broken)
        return broken.error();
    for (const QString &title : *broken)
        report.problems.append(
            StoreCheck::tr("The game \"%1\" lacks some of its events.").arg(title));
    return {};
}

/// Both engines have the same tables; a database in memory is quickly made.
Result<QStringList> tablesAt(const MigrationSet &migrations, int version)
{
    StoreLocation memory;
    memory.path = u":memory:"_s;
    auto scratch = Connection::open(memory, ConnectionMode::ReadWrite);
    if (!scratch)
        return scratch.error();
    if (auto made = migrate(**scratch, migrations.upTo(version).sqlite); !made)
        return made.error();
    return (*scratch)->dialect().tables(**scratch);
}

Result<void> findMissingTables(Connection &connection, const MigrationSet &migrations, int version,
                               StoreReport &report)
{
    const auto wanted = tablesAt(migrations, version);
    if (!wanted)
        return wanted.error();
    const auto present = connection.dialect().tables(connection);
    if (!present)
        return present.error();
    for (const QString &table : *wanted) {
        if (!present->contains(table))
            report.problems.append(StoreCheck::tr("The table \"%1\" is missing.").arg(table));
    }
    return {};
}

/// What only a database of the latest form can be asked.
Result<void> checkContents(Connection &connection, StoreReport &report)
{
    if (auto counted = countRows(connection, report); !counted)
        return counted.error();
    if (auto searched = findBrokenJournals(connection, report); !searched)
        return searched.error();
    const auto unreadable = findUnreadable(connection);
    if (!unreadable)
        return unreadable.error();
    report.unreadable = *unreadable;
    return {};
}

} // namespace

Result<StoreReport> checkStore(Connection &connection, const MigrationSet &migrations, int version)
{
    const Connection::LongWork looking(connection);
    auto transaction = Transaction::begin(connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    StoreReport report;
    report.schemaVersion = version;
    report.latestVersion = migrations.latest();
    const auto damage = connection.dialect().findDamage(connection);
    if (!damage)
        return damage.error();
    report.problems = *damage;
    const auto settings = connection.dialect().settings(connection);
    if (!settings)
        return settings.error();
    report.settings = *settings;
    if (auto searched = findMissingTables(connection, migrations, version, report); !searched)
        return searched.error();
    if (version != report.latestVersion || !report.problems.isEmpty())
        return report;
    if (auto checked = checkContents(connection, report); !checked)
        return checked.error();
    return report;
}

} // namespace dugout
