// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/languagekeys.h"

#include "ui/common/languagecontroller.h"

#include <QApplication>
#include <QKeyEvent>

namespace dugout {

QKeySequence languageKey(Language language)
{
    return QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_F5 + static_cast<int>(language)));
}

LanguageKeys::LanguageKeys(LanguageController &controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
{
    qApp->installEventFilter(this);
}

bool LanguageKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    for (const Language language : allLanguages) {
        if (QKeySequence(key->keyCombination()) != languageKey(language))
            continue;
        m_controller.setLanguage(language);
        return true;
    }
    return false;
}

} // namespace dugout
