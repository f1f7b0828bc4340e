// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"
#include "core/sharing/sharednote.h"

#include <QWidget>

class QMenu;

namespace dugout {

class ActionButton;
class Invitation;
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

    /// `notes` are of those that are shared.
    void setLeagues(const std::vector<LeagueSummary> &leagues,
                    const std::vector<SharedNote> &notes = {});
    /// Whether leagues of a server can be joined.
    void setCanJoin(bool canJoin);
    /// While none is kept the sample league is offered; else it can be removed.
    void setHasSample(bool hasSample);
    void showProblem(const QString &sentence);
    void showDone(const QString &sentence);
    void retranslate();

signals:
    void openRequested(const QString &id);
    void newRequested();
    void importRequested();
    void joinRequested();
    void sampleRequested();
    void removeSampleRequested();
    void deleteRequested(const QString &id);

private:
    void fillMenu(QMenu &menu);
    void fill();
    /// Null where the league is on this machine alone.
    [[nodiscard]] const SharedNote *noteOf(const LeagueId &league) const;

    RulesetLibrary &m_library;
    std::vector<LeagueSummary> m_leagues;
    std::vector<SharedNote> m_notes;
    TextLabel *m_title;
    Invitation *m_invitation;
    TextLabel *m_problem;
    ActionButton *m_new;
    ActionButton *m_import;
    ActionButton *m_join;
    ActionButton *m_sample;
    ActionButton *m_removeSample;
    Panel *m_card;
    KeptList *m_list;
};

} // namespace dugout
