// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "core/text/result.h"

#include <QAbstractTableModel>

#include <memory>

namespace dugout {

/// The players of a team as a table. It never changes the team itself: an edit is put to the
/// owner with `editRequested`, who answers with `setTeam`.
class RosterModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        PositionName,
        Movement,
        Strength,
        Agility,
        Armour,
        Skills,
        Points,
        Deeds,
        Value,
        Status,
        ColumnCount
    };
    enum Role {
        PlayerIdRole = Qt::UserRole + 1, ///< text of the player's id
        SortRole, ///< numbers as numbers
        AbsentRole, ///< true for one who misses the next match
        ImprovesRole, ///< true while an improvement roll waits
        GainedRole ///< how many of the skills at the end of the list were learnt
    };

    explicit RosterModel(QObject *parent = nullptr);

    void setTeam(const Team &team, std::shared_ptr<const Ruleset> ruleset);
    void setLanguage(Language language);

    [[nodiscard]] const Team &team() const { return m_team; }
    [[nodiscard]] const Player *playerAt(const QModelIndex &index) const;
    /// The row of a player, -1 when he is not there.
    [[nodiscard]] int rowOf(const PlayerId &player) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// What changing a cell of this column is called.
    [[nodiscard]] static QString editName(int column);

signals:
    /// The team as it would be. Nothing has changed yet.
    void editRequested(const dugout::Team &edited, int column);
    /// What was typed makes no sense.
    void editRefused(const QString &sentence);

private:
    void takeAwayRows(const std::vector<Player> &next);
    void putInOrder(const std::vector<Player> &next);
    void addRows(const std::vector<Player> &next);
    void tellChanges(const std::vector<Player> &before);
    [[nodiscard]] QString text(const Player &player, Column column) const;
    [[nodiscard]] QVariant sortValue(const Player &player, Column column) const;
    [[nodiscard]] QString skillNames(const Player &player) const;
    [[nodiscard]] QString status(const Player &player) const;

    Team m_team;
    std::shared_ptr<const Ruleset> m_ruleset;
    Language m_language = Language::English;
};

} // namespace dugout
