// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/aftermatch.h"
#include "tests/support/matchdriver.h"

#include <functional>

namespace dugout {

/// A league match between two plain teams, with some gold and fans.
[[nodiscard]] MatchSetup leagueSetup(const QString &ruleset = QStringLiteral("crp"));

/// Leads both coaches through what follows a match that ended as a test says.
class AfterDriver
{
public:
    using Prepare = std::function<void(MatchState &)>;

    explicit AfterDriver(MatchSetup setup, const Prepare &prepare = {});

    [[nodiscard]] const MatchState &state() const { return m_state; }
    [[nodiscard]] const AfterSide &side(Seat seat) const { return m_state.after.get().side(seat); }
    [[nodiscard]] const Team &team(Seat seat) const { return side(seat).team; }
    [[nodiscard]] const Match &match() const { return m_match; }
    [[nodiscard]] QStringList offered() const;
    [[nodiscard]] bool asks(const QString &prompt) const { return offered().contains(prompt); }
    [[nodiscard]] QStringList choices(const QString &prompt) const;
    [[nodiscard]] std::optional<Prompt> find(const QString &id) const;

    /// Answers dully, for one coach only, until this is asked; stops the test when it never is.
    void until(const QString &prompt);
    /// Answers dully until this coach has nothing more to do.
    void finish(Seat seat);

    void roll(const QString &prompt, std::vector<int> dice);
    void choose(const QString &prompt, const QStringList &choices);
    void number(const QString &prompt, int value);
    void confirm(const QString &prompt);
    void say(const QString &prompt, const QString &text);
    [[nodiscard]] bool refuses(Event event);

    /// The lines of what changed that are of this kind.
    [[nodiscard]] std::vector<TeamChange> changes(Seat seat, const QString &kind) const;

private:
    [[nodiscard]] std::optional<Prompt> next(Seat seat) const;
    [[nodiscard]] Result<void> answer(Event event);
    void take(Event event);

    Match m_match;
    MatchState m_state;
};

} // namespace dugout
