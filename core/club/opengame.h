// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journalkeeper.h"
#include "core/play/rejectionreason.h"
#include "core/play/session.h"

#include <map>
#include <optional>

namespace dugout {

/// One entry of the log, as it is shown.
struct LogRow
{
    int group = 0; ///< its place in the log
    Seat seat = noSeat;
    QString line{}; ///< in the language of the moment; empty when it is not worth one
    QString rejected{}; ///< why it no longer fits, after something earlier was corrected

    bool operator==(const LogRow &) const = default;
};

/// A game that is kept and played on: its session, its journal, a look back and its log in words.
/// Every answer is on disk before it counts; what is refused changes nothing.
///
/// `Game` may have `groupLine(before, group)` and `rejectedLine(state, event)`, `standing(state)`,
/// which says in numbers how a list shows the game, and `isOver(state)` where it knows without
/// working out what is asked.
template<typename Game>
class OpenGame
{
public:
    using State = typename Game::State;

    /// A journal that exists; `resume` brings back what it holds.
    OpenGame(Game game, JournalStore &store, JournalHeader header, WallClock clock)
        : m_header(std::move(header))
        , m_clock(std::move(clock))
        , m_keeper(store, m_header.id, 0, m_clock)
        , m_session(std::move(game), keeping())
        , m_before(m_session.state())
    { }
    OpenGame(const OpenGame &) = delete;
    OpenGame &operator=(const OpenGame &) = delete;
    virtual ~OpenGame() = default;

    /// Plays the lines of the journal, to the same prompt as before, from the state that was kept
    /// beside it where there is one. Call it once, at the beginning.
    [[nodiscard]] Result<void> resume(const std::vector<LogAction> &lines,
                                      std::optional<KeptState<State>> kept = {})
    {
        if (auto done = m_session.restore(lines, std::move(kept)); !done)
            return done;
        m_keeper.countKept(static_cast<qint64>(lines.size()));
        refolded();
        return {};
    }

    [[nodiscard]] const JournalId &id() const { return m_header.id; }
    [[nodiscard]] const JournalHeader &header() const { return m_header; }
    /// Its journal as it was read and went on here; longer where somebody else went on with it.
    [[nodiscard]] qint64 lines() const { return m_keeper.kept(); }
    [[nodiscard]] const Session<Game> &session() const { return m_session; }
    [[nodiscard]] const Game &game() const { return m_session.game(); }
    /// The present, or the moment that is looked back at.
    [[nodiscard]] const State &shownState() const { return m_past ? *m_past : m_session.state(); }
    /// In which the last group was answered.
    [[nodiscard]] const State &stateBefore() const { return m_before; }

    /// What is asked now; worked out once for each state.
    [[nodiscard]] const std::vector<Prompt> &prompts() const
    {
        if (!m_prompts)
            m_prompts = m_session.prompts();
        return *m_prompts;
    }
    /// Nothing more is asked.
    [[nodiscard]] bool isFinished() const { return prompts().empty(); }

    /// What the state was after so many groups.
    [[nodiscard]] State stateAt(int groups) const
    {
        const auto count = static_cast<size_t>(groups);
        return count == m_session.log().groups().size() ? m_session.state()
                                                        : m_session.stateAfter(count);
    }
    /// What the state would be after so many groups of the log and then these events; why not when
    /// they do not fit there.
    [[nodiscard]] Result<State> stateWith(int groups, const std::vector<Event> &events) const
    {
        State state = stateAt(groups);
        for (const Event &event : events) {
            if (auto fits = checkOffered(state, event); !fits)
                return fits.error();
            if (auto done = game().apply(state, event); !done)
                return done.error();
        }
        return state;
    }

    /// Takes the events as one action, which one undo takes away again.
    [[nodiscard]] Result<void> act(const std::vector<Event> &events)
    {
        const EventGroup group{m_clock(), events};
        State before = m_session.state();
        if (auto done = m_session.act(group); !done)
            return done;
        m_before = std::move(before);
        if (m_rows)
            m_rows->push_back(rowOf(static_cast<int>(m_rows->size()), group, m_before));
        wentOn();
        return {};
    }
    [[nodiscard]] Result<void> undo() { return rewritten(m_session.undo()); }
    [[nodiscard]] Result<void> redo() { return rewritten(m_session.redo()); }
    [[nodiscard]] Result<void> correct(const Correction &correction)
    {
        return rewritten(m_session.correct(correction));
    }

    /// The log in the language of the moment, the oldest first, one row for each group.
    [[nodiscard]] const std::vector<LogRow> &rows() const
    {
        if (!m_rows)
            m_rows = allRows();
        return *m_rows;
    }
    /// What is done to a line before it is shown.
    using FinishLine
        = std::function<QString(const State &before, const EventGroup &, QString line)>;
    void setFinishLine(FinishLine finish) { m_finish = std::move(finish); }
    /// The language has changed: every line is said again when it is asked for.
    void forgetWords() { m_rows.reset(); }

    /// Shows the state as it was after so many groups, until `lookAtNow` or the next action.
    void lookBack(int groups)
    {
        m_lookedBack = groups;
        m_past = m_session.stateAfter(static_cast<size_t>(groups));
    }
    void lookAtNow()
    {
        m_lookedBack.reset();
        m_past.reset();
    }
    [[nodiscard]] std::optional<int> lookedBackTo() const { return m_lookedBack; }

protected:
    [[nodiscard]] const JournalKeeper &keeper() const { return m_keeper; }
    void countKept() { m_keeper.countKept(1); }
    [[nodiscard]] const WallClock &clock() const { return m_clock; }

