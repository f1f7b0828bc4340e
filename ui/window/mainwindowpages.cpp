// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the window: each is made when it is first shown, and tells the others what they
// must know.
#include "core/club/club.h"
#include "core/leaguefiles/leagueglance.h"
#include "ui/common/appearance.h"
#include "ui/common/pagestack.h"
#include "ui/home/homepage.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/match/matchpage.h"
#include "ui/rules/rulespage.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/teams/teamspage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/settingspage.h"
#include "ui/window/windowactions.h"

namespace dugout {

QWidget *MainWindow::page(Place place)
{
    QWidget *&page = m_pages.at(static_cast<size_t>(place));
    if (!page) {
        page = makePage(place);
        m_stack->addPage(page);
        connect(page, &QWidget::windowTitleChanged, this, &MainWindow::nameWindow);
    }
    return page;
}

HomePage *MainWindow::home()
{
    return static_cast<HomePage *>(page(Place::Home));
}

QWidget *MainWindow::makePage(Place place)
{
    switch (place) {
    case Place::Home:
        return makeHome();
    case Place::Match:
        return makeMatch();
    case Place::Teams:
        return makeTeams();
    case Place::League:
        return makeLeague();
    case Place::Skirmish:
        return makeSkirmish();
    case Place::Settings:
        return makeSettings();
    case Place::Rules:
        break;
    }
    return new RulesPage(
        {m_services.settings, m_services.language, m_services.club.library(), m_services.random},
        m_stack);
}

HomePage *MainWindow::makeHome()
{
    auto *home = new HomePage(m_stack);
    connect(home, &HomePage::placeRequested, this,
            [this](Place place) { goTo(place, Qt::ShortcutFocusReason); });
    connect(home, &HomePage::newMatchRequested, this, [this] {
        goTo(Place::Match);
        match()->askForNew();
    });
    connect(home, &HomePage::itemRequested, this, &MainWindow::openItem);
    connect(home, &HomePage::samplesRequested, this, [this] {
        teams()->takeSamples();
        goTo(Place::Teams);
    });
    connect(home, &HomePage::tourRequested, this, &MainWindow::startTour);
    connect(home, &HomePage::sampleLeagueRequested, this, [this] {
        goTo(Place::League);
        league()->takeSample();
    });
    return home;
}

MatchPage *MainWindow::makeMatch()
{
    auto *made = new MatchPage({m_services.club, m_services.random, m_services.language,
                                m_services.settings, &m_services.leagues, m_services.phones,
                                [this](const JournalHeader &header) { return noticeFor(header); },
                                [this](const JournalId &id) { return wasElsewhere(id); },
                                [this](const JournalId &id) { return isUnheard(id); },
                                [this](const JournalHeader &header) { return mayCorrect(header); }},
                               m_stack);
    if (!m_look.leagues.empty())
        made->hearLine();
    connect(made, &MatchPage::tableChanged, this, &MainWindow::fitRail);
    connect(made, &MatchPage::tableChanged, this, &MainWindow::watchForTour);
    made->setTableMode(m_services.appearance.tableMode());
    connect(&m_services.appearance, &Appearance::changed, made,
            [this, made] { made->setTableMode(m_services.appearance.tableMode()); });
    connect(made, &MatchPage::followRequested, this, &MainWindow::followElsewhere);
    connect(made, &MatchPage::matchesChanged, this, [this] {
        showLeagues();
        showPlay();
        feedHome();
    });
    connect(made, &MatchPage::teamsChanged, this, [this] {
        if (m_pages.at(static_cast<size_t>(Place::Teams)))
            teams()->showChanges();
        feedHome();
    });
    connect(made, &MatchPage::teamsRequested, this,
            [this] { goTo(Place::Teams, Qt::ShortcutFocusReason); });
    connect(made, &MatchPage::rosterRequested, this, [this](const QString &id) {
        teams()->openTeam(id);
        goTo(Place::Teams, Qt::ShortcutFocusReason);
    });
    connect(made, &MatchPage::fixtureRequested, this, &MainWindow::showFixture);
    connect(made, &MatchPage::fixturePlayRequested, this,
            [this](const QString &leagueId, const QString &fixture) {
                showFixture(leagueId, fixture);
                league()->play(FixtureId(fixture));
            });
    return made;
}

MatchPage *MainWindow::match()
{
    return static_cast<MatchPage *>(page(Place::Match));
}

TeamsPage *MainWindow::makeTeams()
{
    auto *made = new TeamsPage(m_services.club, m_services.language, m_stack, &m_services.leagues);
    made->remember(m_services.settings, *m_keys);
    made->setLeagueAtHand([this] {
        const bool isThere = m_pages.at(static_cast<size_t>(Place::League));
        return isThere && league()->document().isOpen() ? league()->document().id().text()
                                                        : QString();
    });
    connect(made, &TeamsPage::teamsChanged, this, &MainWindow::feedHome);
    return made;
}

SettingsPage *MainWindow::makeSettings()
{
    auto *made = new SettingsPage({m_services.settings, m_services.language, m_services.appearance,
                                   *m_keys, m_services.copies, m_services.dataFolder},
                                  m_stack);
    connect(made, &SettingsPage::copiesRequested, this, &MainWindow::showCopies);
    connect(made, &SettingsPage::binRequested, this, &MainWindow::showBin);
    connect(made, &SettingsPage::phonesRequested, this, [this] {
        goTo(m_placeBefore, Qt::ShortcutFocusReason);
        openPhones();
    });
    connect(made, &SettingsPage::settingsChanged, this, [this] {
        m_actions->showState();
        if (m_pages.at(static_cast<size_t>(Place::Rules)))
            static_cast<RulesPage *>(page(Place::Rules))->takeSecondLanguage();
    });
    connect(made, &SettingsPage::leaveRequested, this,
            [this] { goTo(m_placeBefore, Qt::ShortcutFocusReason); });
    return made;
}

void MainWindow::showSettings()
{
    goTo(Place::Settings, Qt::ShortcutFocusReason);
    static_cast<SettingsPage *>(page(Place::Settings))->takeKeyboard();
}

LeaguePage *MainWindow::makeLeague()
{
    auto *made = new LeaguePage({m_services.club, m_services.leagues, m_services.random,
                                 m_services.settings, m_services.sharing, m_services.phones},
                                m_stack);
    made->showLine(m_look);
    connect(made, &LeaguePage::leaguesChanged, this, [this] {
        if (m_pages.at(static_cast<size_t>(Place::Match)))
            match()->showNotice();
        feedHome();
    });
    connect(made, &LeaguePage::teamsChanged, this, [this] {
        if (m_pages.at(static_cast<size_t>(Place::Teams)))
            teams()->showChanges();
        feedHome();
    });
    connect(made, &LeaguePage::matchesChanged, this, [this] {
        if (m_pages.at(static_cast<size_t>(Place::Match)))
            match()->showChanges();
        feedHome();
    });
    connect(made, &LeaguePage::matchRequested, this, [this](const QString &id) {
        match()->openMatch(id);
        goTo(Place::Match, Qt::ShortcutFocusReason);
    });
    connect(made, &LeaguePage::rosterRequested, this, [this](const QString &id) {
        teams()->openTeam(id);
        goTo(Place::Teams, Qt::ShortcutFocusReason);
    });
    connect(made, &LeaguePage::correctionRequested, this, [this](const QString &id) {
        goTo(Place::Match, Qt::ShortcutFocusReason);
        match()->correctSlip(id);
    });
    connect(made, &LeaguePage::skirmishRequested, this, [this](const QString &id) {
        skirmish()->openGame(id);
        goTo(Place::Skirmish, Qt::ShortcutFocusReason);
    });
    connect(made, &LeaguePage::skirmishToStart, this,
            [this](const FixtureId &fixture, const SkirmishSetup &given) {
                skirmish()->askFor(
                    given,
                    [this, fixture](const SkirmishSetup &chosen) {
                        return league()->startSkirmish(fixture, chosen);
                    },
                    league());
            });
    connect(made, &LeaguePage::followRequested, this, &MainWindow::followElsewhere);
    return made;
}

LeaguePage *MainWindow::league()
{
    return static_cast<LeaguePage *>(page(Place::League));
}

SkirmishPage *MainWindow::makeSkirmish()
{
    auto *made = new SkirmishPage({m_services.club, m_services.random, m_services.settings,
                                   m_services.phones, &m_services.leagues},
                                  m_stack);
    connect(made, &SkirmishPage::gamesChanged, this, [this] {
        showLeagues();
        feedHome();
    });
    connect(made, &SkirmishPage::givenBegun, this,
            [this] { goTo(Place::Skirmish, Qt::ShortcutFocusReason); });
    connect(made, &SkirmishPage::fixtureRequested, this, &MainWindow::showFixture);
    return made;
}

SkirmishPage *MainWindow::skirmish()
{
    return static_cast<SkirmishPage *>(page(Place::Skirmish));
}

TeamsPage *MainWindow::teams()
{
    return static_cast<TeamsPage *>(page(Place::Teams));
}

/// Of the league where something was done last; who plays in one with very many teams opens it.
void MainWindow::showGlance()
{
    constexpr int mostTeams = 64;
    const LeagueSummary *newest = nullptr;
    for (const LeagueSummary &each : m_recent.leagues) {
        if (!each.season.isEmpty() && (!newest || newest->changedMs < each.changedMs))
            newest = &each;
    }
    home()->setGlance(newest && newest->teams <= mostTeams
                          ? glanceAt(m_services.club, m_services.leagues, newest->id)
                          : std::nullopt);
}

} // namespace dugout
