// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace dugout {

class CommandKeys;

/// Everything the menu of the roster editor offers, with its keys and words. What an action does
/// is the editor's to say.
class TeamActions final : public QObject
{
    Q_OBJECT

public:
    /// The keys work while `editor` or something in it has the focus.
    explicit TeamActions(QWidget *editor);

    /// As this coach has them, from now on.
    void takeKeys(const CommandKeys &keys);
    void popup(const QPoint &where) const;
    void retranslate();
    /// The menu says what would be undone and redone; empty while nothing would.
    void nameUndo(const QString &undone, const QString &redone);

    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *identity = nullptr;
    QAction *options = nullptr;
    QAction *names = nullptr;
    QAction *numbers = nullptr;
    QAction *journeymen = nullptr;
    QAction *sign = nullptr;
    QAction *shop = nullptr;
    QAction *move = nullptr;
    QAction *sheets = nullptr;
    QAction *exportTeam = nullptr;
    QAction *deleteTeam = nullptr;

private:
    [[nodiscard]] QAction *add(const QString &id);

    QWidget *m_editor;
    QMenu *m_menu;
    QList<QAction *> m_all;
    QString m_undone;
    QString m_redone;
};

} // namespace dugout
