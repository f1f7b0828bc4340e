// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamactions.h"

#include "ui/common/command.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

TeamActions::TeamActions(QWidget *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_menu(new QMenu(editor))
{
    undo = add(u"team-undo"_s);
    redo = add(u"team-redo"_s);
    m_menu->addSeparator();
    identity = add(u"team-identity"_s);
    options = add(u"team-options"_s);
    names = add(u"team-names"_s);
    numbers = add(u"team-numbers"_s);
    journeymen = add(u"team-journeymen"_s);
    sign = add(u"team-sign"_s);
    shop = add(u"team-shop"_s);
    move = add(u"team-move"_s);
    sheets = add(u"team-sheets"_s);
    exportTeam = add(u"team-export"_s);
    m_menu->addSeparator();
    deleteTeam = add(u"team-delete"_s);
    retranslate();
}

QAction *TeamActions::add(const QString &id)
{
    auto *action = new QAction(m_editor);
    action->setObjectName(id);
    action->setShortcuts(findCommand(id)->keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_editor->addAction(action);
    m_menu->addAction(action);
    m_all.append(action);
    return action;
}

void TeamActions::takeKeys(const CommandKeys &keys)
{
    const auto take = [this, &keys] {
        for (QAction *action : m_all)
            action->setShortcuts(keys.keysOf(*findCommand(action->objectName())));
    };
    take();
    connect(&keys, &CommandKeys::changed, this, take);
}

void TeamActions::popup(const QPoint &where) const
{
    m_menu->popup(where);
}

void TeamActions::nameUndo(const QString &undone, const QString &redone)
{
    m_undone = undone;
    m_redone = redone;
    retranslate();
}

void TeamActions::retranslate()
{
    for (QAction *action : m_all)
        action->setText(commandWords(*findCommand(action->objectName())));
    if (!m_undone.isEmpty())
        undo->setText(tr("Undo: %1").arg(m_undone));
    if (!m_redone.isEmpty())
        redo->setText(tr("Redo: %1").arg(m_redone));
}

} // namespace dugout
