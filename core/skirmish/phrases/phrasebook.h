// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishphrases.h"

#include <QHash>

namespace dugout {

/// Phrases by the id of the prompt.
using PhraseBook = QHash<QString, PromptPhrase>;

[[nodiscard]] const PhraseBook &setUpPhrases();
[[nodiscard]] const PhraseBook &actionPhrases();
[[nodiscard]] const PhraseBook &combatPhrases();
[[nodiscard]] const PhraseBook &endPhrases();

} // namespace dugout
