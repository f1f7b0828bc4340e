// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/state/fighterchange.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// Says what a skirmish asks and what happened, in the language of the moment.
class SkirmishSpeech
{
public:
    /// To `own` player's fighters no owner need be named where others have the same warband.
    SkirmishSpeech(const SkirmishContext &context, const SkirmishState &state, Seat own = noSeat);

    [[nodiscard]] PromptWords words(const Prompt &prompt) const;
    [[nodiscard]] QString line(const Event &event, Seat viewer) const;
    [[nodiscard]] QString verdict() const;
    /// What followed of itself from an event that led from `before` to this state: rewards of the
    /// end phase, who won the game. Whole sentences; mostly empty.
    [[nodiscard]] QString looseLine(const Event &event) const;
    [[nodiscard]] QString news(const SkirmishState &before, const Event &event) const;
    /// What dice of an attack, a defence or a roll-off come to; empty while that is open, and for
    /// other answers.
    [[nodiscard]] QString cameOf(const Event &event) const;
    /// "Game 2 · 1 : 0 · Round 1 of 3".
    [[nodiscard]] QString round() const;

    /// The name of anything that can be chosen: fighters, cards, hexes, players, actions.
    [[nodiscard]] QString nameOf(const QString &choice) const;
    [[nodiscard]] QString player(Seat seat) const;
    [[nodiscard]] QString fighter(const FighterRef &ref) const;
    [[nodiscard]] QString card(const QString &id) const;

private:
    [[nodiscard]] QString metNote(const Prompt &prompt, const QString &choice) const;
    [[nodiscard]] QString countedEffect() const;
    [[nodiscard]] bool isMatch() const;
    /// What ended since `before`: a game, the match, or both.
    [[nodiscard]] QString ending(const SkirmishState &before) const;
    [[nodiscard]] QString board(const QString &choice) const;
    [[nodiscard]] QString filled(const QString &pattern, const QString &prompt, Seat seat) const;
    /// Whom a question is about: who acts, or the target where its defence is asked for.
    [[nodiscard]] FighterRef concerned(const QString &prompt) const;
    [[nodiscard]] QString combatDetail() const;
    [[nodiscard]] QString rangeTitle(const QString &title) const;
    [[nodiscard]] QString openNote(const Prompt &prompt) const;
    [[nodiscard]] bool takesTokenAway(const Event &event) const;
    [[nodiscard]] bool isLowestWanted() const;
    [[nodiscard]] QString rollLine(const Event &event) const;
    [[nodiscard]] QString rollOffLine(const Event &event) const;
    /// Who won it and why, or that it is level; empty while somebody still has to roll.
    [[nodiscard]] QString rollOffCame(const Event &event) const;
    /// Who counts a critical more in the roll-off under way; begins with a space.
    [[nodiscard]] QString rollOffBonusNote() const;
    /// What the attack reached, and what the target needs.
    [[nodiscard]] QString defenceDetail() const;
    [[nodiscard]] bool isTargetTrapped() const;
    void sayEffect(PromptWords &words) const;
    void sayReminder(PromptWords &words) const;
    [[nodiscard]] QString activationsLeft() const;
    [[nodiscard]] int gloryOf(const Event &event) const;
    [[nodiscard]] QString objectiveRules(const Prompt &prompt) const;
    [[nodiscard]] QString outcome(const std::vector<int> &attack,
                                  const std::vector<int> &defence) const;
    [[nodiscard]] QString reactionDetail(const QString &detail, Seat seat) const;
    [[nodiscard]] QString attackName(const FighterRef &ref, const AttackId &id) const;
    [[nodiscard]] QString changeName(const FighterChange &change) const;
    [[nodiscard]] QString parryName(const FighterRef &ref) const;
    [[nodiscard]] QString allOutName(const FighterRef &ref) const;
    /// The card's name, and the chances with and without it.
    void sayAllOut(PromptWords &words) const;
    /// "Die 2: Hammer", of the dice that may be rolled again.
    [[nodiscard]] QString dieName(size_t die) const;
    [[nodiscard]] static bool isAttackRolled(const Event &event);
    /// Puts dice that were rolled again in the places of those that were chosen for it.
    void rollAgain(std::vector<int> &dice, const std::vector<int> &rolled) const;
    /// What the attack under way has come to so far, for who may react to it; empty for none.
    [[nodiscard]] QString combatSoFar(const SkirmishStep &step) const;
    [[nodiscard]] QString partName(const SkirmishAction &action) const;
    [[nodiscard]] QString actionName(const SkirmishAction &action) const;
    [[nodiscard]] QString chosenWords(const Event &event, Seat viewer) const;
    [[nodiscard]] QString placeName(const QString &choice) const;

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
    Seat m_own;
};

} // namespace dugout
