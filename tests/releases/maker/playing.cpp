// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/playing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostActions = 8'000;
constexpr int longActionOnceIn = 3;
constexpr size_t longestAction = 4;

void expectDone(const Result<void> &done)
{
    if (!done)
        qFatal("%s %s", qPrintable(done.error().message), qPrintable(done.error().detail));
}

bool asksFor(const AnyGame &game, const QString &until)
{
    if (until.isEmpty())
        return false;
    const auto prompts = game.prompts();
    return std::any_of(prompts.begin(), prompts.end(), [&until](const Prompt &each) {
        const bool wanted = until.endsWith(u'.') ? each.id.startsWith(until) : each.id == until;
        return wanted && !each.alwaysOffered;
    });
}

/// One answer, or several that belong together as one action.
std::vector<Event> nextAction(const AnyGame &game, Coach &coach, size_t longest)
{
    std::vector<Event> events;
    size_t wanted = coach.onceIn(longActionOnceIn) ? 1 + coach.pick(longest) : 1;
    while (wanted-- > 0) {
        auto event = coach.answer(game.prompts(events));
        if (!event)
            break;
        events.push_back(*std::move(event));
    }
    return events;
}

/// Back by some actions, and perhaps forth again.
void haveSecondThoughts(AnyGame &game, Coach &coach)
{
    constexpr size_t farthest = 4;
    for (size_t back = 1 + coach.pick(farthest); back > 0 && game.log().canUndo(); --back)
        expectDone(game.undo());
    for (size_t forth = coach.pick(farthest); forth > 0 && game.log().canRedo(); --forth)
        expectDone(game.redo());
}

/// The event with an answer that was just as possible, as far as its form goes.
Event otherwise(Event event, Coach &coach)
{
    constexpr int faces = 6;
    if (!event.dice.empty())
        event.dice[coach.pick(event.dice.size())] = coach.dice().roll(faces);
    else if (!event.choices.isEmpty() && event.choices.constFirst().contains(u':'))
        event.choices[0] = event.choices.constFirst().section(u':', 0, 0) + u':'
            + QString::number(coach.dice().roll(11));
    return event;
}

std::optional<Correction> someCorrection(const AnyGame &game, Coach &coach)
{
    constexpr int removeOnceIn = 6;
    const auto &groups = game.log().groups();
    if (groups.empty())
        return std::nullopt;
    const size_t place = coach.pick(groups.size());
    if (coach.onceIn(removeOnceIn))
        return Correction{Correction::What::Remove, static_cast<int>(place), {}, {}};
    EventGroup with = groups[place];
    Event &event = with.events[coach.pick(with.events.size())];
    const Event changed = otherwise(event, coach);
    if (changed == event)
        return std::nullopt;
    event = changed;
    return Correction{Correction::What::Replace, static_cast<int>(place), with, {}};
}

} // namespace

qint64 MadeTime::operator()()
{
    constexpr qint64 aWhile = 7'300;
    return m_now += aWhile;
}

void MadeTime::waitDays(int days)
{
    constexpr qint64 day = 24LL * 60 * 60 * 1000;
    m_now += days * day;
}

bool play(AnyGame &game, Coach &coach, const Manner &manner, MadeTime &time)
{
    for (int i = 0; i < mostActions; ++i) {
        if (asksFor(game, manner.until))
            return true;
        const std::vector<Event> events
            = nextAction(game, coach, manner.until.isEmpty() ? longestAction : 1);
        if (events.empty())
            return manner.until.isEmpty();
        expectDone(game.act({time(), events}));
        if (manner.undoOnceIn > 0 && coach.onceIn(manner.undoOnceIn))
            haveSecondThoughts(game, coach);
    }
    qFatal("the game has no end");
}

void correctSome(AnyGame &game, Coach &coach, int corrections)
{
    constexpr int patience = 400;
    for (int i = 0; i < patience && corrections > 0; ++i) {
        const auto correction = someCorrection(game, coach);
        if (!correction || !game.correct(*correction))
            continue;
        if (game.rejectedEvents() > 0)
            expectDone(game.undo());
        else
            --corrections;
    }
}

bool breakSomething(AnyGame &game, Coach &coach)
{
    constexpr int patience = 200;
    constexpr int mostRejectedEvents = 4;
    for (int i = 0; i < patience; ++i) {
        const auto correction = someCorrection(game, coach);
        if (!correction || !game.correct(*correction))
            continue;
        if (game.rejectedEvents() > 0 && game.rejectedEvents() <= mostRejectedEvents)
            return true;
        expectDone(game.undo());
    }
    return false;
}

} // namespace dugout
