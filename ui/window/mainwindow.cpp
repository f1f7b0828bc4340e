// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/common/appearance.h"
#include "ui/common/emptypage.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/home/homepage.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/placerail.h"
#include "ui/window/shortcutsdialog.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

template<Place place>
QWidget *emptyPage(QWidget *parent)
{
    return new EmptyPage([] { return placeName(place); }, [] { return placeNotBuiltYet(place); },
                         parent);
}

} // namespace

MainWindow::MainWindow(WindowServices services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_rail(new PlaceRail(this))
    , m_stack(new QStackedWidget(this))
    , m_actions(new WindowActions(services.appearance, this))
{
    auto *body = new QWidget(this);
    auto *layout = new QHBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addWidget(m_stack, 1);
    setCentralWidget(body);

    m_rail->setMenu(m_actions->menu());
    m_rail->showLanguage(services.language.language());
    connect(m_rail, &PlaceRail::placeChosen, this, &MainWindow::goTo);
    connect(m_rail, &PlaceRail::languageChosen, &services.language,
            &LanguageController::setLanguage);
    connect(&services.language, &LanguageController::languageChanged, m_rail,
            &PlaceRail::showLanguage);
    connect(m_actions, &WindowActions::aboutRequested, this, &MainWindow::showAbout);
    connect(m_actions, &WindowActions::shortcutsRequested, this, &MainWindow::showShortcuts);
    retranslate();
    restore();
}

void MainWindow::goTo(Place place)
{
    QWidget *&page = m_pages.at(static_cast<size_t>(place));
    if (!page) {
        page = makePage(place);
        m_stack->addWidget(page);
    }
    m_stack->setCurrentWidget(page);
    m_place = place;
    m_rail->showPlace(place);
}

QWidget *MainWindow::makePage(Place place)
{
    switch (place) {
    case Place::Home: {
        auto *home = new HomePage(m_stack);
        connect(home, &HomePage::placeRequested, this, &MainWindow::goTo);
        return home;
    }
    case Place::Match:
        return emptyPage<Place::Match>(m_stack);
    case Place::Teams:
        return emptyPage<Place::Teams>(m_stack);
    case Place::League:
        return emptyPage<Place::League>(m_stack);
    case Place::Skirmish:
        return emptyPage<Place::Skirmish>(m_stack);
    case Place::Rules:
        break;
    }
    return emptyPage<Place::Rules>(m_stack);
}

void MainWindow::restore()
{
    resize(1280, 800);
    restoreGeometry(m_services.settings.value(Setting::WindowGeometry).toByteArray());
    goTo(placeFromKey(m_services.settings.value(Setting::Place).toString()).value_or(Place::Home));
}

void MainWindow::remember()
{
    Settings &settings = m_services.settings;
    settings.setValue(Setting::WindowGeometry, saveGeometry());
    settings.setValue(Setting::Place, placeKey(m_place));
    settings.setValue(Setting::Language, languageCode(m_services.language.language()));
    settings.setValue(Setting::Theme, themeChoiceKey(m_services.appearance.theme()));
    settings.setValue(Setting::TextScale, m_services.appearance.textScale());
    settings.setValue(Setting::TableMode, m_services.appearance.tableMode());
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    remember();
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    setWindowTitle(u"Dugout"_s);
    m_actions->retranslate();
}

void MainWindow::showAbout()
{
    auto *dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(m_actions->all(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace dugout
