// SPDX-License-Identifier: GPL-3.0-or-later
// What a match costs that is the hundredth of a club of six teams, and what the three thousandth:
// bench_growth [MATCHES [FOLDER]]. Bytes of the database, and the processor's time of playing and
// of keeping, beside one bare SQLite row of as many bytes.
#include "core/club/randomseason.h"
#include "core/club/teamrepository.h"
#include "core/store/store.h"
#include "tests/bench/baretable.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/processortime.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <sqlite3.h>
#include <utility>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What the store takes for a batch.
class TimedBatches final : public BatchStore
{
public:
    explicit TimedBatches(BatchStore &batches)
        : m_batches(batches)
    { }

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override
    {
        const double before = processorMicroseconds();
        auto kept = m_batches.keep(batch);
        m_taken += processorMicroseconds() - before;
        return kept;
    }

    Result<void> inOnePiece(const std::function<Result<void>()> &work) override
    {
        return m_batches.inOnePiece(work);
    }

    /// Since it was asked last.
    [[nodiscard]] double taken() { return std::exchange(m_taken, 0); }

private:
    BatchStore &m_batches;
    double m_taken = 0;
};

/// Of the database with its log, as if nothing had to be written out any more.
class Bytes
{
public:
    explicit Bytes(const QString &path)
    {
        if (sqlite3_open(path.toUtf8().constData(), &m_database) != SQLITE_OK)
            qFatal("%s cannot be opened", qPrintable(path));
    }
    Bytes(const Bytes &) = delete;
    Bytes &operator=(const Bytes &) = delete;
    ~Bytes() { sqlite3_close(m_database); }

    [[nodiscard]] qint64 now() const { return ask("PRAGMA page_count") * ask("PRAGMA page_size"); }

private:
    [[nodiscard]] qint64 ask(const char *sql) const
    {
        sqlite3_stmt *row = nullptr;
        sqlite3_prepare_v2(m_database, sql, -1, &row, nullptr);
        const qint64 number = sqlite3_step(row) == SQLITE_ROW ? sqlite3_column_int64(row, 0) : 0;
        sqlite3_finalize(row);
        return number;
    }

    sqlite3 *m_database = nullptr;
};

/// What one match of the season took.
struct Figures
{
    double matchUs = 0;
    double keepUs = 0;
    qint64 bytes = 0; ///< of the database after it
};

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// What a row of so many bytes costs that must outlive the power.
double bareMicroseconds(const QString &path, qint64 bytes)
{
    bench::BareTable table(path);
    const QByteArray row(bytes, 'x');
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        const double before = processorMicroseconds();
        (void)table.append(row);
        times.push_back(processorMicroseconds() - before);
    }
    return median(times);
}

/// The matches around the nth, as many before it as there are to even chance out.
void tell(const std::vector<Figures> &all, size_t nth, const QString &folder)
{
    const size_t count = std::min<size_t>(100, nth / 2);
    std::vector<double> matches;
    std::vector<double> keeps;
    for (size_t i = nth - count; i < nth; ++i) {
        matches.push_back(all[i].matchUs);
        keeps.push_back(all[i].keepUs);
    }
    const qint64 bytes
        = (all[nth - 1].bytes - all[nth - count - 1].bytes) / static_cast<qint64>(count);
    const double bare = bareMicroseconds(folder + u"/bare-%1.db"_s.arg(nth), bytes);
    std::printf("| %zu | %lld | %.1f | %.2f | %.2f | %.1f |\n", nth, static_cast<long long>(bytes),
                median(matches) / 1e3, median(keeps) / 1e3, bare / 1e3,
                static_cast<double>(all[nth - 1].bytes) / 1e6);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const int matches = words.value(1, QString::number(benchRounds(3'000, 20))).toInt();
    const QTemporaryDir scratch;
    const QString folder = words.value(2, scratch.path());
    const QString path = folder + u"/dugout.db"_s;
    const auto store = Store::open(StoreLocation::sqliteFile(path),
                                   StoreOptions::as(StoreOptions::Access::Window));
    RulesetLibrary library;
    const auto ruleset = library.load(u"crp"_s);
    if (!store || !ruleset)
        qFatal("nothing to play with");
    TimedBatches batches((*store)->batches());
    const Bytes bytes(path);
    std::vector<Figures> all;
    double last = processorMicroseconds();
    RandomSeason season{*ruleset};
    season.matches = matches;
    season.newTeams = 6;
    season.witness = [&](const ResultRecord &) {
        const double now = processorMicroseconds();
        all.push_back({now - last, batches.taken(), bytes.now()});
        last = processorMicroseconds();
    };
    qint64 clock = 1'794'784'360'678;
    const ClubStores stores{(*store)->journals(),
                            (*store)->documents(),
                            batches,
                            (*store)->results(),
                            library,
                            [&clock] { return clock += 777; }};
    SeededRandomSource dice(5);
    if (const auto played = playSeason(stores, season, dice); !played)
        qFatal("%s", qPrintable(played.error().message));
    std::printf("| match | bytes | ms | of them kept | a bare row | all, MB |\n"
                "| --: | --: | --: | --: | --: | --: |\n");
    for (const size_t nth : {10U, 20U, 100U, 300U, 1'000U, 3'000U}) {
        if (nth <= all.size())
            tell(all, nth, folder);
    }
    size_t most = 0;
    const TeamRepository teams(stores);
    const auto kept = teams.list();
    for (const DocumentSummary &each : kept ? *kept : std::vector<DocumentSummary>{}) {
        const auto team = teams.load(each.id);
        most = std::max(most, team ? team->team.formerPlayers.size() : 0);
    }
    std::printf("\n%zu teams, up to %zu have left one of them\n", kept ? kept->size() : 0, most);
    return 0;
}
