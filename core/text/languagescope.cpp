// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/languagescope.h"

#include <QCoreApplication>
#include <QTranslator>

#include <mutex>

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
};

thread_local std::optional<Language> ScopeTranslator::language;

ScopeTranslator &translator()
{
    static ScopeTranslator one;
    return one;
}

/// What runs beside the window speaks too.
class Installed
{
public:
    void once()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_is)
            install();
    }
    void anew()
    {
        const std::lock_guard lock(m_mutex);
        QCoreApplication::removeTranslator(&translator());
        install();
    }

private:
    void install() { m_is = QCoreApplication::installTranslator(&translator()); }

    std::mutex m_mutex;
    bool m_is = false;
};

Installed &installed()
{
    static Installed one;
    return one;
}

} // namespace

const QTranslator &wordsIn(Language language)
{
    struct Catalogue
    {
        std::once_flag isLoaded{};
        QTranslator words{};
    };
    static std::array<Catalogue, allLanguages.size()> catalogues;
    Catalogue &wanted = catalogues.at(static_cast<size_t>(language));
    std::call_once(wanted.isLoaded, [&wanted, language] {
        // Where there is none the source text is the word.
        (void)wanted.words.load(u":/i18n/dugout_%1.qm"_s.arg(languageCode(language)));
    });
    return wanted.words;
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
    installed().once();
    ScopeTranslator::language = language;
}

LanguageScope::~LanguageScope()
{
    ScopeTranslator::language = m_before;
}

void LanguageScope::install()
{
    installed().anew();
}

} // namespace dugout
