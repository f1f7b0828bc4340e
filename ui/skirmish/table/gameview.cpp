// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/gameview.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/inspirerecall.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/sheetprinting.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/choicebuttons.h"
#include "ui/play/logpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"
#include "ui/sheets/skirmishreportpages.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/battlefield/fieldscroll.h"
#include "ui/skirmish/table/countertaps.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/endpanel.h"
#include "ui/skirmish/table/fighternote.h"
#include "ui/skirmish/table/fighterpanel.h"
#include "ui/skirmish/table/gamelayout.h"
#include "ui/skirmish/table/gamereport.h"
#include "ui/skirmish/table/handpanel.h"
#include "ui/skirmish/table/hiddendeskkey.h"
#include "ui/skirmish/table/playerboard.h"
#include "ui/skirmish/table/ploynotes.h"
#include "ui/skirmish/table/recallnotes.h"
#include "ui/skirmish/table/roundpanel.h"
#include "ui/skirmish/table/shownodds.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Where the card leads when all is over.
const QString newGame = u"new-game"_s;
const QString report = u"report"_s;
const QString toLeague = u"league"_s;

} // namespace

GameView::GameView(RandomSource &random, ClockPanel::Now now, QWidget *parent)
    : QWidget(parent)
    , m_layout(new GameLayout(this))
    , m_round(new RoundPanel(std::move(now), this))
    , m_left(new ScrollColumn(this))
    , m_right(new ScrollColumn(this))
    , m_hand(new HandPanel(this))
    , m_fieldCard(new Panel(this))
    , m_field(new FieldScroll(m_fieldCard))
    , m_recall(new RecallNotes(this))
    , m_ploys(new PloyNotes(this))
    , m_odds(new OddsPanel(this))
    , m_note(new FighterNote(this))
    , m_end(new EndPanel(this))
    , m_desk(new PlayDesk(random, this))
    , m_taps(new CounterTaps(m_desk->card(), this))
{
    layOut();
    connectAll();
}

void GameView::layOut()
{
    auto *inside = new QVBoxLayout(m_fieldCard);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_field);
    for (ScrollColumn *side : {m_left, m_right}) {
        side->column()->setContentsMargins(0, 0, 0, 0);
        side->column()->setSpacing(gridStep(this, 3));
    }
    m_left->column()->addWidget(m_hand);
    m_desk->setDropsRejectedEvents();
    // The log stands beside the card instead of below it.
    m_layout->setParts({m_round, m_left, m_right, m_fieldCard, m_recall, m_ploys, m_odds, m_end,
                        m_desk, m_desk->log(), m_note,
                        [this] { return m_desk->card()->leastHeight(); },
                        [this](const QSize &room) {
                            return m_field->view()->scene().settled ? m_field->radiusIn(room) : 0;
                        }});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_layout);
}

