// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journal.h"

#include <QHash>
#include <QWidget>

namespace dugout {

class ActionButton;
class KeptList;
struct KeptEntry;
class Panel;
class TextLabel;

/// The matches a coach has, in progress first; empty, it invites to start one.
class MatchList final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchList(QWidget *parent = nullptr);

    /// In the order in which they were changed, the last first.
    void setMatches(const std::vector<JournalSummary> &matches);
    /// How a match stands, such as "2 – 1 · Turn 5, Orcs": told when it is known.
    void setStanding(const QString &id, const QString &standing);
    void showProblem(const QString &sentence);
    void retranslate();

signals:
    void newRequested();
    void openRequested(const QString &id);
    void renameRequested(const QString &id);
    void removeRequested(const QString &id);

private:
    void fill();
    [[nodiscard]] KeptEntry entryOf(const JournalSummary &match) const;

    std::vector<JournalSummary> m_matches;
    QHash<QString, QString> m_standings; ///< by the id of the match
    TextLabel *m_title;
    TextLabel *m_invitation;
    TextLabel *m_problem;
    ActionButton *m_new;
    ActionButton *m_open;
    ActionButton *m_rename;
    ActionButton *m_remove;
    Panel *m_card;
    KeptList *m_list;
};

} // namespace dugout
