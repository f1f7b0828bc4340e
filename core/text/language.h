// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <array>
#include <optional>

namespace dugout {

/// The languages Dugout speaks. Everything with a name has it in all of them.
enum class Language { Spanish, English, German };

inline constexpr std::array allLanguages{Language::Spanish, Language::English, Language::German};

/// Two lower-case letters, as in file names and on the command line: "es", "en", "de".
[[nodiscard]] QString languageCode(Language language);

/// The language's own name for itself, for menus: never translated.
[[nodiscard]] QString languageNativeName(Language language);

/// Number and date formats that go with the language.
[[nodiscard]] QLocale languageLocale(Language language);

/// A number with its digits in groups of three. Qt 6.4 leaves the first group of Spanish numbers
/// together: 1234.567.
[[nodiscard]] QString groupedNumber(int value, Language language);
/// What is added or taken away: "+2", "−1", and "0" for neither.
[[nodiscard]] QString withSign(int value);

/// Understands "es", "ES" and longer forms such as "de_AT" or "en-GB".
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);

/// The language the program speaks now: that of the default locale, or of a LanguageScope.
[[nodiscard]] Language currentLanguage();

/// The first of the system's languages that Dugout speaks, else English.
[[nodiscard]] Language languageOfSystem();

} // namespace dugout
