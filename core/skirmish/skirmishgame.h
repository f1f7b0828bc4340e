// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/session.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// A skirmish as a game that a Session plays: from the roll-off for the boards to the last word on
/// who won, for two to four players.
class SkirmishGame
{
public:
    using State = SkirmishState;

    SkirmishGame(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup);

    [[nodiscard]] const SkirmishContext &context() const { return m_context; }
    [[nodiscard]] const SkirmishSetup &setup() const { return m_context.setup(); }

    [[nodiscard]] SkirmishState start() const;
    [[nodiscard]] std::vector<Prompt> prompts(const SkirmishState &state) const;
    /// What earlier versions asked at this point and kept games still answer.
    [[nodiscard]] std::vector<Prompt> formerPrompts(const SkirmishState &state,
                                                    const QString &id) const;
    /// Nothing more is asked.
    [[nodiscard]] bool isOver(const SkirmishState &state) const { return state.agenda.empty(); }
    [[nodiscard]] Result<void> apply(SkirmishState &state, const Event &event) const;

    /// The words of a prompt in the language of the moment, for the player who is asked.
    [[nodiscard]] PromptWords words(const SkirmishState &state, const Prompt &prompt) const;
    /// What an event says in the log; `before` is the state it was answered in. What is hidden
    /// from the others is told to `viewer` alone.
    [[nodiscard]] QString line(const SkirmishState &before, const Event &event,
                               Seat viewer = noSeat) const;
    /// What followed of itself when the event led from `before` to `after`, in whole sentences.
    /// What was answered where nobody asks any more: only as much as needs no state.
    [[nodiscard]] QString rejectedLine(const SkirmishState &state, const Event &event) const;
    [[nodiscard]] QString news(const SkirmishState &before, const Event &event,
                               const SkirmishState &after) const;
    /// The lines of a group that fits, each with what followed of itself. That nobody reacts is
    /// left out: it is said after every die and would bury the rest.
    [[nodiscard]] QString groupLine(const SkirmishState &before, const EventGroup &group) const;
    /// What the dice in the group came to and all that followed, in a few words; empty where none
    /// decided anything.
    [[nodiscard]] QString cameOf(const SkirmishState &before, const EventGroup &group) const;
    /// How a list shows it: in every language, because nobody plays it again for a list.
    [[nodiscard]] QJsonObject standing(const SkirmishState &state) const;
    /// Where the game stands: "Game 2 · 1 : 0 · Round 1 of 3".
    [[nodiscard]] QString round(const SkirmishState &state) const;
    /// Who won and why, in a sentence; empty before a game is over.
    [[nodiscard]] QString verdict(const SkirmishState &state) const;
    /// The names of a die's faces from 1 on, for a prompt that asks for dice.
    [[nodiscard]] QStringList faceNames(const Prompt &prompt) const;

    /// True where the answer is hidden from the other players.
    [[nodiscard]] static bool isSecret(const Prompt &prompt);
    /// True where the player may know that it is asked at all. That somebody may score an objective
    /// now would tell the others what is in the hand.
    [[nodiscard]] static bool isKnownTo(const Prompt &prompt, Seat viewer)
    {
        return prompt.seat == viewer || !prompt.alwaysOffered || !isSecret(prompt);
    }

    /// The whole state as JSON, for files and comparisons.
    [[nodiscard]] QJsonObject toJson(const SkirmishState &state) const;
    /// Sixteen hexadecimal digits that depend on everything in the state and on nothing else.
    [[nodiscard]] QString hash(const SkirmishState &state) const;
    /// What this player may see; `noSeat` sees what lies open on the table.
    [[nodiscard]] QJsonObject view(const SkirmishState &state, Seat viewer) const;

private:
    SkirmishContext m_context;
};

using SkirmishSession = Session<SkirmishGame>;
extern template class Session<SkirmishGame>;

} // namespace dugout
