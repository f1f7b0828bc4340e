// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "ui/matchviews/pitchscene.h"

#include <QWidget>

class QCheckBox;

namespace dugout {

class ActionButton;
class ChoiceBox;
class PitchView;
class ScatterBar;
class TextLabel;

/// The board in a window, for coaches who like it: they place the players and see tackle zones,
/// what a dodge or a pass needs, block dice and where a ball goes. The match never asks for it.
class PitchWindow final : public QWidget
{
    Q_OBJECT

public:
    /// `dice` must outlive it.
    explicit PitchWindow(RandomSource &dice, QWidget *parent = nullptr);

    /// The context must outlive the window, or be followed by another one.
    void setMatch(const MatchContext &context, const MatchState &state);
    [[nodiscard]] PitchView *view() const { return m_view; }
    [[nodiscard]] const QStringList &advice() const { return m_advice; }
    /// One sentence when the match refused what was done here.
    void showProblem(const QString &sentence);
    [[nodiscard]] QString problem() const;

signals:
    /// A change that the match is asked to take.
    void acted(const std::vector<Event> &events);

protected:
    void changeEvent(QEvent *event) override;
    /// Esc closes it, once nobody is picked up any more.
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSide();
    void fitSide();
    void rebuild();
    void moveSomebody(const QString &who, const std::optional<Square> &to);
    void drawPath(BallMove move, const std::vector<int> &dice);
    void putBall();
    void openMenu(Square cell, const QPoint &at);
    void retranslate();

    const MatchContext *m_context = nullptr;
    MatchState m_state;
    std::optional<BoardAdvisor> m_advisor;
    PitchWish m_wish;
    BallPath m_path;
    QStringList m_advice;
    PitchView *m_view;
    QWidget *m_side = nullptr;
    std::array<ActionButton *, 2> m_lineUp; ///< one for each side
    ChoiceBox *m_shown;
    QCheckBox *m_zones;
    ScatterBar *m_scatter;
    TextLabel *m_help;
    TextLabel *m_words;
    TextLabel *m_scatterTitle;
    TextLabel *m_problem;
};

} // namespace dugout
