// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/chessclock.h"

#include <QWidget>

class QVBoxLayout;

namespace dugout {

class BadgeWidget;
class PillLabel;
class RerollPips;
class TextLabel;
class TurnTrack;

/// One side of the scoreboard: whose it is, the turn track, the re-rolls and what else is left.
class ScoreSide final : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreSide(Seat seat, QWidget *parent = nullptr);

    void setState(const MatchContext &context, const MatchState &state);
    /// What the coach has used of the clock in this match; where it is counted down, what is left.
    /// What it spent in its turns; nothing is left to count.
    void setSpent(qint64 spentMs);
    void setClock(const ChessClock &clock, qint64 nowMs);
    /// Smaller, and without the coach, for little room.
    void setCompact(bool compact);
    void setTiny(bool tiny);
    /// That of its shirts, and how wide an edge of it the side leaves room for.
    [[nodiscard]] QColor colour() const { return m_colour; }
    [[nodiscard]] int edgeWidth() const;

signals:
    /// Somebody wants to see the team as a whole.
    void rosterRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void showStaff();
    [[nodiscard]] QString staffLine(QStringList parts) const;
    [[nodiscard]] int usualHeight() const;
    void fitMargins();
    void addRow(const std::initializer_list<QWidget *> &widgets);
    void showMove(const MatchState &state);
    /// What the tokens are is said where there is room for it.
    void fitRow();

    Seat m_seat;
    int m_half = 0;
    bool m_compact = false;
    bool m_tiny = false;
    bool m_fromPaper = false; ///< nobody took turns here
    QString m_coachName;
    QString m_time;
    QStringList m_worth; ///< of the team, where there is room
    QStringList m_staff; ///< what there is to say beside the coach
    QColor m_colour;
    BadgeWidget *m_badge;
    QVBoxLayout *m_lines;
    TextLabel *m_name;
    PillLabel *m_moves; ///< it is this side's turn, or it kicks
    TextLabel *m_coach;
    TurnTrack *m_track;
    TextLabel *m_left; ///< of the coach's time for the match
    TextLabel *m_rerollsLabel;
    RerollPips *m_rerolls;
};

} // namespace dugout
