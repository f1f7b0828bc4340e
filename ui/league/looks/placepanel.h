// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class BadgeWidget;
class CourseStrip;
class LeagueDocument;
class ScrollColumn;
class StagesView;
class TextLabel;

/// A team of the standings: where it is, why, its matches, and what leads on from there.
class PlacePanel final : public Panel
{
    Q_OBJECT

public:
    explicit PlacePanel(LeagueDocument &document, QWidget *parent = nullptr);

    /// False where it is in no table: then nothing is to be seen of it.
    bool tell(const EntrantId &team, const TableScope &scope, int moved);
    void retranslate();

signals:
    void rosterRequested(const QString &team);
    void matchesRequested(const QString &team);

private:
    void layOut();
    void paintEvent(QPaintEvent *event) override;
    void tellHead(const StandingRow &row, int moved);
    void tellEffect(const Competition &competition, const TableScope &scope);
    void tellStages(const Standings &standings);
    void tellCourse(const Competition &competition);

    LeagueDocument &m_document;
    EntrantId m_team;
    BadgeWidget *m_badge;
    TextLabel *m_name;
    TextLabel *m_facts;
    TextLabel *m_place;
    TextLabel *m_moved;
    TextLabel *m_why;
    TextLabel *m_nothing; ///< where no steps lead to the place
    ScrollColumn *m_steps;
    StagesView *m_stages;
    Panel *m_aside;
    TextLabel *m_effect; ///< what the next match can change
    TextLabel *m_matches;
    CourseStrip *m_course;
    ActionButton *m_open;
    ActionButton *m_all;
};

} // namespace dugout
