// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class Invitation;
class KeptList;
class TextLabel;
struct KeptEntry;

/// The skirmishes that were begun, the newest first, and one button for another.
class GameList final : public QWidget
{
    Q_OBJECT

public:
    explicit GameList(QWidget *parent = nullptr);

    void setGames(const std::vector<JournalSummary> &games);
    /// The one that was on the table.
    void select(const QString &id);
    void showProblem(const QString &sentence);
    void showDone(const QString &sentence);
    void retranslate();

signals:
    void openRequested(const QString &id);
    void removeRequested(const QString &id);
    void newRequested();

private:
    void fill();
    [[nodiscard]] KeptEntry entryOf(const JournalSummary &game) const;

    std::vector<JournalSummary> m_games;
    Invitation *m_invitation;
    TextLabel *m_problem;
    QWidget *m_card;
    KeptList *m_list;
    ActionButton *m_new;
    ActionButton *m_open;
    ActionButton *m_remove;
};

} // namespace dugout
