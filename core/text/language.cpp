// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString languageCode(Language language)
{
    switch (language) {
    case Language::Spanish:
        return u"es"_s;
    case Language::German:
        return u"de"_s;
    case Language::English:
        break;
    }
    return u"en"_s;
}

QString languageNativeName(Language language)
{
    switch (language) {
    case Language::Spanish:
        return u"Español"_s;
    case Language::German:
        return u"Deutsch"_s;
    case Language::English:
        break;
    }
    return u"English"_s;
}

QLocale languageLocale(Language language)
{
    switch (language) {
    case Language::Spanish:
        return {QLocale::Spanish, QLocale::Spain};
    case Language::German:
        return {QLocale::German, QLocale::Germany};
    case Language::English:
        break;
    }
    return {QLocale::English, QLocale::UnitedKingdom};
}

QString withSign(int value)
{
    if (value == 0)
        return u"0"_s;
    return value > 0 ? u"+%1"_s.arg(value) : u"−%1"_s.arg(-value);
}

QString groupedNumber(int value, Language language)
{
    // A hyphen is no minus sign.
    QString digits = QString::number(value).replace(u'-', u'−');
    const qsizetype first = value < 0 ? 1 : 0;
    for (qsizetype place = digits.size() - 3; place > first; place -= 3)
        digits.insert(place, languageLocale(language).groupSeparator());
    return digits;
}

std::optional<Language> languageFromCode(QStringView code)
{
    const bool bare = code.size() == 2;
    if (!bare && (code.size() < 3 || (code.at(2) != u'_' && code.at(2) != u'-')))
        return std::nullopt;
    for (const Language language : allLanguages) {
        if (code.startsWith(languageCode(language), Qt::CaseInsensitive))
            return language;
    }
    return std::nullopt;
}

Language languageOfSystem()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &code : wanted) {
        if (const auto language = languageFromCode(code))
            return *language;
    }
    return Language::English;
}

} // namespace dugout
