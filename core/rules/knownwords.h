// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/text/knownword.h"

namespace dugout {

// The words of the data that code says, by family. A word is added to the family's list with how
// code says it; the test `knownwords` holds that the data has it and that somebody says it.

// The keys of `values` that the code of a match reads; contract.h says what each means.
#define WORD_LIST "core/rules/rulekeys.inc"
#define WORD_FAMILY RuleKeys
#define WORD_SPACE Key
#include "core/text/wordfamily.inc"

// The tables that the code of a match looks into; an edition need not have them.
#define WORD_LIST "core/rules/tablenames.inc"
#define WORD_FAMILY TableNames
#define WORD_SPACE Tables
#include "core/text/wordfamily.inc"

// The skills whose rules are carried out by code, beside those that their effects say.
#define WORD_LIST "core/rules/skillnames.inc"
#define WORD_FAMILY SkillNames
#define WORD_SPACE Skills
#include "core/text/wordfamily.inc"

// The options of an edition that code asks for.
#define WORD_LIST "core/rules/optionnames.inc"
#define WORD_FAMILY OptionNames
#define WORD_SPACE Options
#include "core/text/wordfamily.inc"

// The effects of `does` that code asks for; contract.h says what each means.
#define WORD_LIST "core/rules/effectnames.inc"
#define WORD_FAMILY EffectNames
#define WORD_SPACE Does
#include "core/text/wordfamily.inc"

// The moments of `at`.
#define WORD_LIST "core/rules/momentnames.inc"
#define WORD_FAMILY MomentNames
#define WORD_SPACE At
#include "core/text/wordfamily.inc"

// The moments at which cards may be played.
#define WORD_LIST "core/rules/timingnames.inc"
#define WORD_FAMILY TimingNames
#define WORD_SPACE When
#include "core/text/wordfamily.inc"

// The rows of tables that code asks for.
#define WORD_LIST "core/rules/rownames.inc"
#define WORD_FAMILY RowNames
#define WORD_SPACE Rows
#include "core/text/wordfamily.inc"

// The rolls of players that code knows.
#define WORD_LIST "core/rules/rollnames.inc"
#define WORD_FAMILY RollNames
#define WORD_SPACE Rolls
#include "core/text/wordfamily.inc"

/// With the words of no other family: several skills are spelt as the roll they change.
[[nodiscard]] inline bool operator==(const RollId &roll, KnownWord<RollNames> word)
{
    return roll.is(word);
}

// The sequences that code begins or reads.
#define WORD_LIST "core/rules/sequencenames.inc"
#define WORD_FAMILY SequenceNames
#define WORD_SPACE Sequences
#include "core/text/wordfamily.inc"

// The behaviours of skills that code asks for.
#define WORD_LIST "core/rules/behaviournames.inc"
#define WORD_FAMILY BehaviourNames
#define WORD_SPACE Behaves
#include "core/text/wordfamily.inc"

// The values of options that code asks for.
#define WORD_LIST "core/rules/chosennames.inc"
#define WORD_FAMILY ChosenNames
#define WORD_SPACE Chosen
#include "core/text/wordfamily.inc"

// The notes of rosters that code asks for; contract.h says what each means.
#define WORD_LIST "core/rules/notenames.inc"
#define WORD_FAMILY NoteNames
#define WORD_SPACE Notes
#include "core/text/wordfamily.inc"

// How long a card lasts and whom it is for; contract.h says what each means.
#define WORD_LIST "core/rules/spannames.inc"
#define WORD_FAMILY SpanNames
#define WORD_SPACE Span
#include "core/text/wordfamily.inc"

} // namespace dugout
