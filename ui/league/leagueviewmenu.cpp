// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/text/language.h"
#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/tabbutton.h"
#include "ui/league/competition/prizequestions.h"
#include "ui/league/competition/seasonquestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leagueview.h"
#include "ui/league/looks/hallwindow.h"
#include "ui/league/looks/leagueoutput.h"
#include "ui/league/sharing/sharingquestions.h"
#include "ui/sheets/leaguetablepages.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many as can be read from the back of a hall.
constexpr int hallRows = 12;

RunningMatches matchesNow(const Club &club)
{
    JournalQuery query;
    query.state = JournalState::Running;
    RunningMatches running;
    if (const auto listed = club.matches().list(query)) {
        for (const JournalSummary &each : *listed)
            running.insert_or_assign(each.id, standingFromJson(each.stand.standing));
    }
    return running;
}

} // namespace

/// A menu leaves alone what is heard outside it, too: entries made anew would share their keys with
/// those of before.
static void empty(QMenu &menu)
{
    const QList<QAction *> entries = menu.actions();
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    for (QAction *each : menu.findChildren<QAction *>(Qt::FindDirectChildrenOnly)) {
        if (entries.contains(each))
            delete each;
    }
}

void LeagueView::fillMenu()
{
    empty(*m_menu);
    const auto add = [this](const char *id, auto question, bool enabled) {
        QAction *action = addCommand(*m_menu, id, this);
        action->setEnabled(enabled && m_document.isDecidedHere());
        connect(action, &QAction::triggered, this,
                [this, question] { question(m_document, this); });
    };
    const bool season = m_document.league().currentSeason();
    add("competition-new", SeasonQuestions::announce, season);
    add("competition-promote", SeasonQuestions::promote,
        SeasonQuestions::canPromote(m_document.league()));
    add("competition-edit", SeasonQuestions::change, m_document.isRunning());
    add("competition-template", SeasonQuestions::keepTemplate, m_document.competition());
    add("competition-end", SeasonQuestions::endCompetition, m_document.isRunning());
    add("competition-cancel", SeasonQuestions::callOff, m_document.isRunning());
    m_menu->addSeparator();
    add("season-begin", SeasonQuestions::begin, !season);
    add("season-end", PrizeQuestions::endSeason, season);
    m_menu->addSeparator();
    QAction *hall = addCommand(*m_menu, "league-hall", this);
    hall->setEnabled(m_document.competition());
    connect(hall, &QAction::triggered, this, &LeagueView::openHall);
    QAction *phones = addCommand(*m_menu, "league-phones", this);
    phones->setEnabled(m_document.services().phones);
    connect(phones, &QAction::triggered, this, &LeagueView::phonesRequested);
    LeagueOutput::fillFiles(*m_menu->addMenu(tr("Files")), m_document, this);
    if (m_document.services().sharing)
        SharingQuestions::fillMenu(m_document.note() ? *m_menu->addMenu(tr("Sharing")) : *m_menu,
                                   m_document, this);
    m_menu->addSeparator();
    add("league-rules", SeasonQuestions::rules, true);
    add("league-rename", SeasonQuestions::rename, true);
    QAction *removal = addCommand(*m_menu, "league-delete", this);
    removal->setEnabled(!m_document.note()); // who shares it leaves it or takes it home
    connect(removal, &QAction::triggered, this, &LeagueView::deleteRequested);
}

void LeagueView::fillMenus()
{
    if (!m_document.isOpen())
        return;
    if (m_menu->isHidden())
        fillMenu();
    if (m_prints->isHidden())
        fillPrints();
}

void LeagueView::fillPrints()
{
    empty(*m_prints);
    QAction *seen = addCommand(*m_prints, "print-seen", this);
    seen->setEnabled(!shownTable().rows.empty());
    connect(seen, &QAction::triggered, this, &LeagueView::print);
    m_prints->addSeparator();
    LeagueOutput::fillPrints(*m_prints, m_document, this);
}

void LeagueView::print()
{
    const ShownTable &shown = shownTable();
    LeagueTablePages::Content pages;
    pages.title = m_document.league().name;
    const Competition *competition = m_document.competition();
    pages.subtitle = competition && m_part <= Fixtures
        ? u"%1 · %2"_s.arg(competition->rules.name, m_partButtons.at(m_part)->text())
        : m_partButtons.at(m_part)->text();
    pages.tables = {shown};
    SheetPrinting::preview(std::make_shared<LeagueTablePages>(std::move(pages)), this);
}

void LeagueView::openHall()
{
    if (!m_hall) {
        // No child of the main window: it stands on another screen and must not stay above.
        m_hall = std::make_unique<HallWindow>(
            m_document.services().settings, currentLanguage(), m_document.services().club.clock(),
            [this] {
                const Competition *shown = m_document.competition();
                return shown ? hallPages(m_document.league(), *shown, hallRows,
                                         matchesNow(m_document.services().club))
                             : std::vector<HallPage>{};
            });
        m_hall->setAttribute(Qt::WA_QuitOnClose, false);
    }
    m_hall->setUsualLanguage(currentLanguage());
    m_hall->refresh();
    m_hall->show();
    m_hall->raise();
    m_hall->activateWindow();
}

void LeagueView::closeHall()
{
    m_hall.reset();
}

} // namespace dugout
