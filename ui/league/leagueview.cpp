// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leagueview.h"

#include "core/leaguebook/looks/teamcourse.h"
#include "core/leaguebook/looks/unsignedresults.h"
#include "core/sharing/othersword.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"
#include "core/text/language.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/common/pagestack.h"
#include "ui/common/tabbutton.h"
#include "ui/common/textlabel.h"
#include "ui/league/fixtures/fixturequestions.h"
#include "ui/league/fixtures/fixturespart.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leagueprompt.h"
#include "ui/league/looks/hallwindow.h"
#include "ui/league/looks/historypart.h"
#include "ui/league/looks/leaderspart.h"
#include "ui/league/looks/standingspart.h"
#include "ui/league/members/memberspart.h"
#include "ui/league/ownmatchpanel.h"
#include "ui/league/questiondialog.h"
#include "ui/league/sharing/newsform.h"
#include "ui/league/sharing/sharedbanner.h"
#include "ui/league/sharing/sharingquestions.h"
#include "ui/league/sharing/versionsdialog.h"

#include <QButtonGroup>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

LeagueView::LeagueView(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_back(new ActionButton(this))
    , m_title(new TextLabel(TextStyle::TeamName, this))
    , m_facts(new TextLabel(TextStyle::Small, this))
    , m_competition(new ChoiceBox(this))
    , m_undo(new ActionButton(this))
    , m_redo(new ActionButton(this))
    , m_print(new ActionButton(this))
    , m_more(new ActionButton(this))
    , m_menu(new QMenu(this))
    , m_prints(new QMenu(this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_prompt(new LeaguePrompt(document, this))
    , m_own(new OwnMatchPanel(document, this))
    , m_shared(new SharedBanner(this))
    , m_parts(new QButtonGroup(this))
    , m_stack(new PageStack(this))
    , m_standings(new StandingsPart(document, m_stack))
    , m_fixtures(new FixturesPart(document, m_stack))
    , m_members(new MembersPart(document, m_stack))
    , m_leaders(new LeadersPart(document, m_stack))
    , m_history(new HistoryPart(document, m_stack))
{
    m_back->setObjectName(u"league-back"_s);
    m_title->setObjectName(u"league-title"_s);
    m_competition->setObjectName(u"league-competition"_s);
    m_undo->setObjectName(u"league-undo"_s);
    m_redo->setObjectName(u"league-redo"_s);
    m_print->setObjectName(u"league-print"_s);
    m_more->setObjectName(u"league-more"_s);
    m_problem->setObjectName(u"league-problem"_s);
    m_title->setWordWrap(true);
    m_facts->setTone(tone::greyInk);
    m_facts->setWordWrap(true);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layOut();
    connectAll();
}

LeagueView::~LeagueView() = default;

void LeagueView::layOut()
{
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_facts);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 2));
    head->addWidget(m_back);
    head->addLayout(words, 1);
    for (QWidget *each : std::initializer_list<QWidget *>{m_undo, m_redo, m_print, m_more})
        head->addWidget(each);
    auto *tabs = new FlowLayout;
    tabs->setGapSteps(0);
    for (const char *name : {"league-standings", "league-fixtures", "league-members",
                             "league-leaders", "league-history"}) {
        auto *button = new TabButton(this);
        button->setObjectName(QString::fromLatin1(name));
        m_parts->addButton(button, static_cast<int>(m_partButtons.size()));
        m_partButtons.append(button);
        tabs->addWidget(button);
    }
    auto *bar = new QHBoxLayout;
    bar->setSpacing(gridStep(this, 2));
    bar->addLayout(tabs, 1);
    bar->addWidget(m_competition, 0, Qt::AlignTop);
    for (QWidget *page :
         std::initializer_list<QWidget *>{m_standings, m_fixtures, m_members, m_leaders, m_history})
        m_stack->addPage(page);
    // Takes the room there is: what it would like must not make the whole place scroll.
    m_stack->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(head);
    layout->addWidget(m_own); // before what the league as a whole waits for
    layout->addWidget(m_prompt);
    layout->addWidget(m_shared);
    layout->addWidget(m_problem);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
}

