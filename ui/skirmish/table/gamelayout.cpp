// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/gamelayout.h"

#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/skirmish/table/notedcolumn.h"
#include "ui/skirmish/table/roundpanel.h"
#include "ui/skirmish/table/sidestack.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Less than this, in steps of the grid, and not everything can be read at once.
constexpr int wideSteps = 250;
constexpr int highSteps = 165;

constexpr int fighterColumns = 10;
constexpr int deskColumns = 12;
// Below a field that has the whole width: the fighters of one side, what is asked, the log, the
// others.
constexpr int sideBelow = 7;
constexpr int deskBelow = 11;
constexpr int deskAtTheEnd = 9;
constexpr int fieldShare = 11;
constexpr int dockShare = 9;
// What is asked needs so much below it, in steps of the grid.
constexpr int dockSteps = 70;
/// For less nothing is put elsewhere.
constexpr double clearlyLarger = 1.15;

// The card must hold an activation's buttons without scrolling; notes above the log, which come
// with shorter questions, get what they need up to their share.
constexpr int upperShare = 4;
constexpr int lowerShare = 3;
constexpr int notedShare = 5;
// A list is worth more than what was said before, and than fighters that nobody taps meanwhile.
constexpr int listShare = 5;
constexpr int besideListShare = 2;
constexpr int aboveListShare = 4;

} // namespace

GameLayout::GameLayout(QWidget *parent)
    : QWidget(parent)
    , m_head(new QHBoxLayout)
    , m_roundRow(new QVBoxLayout)
    , m_grid(new QGridLayout)
    , m_sides(new SideStack(this))
    , m_deskSide(new NotedColumn(this))
    , m_logSide(new NotedColumn(this))
    , m_notes(new ScrollColumn(m_logSide))
    , m_aside(m_notes->column())
    , m_switch(new SideSwitch(this))
{
    connect(m_switch, &SideSwitch::sideChosen, this, &GameLayout::show);
    connect(m_switch, &SideSwitch::backRequested, this, &GameLayout::backRequested);
    connect(m_switch, &SideSwitch::screenRequested, this, &GameLayout::screenRequested);
    connect(m_switch, &SideSwitch::phonesRequested, this, &GameLayout::phonesRequested);
    connect(m_switch, &SideSwitch::undoRequested, this, &GameLayout::undoRequested);
    connect(m_switch, &SideSwitch::redoRequested, this, &GameLayout::redoRequested);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    m_aside->setContentsMargins(0, 0, 0, 0);
    m_notes->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // they push nothing away
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_head);
    layout->addLayout(m_roundRow);
    layout->addLayout(m_grid, 1);
    space();
    retranslate();
}

void GameLayout::space()
{
    const int gap = gridStep(this, 3);
    for (QLayout *one : {static_cast<QLayout *>(m_head), static_cast<QLayout *>(m_roundRow),
                         static_cast<QLayout *>(m_grid), static_cast<QLayout *>(m_aside), layout()})
        one->setSpacing(gap);
    m_sides->setGap(gap);
    m_deskSide->setGap(gap);
    m_logSide->setGap(gap);
}

void GameLayout::setParts(const Parts &parts)
{
    m_parts = parts;
    // They share what room there is; wanting more would only make the whole page scroll.
    for (QWidget *part : {parts.left, parts.right, parts.field}) {
        part->setParent(this);
        part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    }
    parts.round->setParent(this);
    for (QWidget *part : {parts.recall, parts.ploys, parts.odds, parts.card, parts.end}) {
        if (part)
            m_aside->addWidget(part);
    }
    arrange();
}

void GameLayout::setBoards(const QList<QWidget *> &boards)
{
    m_boards = boards;
    placeRound();
}

/// Between two players, where the eye looks for it; more of them need the whole width.
void GameLayout::placeRound()
{
    const bool between = m_boards.size() == 2;
    for (QWidget *board : std::as_const(m_boards))
        m_head->addWidget(board, 1);
    if (between)
        m_head->insertWidget(1, m_parts.round, 1);
    else
        m_roundRow->insertWidget(0, m_parts.round);
    m_parts.round->setShape(!between, !m_compact);
}

