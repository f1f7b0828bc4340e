// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/modifiernames.h"

namespace dugout {

/// What gives the opportunity to react; null when it is not known.
[[nodiscard]] const char *opportunityPhrase(KnownWord<TriggerNames> opportunity);

/// The source text of a plain choice such as `pass`; null when it is no such word.
[[nodiscard]] const char *choicePhrase(const QString &choice);

} // namespace dugout
