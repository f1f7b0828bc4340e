// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QObject>
#include <QTranslator>

namespace dugout {

/// Owns the translators and switches them while the program runs.
///
/// Every widget gets one LanguageChange event from Qt; models and other plain objects listen to
/// `languageChanged`. Number and date formats change with the words.
class LanguageController final : public QObject
{
    Q_OBJECT

public:
    explicit LanguageController(QObject *parent = nullptr);

    [[nodiscard]] Language language() const { return m_language; }
    /// Choosing the language that is spoken already changes nothing.
    void setLanguage(Language language);

signals:
    void languageChanged(Language language);

private:
    Language m_language = Language::English;
    bool m_speaking = false; ///< a language has been set
    QTranslator m_words;
    QTranslator m_qtWords;
};

} // namespace dugout