/// An opened hand is scrolled into view, and afterwards what was seen before.
void GameLayout::setScene(const Scene &scene)
{
    if (scene != m_scene)
        change(scene);
    fit(); // the boards may lie otherwise now
    if (m_noted) // what is asked is shown only after this, and may need more or less
        QCoreApplication::postEvent(m_deskSide, new QEvent(QEvent::LayoutRequest));
}

void GameLayout::change(const Scene &scene)
{
    if (scene.hand && !m_scene.hand)
        m_beforeHand = std::exchange(m_chosen, Side::OfFighters);
    else if (!scene.hand && m_scene.hand)
        m_chosen = m_beforeHand;
    Scene before = std::exchange(m_scene, scene);
    before.card = scene.card;
    before.lookedAt = scene.lookedAt;
    if (m_compact || before != scene) // where there is room a card moves nothing
        arrange();
}

void GameLayout::setCard(QWidget *fighter)
{
    m_sides->setCard(fighter);
}

void GameLayout::show(Side side)
{
    m_chosen = side;
    m_beforeHand = side;
    arrange();
    if (side == Side::OfDesk)
        emit deskShown();
}

void GameLayout::turnTo(Side side)
{
    if (m_cramped)
        show(side);
}

void GameLayout::showPhones(bool can, std::optional<int> count)
{
    m_parts.round->showPhones(can, count);
    m_switch->showPhones(can, count);
    if (m_compact)
        fit(); // one button more or less
}

void GameLayout::setCan(bool undo, bool redo)
{
    m_switch->setCan(undo, redo);
}

void GameLayout::arrange()
{
    if (!m_parts.desk)
        return;
    takeOut();
    m_above = false;
    m_sides->setVisible(!m_compact && m_scene.field);
    m_switch->setVisible(m_compact);
    m_cramped = m_compact && isCramped();
    m_switch->offer(m_scene.field, m_cramped);
    m_switch->setGap(gridStep(this, 3));
    m_crowded = m_compact && isSwitchCrowded();
    noteCard();
    if (m_compact)
        arrangeCompact();
    else
        arrangeWide();
    placeRound();
    m_notes->setVisible(m_scene.notes || m_noted);
}

/// Each arrangement puts them where it wants them; the widgets stay.
void GameLayout::takeOut()
{
    delete std::exchange(m_rightColumn, nullptr);
    for (QWidget *part : {static_cast<QWidget *>(m_sides), static_cast<QWidget *>(m_deskSide),
                          static_cast<QWidget *>(m_logSide), static_cast<QWidget *>(m_notes)})
        m_grid->removeWidget(part);
    m_grid->setRowMinimumHeight(upperRow, 0);
    m_grid->setRowMinimumHeight(lowerRow, 0);
}

void GameLayout::arrangeWide()
{
    m_grid->removeWidget(m_switch); // even hidden it would divide the columns otherwise
    m_above = m_scene.field && isBetterAbove();
    m_sides->setVisible(m_scene.field && !m_above);
    if (m_above)
        arrangeBelowField();
    else if (m_scene.field)
        arrangeAroundField();
    else
        arrangeInHalves();
    m_deskSide->setPart(m_parts.desk, 0);
    m_deskSide->setNotes(nullptr);
    m_logSide->setPart(m_parts.log, 0);
    m_logSide->setNotes(m_notes, NotedColumn::Side::Above);
    m_grid->setRowStretch(upperRow, m_scene.list ? aboveListShare : upperShare);
    m_grid->setRowStretch(lowerRow, m_scene.list ? listShare : lowerShare);
    m_parts.field->setVisible(m_scene.field);
    if (m_above) {
        m_grid->setRowStretch(upperRow, fieldShare);
        m_grid->setRowStretch(lowerRow, dockShare);
        m_grid->setRowMinimumHeight(lowerRow, gridStep(this, dockSteps));
    }
    const bool alone = m_scene.field && m_scene.hand;
    m_parts.left->setVisible(!alone || !m_scene.handRight);
    m_parts.right->setVisible(!alone || m_scene.handRight);
    m_logSide->setVisible(true);
    m_deskSide->setVisible(true);
}

