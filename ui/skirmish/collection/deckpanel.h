// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/deckcheck.h"
#include "ui/common/panel.h"

class QGridLayout;
class QListView;
class QCheckBox;

namespace dugout {

class NumberBox;
class SentenceModel;
class TextLabel;

/// How a deck stands: its counts, every rule it breaks with the reason, and the exact chance to
/// see a card.
class DeckPanel final : public Panel
{
    Q_OBJECT

public:
    explicit DeckPanel(DeckLimits limits, QWidget *parent = nullptr);

    void setDeck(const DeckList &deck, const Collection &collection);
    void retranslate();

private:
    void layOut();
    void showCounts();
    void showOdds();
    void showChances(int row, size_t deck, int hand);

    DeckLimits m_limits;
    DeckList m_deck;
    Collection m_collection;
    TextLabel *m_counts;
    TextLabel *m_legal;
    SentenceModel *m_problems;
    QListView *m_list;
    TextLabel *m_oddsTitle;
    TextLabel *m_oddsNote;
    TextLabel *m_wantedLabel;
    NumberBox *m_wanted;
    QCheckBox *m_redraw;
    QGridLayout *m_grid;
    QList<TextLabel *> m_cells; ///< row by row, the heads among them
};

} // namespace dugout
