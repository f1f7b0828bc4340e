// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storecopies.h"

#include "core/club/games.h"
#include "core/club/teamdocuments.h"
#include "core/store/store.h"
#include "core/store/storefault.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Looks without touching, at what an older Dugout made too.
Result<std::unique_ptr<Store>> opened(const QString &path)
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Reader);
    options.acceptOutdated = true;
    return Store::open(StoreLocation::sqliteFile(path), options);
}

KeptCopy asKept(const BackupCopy &copy, KeptCopy::Kind kind)
{
    return {copy.path, kind, copy.madeAt.toMSecsSinceEpoch(), copy.size};
}

Result<qint64> countOf(Store &store, const QString &game)
{
    JournalQuery query;
    query.game = game;
    const auto listed = store.journals().list(query);
    return listed ? Result<qint64>(static_cast<qint64>(listed->size()))
                  : Result<qint64>(listed.error());
}

Result<CopyContents> contentsOf(Store &store)
{
    CopyContents contents;
    JournalQuery leagues;
    leagues.game = leagueGame();
    const auto kept = store.journals().list(leagues);
    if (!kept)
        return kept.error();
    for (const JournalSummary &each : *kept)
        contents.leagues.append(each.title);
    const auto teams = keptTeams(store.documents());
    if (!teams)
        return teams.error();
    for (const DocumentSummary &each : *teams)
        contents.teams.append(each.name);
    const auto matches = countOf(store, matchGame());
    const auto skirmishes = countOf(store, skirmishGame());
    if (!matches || !skirmishes)
        return matches ? skirmishes.error() : matches.error();
    contents.matches = *matches;
    contents.skirmishes = *skirmishes;
    return contents;
}

} // namespace

StoreCopies::StoreCopies(StoreLocation location, BackupShelf shelf)
    : m_location(std::move(location))
    , m_shelf(std::move(shelf))
{ }

std::vector<KeptCopy> StoreCopies::list() const
{
    std::vector<KeptCopy> all;
    for (const BackupCopy &each : m_shelf.copies())
        all.push_back(
            asKept(each, each.day ? KeptCopy::Kind::Daily : KeptCopy::Kind::BeforeUpdate));
    for (const BackupCopy &each : m_shelf.putAside())
        all.push_back(asKept(each, KeptCopy::Kind::PutAside));
    std::stable_sort(all.begin(), all.end(), [](const KeptCopy &one, const KeptCopy &other) {
        return one.madeMs > other.madeMs;
    });
    return all;
}

Result<KeptCopy> StoreCopies::brought(const QString &path) const
{
    const auto store = opened(path);
    if (!store)
        return store.error();
    const QFileInfo file(path);
    return KeptCopy{file.absoluteFilePath(), KeptCopy::Kind::Brought,
                    file.lastModified().toMSecsSinceEpoch(), file.size()};
}

Result<CopyContents> StoreCopies::contents(const QString &path) const
{
    const auto store = opened(path);
    if (!store)
        return store.error();
    if ((*store)->schemaVersion() < MigrationSet::builtIn().latest()) {
        CopyContents older;
        older.isOlder = true;
        return older;
    }
    return contentsOf(**store);
}

Result<QStringList> StoreCopies::check(const QString &path) const
{
    const auto store = opened(path);
    if (!store)
        return store.error();
    const auto report = (*store)->check();
    if (!report)
        return report.error();
    if (!report->problems.isEmpty())
        return StoreFault::damaged(path, report->problems.join(u'\n'));
    return report->unreadable;
}

Result<void> StoreCopies::save(const QString &path) const
{
    const auto store = Store::open(m_location, StoreOptions::as(StoreOptions::Access::Reader));
    return store ? (*store)->backup(path) : Result<void>(store.error());
}

Result<void> StoreCopies::canGoBack() const
{
    if (m_location.engine != StoreLocation::Engine::Sqlite)
        return StoreFault::noRestoreToServer(m_location.toString());
    return {};
}

} // namespace dugout