void LeagueView::connectAll()
{
    connect(m_back, &QAbstractButton::clicked, this, &LeagueView::backRequested);
    connect(m_undo, &QAbstractButton::clicked, this, &LeagueView::undo);
    connect(m_redo, &QAbstractButton::clicked, this, [this] { m_document.redo(); });
    connect(m_print, &QAbstractButton::clicked, this, [this] {
        fillPrints();
        m_prints->popup(m_print->mapToGlobal(QPoint(0, m_print->height())));
    });
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        fillMenu();
        m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
    connect(m_parts, &QButtonGroup::idClicked, this, &LeagueView::showPart);
    connect(m_competition, &QComboBox::activated, this,
            [this] { m_document.show(CompetitionId(m_competition->currentData().toString())); });
    connect(m_prompt, &LeaguePrompt::registerRequested, m_members, [this] {
        showPart(Members);
        m_members->askToRegister();
    });
    connect(m_prompt, &LeaguePrompt::fixturesRequested, this,
            [this] { showFixture(m_fixtures->firstWaiting()); });
    connect(m_prompt, &LeaguePrompt::membersRequested, this, [this] {
        showPart(Members);
        takeKeyboard();
    });
    connect(m_own, &OwnMatchPanel::playRequested, this, &LeagueView::playAsked);
    connect(m_own, &OwnMatchPanel::followRequested, this, &LeagueView::followRequested);
    connect(m_own, &OwnMatchPanel::slipRequested, this, &LeagueView::slipRequested);
    connect(m_own, &OwnMatchPanel::shownRequested, this, &LeagueView::goToFixture);
    connect(m_members, &MembersPart::rosterRequested, this, &LeagueView::rosterRequested);
    connect(m_fixtures, &FixturesPart::playRequested, this, &LeagueView::playRequested);
    connect(m_fixtures, &FixturesPart::followRequested, this, &LeagueView::followRequested);
    connect(m_fixtures, &FixturesPart::slipRequested, this, &LeagueView::slipRequested);
    connect(m_standings, &StandingsPart::rosterRequested, this, &LeagueView::rosterRequested);
    connect(m_standings, &StandingsPart::matchesRequested, this, &LeagueView::showMatchesOf);
    connect(m_fixtures, &FixturesPart::inboxRequested, this, &LeagueView::inboxRequested);
    connect(m_fixtures, &FixturesPart::correctionRequested, this, &LeagueView::correctionRequested);
    connect(&m_document, &LeagueDocument::changed, this, &LeagueView::refresh);
    connect(&m_document, &LeagueDocument::refused, this, &LeagueView::showProblem);
    connect(&m_document, &LeagueDocument::told, this, &LeagueView::showNotice);
    connect(&m_document, &LeagueDocument::overtaken, this, &LeagueView::sayOvertaken);
    connect(&m_document, &LeagueDocument::cameIn, this, [this](int known) {
        NewsForm::addNews(window(), [this, known] { return m_document.newsSince(known); });
    });
    connect(m_shared, &SharedBanner::pressed, this, [this](SharedNotice notice) { seeTo(notice); });
}

void LeagueView::showPart(int part)
{
    m_part = part;
    m_partButtons.at(part)->setChecked(true);
    QWidget *const pages[]{m_standings, m_fixtures, m_members, m_leaders, m_history};
    m_stack->showPage(pages[part]);
    setFocusProxy(pages[part]);
    m_prompt->setBesideFixtures(part == Fixtures);
    if (m_document.isOpen())
        refreshPart();
}

/// An empty table has nothing for the keys: what is to be done next has.
void LeagueView::takeKeyboard()
{
    if (!shownTable().rows.empty())
        setFocus();
    else if (m_prompt->isHidden())
        m_own->setFocus();
    else
        m_prompt->setFocus();
}

bool LeagueView::takeKeyboardToOwn()
{
    if (m_own->isHidden())
        return false;
    m_own->setFocus();
    return true;
}

void LeagueView::goToFixture(const FixtureId &fixture)
{
    m_document.show(m_document.league().competitionOf(fixture)->id);
    showFixture(fixture);
}

void LeagueView::chooseNextFixture()
{
    m_fixtures->chooseNext();
}

void LeagueView::showFixture(const FixtureId &fixture)
{
    showPart(Fixtures);
    m_fixtures->setCurrent(fixture);
    m_fixtures->setFocus();
}

