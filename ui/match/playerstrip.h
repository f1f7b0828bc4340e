// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/playercard.h"
#include "ui/play/cardmiddle.h"

class QHBoxLayout;

namespace dugout {

class TextLabel;

/// A player at a glance: his numbers, his skills, what ails him, what he did this turn and may
/// still do.
class PlayerStrip final : public CardMiddle
{
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget *parent = nullptr);

    /// `mayDo` names what can be recorded of him now. Nobody takes the strip away.
    void setCard(const PlayerCard &card, const QStringList &mayDo);
    [[nodiscard]] int heightWithout(int lines, int width) const override;
    void leaveOut(int lines) override;
    /// His skills, as far as they fit behind his name, where that is the only line; else nothing.
    [[nodiscard]] QString skillsBesideName() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFigures(const std::vector<PlayerFigure> &figures);

    [[nodiscard]] bool isShown(const TextLabel *line, int leftOut) const;
    void showLines();
    /// Above and below the lines; in one line there is little room.
    [[nodiscard]] int padAbove(int leftOut) const;
    [[nodiscard]] QRect areaBesideName() const;
    [[nodiscard]] QFont briefFont() const;

    QHBoxLayout *m_head;
    TextLabel *m_name;
    QHBoxLayout *m_figures;
    TextLabel *m_skills;
    TextLabel *m_ills;
    TextLabel *m_turn;
    QString m_brief; ///< his skills without anything else
    int m_leftOut = 0;
};

} // namespace dugout
