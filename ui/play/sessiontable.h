// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journalkeeper.h"
#include "core/play/misfitreason.h"
#include "core/play/session.h"
#include "ui/play/gametable.h"

#include <map>

namespace dugout {

/// The table of any game that a Session plays, kept in its journal. `Game` must also have
/// `PromptWords words(const State &, const Prompt &) const`; a game without
/// `groupLine(before, group)` and `misfitLine(state, event)` has its lines made here by the
/// table of the game.
template<typename Game>
class SessionTable : public GameTable
{
public:
    using State = typename Game::State;
    /// Milliseconds since 1970, UTC.
    using Clock = JournalKeeper::Clock;

    /// A journal that exists; `resume` brings back what it holds.
    SessionTable(Game game, JournalStore &store, JournalId id, Clock clock,
                 QObject *parent = nullptr)
        : GameTable(parent)
        , m_store(store)
        , m_id(std::move(id))
        , m_clock(std::move(clock))
        , m_keeper(std::in_place, store, m_id, 0, m_clock)
        , m_session(std::move(game),
                    [this](const LogAction &action) { return m_keeper->keep(action); })
        , m_before(m_session.state())
    { }

    /// Plays what the journal holds, to the same prompt as before. Call it once, at the beginning.
    [[nodiscard]] Result<void> resume(const Journal &journal)
    {
        const auto lines = JournalKeeper::linesOf(journal);
        if (!lines)
            return lines.error();
        for (const LogAction &line : *lines) {
            if (auto done = m_session.restore(line); !done)
                return done;
        }
        m_keeper.emplace(m_store, m_id, static_cast<qint64>(lines->size()), m_clock);
        m_session.refold();
        refolded();
        return {};
    }

    [[nodiscard]] const Session<Game> &session() const { return m_session; }
    [[nodiscard]] const Game &game() const { return m_session.game(); }
    [[nodiscard]] const JournalId &id() const { return m_id; }
    /// The present, or the moment that is looked back at.
    [[nodiscard]] const State &shownState() const { return m_past ? *m_past : m_session.state(); }

    [[nodiscard]] std::vector<Prompt> prompts() const override { return m_session.prompts(); }
    [[nodiscard]] PromptWords words(const Prompt &prompt) const override
    {
        return game().words(m_session.state(), prompt);
    }
    [[nodiscard]] std::vector<OfferedPrompt>
    offeredAfter(int groups, const std::vector<Event> &events) const override
    {
        State state = stateAt(groups);
        for (const Event &event : events) {
            if (!isOffered(state, event) || !game().apply(state, event))
                return {};
        }
        std::vector<OfferedPrompt> all;
        for (const Prompt &prompt : game().prompts(state))
            all.push_back(dressed(prompt, game().words(state, prompt)));
        return all;
    }

    [[nodiscard]] Result<void> act(const std::vector<Event> &events) override
    {
        const EventGroup group{m_clock(), events};
        State before = m_session.state();
        if (auto done = told(m_session.act(group)); !done)
            return done;
        m_before = std::move(before);
        if (m_rows)
            m_rows->push_back(rowOf(static_cast<int>(m_rows->size()), group, m_before));
        return show();
    }
    [[nodiscard]] Result<void> undo() override
    {
        if (isReviewed({LogAction::Kind::Undo, {}, {}}))
            return {};
        return rewritten(m_session.undo());
    }
    [[nodiscard]] Result<void> redo() override
    {
        if (isReviewed({LogAction::Kind::Redo, {}, {}}))
            return {};
        return rewritten(m_session.redo());
    }
    [[nodiscard]] Result<void> correct(const Correction &correction) override
    {
        if (isReviewed({LogAction::Kind::Correct, {}, correction}))
            return {};
        return rewritten(m_session.correct(correction));
    }
    [[nodiscard]] const EventLog &log() const override { return m_session.log(); }
    [[nodiscard]] bool isFinished() const override { return m_session.prompts().empty(); }

    [[nodiscard]] const std::vector<LogRow> &rows() const override
    {
        if (!m_rows)
            m_rows = allRows();
        return *m_rows;
    }
    [[nodiscard]] AnswerShown lastAnswer() const override
    {
        const std::vector<EventGroup> &groups = m_session.log().groups();
        if (groups.empty() || groups.back().events.empty())
            return {};
        AnswerShown shown;
        shown.line = rows().back().misfit.isEmpty() ? rows().back().line : QString();
        const Event &event = groups.back().events.front();
        for (const Prompt &prompt : game().prompts(m_before)) {
            if (prompt.id != event.prompt || !prompt.dice || event.dice.empty())
                continue;
            shown.dice = event.dice;
            shown.faces = prompt.dice->faces();
            shown.symbols = symbolsOf(prompt);
        }
        return shown;
    }

