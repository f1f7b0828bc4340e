// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/cardof.h"
#include "core/text/oneof.h"

namespace dugout {

// What steps are about beside whom they concern: each kind one id of its own type. Those of the
// rules stand in ids.h; these are only a match's.

using ActionId = Id<struct ActionTag>; ///< what was recorded in a turn, as it is offered
using OngoingEffectId = Id<struct OngoingEffectTag>; ///< a rule that holds for a while, by its key
using VariantId = Id<struct VariantTag>; ///< how special plays are dealt
using PurchaseId = Id<struct PurchaseTag>; ///< what is bought, as the shop names it
using PickId = Id<struct PickTag>; ///< what was picked in the prompt before, as choices name it

/// None, or one of them: the sequence a step is part of, the table it rolls on, the row or the card
/// that is carried out, the moment that has come, the deck that is drawn from, who helps, with
/// which weapon, which roll, …
using StepSubject = OneOf<std::variant<std::monostate, SequenceId, TableId, RowId, CardOf, DeckId,
                                       TimingId, InducementId, SkillId, RollId, PositionId,
                                       ActionId, OngoingEffectId, VariantId, PurchaseId, PickId>>;
extern template class OneOf<StepSubject::Kinds>;

/// Its text, whatever it is; empty for none.
[[nodiscard]] QString subjectText(const StepSubject &subject);

} // namespace dugout
