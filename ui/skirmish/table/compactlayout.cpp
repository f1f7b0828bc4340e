// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/skirmish/table/gamelayout.h"
#include "ui/skirmish/table/notedcolumn.h"

#include <QGridLayout>

#include <utility>

namespace dugout {

// The part of the layout that is for small screens and large letters.

namespace {

// Below fighters that are tapped it holds one question with its button, in steps of the grid.
constexpr int askedSteps = 27;
// And one of those fighters is seen above it; with less room they take turns.
constexpr int tappedSteps = 28;

/// What the card above the notes keeps, in steps of the grid.
constexpr int leastCard = 45;
// Where a fighter is chosen it keeps all that he may do and little else, and of the fighter's card
// there is room for the first lines at least.
constexpr int leastBesideFighter = 30;
constexpr int leastOfFighter = 20;

} // namespace

/// Without a battlefield there are the fighters, and what is asked mostly stands beside them.
GameLayout::Side GameLayout::shownSide() const
{
    const bool missing
        = (m_chosen == Side::OfField && !m_scene.field) || (m_chosen == Side::OfDesk && !m_cramped);
    return missing ? Side::OfFighters : m_chosen;
}

/// What is tapped has the room, not what is asked now and then.
bool GameLayout::isTapped() const
{
    return m_scene.counters && !m_scene.hand && (!m_scene.notes || m_scene.recall);
}

/// A list that scrolls in a page that scrolls is no list to tap.
bool GameLayout::isCramped() const
{
    const int gap = gridStep(this, 3);
    const int above = m_head->minimumSize().height() + m_roundRow->minimumSize().height()
        + m_switch->lineHeight() + 3 * gap;
    return isTapped() && height() - above < gridStep(this, tappedSteps + askedSteps) + gap;
}

/// Where the fighters stand behind a field, who is chosen there is seen at once, and the field to
/// choose a hex on as well. Without one they stand there in columns too narrow for a card.
bool GameLayout::wantsCard() const
{
    const bool narrow = !m_scene.field && !m_scene.counters;
    const bool hidden = m_compact && (narrow || shownSide() != Side::OfFighters);
    const int gap = gridStep(this, 3);
    const int above = m_head->minimumSize().height() + m_roundRow->minimumSize().height()
        + (m_crowded ? m_switch->lineHeight() + gap : 0) + 2 * gap;
    return hidden && m_scene.card && m_parts.card
        && height() - above >= gridStep(this, leastBesideFighter + leastOfFighter);
}

void GameLayout::noteCard()
{
    const bool noted = wantsCard();
    if (m_parts.card)
        m_parts.card->setVisible(noted);
    if (noted != std::exchange(m_noted, noted))
        emit cardNoted(noted);
}

void GameLayout::arrangeCompact()
{
    const Side side = shownSide();
    const bool tapped = isTapped() && (m_cramped || side == Side::OfFighters);
    m_switch->setSide(side);
    m_logSide->setPart(m_parts.log, 0);
    m_logSide->setNotes(nullptr);
    boundNotes();
    if (tapped && m_cramped)
        arrangeInsteadOfDesk();
    else if (tapped)
        arrangeAboveDesk();
    else
        arrangeBesideDesk();
    placeNotes(tapped && !m_cramped && m_scene.notes);
    m_parts.field->setVisible(side == Side::OfField);
    m_parts.left->setVisible(side == Side::OfFighters);
    m_parts.right->setVisible(side == Side::OfFighters && !m_scene.hand);
    m_logSide->setVisible(side == Side::OfLog);
    m_deskSide->setVisible(!m_cramped || side == Side::OfDesk);
}

/// Beside what is asked below fighters that are tapped, lest these move away under the finger.
void GameLayout::placeNotes(bool beside)
{
    if (!beside)
        return m_deskSide->setNotes(m_notes, NotedColumn::Side::Below);
    m_deskSide->setNotes(nullptr);
    m_grid->removeWidget(m_deskSide);
    m_grid->addWidget(m_deskSide, lowerRow, 0, 1, half);
    m_grid->addWidget(m_notes, lowerRow, half, 1, half);
}

/// The fighters have the whole width.
void GameLayout::arrangeAboveDesk()
{
    m_grid->addWidget(m_switch, switchRow, 0, 1, columns);
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.right, upperRow, half, 1, half);
    m_grid->addWidget(m_deskSide, lowerRow, 0, 1, columns);
    m_deskSide->setPart(m_parts.desk, 0);
    m_grid->setRowMinimumHeight(lowerRow, gridStep(this, askedSteps));
    m_grid->setRowStretch(upperRow, 1);
    m_grid->setRowStretch(lowerRow, 0);
}

/// One thing after the other has the whole width and height.
void GameLayout::arrangeInsteadOfDesk()
{
    m_grid->addWidget(m_switch, switchRow, 0, 1, columns);
    m_grid->addWidget(m_parts.left, upperRow, 0, 1, half);
    m_grid->addWidget(m_parts.right, upperRow, half, 1, half);
    m_grid->addWidget(m_parts.field, upperRow, 0, 1, columns);
    m_grid->addWidget(m_logSide, upperRow, 0, 1, columns);
    m_grid->addWidget(m_deskSide, upperRow, 0, 1, columns);
    m_deskSide->setPart(m_parts.desk, 0);
    m_grid->setRowStretch(upperRow, 1);
    m_grid->setRowStretch(lowerRow, 0);
}

/// Three lines of buttons beside the card would leave nothing of the field below them.
bool GameLayout::isSwitchCrowded() const
{
    return m_switch->heightFor(width() / 2) > 2 * m_switch->heightFor(width());
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
    const bool acts = m_noted && !m_scene.lookedAt;
    m_deskSide->setPart(m_parts.desk, gridStep(this, acts ? leastBesideFighter : leastCard));
    m_deskSide->setNeed(acts ? m_parts.asked : nullptr);
    m_grid->setRowStretch(upperRow, 1);
    m_grid->setRowStretch(lowerRow, 0);
}

} // namespace dugout
