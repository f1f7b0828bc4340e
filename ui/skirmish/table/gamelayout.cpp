// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/gamelayout.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"
#include "ui/phones/phonesbutton.h"
#include "ui/skirmish/table/notedcolumn.h"
#include "ui/skirmish/table/roundpanel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Less than this, in steps of the grid, and not everything can be read at once.
constexpr int wideSteps = 250;
constexpr int highSteps = 165;

// The grid has many columns so that rows can divide the width differently.
constexpr int columns = 36;
constexpr int half = columns / 2;
constexpr int fighterColumns = 8;
constexpr int deskColumns = 13;

// The rows of the compact arrangement; the wide one uses the last two.
constexpr int switchRow = 0;
constexpr int upperRow = 1;
constexpr int lowerRow = 2;

// The card must hold an activation's buttons without scrolling; with notes above the log, which
// come with shorter questions, those need as much.
constexpr int upperShare = 4;
constexpr int lowerShare = 3;
constexpr int notedShare = 4;
// Below fighters that are tapped it holds one question with its button, in steps of the grid.
constexpr int askedSteps = 32;
// And one of those fighters is always seen, even if the page has to scroll for it.
constexpr int tappedSteps = 28;

/// What the card above the notes keeps, in steps of the grid.
constexpr int leastCard = 45;

} // namespace

GameLayout::GameLayout(QWidget *parent)
    : QWidget(parent)
    , m_head(new QHBoxLayout)
    , m_roundRow(new QVBoxLayout)
    , m_grid(new QGridLayout)
    , m_deskSide(new NotedColumn(this))
    , m_logSide(new NotedColumn(this))
    , m_notes(new ScrollColumn(m_logSide))
    , m_aside(m_notes->column())
    , m_switch(new QWidget(this))
    , m_back(new ActionButton(m_switch))
    , m_screen(new ActionButton(m_switch))
    , m_phones(new PhonesButton(m_switch))
    , m_undo(new ActionButton(m_switch))
    , m_redo(new ActionButton(m_switch))
    , m_sides(new QButtonGroup(this))
{
    makeSwitch();
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    m_aside->setContentsMargins(0, 0, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_head);
    layout->addLayout(m_roundRow);
    layout->addLayout(m_grid, 1);
    space();
    retranslate();
}

void GameLayout::makeSwitch()
{
    auto *row = new FlowLayout;
    auto *lines = new QVBoxLayout(m_switch);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(row);
    m_back->setObjectName(u"to-games"_s);
    m_back->setIconName(u"arrow-left"_s);
    row->addWidget(m_back);
    for (const auto &[side, name] :
         {std::pair(Side::OfField, u"side-field"_s),
          std::pair(Side::OfFighters, u"side-fighters"_s), std::pair(Side::OfLog, u"side-log"_s)}) {
        auto *button = new ActionButton(m_switch);
        button->setObjectName(name);
        button->setCheckable(true);
        m_sides->addButton(button, static_cast<int>(side));
        m_buttons.append(button);
        row->addWidget(button);
    }
    m_undo->setObjectName(u"side-undo"_s);
    m_redo->setObjectName(u"side-redo"_s);
    m_undo->setIconName(u"undo"_s);
    m_redo->setIconName(u"redo"_s);
    m_screen->setObjectName(u"side-screen"_s);
    m_screen->setIconName(u"screen"_s);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    m_phones->setObjectName(u"side-phones"_s);
    row->addWidget(m_screen);
    row->addWidget(m_phones);
    m_buttons.constFirst()->setChecked(true);
    for (ActionButton *button : m_buttons + QList{m_undo, m_redo, m_screen})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    connect(m_sides, &QButtonGroup::idClicked, this,
            [this](int side) { show(static_cast<Side>(side)); });
    connect(m_back, &QAbstractButton::clicked, this, &GameLayout::backRequested);
    connect(m_screen, &QAbstractButton::clicked, this, &GameLayout::screenRequested);
    connect(m_phones, &QAbstractButton::clicked, this, &GameLayout::phonesRequested);
    connect(m_undo, &QAbstractButton::clicked, this, &GameLayout::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &GameLayout::redoRequested);
}

