// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchpage.h"

#include "core/leaguebook/leaguerepository.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/sidethings.h"
#include "core/table/clockshown.h"
#include "ui/common/atrest.h"
#include "ui/common/command.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/pagestack.h"
#include "ui/common/panel.h"
#include "ui/common/settings.h"
#include "ui/common/textlabel.h"
#include "ui/common/throwawayquestion.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchoutcome.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/matchwindows.h"
#include "ui/match/newmatch/newmatchpage.h"
#include "ui/match/scoreboard.h"
#include "ui/odds/oddsdialog.h"
#include "ui/phones/phonedesk.h"
#include "ui/phones/phonesdialog.h"
#include "ui/play/clockmemory.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QDateTime>
#include <QInputDialog>
#include <QPointer>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// More than most screens show; the list asks for the next ones.
constexpr qint64 pageSize = 16;

} // namespace

MatchPage::MatchPage(const MatchServices &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_notice(new Panel(this))
    , m_noticeWords(new TextLabel(TextStyle::Body, m_notice))
    , m_stack(new PageStack(this))
    , m_list(new MatchList(m_stack))
    , m_view(new MatchView(services.random, QDateTime::currentMSecsSinceEpoch,
                           ClockPanel::steadyNow, m_stack))
    , m_clocks(new ClockMemory(*m_view->scoreboard()->clock(), services.settings,
                               Setting::MatchClock, this))
    , m_styles(services.settings)
    , m_windows(new MatchWindows(services.settings, services.language, ClockPanel::steadyNow, this))
    , m_outcome(new MatchOutcome(services, this))
    , m_phones(new PhoneDesk(services.phones, this))
    , m_news(new AtRest([this] { takeNews(); }, this))
{
    setObjectName(u"match-page"_s);
    m_stack->addPage(m_list);
    m_stack->addPage(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    dressNotice();
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
    m_phones->setTable<Match>(nullptr, m_services.random);
    m_outcome->setTable(nullptr);
    m_windows->setTable(nullptr);
    m_view->setTable(nullptr, {});
    m_table.reset();
    m_notice->hide();
}

void MatchPage::connectAll()
{
    m_view->setStyle(m_styles.usual());
    connect(m_view, &MatchView::styleChosen, this, [this](const PlayStyle &style) {
        m_styles.keep(m_table ? m_table->id().text() : QString(), style);
    });
    m_list->setEditionName([this](const QString &id) {
        const auto ruleset = m_services.club.library().load(id);
        return ruleset ? localized((*ruleset)->name()) : id;
    });
    connect(m_list, &MatchList::queryChanged, this, [this] { fillList(); });
    connect(m_list, &MatchList::moreRequested, this, &MatchPage::listMore);
    connect(m_list, &MatchList::newRequested, this, &MatchPage::askForNew);
    connect(m_list, &MatchList::openRequested, this, &MatchPage::openMatch);
    connect(m_list, &MatchList::renameRequested, this, &MatchPage::askForName);
    connect(m_list, &MatchList::removeRequested, this, &MatchPage::askForRemoval);
    connect(m_view, &MatchView::backRequested, this, &MatchPage::leaveTable);
    connect(m_view, &MatchView::teamsRequested, this, &MatchPage::teamsRequested);
    connect(m_view, &MatchView::rosterRequested, this, &MatchPage::rosterRequested);
    connect(m_view, &MatchView::leagueRequested, this, [this] {
        const MatchFixture &of = m_table->context().setup().fixture;
        emit fixtureRequested(of.league, of.fixture);
    });
    connect(m_view, &MatchView::oddsRequested, this, &MatchPage::oddsOf);
    connect(m_view->desk(), &PlayDesk::settleRequested, m_outcome, &MatchOutcome::settle);
    connect(m_outcome, &MatchOutcome::teamsChanged, this, &MatchPage::teamsChanged);
    connect(m_outcome, &MatchOutcome::matchChanged, this, &MatchPage::openAnew);
    connect(m_outcome, &MatchOutcome::declined, m_view, &MatchView::takeFocus);
    connect(m_view, &MatchView::nextRequested, this, &MatchPage::askForNew);
    auto *another = new QShortcut(commandKey("new-match"), m_view);
    another->setContext(Qt::WidgetWithChildrenShortcut);
    connect(another, &QShortcut::activated, this, &MatchPage::askForNew);
    connectWindows();
    connectPhones();
}

void MatchPage::setTableMode(bool on)
{
    m_view->setTableMode(on);
}

void MatchPage::connectPhones()
{
    m_view->setCanOpenPhones(m_services.phones != nullptr);
    connect(m_view, &MatchView::phonesRequested, this, &MatchPage::openPhones);
    connect(m_phones, &PhoneDesk::changed, m_view, [this] {
        m_view->showPhones(m_phones->isOpen() ? std::optional(m_phones->phones()) : std::nullopt);
    });
    const ClockPanel *clock = m_view->scoreboard()->clock();
    m_phones->setClock([clock] { return clockShown(clock->clock(), ClockPanel::steadyNow()); });
    connect(clock, &ClockPanel::ticked, m_phones,
            [this, clock] { m_phones->hearClock(clock->clock()); });
}

/// With the standings and fixtures of the competition it is played for.
void MatchPage::giveToPhones()
{
    std::function<QJsonObject(Language)> league;
    LeagueActs acts;
    const auto mark = fixtureMark(m_table->opened().header());
    if (mark && m_services.leagues) {
        league = CompetitionShown(*m_services.leagues, m_services.club, *mark);
        acts = PhoneActs(*m_services.leagues, *mark, m_services.random);
    }
    m_phones->setLeague(std::move(league), std::move(acts));
    m_phones->setTable<Match>(m_table.get(), m_services.random);
}

bool MatchPage::openPhones()
{
    return PhonesDialog::openFor(*m_phones, PhonesDialog::What::Table, this);
}

void MatchPage::connectWindows()
{
    connect(m_view, &MatchView::reportRequested, m_windows, &MatchWindows::openReport);
    connect(m_view, &MatchView::printRequested, m_windows, &MatchWindows::printReport);
    connect(m_view, &MatchView::secondDisplayRequested, m_windows, &MatchWindows::openDisplay);
    const ClockPanel *clock = m_view->scoreboard()->clock();
    connect(clock, &ClockPanel::ticked, m_windows,
            [this, clock] { m_windows->setClock(clock->chess()); });
}

void MatchPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_table) // a match that was open already asks as if it had just been opened
        QTimer::singleShot(0, m_view, &MatchView::takeFocus);
    QTimer::singleShot(0, this, &MatchPage::askIfUnheard);
}

