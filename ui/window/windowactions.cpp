// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/common/settings.h"
#include "ui/window/placerail.h"

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

WindowActions::WindowActions(Appearance &appearance, Settings &settings, QWidget *window)
    : QObject(window)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_window(window)
    , m_menu(new QMenu(window))
    , m_themeMenu(new QMenu(m_menu))
    , m_textMenu(new QMenu(m_menu))
    , m_themes(new QActionGroup(this))
    , m_openMenu(add(u"open-menu"_s, {menuShortcut}))
    , m_find(add(u"find"_s, {QKeySequence(Qt::CTRL | Qt::Key_K)}))
    , m_fullScreen(add(u"full-screen"_s, {QKeySequence(Qt::Key_F11)}))
    , m_tableMode(add(u"table-mode"_s, {QKeySequence(Qt::SHIFT | Qt::Key_F11)}))
    , m_larger(add(u"text-larger"_s,
                   {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}))
    , m_smaller(add(u"text-smaller"_s, {QKeySequence(Qt::CTRL | Qt::Key_Minus)}))
    , m_usualSize(add(u"text-usual"_s, {QKeySequence(Qt::CTRL | Qt::Key_0)}))
    , m_sounds(add(u"match-sounds"_s, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B)}))
    , m_odds(add(u"odds"_s, {QKeySequence(Qt::CTRL | Qt::Key_D)}))
    , m_phones(add(u"phones"_s, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P)}))
    , m_bin(add(u"bin"_s, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)}))
    , m_copies(add(u"copies"_s, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K)}))
    , m_guide(add(u"guide"_s, {QKeySequence(Qt::Key_F1)}))
    , m_tour(add(u"tour"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F1)}))
    , m_shortcuts(add(u"shortcuts"_s, {QKeySequence(Qt::CTRL | Qt::Key_F1)}))
    , m_about(add(u"about"_s, {QKeySequence(Qt::SHIFT | Qt::Key_F1)}))
    , m_quit(add(u"quit"_s, {QKeySequence(Qt::CTRL | Qt::Key_Q)}))
{
    addPlaces();
    addThemes();
    m_tableMode->setCheckable(true);
    m_fullScreen->setCheckable(true);
    m_sounds->setCheckable(true);
    m_sounds->setChecked(m_settings.value(Setting::MatchSounds).toBool());
    m_menu->addAction(m_find);
    m_menu->addSeparator();
    m_menu->addActions({m_odds, m_phones, m_bin, m_copies});
    m_menu->addSeparator();
    m_menu->addMenu(m_themeMenu);
    m_menu->addActions({m_fullScreen, m_tableMode});
    m_menu->addMenu(m_textMenu);
    m_textMenu->addActions({m_larger, m_smaller, m_usualSize});
    m_menu->addSeparator();
    m_menu->addAction(m_sounds);
    m_menu->addSeparator();
    m_menu->addActions({m_guide, m_tour, m_shortcuts, m_about, m_quit});
    connectAll();
    retranslate();
    showState();
}

QAction *WindowActions::add(const QString &name, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    m_window->addAction(action);
    return action;
}

void WindowActions::addPlaces()
{
    for (const Place place : allPlaces) {
        QAction *action = add(u"go-"_s + placeKey(place), {placeShortcut(place)});
        connect(action, &QAction::triggered, this, [this, place] { emit placeRequested(place); });
        m_places.append(action);
    }
}

void WindowActions::addThemes()
{
    int number = 1;
    for (const ThemeChoice choice : themeOrder) {
        const auto key = static_cast<Qt::Key>(Qt::Key_0 + number++);
        QAction *action
            = add(u"theme-"_s + themeChoiceKey(choice), {QKeySequence(Qt::CTRL | Qt::ALT | key)});
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
        m_themeMenu->addAction(action);
    }
}

