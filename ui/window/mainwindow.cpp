// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "core/club/club.h"
#include "core/files/readfile.h"
#include "core/leaguebook/fixtures/slipinbox.h"
#include "core/leaguebook/leaguerepository.h"
#include "ui/common/appearance.h"
#include "ui/common/bindialog.h"
#include "ui/common/command.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/pagestack.h"
#include "ui/common/screenbounds.h"
#include "ui/common/taborder.h"
#include "ui/common/textlabel.h"
#include "ui/common/touch.h"
#include "ui/home/homepage.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/league/leagueview.h"
#include "ui/league/sharing/linepanel.h"
#include "ui/match/matchfollower.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/odds/oddsdialog.h"
#include "ui/rules/rulespage.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/teams/teamspage.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/catchingup.h"
#include "ui/window/copiesdialog.h"
#include "ui/window/languagekeys.h"
#include "ui/window/linebutton.h"
#include "ui/window/placerail.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowmemory.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Place placeOf(HomeItem::Kind kind)
{
    switch (kind) {
    case HomeItem::Kind::Team:
        return Place::Teams;
    case HomeItem::Kind::League:
        return Place::League;
    case HomeItem::Kind::Skirmish:
        return Place::Skirmish;
    case HomeItem::Kind::Match:
        break;
    }
    return Place::Match;
}

} // namespace

MainWindow::MainWindow(WindowServices services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_keys(new CommandKeys(services.settings, this))
    , m_rail(new PlaceRail(*m_keys, this))
    , m_stack(new PageStack(this))
    , m_actions(new WindowActions(services.appearance, services.settings, *m_keys, this))
    , m_memory(new WindowMemory(services, this))
{
    auto *body = new QWidget(this);
    auto *layout = new QHBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    m_beside = new QVBoxLayout;
    m_beside->setContentsMargins(0, 0, 0, 0);
    m_beside->addWidget(m_stack, 1);
    layout->addLayout(m_beside, 1);
    setCentralWidget(body);
    setAcceptDrops(true);

    m_rail->setMenu(m_actions->menu());
    m_rail->showLanguage(services.language.language());
    connectAll();
    new ScreenBounds(this);
    new TouchWatch(this);
    new LanguageKeys(services.language, this);
    retranslate();
    m_memory->restoreGeometry();
    // A server that is silent is given up after some seconds only.
    if (!sharedNotes().empty())
        makeLine();
    feedHome();
    goTo(m_memory->rememberedPlace());
}

void MainWindow::connectAll()
{
    auto *catchingUp = new CatchingUp(m_services.club, this);
    connect(catchingUp, &CatchingUp::caughtUp, this, &MainWindow::showKept);
    LanguageController *language = &m_services.language;
    connect(&m_services.appearance, &Appearance::changed, this, &MainWindow::fitRail);
    connect(m_rail, &PlaceRail::placeChosen, this, [this](Place place) { goTo(place); });
    connect(m_rail, &PlaceRail::languageChosen, language, &LanguageController::setLanguage);
    connect(language, &LanguageController::languageChanged, m_rail, &PlaceRail::showLanguage);
    connect(m_actions, &WindowActions::placeRequested, this,
            [this](Place place) { goTo(place, Qt::ShortcutFocusReason); });
    connect(m_actions, &WindowActions::settingsRequested, this, &MainWindow::showSettings);
    connect(m_actions, &WindowActions::menuRequested, m_rail, &PlaceRail::openMenu);
    connect(m_actions, &WindowActions::oddsRequested, this, &MainWindow::showOdds);
    connect(m_actions, &WindowActions::phonesRequested, this, &MainWindow::openPhones);
    connect(m_actions, &WindowActions::binRequested, this, &MainWindow::showBin);
    connect(m_actions, &WindowActions::findRequested, this, &MainWindow::showFind);
    connect(m_actions, &WindowActions::copiesRequested, this, &MainWindow::showCopies);
    connect(m_actions, &WindowActions::aboutRequested, this, &MainWindow::showAbout);
    connect(m_actions, &WindowActions::guideRequested, this, &MainWindow::showGuide);
    connect(m_actions, &WindowActions::tourRequested, this, &MainWindow::startTour);
    connect(m_actions, &WindowActions::shortcutsRequested, this, &MainWindow::showShortcuts);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return goToNextStop(this, next);
}

void MainWindow::goTo(Place place, Qt::FocusReason reason)
{
    QWidget *shown = page(place);
    if (place == Place::Home && m_homeIsStale)
        showHome();
    // Where the coach was on this page, else where the page begins, and so by the key of the place
    // he is at; asked before the stack shows the page, because it would put the focus on whatever
    // comes first.
    const bool again = place == m_place && reason == Qt::ShortcutFocusReason;
    QWidget *last = again ? nullptr : shown->focusWidget();
    if (place == Place::Rules)
        followMatch();
    m_stack->showPage(shown);
    m_rail->showPlace(place);
    const Place before = std::exchange(m_place, place);
    if (place != before)
        m_memory->rememberPlace();
    if (place == Place::Settings && before != place)
        m_placeBefore = before;
    fitRail();
    nameWindow();
    QWidget *target = last ? last : shown;
    while (target->focusProxy())
        target = target->focusProxy();
    // The stack may have put the focus there already, as if by itself: no ring would be drawn.
    if (reason == Qt::ShortcutFocusReason && target->hasFocus())
        target->clearFocus();
    target->setFocus(reason);
}

/// A match that is read from afar is alone in the window; More… on it, its keys and Shift+F11 lead
/// away.
void MainWindow::fitRail()
{
    const bool alone = m_services.appearance.tableMode() && m_place == Place::Match
        && m_pages.at(static_cast<size_t>(Place::Match)) && match()->table();
    m_rail->setVisible(!alone);
}

/// The rules are those of the match on the table, until the coach looks something else up.
void MainWindow::followMatch()
{
    const MatchTable *table = match()->table();
    const QString id = table ? table->id().text() : QString();
    if (std::exchange(m_followed, id) == id || !table)
        return;
    auto *rules = static_cast<RulesPage *>(page(Place::Rules));
    const QString edition = table->context().setup().ruleset.text();
    if (rules->edition() != edition)
        rules->chooseEdition(edition);
}

void MainWindow::comeForward(const QStringList &files)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (!files.isEmpty())
        openFiles(files);
}

