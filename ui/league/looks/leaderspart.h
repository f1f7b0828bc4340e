// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaders.h"
#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguebook/looks/leaguehonours.h"
#include "core/sheet/showntable.h"

#include <QWidget>

namespace dugout {

class ActionButton;
struct ChartPicture;
class ChartView;
class ChoiceBox;
class LeagueDocument;
class LeagueTableView;
class Panel;
class TextLabel;

/// Who leads in what: players by event, the records of teams, coaches and races, who did how
/// against whom, ratings, and what was won. Narrowed down by season, competition, division and
/// race; some of it as curves.
class LeadersPart final : public QWidget
{
    Q_OBJECT

public:
    explicit LeadersPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    [[nodiscard]] const ShownTable &shown() const;

private:
    void layOut();
    void fillBoards();
    void fillScopes();
    void fillDivisions();
    void fillRosters();
    void fillTeams();
    void fill(ChoiceBox *box, const QString &all, const QStringList &words,
              const QVariantList &data);
    void offer();
    void showBoard();
    [[nodiscard]] ShownTable board() const;
    [[nodiscard]] ChartPicture chart() const;
    [[nodiscard]] int current() const;
    [[nodiscard]] ResultScope scope() const;
    [[nodiscard]] LeaderQuery query() const;
    [[nodiscard]] RecordFilter records() const;
    [[nodiscard]] RatingQuery ratings() const;
    [[nodiscard]] HonourFilter honours() const;

    LeagueDocument &m_document;
    ChoiceBox *m_board;
    ChoiceBox *m_scope;
    ChoiceBox *m_division;
    ChoiceBox *m_roster;
    ChoiceBox *m_team;
    ActionButton *m_curves;
    Panel *m_card;
    LeagueTableView *m_table;
    ChartView *m_chart;
    TextLabel *m_nothing;
};

} // namespace dugout
