// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"
#include "core/sheet/showntable.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class LeagueDocument;
class LeagueTableView;
class Panel;
class TextLabel;

/// The teams and coaches of a league.
class MembersPart final : public QWidget
{
    Q_OBJECT

public:
    explicit MembersPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    void askToRegister();
    [[nodiscard]] const ShownTable &shown() const;

signals:
    void rosterRequested(const QString &team);

private:
    /// The team's own sheet; its coach where only paper knows it.
    void open();
    void offer();
    void sayWhoJoins();
    void makeButtons();
    [[nodiscard]] EntrantId current() const;

    LeagueDocument &m_document;
    TextLabel *m_invitation;
    Panel *m_card;
    LeagueTableView *m_table;
    ActionButton *m_register;
    ActionButton *m_paper;
    ActionButton *m_enter;
    ActionButton *m_roster;
    ActionButton *m_coach;
    ActionButton *m_forGood;
    ActionButton *m_club;
    ActionButton *m_handOn;
    ActionButton *m_leave;
    ActionButton *m_prize;
    ActionButton *m_holding;
    ActionButton *m_redraft;
    ActionButton *m_buyBack;
};

} // namespace dugout
