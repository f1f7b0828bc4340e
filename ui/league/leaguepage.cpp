// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguepage.h"

#include "core/club/club.h"
#include "core/club/slipanswers.h"
#include "core/files/readfile.h"
#include "core/leaguebook/lastedition.h"
#include "core/leaguebook/looks/ownmatch.h"
#include "core/leaguebook/sampleleague.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/leaguefiles/servedsite.h"
#include "core/sharing/sharingdesk.h"
#include "core/sharing/sharingwords.h"
#include "core/skirmish/state/skirmishsetup.h"
#include "ui/common/appearance.h"
#include "ui/common/pagestack.h"
#include "ui/common/savequestion.h"
#include "ui/common/throwawayquestion.h"
#include "ui/league/competition/leaguerulesdialog.h"
#include "ui/league/fixtures/fixturequestions.h"
#include "ui/league/fixtures/inboxdialog.h"
#include "ui/league/fixtures/paperdialog.h"
#include "ui/league/hosting/slipjoindialog.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leagueimportquestion.h"
#include "ui/league/leaguelist.h"
#include "ui/league/leagueview.h"
#include "ui/league/sharing/joindialog.h"
#include "ui/league/sharing/sharingquestions.h"
#include "ui/phones/phonedesk.h"
#include "ui/phones/phonesdialog.h"

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QJsonDocument>
#include <QVBoxLayout>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

LeaguePage::LeaguePage(const LeagueServices &services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_document(new LeagueDocument(services, this))
    , m_stack(new PageStack(this))
    , m_list(new LeagueList(services.club.library(), m_stack))
    , m_view(new LeagueView(*m_document, m_stack))
    , m_phones(new PhoneDesk(services.phones, this))
{
    setObjectName(u"league-page"_s);
    m_stack->addPage(m_list);
    m_stack->addPage(m_view);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 3);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_stack);
    connect(m_list, &LeagueList::newRequested, this, &LeaguePage::askForNew);
    connect(m_list, &LeagueList::importRequested, this, &LeaguePage::askToImport);
    connect(m_list, &LeagueList::joinRequested, this, &LeaguePage::askToJoin);
    connect(m_list, &LeagueList::sampleRequested, this, &LeaguePage::takeSample);
    connect(m_list, &LeagueList::removeSampleRequested, this, &LeaguePage::askToRemoveSample);
    connect(m_list, &LeagueList::openRequested, this, &LeaguePage::openLeague);
    connect(m_view, &LeagueView::backRequested, this, &LeaguePage::showList);
    connect(m_view, &LeagueView::deleteRequested, this, [this] { askToDelete(m_document->id()); });
    connect(m_list, &LeagueList::deleteRequested, this,
            [this](const QString &id) { askToDelete(LeagueId(id)); });
    connect(m_view, &LeagueView::rosterRequested, this, &LeaguePage::rosterRequested);
    connect(m_view, &LeagueView::phonesRequested, this, &LeaguePage::openPhones);
    connect(m_view, &LeagueView::playRequested, this, &LeaguePage::play);
    connect(m_view, &LeagueView::playAsked, this, &LeaguePage::askToPlay);
    connect(m_view, &LeagueView::followRequested, this, [this](const FixtureId &fixture) {
        if (const LeagueFixture *wanted = m_document->league().fixture(fixture))
            emit followRequested(wanted->match.text());
    });
    connect(m_view, &LeagueView::slipRequested, this,
            [this](const FixtureId &fixture) { askForSlip(fixture); });
    connect(m_view, &LeagueView::inboxRequested, this, [this] { askForInbox(); });
    connect(m_view, &LeagueView::correctionRequested, this, [this](const FixtureId &fixture) {
        if (const LeagueFixture *wanted = m_document->league().fixture(fixture))
            emit correctionRequested(wanted->match.text());
    });
    connect(m_document, &LeagueDocument::changed, this, &LeaguePage::leaguesChanged);
    connect(m_document, &LeagueDocument::changed, this, &LeaguePage::nameWhatIsOpen);
    connect(m_document, &LeagueDocument::sheetsChanged, this, &LeaguePage::teamsChanged);
    connect(m_document, &LeagueDocument::sharingChanged, this, &LeaguePage::readSharing);
    m_list->setCanJoin(services.sharing && services.sharing->hosting());
    LeaguePage::retranslate();
    showList();
}

