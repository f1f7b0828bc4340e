// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/dice/randomsource.h"
#include "core/play/event.h"
#include "core/play/promptcourse.h"

namespace dugout {

/// What an answer to a prompt consists of.
enum class PromptKind {
    Dice, ///< roll these
    Choice, ///< one or several of the choices
    Number, ///< a whole number within limits
    Text, ///< free words, such as a name
    Confirm ///< nothing but going on
};

/// What a game asks or offers next: ids only, so that making it is cheap. Its words come from the
/// game's own `words()` when somebody looks.
///
/// A game at a point has either one prompt that must be answered before anything else, or several
/// that are offered side by side, of which any may be answered.
struct Prompt
{
    QString
        id; ///< what is asked, such as `weather` or `turn.touchdown`; unique among those offered
    Seat seat = noSeat; ///< who is asked
    PromptKind kind = PromptKind::Confirm;
    std::optional<DiceNotation> dice; ///< for PromptKind::Dice; faces only, read by the game
    QStringList choices; ///< for PromptKind::Choice: ids of what may be chosen
    int atLeast = 1; ///< fewest choices, or the lowest number
    int atMost = 1; ///< most choices, or the highest number
    int step = 1; ///< a number is a multiple of it, or the highest
    bool mayRepeat = false; ///< the same choice may be named more than once
    bool byLot = false; ///< chance makes the choice, nobody's will: Dugout may draw
    QString usual; ///< most likely the answer: a choice, several with commas, a number; or empty
    bool passes = false; ///< goes on where everything else that is offered may be left
    bool alwaysOffered = false; ///< always there beside what is asked, such as a change by hand
    bool skippable = false; ///< only offered: what comes next is asked, and answering that ends it
    Seat decides = noSeat; ///< has a say in it though another is asked: may answer for them
    QStringList theirs; ///< of the choices, those that `decides` decides
    bool onlyTheirs = false; ///< nothing in it is up to `seat`
    bool ownDeviceOnly
        = false; ///< asked only where both have a device of their own; see Match::promptsApart

    bool operator==(const Prompt &) const = default;
};

/// The words of a prompt in the language of the moment.
struct PromptWords
{
    QString title;
    QString detail;
    QString why; ///< the rule behind it
    QStringList choices; ///< beside `Prompt::choices`
    QString question{}; ///< heads it once it is being answered; empty: the title does
    PromptCourse course{}; ///< where it stands on its way, and what may come of it
};

/// Whether the event answers the prompt as far as its form goes: dice that exist, choices that
/// were offered, numbers within the limits. One clear sentence when it does not.
[[nodiscard]] Result<void> checkAnswer(const Prompt &prompt, const Event &event);

/// The same for one of those that are offered, if the event answers one of them at all.
[[nodiscard]] Result<void> checkAmong(const std::vector<Prompt> &offered, const Event &event);

/// What holds for a new answer beyond its form: words have a length. The history may hold longer
/// ones from before.
[[nodiscard]] Result<void> checkNewAnswer(const Event &event);
/// A new number goes by the steps that are offered; the history may hold others from before.
[[nodiscard]] Result<void> checkNewNumber(const std::vector<Prompt> &offered, const Event &event);

/// An event with the dice that the source gives, for a prompt that asks for dice; the lots that it
/// draws, as many as may be drawn, for a choice that chance makes.
[[nodiscard]] Event rollFor(const Prompt &prompt, RandomSource &source);

/// Any legal answer, each choice equally likely; for coaches that decide by lot.
[[nodiscard]] Event randomAnswer(const Prompt &prompt, RandomSource &source);

/// One of the prompts, each equally likely but for asides, which are rarely taken. There must be
/// one that is no aside.
[[nodiscard]] const Prompt &randomPrompt(const std::vector<Prompt> &offered, RandomSource &source);

} // namespace dugout
