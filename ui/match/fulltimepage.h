// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fulltime.h"
#include "core/team/badge.h"

#include <QWidget>

class QGridLayout;

namespace dugout {

class ActionButton;
class FullTimeCard;
class FullTimePoster;
class ScrollColumn;

/// The final whistle: the result as a poster, who scored, who was hurt, who was the best and what
/// it brought, and the way on.
class FullTimePage final : public QWidget
{
    Q_OBJECT

public:
    explicit FullTimePage(QWidget *parent = nullptr);

    /// Both coaches have confirmed it, or not yet; of a league's fixture the way back to it stands
    /// there too.
    void setMatch(const MatchReport &report, const std::array<Badge, 2> &badges, bool finished,
                  bool ofLeague);
    /// Cards are in hands, and some may be for this moment.
    void offerHands(bool offer);
    void takeFocus();
    void retranslate();

signals:
    void afterRequested();
    void reportRequested();
    void printRequested();
    /// Back to the log, where lines are corrected.
    void logRequested();
    void handsRequested(QWidget *button);
    void nextRequested();
    void leagueRequested();
    void teamsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void arrange();
    void show(const FullTime &page);

    MatchReport m_report;
    std::array<Badge, 2> m_badges;
    bool m_finished = false;
    bool m_ofLeague = false;
    ScrollColumn *m_scroll;
    FullTimePoster *m_poster;
    QGridLayout *m_grid;
    std::array<FullTimeCard *, 4> m_cards;
    ActionButton *m_main;
    ActionButton *m_print;
    ActionButton *m_log;
    ActionButton *m_hands;
    ActionButton *m_league;
    ActionButton *m_teams;
    ActionButton *m_next;
};

} // namespace dugout
