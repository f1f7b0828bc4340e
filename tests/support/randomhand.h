// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "ui/common/actionbutton.h"
#include "ui/play/promptcard.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

namespace dugout {

/// Does what two coaches do with the mouse: presses something of what is offered.
class RandomHand
{
public:
    RandomHand(PromptCard *card, std::uint64_t seed)
        : m_card(card)
        , m_random(seed)
    { }

    /// False when there is nothing to press.
    bool press()
    {
        // Buttons of the last question go, those of the next are shown.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
        if (auto *list = seen<QListWidget>(QStringLiteral("choice-list")))
            tick(list);
        if (auto *number = seen<QSpinBox>(QStringLiteral("prompt-number")))
            enter(number);
        if (auto *words = seen<QLineEdit>(QStringLiteral("prompt-text")))
            words->setText(QStringLiteral("words"));
        // Coaches do end their turns.
        if (auto *end = seen<ActionButton>(QStringLiteral("quick-end-turn"));
            end && m_random.roll(3) == 1) {
            end->click();
            return true;
        }
        QList<ActionButton *> buttons;
        for (ActionButton *button : m_card->findChildren<ActionButton *>()) {
            const QString name = button->objectName();
            const bool answers = name == QStringLiteral("prompt-main") || name.startsWith(u"quick-")
                || name.startsWith(u"choice-");
            const bool menu = name == QStringLiteral("quick-asides");
            if (answers && !menu && button->isVisible() && button->isEnabled())
                buttons.append(button);
        }
        if (buttons.isEmpty())
            return leadOn();
        buttons.at(m_random.roll(static_cast<int>(buttons.size())) - 1)->click();
        return true;
    }

private:
    template<typename Widget>
    Widget *seen(const QString &name)
    {
        for (Widget *widget : m_card->findChildren<Widget *>(name)) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    /// After the whistle the card comes and goes with the lines of a checklist.
    bool leadOn()
    {
        for (const QString &name :
             {QStringLiteral("full-time-main"), QStringLiteral("after-open-0"),
              QStringLiteral("after-open-1")}) {
            for (auto *button : m_card->window()->findChildren<QAbstractButton *>(name)) {
                if (!button->isVisible() || !button->isEnabled())
                    continue;
                button->click();
                return true;
            }
        }
        return false;
    }

    void enter(QSpinBox *number)
    {
        const int value
            = m_random.roll(number->maximum() - number->minimum() + 1) - 1 + number->minimum();
        number->setValue(value == number->maximum() ? value : value - value % number->singleStep());
    }

    void tick(QListWidget *list)
    {
        list->setCurrentRow(m_random.roll(list->count()) - 1);
        if (list->item(0)->data(Qt::CheckStateRole).isNull())
            return;
        // A line-up is ticked as it must be; of others as many as are needed.
        auto *take = m_card->findChild<ActionButton *>(QStringLiteral("prompt-main"));
        for (int i = 0; i < 500 && take && !take->isEnabled(); ++i)
            emit list->itemClicked(list->item(m_random.roll(list->count()) - 1));
    }

    PromptCard *m_card;
    SeededRandomSource m_random;
};

} // namespace dugout
