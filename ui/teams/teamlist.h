// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teams/teamrows.h"

#include <QWidget>

class QMenu;

namespace dugout {

class ActionButton;
class Invitation;
class KeptList;
struct KeptEntry;
class Panel;
class TextLabel;

/// The teams a coach has, newest first; empty, it invites to make one or to take the samples.
class TeamList final : public QWidget
{
    Q_OBJECT

public:
    explicit TeamList(QWidget *parent = nullptr);

    /// Whether samples nobody has touched are among them.
    void setTeams(const std::vector<TeamRow> &teams, bool hasSamples);
    /// At the end of the list.
    void addTeams(const std::vector<TeamRow> &teams);
    void showProblem(const QString &sentence);
    void showDone(const QString &sentence);
    /// Puts the cursor where the coach goes on: on the teams, or on making the first.
    void focusTeams();
    void retranslate();

signals:
    void openRequested(const QString &id);
    void newRequested();
    void importRequested();
    void printRequested();
    /// These alone.
    void printTheseRequested(const QStringList &ids);
    void samplesRequested();
    /// The end of the list is in sight: there may be more teams.
    void moreRequested();
    void removeSamplesRequested();
    void deleteRequested(const QStringList &ids);

private:
    /// What can be done with the highlighted teams.
    void fillMenu(QMenu &menu);
    void askToDelete();
    [[nodiscard]] static KeptEntry entryOf(const TeamRow &team);

    TextLabel *m_title;
    Invitation *m_invitation;
    TextLabel *m_problem;
    Panel *m_card;
    KeptList *m_list;
    ActionButton *m_new;
    ActionButton *m_import;
    ActionButton *m_print;
    ActionButton *m_samples;
    ActionButton *m_removeSamples;
};

} // namespace dugout
