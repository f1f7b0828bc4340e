// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchpanel.h"

#include "core/match/likelyanswers.h"
#include "core/match/words/matchtexts.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/matchviews/pitchview.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/matchviews/scatterbar.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace dugout {

PitchPanel::PitchPanel(RandomSource &dice, QWidget *parent)
    : QWidget(parent)
    , m_view(new PitchView(this))
    , m_bandBox(new QWidget(this))
    , m_band(new QBoxLayout(QBoxLayout::LeftToRight, m_bandBox))
    , m_words(new TextLabel(TextStyle::Body, m_bandBox))
    , m_go(new ActionButton(m_bandBox, ActionButton::Look::Filled))
    , m_lineUp{new ActionButton(m_bandBox), new ActionButton(m_bandBox)}
    , m_scatter(new ScatterBar(dice, m_bandBox))
{
    setObjectName(u"pitch-panel"_s);
    m_words->setObjectName(u"pitch-words"_s);
    m_go->setObjectName(u"pitch-go"_s);
    layOut();
    connectAll();
    retranslate();
}

void PitchPanel::layOut()
{
    m_words->setWordWrap(true);
    m_band->setContentsMargins(0, 0, 0, 0);
    m_band->setSpacing(gridStep(this, 2));
    m_band->addWidget(m_words, 1);
    m_band->addWidget(m_scatter);
    auto *lines = new QHBoxLayout;
    for (const Seat seat : {0, 1}) {
        ActionButton *button = m_lineUp.at(static_cast<size_t>(seat));
        button->setObjectName(u"pitch-line-up-%1"_s.arg(seat));
        button->setShrinks(true);
        lines->addWidget(button);
    }
    m_band->addLayout(lines);
    m_band->addWidget(m_go);
    for (ActionButton *button : {m_lineUp[0], m_lineUp[1], m_go}) {
        button->setCompact(true);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
    }
    m_go->printKey(QKeySequence(Qt::Key_Enter));
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(key, m_go), &QShortcut::activated, m_go, &QAbstractButton::click);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
}

void PitchPanel::connectAll()
{
    connect(m_view, &PitchView::moved, this, &PitchPanel::moveByHand);
    connect(m_view, &PitchView::pressed, this, &PitchPanel::press);
    connect(m_view, &PitchView::leftAlone, this, [this] { choose({}); });
    connect(m_view, &PitchView::menuWanted, this, &PitchPanel::openMenu);
    connect(m_view, &PitchView::hovered, this, [this](const std::optional<Square> &cell) {
        m_hovered = cell;
        showPlan();
    });
    for (const Seat seat : {0, 1}) {
        connect(m_lineUp.at(static_cast<size_t>(seat)), &QAbstractButton::clicked, this,
                [this, seat] { emit acted(liningUp(seat)); });
    }
    connect(m_go, &QAbstractButton::clicked, this, &PitchPanel::go);
    connect(m_scatter, &ScatterBar::rolled, this, &PitchPanel::drawPath);
    connect(m_scatter, &ScatterBar::putWanted, this, &PitchPanel::putBall);
}

/// As they stood in the last drive, where that is known.
std::vector<Event> PitchPanel::liningUp(Seat seat) const
{
    if (board::liningUp(m_state, seat).empty())
        return {};
    return board::liningUp(m_state, seat, lastPlaces(*m_log, seat));
}

void PitchPanel::setMatch(const MatchContext &context, const MatchState &state, const EventLog &log)
{
    m_log = &log;
    if (m_context != &context) {
        m_context = &context;
        m_advisor.emplace(context);
        m_path = {};
        m_wish.chosen.clear();
    }
    const bool turned = state.active != m_state.active || state.half != m_state.half;
    const bool wasShown = m_state.board.contains(m_wish.chosen);
    m_state = state;
    m_problemWords.clear();
    const bool isGone = m_wish.chosen != board::ball && !state.board.contains(m_wish.chosen)
        && PlayerRef::fromString(m_wish.chosen).isValid() && wasShown;
    if ((turned || isGone) && !m_wish.chosen.isEmpty())
        choose({});
    else
        rebuild();
}

void PitchPanel::choose(const QString &who)
{
    const bool other = who != m_wish.chosen;
    m_wish.chosen = who;
    if (other) {
        m_target.reset();
        m_intent.reset();
        m_path = {};
    }
    rebuild();
    if (other)
        emit chosenChanged(who == board::ball ? QString() : who);
}

void PitchPanel::rebuild()
{
    if (!m_context)
        return;
    m_scene = makePitchScene(*m_context, m_state, *m_advisor, m_wish);
    m_scene.path = m_path;
    m_push = pendingPush(*m_context, m_state, *m_advisor);
    if (m_push)
        m_scene.pushes = m_push->squares;
    m_walks.reset();
    const PlayerRef who = PlayerRef::fromString(m_wish.chosen);
    if (who.isValid() && who.seat == m_state.active)
        m_walks.emplace(*m_context, m_state, m_wish.chosen);
    const auto at = m_state.board.find(m_wish.chosen);
    if (m_target && at != m_state.board.end() && *at == *m_target)
        m_target.reset(); // he is there
    showPlan();
}

