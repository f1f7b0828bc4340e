// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <QAbstractListModel>

namespace dugout {

/// The players of one side, box by box: those on the pitch, then the boxes of the dugout. Each box
/// that holds somebody has a heading.
class DugoutModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< true for the heading of a box
        CountRole, ///< how many are in the box
        NumberRole,
        PositionRole,
        DeedsRole, ///< "TD · CAS"
        StateRole, ///< "stunned"; empty when there is nothing to say
        HarmRole, ///< the state is a bad one
        RefRole ///< how prompts name the player
    };

    explicit DugoutModel(Seat seat, QObject *parent = nullptr);

    void setState(const MatchContext &context, const MatchState &state);
    [[nodiscard]] QModelIndex find(const QString &ref) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        bool heading = false;
        int number = 0; ///< of the player, or how many there are
        QString name{};
        QString position{};
        QString deeds{};
        QString state{};
        bool harm = false;
        QString ref{};
        QString card{}; ///< all that is known of him, for whoever points at him

        bool operator==(const Row &) const = default;
    };

    [[nodiscard]] static Row rowOf(const MatchContext &context, const MatchState &state,
                                   const MatchPlayer &player);

    Seat m_seat;
    std::vector<Row> m_rows;
};

} // namespace dugout
