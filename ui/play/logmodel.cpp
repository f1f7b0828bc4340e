// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

LogModel::LogModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

bool LogModel::setRows(const std::vector<LogRow> &rows)
{
    std::vector<LogRow> shown;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(shown),
                 [](const LogRow &row) { return !row.line.isEmpty() || !row.misfit.isEmpty(); });
    // The usual case is one line more: the view keeps its place and its selection.
    const bool grows = shown.size() == m_rows.size() + 1
        && std::equal(m_rows.begin(), m_rows.end(), shown.begin());
    if (grows) {
        beginInsertRows({}, 0, 0);
        m_rows = std::move(shown);
        endInsertRows();
    } else if (shown != m_rows) {
        beginResetModel();
        m_rows = std::move(shown);
        endResetModel();
    } else {
        return false;
    }
    return true;
}

const LogRow &LogModel::at(int row) const
{
    return m_rows[m_rows.size() - 1 - static_cast<size_t>(row)];
}

int LogModel::rowOf(int group) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).group == group)
            return row;
    }
    return -1;
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.misfit.isEmpty() ? row.line
                                    : tr("%1 (no longer fits: %2)").arg(row.line, row.misfit);
    case GroupRole:
        return row.group;
    case MisfitRole:
        return row.misfit;
    default:
        return {};
    }
}

} // namespace dugout
