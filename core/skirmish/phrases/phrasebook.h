// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/words/skirmishphrases.h"

#include <QHash>

namespace dugout {

/// Phrases by the id of the prompt.
using PhraseBook = QHash<QString, PromptPhrase>;

[[nodiscard]] const PhraseBook &setUpPhrases();
[[nodiscard]] const PhraseBook &actionPhrases();
[[nodiscard]] const PhraseBook &combatPhrases();
[[nodiscard]] const PhraseBook &endPhrases();

/// How the log calls what a prompt that asks or bids was answered with.
[[nodiscard]] const QHash<QString, const char *> &logPhrases();

} // namespace dugout
