// SPDX-License-Identifier: GPL-3.0-or-later
// From an answer to the painted page of a match, a whole match long: what a frame of 16.7 ms has to
// hold. The journal is in memory, since what the disk costs is measured by bench_journal; the time
// is the processor's, so that a busy machine does not count.
#include "core/club/club.h"
#include "core/match/randommatch.h"
#include "tests/bench/benchrounds.h"
#include "tests/support/memorybatches.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"

#include <QApplication>
#include <QListWidget>
#include <QTextStream>

#include <ctime>
#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr double frameMs = 1000.0 / 60;

qint64 now()
{
    return 1'700'000'000'000;
}

/// The table of a match that has not begun, and the answers to all its prompts.
struct Script
{
    MemoryClub kept;
    Club club{kept.stores()};
    std::unique_ptr<MatchTable> table;
    std::vector<Event> events;

    explicit Script(const QString &edition)
    {
        SeededRandomSource source(5);
        const auto ruleset = *club.library().load(edition);
        const MatchSetup setup = randomSetup(*ruleset, {}, true, source);
        const auto id = club.matches().start(setup);
        table = std::make_unique<MatchTable>(*club.matches().open(*id));
        events = playRandomly(table->game(), source).events;
    }
};

double processorMs()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

/// Sorted: what each step takes until what has changed is laid out and painted.
std::vector<double> paintAll(size_t steps, const std::function<void(size_t)> &step)
{
    std::vector<double> times;
    for (size_t i = 0; i < steps; ++i) {
        const double before = processorMs();
        step(i);
        QApplication::processEvents();
        times.push_back(processorMs() - before);
    }
    std::sort(times.begin(), times.end());
    return times;
}

void tell(QTextStream &out, const QString &what, const std::vector<double> &times)
{
    out << u"%1: %2 answers, %3 ms each, 95 of 100 within %4 ms, none over %5 ms\n"_s.arg(what)
               .arg(times.size())
               .arg(times[times.size() / 2], 0, 'f', 1)
               .arg(times[times.size() * 95 / 100], 0, 'f', 1)
               .arg(times.back(), 0, 'f', 1);
}

/// What the same number of lines takes that nobody has to think about: each on top of the others.
std::vector<double> paintBareList(size_t lines)
{
    QListWidget list;
    list.resize(1280, 800);
    list.show();
    QApplication::processEvents();
    return paintAll(lines, [&list](size_t i) {
        list.insertItem(0, u"Turn 3, Maulers: #8 blocks #5 (%1)"_s.arg(i));
        list.viewport()->update();
    });
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QTextStream out(stdout);
    LanguageController language;
    language.setLanguage(Language::German);
    Appearance appearance;
    appearance.setTableMode(false);
    for (const QString &edition : {u"crp"_s, u"bb2016"_s, u"lrb4"_s}) {
        Script script(edition);
        SeededRandomSource random(1);
        MatchView view(random, now, now);
        view.setTable(script.table.get(), u"Home – Away"_s);
        view.resize(1280, 800);
        view.show();
        QApplication::processEvents();
        const auto page = paintAll(script.events.size(), [&script](size_t i) {
            (void)script.table->act({script.events[i]});
        });
        const auto bare = paintBareList(script.events.size());
        tell(out, edition, page);
        tell(out, u"  a bare list"_s, bare);
        out << u"  95 of 100 stay within %1 frames of it\n"_s.arg(
            (page[page.size() * 95 / 100] - bare[bare.size() * 95 / 100]) / frameMs, 0, 'f', 2);
        view.setTable(nullptr, {});
        if (isOnlyTried())
            break;
    }
    return 0;
}
