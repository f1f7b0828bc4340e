// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/showntablemodel.h"

#include "ui/models/plaintooltip.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString spokenCell(const ShownRow &row, const ShownColumn &column, const QString &text)
{
    if (row.isHeading()) // over all columns
        return row.text(0);
    const QString said = text.isEmpty() ? u"–"_s : text;
    return column.title.isEmpty() ? said : u"%1: %2"_s.arg(column.inFull(), said);
}

} // namespace

void ShownTableModel::setTable(ShownTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

QString ShownTableModel::idAt(const QModelIndex &index) const
{
    return index.isValid() ? m_table.rows[static_cast<size_t>(index.row())].id : QString();
}

int ShownTableModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_table.rows.begin(), m_table.rows.end(),
                                    [&id](const ShownRow &each) { return each.id == id; });
    return id.isEmpty() || found == m_table.rows.end()
        ? -1
        : static_cast<int>(found - m_table.rows.begin());
}

int ShownTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ShownTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ShownTableModel::data(const QModelIndex &index, int role) const
{
    const ShownRow &row = m_table.rows[static_cast<size_t>(index.row())];
    const ShownColumn &column = m_table.columns[static_cast<size_t>(index.column())];
    const QString text = row.text(static_cast<size_t>(index.column()));
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return plainToolTip(text);
    case Qt::AccessibleTextRole:
        return spokenCell(row, column, text);
    case Qt::TextAlignmentRole:
        return int((column.isFigure && !row.isHeading() ? Qt::AlignRight : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    case StrongRole:
        return row.strong || row.isHeading()
            || m_table.isDecisive(static_cast<size_t>(index.row()),
                                  static_cast<size_t>(index.column()));
    case QuietRole:
        return row.quiet;
    case LastOnwardRole:
        return m_table.endsOnward(static_cast<size_t>(index.row()));
    default:
        return {};
    }
}

QVariant ShownTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    const ShownColumn &column = m_table.columns[static_cast<size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::AccessibleTextRole:
        return column.inFull().isEmpty() ? u"–"_s : column.inFull();
    case Qt::ToolTipRole:
        return plainToolTip(column.inFull());
    case Qt::TextAlignmentRole:
        return int((column.isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags ShownTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && m_table.rows[static_cast<size_t>(index.row())].isHeading())
        flags &= ~Qt::ItemIsSelectable;
    return flags;
}

} // namespace dugout
