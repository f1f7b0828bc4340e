// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/teamproblemsmodel.h"

#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

TeamProblemsModel::TeamProblemsModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

void TeamProblemsModel::setProblems(std::vector<TeamProblem> problems)
{
    if (problems == m_problems)
        return;
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

int TeamProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant TeamProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const TeamProblem &problem = m_problems[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return problem.sentence;
    case Qt::ToolTipRole:
        return plainToolTip(problem.sentence);
    case PlayerIdsRole: {
        QStringList ids;
        for (const PlayerId &player : problem.players)
            ids.append(player.text());
        return ids;
    }
    case IsErrorRole:
        return problem.severity == Severity::Error;
    case CodeRole:
        return problem.code;
    default:
        return {};
    }
}

} // namespace dugout