LeaguePage::~LeaguePage() = default;

void LeaguePage::fillList()
{
    const auto leagues = m_services.leagues.list();
    const auto notes = m_services.sharing
        ? m_services.sharing->notes()
        : Result<std::vector<SharedNote>>(std::vector<SharedNote>());
    m_list->setLeagues(leagues ? *leagues : std::vector<LeagueSummary>{},
                       notes ? *notes : std::vector<SharedNote>{});
    m_list->setHasSample(m_services.leagues.hasSample());
    m_list->showProblem(leagues ? QString() : leagues.error().message);
}

void LeaguePage::showList()
{
    m_view->closeHall();
    m_phones->setSite({}, {});
    m_document->close();
    nameWhatIsOpen();
    fillList();
    m_stack->showPage(m_list);
    setFocusProxy(m_list);
    m_list->setFocus();
}

void LeaguePage::showChanges()
{
    m_isStale = true;
    if (isVisible())
        readAgain();
}

void LeaguePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    readAgain();
}

void LeaguePage::readAgain()
{
    if (!std::exchange(m_isStale, false))
        return;
    if (!m_document->isOpen())
        fillList();
    else if (const auto read = m_document->readAgain(); !read)
        leave(read.error().message); // somebody else deleted it
}

void LeaguePage::leave(const QString &sentence)
{
    for (QDialog *each : findChildren<QDialog *>())
        each->done(QDialog::Rejected); // it asks about something that is no longer there
    showList();
    m_list->showProblem(sentence);
}

void LeaguePage::showPlay()
{
    if (m_document->isOpen())
        m_view->showPlay();
}

void LeaguePage::showLine(const LineLook &look)
{
    m_look = look;
    if (!m_document->isOpen())
        return;
    m_document->setLine(look.of(m_document->id()));
    m_view->showLine();
}

void LeaguePage::decideOvertaken()
{
    if (m_document->isOpen() && m_document->note() && m_document->line().overtaken() > 0)
        SharingQuestions::overtaken(*m_document, this);
}

void LeaguePage::askToJoin()
{
    auto *dialog = new SlipJoinDialog(*m_services.sharing->hosting(), this);
    connect(dialog, &SlipJoinDialog::joined, this, &LeaguePage::showOwn);
    connect(dialog, &SlipJoinDialog::otherServerRequested, this, &LeaguePage::joinOnServer);
    dialog->open();
}

void LeaguePage::joinOnServer(const QString &word)
{
    auto *dialog = new JoinDialog(*m_services.sharing, this);
    dialog->take(word);
    connect(dialog, &JoinDialog::joined, this, &LeaguePage::showOwn);
    dialog->open();
}

/// A coach who joined sees first what to do.
void LeaguePage::showOwn(const QString &league)
{
    openLeague(league);
    m_services.sharing->lookNow();
    emit teamsChanged();
    emit matchesChanged();
    if (!m_document->isOpen() || !m_document->note())
        return;
    const OwnMatch own = ownMatch(m_document->league(), m_document->note()->teams);
    if (own.step != OwnStep::Nothing && putCursorOn(own.fixture))
        m_view->takeKeyboardToOwn();
}

void LeaguePage::readSharing()
{
    emit teamsChanged();
    emit matchesChanged();
    if (!m_document->isOpen())
        return;
    // A league that was left is gone.
    if (!m_document->readAgain())
        showList();
}

