// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/playercard.h"

#include <QWidget>

class QHBoxLayout;

namespace dugout {

class TextLabel;

/// A player at a glance: his numbers, his skills, what ails him, what he did this turn and may
/// still do.
class PlayerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget *parent = nullptr);

    /// `mayDo` names what can be recorded of him now. Nobody takes the strip away.
    void setCard(const PlayerCard &card, const QStringList &mayDo);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFigures(const std::vector<PlayerFigure> &figures);

    TextLabel *m_name;
    QHBoxLayout *m_figures;
    TextLabel *m_skills;
    TextLabel *m_ills;
    TextLabel *m_turn;
};

} // namespace dugout
