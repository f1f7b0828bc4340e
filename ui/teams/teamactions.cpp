// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamactions.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

TeamActions::TeamActions(QWidget *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_menu(new QMenu(editor))
{
    const auto keys = [](Qt::Key key) { return QKeySequence(Qt::CTRL | Qt::SHIFT | key); };
    undo = add(u"team-undo"_s, QKeySequence::Undo);
    redo = add(u"team-redo"_s, QKeySequence::Redo);
    m_menu->addSeparator();
    identity = add(u"team-identity"_s, keys(Qt::Key_B));
    options = add(u"team-options"_s, keys(Qt::Key_O));
    names = add(u"team-names"_s, keys(Qt::Key_N));
    numbers = add(u"team-numbers"_s, keys(Qt::Key_U));
    journeymen = add(u"team-journeymen"_s, keys(Qt::Key_J));
    sign = add(u"team-sign"_s, keys(Qt::Key_H));
    shop = add(u"team-shop"_s, keys(Qt::Key_I));
    move = add(u"team-move"_s, keys(Qt::Key_M));
    sheets = add(u"team-sheets"_s, keys(Qt::Key_E));
    exportTeam = add(u"team-export"_s, keys(Qt::Key_S));
    m_menu->addSeparator();
    deleteTeam = add(u"team-delete"_s, keys(Qt::Key_Delete));
    retranslate();
}

QAction *TeamActions::add(const QString &name, const QKeySequence &key)
{
    auto *action = new QAction(m_editor);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_editor->addAction(action);
    m_menu->addAction(action);
    return action;
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
    undo->setText(m_undone.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(m_undone));
    redo->setText(m_redone.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(m_redone));
    identity->setText(tr("Name, colours and badge…"));
    options->setText(tr("Optional rules…"));
    names->setText(tr("Name unnamed players"));
    numbers->setText(tr("Renumber in this order"));
    journeymen->setText(tr("Fill up with journeymen"));
    sign->setText(tr("Sign the selected journeyman"));
    shop->setText(tr("Inducements for a match…"));
    move->setText(tr("Convert to another edition…"));
    sheets->setText(tr("Earlier sheets…"));
    exportTeam->setText(tr("Export…"));
    deleteTeam->setText(tr("Delete this team…"));
}

} // namespace dugout
