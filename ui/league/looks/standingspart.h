// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/tablescopes.h"
#include "core/sheet/showntable.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class BracketView;
class ChartView;
class ChoiceBox;
class GroupTables;
class LeagueDocument;
class LeagueTableView;
class Panel;
class ScrollColumn;
class PlacePanel;
class SegmentGround;
class StandingsDelegate;
struct Arrangement;
class TextLabel;

/// The table of the competition that is looked at; where there is room, why the chosen team is
/// where it is beside it, and the way there below. Groups stand beside each other over the bracket
/// that they lead to. Also who met whom, and the bracket of a knock-out.
class StandingsPart final : public QWidget
{
    Q_OBJECT

public:
    explicit StandingsPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    /// What stands there now, for paper.
    [[nodiscard]] const ShownTable &shown() const;

signals:
    void rosterRequested(const QString &team);
    void matchesRequested(const QString &team);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Whether the team that is highlighted has a sheet here.
    [[nodiscard]] bool hasSheet() const;
    void open();
    enum Look { Table, Cross, Points, Places, Bracket, LookCount };

    void makeLooks();
    void layOut();
    [[nodiscard]] Look look() const;
    void fillScopes();
    void addScope(const QString &title, std::vector<NamedScope> scopes);
    void showTable();
    void fillTable(const Competition &shown);
    void fillFaces(const Competition &shown);
    void fillGroups(const Competition &shown);
    [[nodiscard]] Arrangement arrangementOfGroups() const;
    /// Whether every group has a table of its own, beside the others.
    [[nodiscard]] bool isGrouped() const;
    void fitGroups();
    void fitTable();
    void showBracket(BracketView *view, const Competition &shown);
    [[nodiscard]] Arrangement arrangementOf(const ShownTable &table) const;
    void showChart(const Competition &shown);
    void showCourse();
    void sayWhy();
    /// What there is room for beside the table and below it.
    void fit();
    [[nodiscard]] bool isWide() const;
    /// By how many places the team in a row moved with the last round.
    [[nodiscard]] int movedOf(const QString &team) const;
    [[nodiscard]] const std::vector<NamedScope> &scopes() const;
    /// One of them, for what has a single one: a chart, the reason of a place.
    [[nodiscard]] TableScope scopeOf(const EntrantId &team) const;
    [[nodiscard]] int bracketPhase() const;

    LeagueDocument &m_document;
    SegmentGround *m_looks;
    QButtonGroup *m_lookGroup;
    ChoiceBox *m_scope;
    std::vector<std::vector<NamedScope>> m_scopes; ///< in the order of that box
    QString m_chosenScope; ///< as somebody chose it; empty: the usual one
    ActionButton *m_points;
    Panel *m_card;
    LeagueTableView *m_table;
    StandingsDelegate *m_rows;
    BracketView *m_bracket;
    ChartView *m_chart;
    ScrollColumn *m_groupColumn;
    GroupTables *m_groups;
    QVBoxLayout *m_left; ///< the table and what stands below it
    TextLabel *m_invitation;
    TextLabel *m_why; ///< where there is no room for the panel
    PlacePanel *m_place;
    Panel *m_below;
    ChartView *m_course;
    BracketView *m_onward; ///< below groups
    std::optional<TableScope> m_courseOf; ///< what it shows; none: something older
    bool m_isTold = false; ///< whether the panel has somebody to tell of
};

} // namespace dugout
