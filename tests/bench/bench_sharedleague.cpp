// SPDX-License-Identifier: GPL-3.0-or-later
// A league of many matches on a server of its own: what it costs to bring it there, to join it, to
// open it on a machine that joined beside opening the same league where it was made, and to take in
// one change: bench_sharedleague [TEAMS [SEASONS [ROUNDS]]]. 1000 50 4 is a league of 100,000
// matches.
#include "core/sharing/linelook.h"
#include "core/store/sharedserver.h"
#include "core/store/store.h"
#include "tests/bench/bigleague.h"
#include "tests/support/privatepostgres.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A machine with a database of its own.
class Machine
{
public:
    Machine(const QTemporaryDir &folder, const QString &name, StoreLocation place)
        : m_store(must(Store::open(StoreLocation::sqliteFile(folder.filePath(name)))))
        , m_place(std::move(place))
    { }

    [[nodiscard]] ClubStores stores()
    {
        return {m_store->journals(), m_store->documents(),
                m_store->batches(),  m_store->results(),
                m_library,           [] { return qint64(1'000); }};
    }
    [[nodiscard]] SharedTable &table() { return m_table; }
    [[nodiscard]] const KeptLeagues &leagues() const { return m_leagues; }
    [[nodiscard]] QString address() const { return m_place.toString(); }

private:
    std::unique_ptr<Store> m_store;
    StoreLocation m_place;
    RulesetLibrary m_library;
    SharedTable m_table{stores(), m_store->leaders(),
                        [this](const QString &) { return SharedServer::open(m_place); }};
    KeptLeagues m_leagues{m_table.stores(), m_store->leaders()};
};

void must(const Result<void> &done)
{
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
}

/// Rows that the server was asked for since it was last asked.
qint64 rowsRead(PrivatePostgres &server, const QString &database)
{
    return server
        .psql(database,
              u"SELECT pg_stat_force_next_flush(); SELECT sum(coalesce(seq_tup_read, 0) + "
              "coalesce(idx_tup_fetch, 0)) FROM pg_stat_user_tables "
              "WHERE schemaname = 'dugout_shared'"_s)
        .section(u'\n', -1)
        .toLongLong();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    BigLeagueSizes sizes;
    sizes.teams = words.value(1, u"40"_s).toInt();
    sizes.seasons = words.value(2, u"2"_s).toInt();
    sizes.rounds = words.value(3, u"2"_s).toInt();
    PrivatePostgres server;
    if (!server.problem().isEmpty())
        qFatal("%s", qPrintable(server.problem()));
    const StoreLocation place = server.createDatabase();
    server.psql(place.database, sharedSetupSql(place.database, false, {u"anna"_s}, {}));
    StoreLocation own = place;
    own.user = u"anna"_s;
    const QTemporaryDir folder;
    Machine here(folder, u"here.sqlite"_s, own);
    Machine joined(folder, u"joined.sqlite"_s, own);
    BigLeagueMaker maker(here.stores(), sizes);
    const LeagueId id = maker.make();
    std::printf("%d matches\n", maker.matches());
    measured("folding it once", [&] { (void)dugout::must(here.leagues().open(id)); });
    measured("bringing it", [&] { must(here.table().leagues().share(id, here.address())); });
    must(here.table().leagues().letGo(id));
    measured("joining it", [&] {
        (void)dugout::must(joined.table().leagues().join(joined.address(), {}, TeamsHere::Refused));
    });
    (void)dugout::must(joined.leagues().open(id)); // folded once there too
    const double local
        = measured("opening it where it was", [&] { (void)dugout::must(here.leagues().open(id)); });
    LineWatch watch(joined.table());
    const qint64 before = rowsRead(server, place.database);
    const double shared = measured("opening it, and a look", [&] {
        (void)dugout::must(joined.leagues().open(id));
        (void)watch.look();
    });
    const qint64 quiet = rowsRead(server, place.database);
    std::printf("%.2f times as long, %lld rows of the server read\n", shared / std::max(local, 0.1),
                static_cast<long long>(quiet - before));
    auto league = dugout::must(here.leagues().open(id));
    measured("a decision", [&] { must(league.act(LeagueRenamed{u"Other"_s})); });
    const qint64 decided = rowsRead(server, place.database);
    measured("a look that takes it in", [&] { (void)watch.look(); });
    std::printf("%lld rows of the server read\n",
                static_cast<long long>(rowsRead(server, place.database) - decided));
    return 0;
}
