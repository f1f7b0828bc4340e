// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/languagecontroller.h"

#include "core/text/languagescope.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As keyboards print them; Qt's own words for some languages are longer.
[[maybe_unused]] constexpr const char *keyNames[]{
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"), QT_TRANSLATE_NOOP("QShortcut", "Esc")};

/// What file dialogs call a folder: Qt has no Spanish for it.
[[maybe_unused]] constexpr const char *fileKinds[]{
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")};

} // namespace

LanguageController::LanguageController(QObject *parent)
    : QObject(parent)
{ }

void LanguageController::setLanguage(Language language)
{
    if (m_speaking && language == m_language)
        return;
    m_speaking = true;
    m_language = language;
    const QString code = languageCode(language);
    // Removing and installing both before the next turn of the event loop sends each widget one
    // LanguageChange only.
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
    if (m_qtWords.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtWords);
    if (m_words.load(u":/i18n/dugout_%1.qm"_s.arg(code)))
        QCoreApplication::installTranslator(&m_words);
    LanguageScope::install();

    setProgramLanguage(language);
    const QLocale locale = languageLocale(language);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows)
        window->setLocale(locale);
    emit languageChanged(language);
}

} // namespace dugout
