// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"

namespace dugout {

/// The text of one language, to be filled in.
[[nodiscard]] inline QString &textIn(LocalizedText &text, Language language)
{
    if (language == Language::Spanish)
        return text.es;
    return language == Language::German ? text.de : text.en;
}

/// What `say` says in the language of the moment, for each in turn.
template<typename Say>
[[nodiscard]] LocalizedText inEveryLanguage(Say say)
{
    LocalizedText text;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        textIn(text, language) = say();
    }
    return text;
}

} // namespace dugout