/// The way to the square that was pointed at, else to the one under the mouse.
void PitchPanel::showPlan()
{
    PitchScene scene = m_scene;
    const auto to = m_target ? m_target : m_hovered;
    showWay(scene, m_state, m_walks && to ? m_walks->to(*to) : std::nullopt);
    m_advice.clear();
    if (const QString problems = lineUpProblems(); !problems.isEmpty())
        m_advice.append(problems);
    if (scene.way)
        m_advice.append(PitchWords::rolls(*m_context, *scene.way));
    if (m_hovered && m_wish.passes)
        m_advice += PitchWords::passes(m_advisor->bands(m_state, m_wish.chosen));
    else if (m_hovered)
        m_advice.append(showBlock(scene, m_state, *m_advisor, *m_hovered));
    m_advice.append(PitchWords::path(m_path));
    m_advice.removeAll(QString());
    m_view->setScene(std::move(scene));
    showBand();
}

QString PitchPanel::lineUpProblems() const
{
    QStringList lines;
    for (const Seat seat : {0, 1}) {
        for (const LineUpProblem problem : m_advisor->lineUp(m_state, seat))
            lines.append(u"%1: %2"_s.arg(teamName(*m_context, seat),
                                         SetupCheck::sentence(problem, m_advisor->limits())));
    }
    return lines.join(u' ');
}