void WindowActions::connectAll()
{
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_appearance.setTheme(static_cast<ThemeChoice>(action->data().toInt()));
    });
    connect(m_openMenu, &QAction::triggered, this, &WindowActions::menuRequested);
    connect(m_find, &QAction::triggered, this, &WindowActions::findRequested);
    connect(m_fullScreen, &QAction::triggered, this, &WindowActions::setFullScreen);
    // The desktop leaves full screen by itself as well.
    connect(m_menu, &QMenu::aboutToShow, this,
            [this] { m_fullScreen->setChecked(m_window->isFullScreen()); });
    connect(m_tableMode, &QAction::toggled, &m_appearance, &Appearance::setTableMode);
    connect(m_larger, &QAction::triggered, this,
            [this] { m_appearance.setTextScale(m_appearance.textScale() + 1); });
    connect(m_smaller, &QAction::triggered, this,
            [this] { m_appearance.setTextScale(m_appearance.textScale() - 1); });
    connect(m_usualSize, &QAction::triggered, this, [this] { m_appearance.setTextScale(0); });
    connect(m_sounds, &QAction::toggled, this,
            [this](bool on) { m_settings.setValue(Setting::MatchSounds, on); });
    connect(m_odds, &QAction::triggered, this, &WindowActions::oddsRequested);
    connect(m_phones, &QAction::triggered, this, &WindowActions::phonesRequested);
    connect(m_bin, &QAction::triggered, this, &WindowActions::binRequested);
    connect(m_copies, &QAction::triggered, this, &WindowActions::copiesRequested);
    connect(m_guide, &QAction::triggered, this, &WindowActions::guideRequested);
    connect(m_tour, &QAction::triggered, this, &WindowActions::tourRequested);
    connect(m_shortcuts, &QAction::triggered, this, &WindowActions::shortcutsRequested);
    connect(m_about, &QAction::triggered, this, &WindowActions::aboutRequested);
    connect(m_quit, &QAction::triggered, m_window, &QWidget::close);
    connect(&m_appearance, &Appearance::changed, this, &WindowActions::showState);
}

void WindowActions::showState()
{
    const QSignalBlocker quiet(m_tableMode);
    m_tableMode->setChecked(m_appearance.tableMode());
    const QList<QAction *> themes = m_themes->actions();
    for (QAction *action : themes)
        action->setChecked(action->data().toInt() == static_cast<int>(m_appearance.theme()));
    m_larger->setEnabled(m_appearance.textScale() < Appearance::largestScale);
    m_smaller->setEnabled(m_appearance.textScale() > Appearance::smallestScale);
}

/// As large as it was before, when it comes back.
void WindowActions::setFullScreen(bool /*full*/)
{
    m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen);
}

QList<QAction *> WindowActions::all() const
{
    return m_places
        + QList<QAction *>{m_openMenu,   m_find,      m_odds,   m_phones,  m_bin,       m_copies,
                           m_fullScreen, m_tableMode, m_larger, m_smaller, m_usualSize, m_sounds}
    + m_themes->actions() + QList<QAction *>{m_guide, m_tour, m_shortcuts, m_about, m_quit};
}

void WindowActions::retranslate()
{
    for (const Place place : allPlaces)
        m_places.at(static_cast<qsizetype>(place))->setText(placeName(place));
    m_openMenu->setText(tr("Menu"));
    m_menu->setTitle(tr("Menu"));
    m_themeMenu->setTitle(tr("Theme"));
    m_textMenu->setTitle(tr("Text size"));
    const QString themeNames[]{tr("Follow system"), tr("Light"), tr("Dark"), tr("High contrast")};
    const QList<QAction *> themes = m_themes->actions();
    for (qsizetype i = 0; i < themes.size(); ++i)
        themes.at(i)->setText(themeNames[i]);
    m_find->setText(tr("Find…"));
    m_fullScreen->setText(tr("Full screen"));
    m_tableMode->setText(tr("Table mode"));
    m_larger->setText(tr("Larger text"));
    m_smaller->setText(tr("Smaller text"));
    m_usualSize->setText(tr("Default text size"));
    m_sounds->setText(tr("Sounds in a match"));
    m_odds->setText(tr("Odds"));
    m_phones->setText(tr("Connect phones…"));
    m_bin->setText(tr("Bin…"));
    m_copies->setText(tr("Backups…"));
    m_guide->setText(tr("Guide"));
    m_tour->setText(tr("Tour of the first match"));
    m_shortcuts->setText(tr("Keyboard shortcuts"));
    m_about->setText(tr("About Dugout"));
    m_quit->setText(tr("Quit"));
}

} // namespace dugout
