// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/asidemenu.h"

#include "ui/common/actionbutton.h"
#include "ui/play/letterkeys.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

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
    forgetPage();
    const QList<QAction *> former = m_menu->actions();
    for (QAction *action : former) {
        m_menu->removeAction(action);
        removeAction(action);
        action->deleteLater(); // it may be the one that was just chosen
    }
}

/// Some of it belongs to others, who keep it.
void AsideMenu::forgetPage()
{
    for (QAction *action : std::as_const(m_pageActions)) {
        m_menu->removeAction(action);
        if (action->parent() == m_menu)
            action->deleteLater();
    }
    m_pageActions.clear();
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
    // What has no key of its own is called by a digit while the menu is open.
    std::vector<const OfferedPrompt *> ordered;
    QStringList counted;
    for (const OfferedPrompt &offer : offers) {
        ordered.push_back(&offer);
        if (offer.key.isEmpty())
            counted.append(offer.prompt.id);
    }
    number(counted);
    const auto digitOf = [&](const OfferedPrompt &offer) {
        return counted.contains(offer.prompt.id) ? m_numbers.value(offer.prompt.id) : 0;
    };
    std::stable_sort(ordered.begin(), ordered.end(),
                     [&digitOf](const OfferedPrompt *one, const OfferedPrompt *other) {
                         const int before = digitOf(*one);
                         const int after = digitOf(*other);
                         return before > 0 && (after == 0 || before < after);
                     });
    for (const OfferedPrompt *each : ordered) {
        const OfferedPrompt &offer = *each;
        const QString id = offer.prompt.id;
        const QString title = QString(offer.words.title).replace(u'&', u"&&"_s);
        const int digit = digitOf(offer);
        QAction *action = m_menu->addAction(
            digit > 0 ? u"&%1  %2"_s.arg(QString::number(digit), title) : title);
        action->setObjectName(u"aside-"_s + id);
        action->setEnabled(!offer.spent);
        action->setShortcut(offer.key);
        if (!offer.key.isEmpty())
            addAction(action); // its key works while the menu is closed
        connect(action, &QAction::triggered, this, [this, id] { emit chosen(id); });
    }
    // Hidden it would not hear the keys of its entries.
    setVisible(!offers.empty() || hasPageItems());
}

/// What had a digit once keeps it: hands learn where things are. Only where there are no more does
/// one that is not there lose its own.
void AsideMenu::number(const QStringList &ids)
{
    for (const QString &id : ids) {
        if (m_numbers.contains(id))
            continue;
        for (int digit = 1; digit <= digitCount && !m_numbers.contains(id); ++digit) {
            if (m_numbers.key(digit).isEmpty())
                m_numbers.insert(id, digit);
        }
        for (int digit = 1; digit <= digitCount && !m_numbers.contains(id); ++digit) {
            const QString absent = m_numbers.key(digit);
            if (ids.contains(absent))
                continue;
            m_numbers.remove(absent);
            m_numbers.insert(id, digit);
        }
    }
}

void AsideMenu::setOnlyMenu(bool only)
{
    m_onlyMenu = only;
    m_button->setVisible(!only);
}

void AsideMenu::setPageItems(PageItems items)
{
    m_pageItems = std::move(items);
}

void AsideMenu::popup(const QWidget *below)
{
    forgetPage();
    if (m_pageItems) {
        const QList<QAction *> before = m_menu->actions();
        if (!before.isEmpty())
            m_menu->addSeparator();
        m_pageItems(*m_menu);
        m_pageActions = m_menu->actions().mid(before.size());
    }
    m_menu->popup(below->mapToGlobal(QPoint(0, below->height())));
}

void AsideMenu::setCompact(bool compact)
{
    m_button->setCompact(compact);
}

void AsideMenu::setCommand(const char *id)
{
    m_button->setObjectName(objectName());
    m_button->setCommand(id);
}

} // namespace dugout