void GameLayout::space()
{
    const int gap = gridStep(this, 3);
    for (QLayout *one : {static_cast<QLayout *>(m_head), static_cast<QLayout *>(m_roundRow),
                         static_cast<QLayout *>(m_grid), static_cast<QLayout *>(m_aside), layout()})
        one->setSpacing(gap);
    m_deskSide->setGap(gap);
    m_logSide->setGap(gap);
    m_switch->layout()->setContentsMargins(0, 0, 0, gap);
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
    for (QWidget *part : {parts.recall, parts.ploys, parts.odds, parts.end})
        m_aside->addWidget(part);
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

/// Whoever opens a hand wants to see it, and then what was seen before.
void GameLayout::setScene(const Scene &scene)
{
    if (scene == m_scene)
        return;
    if (scene.hand && !m_scene.hand)
        m_beforeHand = std::exchange(m_chosen, Side::OfFighters);
    else if (!scene.hand && m_scene.hand)
        m_chosen = m_beforeHand;
    m_scene = scene;
    arrange();
}

void GameLayout::show(Side side)
{
    m_chosen = side;
    m_beforeHand = side;
    arrange();
}

void GameLayout::showPhones(bool can, std::optional<int> count)
{
    m_parts.round->showPhones(can, count);
    m_phones->setVisible(can);
    m_phones->showCount(count);
    if (m_compact)
        fit(); // one button more or less
}

void GameLayout::setCan(bool undo, bool redo)
{
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

/// Without a battlefield there are the fighters.
GameLayout::Side GameLayout::shownSide() const
{
    return m_chosen == Side::OfField && !m_scene.field ? Side::OfFighters : m_chosen;
}

void GameLayout::arrange()
{
    if (!m_parts.desk)
        return;
    takeOut();
    m_switch->setVisible(m_compact);
    m_buttons.constFirst()->setVisible(m_scene.field);
    m_crowded = m_compact && isSwitchCrowded();
    if (m_compact)
        arrangeCompact();
    else
        arrangeWide();
    placeRound();
    m_notes->setVisible(m_scene.notes);
}

/// Each arrangement puts them where it wants them; the widgets stay.
void GameLayout::takeOut()
{
    delete std::exchange(m_rightColumn, nullptr);
    m_grid->removeWidget(m_deskSide);
    m_grid->removeWidget(m_logSide);
    m_grid->setRowMinimumHeight(upperRow, 0);
    m_grid->setRowMinimumHeight(lowerRow, 0);
}

void GameLayout::arrangeWide()
{
    m_grid->removeWidget(m_switch); // even hidden it would divide the columns otherwise
    if (m_scene.field)
        arrangeAroundField();
    else
        arrangeInHalves();
    m_deskSide->setPart(m_parts.desk, 0);
    m_deskSide->setNotes(nullptr);
    m_logSide->setPart(m_parts.log, 0);
    m_logSide->setNotes(m_notes, NotedColumn::Side::Above);
    m_grid->setRowStretch(upperRow, upperShare);
    m_grid->setRowStretch(lowerRow, lowerShare);
    m_parts.field->setVisible(m_scene.field);
    const bool alone = m_scene.field && m_scene.hand;
    m_parts.left->setVisible(!alone || !m_scene.handRight);
    m_parts.right->setVisible(!alone || m_scene.handRight);
    m_logSide->setVisible(true);
}

/// Joined boards are rather square than flat: the field has the whole height. So has a hand, which
/// is read as a whole; the others are seen on the field.
void GameLayout::arrangeAroundField()
{
    const int desk = columns - deskColumns;
    const bool left = m_scene.hand && !m_scene.handRight;
    const bool right = m_scene.hand && m_scene.handRight;
    m_grid->addWidget(m_parts.left, upperRow, 0, left ? 2 : 1, fighterColumns);
    m_grid->addWidget(m_parts.right, right ? upperRow : lowerRow, 0, right ? 2 : 1, fighterColumns);
    m_grid->addWidget(m_parts.field, upperRow, fighterColumns, 2, desk - fighterColumns);
    m_rightColumn = new QVBoxLayout;
    m_grid->addLayout(m_rightColumn, upperRow, desk, 2, deskColumns);
    m_rightColumn->addWidget(m_deskSide, upperShare);
    m_rightColumn->addWidget(m_logSide, m_scene.notes ? notedShare : lowerShare);
}

void GameLayout::arrangeInHalves()
{
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.right, upperRow, half, 1, half);
    m_grid->addWidget(m_deskSide, lowerRow, 0, 1, half);
    m_grid->addWidget(m_logSide, lowerRow, half, 1, half);
}

/// What is tapped is seen instead of what is asked now and then.
bool GameLayout::isTapped() const
{
    return m_scene.counters && !m_scene.hand && !m_scene.notes && shownSide() == Side::OfFighters;
}

void GameLayout::arrangeCompact()
{
    const Side side = shownSide();
    m_sides->button(static_cast<int>(side))->setChecked(true);
    m_logSide->setPart(m_parts.log, 0);
    m_logSide->setNotes(nullptr);
    if (isTapped())
        arrangeAboveDesk();
    else
        arrangeBesideDesk();
    m_deskSide->setNotes(m_notes, NotedColumn::Side::Below);
    m_parts.field->setVisible(side == Side::OfField);
    m_parts.left->setVisible(side == Side::OfFighters);
    m_parts.right->setVisible(side == Side::OfFighters && !m_scene.hand);
    m_logSide->setVisible(side == Side::OfLog);
    m_undo->setVisible(side != Side::OfLog);
    m_redo->setVisible(side != Side::OfLog);
}

/// The fighters have the whole width.
void GameLayout::arrangeAboveDesk()
{
    m_grid->addWidget(m_switch, switchRow, 0, 1, columns);
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.right, upperRow, half, 1, half);
    m_grid->addWidget(m_deskSide, lowerRow, 0, 1, columns);
    m_deskSide->setPart(m_parts.desk, 0);
    m_grid->setRowMinimumHeight(upperRow, gridStep(this, tappedSteps));
    m_grid->setRowMinimumHeight(lowerRow, gridStep(this, askedSteps));
    m_grid->setRowStretch(upperRow, 1);
    m_grid->setRowStretch(lowerRow, 0);
}

