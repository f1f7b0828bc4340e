// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaders.h"
#include "ui/models/showntable.h"

#include <QWidget>

namespace dugout {

class ChoiceBox;
class LeagueDocument;
class LeagueTableView;
class TextLabel;

/// Who leads in what: players by deed, and the records of teams, coaches and races.
class LeadersPart final : public QWidget
{
    Q_OBJECT

public:
    explicit LeadersPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    [[nodiscard]] const ShownTable &shown() const;

private:
    void fillBoards();
    void fillScopes();
    void fillRosters();
    void showBoard();
    [[nodiscard]] LeaderQuery query() const;

    LeagueDocument &m_document;
    ChoiceBox *m_board;
    ChoiceBox *m_scope;
    ChoiceBox *m_roster;
    LeagueTableView *m_table;
    TextLabel *m_nothing;
};

} // namespace dugout
