// SPDX-License-Identifier: GPL-3.0-or-later
// The guide, opened where one is, and the tour of a first match.
#include "core/club/club.h"
#include "core/match/state/promptnames.h"
#include "ui/guide/guidewindow.h"
#include "ui/guide/tourbar.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/teams/teamspage.h"
#include "ui/window/languagekeys.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placekeys.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString chapterOf(Place place)
{
    switch (place) {
    case Place::Match:
        return u"matches"_s;
    case Place::Teams:
        return u"teams"_s;
    case Place::League:
        return u"leagues"_s;
    case Place::Skirmish:
        return u"skirmish"_s;
    case Place::Rules:
        return u"rules"_s;
    case Place::Home:
    case Place::Settings:
        break;
    }
    return u"first-match"_s;
}

KeyLines keysEverywhere(const WindowActions &actions)
{
    KeyLines lines;
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all)
        lines.emplace_back(plainWords(action->text()),
                           action->shortcut().toString(QKeySequence::NativeText));
    for (const Language language : allLanguages)
        lines.emplace_back(languageNativeName(language),
                           languageKey(language).toString(QKeySequence::NativeText));
    return lines;
}

/// Without a match there is nothing to see.
TourSight sightOf(const MatchTable *table)
{
    if (!table)
        return {};
    const std::vector<Prompt> asked = table->prompts();
    const MatchState state = table->present();
    return {.isOpen = true,
            .isInTurn
            = std::any_of(asked.begin(), asked.end(),
                          [](const Prompt &prompt) { return prompt.id == Asks::EndTurn; }),
            .isOver = state.over,
            .isFinished = asked.empty(),
            .answers = table->session().log().groups().size()};
}

} // namespace

GuideWindow &MainWindow::guide()
{
    if (!m_guide)
        m_guide = new GuideWindow(
            m_services.language,
            [this] {
                return GuideKeys{placeName(m_place), keysIn(*page(m_place)),
                                 keysEverywhere(*m_actions)};
            },
            this);
    return *m_guide;
}

void MainWindow::showGuide()
{
    guide().openAt(chapterOf(m_place), true);
}

void MainWindow::startTour()
{
    leaveTour();
    const auto kept = m_services.club.teams().list();
    if (kept && kept->empty())
        teams()->takeSamples();
    goTo(Place::Match);
    match()->askForNew();
    m_tour = new TourBar(centralWidget());
    m_beside->addWidget(m_tour);
    connect(m_tour, &TourBar::left, this, &MainWindow::leaveTour);
    connect(m_tour, &TourBar::guideRequested, this, [this] {
        showGuide();
        leaveTour();
    });
}

void MainWindow::leaveTour()
{
    if (!m_tour)
        return;
    m_tour->hide();
    m_tour->deleteLater();
    m_tour.clear();
}

void MainWindow::watchForTour()
{
    if (const MatchTable *table = match()->table())
        connect(table, &GameTable::advanced, this, &MainWindow::showTour, Qt::UniqueConnection);
    showTour();
}

void MainWindow::showTour()
{
    if (m_tour)
        m_tour->see(sightOf(match()->table()));
}

void MainWindow::showShortcuts()
{
    guide().openAt(GuideBook::keysChapter(), false);
}

} // namespace dugout
