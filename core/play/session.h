// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/eventlog.h"
#include "core/play/prompt.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace dugout {

/// An event of the log that the game refuses at its place, after something earlier was corrected.
struct Misfit
{
    int group = 0;
    int event = 0;
    Error reason;

    bool operator==(const Misfit &) const = default;
};

/// Writes a line of the history where it outlives a crash. Nothing is shown before it returned.
using KeepAction = std::function<Result<void>(const LogAction &)>;

/// A game being played: its history and the state that folding it gives.
///
/// `Game` is a value type that knows the rules:
///   using State = …;                                     a regular value
///   State start() const;
///   std::vector<Prompt> prompts(const State &) const;    what comes next; empty at the very end
///   Result<void> apply(State &, const Event &) const;    refuses without changing the state
/// and may have
///   std::vector<Prompt> promptsFor(const State &, const QString &id) const;
template<typename Game>
class Session
{
public:
    using State = typename Game::State;

    explicit Session(Game game, KeepAction keep = {})
        : m_game(std::move(game))
        , m_keep(std::move(keep))
        , m_state(m_game.start())
    { }

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const EventLog &log() const { return m_log; }
    [[nodiscard]] const std::vector<Misfit> &misfits() const { return m_misfits; }
    [[nodiscard]] std::vector<Prompt> prompts() const { return m_game.prompts(m_state); }

    /// Takes the events of one action. If one of them does not fit, none is taken.
    [[nodiscard]] Result<void> act(EventGroup group)
    {
        State next = m_state;
        for (const Event &event : group.events) {
            if (auto done = applyChecked(next, event); !done)
                return done;
        }
        if (auto kept = keep({LogAction::Kind::Do, std::move(group), {}}); !kept)
            return kept;
        m_state = std::move(next);
        return {};
    }

    [[nodiscard]] Result<void> undo() { return rewrite({LogAction::Kind::Undo, {}, {}}); }
    [[nodiscard]] Result<void> redo() { return rewrite({LogAction::Kind::Redo, {}, {}}); }
    [[nodiscard]] Result<void> correct(Correction correction)
    {
        return rewrite({LogAction::Kind::Correct, {}, std::move(correction)});
    }

    /// Takes a line that is already on disk, without keeping it again. Call `refold` at the end.
    [[nodiscard]] Result<void> restore(const LogAction &action) { return m_log.apply(action); }
    void refold() { m_state = stateAfter(m_log.groups().size(), &m_misfits); }

    /// The state as it was after the first `count` groups.
    [[nodiscard]] State stateAfter(size_t count, std::vector<Misfit> *misfits = nullptr) const
    {
        State state = m_game.start();
        if (misfits)
            misfits->clear();
        const std::vector<EventGroup> &groups = m_log.groups();
        for (size_t g = 0; g < std::min(count, groups.size()); ++g) {
            for (size_t e = 0; e < groups[g].events.size(); ++e) {
                const auto done = applyChecked(state, groups[g].events[e]);
                if (!done && misfits)
                    misfits->push_back({static_cast<int>(g), static_cast<int>(e), done.error()});
            }
        }
        return state;
    }

private:
    /// The form is checked against the prompt here, once for every game.
    [[nodiscard]] Result<void> applyChecked(State &state, const Event &event) const
    {
        const std::vector<Prompt> offered = promptsFor(state, event.prompt);
        const auto asked = std::find_if(offered.begin(), offered.end(), [&event](const Prompt &p) {
            return p.id == event.prompt && (p.seat == noSeat || p.seat == event.seat);
        });
        if (asked == offered.end())
            return Error{QStringLiteral("not-asked"),
                         PlayWords::tr("\"%1\" is not asked at this point.").arg(event.prompt),
                         {}};
        if (auto fits = checkAnswer(*asked, event); !fits)
            return fits;
        return m_game.apply(state, event);
    }

    /// A game may have a cheaper way to say what it asks under one id.
    [[nodiscard]] std::vector<Prompt> promptsFor(const State &state, const QString &id) const
    {
        if constexpr (requires { m_game.promptsFor(state, id); })
            return m_game.promptsFor(state, id);
        else
            return m_game.prompts(state);
    }

    [[nodiscard]] Result<void> keep(LogAction action)
    {
        if (auto possible = m_log.check(action); !possible)
            return possible;
        if (m_keep) {
            if (auto kept = m_keep(action); !kept)
                return kept;
        }
        return m_log.apply(action);
    }

    [[nodiscard]] Result<void> rewrite(LogAction action)
    {
        auto kept = keep(std::move(action));
        if (kept)
            refold();
        return kept;
    }

    Game m_game;
    KeepAction m_keep;
    EventLog m_log;
    State m_state;
    std::vector<Misfit> m_misfits;
};

} // namespace dugout
