// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/pitch/ballpath.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class ChoiceBox;
class DiceEntry;

/// Where a loose ball goes: which way it moves, and the dice, rolled by Dugout or by the coach.
class ScatterBar final : public QWidget
{
    Q_OBJECT

public:
    /// `dice` must outlive it.
    explicit ScatterBar(RandomSource &dice, QWidget *parent = nullptr);

    /// Whether a way is drawn whose end the ball may be put on.
    void setDrawn(bool drawn);

signals:
    void rolled(BallMove move, const std::vector<int> &dice);
    void putWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] BallMove move() const;
    void roll();
    void askForDice();
    void retranslate();

    RandomSource &m_dice;
    ChoiceBox *m_moves;
    ActionButton *m_roll;
    ActionButton *m_typed;
    ActionButton *m_put;
    DiceEntry *m_entry;
};

} // namespace dugout