void MatchPage::fillList(qint64 rows)
{
    JournalQuery page = m_list->query();
    page.limit = std::max(pageSize, rows);
    const auto first = m_services.club.matches().list(page);
    m_list->setMatches(first ? *first : std::vector<JournalSummary>{});
    m_list->showProblem(first ? QString() : first.error().message);
}

void MatchPage::showChanges()
{
    if (!m_table)
        fillList(m_list->count());
}

void MatchPage::takePlay()
{
    if (!m_table) {
        showChanges();
        return;
    }
    m_news->ask();
}

void MatchPage::takeNews()
{
    if (!m_table || !isOutdated())
        return;
    const QPointer<QWidget> focused = window()->focusWidget();
    openAnew();
    if (focused && focused->isVisible())
        focused->setFocus();
}

/// Somebody else went on with the match on the table. Of one with hidden cards the lines come when
/// it is over.
bool MatchPage::isOutdated() const
{
    const MatchRepository &matches = m_services.club.matches();
    if (matches.hasGoneOn(m_table->id(), m_table->opened().lines()))
        return true;
    if (m_table->kept() != JournalState::Running)
        return false;
    JournalQuery query;
    query.state = JournalState::Running;
    const auto running = matches.list(query);
    return running
        && std::none_of(running->begin(), running->end(),
                        [this](const JournalSummary &each) { return each.id == m_table->id(); });
}

void MatchPage::listMore()
{
    if (m_list->count() % pageSize != 0) // the last page was the last
        return;
    JournalQuery page = m_list->query();
    page.offset = m_list->count();
    page.limit = pageSize;
    if (const auto next = m_services.club.matches().list(page))
        m_list->addMatches(*next);
}

void MatchPage::showList()
{
    closeTable();
    fillList();
    m_stack->showPage(m_list);
    emit tableChanged();
    setWindowTitle({});
    setFocusProxy(m_list);
    m_list->setFocus();
}