void MainWindow::showLeagues()
{
    if (m_pages.at(static_cast<size_t>(Place::League)))
        league()->showChanges();
}

void MainWindow::takeNews()
{
    if (m_pages.at(static_cast<size_t>(Place::Teams)))
        teams()->takeNews();
    showLeagues();
    takePlay();
    if (m_pages.at(static_cast<size_t>(Place::Match)))
        match()->showNotice();
    feedHome();
}

void MainWindow::takePlay()
{
    if (m_pages.at(static_cast<size_t>(Place::Match)))
        match()->takePlay();
    if (m_pages.at(static_cast<size_t>(Place::Skirmish)))
        skirmish()->takePlay();
    showPlay();
}

void MainWindow::showPlay()
{
    if (m_pages.at(static_cast<size_t>(Place::League)))
        league()->showPlay();
    if (m_follower)
        m_follower->refresh();
}

void MainWindow::followElsewhere(const QString &id)
{
    if (!m_follower)
        m_follower = new MatchFollower(
            m_services.club, m_services.settings, m_services.language,
            [this](const JournalId &match) { return isUnheard(match); }, this);
    if (const auto followed = m_follower->follow(JournalId(id)); !followed)
        league()->view()->showProblem(followed.error().message);
}

void MainWindow::makeLine()
{
    m_line = new LineButton(this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addPermanentWidget(m_line);
    connect(m_line, &QAbstractButton::clicked, this, &MainWindow::showLinePanel);
}

void MainWindow::showLine(const LineLook &look)
{
    m_look = look;
    if (m_pages.at(static_cast<size_t>(Place::Match)))
        match()->hearLine();
    if (!m_line && !look.leagues.empty())
        makeLine();
    if (!m_line)
        return;
    m_line->setLook(look);
    statusBar()->setVisible(m_onlyRead || !look.leagues.empty());
    if (m_linePanel)
        m_linePanel->setLook(look);
    if (m_pages.at(static_cast<size_t>(Place::League)))
        league()->showLine(look);
    if (m_follower)
        m_follower->refresh();
}

void MainWindow::tellOnlyRead()
{
    m_onlyRead = new TextLabel(TextStyle::Body, this);
    m_onlyRead->setTone(tone::harm);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_onlyRead);
    retranslate();
}

void MainWindow::showLinePanel()
{
    if (!m_services.sharing)
        return;
    m_linePanel = new LinePanel(*m_services.sharing, this);
    m_linePanel->setLook(m_look);
    connect(m_linePanel, &LinePanel::leagueRequested, this, [this](const QString &id) {
        league()->openLeague(id);
        goTo(Place::League);
        league()->decideOvertaken();
    });
    m_linePanel->open();
}

/// The same in other words.
void MainWindow::sayHome()
{
    HomeFeed feed = home()->feed();
    const HomeFeed said = homeFeed(m_recent);
    if (feed.inProgress && said.inProgress && feed.inProgress->id == said.inProgress->id)
        feed.inProgress->subtitle = said.inProgress->subtitle;
    if (feed.next.size() == said.next.size())
        feed.next = said.next;
    if (feed.toSign.size() == said.toSign.size())
        feed.toSign = said.toSign;
    home()->setFeed(feed);
}

/// Kept things changed behind the pages that show them.
void MainWindow::showKept()
{
    if (m_pages.at(static_cast<size_t>(Place::Teams)))
        teams()->showChanges();
    if (m_pages.at(static_cast<size_t>(Place::Match)))
        match()->showChanges();
    showLeagues();
    feedHome();
}

