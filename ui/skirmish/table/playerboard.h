// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/skirmish/table/skirmishscene.h"

class QBoxLayout;
class QHBoxLayout;

namespace dugout {

class ActionButton;
class Pips;
class TextLabel;

/// One player of the scoreboard: glory, activations left, how many cards in hand and in the decks,
/// and the door to the own hand.
class PlayerBoard final : public Panel
{
    Q_OBJECT

public:
    explicit PlayerBoard(QWidget *parent = nullptr);

    void show(const PlayerSeen &player);
    /// The figures alone, where there is little room; where four share it, the door to the hand is
    /// a picture.
    void setCompact(bool compact, bool narrow);
    /// More than two of them share the width: signs instead of words on what is tapped, and where
    /// there are four those below what is only seen.
    void setCrowded(int players);

signals:
    void handRequested(Seat seat);
    /// One tap each: by how many, or how many are left.
    void gloryTapped(Seat seat, int by);
    void spentTapped(Seat seat, int by);
    void activationsTapped(Seat seat, int left);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void fillCounters();
    void fillDiscards();
    void makeCounters();
    [[nodiscard]] QString longCards() const;
    [[nodiscard]] QString shortCards() const;

    PlayerSeen m_player;
    bool m_compact = false;
    bool m_narrow = false;
    bool m_crowded = false;
    bool m_stacked = false;
    TextLabel *m_name;
    TextLabel *m_glory;
    TextLabel *m_gloryWord;
    TextLabel *m_spent;
    TextLabel *m_warband;
    TextLabel *m_activations;
    Pips *m_pips;
    ActionButton *m_hand;
    ActionButton *m_less;
    ActionButton *m_more;
    ActionButton *m_spend;
    ActionButton *m_unspend;
    TextLabel *m_spentBetween; ///< of the two buttons, where they are but signs
    TextLabel *m_discards;
    QBoxLayout *m_buttons;
    QBoxLayout *m_foot;
};

} // namespace dugout
