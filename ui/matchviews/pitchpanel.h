// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/match/action/boardpush.h"
#include "core/match/rolls/boardactions.h"
#include "ui/matchviews/pitchscene.h"

#include <QWidget>

class QBoxLayout;
class QMenu;

namespace dugout {

class ActionButton;
class PitchView;
class ScatterBar;
class TextLabel;

/// The pitch on the page of a match. The chosen player is led over it square by square, with the
/// rolls that his way needs; opponents next to him are blocked by a click. What the way needs and
/// the button that takes it stand in a band, which the page around the pitch places.
class PitchPanel final : public QWidget
{
    Q_OBJECT

public:
    /// `dice` must outlive it.
    explicit PitchPanel(RandomSource &dice, QWidget *parent = nullptr);

    /// Context and log must outlive the panel, or be followed by others.
    void setMatch(const MatchContext &context, const MatchState &state, const EventLog &log);
    /// Shows somebody as chosen; empty for nobody.
    void choose(const QString &who);
    [[nodiscard]] QString chosen() const { return m_wish.chosen; }
    [[nodiscard]] PitchView *view() const { return m_view; }
    [[nodiscard]] QWidget *band() const { return m_bandBox; }
    /// Somebody of the side that plays its turn is chosen.
    [[nodiscard]] bool leadsSomebody() const;
    /// What can be shown beside the players.
    void addTools(QMenu &menu);
    [[nodiscard]] const QStringList &advice() const { return m_advice; }
    /// A player who was sent somewhere, or to do something, goes on with it where nothing else is
    /// asked any more.
    void goOn(const std::vector<Prompt> &asked);
    /// What was begun here is not done yet, in a sentence; empty for nothing.
    [[nodiscard]] QString unfinished() const;
    /// One sentence when the match refused what was done here.
    void showProblem(const QString &sentence);
    [[nodiscard]] QString problem() const;

signals:
    /// A change that the match is asked to take.
    void acted(const std::vector<Event> &events);
    /// A player was clicked: an answer where a player is asked for, else the new choice.
    void pointedAt(const QString &ref);
    /// Another player is chosen; empty for nobody.
    void chosenChanged(const QString &ref);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectAll();
    void rebuild();
    void showPlan();
    void showBand();
    [[nodiscard]] QString bandWords(bool waits) const;
    void setTarget(const std::optional<Square> &target);
    void press(Square cell);
    [[nodiscard]] bool isBallPlaced() const;
    [[nodiscard]] bool isPushedTo(Square cell) const;
    [[nodiscard]] bool attack(Square cell);
    void go();
    void begin(const BoardAction &action);
    void actNow(const std::vector<Event> &events, std::optional<BoardIntent> intent);
    [[nodiscard]] std::optional<BoardAction> throwTo(Square cell) const;
    void moveByHand(const QString &who, const std::optional<Square> &to);
    void drawPath(BallMove move, const std::vector<int> &dice);
    void putBall();
    void openMenu(Square cell, const QPoint &at);
    [[nodiscard]] QString lineUpProblems() const;
    void retranslate();

    [[nodiscard]] std::vector<Event> liningUp(Seat seat) const;

    const MatchContext *m_context = nullptr;
    const EventLog *m_log = nullptr;
    MatchState m_state;
    std::optional<BoardAdvisor> m_advisor;
    std::optional<Walks> m_walks; ///< of the chosen player
    std::optional<BoardPush> m_push; ///< that is told next
    PitchWish m_wish;
    std::optional<Square> m_target; ///< where he is to go
    std::optional<BoardIntent> m_intent; ///< goes on by itself
    size_t m_sentAt = 0; ///< groups of the log when it last went on
    bool m_goesOn = false; ///< its next events are on their way
    std::optional<Square> m_hovered;
    BallPath m_path;
    PitchScene m_scene; ///< without a way
    QStringList m_advice;
    QString m_problemWords;
    PitchView *m_view;
    QWidget *m_bandBox;
    QBoxLayout *m_band;
    TextLabel *m_words;
    ActionButton *m_go;
    std::array<ActionButton *, 2> m_lineUp; ///< one for each side
    ScatterBar *m_scatter;
};

} // namespace dugout