void GameView::connectAll()
{
    connect(m_round, &RoundPanel::backRequested, this, &GameView::backRequested);
    connect(m_layout, &GameLayout::backRequested, this, &GameView::backRequested);
    connect(m_round, &RoundPanel::screenRequested, this, &GameView::screenRequested);
    connect(m_layout, &GameLayout::screenRequested, this, &GameView::screenRequested);
    connect(m_round, &RoundPanel::phonesRequested, this, &GameView::phonesRequested);
    connect(m_layout, &GameLayout::phonesRequested, this, &GameView::phonesRequested);
    connect(m_layout, &GameLayout::deskShown, m_desk->card(), &PromptCard::takeFocus);
    connect(m_layout, &GameLayout::undoRequested, m_desk, &PlayDesk::undo);
    connect(m_layout, &GameLayout::redoRequested, m_desk, &PlayDesk::redo);
    // The other key that people know for it.
    auto *again = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Y), this);
    connect(again, &QShortcut::activated, m_desk, &PlayDesk::redo);
    connect(new HiddenDeskKey(Qt::Key_H, m_desk, this), &QShortcut::activated, this, [this] {
        m_layout->show(GameLayout::Side::OfDesk);
        AsideMenu *menu = m_desk->card()->head()->asides();
        if (menu->isVisible())
            menu->button()->click();
    });
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        auto *arrow = new QShortcut(key, m_desk->card());
        arrow->setContext(Qt::WidgetWithChildrenShortcut);
        arrow->setEnabled(false);
        connect(arrow, &QShortcut::activated, this, [this, key] { walk(key); });
        m_arrows.append(arrow);
    }
    connect(m_desk->card(), &PromptCard::endActionChosen, this, [this](const QString &action) {
        if (action == newGame)
            emit newRequested();
        else if (action == toLeague)
            emit leagueRequested();
        else
            printReport();
    });
    connect(m_layout, &GameLayout::compactChanged, this, [this](bool compact) {
        for (PlayerBoard *board : std::as_const(m_boards))
            board->setCompact(compact, m_boards.size() > 3);
        m_odds->setCompact(compact);
        m_recall->setCompact(compact);
        if (m_table)
            placeHand(m_table->viewer());
    });
    connect(m_odds, &OddsPanel::whatIfChanged, this, [this] {
        if (m_table)
            showOdds();
    });
    connect(m_layout, &GameLayout::cardNoted, this, &GameView::noteCard);
    connect(m_note, &FighterNote::closed, this, &GameView::lookAway);
    connect(m_recall, &RecallNotes::inspired, m_taps, &CounterTaps::inspire);
    connect(m_hand, &HandPanel::hideRequested, this, [this] {
        if (m_table)
            m_table->hideHands();
    });
    connect(m_field->view(), &BattlefieldView::hexChosen, this, &GameView::take);
    connect(m_field->view(), &BattlefieldView::hexPointed, this, &GameView::pointHex);
    connect(m_field->view(), &BattlefieldView::cursorMoved, this, [this](Hex hex) {
        if (m_table)
            m_table->pointAt(hex);
    });
}

void GameView::sayOutdated(const QString &sentence)
{
    m_desk->sayOutdated(sentence);
}

ClockPanel *GameView::clock() const
{
    return m_round->clock();
}

void GameView::setTable(std::unique_ptr<SkirmishTable> table)
{
    m_desk->setTable(nullptr);
    m_pointed = {};
    m_table = std::move(table);
    m_taps->setTable(m_table.get());
    if (!m_table)
        return;
    makeSeats();
    m_field->reset();
    m_round->begin(*m_table);
    m_table->whenShownAnew(this, &GameView::refresh);
    refresh(); // before the desk, which shows its words
    m_desk->setTable(m_table.get());
    m_table->whenShownAnew(this, &GameView::giveFocus); // after the desk has shown what is asked
    // Later: the table is in the middle of refusing.
    connect(m_table.get(), &GameTable::outdated, this, &GameView::outdated, Qt::QueuedConnection);
    m_desk->card()->takeFocus();
}

/// Something else is asked, or somebody looks at cards: Enter and the digits belong to the card.
/// Only the keyboard on the battlefield stays there while it offers something.
void GameView::giveFocus()
{
    QStringList asked{QString::number(m_table->viewer())};
    bool aims = false;
    for (const Prompt &prompt : m_table->prompts()) {
        if (prompt.alwaysOffered)
            continue;
        asked.append(prompt.id + QString::number(prompt.seat));
        aims = aims || (HexAim::goesElsewhere(prompt) && prompt.choices.contains(deskchoice::here));
    }
    asked.append(aims ? u"aims"_s : QString());
    const auto now = std::pair(m_agenda, asked);
    if (now == std::exchange(m_asked, now))
        return;
    if (aims && m_field->view()->isVisible())
        return m_field->view()->startAt(*m_table->walkFrom());
    const QWidget *focus = window()->focusWidget();
    const bool walks
        = focus && focus == m_field->view() && !m_field->view()->scene().offered.empty();
    if (!walks && isVisible())
        m_desk->card()->takeFocus();
}

