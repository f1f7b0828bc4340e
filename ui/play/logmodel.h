// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gametable.h"

#include <QAbstractListModel>
#include <QSet>

namespace dugout {

/// The log of a game, the newest line first. Groups that are not worth a line have none. Where a
/// line has a heading before a line feed, it stands under it, together with its neighbours of the
/// same heading.
class LogModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        GroupRole = Qt::UserRole, ///< the place in the log; of a heading that of its newest line
        RejectedRole, ///< why it no longer fits; empty when it does
        HeadingRole ///< true for a heading
    };

    explicit LogModel(QObject *parent = nullptr);

    /// False when they are what is shown already. With `wanted` only those groups are shown.
    bool setRows(const std::vector<LogRow> &rows, const std::optional<QSet<int>> &wanted = {});
    /// The row of a group; -1 when it has no line.
    [[nodiscard]] int rowOf(int group) const;
    /// The newest line, without its heading.
    [[nodiscard]] QString newest() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Shown
    {
        bool heading = false;
        int group = 0;
        QString words{};
        QString rejected{};

        bool operator==(const Shown &) const = default;
    };

    [[nodiscard]] static std::vector<Shown> shownOf(const std::vector<LogRow> &rows,
                                                    const std::optional<QSet<int>> &wanted);
    /// Where the new rows stand above those that were there; -1 when more has changed.
    [[nodiscard]] int growsAt(const std::vector<Shown> &shown) const;

    std::vector<Shown> m_shown; ///< newest first
};

/// The heading of a line of the log, and what stands under it.
[[nodiscard]] QString headingOf(const LogRow &row);
[[nodiscard]] QString wordsOf(const LogRow &row);
/// Both in one line.
[[nodiscard]] QString wholeLine(const LogRow &row);

} // namespace dugout
