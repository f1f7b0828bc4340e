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
    /// While none is kept the sample league is offered; else it can be removed.
    void setHasSample(bool hasSample);
    void showProblem(const QString &sentence);
    void retranslate();

signals:
    void openRequested(const QString &id);
    void newRequested();
    void importRequested();
    void sampleRequested();
    void removeSampleRequested();

private:
    void fill();

    RulesetLibrary &m_library;
    std::vector<LeagueSummary> m_leagues;
    TextLabel *m_title;
    TextLabel *m_invitation;
    TextLabel *m_problem;
    ActionButton *m_new;
    ActionButton *m_import;
    ActionButton *m_sample;
    ActionButton *m_removeSample;
    Panel *m_card;
    KeptList *m_list;
};

} // namespace dugout