/// Coming here by the keyboard focuses what is asked.
void GameView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_desk->card()->takeFocus();
}

void GameView::makeSeats()
{
    const int count = m_table->context().playerCount();
    qDeleteAll(m_boards);
    qDeleteAll(m_fighters);
    m_boards.clear();
    m_fighters.clear();
    for (Seat seat = 0; seat < count; ++seat) {
        auto *board = new PlayerBoard(m_layout);
        board->setCompact(m_layout->isCompact(), count > 3);
        board->setCrowded(count);
        connect(board, &PlayerBoard::handRequested, this,
                [this](Seat asked) { m_table->askToLook(asked); });
        m_taps->follow(board);
        m_boards.append(board);
        board->QWidget::show();
        ScrollColumn *side = sideOf(seat);
        auto *panel = new FighterPanel(side->widget());
        connect(panel, &FighterPanel::pointed, this, &GameView::point);
        m_taps->follow(panel);
        side->column()->addWidget(panel);
        panel->QWidget::show();
        m_fighters.append(panel);
    }
    m_layout->setBoards({m_boards.begin(), m_boards.end()});
}

ScrollColumn *GameView::sideOf(Seat seat) const
{
    return seat < (m_table->context().playerCount() + 1) / 2 ? m_left : m_right;
}

/// On the side of its player; where there is room for one side only, on that.
void GameView::placeHand(Seat viewer)
{
    if (viewer == noSeat)
        return;
    ScrollColumn *side = m_layout->isCompact() ? m_left : sideOf(viewer);
    if (side->column()->indexOf(m_hand) < 0)
        side->column()->insertWidget(0, m_hand);
}

void GameView::refresh()
{
    if (!m_table)
        return;
    const SkirmishState &state = m_table->shownState();
    const bool goesOn = state.agenda != std::exchange(m_agenda, state.agenda);
    if (goesOn)
        m_pointed = {}; // the last one pointed at: now something else is asked
    const SkirmishScene scene(m_table->context(), state);
    showSeats(scene);
    m_round->show(*m_table);
    const Seat viewer = m_table->lookedBackTo() ? noSeat : m_table->viewer();
    placeHand(viewer);
    m_hand->show(m_table->context(), state, viewer);
    if (viewer != noSeat && m_hand->isHidden())
        bringIntoView(m_hand); // the column may stand at a fighter further down
    m_hand->setVisible(viewer != noSeat);
    m_ploys->show(scene.lyingPloys());
    showRecall();
    showField();
    for (QShortcut *arrow : std::as_const(m_arrows))
        arrow->setEnabled(m_table->walkFrom().has_value() && m_field->view()->isVisible());
    showOdds();
    const bool over = m_table->isFinished() && !m_table->lookedBackTo();
    if (over)
        m_end->show(summarize(m_table->game(), state));
    m_end->setVisible(over);
    m_layout->setCan(m_table->log().canUndo(), m_table->log().canRedo());
    arrange(viewer, over);
    if (goesOn) // only now it is known whether they take turns
        m_layout->turnTo(state.phase == SkirmishPhase::Action ? GameLayout::Side::OfFighters
                                                              : GameLayout::Side::OfDesk);
    const QStringList words{m_table->moment(),
                            summarize(m_table->game(), state).games.isEmpty()
                                ? tr("The game is over")
                                : tr("The best of three is over"),
                            m_table->game().verdict(state),
                            tr("New game…"),
                            tr("Print the report…"),
                            m_table->game().setup().fixture.isEmpty() ? QString() : tr("League")};
    if (words != std::exchange(m_words, words)) {
        m_desk->setWords(words.at(0), words.at(1), words.at(2));
        // An Enter too many after the last answer must begin nothing.
        std::vector<EndAction> ways{{report, words.at(4)}, {newGame, words.at(3)}};
        if (!words.at(5).isEmpty())
            ways.insert(ways.begin() + 1, {toLeague, words.at(5)});
        m_desk->setEndActions(std::move(ways));
    }
}