    /// Keeps one line; a game that ends with more than its last line does it here.
    [[nodiscard]] virtual Result<void> keepLine(const LogAction &action, const State &after)
    {
        return m_keeper.keep(action, standAfter(after));
    }
    [[nodiscard]] JournalProgress standAfter(const State &after) const
    {
        JournalProgress stand;
        if (isOver(after))
            stand.state = JournalState::Finished;
        if constexpr (requires { game().standing(after); })
            stand.standing = game().standing(after);
        return stand;
    }

private:
    /// What is asked next is worked out only once and then shown.
    [[nodiscard]] bool isOver(const State &state) const
    {
        if constexpr (requires { game().isOver(state); })
            return game().isOver(state);
        else
            return game().prompts(state).empty();
    }

    [[nodiscard]] typename Session<Game>::Keep keeping()
    {
        return
            [this](const LogAction &action, const State &after) { return keepLine(action, after); };
    }

    /// The line of a group that fits; `before` is the state it was answered in.
    [[nodiscard]] QString plainLine(const State &before, const EventGroup &group) const
    {
        if constexpr (requires { game().groupLine(before, group); })
            return game().groupLine(before, group);
        State state = before;
        QStringList lines;
        for (const Event &event : group.events) {
            if constexpr (requires { game().line(state, event); })
                lines.append(game().line(state, event));
            if (!game().apply(state, event))
                break;
        }
        lines.removeAll(QString());
        return lines.join(QStringLiteral("; "));
    }
    [[nodiscard]] QString lineOf(const State &before, const EventGroup &group) const
    {
        const QString line = plainLine(before, group);
        return m_finish ? m_finish(before, group, line) : line;
    }

    /// With what is asked apart, which is no prompt of the screen.
    [[nodiscard]] std::vector<Prompt> promptsFor(const State &state, const QString &id) const
    {
        if constexpr (requires { game().promptsFor(state, id); })
            return game().promptsFor(state, id);
        else
            return game().prompts(state);
    }

    /// Of several prompts of that name, one has to take it.
    [[nodiscard]] Result<void> checkOffered(const State &state, const Event &event) const
    {
        Result<void> found
            = Error{ErrorCode::NotAsked,
                    PlayWords::tr("\"%1\" is not asked at this point.").arg(event.prompt),
                    {}};
        for (const Prompt &prompt : promptsFor(state, event.prompt)) {
            if (prompt.id != event.prompt)
                continue;
            found = checkAnswer(prompt, event);
            if (found)
                break;
        }
        return found;
    }

    [[nodiscard]] LogRow rowOf(int place, const EventGroup &group, const State &before) const
    {
        const Seat seat = group.events.empty() ? noSeat : group.events.front().seat;
        return {place, seat, lineOf(before, group), {}};
    }

    /// An event that no longer fits must not be shown to the game, which trusts what was checked.
    [[nodiscard]] LogRow rejectedRow(int place, const EventGroup &group, const State &state,
                                     const QString &reason) const
    {
        QStringList lines;
        for (const Event &event : group.events) {
            if constexpr (requires { game().rejectedLine(state, event); })
                lines.append(game().rejectedLine(state, event));
            else
                lines.append(event.prompt);
        }
        const Seat seat = group.events.empty() ? noSeat : group.events.front().seat;
        return {place, seat, lines.join(QStringLiteral("; ")), reason};
    }

    [[nodiscard]] std::vector<LogRow> allRows() const
    {
        std::map<int, QString> rejectedEvents; // of each group the first
        for (const RejectedEvent &rejected : m_session.rejectedEvents())
            rejectedEvents.emplace(rejected.group, rejectionReason(rejected.reason));
        const std::vector<EventGroup> &groups = m_session.log().groups();
        std::vector<LogRow> rows(groups.size());
        m_session.walk([&](int place, const EventGroup &fitting, State &state) {
            const EventGroup &group = groups[static_cast<size_t>(place)];
            const auto wrong = rejectedEvents.find(place);
            rows[static_cast<size_t>(place)] = wrong == rejectedEvents.end()
                ? rowOf(place, group, state)
                : rejectedRow(place, group, state, wrong->second);
            for (const Event &event : fitting.events)
                (void)game().apply(state, event);
        });
        addUntold(rows);
        return rows;
    }

    /// What an earlier version played, and today's rules cannot follow, is told as it was entered.
    void addUntold(std::vector<LogRow> &rows) const
    {
        bool isFirst = true;
        for (size_t g = 0; g < m_session.playedBefore(); ++g) {
            if (m_session.canTell(g))
                continue;
            rows[g] = rejectedRow(static_cast<int>(g), m_session.log().groups()[g],
                                  m_session.state(), {});
            if (std::exchange(isFirst, false))
                rows[g].line
                    = PlayWords::tr("From here on played with an earlier version of Dugout, and "
                                    "listed as it was entered. %1")
                          .arg(rows[g].line);
        }
    }

    [[nodiscard]] Result<void> rewritten(Result<void> done)
    {
        if (!done)
            return done;
        refolded();
        return {};
    }

    void refolded()
    {
        const size_t count = m_session.log().groups().size();
        m_before = m_session.stateAfter(count == 0 ? 0 : count - 1);
        m_rows.reset();
        wentOn();
    }

    void wentOn()
    {
        m_prompts.reset();
        lookAtNow();
    }

    JournalHeader m_header;
    WallClock m_clock;
    FinishLine m_finish;
    JournalKeeper m_keeper;
    Session<Game> m_session;
    State m_before;
    mutable std::optional<std::vector<Prompt>> m_prompts;
    mutable std::optional<std::vector<LogRow>> m_rows; ///< made when first asked for
    std::optional<int> m_lookedBack;
    std::optional<State> m_past;
};

} // namespace dugout
