// SPDX-License-Identifier: GPL-3.0-or-later
// What storing one event of a match costs, beside a bare SQLite transaction of the same size: the
// same disk, the same settings, turn about in the same run.
#include "core/club/journalkeeper.h"
#include "core/match/randommatch.h"
#include "core/rules/rulesetlibrary.h"
#include "core/store/store.h"
#include "tests/bench/baretable.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

using namespace dugout;
using dugout::bench::BareTable;
using namespace Qt::StringLiterals;

namespace {

std::vector<LogAction> linesOfAMatch(size_t count)
{
    RulesetLibrary library;
    const auto ruleset = *library.load(u"crp"_s);
    std::vector<LogAction> lines;
    for (std::uint64_t seed = 1; lines.size() < count; ++seed) {
        SeededRandomSource source(seed);
        const Match match(ruleset, randomSetup(*ruleset, {}, true, source), StepBook::ofMatch());
        for (const Event &event : playRandomly(match, source).events)
            lines.push_back({LogAction::Kind::Do, {1, {event}}, {}});
    }
    lines.resize(count);
    return lines;
}

qint64 median(std::vector<qint64> times)
{
    std::nth_element(times.begin(), times.begin() + qsizetype(times.size() / 2), times.end());
    return times[times.size() / 2];
}

template<typename Work>
void time(std::vector<qint64> &times, Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    times.push_back(timer.nsecsElapsed());
}

} // namespace

/// bench_journal [FOLDER]: on whose disk to write; the present folder unless said.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QTemporaryDir folder(QCoreApplication::arguments().value(1, u"."_s) + u"/bench-XXXXXX"_s);
    const auto store = Store::open(*StoreLocation::parse(folder.filePath(u"journal.sqlite"_s)),
                                   StoreOptions::as(StoreOptions::Access::Window));
    JournalHeader header;
    header.id = JournalId(u"m1"_s);
    header.game = u"match"_s;
    if (!store || !(*store)->journals().create(header))
        return 1;
    BareTable bare(folder.filePath(u"bare.sqlite"_s));
    JournalKeeper keeper((*store)->journals(), header.id, 0, [] { return 1; });
    const std::vector<LogAction> lines = linesOfAMatch(400);
    std::vector<qint64> ours;
    std::vector<qint64> theirs;
    bool sound = true;
    bool bareFirst = false;
    for (const LogAction &line : lines) {
        const QByteArray payload
            = QJsonDocument(logActionToJson(line)).toJson(QJsonDocument::Compact);
        // The second finds the disk busier: they take turns.
        bareFirst = !bareFirst;
        for (const bool isBare : {bareFirst, !bareFirst}) {
            if (isBare)
                time(theirs, [&] { sound = bare.append(payload) && sound; });
            else
                time(ours, [&] { sound = keeper.keep(line) && sound; });
        }
    }
    if (!sound)
        return 1;
    const double bareUs = static_cast<double>(median(theirs)) / 1e3;
    const double ownUs = static_cast<double>(median(ours)) / 1e3;
    out << u"a bare transaction takes %1 µs, storing an event %2 µs: %3 times as long\n"_s
               .arg(bareUs, 0, 'f', 1)
               .arg(ownUs, 0, 'f', 1)
               .arg(ownUs / bareUs, 0, 'f', 2);
    return 0;
}