void LeaguePage::openLeague(const QString &id)
{
    if (m_document->isOpen() && m_document->id().text() == id && !m_isStale)
        return;
    m_isStale = false;
    const auto opened = m_document->open(LeagueId(id));
    if (!opened) {
        leave(opened.error().message);
        return;
    }
    showLine(m_look);
    const auto site
        = std::make_shared<ServedSite>(m_services.leagues, m_services.club, LeagueId(id));
    const auto hall = std::make_shared<HallGuests>(m_services.leagues, m_services.club,
                                                   LeagueId(id), m_services.random);
    hall->whileShared([this, id] {
        const auto notes = m_services.sharing ? m_services.sharing->notes()
                                              : Result<std::vector<SharedNote>>({});
        return !notes || std::any_of(notes->begin(), notes->end(), [&id](const SharedNote &each) {
            return each.league.text() == id;
        });
    });
    // Queued: the guest is answered in another language than the window's.
    hall->whenChanged([this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                showChanges();
                emit leaguesChanged();
                emit matchesChanged();
            },
            Qt::QueuedConnection);
    });
    m_phones->setSite(
        id, [site](const QString &path) { return site->page(path); }, hall);
    m_view->showPart(m_document->league().seasons.empty() ? LeagueView::Members
                                                          : LeagueView::Standings);
    m_stack->showPage(m_view);
    nameWhatIsOpen();
    setFocusProxy(m_view);
    m_view->takeKeyboard();
}

QString LeaguePage::nameOf(const LeagueId &id) const
{
    const auto leagues = m_services.leagues.list();
    for (const LeagueSummary &each : leagues ? *leagues : std::vector<LeagueSummary>{}) {
        if (each.id == id)
            return each.name;
    }
    return {};
}

/// The window is called by it.
void LeaguePage::nameWhatIsOpen()
{
    setWindowTitle(m_document->isOpen() ? m_document->league().name : QString());
}

bool LeaguePage::openPhones()
{
    return PhonesDialog::openFor(*m_phones, PhonesDialog::What::League, this);
}

void LeaguePage::askForNew()
{
    auto *dialog = new LeagueRulesDialog(
        m_services.club.library(), lastEdition(m_services.club, m_services.leagues),
        [this](const LeagueRulesDialog &asked) {
            const auto founded = m_services.leagues.found(asked.name(), asked.rules());
            if (!founded)
                return founded.error().message;
            openLeague(founded->text());
            return QString();
        },
        this);
    dialog->open();
}

void LeaguePage::takeSample()
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto made = m_services.leagues.addSample(m_services.random);
    QApplication::restoreOverrideCursor();
    if (!made) {
        m_list->showProblem(made.error().message);
        return;
    }
    openLeague(made->text());
    emit teamsChanged();
    emit matchesChanged();
}

void LeaguePage::askToRemoveSample()
{
    askToThrowAway(
        this,
        {[] { return tr("Remove the sample league"); },
         {},
         [this] { return removalOf(sampleLeagueId(), LeagueRemoval::WithTeams); },
         {}},
        [this](const std::vector<Removal> &sure) { throwAway(sure); },
        [this](const Error &error) { sayProblem(error.message); });
}

Result<std::vector<Removal>> LeaguePage::removalOf(const LeagueId &id, LeagueRemoval how) const
{
    auto removal = m_services.leagues.bin().league(id, how);
    if (!removal)
        return removal.error();
    return std::vector<Removal>{*std::move(removal)};
}

void LeaguePage::throwAway(const std::vector<Removal> &removals)
{
    const auto thrown = m_services.leagues.bin().throwAway(removals);
    if (!thrown) {
        sayProblem(thrown.error().message);
        return;
    }
    showList();
    m_list->showDone(tr("%1 is in the bin. Restore it with Menu, Bin.").arg(thrown->front().name));
    emit leaguesChanged();
    emit teamsChanged();
    emit matchesChanged();
}

void LeaguePage::sayProblem(const QString &sentence)
{
    if (m_document->isOpen())
        m_view->showProblem(sentence);
    else
        m_list->showProblem(sentence);
}

void LeaguePage::askToImport()
{
    const QString path
        = QFileDialog::getOpenFileName(this, tr("A league that was exported"), documentsFolder(),
                                       tr("Leagues (*.json);;All files (*)"));
    if (!path.isEmpty())
        importLeague(path);
}

