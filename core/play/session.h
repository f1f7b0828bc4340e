// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/eventlog.h"
#include "core/play/prompt.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

namespace dugout {

/// An event of the log that the game refuses at its place, after something earlier was corrected.
struct RejectedEvent
{
    int group = 0;
    int event = 0;
    Error reason;

    bool operator==(const RejectedEvent &) const = default;
};

/// A state that was kept while a game was played, beside the history that led to it.
template<typename State>
struct KeptState
{
    qint64 lines = 0; ///< of the history that it follows from
    State state;
    /// Kept under today's rules, which lead to it again. An earlier version may have played by
    /// others: what it made of its part of the game stands.
    bool isOfToday = true;
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
    [[nodiscard]] const std::vector<RejectedEvent> &rejectedEvents() const
    {
        return m_rejectedEvents;
    }
    [[nodiscard]] std::vector<Prompt> prompts() const { return m_game.prompts(m_state); }

    /// Takes the events of one action. If one of them does not fit, none is taken.
    [[nodiscard]] Result<void> act(EventGroup group);
    [[nodiscard]] Result<void> undo() { return rewrite({LogAction::Kind::Undo, {}, {}}); }
    [[nodiscard]] Result<void> redo() { return rewrite({LogAction::Kind::Redo, {}, {}}); }
    [[nodiscard]] Result<void> correct(Correction correction);

    /// The same game, kept nowhere: what one action more would make of it.
    [[nodiscard]] Result<Session> trial(const LogAction &action) const;

    /// Takes a history that is already on disk, without keeping it again. What led to a state that
    /// was kept beside it is not folded anew, as long as none of it was corrected since.
    [[nodiscard]] Result<void> restore(const std::vector<LogAction> &lines,
                                       std::optional<KeptState<State>> kept = {});

    /// Folds it all anew.
    void refold();

    /// The state as it was after the first `count` groups.
    [[nodiscard]] State stateAfter(size_t count) const;

    /// How many of the first groups an earlier version played, by whose state the game goes on:
    /// they are not taken back. None where today's rules lead there.
    [[nodiscard]] size_t playedBefore() const { return isKeptFirm() ? m_kept->groups.size() : 0; }
    /// Whether today's rules can still tell what a group did. What an earlier version played is
    /// told as far as it fits.
    [[nodiscard]] bool canTell(size_t group) const
    {
        return group < m_told || group >= playedBefore();
    }
    /// Calls `visit(place, group, state)` for each group that can be told, with those of its events
    /// that fit; `visit` applies them to the state. Where something cannot be told, it goes on from
    /// the state that was kept.
    template<typename Visit>
    void walk(const Visit &visit) const;

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

    /// What was kept, and the groups that led to it.
    struct KeptMoment
    {
        std::vector<EventGroup> groups;
        std::shared_ptr<const State> state;
        bool isOfToday = true;
    };

    /// The state after so many groups.
    struct Mark
    {
        size_t groups = 0;
        std::shared_ptr<const State> state;
    };

    /// Goes back to the last mark within the first `groups`.
    void rewindTo(size_t groups);
    void foldTheRest();
    void countFolded();
    [[nodiscard]] bool isKeptFirm() const { return m_keptHolds && !m_kept->isOfToday; }
    /// Goes on from the state that was kept, where the log begins with what led to it.
    void takeKept();
    [[nodiscard]] size_t countFitting() const;
    [[nodiscard]] const Mark &markBefore(size_t groups) const;
    [[nodiscard]] EventGroup fitting(size_t group) const;
    /// Undo and redo stop where another version played.
    [[nodiscard]] Result<void> mayRewrite(const LogAction &action) const;
    void fold(State &state, size_t group, std::vector<RejectedEvent> *rejectedEvents) const;

    /// Undo and looking back fold from the nearest mark instead of from the start.
    static constexpr size_t groupsPerMark = 64;

