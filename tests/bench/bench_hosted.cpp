// SPDX-License-Identifier: GPL-3.0-or-later
// A hosted league with many tables at once, on this machine: bench_hosted [TABLES [SECONDS]]. Every
// table is a coach with a line of his own, encrypted and with his password, who plays a match and
// has each line of it acknowledged. First at the pace of people, then of very quick ones; then
// each as fast as it is answered, with more and more tables until the slowest line in a hundred
// takes a second. Started by root it goes on as the user postgres.
#include "core/hosting/hostedserver.h"
#include "core/hosting/hostsecret.h"
#include "core/platform/process.h"
#include "core/store/hostedlogins.h"
#include "core/store/sharedserver.h"
#include "tests/bench/benchrounds.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <latch>
#include <mutex>
#include <thread>
#include <unistd.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int port = 33'471;
constexpr int mostTables = 390; // of the 400 lines that a hosted server takes
constexpr qint64 tooLongMs = 1'000;
const QString league = u"big"_s;
const QString secret = u"0000000000000000000000002B"_s;

template<typename T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("%s %s", qPrintable(result.error().message), qPrintable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return *std::move(result);
}

QString coach(int number)
{
    return u"coach%1"_s.arg(number);
}

/// What a block leaves in a journal, and how the match stands then.
QJsonObject lineOf(int number)
{
    return {{u"at"_s, qint64(1'700'000'000'000) + number},
            {u"kind"_s, u"do"_s},
            {u"version"_s, 1},
            {u"payload"_s,
             QJsonObject{{u"kind"_s, u"roll"_s},
                         {u"number"_s, number},
                         {u"dice"_s, QJsonArray{3, 5}},
                         {u"facts"_s, QString(260, u'f')}}}};
}

QJsonObject standingAt(int number)
{
    return {
        {u"half"_s, 1 + number % 2}, {u"turn"_s, 1 + number % 8}, {u"home"_s, QString(120, u'h')}};
}

/// What a server and its servants have taken so far.
struct Taken
{
    double megabytes = 0; ///< of memory for themselves, with their part of what they share
    double processorMs = 0;
};

Taken takenBy(const QByteArray &server)
{
    static const double tickMs = 1'000.0 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    Taken taken;
    for (const QString &each : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        QFile stat(u"/proc/%1/stat"_s.arg(each));
        QFile map(u"/proc/%1/smaps_rollup"_s.arg(each));
        if (each.toLongLong() == 0 || !stat.open(QIODevice::ReadOnly))
            continue;
        const QByteArray told = stat.readAll();
        const QByteArrayList values = told.mid(told.lastIndexOf(')') + 2).split(' ');
        if ((each.toLatin1() != server && values.value(1) != server)
            || !map.open(QIODevice::ReadOnly))
            continue;
        taken.processorMs += (values.value(11).toDouble() + values.value(12).toDouble()) * tickMs;
        for (const QByteArray &line : map.readAll().split('\n')) {
            if (line.startsWith("Pss:"))
                taken.megabytes += line.simplified().split(' ').value(1).toDouble() / 1024;
        }
    }
    return taken;
}

/// What one way of playing came to.
struct Pace
{
    double perSecond = 0;
    double middleMs = 0;
    double slowMs = 0; ///< of a hundred only one takes longer
    double megabytes = 0;
    double processorMs = 0; ///< of the server, for a line
    int again = 0; ///< lines that had to be said once more
};

class Scene
{
public:
    Scene()
        : m_server(m_folder.filePath(u"hosting"_s))
    {
        sure(m_server.start({port, true, false}));
        sure(m_door.prepare(ownerAddress()));
        const QString verifier = scramVerifier(secret, newSalt());
        std::vector<HostLogin> logins;
        for (int i = 0; i < mostTables; ++i)
            logins.push_back({coach(i), verifier, i == 0});
        sure(m_door.giveLogins(ownerAddress(), logins));
        fill();
    }
    Scene(const Scene &) = delete;
    Scene &operator=(const Scene &) = delete;
    ~Scene() { sure(m_server.stop()); }

