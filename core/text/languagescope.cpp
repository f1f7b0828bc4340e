// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/languagescope.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Says nothing outside a scope, so that those below it are asked; inside it knows every text.
class ScopeTranslator final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source,
                                    const char *disambiguation, int n) const override
    {
        if (!language)
            return {};
        const QString found = wordsIn(*language).translate(context, source, disambiguation, n);
        return found.isEmpty() ? QString::fromUtf8(source) : found;
    }

    /// A scope holds for the thread that made it.
    static thread_local std::optional<Language> language;
    bool installed = false;
};

thread_local std::optional<Language> ScopeTranslator::language;

ScopeTranslator &translator()
{
    static ScopeTranslator one;
    return one;
}

} // namespace

const QTranslator &wordsIn(Language language)
{
    static std::array<std::unique_ptr<QTranslator>, allLanguages.size()> catalogues;
    auto &wanted = catalogues.at(static_cast<size_t>(language));
    if (!wanted) {
        wanted = std::make_unique<QTranslator>();
        // Where there is none the source text is the word.
        (void)wanted->load(u":/i18n/dugout_%1.qm"_s.arg(languageCode(language)));
    }
    return *wanted;
}

Language currentLanguage()
{
    if (ScopeTranslator::language)
        return *ScopeTranslator::language;
    return languageFromCode(QLocale().name()).value_or(Language::English);
}

QLocale currentLocale()
{
    return languageLocale(currentLanguage());
}

void setProgramLanguage(Language language)
{
    QLocale::setDefault(languageLocale(language)); // Qt's own widgets ask for it there
}

LanguageScope::LanguageScope(Language language)
    : m_before(ScopeTranslator::language)
{
    if (!translator().installed)
        install();
    ScopeTranslator::language = language;
    QLocale::setDefault(languageLocale(language));
}

LanguageScope::~LanguageScope()
{
    ScopeTranslator::language = m_before;
    QLocale::setDefault(m_locale);
}

void LanguageScope::install()
{
    QCoreApplication::removeTranslator(&translator());
    translator().installed = QCoreApplication::installTranslator(&translator());
}

} // namespace dugout
