// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/teamcheck.h"

#include <QAbstractListModel>

namespace dugout {

/// Every broken rule of a team as a row; shown in one place, blocking nothing.
class TeamProblemsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PlayerIdsRole = Qt::UserRole + 1, IsErrorRole, CodeRole };

    explicit TeamProblemsModel(QObject *parent = nullptr);

    void setProblems(std::vector<TeamProblem> problems);
    [[nodiscard]] const std::vector<TeamProblem> &problems() const { return m_problems; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<TeamProblem> m_problems;
};

} // namespace dugout
