// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// What a prompt says, as source texts to be translated: %1 is the player who is asked, %2 the
/// fighter it is about, %3 the card.
struct PromptPhrase
{
    const char *title = nullptr;
    const char *detail = nullptr; ///< may be null
    QStringView table; ///< where the rule behind it stands; may be empty
    QStringView row;
};

/// Null for a prompt without words. Numbers at the end, as in "score.1", do not count.
[[nodiscard]] const PromptPhrase *promptPhrase(const QString &prompt);

/// What the log calls an answer to the prompt; null for a prompt without words.
[[nodiscard]] const char *logPhrase(const QString &prompt);

/// What gives the opportunity to react; null when it is not known.
[[nodiscard]] const char *opportunityPhrase(const QString &opportunity);

/// The source text of a plain choice such as `pass`; null when it is no such word.
[[nodiscard]] const char *choicePhrase(const QString &choice);

} // namespace dugout