/// Three lines of buttons beside the card would leave nothing of the field below them.
bool GameLayout::isSwitchCrowded() const
{
    const QLayout *lines = m_switch->layout();
    return lines->heightForWidth(width() / 2) > 2 * lines->heightForWidth(width());
}

/// The left half shows one thing after the other.
void GameLayout::arrangeBesideDesk()
{
    const bool hand = m_scene.hand;
    const int deskRow = m_crowded ? upperRow : switchRow;
    m_grid->addWidget(m_switch, switchRow, 0, 1, m_crowded ? columns : half);
    m_grid->addWidget(m_parts.field, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, hand ? half : half / 2);
    m_grid->addWidget(m_parts.right, upperRow, half / 2, 1, half - half / 2);
    m_grid->addWidget(m_logSide, upperRow, 0, 1, half);
    m_grid->addWidget(m_deskSide, deskRow, half, upperRow + 1 - deskRow, half);
    m_deskSide->setPart(m_parts.desk, gridStep(this, leastCard));
    m_grid->setRowStretch(upperRow, 1);
    m_grid->setRowStretch(lowerRow, 0);
}

void GameLayout::fit()
{
    const bool compact
        = width() < gridStep(this, wideSteps) || height() < gridStep(this, highSteps);
    if (compact == m_compact && m_crowded == (compact && isSwitchCrowded()))
        return;
    const bool changes = compact != std::exchange(m_compact, compact);
    arrange();
    if (changes)
        emit compactChanged(compact);
}

void GameLayout::resizeEvent(QResizeEvent *event)
{
    fit();
    QWidget::resizeEvent(event);
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
    m_back->setAccessibleName(tr("All games"));
    m_back->setToolTip(tr("All games"));
    m_screen->setAccessibleName(tr("Second display"));
    m_screen->setToolTip(tr("Second display"));
    for (const auto &[button, words, key] :
         {std::tuple(m_undo, tr("Undo"), Qt::CTRL | Qt::Key_Z),
          std::tuple(m_redo, tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}) {
        button->setAccessibleName(words);
        button->setToolTip(words);
        button->setShortcut(QKeySequence(key));
    }
    const QStringList words{tr("Field"), tr("Fighters"), tr("Log")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_buttons.at(i)->setText(words.at(i));
    if (m_compact)
        fit(); // words are of different length
}

} // namespace dugout
