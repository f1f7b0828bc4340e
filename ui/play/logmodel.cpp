// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

QString headingOf(const LogRow &row)
{
    const qsizetype end = row.line.indexOf(u'\n');
    return end < 0 ? QString() : row.line.left(end);
}

QString wordsOf(const LogRow &row)
{
    return row.line.sliced(row.line.indexOf(u'\n') + 1);
}

QString wholeLine(const LogRow &row)
{
    const QString heading = headingOf(row);
    return heading.isEmpty() ? row.line : u"%1: %2"_s.arg(heading, wordsOf(row));
}

LogModel::LogModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

std::vector<LogModel::Shown> LogModel::shownOf(const std::vector<LogRow> &rows,
                                               const std::optional<QSet<int>> &wanted)
{
    std::vector<Shown> shown;
    QString heading;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if ((row->line.isEmpty() && row->rejected.isEmpty())
            || (wanted && !wanted->contains(row->group)))
            continue;
        const QString own = headingOf(*row);
        if (!own.isEmpty() && own != heading)
            shown.push_back({true, row->group, own, {}});
        heading = own;
        shown.push_back({false, row->group, wordsOf(*row), row->rejected});
    }
    return shown;
}

int LogModel::growsAt(const std::vector<Shown> &shown) const
{
    if (shown.size() <= m_shown.size())
        return -1;
    const auto more = static_cast<std::ptrdiff_t>(shown.size() - m_shown.size());
    if (std::equal(m_shown.begin(), m_shown.end(), shown.begin() + more))
        return 0;
    // The heading of the newest line stays; it stands for another group now.
    const bool under = !m_shown.empty() && m_shown.front().heading && shown.front().heading
        && m_shown.front().words == shown.front().words
        && std::equal(m_shown.begin() + 1, m_shown.end(), shown.begin() + 1 + more);
    return under ? 1 : -1;
}

bool LogModel::setRows(const std::vector<LogRow> &rows, const std::optional<QSet<int>> &wanted)
{
    std::vector<Shown> shown = shownOf(rows, wanted);
    if (shown == m_shown)
        return false;
    // The usual case is one line more: the view keeps its place and its selection.
    if (const int first = growsAt(shown); first >= 0) {
        const auto more = static_cast<int>(shown.size() - m_shown.size());
        beginInsertRows({}, first, first + more - 1);
        m_shown = std::move(shown);
        endInsertRows();
    } else {
        beginResetModel();
        m_shown = std::move(shown);
        endResetModel();
    }
    return true;
}

int LogModel::rowOf(int group) const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(), [group](const Shown &one) {
        return !one.heading && one.group == group;
    });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

QString LogModel::newest() const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [](const Shown &one) { return !one.heading; });
    return found == m_shown.end() ? QString() : found->words;
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shown &row = m_shown[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.rejected.isEmpty() ? row.words
                                      : tr("%1 (no longer fits: %2)").arg(row.words, row.rejected);
    case GroupRole:
        return row.group;
    case RejectedRole:
        return row.rejected;
    case HeadingRole:
        return row.heading;
    default:
        return {};
    }
}

Qt::ItemFlags LogModel::flags(const QModelIndex &index) const
{
    const bool heading = index.data(HeadingRole).toBool();
    return heading ? Qt::ItemFlags(Qt::ItemIsEnabled) : QAbstractListModel::flags(index);
}

} // namespace dugout
