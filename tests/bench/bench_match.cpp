// SPDX-License-Identifier: GPL-3.0-or-later
// How long folding a long match takes, and how many matches random coaches play in a second.
#include "core/aftermatch/aftermatch.h"
#include "core/match/randommatch.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/bench/benchrounds.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The first `count` events of matches that random coaches play until one is long enough.
struct LongMatch
{
    MatchSetup setup;
    std::vector<Event> events;
};

/// Coaches who like to do much in a turn.
std::vector<Event> playPatiently(const Match &match, RandomSource &source, size_t count)
{
    static const QStringList hasty{u"end-turn"_s, u"turnover"_s, u"touchdown"_s, u"interception"_s,
                                   u"fall"_s};
    std::vector<Event> events;
    MatchState state = match.start();
    while (events.size() < count) {
        const std::vector<Prompt> offered = match.prompts(state);
        if (offered.empty())
            break;
        const Prompt *prompt = &randomPrompt(offered, source);
        for (int i = 0; i < 3 && hasty.contains(prompt->id); ++i)
            prompt = &randomPrompt(offered, source);
        events.push_back(randomAnswer(*prompt, source));
        (void)match.apply(state, events.back());
    }
    return events;
}

LongMatch findLong(const std::shared_ptr<const Ruleset> &ruleset, size_t count)
{
    for (std::uint64_t seed = 1;; ++seed) {
        SeededRandomSource source(seed);
        LongMatch found{randomSetup(*ruleset, {}, true, source), {}};
        found.events
            = playPatiently(Match(ruleset, found.setup, StepBook::ofMatch()), source, count);
        if (found.events.size() == count)
            return found;
    }
}

void fold(QTextStream &out, const std::shared_ptr<const Ruleset> &ruleset, size_t count)
{
    const LongMatch found = findLong(ruleset, count);
    const Match match(ruleset, found.setup, StepBook::ofMatch());
    qint64 best = std::numeric_limits<qint64>::max();
    for (int run = 0; run < benchRounds(50); ++run) {
        QElapsedTimer timer;
        timer.start();
        MatchState state = match.start();
        for (const Event &event : found.events)
            (void)match.apply(state, event);
        best = std::min(best, timer.nsecsElapsed());
    }
    MatchSession session(Match(ruleset, found.setup, StepBook::ofMatch()));
    (void)session.restore(asEntered(found.events, [] { return 0; }));
    qint64 checked = std::numeric_limits<qint64>::max();
    for (int run = 0; run < benchRounds(50); ++run) {
        QElapsedTimer timer;
        timer.start();
        session.refold();
        checked = std::min(checked, timer.nsecsElapsed());
    }
    out << ruleset->id().text()
        << u": checking and folding %1 events takes %2 ms\n"_s.arg(count).arg(
               static_cast<double>(checked) / 1e6, 0, 'f', 3);
    out << ruleset->id().text()
        << u": folding %1 events takes %2 ms\n"_s.arg(count).arg(static_cast<double>(best) / 1e6, 0,
                                                                 'f', 3);
}

void play(QTextStream &out, const std::shared_ptr<const Ruleset> &ruleset, int count,
          const StepBook &steps, const QString &what)
{
    size_t events = 0;
    QElapsedTimer timer;
    timer.start();
    for (int seed = 1; seed <= count; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const Match match(ruleset, randomSetup(*ruleset, {}, true, source), steps);
        events += playRandomly(match, source).events.size();
    }
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    out << ruleset->id().text()
        << u": %1 random matches %2, %3 events, %4 ms, %5 µs an event\n"_s.arg(count)
               .arg(what)
               .arg(events)
               .arg(ms, 0, 'f', 0)
               .arg(ms * 1000 / static_cast<double>(events), 0, 'f', 1);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    RulesetLibrary library;
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb4"_s}) {
        const auto ruleset = library.load(id);
        if (!ruleset)
            return 1;
        fold(out, *ruleset, 600);
        play(out, *ruleset, benchRounds(100, 3), StepBook::ofMatch(), u"to the whistle"_s);
        play(out, *ruleset, benchRounds(100, 3), stepsToTheNextSheet(), u"to the next sheets"_s);
    }
    return 0;
}