void LeaguePage::importLeague(const QString &path)
{
    const auto bytes = readFile(path, largestLeagueFile);
    if (!bytes) {
        m_list->showProblem(bytes.error().message);
        return;
    }
    const QJsonObject file = QJsonDocument::fromJson(*bytes).object();
    const auto meeting = m_services.leagues.meeting(file);
    if (!meeting || meeting->isNew()) {
        takeIn(file, LeagueImport::New); // which says what is wrong with it
        return;
    }
    auto *question = new LeagueImportQuestion(*meeting, this);
    connect(question, &LeagueImportQuestion::decided, this,
            [this, file](LeagueImport how) { takeIn(file, how); });
    question->open();
}

void LeaguePage::takeIn(const QJsonObject &file, LeagueImport how)
{
    const auto taken = m_services.leagues.import(file, how);
    if (!taken) {
        m_list->showProblem(taken.error().message);
        return;
    }
    openLeague(taken->text());
    emit teamsChanged();
    emit matchesChanged();
}

void LeaguePage::showFixture(const QString &league, const FixtureId &fixture)
{
    openLeague(league);
    putCursorOn(fixture);
}

bool LeaguePage::putCursorOn(const FixtureId &fixture)
{
    const Competition *of
        = m_document->isOpen() ? m_document->league().competitionOf(fixture) : nullptr;
    if (!of)
        return false;
    m_document->show(of->id);
    m_view->showFixture(fixture);
    return true;
}

void LeaguePage::askToPlay(const FixtureId &id)
{
    if (!putCursorOn(id) || !m_view->canPlay())
        return;
    const LeagueFixture *fixture = m_document->league().fixture(id);
    const bool isSkirmish = m_document->league().competitionOf(id)->rules.isSkirmish();
    if (!fixture->match.isEmpty() || isSkirmish) // the players are asked anyway
        play(id);
    else
        FixtureQuestions::play(
            *m_document, id, [this, id] { play(id); }, this);
}

void LeaguePage::askToSign(const FixtureId &id)
{
    if (putCursorOn(id))
        FixtureQuestions::sign(*m_document, id, this);
}

void LeaguePage::askToDelete(const LeagueId &id)
{
    const auto notes = m_services.sharing
        ? m_services.sharing->notes()
        : Result<std::vector<SharedNote>>(std::vector<SharedNote>());
    if (notes && std::any_of(notes->begin(), notes->end(), [&id](const SharedNote &each) {
            return each.league == id;
        })) {
        sayProblem(SharingWords::notToBeDeleted(nameOf(id)).message);
        return;
    }
    if (id == sampleLeagueId()) {
        askToRemoveSample();
        return;
    }
    askToThrowAway(
        this,
        {[] { return tr("Delete the league"); },
         {},
         [this, id] { return removalOf(id, LeagueRemoval::Alone); },
         [this, id] { return removalOf(id, LeagueRemoval::WithTeams); }},
        [this](const std::vector<Removal> &sure) { throwAway(sure); },
        [this](const Error &error) { sayProblem(error.message); });
}

void LeaguePage::play(const FixtureId &fixture)
{
    const LeagueFixture *wanted = m_document->league().fixture(fixture);
    if (!wanted)
        return;
    const bool isSkirmish = m_document->league().competitionOf(fixture)->rules.isSkirmish();
    const bool isGone = m_services.leagues.isMatchGone(*wanted);
    if (!wanted->match.isEmpty() && isGone && m_document->note()) {
        m_services.sharing->lookNow();
        emit m_document->told(tr(
            "This match is not on this computer any more: it is fetched again from the server."));
        return;
    }
    if (!wanted->match.isEmpty() && !isGone) {
        if (SharingQuestions::partedInstead(wanted->match, *m_document, this))
            return;
        if (isSkirmish)
            emit skirmishRequested(wanted->match.text());
        else
            emit matchRequested(wanted->match.text());
        return;
    }
    if (isSkirmish) {
        askForSkirmish(fixture);
        return;
    }
    const auto started = m_services.leagues.act(
        m_document->toChange(), ActRequest{StartMatch{fixture}, {}}, m_services.random);
    if (!m_document->take(started ? Result<void>() : started.error()))
        return;
    emit teamsChanged();
    emit matchRequested(m_document->league().fixture(fixture)->match.text());
}