void PitchPanel::showBand()
{
    const auto &way = m_view->scene().way;
    const bool ball = m_wish.chosen == board::ball;
    m_scatter->setVisible(ball);
    m_scatter->setDrawn(!m_path.squares.empty() && !m_path.leaves);
    m_go->setVisible(m_target && way);
    if (m_target)
        m_go->setCommand("pitch-go", board::squareName(*m_target));
    bool waits = false;
    for (const Seat seat : {0, 1}) {
        const bool lines = !liningUp(seat).empty();
        waits = waits || lines;
        ActionButton *button = m_lineUp.at(static_cast<size_t>(seat));
        button->setCommand("pitch-line-up", teamName(*m_context, seat));
        button->setVisible(lines && !ball);
    }
    // Beside both buttons the words would be a column of single ones.
    m_band->setDirection(waits ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QString words = m_problemWords.isEmpty() ? bandWords(waits) : m_problemWords;
    m_words->setTone(m_problemWords.isEmpty() ? tone::greyInk : tone::harm);
    m_words->setText(words);
    m_bandBox->setVisible(!isHidden() && (!words.isEmpty() || waits || ball));
}

/// What can be done with the chosen player, or what is asked on the pitch.
QString PitchPanel::bandWords(bool waits) const
{
    if (isBallPlaced() && !waits)
        return tr("Click the square the ball is kicked to.");
    if (m_push)
        return tr("Click the square %1 is pushed to.")
            .arg(playerName(m_state, PlayerRef::fromString(m_push->victim)));
    if (!m_advice.isEmpty())
        return m_advice.join(u" · "_s);
    if (waits)
        return tr("Drag the players onto the pitch, or line a side up and change what you like.");
    if (leadsSomebody() && m_walks && !m_walks->isEmpty())
        return tr("Click the square to move to, or an adjacent opponent.");
    return {};
}

bool PitchPanel::leadsSomebody() const
{
    const PlayerRef who = PlayerRef::fromString(m_wish.chosen);
    return who.isValid() && m_state.active != noSeat && m_state.playsFor(who) == m_state.active
        && !m_state.agenda.empty() && m_state.agenda.back().kind == StepKind::TurnActions;
}

void PitchPanel::showProblem(const QString &sentence)
{
    m_problemWords = sentence;
    if (!sentence.isEmpty())
        m_intent.reset(); // it waits for the coach
    if (m_context)
        showBand();
}

QString PitchPanel::problem() const
{
    return m_problemWords;
}

void PitchPanel::setTarget(const std::optional<Square> &target)
{
    m_target = target;
    showPlan();
}

void PitchPanel::press(Square cell)
{
    if (!m_context)
        return;
    const QString there = m_scene.pickAt(cell);
    const bool waits = !m_wish.chosen.isEmpty() && m_scene.cellOf(m_wish.chosen)
        && !pitch::contains(*m_scene.cellOf(m_wish.chosen));
    const bool isPlayer = PlayerRef::fromString(there).isValid();
    if (isBallPlaced() && pitch::contains(cell)) {
        moveByHand(board::ball, cell);
    } else if (isPushedTo(cell)) {
        emit acted(m_push->to(cell));
    } else if (const auto thrown = throwTo(cell)) {
        begin(*thrown);
    } else if (isPlayer) {
        if (!attack(cell))
            emit pointedAt(there);
    } else if (waits && pitch::contains(cell)) {
        moveByHand(m_wish.chosen, cell);
    } else if (m_walks && m_walks->to(cell)) {
        if (m_target == cell)
            go();
        else
            setTarget(cell);
    } else {
        choose(there);
    }
}

/// Where the ball is kicked to is asked just now.
bool PitchPanel::isBallPlaced() const
{
    return !m_state.agenda.empty() && m_state.agenda.back().kind == StepKind::PlaceBall;
}

bool PitchPanel::isPushedTo(Square cell) const
{
    return m_push
        && std::find(m_push->squares.begin(), m_push->squares.end(), cell) != m_push->squares.end();
}

/// An opponent next to the chosen player is blocked; where that is over, what else the player may
/// do to him.
bool PitchPanel::attack(Square cell)
{
    const auto other = m_scene.tokens.find(cell);
    const PlayerRef who = PlayerRef::fromString(m_wish.chosen);
    if (!who.isValid() || other == m_scene.tokens.end() || other->second.seat == who.seat)
        return false;
    const auto actions = boardActions(*m_context, m_state, m_wish.chosen, cell);
    if (actions.empty())
        return false;
    begin(actions.front());
    return true;
}

/// Where the ball is thrown to is asked just now.
std::optional<BoardAction> PitchPanel::throwTo(Square cell) const
{
    return pitch::contains(cell) ? throwAt(*m_context, m_state, cell) : std::nullopt;
}

void PitchPanel::begin(const BoardAction &action)
{
    const QString who
        = m_state.agenda.back().by.isValid() ? m_state.agenda.back().by.toString() : m_wish.chosen;
    actNow(action.events,
           action.after.empty() ? std::nullopt : std::optional(BoardIntent{who, action.after}));
}

/// Up to the next roll; the rest of the way is taken once that succeeded.
void PitchPanel::go()
{
    const auto way = m_target && m_walks ? m_walks->to(*m_target) : std::nullopt;
    if (way)
        actNow(walking(m_wish.chosen, *way), BoardIntent{m_wish.chosen, {}, m_target});
}

void PitchPanel::actNow(const std::vector<Event> &events, std::optional<BoardIntent> intent)
{
    m_intent = std::move(intent);
    m_sentAt = m_log->groups().size();
    emit acted(events);
}

/// What was taken back, even in part, is not begun again.
void PitchPanel::goOn(const std::vector<Prompt> &asked)
{
    if (!m_intent || !m_context || m_goesOn)
        return;
    const std::size_t groups = m_log->groups().size();
    const auto next = groups > m_sentAt ? goOnWith(*m_context, m_state, asked, *m_intent)
                                        : std::optional<std::vector<Event>>();
    if (!next) {
        m_intent.reset();
        return;
    }
    if (next->empty())
        return;
    m_goesOn = true;
    QMetaObject::invokeMethod(
        this,
        [this, groups, events = *next] { // the page is not done with this yet
            m_goesOn = false;
            if (m_intent && m_log->groups().size() == groups)
                actNow(events, m_intent->to ? m_intent : std::nullopt);
        },
        Qt::QueuedConnection);
}

QString PitchPanel::unfinished() const
{
    if (!m_target || !m_walks || !m_walks->to(*m_target))
        return {};
    return tr("%1 has not gone to %2 yet.")
        .arg(playerName(m_state, PlayerRef::fromString(m_wish.chosen)),
             board::squareName(*m_target));
}

void PitchPanel::moveByHand(const QString &who, const std::optional<Square> &to)
{
    m_path = {};
    m_target.reset();
    m_intent.reset();
    emit acted(board::placing(who, to));
}

void PitchPanel::drawPath(BallMove move, const std::vector<int> &dice)
{
    const auto from = board::ballSquare(m_state);
    if (!from) {
        showProblem(tr("Put the ball on the pitch first."));
        return;
    }
    m_problemWords.clear();
    m_path = ballPath(move, *from, dice);
    rebuild();
}

void PitchPanel::putBall()
{
    const Square end = m_path.squares.back();
    m_path = {};
    emit acted(board::placing(board::ball, end));
}

/// What the chosen player can do there.
void PitchPanel::openMenu(Square cell, const QPoint &at)
{
    if (!m_context || m_wish.chosen.isEmpty())
        return;
    const auto actions = boardActions(*m_context, m_state, m_wish.chosen, cell);
    if (actions.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"pitch-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const BoardAction &action : actions) {
        QAction *item = menu->addAction(QString(action.name).replace(u'&', u"&&"_s));
        item->setObjectName(action.id);
        connect(item, &QAction::triggered, this, [this, action] { begin(action); });
    }
    menu->popup(at);
}

void PitchPanel::addTools(QMenu &menu)
{
    const auto add = [&](const QString &words, bool &wish) {
        QAction *item = menu.addAction(words);
        item->setCheckable(true);
        item->setChecked(wish);
        connect(item, &QAction::toggled, this, [this, &wish](bool on) {
            wish = on;
            rebuild();
        });
    };
    add(tr("Tackle zones of everybody"), m_wish.zones);
    add(tr("Ranges of a pass"), m_wish.passes);
    menu.addAction(tr("Where the ball goes…"), this, [this] { choose(board::ball); });
}

void PitchPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PitchPanel::retranslate()
{
    if (m_context)
        rebuild();
}

} // namespace dugout
