// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/newmatchpage.h"

#include "core/club/club.h"
#include "core/club/meetings.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/match/state/pace.h"
#include "core/match/state/setupcheck.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/matchtexts.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/match/newmatch/matchterms.h"
#include "ui/match/newmatch/sidecard.h"
#include "ui/match/newmatch/teamchoice.h"
#include "ui/match/newmatch/versusrow.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So often two teams may meet one match after the other.
constexpr int mostMeetings = 2;
constexpr int mostFixtures = 3; ///< as buttons; all others are in a menu
constexpr int mostListed = 40;
constexpr int narrowSteps = 220; ///< with less, the fixtures stand in no line of the head
constexpr int tallSteps = 195; ///< from here on the teams have more of their colour

QString fixtureWords(const WaitingFixture &fixture)
{
    return u"%1 – %2"_s.arg(fixture.home, fixture.away).replace(u'&', u"&&"_s);
}

} // namespace

NewMatchPage::NewMatchPage(const Club &club, const LeagueRepository *leagues, QWidget *parent)
    : QWidget(parent)
    , m_club(club)
    , m_leagues(leagues)
    , m_back(new ActionButton(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_sentence(new TextLabel(TextStyle::Small, this))
    , m_fixturesLabel(new TextLabel(TextStyle::Small, this))
    , m_fixtureArea(new QWidget(this))
    , m_fixtureLine(new QHBoxLayout(m_fixtureArea))
    , m_moreFixtures(new ActionButton(m_fixtureArea))
    , m_scroll(new ScrollColumn(this))
    , m_cards{new SideCard(0), new SideCard(1)}
    , m_swap(new ActionButton)
    , m_terms(new MatchTerms)
    , m_next(new TextLabel(TextStyle::Small, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_cancel(new ActionButton(this))
    , m_start(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"new-match"_s);
    m_back->setObjectName(u"new-match-back"_s);
    m_moreFixtures->setObjectName(u"more-fixtures"_s);
    m_moreFixtures->setText(u"…"_s);
    m_swap->setObjectName(u"swap-sides"_s);
    m_swap->setCompact(true);
    m_problem->setObjectName(u"new-match-problem"_s);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_cancel->setObjectName(u"new-match-cancel"_s);
    m_start->setObjectName(u"start-match"_s);
    m_start->printKey(QKeySequence(Qt::Key_Enter));
    layOut();
    connectAll();
    retranslate();
}

void NewMatchPage::layOut()
{
    const int gap = gridStep(this, 3);
    m_versus = new VersusRow(m_cards[0], m_cards[1], m_swap, m_scroll);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    m_sentence->setGivesWay(true);
    names->addWidget(m_sentence);
    m_fixtureLine->setContentsMargins(0, 0, 0, 0);
    m_fixtureLine->setSpacing(gridStep(this, 2));
    auto *head = new QHBoxLayout;
    head->setSpacing(gap);
    head->addWidget(m_back);
    head->addLayout(names, 1);
    head->addWidget(m_fixturesLabel);
    head->addWidget(m_fixtureArea);
    m_scroll->column()->setContentsMargins(0, 0, 0, 0);
    m_scroll->column()->setSpacing(gap);
    m_scroll->column()->addWidget(m_versus);
    m_scroll->column()->addWidget(m_terms);
    m_scroll->column()->addStretch();
    auto *foot = new QHBoxLayout;
    foot->setSpacing(gap);
    m_next->setWordWrap(true);
    foot->addWidget(m_next, 1);
    foot->addWidget(m_problem, 1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);
}

void NewMatchPage::connectAll()
{
    connect(m_back, &QAbstractButton::clicked, this, &NewMatchPage::cancelled);
    connect(m_cancel, &QAbstractButton::clicked, this, &NewMatchPage::cancelled);
    connect(m_start, &QAbstractButton::clicked, this, &NewMatchPage::start);
    connect(m_swap, &QAbstractButton::clicked, this, &NewMatchPage::swapSides);
    connect(m_moreFixtures, &QAbstractButton::clicked, this, &NewMatchPage::openFixtures);
    connect(m_terms, &MatchTerms::editionChosen, this, &NewMatchPage::showEdition);
    connect(m_terms, &MatchTerms::termsChanged, this, &NewMatchPage::showSides);
    connect(m_terms, &MatchTerms::kitsChosen, this,
            [this](const std::array<std::optional<Rgb>, 2> &kits) {
                m_kits = kits;
                showSides();
            });
    for (const Seat seat : {0, 1}) {
        SideCard *card = m_cards.at(static_cast<size_t>(seat));
        connect(card, &SideCard::changeRequested, this, [this, seat] { chooseTeam(seat); });
        connect(card, &SideCard::quickChanged, this, [this] {
            showProblem({});
            m_terms->showKits(drawnUp());
        });
        connect(card, &SideCard::rosterRequested, this, [this, seat] {
            emit rosterRequested(drawnUp().teams.at(static_cast<size_t>(seat)).id.text());
        });
    }
}

void NewMatchPage::setOpening(const MatchOpening &opening)
{
    m_showsPitch = opening.style.showsPitch;
    m_agreed = opening.clock;
    m_terms->setStyle(opening.style);
    m_terms->setSounds(opening.sounds);
}

MatchOpening NewMatchPage::opening() const
{
    PlayStyle style = m_terms->style();
    style.showsPitch = m_showsPitch;
    return {style, m_terms->clock(), m_terms->sounds(), m_terms->wantsPhones(),
            m_terms->wantsDisplay()};
}

void NewMatchPage::setCanOpenPhones(bool can)
{
    m_terms->setCanOpenPhones(can);
}

void NewMatchPage::open()
{
    m_teams = m_club.teams().readable();
    m_habits = m_club.matches().habits();
    m_fixture.reset();
    m_isRunning = false;
    m_kits = {};
    showProblem({});
    fillEditions();
    fillFixtures();
    chooseEdition();
    showEdition();
    m_start->setFocus(Qt::OtherFocusReason);
}

std::shared_ptr<const Ruleset> NewMatchPage::ruleset() const
{
    const QString id = m_fixture ? m_fixture->ruleset.text() : m_terms->edition();
    auto loaded = m_club.library().load(id);
    return loaded ? *loaded : nullptr;
}

std::vector<Team> NewMatchPage::teamsOf(const QString &edition) const
{
    std::vector<Team> some;
    std::copy_if(m_teams.begin(), m_teams.end(), std::back_inserter(some),
                 [&edition](const Team &team) { return team.ruleset.text() == edition; });
    return some;
}

const Team *NewMatchPage::teamOf(const TeamId &id) const
{
    const auto found = std::find_if(m_teams.begin(), m_teams.end(),
                                    [&id](const Team &team) { return team.id == id; });
    return found == m_teams.end() ? nullptr : &*found;
}

void NewMatchPage::fillEditions()
{
    std::vector<std::pair<QString, QString>> editions;
    for (const QString &id : m_club.library().ids()) {
        const auto loaded = m_club.library().load(id);
        if (loaded && (*loaded)->manifest().game == Game::Football)
            editions.emplace_back(id, localized((*loaded)->name()));
    }
    m_terms->setEditions(editions);
}

/// The newest team that has somebody to play against says which.
void NewMatchPage::chooseEdition()
{
    const auto edition = [](const Team &team) { return team.ruleset.text(); };
    const auto playable = std::find_if(m_teams.begin(), m_teams.end(), [&](const Team &team) {
        return teamsOf(edition(team)).size() > 1;
    });
    const auto shown = playable == m_teams.end() ? m_teams.begin() : playable;
    if (shown != m_teams.end())
        m_terms->setEdition(edition(*shown));
}

void NewMatchPage::fillFixtures()
{
    while (QLayoutItem *item = m_fixtureLine->takeAt(0))
        delete item;
    qDeleteAll(m_fixtureButtons);
    m_fixtures.clear();
    if (m_leagues) {
        const auto listed = m_leagues->list();
        std::vector<LeagueSummary> leagues;
        if (listed)
            leagues = *listed;
        std::erase_if(leagues, [this](const LeagueSummary &league) {
            const auto edition = m_club.library().load(league.ruleset.text());
            return !edition || (*edition)->manifest().game != Game::Football;
        });
        m_fixtures = m_leagues->waitingIn(leagues, {}, mostListed, 0).next;
    }
    std::erase_if(m_fixtures, [](const WaitingFixture &each) { return each.toDecide; });
    m_fixtureButtons.clear();
    for (size_t i = 0; i < std::min<size_t>(m_fixtures.size(), mostFixtures); ++i) {
        auto *button = new ActionButton(m_fixtureArea);
        button->setObjectName(u"take-fixture-%1"_s.arg(i));
        button->setCheckable(true);
        button->setIconName(u"league"_s);
        const WaitingFixture &each = m_fixtures.at(i);
        button->setText(fixtureWords(each));
        button->setToolTip(u"%1 · %2"_s.arg(each.leagueName, each.competition));
        connect(button, &QAbstractButton::clicked, this, [this, i] { takeFixture(i); });
        m_fixtureLine->addWidget(button);
        m_fixtureButtons.append(button);
    }
    m_fixtureLine->addWidget(m_moreFixtures);
    resizeEvent(nullptr);
}

/// All of them, with their leagues.
void NewMatchPage::openFixtures()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"fixture-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QString section;
    for (size_t i = 0; i < m_fixtures.size(); ++i) {
        const WaitingFixture &each = m_fixtures.at(i);
        const QString of = tr("%1, round %2")
                               .arg(u"%1 · %2"_s.arg(each.leagueName, each.competition),
                                    QString::number(each.round));
        if (std::exchange(section, of) != of)
            menu->addSection(QString(of).replace(u'&', u"&&"_s));
        QAction *action = menu->addAction(fixtureWords(each));
        action->setCheckable(true);
        action->setChecked(m_fixture && m_taken == i);
        connect(action, &QAction::triggered, this, [this, i] { takeFixture(i); });
    }
    menu->popup(m_moreFixtures->mapToGlobal(QPoint(0, m_moreFixtures->height())));
}

void NewMatchPage::takeFixture(size_t index)
{
    const bool again = m_fixture && m_taken == index;
    m_fixture.reset();
    m_isRunning = false;
    showProblem({});
    if (!again) {
        const WaitingFixture &wanted = m_fixtures.at(index);
        const auto league = m_leagues->open(wanted.league);
        auto setup = league ? m_leagues->setupFor(league->league(), wanted.league, wanted.fixture)
                            : Result<MatchSetup>(league.error());
        if (setup) {
            m_fixture = *std::move(setup);
            const LeagueFixture *of = league->league().fixture(wanted.fixture);
            m_isRunning = of && !of->match.isEmpty();
        }
        if (!setup)
            showProblem(setup.error().message);
    }
    m_taken = index;
    m_kits = {};
    for (qsizetype i = 0; i < m_fixtureButtons.size(); ++i)
        m_fixtureButtons.at(i)->setChecked(m_fixture && static_cast<size_t>(i) == m_taken);
    showStart();
    if (m_fixture) {
        m_terms->setEdition(m_fixture->ruleset.text());
        m_terms->setFixture(
            tr("%1, round %2")
                .arg(m_fixture->fixture.competition, QString::number(m_fixture->fixture.round)));
    } else {
        m_terms->setFixture({});
    }
    showSides();
}

void NewMatchPage::showEdition()
{
    const QString edition = m_terms->edition();
    const std::vector<Team> teams = teamsOf(edition);
    m_sides = {};
    for (size_t i = 0; i < std::min(teams.size(), m_sides.size()); ++i)
        m_sides.at(i) = teams.at(i).id;
    m_kits = {};
    const auto known = m_habits.find(RulesetId(edition));
    // Two teams that are kept mostly meet in their league; the first time nobody has said so yet.
    const MatchHabits first{teams.size() > 1, {}};
    const MatchHabits habits = known == m_habits.end() ? first : known->second;
    m_terms->setFixture({});
    m_terms->setLeague(habits.league);
    const auto rules = ruleset();
    m_terms->setRules(rules, habits.options);
    if (rules)
        m_terms->setClock(m_agreed, turnLimitMs(*rules, m_terms->options()));
    showSides();
}

void NewMatchPage::chooseTeam(Seat seat)
{
    const auto place = static_cast<size_t>(seat);
    auto *dialog = new TeamChoice(teamsOf(m_terms->edition()), ruleset(), m_sides.at(place), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, place] {
        const TeamId chosen = dialog->chosen();
        // Who chooses the other side's team wants the two to change places.
        if (!chosen.isEmpty() && chosen == m_sides.at(1 - place))
            m_sides.at(1 - place) = m_sides.at(place);
        m_sides.at(place) = chosen;
        m_kits = {};
        showSides();
    });
    dialog->open();
}

void NewMatchPage::swapSides()
{
    if (m_fixture)
        return;
    std::swap(m_sides[0], m_sides[1]);
    std::swap(m_kits[0], m_kits[1]);
    showSides();
}

MatchSetup NewMatchPage::drawnUp() const
{
    if (m_fixture) {
        MatchSetup setup = *m_fixture;
        setup.kits = m_kits;
        return setup;
    }
    MatchSetup setup;
    setup.ruleset = RulesetId(m_terms->edition());
    setup.options = m_terms->options();
    setup.league = m_terms->isLeague();
    setup.occasion = m_terms->occasion();
    setup.kits = m_kits;
    for (size_t place = 0; place < m_sides.size(); ++place) {
        const Team *kept = teamOf(m_sides.at(place));
        setup.teams.at(place) = kept ? *kept : m_cards.at(place)->quickTeam();
    }
    return setup;
}

Result<MatchSetup> NewMatchPage::setup() const
{
    const auto edition = ruleset();
    if (!edition)
        return Error{ErrorCode::NoEdition, tr("Choose an edition."), {}};
    MatchSetup setup = drawnUp();
    for (size_t place = 0; place < setup.teams.size(); ++place) {
        if (setup.teams.at(place).name.isEmpty())
            return Error{ErrorCode::TeamWithoutName,
                         place == 0 ? tr("The first team needs a name.")
                                    : tr("The second team needs a name."),
                         {}};
    }
    if (auto fits = checkSetup(setup, *edition); !fits)
        return fits.error();
    return setup;
}

void NewMatchPage::start()
{
    const auto made = setup();
    showProblem(made ? QString() : made.error().message);
    if (!made)
        return;
    if (!m_fixture)
        emit startRequested();
    else
        emit fixtureRequested(m_fixture->fixture.league, m_fixture->fixture.fixture);
}

void NewMatchPage::showSides()
{
    const auto edition = ruleset();
    if (!edition)
        return;
    const MatchSetup setup = drawnUp();
    for (const Seat seat : {0, 1})
        showSide(setup, *edition, seat);
    m_swap->setEnabled(!m_fixture);
    m_terms->showKits(setup);
    showReminder();
}

void NewMatchPage::showSide(const MatchSetup &setup, const Ruleset &edition, Seat seat)
{
    const auto place = static_cast<size_t>(seat);
    SideCard *card = m_cards.at(place);
    card->setCanChange(!m_fixture);
    const Team &team = setup.teams.at(place);
    if (team.roster.isEmpty())
        return card->showQuick();
    const Roster *roster = rosterOf(team, edition);
    QStringList race{roster ? localized(roster->name) : team.roster.text()};
    if (!team.coach.isEmpty())
        race.append(team.coach);
    const auto rating = teamRating(team, edition);
    const QString worth = rating ? QString::number(*rating) : goldText(teamValue(team, edition));
    card->showTeam({team, race.join(u" · "_s), rating ? tr("Team rating") : tr("Team value"), worth,
                    lastOutcomes(m_club.teams(), team.id), sideFacts(setup, seat, edition),
                    toColour(sideColour(setup, seat)), sideBadge(setup, seat)});
}

void NewMatchPage::showReminder()
{
    const Team *home = teamOf(m_sides[0]);
    const Team *away = teamOf(m_sides[1]);
    const bool again = m_terms->isLeague() && !m_fixture && home && away
        && metRunning(m_club.teams(), *home, *away) >= mostMeetings;
    m_terms->setReminder(again ? tr("These two have just met twice in a row. In a league each has "
                                    "to play somebody else first.")
                               : QString());
}

void NewMatchPage::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_next->setVisible(sentence.isEmpty());
}

