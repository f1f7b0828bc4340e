// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"

#include <QAbstractTableModel>

namespace dugout {

/// Shows a `ShownTable`, whose rows are found by their ids.
class ShownTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { StrongRole = Qt::UserRole + 1, QuietRole, LastOnwardRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ShownTable table);
    [[nodiscard]] const ShownTable &table() const { return m_table; }
    /// Empty for a heading.
    [[nodiscard]] QString idAt(const QModelIndex &index) const;
    /// -1 when there is none.
    [[nodiscard]] int rowOf(const QString &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    ShownTable m_table;
};

} // namespace dugout
