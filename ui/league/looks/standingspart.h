// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/tablescopes.h"
#include "core/sheet/showntable.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class BracketView;
class ChartView;
class ChoiceBox;
class LeagueDocument;
class LeagueTableView;
class Panel;
class TextLabel;

/// The table of the competition that is looked at, with the reason of the place of whoever is
/// chosen; also who met whom, and the bracket of a knock-out.
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

private:
    /// Whether the team that is highlighted has a sheet here.
    [[nodiscard]] bool hasSheet() const;
    void open();
    enum Look { Table, Cross, Points, Places, Bracket };

    void fillScopes();
    void addScope(const QString &title, std::vector<NamedScope> scopes);
    void fillLooks();
    void showTable();
    void showChart(const Competition &shown);
    void sayWhy();
    [[nodiscard]] const std::vector<NamedScope> &scopes() const;
    /// One of them, for what has a single one: a chart, the reason of a place.
    [[nodiscard]] TableScope scopeOf(const EntrantId &team) const;
    [[nodiscard]] int bracketPhase() const;

    LeagueDocument &m_document;
    ChoiceBox *m_look;
    ChoiceBox *m_scope;
    std::vector<std::vector<NamedScope>> m_scopes; ///< in the order of that box
    QString m_chosenScope; ///< as somebody chose it; empty: the usual one
    ActionButton *m_points;
    Panel *m_card;
    LeagueTableView *m_table;
    BracketView *m_bracket;
    ChartView *m_chart;
    TextLabel *m_invitation;
    TextLabel *m_why;
};

} // namespace dugout