    /// So many tables; 0: as fast as they are answered.
    Pace play(int tables, int seconds, int betweenMs)
    {
        std::latch ready(tables + 1);
        std::latch over(tables);
        std::latch leave(1);
        std::vector<std::thread> threads;
        std::vector<double> waits;
        m_again = 0;
        for (int i = 0; i < tables; ++i)
            threads.emplace_back([&, i] {
                auto server = reachInTurn(i);
                ready.arrive_and_wait();
                std::vector<double> own = playAt(server, i, seconds, betweenMs);
                {
                    const std::scoped_lock lock(m_mutex);
                    waits.insert(waits.end(), own.begin(), own.end());
                }
                over.count_down();
                leave.wait(); // its line counts until all are measured
            });
        ready.arrive_and_wait();
        const Taken before = takenBy(process());
        over.wait();
        const Taken after = takenBy(process());
        leave.count_down();
        for (std::thread &each : threads)
            each.join();
        std::sort(waits.begin(), waits.end());
        const auto at = [&waits](size_t percent) {
            return waits.empty() ? 0.0 : waits.at((waits.size() - 1) * percent / 100);
        };
        const double lines = std::max(1.0, static_cast<double>(waits.size()));
        return {static_cast<double>(waits.size()) / seconds,      at(50), at(99), after.megabytes,
                (after.processorMs - before.processorMs) / lines, m_again};
    }

private:
    [[nodiscard]] QByteArray process() const
    {
        const QDir folder(m_folder.filePath(u"hosting"_s));
        QFile file(folder.filePath(folder.entryList({u"server-*"_s}, QDir::Dirs).value(0))
                   + u"/postmaster.pid"_s);
        return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed() : QByteArray();
    }
    [[nodiscard]] QString ownerAddress() const
    {
        return m_door.written({m_server.socketFolder(),
                               port,
                               HostedServer::database(),
                               HostedServer::owner(),
                               {{u"passfile"_s, m_server.ownerPasswords()}}});
    }
    [[nodiscard]] std::unique_ptr<LeagueServer> reach(int number) const
    {
        StoreLocation place = sure(StoreLocation::parse(m_door.written(
            {u"127.0.0.1"_s,
             port,
             HostedServer::database(),
             coach(number),
             {{u"sslmode"_s, u"verify-ca"_s}, {u"sslrootcert"_s, m_server.certificate()}}})));
        place.password = secret;
        return sure(SharedServer::open(place));
    }
    /// Two hundred do not come in the same second.
    [[nodiscard]] std::unique_ptr<LeagueServer> reachInTurn(int number)
    {
        const std::scoped_lock lock(m_mutex);
        return reach(number);
    }
    /// A league that is on its way in the middle of its round.
    void fill()
    {
        const auto programs = sure(findPostgres());
        const QString sql
            = u"BEGIN; INSERT INTO dugout_shared.league (id, title, header, state, changes, "
              "shared_by) VALUES ('%1', 'Big League', '{\"sealed\":true}', 'open', 1, 'coach0'); "
              "INSERT INTO dugout_shared.member (league, person, kind, teams, said_by) SELECT "
              "'%1', "
              "'coach' || n, 'coach', ARRAY['home' || n], 'coach0' FROM generate_series(0, %2) n; "
              "INSERT INTO dugout_shared.fixture (league, id, home, away, published, match) SELECT "
              "'%1', 'f' || n, 'home' || n, 'away' || n, true, 'm' || n FROM generate_series(0, "
              "%2) "
              "n; INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, "
              "changed, who) SELECT '%1', 'm' || n, 'f' || n, 'home' || n, 'away' || n, '{}', "
              "'running', 1, 'coach' || n FROM generate_series(0, %2) n; DO $$ BEGIN FOR n IN "
              "0..%2 "
              "LOOP EXECUTE format('GRANT dugout_member_league TO coach%s', n); END LOOP; END $$; "
              "COMMIT"_s.arg(league)
                  .arg(mostTables - 1);
        const RunProgram run
            = runProgram(programs.path(u"psql"_s),
                         {u"-X"_s, u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-h"_s,
                          m_server.socketFolder(), u"-p"_s, QString::number(port), u"-U"_s,
                          HostedServer::owner(), u"-d"_s, HostedServer::database(), u"-c"_s, sql},
                         m_folder.path(), {{u"PGPASSFILE"_s, m_server.ownerPasswords()}});
        if (!run.isDone)
            qFatal("%s", qPrintable(run.said));
    }
    std::vector<double> playAt(std::unique_ptr<LeagueServer> &server, int table, int seconds,
                               int betweenMs)
    {
        std::vector<double> waits;
        int &number = m_lines.at(static_cast<size_t>(table));
        QElapsedTimer clock;
        clock.start();
        // Nobody begins in the same moment as all others.
        QThread::msleep(static_cast<unsigned long>(
            betweenMs > 0 ? static_cast<qint64>(betweenMs) * table / mostTables : 0));
        while (clock.elapsed() < seconds * 1'000LL) {
            ++number;
            QElapsedTimer wait;
            wait.start();
            // Who holds the others up is cut off, and says it again, as a window does.
            while (!server->addMatchEntries(LeagueId(league), JournalId(u"m%1"_s.arg(table)),
                                            number, {lineOf(number)}, standingAt(number))) {
                ++m_again;
                server = reachInTurn(table);
            }
            waits.push_back(static_cast<double>(wait.nsecsElapsed()) / 1e6);
            if (const qint64 rest = betweenMs - wait.elapsed(); betweenMs > 0 && rest > 0)
                QThread::msleep(static_cast<unsigned long>(rest));
        }
        return waits;
    }