/// Joined boards are rather square than flat: the field has the whole height. So has a hand, which
/// is read as a whole; the others are seen on the field.
void GameLayout::arrangeAroundField()
{
    const int desk = columns - deskColumns;
    m_sides->setParts(m_parts.left, m_parts.right);
    m_grid->addWidget(m_sides, upperRow, 0, 2, fighterColumns);
    m_grid->addWidget(m_parts.field, upperRow, fighterColumns, 2, desk - fighterColumns);
    m_rightColumn = new QVBoxLayout;
    m_grid->addLayout(m_rightColumn, upperRow, desk, 2, deskColumns);
    m_rightColumn->addWidget(m_deskSide, m_scene.list ? listShare : upperShare);
    m_rightColumn->addWidget(m_logSide, m_scene.list ? besideListShare : lowerShare);
    boundNotes();
}

/// Boards that lie end to end are long and flat: in a place as wide as the page their hexes are
/// larger. A hand or a list needs height more than the field does.
bool GameLayout::isBetterAbove() const
{
    if (!m_parts.hexIn || m_scene.hand || m_scene.list)
        return false;
    const int gap = gridStep(this, 3);
    const int room
        = height() - m_head->minimumSize().height() - m_roundRow->minimumSize().height() - 2 * gap;
    const int dock
        = std::max(gridStep(this, dockSteps), room * dockShare / (fieldShare + dockShare));
    const int between = width() * (columns - fighterColumns - deskColumns) / columns;
    return m_parts.hexIn({width(), room - dock - gap})
        > m_parts.hexIn({between, room}) * clearlyLarger;
}

/// As at a table: one side on the left, the other on the right, what is asked between them.
void GameLayout::arrangeBelowField()
{
    boundNotes();
    m_grid->addWidget(m_parts.field, upperRow, 0, 1, columns);
    m_grid->addWidget(m_parts.left, lowerRow, 0, 1, sideBelow);
    const int desk = m_scene.over ? deskAtTheEnd : deskBelow;
    m_grid->addWidget(m_deskSide, lowerRow, sideBelow, 1, desk);
    m_grid->addWidget(m_logSide, lowerRow, sideBelow + desk, 1, columns - 2 * sideBelow - desk);
    m_grid->addWidget(m_parts.right, lowerRow, columns - sideBelow, 1, sideBelow);
}

void GameLayout::boundNotes()
{
    const int room = height() - m_head->minimumSize().height() - gridStep(this, 3);
    const int most = room * notedShare / (notedShare + upperShare);
    m_logSide->setMost(m_rightColumn ? most : 0);
}

void GameLayout::arrangeInHalves()
{
    boundNotes();
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.right, upperRow, half, 1, half);
    m_grid->addWidget(m_deskSide, lowerRow, 0, 1, half);
    m_grid->addWidget(m_logSide, lowerRow, half, 1, half);
}

void GameLayout::fit()
{
    const bool compact
        = width() < gridStep(this, wideSteps) || height() < gridStep(this, highSteps);
    const bool above = !compact && m_scene.field && isBetterAbove();
    if (compact == m_compact && above == m_above && m_crowded == (compact && isSwitchCrowded())
        && m_cramped == (compact && isCramped()) && (!compact || m_noted == wantsCard()))
        return;
    const bool changes = compact != std::exchange(m_compact, compact);
    arrange();
    if (changes)
        emit compactChanged(compact);
}

bool GameLayout::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_compact && m_scene.counters)
        fit(); // the scoreboard may be higher or lower
    return QWidget::event(event);
}

void GameLayout::resizeEvent(QResizeEvent *event)
{
    fit();
    QWidget::resizeEvent(event);
    boundNotes();
}

void GameLayout::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        space();
        fit();
        arrange(); // some heights go by the letters
    }
    QWidget::changeEvent(event);
}

void GameLayout::retranslate()
{
    m_switch->retranslate();
    if (m_compact)
        fit(); // words are of different length
}

} // namespace dugout
