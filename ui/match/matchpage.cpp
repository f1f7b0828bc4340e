// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchpage.h"

#include "core/exchange/enteringmatch.h"
#include "core/match/matchtexts.h"
#include "ui/common/deletequestion.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/pagestack.h"
#include "ui/common/settings.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchoutcome.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/matchwindows.h"
#include "ui/match/newmatchdialog.h"
#include "ui/match/scoreboard.h"
#include "ui/odds/oddsdialog.h"
#include "ui/play/clockmemory.h"
#include "ui/play/gamestandings.h"
#include "ui/play/opengame.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QDateTime>
#include <QInputDialog>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

MatchPage::MatchPage(const MatchServices &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_stack(new PageStack(this))
    , m_list(new MatchList(m_stack))
    , m_view(new MatchView(services.random, QDateTime::currentMSecsSinceEpoch,
                           ClockPanel::steadyNow, m_stack))
    , m_clocks(new ClockMemory(*m_view->scoreboard()->clock(), services.settings,
                               Setting::MatchClock, this))
    , m_windows(new MatchWindows(services.settings, services.language, services.random,
                                 ClockPanel::steadyNow, this))
    , m_outcome(new MatchOutcome(services, this))
    , m_standings(new GameStandings(
          [this](const QString &id) {
              return standing(m_services.journals, m_services.library, m_services.steps, id);
          },
          this))
{
    setObjectName(u"match-page"_s);
    m_stack->addPage(m_list);
    m_stack->addPage(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connectAll();
    resume();
}

MatchPage::~MatchPage()
{
    closeTable();
}

void MatchPage::closeTable()
{
    m_clocks->close();
    m_outcome->setTable(nullptr);
    m_windows->setTable(nullptr);
    m_view->setTable(nullptr, {});
    m_table.reset();
}

void MatchPage::connectAll()
{
    connect(m_standings, &GameStandings::told, m_list, &MatchList::setStanding);
    connect(m_list, &MatchList::newRequested, this, &MatchPage::askForNew);
    connect(m_list, &MatchList::openRequested, this, &MatchPage::openMatch);
    connect(m_list, &MatchList::renameRequested, this, &MatchPage::askForName);
    connect(m_list, &MatchList::removeRequested, this, &MatchPage::askForRemoval);
    connect(m_view, &MatchView::backRequested, this, [this] {
        m_services.settings.setValue(Setting::MatchOpen, QString());
        showList();
    });
    connect(m_view, &MatchView::teamsRequested, this, &MatchPage::teamsRequested);
    connect(m_view, &MatchView::oddsRequested, this, &MatchPage::oddsOf);
    connect(m_view->desk(), &PlayDesk::settleRequested, m_outcome, &MatchOutcome::settle);
    connect(m_outcome, &MatchOutcome::teamsChanged, this, &MatchPage::teamsChanged);
    connect(m_outcome, &MatchOutcome::matchChanged, this, &MatchPage::openAnew);
    connect(m_outcome, &MatchOutcome::declined, m_view->desk()->card(), &PromptCard::takeFocus);
    connectWindows();
}

void MatchPage::connectWindows()
{
    connect(m_view, &MatchView::reportRequested, m_windows, &MatchWindows::openReport);
    connect(m_view, &MatchView::secondDisplayRequested, m_windows, &MatchWindows::openDisplay);
    connect(m_view, &MatchView::pitchRequested, m_windows, &MatchWindows::openPitch);
    const ClockPanel *clock = m_view->scoreboard()->clock();
    connect(clock, &ClockPanel::ticked, m_windows,
            [this, clock] { m_windows->setClock(clock->clock()); });
}

Result<std::vector<JournalSummary>> MatchPage::matches(JournalStore &journals)
{
    auto all = journals.list();
    if (!all)
        return all;
    std::erase_if(
        *all, [](const JournalSummary &one) { return one.header.game != MatchTable::gameName(); });
    std::stable_sort(all->begin(), all->end(),
                     [](const auto &a, const auto &b) { return a.changedMs > b.changedMs; });
    return all;
}

std::optional<QString> MatchPage::standing(JournalStore &journals, RulesetLibrary &library,
                                           const StepBook &steps, const QString &id)
{
    const auto opened = MatchTable::open(journals, JournalId(id), library,
                                         QDateTime::currentMSecsSinceEpoch, steps);
    if (!opened)
        return std::nullopt;
    const MatchTable &table = **opened;
    const MatchState &state = table.session().state();
    if (state.half == 0)
        return QString();
    const QString score = u"%1 – %2"_s.arg(state.sides[0].score).arg(state.sides[1].score);
    const QString moment = table.momentTitle();
    return moment.isEmpty() ? score : u"%1 · %2"_s.arg(score, moment);
}

void MatchPage::resume()
{
    const auto kept = matches(m_services.journals);
    const QString id = kept ? openGame(m_services.settings, Setting::MatchOpen, *kept) : QString();
    if (id.isEmpty())
        showList();
    else
        openMatch(id);
}

void MatchPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_table) // a match that was open already asks as if it had just been opened
        QTimer::singleShot(0, m_view->desk()->card(), &PromptCard::takeFocus);
}