    const QTemporaryDir m_folder;
    HostedServer m_server;
    mutable StoreHostDoor m_door;
    std::mutex m_mutex;
    std::atomic<int> m_again = 0;
    std::vector<int> m_lines = std::vector<int>(mostTables, 0);
};

void say(const char *how, int tables, const Pace &played)
{
    std::printf("%-22s %5d tables %8.1f lines/s  middle %7.1f ms  slowest in 100 %8.1f ms  %6.0f "
                "MB  %5.1f ms of processor a line  %d again\n",
                how, tables, played.perSecond, played.middleMs, played.slowMs, played.megabytes,
                played.processorMs, played.again);
    std::fflush(stdout);
}

/// Servers of PostgreSQL serve nobody who is root.
int asSomebodyElse(int argc, char **argv)
{
    std::vector<char *> words;
    for (const char *each :
         {"setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"})
        words.push_back(const_cast<char *>(each));
    words.insert(words.end(), argv, argv + argc);
    words.push_back(nullptr);
    qputenv("HOME", "/tmp");
    qunsetenv("XDG_RUNTIME_DIR");
    ::execvp("setpriv", words.data());
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    if (hasAllRights())
        return asSomebodyElse(argc, argv);
    const QCoreApplication application(argc, argv);
    if (!HostedServer::canHost()) {
        std::printf("no PostgreSQL here\n");
        return 0;
    }
    const QStringList words = QCoreApplication::arguments();
    const int tables = std::min(
        mostTables, words.value(1).toInt() > 0 ? words.value(1).toInt() : benchRounds(200, 3));
    const int seconds = words.value(2).toInt() > 0 ? words.value(2).toInt() : benchRounds(20);
    Scene scene;
    // A match of two and a half hours leaves some five hundred lines.
    constexpr int peopleMs = 18'000;
    say("a line in 18 seconds", tables, scene.play(tables, 2 * seconds, peopleMs));
    constexpr int quickPeopleMs = 2'000;
    say("a line in two seconds", tables, scene.play(tables, seconds, quickPeopleMs));
    const int most = isOnlyTried() ? tables : mostTables;
    for (int now = std::min(tables, 25);; now = std::min(now * 2, most)) {
        const Pace played = scene.play(now, seconds, 0);
        say("as fast as answered", now, played);
        if (now == most || played.slowMs > tooLongMs)
            break;
    }
    return 0;
}