/// The next one of the team, or else its last.
void LeagueView::showMatchesOf(const QString &team)
{
    const Competition *shown = m_document.competition();
    const auto course = shown ? courseOf(*shown, EntrantId(team)) : std::vector<CourseMatch>();
    const auto next = std::find_if(course.begin(), course.end(),
                                   [](const CourseMatch &each) { return !each.isDecided; });
    if (!course.empty())
        showFixture(next == course.end() ? course.back().fixture : next->fixture);
}

bool LeagueView::canPlay() const
{
    return m_fixtures->canPlay();
}

void LeagueView::showProblem(const QString &sentence)
{
    m_problem->setTone(tone::harm);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void LeagueView::showNotice(const QString &sentence)
{
    showProblem(sentence);
    m_problem->setTone(tone::greyInk);
}

void LeagueView::fillCompetitions()
{
    const QSignalBlocker quiet(m_competition);
    m_competition->clear();
    const auto &seasons = m_document.league().seasons;
    for (auto season = seasons.rbegin(); season != seasons.rend(); ++season) {
        for (const Competition &each : season->competitions)
            m_competition->addItem(seasons.size() > 1
                                       ? u"%1 · %2"_s.arg(season->name, each.rules.name)
                                       : each.rules.name,
                                   each.id.text());
    }
    if (const Competition *shown = m_document.competition())
        m_competition->setCurrentIndex(m_competition->findData(shown->id.text()));
    m_competition->setVisible(m_competition->count() > 0);
    m_competition->updateGeometry();
}

void LeagueView::countDuties()
{
    const auto &note = m_document.note();
    const auto asks = [&note](const EntrantId &team) {
        return !note || note->role == SharedRole::Commissioner || isHis(*note, {team.text()});
    };
    m_partButtons.at(Fixtures)->setCount(
        static_cast<int>(unsignedResults(m_document.league(), asks).size()));
}

void LeagueView::sayHead()
{
    const League &league = m_document.league();
    m_title->setText(league.name);
    const auto ruleset = m_document.ruleset();
    QStringList facts{ruleset ? ruleset->name().in(currentLanguage())
                              : league.currentRules().ruleset.text()};
    const Season *season = league.currentSeason();
    facts.append(season ? season->name : tr("no season in progress"));
    const auto teams
        = std::count_if(league.teams.begin(), league.teams.end(),
                        [](const LeagueTeam &each) { return each.state == MemberState::Active; });
    facts.append(countsOf(league) == ResultCounts::Skirmish
                     ? tr("%n band(s)", nullptr, static_cast<int>(teams))
                     : tr("%n team(s)", nullptr, static_cast<int>(teams)));
    if (const Competition *shown = m_document.competition(); shown && shown->roundCount() > 0)
        facts.append(tr("%n round(s) drawn", nullptr, shown->roundCount()));
    if (const auto &note = m_document.note())
        facts.append(tr("shared, as %1").arg(SharingWords::role(note->role)));
    m_facts->setText(facts.join(u" · "_s));
}

void LeagueView::refreshPart()
{
    switch (m_part) {
    case Fixtures:
        m_fixtures->refresh();
        break;
    case Members:
        m_members->refresh();
        break;
    case Leaders:
        m_leaders->refresh();
        break;
    case History:
        m_history->refresh();
        break;
    default:
        m_standings->refresh();
    }
}

void LeagueView::refresh()
{
    if (!m_document.isOpen())
        return;
    showProblem({});
    sayHead();
    fillCompetitions();
    countDuties();
    m_undo->setEnabled(m_document.isDecidedHere() && m_document.opened().canUndo());
    m_redo->setEnabled(m_document.isDecidedHere() && m_document.opened().canRedo());
    sayWhatIsNext();
    showLine();
    refreshPart();
    // Their keys are heard without the menus being opened; one of them may be at work just now.
    QMetaObject::invokeMethod(this, &LeagueView::fillMenus, Qt::QueuedConnection);
    if (m_hall && m_hall->isVisible())
        m_hall->refresh();
}

/// A coach has his own match to see to, and only a commissioner the league besides.
void LeagueView::sayWhatIsNext()
{
    const bool hasOwn = m_own->refresh();
    m_prompt->refresh();
    m_prompt->setVisible(!hasOwn || m_document.isDecidedHere());
}

void LeagueView::showPlay()
{
    if (m_hall && m_hall->isVisible())
        m_hall->refresh();
}

void LeagueView::seeTo(SharedNotice notice)
{
    const auto disputed = notice == SharedNotice::Disputed ? disputedFixtures(m_document.league())
                                                           : std::vector<FixtureId>();
    if (disputed.empty()) {
        SharingQuestions::seeTo(notice, m_document, this);
        return;
    }
    goToFixture(disputed.front());
    FixtureQuestions::sign(m_document, disputed.front(), this, [this, fixture = disputed.front()] {
        emit correctionRequested(fixture);
    });
}

void LeagueView::showLine()
{
    const LeagueLine &line = m_document.line();
    const auto disputed = static_cast<int>(m_document.note() && m_document.isDecidedHere()
                                               ? disputedFixtures(m_document.league()).size()
                                               : 0);
    const SharedNotice notice = sharedNotice(m_document.note(), line, disputed);
    int count = line.refused();
    if (notice == SharedNotice::Claims)
        count = line.claims;
    else if (notice == SharedNotice::Disputed)
        count = disputed;
    else if (notice == SharedNotice::Overtaken)
        count = line.overtaken();
    else if (notice == SharedNotice::Parted)
        count = line.parted;
    else if (notice == SharedNotice::Told)
        count = static_cast<int>(line.told.size());
    m_shared->tell(notice, count);
    m_fixtures->showLine();
    if (m_own->isOutdated())
        sayWhatIsNext();
    if (m_hall)
        m_hall->setServerAway(line.isAway);
}

void LeagueView::undo()
{
    const OpenLeague &open = m_document.opened();
    if (!isOthersWord(m_document.league(), open.lastAction(), m_document.note())) {
        m_document.undo();
        return;
    }
    auto *dialog = new QuestionDialog([] { return tr("Undo somebody else's action?"); },
                                      [] { return tr("Undo"); }, this);
    dialog->setObjectName(u"undo-others"_s);
    dialog->setHarmful();
    dialog->addNote([this] {
        const auto history = m_document.opened().recentHistory();
        return history.empty() ? QString() : history.back().line;
    });
    dialog->addNote([] { return tr("Somebody else entered this and will not be asked."); });
    dialog->setTry([this] { return m_document.undo() ? QString() : tr("Nothing was undone."); });
    dialog->open();
}

void LeagueView::sayOvertaken(int known, const std::vector<LeagueEvent> &wanted)
{
    auto dialog = std::make_shared<QPointer<VersionsDialog>>();
    *dialog = new VersionsDialog(
        [] {
            return VersionsDialog::Words{tr("Changed by somebody else"),
                                         tr("Somebody else changed the league in the meantime. "
                                            "Your change has not been made yet."),
                                         tr("What's new"),
                                         tr("Your version"),
                                         tr("Discard my change"),
                                         tr("Make my change too")};
        },
        {{m_document.league().name,
          [this, known, wanted] {
              return overtakenVersions(m_document.toChange(), known, wanted);
          }}},
        [this, wanted, dialog](int, bool second) {
            if (*dialog)
                (*dialog)->settle({});
            if (second)
                m_document.act(wanted);
        },
        this);
    (*dialog)->open();
}

const ShownTable &LeagueView::shownTable() const
{
    switch (m_part) {
    case Fixtures:
        return m_fixtures->shown();
    case Members:
        return m_members->shown();
    case Leaders:
        return m_leaders->shown();
    case History:
        return m_history->shown();
    default:
        return m_standings->shown();
    }
}

void LeagueView::retranslate()
{
    m_back->setPictureCommand("league-back");
    // Pictures alone: German needs the room for the name of the league.
    m_undo->setPictureCommand("league-undo");
    m_redo->setPictureCommand("league-redo");
    m_print->setPictureCommand("league-print");
    m_more->setCommand("league-more");
    m_competition->setAccessibleName(tr("Competition"));
    static constexpr const char *parts[PartCount]{"league-part-standings", "league-part-fixtures",
                                                  "league-part-members", "league-part-leaders",
                                                  "league-part-history"};
    for (int i = 0; i < PartCount; ++i) {
        m_partButtons.at(i)->setText(commandWords(parts[i]));
        sayCommand(*m_partButtons.at(i), parts[i]);
    }
    m_shared->retranslate();
    m_own->retranslate();
    m_standings->retranslate();
    m_fixtures->retranslate();
    m_members->retranslate();
    m_leaders->retranslate();
    m_history->retranslate();
    refresh();
}

} // namespace dugout
