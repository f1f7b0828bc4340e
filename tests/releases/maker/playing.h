// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/anygame.h"
#include "tests/releases/coach.h"

namespace dugout {

/// The time of day of what is made: a few seconds later each time somebody asks, and the same in
/// every run.
class MadeTime
{
public:
    [[nodiscard]] qint64 operator()();
    /// Until the next match.
    void waitDays(int days);

private:
    qint64 m_now = 1'735'999'200'000; // a Saturday afternoon in January 2025
};

/// How a game is to be played.
struct Manner
{
    QString until{}; ///< stops as soon as this is asked; "after.improve." is any that begins so
    int undoOnceIn = 0; ///< takes answers back, and forth again, once in so many; 0: never
};

/// Plays until there is nothing to answer or `until` is asked. False when that never was.
[[nodiscard]] bool play(AnyGame &game, Coach &coach, const Manner &manner, MadeTime &time);

/// Corrects so many earlier entries: other dice, another choice, one taken out. What no longer fits
/// afterwards is taken back, so that the history has that too.
void correctSome(AnyGame &game, Coach &coach, int corrections);
/// Corrects something so that later answers no longer fit; false when nothing does that.
[[nodiscard]] bool breakSomething(AnyGame &game, Coach &coach);

} // namespace dugout
