// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/sheetwords.h"

#include "core/text/languagescope.h"

#include <QTranslator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString translated(const char *source, Language language)
{
    const QString found = wordsIn(language).translate("SheetWords", source);
    return found.isEmpty() ? QString::fromUtf8(source) : found;
}

} // namespace

QString SheetWord::both() const
{
    return second.isEmpty() ? first : first + u" / "_s + second;
}

SheetWords::SheetWords(Language language, std::optional<Language> second)
    : m_language(language)
    , m_second(second == language ? std::nullopt : second)
{ }

SheetWord SheetWords::operator()(const LocalizedText &text) const
{
    SheetWord word{text.in(m_language), {}};
    if (m_second && text.in(*m_second) != word.first)
        word.second = text.in(*m_second);
    return word;
}

SheetWord SheetWords::operator()(const char *source) const
{
    SheetWord word{translated(source, m_language), {}};
    if (!m_second)
        return word;
    const QString other = translated(source, *m_second);
    if (other != word.first)
        word.second = other;
    return word;
}

QString SheetWords::one(const char *source) const
{
    return translated(source, m_language);
}

QString SheetWords::number(int value) const
{
    return groupedNumber(value, m_language);
}

} // namespace dugout
