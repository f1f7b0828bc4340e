// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QWidget>

class QButtonGroup;

namespace dugout {

/// ES EN DE, always in sight; one click switches.
class LanguageSwitch final : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageSwitch(QWidget *parent = nullptr);

    void showLanguage(Language language);

signals:
    void languageChosen(Language language);

private:
    QButtonGroup *m_buttons;
};

} // namespace dugout
