// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Puts a step on top.
void push(MatchState &state, Step step);
/// Puts the steps of one of the edition's sequences on top, the first of them uppermost. Steps of
/// rules that are switched off, and steps that nobody handles, are left out. Each step is about the
/// sequence.
void pushSequence(const MatchContext &context, MatchState &state, const QString &sequence);
/// Takes the uppermost step off.
void pop(MatchState &state);
/// Takes steps off until one of this kind is on top; takes that one off, too, when asked. Nothing
/// happens when there is none.
void popTo(MatchState &state, StepKind kind, bool thatToo = false);
/// Enters steps until one of them has something to ask, or nothing is left.
void settle(const MatchContext &context, MatchState &state);

} // namespace dugout
