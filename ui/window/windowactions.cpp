// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/common/command.h"
#include "ui/common/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr ThemeChoice themeOrder[]{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark,
                                   ThemeChoice::HighContrast};
} // namespace

WindowActions::WindowActions(Appearance &appearance, Settings &settings, CommandKeys &keys,
                             QWidget *window)
    : QObject(window)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_keys(keys)
    , m_window(window)
    , m_menu(new QMenu(window))
    , m_themes(new QActionGroup(this))
{
    makeAll();
    fillMenu();
    connectAll();
    takeKeys();
    retranslate();
    showState();
}

void WindowActions::makeAll()
{
    for (const Command &command : allCommands()) {
        if (command.place != CommandPlace::Everywhere)
            continue;
        auto *action = new QAction(this);
        action->setObjectName(command.id);
        m_window->addAction(action);
        m_all.append(action);
        m_byId.insert(command.id, action);
    }
    for (const ThemeChoice choice : themeOrder) {
        QAction *action = of(u"theme-"_s + themeChoiceKey(choice));
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
    }
    for (const QString &id : {u"table-mode"_s, u"full-screen"_s, u"match-sounds"_s})
        of(id)->setCheckable(true);
}

void WindowActions::fillMenu()
{
    const QStringList shown{u"find"_s,       QString(),      u"odds"_s,  u"phones"_s,
                            u"bin"_s,        u"copies"_s,    QString(),  u"full-screen"_s,
                            u"table-mode"_s, u"settings"_s,  QString(),  u"guide"_s,
                            u"tour"_s,       u"shortcuts"_s, u"about"_s, u"quit"_s};
    for (const QString &id : shown) {
        if (id.isEmpty())
            m_menu->addSeparator();
        else
            m_menu->addAction(of(id));
    }
}

void WindowActions::connectAll()
{
    const auto on = [this](const QString &id, auto does) {
        connect(of(id), &QAction::triggered, this, does);
    };
    for (const Place place : allPlaces)
        on(u"go-"_s + placeKey(place), [this, place] { emit placeRequested(place); });
    on(u"settings"_s, &WindowActions::settingsRequested);
    on(u"open-menu"_s, &WindowActions::menuRequested);
    on(u"find"_s, &WindowActions::findRequested);
    on(u"odds"_s, &WindowActions::oddsRequested);
    on(u"phones"_s, &WindowActions::phonesRequested);
    on(u"bin"_s, &WindowActions::binRequested);
    on(u"copies"_s, &WindowActions::copiesRequested);
    on(u"guide"_s, &WindowActions::guideRequested);
    on(u"tour"_s, &WindowActions::tourRequested);
    on(u"shortcuts"_s, &WindowActions::shortcutsRequested);
    on(u"about"_s, &WindowActions::aboutRequested);
    on(u"full-screen"_s, &WindowActions::setFullScreen);
    on(u"text-larger"_s, [this] { m_appearance.setTextScale(m_appearance.textScale() + 1); });
    on(u"text-smaller"_s, [this] { m_appearance.setTextScale(m_appearance.textScale() - 1); });
    on(u"text-usual"_s, [this] { m_appearance.setTextScale(0); });
    connect(of(u"quit"_s), &QAction::triggered, m_window, &QWidget::close);
    connect(of(u"table-mode"_s), &QAction::toggled, &m_appearance, &Appearance::setTableMode);
    connect(of(u"match-sounds"_s), &QAction::toggled, this,
            [this](bool sounds) { m_settings.setValue(Setting::MatchSounds, sounds); });
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_appearance.setTheme(static_cast<ThemeChoice>(action->data().toInt()));
    });
    // The desktop leaves full screen by itself as well.
    connect(m_menu, &QMenu::aboutToShow, this,
            [this] { of(u"full-screen"_s)->setChecked(m_window->isFullScreen()); });
    connect(&m_appearance, &Appearance::changed, this, &WindowActions::showState);
    connect(&m_keys, &CommandKeys::changed, this, &WindowActions::takeKeys);
}

void WindowActions::takeKeys()
{
    for (QAction *action : m_all)
        action->setShortcuts(m_keys.keysOf(*findCommand(action->objectName())));
}

void WindowActions::showState()
{
    QAction *tableMode = of(u"table-mode"_s);
    QAction *sounds = of(u"match-sounds"_s);
    const QSignalBlocker quietTable(tableMode);
    const QSignalBlocker quietSounds(sounds);
    tableMode->setChecked(m_appearance.tableMode());
    sounds->setChecked(m_settings.value(Setting::MatchSounds).toBool());
    const QList<QAction *> themes = m_themes->actions();
    for (QAction *action : themes)
        action->setChecked(action->data().toInt() == static_cast<int>(m_appearance.theme()));
    of(u"text-larger"_s)->setEnabled(m_appearance.textScale() < Appearance::largestScale);
    of(u"text-smaller"_s)->setEnabled(m_appearance.textScale() > Appearance::smallestScale);
}

/// As large as it was before, when it comes back.
void WindowActions::setFullScreen(bool /*full*/)
{
    m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen);
}

void WindowActions::retranslate()
{
    for (QAction *action : m_all)
        action->setText(commandWords(*findCommand(action->objectName())));
    m_menu->setTitle(of(u"open-menu"_s)->text());
}

} // namespace dugout
