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

/// A game being played: its history and the state that folding it gives.
///
/// `Game` is a value type that knows the rules:
///   using State = …;                                     a regular value
///   State start() const;
///   std::vector<Prompt> prompts(const State &) const;    what comes next; empty at the very end
///   Result<void> apply(State &, const Event &) const;    refuses without changing the state
/// and may have
///   std::vector<Prompt> promptsFor(const State &, const QString &id) const;
///   Result<void> applyChecked(State &, const Event &) const;   checks against what is asked
///   std::vector<Prompt> formerPrompts(const State &, const QString &id) const;   no more offered
/// Its source says `template class Session<Game>;`, so that it is compiled once.
template<typename Game>
class Session
{
public:
    using State = typename Game::State;
    /// Writes a line of the history where it outlives a crash, with what the state will be after
    /// it. Nothing is shown before it returned.
    using Keep = std::function<Result<void>(const LogAction &, const State &after)>;

    explicit Session(Game game, Keep keep = {});

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const EventLog &log() const { return m_log; }
    [[nodiscard]] const std::vector<Misfit> &misfits() const { return m_misfits; }
    [[nodiscard]] std::vector<Prompt> prompts() const { return m_game.prompts(m_state); }

    /// Takes the events of one action. If one of them does not fit, none is taken.
    [[nodiscard]] Result<void> act(EventGroup group);
    [[nodiscard]] Result<void> undo() { return rewrite({LogAction::Kind::Undo, {}, {}}); }
    [[nodiscard]] Result<void> redo() { return rewrite({LogAction::Kind::Redo, {}, {}}); }
    [[nodiscard]] Result<void> correct(Correction correction);

    /// The same game, kept nowhere: what one action more would make of it.
    [[nodiscard]] Result<Session> trial(const LogAction &action) const;

    /// Takes a line that is already on disk, without keeping it again. Call `refold` at the end.
    [[nodiscard]] Result<void> restore(const LogAction &action);
    void refold();

    /// The state as it was after the first `count` groups.
    [[nodiscard]] State stateAfter(size_t count) const;

private:
    /// The form is checked against the prompt here, once for every game.
    [[nodiscard]] Result<void> applyChecked(State &state, const Event &event) const;

    /// What an earlier version offered is still read where it was kept, though it is offered no
    /// more.
    [[nodiscard]] Result<void> applyKept(State &state, const Event &event) const;

    [[nodiscard]] Result<void> applyAmong(const std::vector<Prompt> &offered, State &state,
                                          const Event &event) const;

    [[nodiscard]] Result<void> keep(const LogAction &action, const State &after) const;

    [[nodiscard]] Result<void> rewrite(const LogAction &action)
    {
        return m_keep ? rewriteKept(action) : rewriteHere(action);
    }

    /// What the history will be is worked out beside it, so that nothing changes when it cannot be
    /// kept.
    [[nodiscard]] Result<void> rewriteKept(const LogAction &action);
    [[nodiscard]] Result<void> rewriteHere(const LogAction &action);

    /// Goes back to the last mark within the first `groups`.
    void rewindTo(size_t groups);
    void foldTheRest();
    void countFolded();
    void fold(State &state, size_t group, std::vector<Misfit> *misfits) const;

    /// Undo and looking back fold from the nearest mark instead of from the start.
    static constexpr size_t groupsPerMark = 64;

    Game m_game;
    Keep m_keep;
    EventLog m_log;
    State m_state;
    size_t m_folded = 0; ///< how many groups the state has taken in
    /// The states after 0, 64, 128… groups, which never change: a trial shares them.
    std::vector<std::shared_ptr<const State>> m_marks;
    std::vector<Misfit> m_misfits;
};

template<typename Game>
Session<Game>::Session(Game game, Keep keep)
    : m_game(std::move(game))
    , m_keep(std::move(keep))
    , m_state(m_game.start())
    , m_marks{std::make_shared<const State>(m_state)}
{ }

template<typename Game>
Result<void> Session<Game>::act(EventGroup group)
{
    State next = m_state;
    for (const Event &event : group.events) {
        if (auto fits = checkNewAnswer(event); !fits)
            return fits;
        if (event.number) {
            if (auto fits = checkNewNumber(m_game.prompts(next), event); !fits)
                return fits;
        }
        if (auto done = applyChecked(next, event); !done)
            return done;
    }
    const LogAction action{LogAction::Kind::Do, std::move(group), {}};
    if (auto kept = keep(action, next); !kept)
        return kept;
    if (auto taken = m_log.apply(action); !taken)
        return taken.error();
    m_state = std::move(next);
    countFolded();
    return {};
}

