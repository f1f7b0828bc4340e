// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace dugout {

class ActionButton;

/// Who takes part in a competition, and what decides on equal points: two lists to tick, the second
/// in an order of one's own.
class CompetitionLists final : public QWidget
{
    Q_OBJECT

public:
    explicit CompetitionLists(QWidget *parent);

    void fillTeams(const League &league);
    /// Of a competition that is announced, others are asked who takes part.
    void showLists(bool teams, bool tieBreaks);
    /// Those that count, in their order, and then the others.
    void fillTieBreaks(const std::vector<TieBreak> &usual, ResultCounts counts);
    /// Where the keyboard begins.
    [[nodiscard]] QWidget *teamList() const;
    [[nodiscard]] std::vector<EntrantId> teams() const;
    [[nodiscard]] std::vector<TieBreak> tieBreaks() const;
    void retranslate();

private:
    void moveTieBreak(int by);

    QLabel *m_teamsTitle;
    QListWidget *m_teams;
    QLabel *m_tieTitle;
    QListWidget *m_ties;
    ActionButton *m_up;
    ActionButton *m_down;
    ResultCounts m_counts = ResultCounts::Football;
};

} // namespace dugout
