// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gametable.h"

#include <QAbstractListModel>

namespace dugout {

/// The log of a game, the newest line first. Groups that are not worth a line have none.
class LogModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        GroupRole = Qt::UserRole, ///< the place in the log
        MisfitRole ///< why it no longer fits; empty when it does
    };

    explicit LogModel(QObject *parent = nullptr);

    /// False when they are what is shown already.
    bool setRows(const std::vector<LogRow> &rows);
    /// The row of a group; -1 when it has no line.
    [[nodiscard]] int rowOf(int group) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] const LogRow &at(int row) const;

    std::vector<LogRow> m_rows; ///< oldest first
};

} // namespace dugout