template<typename Game>
Result<void> Session<Game>::correct(Correction correction)
{
    return rewrite({LogAction::Kind::Correct, {}, std::move(correction)});
}

template<typename Game>
Result<Session<Game>> Session<Game>::trial(const LogAction &action) const
{
    Session tried = *this;
    tried.m_keep = nullptr;
    if (auto done
        = action.kind == LogAction::Kind::Do ? tried.act(action.group) : tried.rewrite(action);
        !done)
        return done.error();
    return tried;
}

template<typename Game>
Result<void> Session<Game>::restore(const LogAction &action)
{
    if (auto done = m_log.apply(action); !done)
        return done.error();
    return {};
}

template<typename Game>
void Session<Game>::refold()
{
    rewindTo(0);
    foldTheRest();
}

template<typename Game>
typename Session<Game>::State Session<Game>::stateAfter(size_t count) const
{
    const size_t wanted = std::min(count, m_log.groups().size());
    const size_t mark = std::min(wanted / groupsPerMark, m_marks.size() - 1);
    State state = *m_marks[mark];
    for (size_t g = mark * groupsPerMark; g < wanted; ++g)
        fold(state, g, nullptr);
    return state;
}

template<typename Game>
Result<void> Session<Game>::applyChecked(State &state, const Event &event) const
{
    if constexpr (requires { m_game.applyChecked(state, event); })
        return m_game.applyChecked(state, event);
    else if constexpr (requires { m_game.promptsFor(state, event.prompt); })
        return applyAmong(m_game.promptsFor(state, event.prompt), state, event);
    else
        return applyAmong(m_game.prompts(state), state, event);
}

template<typename Game>
Result<void> Session<Game>::applyKept(State &state, const Event &event) const
{
    auto done = applyChecked(state, event);
    if constexpr (requires { m_game.formerPrompts(state, event.prompt); }) {
        if (!done && applyAmong(m_game.formerPrompts(state, event.prompt), state, event))
            return {};
    }
    return done;
}

template<typename Game>
Result<void> Session<Game>::applyAmong(const std::vector<Prompt> &offered, State &state,
                                       const Event &event) const
{
    auto fits = checkAmong(offered, event);
    return fits ? m_game.apply(state, event) : fits;
}

template<typename Game>
Result<void> Session<Game>::keep(const LogAction &action, const State &after) const
{
    if (auto possible = m_log.check(action); !possible)
        return possible.error();
    return m_keep ? m_keep(action, after) : Result<void>();
}

template<typename Game>
Result<void> Session<Game>::rewriteKept(const LogAction &action)
{
    auto tried = trial(action);
    if (!tried)
        return tried.error();
    if (auto kept = keep(action, tried->m_state); !kept)
        return kept;
    tried->m_keep = std::move(m_keep);
    *this = *std::move(tried);
    return {};
}

template<typename Game>
Result<void> Session<Game>::rewriteHere(const LogAction &action)
{
    const auto unchanged = m_log.apply(action);
    if (!unchanged)
        return unchanged.error();
    if (*unchanged < m_folded)
        rewindTo(*unchanged);
    foldTheRest();
    return {};
}

template<typename Game>
void Session<Game>::rewindTo(size_t groups)
{
    m_marks.resize(std::min(groups / groupsPerMark + 1, m_marks.size()));
    m_state = *m_marks.back();
    m_folded = (m_marks.size() - 1) * groupsPerMark;
    std::erase_if(m_misfits, [this](const Misfit &misfit) {
        return static_cast<size_t>(misfit.group) >= m_folded;
    });
}

template<typename Game>
void Session<Game>::foldTheRest()
{
    while (m_folded < m_log.groups().size()) {
        fold(m_state, m_folded, &m_misfits);
        countFolded();
    }
}

template<typename Game>
void Session<Game>::countFolded()
{
    if (++m_folded == m_marks.size() * groupsPerMark)
        m_marks.push_back(std::make_shared<const State>(m_state));
}

template<typename Game>
void Session<Game>::fold(State &state, size_t group, std::vector<Misfit> *misfits) const
{
    const std::vector<Event> &events = m_log.groups()[group].events;
    for (size_t e = 0; e < events.size(); ++e) {
        const auto done = applyKept(state, events[e]);
        if (!done && misfits)
            misfits->push_back({static_cast<int>(group), static_cast<int>(e), done.error()});
    }
}

} // namespace dugout
