// SPDX-License-Identifier: GPL-3.0-or-later
// A league of many matches on a server of its own: what it costs to bring it there, to join it, to
// open it on a machine that joined beside opening the same league where it was made, and to take in
// one change: bench_sharedleague [TEAMS [SEASONS [ROUNDS [LINES]]]]. 1000 50 4 is a league of
// 100,000 matches; LINES are those of the journal of each.
#include "core/sharing/linelook.h"
#include "core/store/sharedserver.h"
#include "core/store/store.h"
#include "tests/bench/bigleague.h"
#include "tests/support/privatepostgres.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QThread>

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

/// Rows of the server that were read until now. A servant tells it at last when he goes: nobody may
/// be connected.
qint64 rowsRead(PrivatePostgres &server, const QString &database)
{
    while (!server.servants(database).empty())
        QThread::msleep(1);
    return server
        .psql(database,
              u"SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) FROM "
              "pg_stat_user_tables WHERE schemaname = 'dugout_shared'"_s)
        .toLongLong();
}

BigLeagueSizes sizesOf(const QStringList &words)
{
    BigLeagueSizes sizes;
    sizes.teams = words.value(1, u"40"_s).toInt();
    sizes.seasons = words.value(2, u"2"_s).toInt();
    sizes.rounds = words.value(3, u"2"_s).toInt();
    sizes.lines = words.value(4, u"0"_s).toInt();
    return sizes;
}

/// The server, a league on this machine, and a second machine that joins.
class Scene
{
public:
    explicit Scene(const BigLeagueSizes &sizes)
        : m_place(m_server.createDatabase())
    {
        if (!m_server.problem().isEmpty())
            qFatal("%s", qPrintable(m_server.problem()));
        m_server.psql(m_place.database, sharedSetupSql(m_place.database, false, {u"anna"_s}, {}));
        Machine here = machine(u"here"_s);
        BigLeagueMaker maker(here.stores(), sizes);
        m_id = maker.make();
        std::printf("%d matches\n", maker.matches());
        measured("folding it once", [&] { (void)dugout::must(here.leagues().open(m_id)); });
    }

    void share()
    {
        Machine here = machine(u"here"_s);
        measured("bringing it", [&] { must(here.table().leagues().share(m_id, here.address())); });
        must(here.table().leagues().letGo(m_id));
    }
    void join()
    {
        Machine joined = machine(u"joined"_s);
        measured("joining it", [&] {
            (void)dugout::must(
                joined.table().leagues().join(joined.address(), {}, TeamsHere::Refused));
        });
        (void)dugout::must(joined.leagues().open(m_id)); // folded once there too
    }
    /// Beside opening it where it was made, the first look reaches the server.
    void open()
    {
        double local = 0;
        {
            Machine here = machine(u"here"_s);
            local = measured("opening it where it was",
                             [&] { (void)dugout::must(here.leagues().open(m_id)); });
        }
        const qint64 before = rowsRead(m_server, m_place.database);
        {
            Machine joined = machine(u"joined"_s);
            LineWatch watch(joined.table());
            measured("reaching the server", [&] {
                (void)dugout::must(joined.table().leagues().serverAt(joined.address()));
            });
            const double shared = measured("opening it, and a look", [&] {
                (void)dugout::must(joined.leagues().open(m_id));
                (void)watch.look();
            });
            std::printf("%.2f times as long\n", shared / std::max(local, 0.1));
        }
        tellRows(before);
    }
    void decide()
    {
        {
            Machine here = machine(u"here"_s);
            auto league = dugout::must(here.leagues().open(m_id));
            measured("a decision", [&] { must(league.act(LeagueRenamed{u"Other"_s})); });
        }
        const qint64 before = rowsRead(m_server, m_place.database);
        {
            Machine joined = machine(u"joined"_s);
            LineWatch watch(joined.table());
            measured("a look that takes it in", [&] { (void)watch.look(); });
        }
        tellRows(before);
    }

private:
    [[nodiscard]] Machine machine(const QString &name)
    {
        StoreLocation own = m_place;
        own.user = u"anna"_s;
        return {m_folder, name + u".sqlite"_s, own};
    }
    void tellRows(qint64 before)
    {
        std::printf("%lld rows of the server read\n",
                    static_cast<long long>(rowsRead(m_server, m_place.database) - before));
    }

    PrivatePostgres m_server;
    StoreLocation m_place;
    const QTemporaryDir m_folder;
    LeagueId m_id;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Scene scene(sizesOf(QCoreApplication::arguments()));
    scene.share();
    scene.join();
    scene.open();
    scene.decide();
    return 0;
}
