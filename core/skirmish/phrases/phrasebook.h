// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/words/skirmishphrases.h"

#include <span>

namespace dugout {

/// The phrase of one prompt.
struct PhraseRow
{
    QStringView prompt;
    PromptPhrase phrase;
};

/// One word or sentence by what it stands for.
struct TextRow
{
    QStringView what;
    const char *text;
};

// Each list is declared here for its line; promptPhrase and its neighbours look things up in them.
// clang-format off
#define PHRASES(subject) [[nodiscard]] std::span<const PhraseRow> subject();
#define TEXTS(subject) [[nodiscard]] std::span<const TextRow> subject();
#include "core/skirmish/phrases/phrasebook.inc"
#undef TEXTS
#undef PHRASES
// clang-format on

} // namespace dugout
