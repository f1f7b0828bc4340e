// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/play/shelfrow.h"
#include "ui/common/actionbutton.h"
#include "ui/common/diceentry.h"

#include <QColor>

#include <algorithm>
#include <memory>

namespace dugout {

/// A prompt with everything that a widget shows of it, in the language of the moment.
struct OfferedPrompt
{
    Prompt prompt;
    PromptWords words;
    std::vector<DieSymbol> symbols{}; ///< one for each face of dice that show no numbers
    QKeySequence key{}; ///< where it is offered beside others; may be empty
    QStringList hints{}; ///< beside the choices, as their tool tips; may be empty
    QStringList aliases{}; ///< beside the choices, by what else each is found; may be empty
    QList<QColor> shirts{}; ///< beside the choices, where they are players with numbers
    QStringList abouts{}; ///< beside the choices, what each does; empty where names say it
    std::vector<ShelfRow> shelf{}; ///< beside the choices, where they are things to buy
    std::vector<ShelfRow> refused{}; ///< not for sale, each with the reason
    QStringList ticked{}; ///< of several choices those that are likely taken; may be empty
    QStringList members{}; ///< it only leads to these prompts, which are asked side by side then
    ButtonShape shape = ButtonShape::Line; ///< of its button beside others
    QString icon{}; ///< the picture on it
    QString note{}; ///< what is left of it this turn, in a few words
    bool asksAlone = false; ///< though there is only one answer, it is shown before it is given
    bool opens = false; ///< though others are offered, it is the one that is asked
    QString cover{}; ///< whose eyes alone it is for: the device is handed over first
    std::shared_ptr<const OfferedPrompt> behind{}; ///< what he sees then; null: on his phone only
    bool isBook = false; ///< of words: they stand in a book that Dugout does not have
    QStringList known{}; ///< what was entered before, where the words of a book are asked for
    std::optional<DiceNotation> bookDice{}; ///< of its table
    QString leaves{}; ///< the choice that only goes back: Escape takes it
    QString leftOpen{}; ///< of numbers: what 0 is, where it says that nobody knows
    bool noneLikely = false; ///< where nothing may be chosen, Enter does so, as in a list of many
    bool asButtons = false; ///< though there are more choices than digits: the rest have letters
    QList<QKeySequence> choiceKeys{}; ///< beside the choices: those that always mean the same; the
                                      ///< others are numbered as if these were not there
    bool lowHead = false; ///< of a list: its button stands beside the field, for more lines below
    bool byName = false; ///< however few they are: what stands first changes from one to the next
    bool spent = false; ///< cannot be answered any more this time, but keeps its place
    QString shirtsOf{}; ///< how choices begin that a shirt alone stands for; empty for all of them
    bool ownDice = false; ///< the coaches roll: Enter never does, and what fell is entered at once
    std::shared_ptr<const OfferedPrompt>
        keeps{}; ///< comes before its consequences: the answer that lets it stand, beside the ways
    std::vector<int> fell{}; ///< then: what the dice show
    bool begins = false; ///< of asides: it only leads to a question, so it is not confirmed first
};

/// Players with the numbers of their shirts: those are typed, so that no other number may stand for
/// them.
[[nodiscard]] inline bool showsShirtNumbers(const OfferedPrompt &offer)
{
    return std::any_of(offer.words.choices.begin(), offer.words.choices.end(),
                       [](const QString &choice) { return choice.startsWith(u'#'); });
}

/// What was answered last, to be seen beside what comes next.
struct AnswerShown
{
    std::vector<int> dice{};
    std::vector<int> faces{}; ///< of each die
    std::vector<DieSymbol> symbols{}; ///< one for each face of dice that show no numbers
    QString line{}; ///< as the log says it; empty when it says nothing
    QString came{}; ///< what it came to, for where there is little room; empty: as it begins
    bool isInLog = true; ///< the newest line of the log says it too
};

} // namespace dugout
