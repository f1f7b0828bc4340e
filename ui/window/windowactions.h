// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/appearance.h"
#include "ui/common/place.h"

#include <QHash>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace dugout {

class CommandKeys;
class Settings;

/// The commands that work everywhere in the window, in its menu and by their keys.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    /// The actions are added to `window`, whose child this is.
    WindowActions(Appearance &appearance, Settings &settings, CommandKeys &keys, QWidget *window);

    [[nodiscard]] QMenu *menu() const { return m_menu; }
    /// Every action, in the order in which they are explained.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    void retranslate();
    /// What is chosen has changed elsewhere, as on the page of settings.
    void showState();

signals:
    void guideRequested();
    void tourRequested();
    void shortcutsRequested();
    void aboutRequested();
    void oddsRequested();
    void phonesRequested();
    void binRequested();
    void copiesRequested();
    void findRequested();
    void menuRequested();
    void settingsRequested();
    void placeRequested(Place place);

private:
    [[nodiscard]] QAction *of(const QString &id) const { return m_byId.value(id); }
    void makeAll();
    void fillMenu();
    void connectAll();
    void takeKeys();
    void setFullScreen(bool full);

    Appearance &m_appearance;
    Settings &m_settings;
    CommandKeys &m_keys;
    QWidget *m_window;
    QMenu *m_menu;
    QActionGroup *m_themes;
    QList<QAction *> m_all;
    QHash<QString, QAction *> m_byId;
};

} // namespace dugout
