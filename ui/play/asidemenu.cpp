// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/asidemenu.h"

#include "ui/common/actionbutton.h"
#include "ui/play/letterkeys.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

AsideMenu::AsideMenu(QWidget *parent)
    : QWidget(parent)
    , m_menu(new QMenu(this))
    , m_button(new ActionButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    connect(m_button, &QAbstractButton::clicked, this, [this] { popup(m_button); });
    m_menu->installEventFilter(this);
    hide();
}

/// What somebody else has too outlives the clearing of a menu, and of two with one key neither
/// hears it.
void AsideMenu::forget()
{
    const QList<QAction *> former = m_menu->actions();
    for (QAction *action : former) {
        m_menu->removeAction(action);
        removeAction(action);
        action->deleteLater(); // it may be the one that was just chosen
    }
}

/// The keys that stand in the menu work while it is open, too.
bool AsideMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
    const QList<QAction *> offered = m_menu->actions();
    for (QAction *action : offered) {
        if (action->shortcut() != pressed)
            continue;
        m_menu->close();
        action->trigger();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void AsideMenu::setOffers(const std::vector<OfferedPrompt> &offers)
{
    forget();
    int number = 0;
    for (const OfferedPrompt &offer : offers) {
        const QString id = offer.prompt.id;
        const QString title = QString(offer.words.title).replace(u'&', u"&&"_s);
        // What has no key of its own is called by a digit while the menu is open.
        const bool counted = m_onlyMenu && offer.key.isEmpty() && ++number <= digitCount;
        QAction *action
            = m_menu->addAction(counted ? u"&%1  %2"_s.arg(QString::number(number), title) : title);
        action->setObjectName(u"aside-"_s + id);
        action->setEnabled(!offer.spent);
        action->setShortcut(offer.key);
        if (!offer.key.isEmpty())
            addAction(action); // its key works while the menu is closed
        connect(action, &QAction::triggered, this, [this, id] { emit chosen(id); });
    }
    // Hidden it would not hear the keys of its entries.
    setVisible(!offers.empty());
}

void AsideMenu::setOnlyMenu(bool only)
{
    m_onlyMenu = only;
    m_button->setVisible(!only);
}

void AsideMenu::popup(const QWidget *below)
{
    m_menu->popup(below->mapToGlobal(QPoint(0, below->height())));
}

void AsideMenu::setCompact(bool compact)
{
    m_button->setCompact(compact);
}

void AsideMenu::setName(const QString &text, const QKeySequence &key)
{
    m_button->setObjectName(objectName());
    m_button->setText(text);
    m_button->setKey(key);
}

} // namespace dugout