void MatchPage::fillList()
{
    const auto all = matches(m_services.journals);
    m_list->setMatches(all ? *all : std::vector<JournalSummary>{});
    // Nobody sees them while a match is played.
    m_standings->ask(all && !m_table ? *all : std::vector<JournalSummary>{});
    m_list->showProblem(all ? QString() : all.error().message);
}

void MatchPage::showList()
{
    closeTable();
    fillList();
    m_stack->showPage(m_list);
    setFocusProxy(m_list);
    m_list->setFocus();
}

void MatchPage::askForNew()
{
    const auto earlier = matches(m_services.journals);
    auto *dialog = new NewMatchDialog(
        m_services.documents, m_services.library,
        earlier ? latestHabits(*earlier) : std::map<RulesetId, MatchHabits>(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto setup = dialog->setup())
            start(*setup);
    });
    dialog->open();
}

Result<MatchSetup> MatchPage::enter(const MatchSetup &setup)
{
    const auto ruleset = m_services.library.load(setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto entered
        = enterMatch(setup, **ruleset, m_services.documents, QDateTime::currentMSecsSinceEpoch());
    if (entered && setup.league && entered->teams != setup.teams)
        emit teamsChanged();
    return entered;
}

void MatchPage::start(const MatchSetup &setup)
{
    const auto refuse = [this](const Error &error) {
        showList();
        m_list->showProblem(error.message);
    };
    const auto entered = enter(setup);
    if (!entered) {
        refuse(entered.error());
        return;
    }
    const QString title = u"%1 – %2"_s.arg(setup.teams[0].name, setup.teams[1].name);
    const JournalHeader header
        = MatchTable::newHeader(*entered, title, QDateTime::currentMSecsSinceEpoch());
    if (const auto made = m_services.journals.create(header); !made) {
        refuse(made.error());
        return;
    }
    openMatch(header.id.text());
    emit matchesChanged();
}

QString MatchPage::titleOf(const QString &id) const
{
    const auto journal = m_services.journals.read(JournalId(id));
    return journal ? journal->header.title : QString();
}

void MatchPage::openMatch(const QString &id)
{
    if (m_table && m_table->id().text() == id)
        return;
    auto opened = MatchTable::open(m_services.journals, JournalId(id), m_services.library,
                                   QDateTime::currentMSecsSinceEpoch, m_services.steps);
    if (!opened) {
        showList();
        m_list->showProblem(opened.error().message);
        return;
    }
    closeTable();
    m_standings->stop();
    m_table = std::move(opened.value());
    m_services.settings.setValue(Setting::MatchOpen, id);
    watchTable();
    m_windows->setTable(m_table.get());
    m_view->setTable(m_table.get(), titleOf(id));
    m_clocks->open(id);
    m_stack->showPage(m_view);
    setFocusProxy(m_view);
    m_view->desk()->card()->takeFocus();
}

void MatchPage::watchTable()
{
    m_wasFinished = m_table->isFinished();
    m_outcome->setTable(m_table.get());
    // Later: the table is in the middle of refusing.
    connect(m_table.get(), &GameTable::outdated, this, &MatchPage::readAgain, Qt::QueuedConnection);
    connect(m_table.get(), &GameTable::changed, this, [this] {
        if (m_wasFinished != m_table->isFinished())
            emit matchesChanged();
        m_wasFinished = m_table->isFinished();
        if (m_wasFinished && !m_table->lookedBackTo())
            m_outcome->keep();
    });
}

void MatchPage::openAnew()
{
    const QString id = m_table->id().text();
    closeTable();
    openMatch(id);
    emit matchesChanged();
}

void MatchPage::readAgain(const QString &sentence)
{
    if (!m_table)
        return;
    openAnew();
    m_view->desk()->sayOutdated(sentence);
}

void MatchPage::askForName(const QString &id)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename the match"));
    dialog->setLabelText(tr("Name of the match"));
    dialog->setTextValue(titleOf(id));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString &name) {
        if (name.trimmed().isEmpty())
            return;
        const auto done = m_services.journals.rename(JournalId(id), name.trimmed());
        fillList();
        if (!done)
            m_list->showProblem(done.error().message);
        emit matchesChanged();
    });
    dialog->open();
}

void MatchPage::askForRemoval(const QString &id)
{
    askToDelete(this, tr("Delete the match"), titleOf(id), [this, id] {
        const auto done = m_services.journals.remove(JournalId(id));
        fillList();
        if (!done)
            m_list->showProblem(done.error().message);
        emit matchesChanged();
    });
}

bool MatchPage::showOdds()
{
    const QString player = m_table ? m_view->currentPlayer() : QString();
    if (!player.isEmpty())
        oddsOf(player);
    return !player.isEmpty();
}

void MatchPage::oddsOf(const QString &player)
{
    const MatchState &state = m_table->session().state();
    const MatchPlayer *who = state.find(PlayerRef::fromString(player));
    if (!who)
        return;
    if (!m_odds)
        m_odds = new OddsDialog(m_services.library, m_services.language, this);
    m_odds->setMatch(m_table->context().setup().ruleset.text(), state.weather);
    m_odds->setPlayer(playerName(state, PlayerRef::fromString(player)), who->profile(),
                      who->skills());
    m_odds->show();
    m_odds->raise();
    m_odds->activateWindow();
}

void MatchPage::retranslate()
{
    m_standings->forget();
    fillList(); // dates and states follow the language
    m_view->retranslate();
}

} // namespace dugout
