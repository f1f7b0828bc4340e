// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keptleagues.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class KeptList;
class Panel;
class RulesetLibrary;
class TextLabel;

/// The leagues that are kept; empty, it invites to found one.
class LeagueList final : public QWidget
{
    Q_OBJECT

public:
    explicit LeagueList(RulesetLibrary &library, QWidget *parent = nullptr);

    void setLeagues(const std::vector<LeagueSummary> &leagues);
    void showProblem(const QString &sentence);
    void retranslate();

signals:
    void openRequested(const QString &id);
    void newRequested();

private:
    void fill();

    RulesetLibrary &m_library;
    std::vector<LeagueSummary> m_leagues;
    TextLabel *m_title;
    TextLabel *m_invitation;
    TextLabel *m_problem;
    ActionButton *m_new;
    Panel *m_card;
    KeptList *m_list;
};

} // namespace dugout