/// Home is read anew when somebody sees it, not with every change elsewhere.
void MainWindow::feedHome()
{
    m_homeIsStale = true;
    if (m_place == Place::Home)
        showHome();
}

void MainWindow::showHome()
{
    const bool wasStale = std::exchange(m_homeIsStale, false);
    if (wasStale)
        m_recent = readRecent(m_services.club, m_services.leagues, signersHere());
    home()->setFeed(homeFeed(m_recent));
    if (wasStale) // once the page is seen
        QTimer::singleShot(0, this, &MainWindow::showGlance);
}

void MainWindow::openItem(const HomeItem &item)
{
    if (item.kind == HomeItem::Kind::Team)
        teams()->openTeam(item.id);
    if (item.kind == HomeItem::Kind::Match)
        match()->openMatch(item.id);
    if (item.kind == HomeItem::Kind::League)
        league()->openLeague(item.id);
    if (item.kind == HomeItem::Kind::Skirmish)
        skirmish()->openGame(item.id);
    goTo(placeOf(item.kind));
    if (item.isToSign)
        league()->askToSign(FixtureId(item.fixture));
    else if (!item.fixture.isEmpty())
        league()->askToPlay(FixtureId(item.fixture));
}

void MainWindow::showFixture(const QString &leagueId, const QString &fixture)
{
    goTo(Place::League, Qt::ShortcutFocusReason);
    league()->showFixture(leagueId, FixtureId(fixture));
}

void MainWindow::openFiles(const QStringList &files)
{
    emit filesGiven(files);
    for (const QString &file : files) {
        const auto bytes = readFile(file, largestSlipFile);
        const bool isSheet = file.endsWith(u'.' + slipFileSuffix) || (bytes && isSlipFile(*bytes));
        goTo(isSheet ? Place::League : Place::Teams);
        if (isSheet)
            league()->takeSheet(file);
        else
            teams()->importFile(file);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList files;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    openFiles(files);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        sayHome();
    }
    if (event->type() == QEvent::ThemeChange)
        m_services.appearance.readSystem();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_memory->rememberNow();
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    nameWindow();
    m_actions->retranslate();
    if (m_onlyRead)
        m_onlyRead->setText(tr("This folder is read-only: nothing you do here is saved."));
}

/// What is open first: a list of windows shows the beginning.
void MainWindow::nameWindow()
{
    const QWidget *shown = m_pages.at(static_cast<size_t>(m_place));
    const QString open = shown ? shown->windowTitle() : QString();
    if (!open.isEmpty())
        setWindowTitle(u"%1 – Dugout"_s.arg(open));
    else
        setWindowTitle(m_place == Place::Home ? u"Dugout"_s
                                              : u"%1 – Dugout"_s.arg(placeName(m_place)));
}

void MainWindow::showAbout()
{
    auto *dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// That of the league that is open, or of the rules as they were looked up; empty where neither is.
QString MainWindow::editionLookedAt()
{
    if (m_place == Place::League && league()->document().isOpen())
        return league()->document().league().currentRules().ruleset.text();
    const QWidget *rules = m_pages.at(static_cast<size_t>(Place::Rules));
    return rules ? static_cast<const RulesPage *>(rules)->edition() : QString();
}

void MainWindow::showBin()
{
    auto *dialog = new BinDialog(m_services.leagues.bin(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BinDialog::changed, this, [this] {
        showKept();
        takePlay();
    });
    dialog->open();
}

void MainWindow::showCopies()
{
    if (!m_services.copies)
        return;
    auto *dialog = new CopiesDialog(*m_services.copies, this);
    connect(dialog, &CopiesDialog::goBackRequested, this, &MainWindow::goBackRequested);
    dialog->open();
}

void MainWindow::showOdds()
{
    // In a match they are of its edition, and about the player who is current.
    if (m_place == Place::Match && match()->showOdds())
        return;
    if (m_place == Place::Skirmish)
        return static_cast<SkirmishPage *>(page(Place::Skirmish))->showOdds();
    if (!m_odds) { // later the coach's own choice stays
        m_odds = new OddsDialog(m_services.club.library(), m_services.language, this);
        if (const QString edition = editionLookedAt(); !edition.isEmpty())
            m_odds->setMatch(edition, {});
    }
    m_odds->show();
    m_odds->raise();
    m_odds->activateWindow();
}

/// What is shown; where nothing could be opened, the matches, one of which could.
void MainWindow::openPhones()
{
    if (m_place == Place::Skirmish && skirmish()->openPhones())
        return;
    if (m_place == Place::League && league()->openPhones())
        return;
    if (m_place != Place::Match)
        goTo(Place::Match, Qt::ShortcutFocusReason);
    match()->openPhones();
}

} // namespace dugout
