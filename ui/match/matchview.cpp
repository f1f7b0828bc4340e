// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchview.h"

#include "core/match/state/pace.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/concessionwords.h"
#include "core/play/choosing.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/segmentswitch.h"
#include "ui/match/afterwhistle.h"
#include "ui/match/dugoutpanel.h"
#include "ui/match/fulltimepage.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchhead.h"
#include "ui/match/matchtable.h"
#include "ui/match/playerstrip.h"
#include "ui/match/scoreboard.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/play/cardhead.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QApplication>
#include <QGridLayout>
#include <QListView>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Less room than this, in steps of the grid, and the layout gives.
constexpr int narrowSteps = 225;
constexpr int compactSteps = 285; ///< of the scoreboard alone
constexpr int tinySteps = 200;
constexpr int lowSteps = 150;
// How the dugouts and the desk between them divide the width.
constexpr int dugoutShare = 9;
constexpr int deskShare = 25;
// Beside and below the pitch.
constexpr int pitchDugoutSteps = 46;
constexpr int roomyPitchSteps = 430; ///< from here on names beside the pitch are whole
constexpr int benchSteps = 22;
constexpr int tableBenchSteps = 31;
constexpr int lowPitchSteps = 172;
constexpr int widePitchSteps = 340;
constexpr int mostDugoutSteps = 85;
// Less than this, and what a turn offers is too small to be read from afar.
constexpr int afarWide = 220;
constexpr int afarHigh = 124;

} // namespace

MatchView::MatchView(RandomSource &random, WallClock wall, ClockPanel::Now steady, QWidget *parent)
    : QWidget(parent)
    , m_wall(std::move(wall))
    , m_head(new MatchHead(this))
    , m_body(new QGridLayout)
    , m_after(new QVBoxLayout)
    , m_cards(new ActionButton(this))
    , m_scoreboard(new Scoreboard(std::move(steady), this))
    , m_middle(new QWidget(this))
    , m_desk(new PlayDesk(random, m_middle))
    , m_pitch(new PitchPanel(random, m_middle))
    , m_whistle(new AfterWhistle(m_desk, this))
    , m_player(new PlayerStrip(this))
    , m_dugouts{new DugoutPanel(0, this), new DugoutPanel(1, this)}
{
    m_cards->setObjectName(u"match-cards"_s);
    m_cards->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
    m_desk->setCanSettle(true);
    m_desk->card()->setMiddle(m_player);
    layOut();
    for (DugoutPanel *dugout : m_dugouts) {
        connect(dugout, &DugoutPanel::playerChosen, this, &MatchView::openMenu);
        connect(dugout, &DugoutPanel::playerLookedAt, this, [this](const QString &ref) {
            lookAt(ref);
            if (isPitchShown())
                m_pitch->choose(ref);
        });
    }
    connect(m_pitch, &PitchPanel::acted, this, &MatchView::actOnPitch);
    connect(m_desk->card(), &PromptCard::begun, this, &MatchView::answerForChosen,
            Qt::QueuedConnection); // the button has done with it then
    connect(m_pitch, &PitchPanel::pointedAt, this, &MatchView::pointAt);
    connect(m_pitch, &PitchPanel::chosenChanged, this, &MatchView::lookAt);
    connect(m_desk, &PlayDesk::heightWanted, this, &MatchView::fitDesk);
    connect(m_scoreboard, &Scoreboard::rosterRequested, this, &MatchView::openRoster);
    connect(m_cards, &QAbstractButton::clicked, this, [this] { openCards(m_cards); });
    ClockPanel *clock = m_scoreboard->clock();
    clock->setCoaches([this](const TurnTimes &times, const TurnClock &turn, qint64 bankMs) {
        return m_table ? chessClock(m_table->seenState(), times, turn, bankMs) : ChessClock(turn);
    });
    connect(clock, &ClockPanel::ticked, m_scoreboard, &Scoreboard::showTimes);
    connect(m_desk->card(), &PromptCard::endActionChosen, this,
            [this] { m_whistle->turnTo(AfterWhistle::Face::FullTime); });
    connectHead();
    connectWhistle();
    setFocusProxy(m_desk);
    retranslate();
}