    Game m_game;
    Keep m_keep;
    EventLog m_log;
    State m_state;
    size_t m_folded = 0; ///< how many groups the state has taken in
    std::vector<Mark> m_marks; ///< every so many groups, from the start on: a trial shares them
    std::vector<RejectedEvent> m_rejectedEvents;
    std::shared_ptr<const KeptMoment> m_kept;
    bool m_keptHolds = false; ///< the log begins with what led to it, and it is among the marks
    size_t m_told = 0; ///< of the groups that led to it, so many can be told by today's rules
};

template<typename Game>
Session<Game>::Session(Game game, Keep keep)
    : m_game(std::move(game))
    , m_keep(std::move(keep))
    , m_state(m_game.start())
    , m_marks{{0, std::make_shared<const State>(m_state)}}
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
Result<void> Session<Game>::restore(const std::vector<LogAction> &lines,
                                    std::optional<KeptState<State>> kept)
{
    qint64 taken = 0;
    for (const LogAction &line : lines) {
        if (auto done = m_log.apply(line); !done)
            return done.error();
        if (kept && kept->lines == ++taken)
            m_kept = std::make_shared<const KeptMoment>(
                KeptMoment{m_log.groups(), std::make_shared<const State>(std::move(kept->state)),
                           kept->isOfToday});
    }
    refold();
    return {};
}

template<typename Game>
void Session<Game>::refold()
{
    rewindTo(0);
    takeKept();
    foldTheRest();
}

template<typename Game>
const typename Session<Game>::Mark &Session<Game>::markBefore(size_t groups) const
{
    const auto later
        = std::upper_bound(m_marks.begin(), m_marks.end(), groups,
                           [](size_t wanted, const Mark &mark) { return wanted < mark.groups; });
    return *std::prev(later);
}

template<typename Game>
typename Session<Game>::State Session<Game>::stateAfter(size_t count) const
{
    const size_t wanted = std::min(count, m_log.groups().size());
    const Mark &mark = markBefore(wanted);
    State state = *mark.state;
    for (size_t g = mark.groups; g < wanted; ++g)
        fold(state, g, nullptr);
    return state;
}

template<typename Game>
template<typename Visit>
void Session<Game>::walk(const Visit &visit) const
{
    State state = m_game.start();
    for (size_t g = 0; g < m_log.groups().size(); ++g) {
        if (isKeptFirm() && g == m_kept->groups.size())
            state = *m_kept->state;
        if (canTell(g))
            visit(static_cast<int>(g), fitting(g), state);
    }
}

template<typename Game>
EventGroup Session<Game>::fitting(size_t group) const
{
    const EventGroup &whole = m_log.groups()[group];
    const int place = static_cast<int>(group);
    const auto begin = std::lower_bound(
        m_rejectedEvents.begin(), m_rejectedEvents.end(), place,
        [](const RejectedEvent &rejected, int wanted) { return rejected.group < wanted; });
    if (begin == m_rejectedEvents.end() || begin->group != place)
        return whole;
    EventGroup rest{whole.atMs, {}};
    auto rejected = begin;
    for (int e = 0; e < static_cast<int>(whole.events.size()); ++e) {
        if (rejected != m_rejectedEvents.end() && rejected->group == place && rejected->event == e)
            ++rejected;
        else
            rest.events.push_back(whole.events[static_cast<size_t>(e)]);
    }
    return rest;
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
Result<void> Session<Game>::mayRewrite(const LogAction &action) const
{
    if (!isKeptFirm() || action.kind == LogAction::Kind::Correct)
        return {};
    EventLog tried = m_log;
    const auto unchanged = tried.apply(action);
    if (unchanged && *unchanged < playedBefore())
        return Error{ErrorCode::PlayedBefore,
                     PlayWords::tr("This was played with an earlier version of Dugout and cannot "
                                   "be undone. Choose the entry in the log and correct it."),
                     {}};
    return {};
}

template<typename Game>
Result<void> Session<Game>::rewriteHere(const LogAction &action)
{
    if (auto may = mayRewrite(action); !may)
        return may;
    const auto unchanged = m_log.apply(action);
    if (!unchanged)
        return unchanged.error();
    if (*unchanged < m_folded)
        rewindTo(*unchanged);
    takeKept();
    foldTheRest();
    return {};
}

template<typename Game>
void Session<Game>::rewindTo(size_t groups)
{
    while (m_marks.back().groups > groups)
        m_marks.pop_back();
    m_keptHolds = m_keptHolds && m_marks.back().groups >= m_kept->groups.size();
    m_state = *m_marks.back().state;
    m_folded = m_marks.back().groups;
    std::erase_if(m_rejectedEvents, [this](const RejectedEvent &rejected) {
        return static_cast<size_t>(rejected.group) >= m_folded;
    });
}

template<typename Game>
void Session<Game>::takeKept()
{
    if (!m_kept || m_keptHolds || m_log.groups().size() < m_kept->groups.size()
        || !std::equal(m_kept->groups.begin(), m_kept->groups.end(), m_log.groups().begin()))
        return;
    rewindTo(std::min(m_folded, m_kept->groups.size()));
    if (!m_kept->isOfToday)
        m_told = countFitting();
    m_keptHolds = true;
    if (m_marks.back().groups < m_kept->groups.size())
        m_marks.push_back({m_kept->groups.size(), m_kept->state});
    else
        m_marks.back().state = m_kept->state;
    m_state = *m_kept->state;
    m_folded = m_kept->groups.size();
    m_rejectedEvents.clear();
}

template<typename Game>
size_t Session<Game>::countFitting() const
{
    State state = m_game.start();
    std::vector<RejectedEvent> rejectedEvents;
    for (size_t g = 0; g < m_kept->groups.size(); ++g) {
        fold(state, g, &rejectedEvents);
        if (!rejectedEvents.empty())
            return g;
    }
    return m_kept->groups.size();
}

template<typename Game>
void Session<Game>::foldTheRest()
{
    while (m_folded < m_log.groups().size()) {
        fold(m_state, m_folded, &m_rejectedEvents);
        countFolded();
    }
}

template<typename Game>
void Session<Game>::countFolded()
{
    if (++m_folded == m_marks.back().groups + groupsPerMark)
        m_marks.push_back({m_folded, std::make_shared<const State>(m_state)});
}

template<typename Game>
void Session<Game>::fold(State &state, size_t group,
                         std::vector<RejectedEvent> *rejectedEvents) const
{
    const std::vector<Event> &events = m_log.groups()[group].events;
    for (size_t e = 0; e < events.size(); ++e) {
        const auto done = applyKept(state, events[e]);
        if (!done && rejectedEvents)
            rejectedEvents->push_back({static_cast<int>(group), static_cast<int>(e), done.error()});
    }
}

} // namespace dugout
