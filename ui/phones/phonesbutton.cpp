// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phonesbutton.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace dugout {

PhonesButton::PhonesButton(QWidget *parent)
    : ActionButton(parent)
{
    setIconName(u"phone"_s);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
    hide();
    say();
}

void PhonesButton::showCount(std::optional<int> count)
{
    m_count = count;
    say();
}

void PhonesButton::say()
{
    const QString words = m_count ? tr("Phones: %1").arg(*m_count) : tr("Phones…");
    setText(m_count ? QString::number(*m_count) : QString());
    setAccessibleName(words);
    setToolTip(words);
}

void PhonesButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    ActionButton::changeEvent(event);
}

} // namespace dugout
