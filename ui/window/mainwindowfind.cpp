// SPDX-License-Identifier: GPL-3.0-or-later
// What can be found from anywhere by a few letters.
#include "core/club/club.h"
#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/rules/rulespage.h"
#include "ui/window/finddialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placekeys.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QPointer>

namespace dugout {

/// What the page offers just now, and what works everywhere.
std::vector<FoundCommand> MainWindow::commandsHere()
{
    std::vector<FoundCommand> commands;
    for (ActionButton *button : page(m_place)->findChildren<ActionButton *>()) {
        const QString words = plainWords(wordsOf(*button));
        if (button->isVisible() && button->isEnabled() && !words.isEmpty())
            commands.push_back({words, button->shortcut(), [button = QPointer(button)] {
                                    if (button)
                                        button->click();
                                }});
    }
    // What stands in its menus.
    for (QWidget *widget : page(m_place)->findChildren<QWidget *>()) {
        const QList<QAction *> more = widget->isVisible() ? widget->actions() : QList<QAction *>();
        for (QAction *action : more) {
            if (action->isEnabled() && findCommand(action->objectName()))
                commands.push_back(
                    {plainWords(action->text()), action->shortcut(), [action = QPointer(action)] {
                         if (action)
                             action->trigger();
                     }});
        }
    }
    for (QAction *action : m_actions->all()) {
        if (action->isEnabled())
            commands.push_back(
                {plainWords(action->text()), action->shortcut(), [action] { action->trigger(); }});
    }
    return commands;
}

void MainWindow::showFind()
{
    auto *dialog
        = new FindDialog(commandsHere(), KeptSearch(m_services.club, m_services.leagues), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FindDialog::itemChosen, this, &MainWindow::openItem);
    connect(dialog, &FindDialog::rulesRequested, this, [this](const QString &words) {
        goTo(Place::Rules, Qt::ShortcutFocusReason);
        static_cast<RulesPage *>(page(Place::Rules))->lookUp(words);
    });
    dialog->open();
}

} // namespace dugout
