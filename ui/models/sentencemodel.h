// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringListModel>

namespace dugout {

/// Sentences as rows that are read and not edited: broken rules, each with its reason.
class SentenceModel final : public QStringListModel
{
    Q_OBJECT

public:
    using QStringListModel::QStringListModel;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        return QStringListModel::flags(index) & ~Qt::ItemIsEditable;
    }
};

} // namespace dugout