/// With the card of the chosen fighter; letting go closes it, and none comes after it.
void GameView::showSeats(const SkirmishScene &scene)
{
    if (m_table->regarded().isValid())
        m_pointed = {};
    QWidget *card = nullptr;
    FighterSeen noted;
    for (Seat seat = 0; seat < m_table->context().playerCount(); ++seat) {
        FighterPanel *panel = m_fighters.at(seat);
        m_boards.at(seat)->show(scene.player(seat));
        std::vector<FighterSeen> seen = scene.fighters(seat, regarded());
        for (FighterSeen &one : seen) {
            if (one.ref != regarded())
                continue;
            noted = one;
            if (m_layout->isCardNoted())
                one.card.clear(); // it is read there
        }
        panel->show(m_table->seatName(seat), seen, regarded());
        if (panel->marked())
            card = panel->marked();
    }
    m_note->show(noted, !m_table->regarded().isValid());
    m_layout->setCard(card);
}

void GameView::arrange(Seat viewer, bool over)
{
    const std::vector<Prompt> &asked = m_table->session().prompts();
    GameLayout::Scene scene;
    // Counters do not say where anybody goes: the field would only show who stood where before.
    const bool follows = m_table->shownState().way != SkirmishWay::Counters;
    scene.field = follows && m_field->view()->hasBoards();
    scene.hand = viewer != noSeat;
    scene.handRight = scene.hand && sideOf(viewer) == m_right;
    const bool others = over || !m_odds->isHidden() || !m_ploys->isHidden();
    scene.notes = others || !m_recall->isHidden();
    scene.over = over;
    const std::vector<SkirmishStep> &agenda = m_table->session().state().agenda;
    scene.recall
        = scene.notes && !others && !agenda.empty() && agenda.back().kind == SkirmishKind::Counters;
    // Whatever needs an answer of its own gets the room for it.
    scene.counters = m_table->session().state().way == SkirmishWay::Counters
        && std::all_of(asked.begin(), asked.end(), [](const Prompt &prompt) {
                         return prompt.alwaysOffered || prompt.kind == PromptKind::Confirm;
                     });
    const std::vector<OfferedPrompt> offers = m_table->offered();
    scene.list = std::any_of(offers.begin(), offers.end(), [](const OfferedPrompt &offer) {
        return !offer.prompt.alwaysOffered && offer.prompt.kind == PromptKind::Choice
            && !ChoiceButtons::suits(offer);
    });
    scene.lookedAt = !m_table->regarded().isValid();
    scene.card = !scene.hand && (scene.lookedAt || !scene.list) && hasRoomForCard();
    m_layout->setScene(scene);
}

void GameView::showRecall()
{
    const SkirmishState &state = m_table->session().state();
    if (m_table->lookedBackTo())
        return m_recall->show({}, {});
    const SkirmishRecall recall = skirmishRecall(m_table->session());
    const SkirmishSpeech speech(m_table->context(), state);
    std::vector<RecallLine> lines;
    for (const FighterRef &ref : recall.fighters)
        lines.push_back(
            {ref, speech.fighter(ref), localized(m_table->context().fighter(ref)->inspire)});
    m_recall->show(
        lines, recall.standing ? SkirmishScene(m_table->context(), state).standing() : QString());
}

void GameView::showOdds()
{
    const ShownOdds odds = shownOdds(*m_table, regarded(), m_odds->whatIf());
    m_odds->show(odds.current, odds.others);
}

void GameView::printReport()
{
    SheetPrinting::preview(std::make_shared<SkirmishReportPages>(gameReport(*m_table)), this);
}

void GameView::showPhones(bool can, std::optional<int> count)
{
    m_layout->showPhones(can, count);
}

void GameView::retranslate()
{
    m_layout->retranslate();
    m_hand->retranslate();
    if (m_table)
        m_table->retranslate();
}

} // namespace dugout
