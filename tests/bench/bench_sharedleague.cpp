// SPDX-License-Identifier: GPL-3.0-or-later
// A league of many matches on a server of its own: what it costs to bring it there, to join it, to
// open it on a machine that joined beside opening the same league where it was made, and to take in
// one change: bench_sharedleague [TEAMS [SEASONS [ROUNDS [LINES [quick]]]]]. 1000 50 4 is a league
// of 100,000 matches; LINES are those of the journal of each. With `quick` nothing is brought or
// joined: the server is filled with as many rows and the second machine has a copy, which leaves
// what comes after that as it is and takes minutes instead of hours.
#include "core/sharing/linelook.h"
#include "core/store/sharedserver.h"
#include "core/store/store.h"
#include "tests/bench/bigleague.h"
#include "tests/support/privatepostgres.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int looks = 5; ///< one of them says little on a machine that has more to do

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
    [[nodiscard]] const LeagueRepository &leagues() const { return m_leagues; }
    [[nodiscard]] QString address() const { return m_place.toString(); }

private:
    std::unique_ptr<Store> m_store;
    StoreLocation m_place;
    RulesetLibrary m_library;
    SharedTable m_table{stores(), m_store->leaders(),
                        [this](const QString &) { return SharedServer::open(m_place); }};
    LeagueRepository m_leagues{m_table.stores(), m_store->leaders()};
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
        m_server.psql(m_place.database,
                      sharedSetupSql(m_place.database, SharedNeed::Setup, {u"anna"_s}, {}));
        Machine here = machine(u"here"_s);
        BigLeagueMaker maker(here.stores(), sizes);
        m_id = maker.make();
        m_matches = maker.matches();
        std::printf("%d matches\n", m_matches);
        measured("folding it once",
                 [&] { m_lines = dugout::must(here.leagues().open(m_id)).lines(); });
    }

    /// As after bringing and joining it. Of most rows only the number is true.
    void fill(int linesEach)
    {
        const QString rows = u"INSERT INTO dugout_shared.%1 SELECT '%2', %3 FROM "
                             "generate_series(1, %4) n"_s;
        const QString id = m_id.text();
        const QStringList statements{
            u"INSERT INTO dugout_shared.league (id, title, header, state, entries, changes, "
            "shared_by) VALUES ('%1', 'Big League', '{\"sealed\":true}', 'open', %2, 1, 'anna')"_s
                .arg(id)
                .arg(m_lines),
            u"INSERT INTO dugout_shared.member (league, person, kind, said_by) VALUES ('%1', "
            "'anna', 'commissioner', 'anna')"_s.arg(id),
            rows.arg(u"entry (league, seq, at_ms, kind, version, payload, who)"_s, id,
                     u"n, 1, 'do', 1, '{\"kind\":\"do\"}', 'anna'"_s)
                .arg(m_lines),
            rows.arg(u"fixture (league, id, home, away, published, match, outcome)"_s, id,
                     u"'f' || n, 't1', 't2', true, 'big-match-f' || n, '{}'"_s)
                .arg(m_matches),
            rows.arg(u"match (league, id, fixture, home, away, header, state, entries, changed, "
                     "who)"_s,
                     id,
                     u"'big-match-f' || n, 'f' || n, 't1', 't2', '{}', 'finished', %1, 1, "
                     "'anna'"_s.arg(linesEach))
                .arg(m_matches),
            u"INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, "
            "payload, who) SELECT '%1', 'big-match-f' || n, s, 1, 'do', 1, '{}', 'anna' FROM "
            "generate_series(1, %2) n, generate_series(1, %3) s"_s.arg(id)
                .arg(m_matches)
                .arg(linesEach)};
        for (const QString &each : statements) {
            if (const QString said = m_server.psql(m_place.database, each); !said.isEmpty())
                qFatal("%s", qPrintable(said));
        }
        if (!QFile::copy(m_folder.filePath(u"here.sqlite"_s),
                         m_folder.filePath(u"joined.sqlite"_s)))
            qFatal("no copy");
        for (const QString &each : {u"here"_s, u"joined"_s})
            noteAt(each);
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
        double localClock = 0;
        QElapsedTimer clock;
        {
            Machine here = machine(u"here"_s);
            clock.start();
            local = measured("opening it where it was",
                             [&] { (void)dugout::must(here.leagues().open(m_id)); });
            localClock = static_cast<double>(clock.nsecsElapsed());
        }
        const qint64 before = rowsRead(m_server, m_place.database);
        {
            Machine joined = machine(u"joined"_s);
            LineWatch watch(joined.table());
            measured("reaching the server", [&] {
                (void)dugout::must(joined.table().leagues().serverAt(joined.address()));
            });
            clock.start();
            const double shared = measured("opening it, and a look", [&] {
                (void)dugout::must(joined.leagues().open(m_id));
                (void)watch.look();
            });
            const auto sharedClock = static_cast<double>(clock.nsecsElapsed());
            std::printf("%.2f times as long, on the clock %.2f\n", shared / std::max(local, 0.1),
                        sharedClock / localClock);
        }
        tellRows(before);
    }
    void decide()
    {
        {
            Machine here = machine(u"here"_s);
            auto league = dugout::must(here.leagues().open(m_id));
            measured("the first decision", [&] { must(league.act(LeagueRenamed{u"Other"_s})); });
            measured("a decision", [&] { must(league.act(LeagueRenamed{u"Another"_s})); });
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
    void noteAt(const QString &name)
    {
        Machine at = machine(name);
        SharedNote note;
        note.league = m_id;
        note.address = at.address();
        note.state = SharedState::Joined;
        note.person = u"anna"_s;
        note.role = SharedRole::Commissioner;
        note.changes = 1;
        note.isSealed = true;
        (void)dugout::must(
            at.stores().documents.save({noteDocument(note, u"Big League"_s, 1'000)}));
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
    int m_matches = 0;
    qint64 m_lines = 0; ///< of its journal
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const BigLeagueSizes sizes = sizesOf(QCoreApplication::arguments());
    Scene scene(sizes);
    if (QCoreApplication::arguments().value(5) == u"quick"_s) {
        scene.fill(sizes.lines);
    } else {
        scene.share();
        scene.join();
    }
    for (int i = 0; i < looks; ++i)
        scene.open();
    scene.decide();
    return 0;
}
