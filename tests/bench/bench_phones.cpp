// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall full of phones costs the coach's screen: from an answer to the painted page of a
// match with nobody and with a hundred spectators in three languages, the memory of each of them,
// and what an idle table costs. The spectators are a process of their own, the journal is in
// memory, and the time is the processor's. Both windows take turns, answer by answer: what a busy
// machine and cold caches cost, both pay.
#include "app/serve/ownserver.h"
#include "core/club/club.h"
#include "core/match/randommatch.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/processortime.h"
#include "tests/bench/spectators.h"
#include "tests/support/memorybatches.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/phones/phonedesk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTextStream>
#include <QThread>
#include <QUrl>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int spectators = 100;

qint64 fixedNow()
{
    return 1'700'000'000'000;
}

/// Knows when the window was painted last.
class WatchingApplication final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const bool done = QApplication::notify(receiver, event);
        if (receiver == watched && event->type() == QEvent::UpdateRequest)
            paintedUs = processorMicroseconds();
        return done;
    }

    QObject *watched = nullptr;
    double paintedUs = 0;
};

/// A match that has not begun, the answers to all its prompts, and the window that shows it.
struct Played
{
    MemoryClub kept;
    Club club{kept.stores()};
    SeededRandomSource random{1};
    std::unique_ptr<MatchTable> table;
    std::vector<Event> events;
    MatchView view{random, fixedNow, fixedNow};

    Played()
    {
        SeededRandomSource source(5);
        const auto ruleset = *club.library().load(u"crp"_s);
        const auto id = club.matches().start(randomSetup(*ruleset, {}, true, source));
        table = std::make_unique<MatchTable>(*club.matches().open(*id));
        events = playRandomly(table->game(), source).events;
        view.setTable(table.get(), u"Home – Away"_s);
        view.resize(1280, 800);
        view.show();
    }
};

struct Times
{
    std::vector<double> shownMs{};
    double processorMs = 0; ///< for each answer, with everything that it led to

    [[nodiscard]] double at(size_t percent) const
    {
        return shownMs.at((shownMs.size() - 1) * percent / 100);
    }
};

void settle()
{
    constexpr int passes = 12;
    for (int i = 0; i < passes; ++i)
        QCoreApplication::processEvents();
}

/// Answers come seconds apart: until the next one all phones have been told.
void tellEverybody()
{
    constexpr int enoughMs = 80;
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < enoughMs)
        QCoreApplication::processEvents(QEventLoop::AllEvents, enoughMs);
}

/// One answer in one of the windows, up to its last frame.
void answer(WatchingApplication &application, Played &played, size_t place, Times &times)
{
    constexpr double perMs = 1e3;
    application.watched = &played.view;
    const double start = processorMicroseconds();
    application.paintedUs = start;
    (void)played.table->act({played.events[place]});
    settle();
    times.shownMs.push_back((application.paintedUs - start) / perMs);
    tellEverybody();
    times.processorMs += (processorMicroseconds() - start) / perMs;
}

struct Compared
{
    Times alone;
    Times served;
    double laterMs = 0; ///< the middle one of the differences, answer by answer
};

Compared playBoth(WatchingApplication &application, Played &alone, Played &served)
{
    Compared both;
    const size_t count
        = isOnlyTried() ? std::min<size_t>(20, served.events.size()) : served.events.size();
    for (size_t i = 0; i < count; ++i) {
        answer(application, alone, i, both.alone);
        answer(application, served, i, both.served);
    }
    std::vector<double> later;
    for (size_t i = 0; i < count; ++i)
        later.push_back(both.served.shownMs[i] - both.alone.shownMs[i]);
    std::sort(later.begin(), later.end());
    both.laterMs = later.at(later.size() / 2);
    for (Times *times : {&both.alone, &both.served}) {
        std::sort(times->shownMs.begin(), times->shownMs.end());
        times->processorMs /= static_cast<double>(count);
    }
    return both;
}

double residentKb()
{
    QFile status(u"/proc/self/status"_s);
    (void)status.open(QIODevice::ReadOnly);
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble();
    }
    return 0;
}

/// The hall, once all of it follows the table.
std::unique_ptr<QProcess> fill(const PhoneDesk &desk)
{
    const QUrl address(desk.watchAddress());
    auto hall = std::make_unique<QProcess>();
    hall->start(QCoreApplication::applicationFilePath(),
                {u"hall"_s, QString::number(address.port()), address.fragment()});
    while (desk.spectators() < spectators && hall->state() != QProcess::NotRunning)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return hall;
}

double idlePercent()
{
    const int waitMs = isOnlyTried() ? 200 : 10'000;
    const double before = processorMicroseconds();
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < waitMs) {
        QCoreApplication::processEvents();
        QThread::msleep(20);
    }
    return (processorMicroseconds() - before) / 10.0 / static_cast<double>(clock.elapsed());
}

void print(QTextStream &out, const QString &what, const Times &times)
{
    out << u"%1: %2 answers, shown after %3 ms, 95 of 100 within %4 ms, none over %5 ms; "
           "%6 ms of the processor each\n"_s.arg(what)
               .arg(times.shownMs.size())
               .arg(times.at(50), 0, 'f', 1)
               .arg(times.at(95), 0, 'f', 1)
               .arg(times.at(100), 0, 'f', 1)
               .arg(times.processorMs, 0, 'f', 1);
    out.flush();
}

} // namespace

int main(int argc, char *argv[])
{
    constexpr int hallArguments = 4;
    if (argc == hallArguments && QByteArrayView(argv[1]) == "hall")
        return bench::followAll(QByteArray(argv[2]).toUShort(), argv[3], spectators);
    WatchingApplication application(argc, argv);
    QTextStream out(stdout);
    LanguageController language;
    language.setLanguage(Language::German);
    Appearance appearance;
    appearance.setTableMode(false);
    {
        Played one; // what two matches take is there before anybody's memory is measured
        Played two;
        (void)playBoth(application, one, two);
        application.watched = nullptr;
    }
    Played alone;
    Played served;
    const OwnServer server;
    PhoneDesk desk(&server);
    desk.setTable<Match>(served.table.get(), served.random);
    if (!desk.open(u"127.0.0.1"_s))
        return 1;
    settle();
    const double idleAlone = idlePercent();
    const double before = residentKb();
    const auto hall = fill(desk);
    const double filled = residentKb();
    const Compared both = playBoth(application, alone, served);
    print(out, u"with nobody"_s, both.alone);
    print(out, u"with %1 spectators"_s.arg(desk.spectators()), both.served);
    out << u"shown later with them: %1 ms\n"_s.arg(both.laterMs, 0, 'f', 2);
    const double after = residentKb();
    const double idle = idlePercent();
    out << u"memory for each: %1 kB when all have come, %2 kB after the match\n"_s
               .arg((filled - before) / spectators, 0, 'f', 1)
               .arg((after - before) / spectators, 0, 'f', 1)
        << u"idle: %1 % of a processor with nobody, %2 % with all of them\n"_s
               .arg(idleAlone, 0, 'f', 2)
               .arg(idle, 0, 'f', 2);
    hall->closeWriteChannel();
    (void)hall->waitForFinished();
    desk.setTable<Match>(nullptr, served.random);
    return 0;
}