void MatchPage::putOnTable(std::unique_ptr<OpenMatch> match)
{
    closeTable();
    m_table = std::make_unique<MatchTable>(std::move(match));
    m_services.settings.setValue(Setting::MatchOpen, m_table->id().text());
    watchTable();
    giveToPhones();
    m_windows->setTable(m_table.get());
    m_view->setStyle(m_styles.of(m_table->id().text()));
    m_view->setTable(m_table.get(), m_table->title());
    m_clocks->open(m_table->id().text());
    if (const auto opening = std::exchange(m_opening, nullptr))
        takeOpening(*opening);
    m_stack->showPage(m_view);
    emit tableChanged();
    setWindowTitle(m_table->title());
    setFocusProxy(m_view);
    m_view->takeFocus();
    showNotice();
    QTimer::singleShot(0, m_outcome, &MatchOutcome::askIfUndecided);
}

void MatchPage::watchTable()
{
    m_outcome->setTable(m_table.get());
    // Later: the log is in the middle of asking.
    connect(m_table.get(), &MatchTable::slipCorrectionRequested, m_outcome,
            &MatchOutcome::correctSlip, Qt::QueuedConnection);
    // Once something was entered the match is here, until it is read again.
    m_table->setGate([this, isHere = false]() mutable {
        if (auto may = mayCorrect(); !may)
            return may;
        const auto may = isHere ? Result<void>() : mayEnter();
        isHere = may.has_value();
        return may;
    });
    // Later: the table is in the middle of refusing.
    connect(m_table.get(), &GameTable::outdated, this, &MatchPage::readAgain, Qt::QueuedConnection);
    connect(m_table.get(), &MatchTable::sheetsWritten, this, &MatchPage::teamsChanged);
    connect(m_table.get(), &GameTable::advanced, this, [this] {
        emit matchesChanged();
        m_outcome->askIfUndecided();
    });
}

void MatchPage::openAnew()
{
    const QString id = m_table->id().text();
    m_phones->expectAgain(); // followers stay connected
    closeTable();
    open(id);
    m_phones->settle();
    emit matchesChanged();
}

void MatchPage::correctSlip(const QString &id)
{
    openMatch(id);
    if (m_table && m_table->id().text() == id)
        m_outcome->correctSlip();
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
    dialog->setTextValue(m_list->titleOf(id));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString &name) {
        const auto done = m_services.club.matches().rename(JournalId(id), name);
        fillList();
        if (!done)
            m_list->showProblem(done.error().message);
        emit matchesChanged();
    });
    dialog->open();
}

void MatchPage::askForRemoval(const QString &id)
{
    if (!m_services.leagues)
        return;
    askToThrowAway(
        this,
        {[] { return tr("Delete the match"); },
         {},
         [this, id]() -> Result<std::vector<Removal>> {
             auto removal = m_services.leagues->bin().game(JournalId(id));
             if (!removal)
                 return removal.error();
             return std::vector<Removal>{*std::move(removal)};
         },
         {}},
        [this](const std::vector<Removal> &sure) {
            const auto thrown = m_services.leagues->bin().throwAway(sure);
            fillList();
            if (thrown)
                m_list->showDone(
                    tr("%1 is in the bin. Restore it with Menu, Bin.").arg(thrown->front().name));
            else
                m_list->showProblem(thrown.error().message);
            emit matchesChanged();
        },
        [this](const Error &error) { m_list->showProblem(error.message); });
}

bool MatchPage::showOdds()
{
    if (m_table)
        oddsOf(m_view->currentPlayer());
    return m_table != nullptr;
}

void MatchPage::oddsOf(const QString &player)
{
    const MatchState &state = m_table->session().state();
    const PlayerRef ref = PlayerRef::fromString(player);
    const MatchPlayer *who = state.find(ref);
    const Seat seat = who ? state.playsFor(ref) : state.active;
    if (!m_odds)
        m_odds = new OddsDialog(m_services.club.library(), m_services.language, this);
    m_odds->setMatch(m_table->context().setup().ruleset.text(), state.weather.text());
    if (who)
        m_odds->setPlayer(playerName(state, ref), who->profile(), who->skills());
    else
        m_odds->setNobody();
    if (seat != noSeat)
        m_odds->setRerolls(state.side(seat).rerolls.available(),
                           usableRerolls(m_table->context(), state, seat));
    m_odds->show();
    m_odds->raise();
    m_odds->activateWindow();
}

void MatchPage::retranslate()
{
    m_list->retranslate();
    m_view->retranslate();
    if (m_new)
        m_new->retranslate();
    showNotice();
}

} // namespace dugout
