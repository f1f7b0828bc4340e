// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/localizedtext.h"

namespace dugout {

/// A text of the ruleset in the language of the moment.
[[nodiscard]] inline QString spoken(const LocalizedText &text)
{
    return text.in(languageFromCode(QLocale().name()).value_or(Language::English));
}

/// A coach's own words, which are the same in every language.
[[nodiscard]] inline LocalizedText sameInAll(const QString &words)
{
    return {words, words, words};
}

} // namespace dugout
