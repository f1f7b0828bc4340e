// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

class QTranslator;

namespace dugout {

/// The translated texts of a language, loaded when first asked for and not installed anywhere.
[[nodiscard]] const QTranslator &wordsIn(Language language);

// The language to speak is asked for in one place, currentLanguage() of language.h: what a scope
// was handed on this thread, else what the program speaks.

/// The number and date formats of the language to speak now.
[[nodiscard]] QLocale currentLocale();

/// From now on the program speaks it wherever no scope says otherwise. Words of tr() follow the
/// translators that are installed.
void setProgramLanguage(Language language);

/// Hands a language in: while it lives, tr(), the words of rulesets and the formats of numbers are
/// those of this language on this thread, whatever the program speaks; no widget hears of it. For
/// what is made at one go: the answer of a command, a page on paper or for a telephone, a line for
/// the hall's display. Scopes may lie inside each other.
///
/// The default locale stays what it is: all threads have the same one, and Qt asks for it wherever
/// a resource is read, so that changing it beside another thread pulls it away from under that. Who
/// formats a number asks for currentLocale().
class LanguageScope
{
public:
    explicit LanguageScope(Language language);
    LanguageScope(const LanguageScope &) = delete;
    LanguageScope &operator=(const LanguageScope &) = delete;
    ~LanguageScope();

    /// Lets scopes speak before every translator that is installed now. Who installs another one
    /// later calls it again; the first scope does by itself.
    static void install();

private:
    std::optional<Language> m_before;
};

} // namespace dugout
