// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishsummary.h"
#include "ui/common/panel.h"

class QGridLayout;

namespace dugout {

class ActionButton;
class TextLabel;

/// How the game ended: who won and why, everybody's glory, and what can be done next.
class EndPanel final : public Panel
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget *parent = nullptr);

    /// Hidden for a game that is not over.
    void show(const SkirmishSummary &summary, bool over);

signals:
    void newRequested();
    void reportRequested();

private:
    void addCell(const QString &words, int row, int column, bool strong);
    void fill(const SkirmishSummary &summary);

    TextLabel *m_verdict;
    TextLabel *m_games;
    QWidget *m_table;
    QGridLayout *m_grid;
    ActionButton *m_new;
    ActionButton *m_report;
};

} // namespace dugout
