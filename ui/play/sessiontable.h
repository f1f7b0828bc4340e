// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/opengame.h"
#include "core/play/withoutrejectedevents.h"
#include "ui/play/gametable.h"
#include "ui/play/logmodel.h"

namespace dugout {

/// Shows a game that is open: turns what happens to it into signals. `Game` must also have
/// `PromptWords words(const State &, const Prompt &) const`.
template<typename Game>
class SessionTable : public GameTable
{
public:
    using State = typename Game::State;

    explicit SessionTable(std::unique_ptr<OpenGame<Game>> open, QObject *parent = nullptr)
        : GameTable(parent)
        , m_open(std::move(open))
    { }

    [[nodiscard]] const Session<Game> &session() const { return m_open->session(); }
    [[nodiscard]] const Game &game() const { return m_open->game(); }
    [[nodiscard]] const JournalId &id() const { return m_open->id(); }
    [[nodiscard]] const QString &title() const { return m_open->header().title; }
    /// The present, or the moment that is looked back at.
    [[nodiscard]] const State &shownState() const { return m_open->shownState(); }

    [[nodiscard]] std::vector<Prompt> prompts() const override { return m_open->prompts(); }
    [[nodiscard]] PromptWords words(const Prompt &prompt) const override
    {
        return game().words(session().state(), prompt);
    }
    [[nodiscard]] std::vector<OfferedPrompt>
    offeredAfter(int groups, const std::vector<Event> &events) const override
    {
        std::vector<OfferedPrompt> all;
        const auto state = m_open->stateWith(groups, events);
        if (!state)
            return all;
        for (const Prompt &prompt : game().prompts(*state))
            all.push_back(dressed(prompt, game().words(*state, prompt)));
        return all;
    }

    [[nodiscard]] Result<void> act(const std::vector<Event> &events) override
    {
        return actFromAfar(events);
    }
    /// The game's own answers, as a phone gives them: nothing that this window adds is meant.
    [[nodiscard]] Result<void> actFromAfar(const std::vector<Event> &events)
    {
        const auto may = mayEnter();
        return may ? shown(m_open->act(events)) : may;
    }
    /// For views of the same game elsewhere.
    [[nodiscard]] const OpenGame<Game> &opened() const { return *m_open; }
    [[nodiscard]] Result<void> undo() override
    {
        if (auto may = mayEnter(); !may)
            return may;
        if (isReviewed({LogAction::Kind::Undo, {}, {}}))
            return {};
        return shown(m_open->undo());
    }
    [[nodiscard]] Result<void> redo() override
    {
        if (auto may = mayEnter(); !may)
            return may;
        if (isReviewed({LogAction::Kind::Redo, {}, {}}))
            return {};
        return shown(m_open->redo());
    }
    [[nodiscard]] Result<void> correct(const Correction &correction) override
    {
        if (auto may = mayEnter(); !may)
            return may;
        if (isReviewed({LogAction::Kind::Correct, {}, correction}))
            return {};
        return shown(m_open->correct(correction));
    }
    [[nodiscard]] Result<void> dropRejectedEvents() override
    {
        const auto correction = withoutRejectedEvents(log().groups(), session().rejectedEvents());
        return correction ? correct(*correction) : Result<void>();
    }
    [[nodiscard]] const EventLog &log() const override { return session().log(); }
    [[nodiscard]] bool isFinished() const override { return m_open->isFinished(); }

    [[nodiscard]] const std::vector<LogRow> &rows() const override { return m_open->rows(); }
    [[nodiscard]] AnswerShown lastAnswer() const override
    {
        const std::vector<EventGroup> &groups = log().groups();
        if (groups.empty() || groups.back().events.empty())
            return {};
        AnswerShown shown;
        shown.line = rows().back().rejected.isEmpty() ? wordsOf(rows().back()) : QString();
        const Event &event = groups.back().events.front();
        for (const Prompt &prompt : game().prompts(m_open->stateBefore())) {
            const bool rolled = prompt.id == event.prompt && prompt.dice && !event.dice.empty();
            if (!rolled || prompt.dice->faces() == std::vector<int>{2}) // a coin is no die
                continue;
            shown.dice = event.dice;
            shown.faces = prompt.dice->faces();
            shown.symbols = symbolsOf(prompt);
        }
        return shown;
    }

    void lookBack(int groups) override
    {
        m_open->lookBack(groups);
        emit viewMoved();
    }
    void lookAtNow() override
    {
        m_open->lookAtNow();
        emit viewMoved();
    }
    [[nodiscard]] std::optional<int> lookedBackTo() const override
    {
        return m_open->lookedBackTo();
    }

    void retranslate() override
    {
        m_open->forgetWords();
        emit wordsChanged();
    }

protected:
    [[nodiscard]] OpenGame<Game> &open() const { return *m_open; }

    [[nodiscard]] Result<void> shown(Result<void> done)
    {
        if (told(done))
            showNext();
        return done;
    }
    /// The game went on; a table that follows what is asked looks before anybody else does.
    virtual void showNext() { emit advanced(); }

private:
    std::unique_ptr<OpenGame<Game>> m_open;
};

} // namespace dugout