void LeaguePage::askForSkirmish(const FixtureId &fixture)
{
    const auto given
        = m_services.leagues.skirmishFor(m_document->league(), m_document->id(), fixture);
    if (m_document->take(given ? Result<void>() : given.error()))
        emit skirmishToStart(fixture, *given);
}

QString LeaguePage::startSkirmish(const FixtureId &fixture, const SkirmishSetup &chosen)
{
    const auto started = m_services.leagues.startSkirmish(m_document->toChange(), fixture, chosen);
    return m_document->take(started ? Result<void>() : started.error()) ? started->text()
                                                                        : QString();
}

void LeaguePage::takeSheet(const QString &path)
{
    const auto bytes = readFile(path, largestSlipFile);
    const auto file = bytes ? readSlipFile(*bytes) : Result<SlipFile>(bytes.error());
    if (!file) {
        sayProblem(file.error().message);
        return;
    }
    auto *inbox = findChild<InboxDialog *>();
    const bool isThere = m_document->isOpen() && m_document->id() == file->league;
    const auto kept = m_services.leagues.open(file->league);
    if (!kept) {
        sayProblem(tr("The league of this match sheet is not on this computer."));
    } else if (QApplication::activeModalWidget() && !(inbox && isThere)) {
        // What somebody is writing stays where it is.
        const auto in = m_services.leagues.inbox().receive(kept->league(), file->league, *file);
        if (!in)
            sayProblem(in.error().message);
        else if (m_document->isOpen())
            emit m_document->told(
                tr("A match sheet came in for the league %1.").arg(kept->league().name));
    } else {
        openLeague(file->league.text());
        putCursorOn(file->fixture);
        (inbox && isThere ? inbox : askForInbox())->takeIn(path);
    }
}

InboxDialog *LeaguePage::askForInbox()
{
    auto *dialog = new InboxDialog(*m_document, this);
    connect(dialog, &InboxDialog::openRequested, this, [this](const ReceivedSlip &received) {
        putCursorOn(received.file.fixture);
        askForSlip(received.file.fixture, received);
    });
    dialog->open();
    return dialog;
}

/// What follows the whistle is asked where every match is played.
void LeaguePage::askForSlip(const FixtureId &fixture, const std::optional<ReceivedSlip> &received)
{
    auto session = m_services.leagues.paperMatch(m_document->league(), m_document->id(), fixture);
    if (!session) {
        m_document->take(session.error());
        return;
    }
    const auto entered = std::make_shared<QString>();
    const auto summary = received ? std::optional(received->summary) : std::nullopt;
    const Match match = session->game();
    auto *dialog = new PaperDialog(
        match, SlipFile{m_document->id(), fixture, {}, {}, blankSlip(match)},
        [this, fixture, entered, summary](const PaperSlip &slip) {
            if (const QString faster = FixtureQuestions::doneMeanwhile(*m_document, fixture);
                !faster.isEmpty())
                return faster;
            const auto match
                = m_services.leagues.enterSlip(m_document->toChange(), fixture, slip, summary);
            *entered = match ? match->text() : QString();
            return m_document->refusalOf(match ? Result<void>() : match.error());
        },
        this);
    if (received)
        dialog->show(*received, [this](const ReceivedSlip &back) {
            auto out = m_services.leagues.inbox().remove(back);
            emit m_document->changed();
            return out;
        });
    FixtureQuestions::heedOnly(*dialog, *m_document, *m_document->league().fixture(fixture));
    // The window goes to the match, where that still asks something: after the dialog has gone.
    connect(
        dialog, &QDialog::accepted, this,
        [this, entered, fixture] {
            emit teamsChanged();
            const LeagueFixture *now = m_document->league().fixture(fixture);
            if (now && now->outcome) {
                emit matchesChanged();
                return;
            }
            m_view->chooseNextFixture(); // ready for the next sheet
            emit matchRequested(*entered);
        },
        Qt::QueuedConnection);
    dialog->open();
}

void LeaguePage::retranslate()
{
    m_list->retranslate();
    m_view->retranslate();
}

} // namespace dugout