void MatchView::connectHead()
{
    connect(m_head, &MatchHead::backRequested, this, &MatchView::backRequested);
    connect(m_head, &MatchHead::leagueRequested, this, &MatchView::leagueRequested);
    connect(m_head, &MatchHead::oddsRequested, this,
            [this] { emit oddsRequested(currentPlayer()); });
    connect(m_head, &MatchHead::displayRequested, this, &MatchView::secondDisplayRequested);
    connect(m_head, &MatchHead::phonesRequested, this, &MatchView::phonesRequested);
    connect(m_head, &MatchHead::reportRequested, this, &MatchView::reportRequested);
    connect(m_head, &MatchHead::styleChosen, this, [this](const PlayStyle &style) {
        setStyle(style);
        emit styleChosen(style);
    });
}

void MatchView::connectWhistle()
{
    connect(m_whistle, &AfterWhistle::faceChanged, this, [this] {
        setFocusProxy(m_whistle->face() == AfterWhistle::Face::Play ? static_cast<QWidget *>(m_desk)
                                                                    : m_whistle);
        offerHands();
        arrange();
    });
    const FullTimePage *page = m_whistle->fullTime();
    connect(page, &FullTimePage::handsRequested, this, &MatchView::openCards);
    connect(page, &FullTimePage::reportRequested, this, &MatchView::reportRequested);
    connect(page, &FullTimePage::printRequested, this, &MatchView::printRequested);
    connect(page, &FullTimePage::nextRequested, this, &MatchView::nextRequested);
    connect(page, &FullTimePage::leagueRequested, this, &MatchView::leagueRequested);
    connect(page, &FullTimePage::teamsRequested, this, &MatchView::teamsRequested);
}

void MatchView::takeFocus()
{
    m_whistle->takeFocus();
}