/// Wherever the keyboard is: what was chosen last takes Enter for nothing.
void NewMatchPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()
        && !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)))
        m_start->click();
    else
        QWidget::keyPressEvent(event);
}

void NewMatchPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_terms->retranslate(); // some of its grounds have colours of their own
}

/// As many fixtures as stand beside the title.
void NewMatchPage::resizeEvent(QResizeEvent *event)
{
    if (event)
        QWidget::resizeEvent(event);
    const bool narrow = width() < gridStep(this, narrowSteps);
    int room = width() * 6 / 10 - m_moreFixtures->sizeHint().width();
    size_t seen = 0;
    for (ActionButton *button : std::as_const(m_fixtureButtons)) {
        room -= button->sizeHint().width() + gridStep(this, 2);
        button->setVisible(room > 0);
        seen += room > 0 ? 1 : 0;
    }
    m_moreFixtures->setVisible(seen < m_fixtures.size());
    m_fixtureArea->setVisible(!m_fixtures.empty());
    m_fixturesLabel->setVisible(!m_fixtures.empty() && !narrow);
    m_sentence->setVisible(!narrow);
    for (SideCard *card : m_cards)
        card->setSize(narrow                                      ? SideCard::Size::Narrow
                          : height() >= gridStep(this, tallSteps) ? SideCard::Size::Tall
                                                                  : SideCard::Size::Usual);
}

void NewMatchPage::showStart()
{
    m_start->setCommand(m_fixture && m_isRunning ? "continue-match" : "start-match");
}

void NewMatchPage::retranslate()
{
    m_back->setPictureCommand("new-match-back");
    m_title->setText(tr("New match"));
    m_sentence->setText(m_leagues ? tr("Pick two teams or a fixture from your league.")
                                  : tr("Pick two teams."));
    m_fixturesLabel->setText(tr("Next fixture"));
    m_swap->setPictureCommand("swap-sides");
    m_next->setText(
        tr("Next: weather, coin toss and set-up. Dice, detail and clock can be changed during the "
           "match."));
    m_cancel->setCommand("new-match-cancel");
    m_moreFixtures->setToolTip(tr("All fixtures"));
    m_moreFixtures->setAccessibleName(m_moreFixtures->toolTip());
    showStart();
    for (SideCard *card : m_cards)
        card->retranslate();
    m_terms->retranslate();
    fillEditions();
    showSides();
}

} // namespace dugout
