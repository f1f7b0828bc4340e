// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QListView;

namespace dugout {

class TeamProblemsModel;
class TextLabel;

/// Every broken rule with its reason. Choosing one goes to the players it concerns.
class ProblemsPanel final : public Panel
{
    Q_OBJECT

public:
    explicit ProblemsPanel(TeamProblemsModel &model, QWidget *parent = nullptr);

    void retranslate();

signals:
    void playersRequested(const QStringList &players);

private:
    TeamProblemsModel &m_model;
    TextLabel *m_title;
    QListView *m_list;
};

} // namespace dugout