    void lookBack(int groups) override
    {
        m_lookedBack = groups;
        m_past = m_session.stateAfter(static_cast<size_t>(groups));
        emit changed();
    }
    void lookAtNow() override
    {
        m_lookedBack.reset();
        m_past.reset();
        emit changed();
    }
    [[nodiscard]] std::optional<int> lookedBackTo() const override { return m_lookedBack; }

    void retranslate() override
    {
        m_rows.reset();
        emit changed();
    }

protected:
    /// The line of a group that fits; `before` is the state it was answered in.
    [[nodiscard]] virtual QString lineOf(const State &before, const EventGroup &group) const
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

private:
    using Place = std::pair<int, int>;

    [[nodiscard]] State stateAt(int groups) const
    {
        const auto count = static_cast<size_t>(groups);
        return count == m_session.log().groups().size() ? m_session.state()
                                                        : m_session.stateAfter(count);
    }

    [[nodiscard]] bool isOffered(const State &state, const Event &event) const
    {
        const std::vector<Prompt> all = game().prompts(state);
        return std::any_of(all.begin(), all.end(), [&event](const Prompt &prompt) {
            return prompt.id == event.prompt && checkAnswer(prompt, event);
        });
    }

    [[nodiscard]] LogRow rowOf(int place, const EventGroup &group, const State &before) const
    {
        const Seat seat = group.events.empty() ? noSeat : group.events.front().seat;
        return {place, seat, lineOf(before, group), {}};
    }

    /// An event that no longer fits must not be shown to the game, which trusts what was checked.
    [[nodiscard]] LogRow misfitRow(int place, const EventGroup &group, const State &state,
                                   const QString &reason) const
    {
        QStringList lines;
        for (const Event &event : group.events) {
            if constexpr (requires { game().misfitLine(state, event); })
                lines.append(game().misfitLine(state, event));
            else
                lines.append(event.prompt);
        }
        const Seat seat = group.events.empty() ? noSeat : group.events.front().seat;
        return {place, seat, lines.join(QStringLiteral("; ")), reason};
    }

    [[nodiscard]] std::vector<LogRow> allRows() const
    {
        std::map<Place, QString> misfits;
        for (const Misfit &misfit : m_session.misfits())
            misfits.insert_or_assign({misfit.group, misfit.event}, misfitReason(misfit.reason));
        std::vector<LogRow> rows;
        State state = game().start();
        const std::vector<EventGroup> &groups = m_session.log().groups();
        for (int g = 0; g < static_cast<int>(groups.size()); ++g) {
            const EventGroup &group = groups[static_cast<size_t>(g)];
            const auto wrong = misfits.lower_bound({g, 0});
            const bool fits = wrong == misfits.end() || wrong->first.first != g;
            rows.push_back(fits ? rowOf(g, group, state)
                                : misfitRow(g, group, state, wrong->second));
            for (int e = 0; e < static_cast<int>(group.events.size()); ++e) {
                if (!misfits.contains({g, e}))
                    (void)game().apply(state, group.events[static_cast<size_t>(e)]);
            }
        }
        return rows;
    }

    [[nodiscard]] Result<void> rewritten(Result<void> done)
    {
        if (!told(done))
            return done;
        refolded();
        return show();
    }

    void refolded()
    {
        const size_t count = m_session.log().groups().size();
        m_before = m_session.stateAfter(count == 0 ? 0 : count - 1);
        m_rows.reset();
    }

    /// What was kept is shown; a list that could not be told so is no reason to take it back.
    [[nodiscard]] Result<void> show()
    {
        m_lookedBack.reset();
        m_past.reset();
        // Whatever no longer fits is still to be decided.
        if (isFinished() && m_session.misfits().empty()) {
            if (const auto told = m_store.setState(m_id, JournalState::Finished); !told)
                emit troubled(told.error().message);
        }
        emit changed();
        return {};
    }

    JournalStore &m_store;
    JournalId m_id;
    Clock m_clock;
    std::optional<JournalKeeper> m_keeper;
    Session<Game> m_session;
    State m_before; ///< the last group was answered in
    mutable std::optional<std::vector<LogRow>> m_rows; ///< made when first asked for
    std::optional<int> m_lookedBack;
    std::optional<State> m_past;
};

} // namespace dugout