void MatchView::layOut()
{
    CardHead *card = m_desk->card()->head();
    card->addSwitch(m_head->diceMode());
    card->addComing(m_cards);
    m_desk->card()->setFoot(m_pitch->band());
    auto *middle = new QVBoxLayout(m_middle);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(gridStep(this, 2));
    middle->addWidget(m_pitch, 1);
    middle->addWidget(m_desk, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addWidget(m_head);
    layout->addWidget(m_scoreboard);
    m_body->addWidget(m_dugouts[0], 0, 0);
    m_body->addWidget(m_middle, 0, 1);
    m_body->addWidget(m_dugouts[1], 0, 2);
    layout->addLayout(m_body, 1);
    m_after->addWidget(m_whistle);
    layout->addLayout(m_after, 1);
    arrange();
}

void MatchView::arrange()
{
    const AfterWhistle::Face face = m_whistle->face();
    const bool plays = face == AfterWhistle::Face::Play;
    const bool pitch = isPitchShown();
    const bool narrow = m_isTable || width() < gridStep(this, narrowSteps);
    const bool tiny = width() < gridStep(this, tinySteps);
    const bool low = m_isTable || height() < gridStep(this, pitch ? lowPitchSteps : lowSteps);
    const int gap = gridStep(this, low ? 2 : 3);
    // Margins take their room also where nothing is seen between them.
    m_body->setContentsMargins(plays ? QMargins(gap, 0, gap, gap) : QMargins());
    m_after->setContentsMargins(plays ? QMargins() : QMargins(gap, 0, gap, gap));
    m_body->setSpacing(gap);
    m_head->setVisible(!low || !plays);
    const bool cramped = tiny || (pitch && width() < gridStep(this, widePitchSteps));
    m_head->fit(!narrow, cramped); // the scoreboard names both teams
    setMenu((low || cramped) && plays);
    showChoices();
    m_scoreboard->setVisible(face != AfterWhistle::Face::FullTime);
    m_scoreboard->setTiny(tiny);
    m_whistle->setVisible(!plays);
    m_middle->setVisible(plays);
    for (DugoutPanel *dugout : m_dugouts)
        dugout->setVisible(plays);
    m_isAfar = m_isTable && !pitch && width() >= gridStep(this, afarWide)
        && height() >= gridStep(this, afarHigh);
    const bool small = (low && !m_isTable) || width() < gridStep(this, compactSteps);
    m_scoreboard->setCompact(small, m_isAfar);
    m_desk->setFlat(pitch, m_isTable);
    m_desk->setAfar(m_isAfar);
    lookAsArranged();
    m_pitch->setVisible(pitch);
    if (!pitch) {
        m_pitch->band()->hide();
        if (m_table)
            m_table->setPitch(false);
    }
    arrangePlayers(narrow, pitch);
    if (pitch)
        return fitDesk(m_desk->card()->leastHeight());
    m_desk->setMinimumHeight(0);
    m_desk->setMaximumHeight(QWIDGETSIZE_MAX);
}

/// With names, or where that would take the room of what is asked with their numbers.
void MatchView::arrangePlayers(bool numbers, bool pitch)
{
    const bool beside = pitch && width() < gridStep(this, roomyPitchSteps);
    const int bench = width() < gridStep(this, tinySteps) ? benchSteps : tableBenchSteps;
    const int steps = numbers ? bench : beside ? pitchDugoutSteps : mostDugoutSteps;
    for (DugoutPanel *dugout : m_dugouts) {
        const bool other = dugout->showsNumbers() != numbers;
        dugout->setNumbers(numbers);
        if (other && m_table)
            dugout->setState(m_table->context(), m_table->seenState());
        dugout->setTight(numbers || beside);
        dugout->setMinimumWidth(pitch && !beside ? gridStep(this, steps) : 0);
        dugout->setMaximumWidth(gridStep(this, steps));
    }
    const bool fixed = numbers || pitch;
    m_body->setColumnStretch(0, fixed ? 0 : dugoutShare);
    m_body->setColumnStretch(1, deskShare);
    m_body->setColumnStretch(2, fixed ? 0 : dugoutShare);
}

void MatchView::setStyle(const PlayStyle &style)
{
    m_head->setStyle(style);
    if (m_table)
        m_table->setOwnDice(style.ownDice);
    arrange();
    refresh();
}

PlayStyle MatchView::style() const
{
    return m_head->style();
}

/// Where tiles are large nothing else of a turn has room.
void MatchView::lookAsArranged()
{
    if (m_table)
        m_table->setLook({style().quick, m_isAfar});
}

void MatchView::showChoices()
{
    const bool asked = m_table && !m_table->seenState().over && !isFromPaper(m_table->context());
    m_head->setChoices(asked, canShowPitch());
}

/// To be read from afar: nothing but the game, its numbers and what is asked.
void MatchView::setTableMode(bool on)
{
    m_isTable = on;
    arrange();
}

/// Whose cards they are is asked where both sides hold some.
void MatchView::openCards(QWidget *button)
{
    if (!m_table || m_table->lookedBackTo())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"cards-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Seat seat : {0, 1}) {
        const qsizetype held = cardsToSee(seat);
        if (held == 0)
            continue;
        const QString name = m_table->seatName(seat).replace(u'&', u"&&"_s);
        QAction *action = menu->addAction(
            u"&%1 %2 (%3)"_s.arg(QString::number(seat + 1), name, QString::number(held)));
        connect(action, &QAction::triggered, this, [this, seat] { showHand(seat); });
    }
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

/// Until what follows the match has begun, also where nothing can be played: the buttons must not
/// tell whether somebody holds a card for this moment.
void MatchView::offerHands()
{
    if (!m_table)
        return;
    const MatchState state = m_table->seenState();
    const bool ended = state.over
        && (state.after.hasBegun() || state.side(0).confirmed || state.side(1).confirmed);
    const bool offered = !ended && (cardsToSee(0) > 0 || cardsToSee(1) > 0);
    m_cards->setVisible(offered && m_whistle->face() == AfterWhistle::Face::Play);
    m_whistle->fullTime()->offerHands(offered);
}

qsizetype MatchView::cardsToSee(Seat seat) const
{
    return m_table->isOnPhone(seat) ? 0 : m_table->session().state().side(seat).cards.size();
}

void MatchView::setCanOpenPhones(bool can)
{
    m_head->setCanOpenPhones(can);
}

void MatchView::showPhones(std::optional<int> count)
{
    m_head->showPhones(count);
}

void MatchView::showHand(Seat seat)
{
    auto *dialog = new HandDialog(*m_table, seat, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    connect(dialog, &HandDialog::played, m_desk,
            [this](const Event &event) { m_desk->answer({event}); });
    dialog->show();
}

void MatchView::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void MatchView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    QWidget::changeEvent(event);
}

void MatchView::setTable(MatchTable *table, const QString &title)
{
    if (m_table)
        m_table->disconnect(this);
    for (HandDialog *hand : findChildren<HandDialog *>())
        hand->close(); // it asks a table that is about to go
    m_table = table;
    m_head->setTitle(title);
    m_head->setInLeague(m_table && !m_table->context().setup().fixture.isEmpty());
    if (m_table) {
        m_scoreboard->clock()->reset(turnLimitMs(m_table->context()));
        lookAsArranged();
        m_table->setOwnDice(style().ownDice);
        m_table->whenShownAnew(this, &MatchView::refresh);
    }
    m_whistle->setTable(m_table);
    refresh(); // before the desk, which needs its words
    m_desk->setTable(table);
}

void MatchView::refresh()
{
    if (!m_table)
        return;
    const MatchContext &context = m_table->context();
    const MatchState state = m_table->seenState();
    m_scoreboard->setState(context, state);
    for (DugoutPanel *dugout : m_dugouts)
        dugout->setState(context, state);
    if (isPitchShown())
        showPitch(state);
    if (isPitchShown() == m_pitch->isHidden())
        arrange();
    showChoices();
    if (std::exchange(m_active, state.active) != state.active) {
        m_lookedAt.clear();
        m_deskHeight = 0;
    }
    showPlayer();
    const QString done = doneWords();
    const QString winner = winnerWords(context, state);
    m_whistle->refresh();
    offerHands();
    m_desk->setEndActions({{u"full-time"_s, tr("Full time")}});
    showChosen(state);
    m_desk->setWords(m_table->momentTitle(), tr("The match is over"),
                     winner.isEmpty() ? done : u"%1. %2"_s.arg(winner, done));
    keepTime();
}

/// Depends on what is on disk, not on what was asked.
QString MatchView::doneWords() const
{
    if (m_table->kept() == JournalState::Undecided)
        return tr("Both coaches have confirmed the result, but neither sheet shows it yet: a team "
                  "was changed during the match.");
    if (!m_table->session().state().after.hasBegun())
        return tr("Both coaches have confirmed the result.");
    if (!m_table->isOnSheets())
        return tr("Both coaches have confirmed the result. The sheets were left as they were.");
    return tr("Both coaches have confirmed the result. Both rosters are updated; the report shows "
              "the changes.");
}

void MatchView::openRoster(Seat seat)
{
    if (m_table)
        emit rosterRequested(m_table->context().team(seat).id.text());
}

void MatchView::keepTime()
{
    const MatchState state = m_table->seenState();
    ClockPanel *clock = m_scoreboard->clock();
    clock->setOver(state.over);
    clock->setTurn(clockKey(state));
    m_scoreboard->setTimes(m_whistle->times());
    m_scoreboard->showTimes(); // an undo may have given time back
    m_scoreboard->setProjectedEnd(
        projectedEndMs(m_table->context(), state, m_table->log(), m_wall()));
}

void MatchView::retranslate()
{
    m_head->retranslate();
    m_cards->setCommand("match-cards");
    m_whistle->retranslate();
    if (m_table)
        m_table->retranslate();
}

} // namespace dugout
