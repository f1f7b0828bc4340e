// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace dugout {

// What the data of a ruleset may say because code makes something of it. A new key, step or effect
// of the code is named here with its meaning: a ruleset that says anything else is refused with the
// nearest word, and resources/rulesets/README.md lists all of these (test `contract`).

struct ContractWord
{
    QStringView word;
    QStringView meaning;
    bool told = false; ///< no code reads it: it is shown where the rules are read
};

/// The keys of `values`, wherever they stand. The ids of inducements and decks are keys as well.
[[nodiscard]] std::span<const ContractWord> valueKeys();
/// The sequences whose steps are carried out one after the other. Any other is only told.
[[nodiscard]] std::span<const ContractWord> carriedOutSequences();
/// The steps that they may have, but for those that are only told: until the whistle, and in what
/// follows it.
[[nodiscard]] std::span<const ContractWord> sequenceSteps();
[[nodiscard]] std::span<const ContractWord> stepsAfterMatch();

/// `duration` and `scope` of a card, `per` of a row, `notes` of a team.
[[nodiscard]] std::span<const ContractWord> cardDurations();
[[nodiscard]] std::span<const ContractWord> cardScopes();
[[nodiscard]] std::span<const ContractWord> modifierCounts();
[[nodiscard]] std::span<const ContractWord> rosterNotes();

/// The moments of `at` in a list `does`.
[[nodiscard]] std::span<const ContractWord> moments();
/// The effects of a list `does` at the moment `rolled`: those that any row carries out, and those
/// that need a table which is rolled on by itself, unlike that of the kick-off and match events.
[[nodiscard]] std::span<const ContractWord> resultEffects();
[[nodiscard]] std::span<const ContractWord> tableEffects();
/// Those that are put on the agenda at any other moment, and those that hold all the time.
[[nodiscard]] std::span<const ContractWord> momentaryEffects();
[[nodiscard]] std::span<const ContractWord> ongoingEffects();

[[nodiscard]] bool isKnownWord(std::span<const ContractWord> words, QStringView word);

/// All of this as the reference in resources/rulesets/README.md.
[[nodiscard]] QString contractReference();

} // namespace dugout
