// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/appearance.h"
#include "ui/common/place.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace dugout {

class Settings;

/// The actions that work everywhere in the window, in its menu and by their keys.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    /// The actions are added to `window`, whose child this is.
    WindowActions(Appearance &appearance, Settings &settings, QWidget *window);

    [[nodiscard]] QMenu *menu() const { return m_menu; }
    /// Every action, in the order in which they are explained.
    [[nodiscard]] QList<QAction *> all() const;
    void retranslate();

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
    void placeRequested(Place place);

private:
    QAction *add(const QString &name, const QList<QKeySequence> &keys);
    void addPlaces();
    void addThemes();
    void connectAll();
    void showState();
    void setFullScreen(bool full);

    Appearance &m_appearance;
    Settings &m_settings;
    QWidget *m_window;
    QMenu *m_menu;
    QList<QAction *> m_places; ///< in the order of the rail
    QMenu *m_themeMenu;
    QMenu *m_textMenu;
    QActionGroup *m_themes;
    QAction *m_openMenu;
    QAction *m_find;
    QAction *m_fullScreen;
    QAction *m_tableMode;
    QAction *m_larger;
    QAction *m_smaller;
    QAction *m_usualSize;
    QAction *m_sounds;
    QAction *m_odds;
    QAction *m_phones;
    QAction *m_bin;
    QAction *m_copies;
    QAction *m_guide;
    QAction *m_tour;
    QAction *m_shortcuts;
    QAction *m_about;
    QAction *m_quit;
};

} // namespace dugout
