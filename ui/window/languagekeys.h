// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QKeySequence>
#include <QObject>

namespace dugout {

class LanguageController;

/// The key of a language: Ctrl+F5, Ctrl+F6 and Ctrl+F7.
[[nodiscard]] QKeySequence languageKey(Language language);

/// Hears the keys of the languages in every window, also while a dialog is open.
class LanguageKeys final : public QObject
{
    Q_OBJECT

public:
    explicit LanguageKeys(LanguageController &controller, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    LanguageController &m_controller;
};

} // namespace dugout
